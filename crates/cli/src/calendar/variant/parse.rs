//! Rules in TOML: the keys of the schema, each with the value of the game as it was set if it is left out.

use crate::print::shortened;
use foregone::calendar::{MonthEnd, Rules, Step, Steps};
use foregone::date::ParseDateError;
use foregone::{Convention, Date};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The keys, in the order in which a file is read.
pub(super) const KEYS: [&str; 5] = ["first", "deadline", "moves", "month_end", "convention"];
pub(super) const MONTH_ENDS: [(&str, MonthEnd); 2] = [("none", MonthEnd::NoMove), ("clamp", MonthEnd::Clamp)];
pub(super) const CONVENTIONS: [(&str, Convention); 2] =
    [("normal", Convention::Normal), ("misere", Convention::Misere)];

/// What is wrong, and at which byte.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) message: String,
    pub(super) help: String,
}

/// The rules in that text.
pub(super) fn parse(text: &str) -> Result<Rules, Fault> {
    let help = || {
        let keys = KEYS.join(", ");
        format!(
            "a rules file has some of the keys {keys}, such as deadline = 2001-11-04; `foregone rules --schema` says more"
        )
    };
    let table = DeTable::parse(text).map_err(|error| Fault {
        at: error.span().unwrap_or_default().start,
        message: format!("it is not TOML: {}", error.message()),
        help: help(),
    })?;
    let keys = table.get_ref().keys();
    if let Some(key) = keys.filter(|key| !KEYS.contains(&key.get_ref().as_ref())).min_by_key(|key| key.span().start) {
        let message = format!("expected one of {}, found the key {}", KEYS.join(", "), shortened(key.get_ref()));
        return Err(Fault { at: key.span().start, message, help: help() });
    }
    Document { text, table: table.get_ref() }.rules()
}

/// A file with no keys but those of rules.
struct Document<'a> {
    text: &'a str,
    table: &'a DeTable<'a>,
}

type Item<'a> = Spanned<DeValue<'a>>;

impl Document<'_> {
    fn rules(&self) -> Result<Rules, Fault> {
        let classic = Rules::CLASSIC;
        let first = self.read("first", classic.first(), Self::date)?;
        let deadline = self.read("deadline", classic.deadline(), Self::date)?;
        let rules = Rules::new(first, deadline).map_err(|error| {
            let stated = self.table.get("deadline").or(self.table.get("first"));
            let (first, deadline) = (classic.first(), classic.deadline());
            Fault {
                at: stated.map_or(0, |value| value.span().start),
                message: error.to_string(),
                help: format!("set first and deadline in order; left out, they are {first} and {deadline}"),
            }
        })?;
        let month_end = self.choice("month_end", classic.month_end(), &MONTH_ENDS)?;
        let convention = self.choice("convention", classic.convention(), &CONVENTIONS)?;
        let moves = self.read("moves", classic.moves(), Self::moves)?;
        Ok(rules.with_moves(moves).with_month_end(month_end).with_convention(convention))
    }

    /// The value of a key as `reader` reads it, or the default.
    fn read<T>(
        &self,
        key: &str,
        default: T,
        reader: impl FnOnce(&Self, &Item<'_>, &str) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.table.get(key).map_or(Ok(default), |value| reader(self, value, key))
    }

    fn fault(&self, value: &Item<'_>, expected: &str, why: &str, help: String) -> Fault {
        let found = match value.get_ref() {
            DeValue::Table(_) => "a table".into(),
            _ => shortened(self.text.get(value.span()).unwrap_or_default()),
        };
        Fault { at: value.span().start, message: format!("expected {expected}, found {found}{why}"), help }
    }

    /// A date, as TOML writes one or in quotes.
    fn date(&self, value: &Item<'_>, key: &str) -> Result<Date, Fault> {
        let refused = |why: &str| {
            let help = format!("write a date from {} to {}, such as {key} = 2001-11-04", Date::MIN, Date::MAX);
            self.fault(value, &format!("a date for {key}"), why, help)
        };
        let date = match value.get_ref() {
            DeValue::String(date) => date.as_ref().to_owned(),
            DeValue::Datetime(date) if date.time.is_none() => date.to_string(),
            _ => return Err(refused("")),
        };
        date.parse().map_err(|error: ParseDateError| refused(&format!(": {error}")))
    }

    /// A list of moves, each once.
    fn moves(&self, value: &Item<'_>, key: &str) -> Result<Steps, Fault> {
        let refused = |at: &Item<'_>, why: &str| {
            let names = Step::ALL.map(|step| format!("\"{step}\"")).join(", ");
            let help = format!("write some of {names}, each once, such as {key} = [\"day\", \"month\"]");
            self.fault(at, "a list of moves", why, help)
        };
        let DeValue::Array(items) = value.get_ref() else { return Err(refused(value, "")) };
        let mut found = Vec::new();
        for item in items {
            let step = Step::ALL.into_iter().find(|step| item.get_ref().as_str() == Some(step.name()));
            match step {
                None => return Err(refused(item, " in it")),
                Some(step) if found.contains(&step) => return Err(refused(item, " in it twice")),
                Some(step) => found.push(step),
            }
        }
        if found.is_empty() { Err(refused(value, "")) } else { Ok(Steps::new(&found)) }
    }

    /// One of a few names, or the default.
    fn choice<T: Copy>(&self, key: &str, default: T, choices: &[(&str, T)]) -> Result<T, Fault> {
        self.read(key, default, |_, value, _| {
            let chosen = choices.iter().find(|(name, _)| value.get_ref().as_str() == Some(name));
            chosen.map(|(_, choice)| *choice).ok_or_else(|| {
                let names: Vec<String> = choices.iter().map(|(name, _)| format!("\"{name}\"")).collect();
                let help = format!("write {key} = {}, or leave it out", names[0]);
                self.fault(value, &format!("{} for {key}", names.join(" or ")), "", help)
            })
        })
    }
}
