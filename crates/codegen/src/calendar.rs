//! The tables of a Calendar Game: an outcome plane and the map of special days.
//!
//! This is what `foregone`'s own build script emits, and is public for others who want the game with the moves it was
//! set with between other bounds: its parity law, Grundy values and explanations need the special days, and whoever
//! includes the source needs `phf` beside `foregone-core`. For a variant, or for outcomes alone, a [`Table`] of
//! [`Solution::outcome_plane`] is enough. The names that it defines are part of what is promised.

use crate::literal::Hex;
use crate::map::DigestOf;
use crate::{Map, Plane, PlaneError, Solution, Table};
use foregone_core::{
    Date, Nimber, Outcome,
    calendar::{Rules, day_key, parity, special_crc32},
    map::MapDigest,
};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::{self, Display};

/// The emitted tables of a Calendar Game, as Rust source.
///
/// It defines, beside what [`Table`] does for `CALENDAR_OUTCOME`: `CALENDAR`, the rules as a value; `CALENDAR_SPECIAL`,
/// the special days, with `CALENDAR_SPECIAL_DIGEST`; and assertions that hold the table against the rules when it is compiled.
#[derive(Clone, Debug)]
pub struct Tables {
    rules: Rules,
    outcome: Plane,
    special: BTreeMap<u32, Special>,
    core_path: String,
    phf_path: String,
}

/// Why a solution does not make [`Tables`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TablesError {
    /// The rules are those of a variant.
    Variant {
        /// The rules.
        rules: Rules,
    },
    /// The outcomes do not make a plane.
    Plane(PlaneError<Date>),
}

impl Display for TablesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant { rules } => write!(
                f,
                "{rules}: a variant has no parity law, so no special days: use `outcome_plane` or `grundy_plane` of its \
                 solution"
            ),
            Self::Plane(error) => Display::fmt(error, f),
        }
    }
}

impl Error for TablesError {}

/// The years in which a day of the year is special.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Special {
    parity_fails: Vec<u16>,
    grundy_two: Vec<u16>,
}

impl Tables {
    /// Packs the outcomes and finds the special days of a solved game: the one that was set, between any bounds.
    ///
    /// # Errors
    ///
    /// Where the game is a variant with other moves, another month's end or misère play: it has no parity law to be
    /// special from. [`Solution::outcome_plane`] and [`Solution::grundy_plane`] pack it.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone_codegen::{calendar::Tables, solve};
    /// use foregone_core::calendar::Rules;
    ///
    /// let source = Tables::new(&solve(&Rules::CLASSIC)?)?.to_string();
    /// assert!(source.contains("static CALENDAR_OUTCOME: ::foregone_core::packed::Packed<1, 1223>"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(solution: &Solution<'_, Rules>) -> Result<Self, TablesError> {
        let rules = *solution.game();
        if Rules::new(rules.first(), rules.deadline()) != Ok(rules) {
            return Err(TablesError::Variant { rules });
        }
        let outcome = solution.outcome_plane().map_err(TablesError::Plane)?;
        let mut special: BTreeMap<u32, Special> = BTreeMap::new();
        for (date, value) in solution.values() {
            if Outcome::of(value) != parity(date) {
                special.entry(key(date)).or_default().parity_fails.push(date.year());
            }
            if value == Nimber::new(2) {
                special.entry(key(date)).or_default().grundy_two.push(date.year());
            }
        }
        Ok(Self { rules, outcome, special, core_path: "::foregone_core".into(), phf_path: "::phf".into() })
    }

    /// The path of `foregone_core` as the emitted source sees it; `::foregone_core` unless told.
    #[must_use]
    pub fn core_path(mut self, path: impl Into<String>) -> Self {
        self.core_path = path.into();
        self
    }

    /// The path of `phf` as the emitted source sees it; `::phf` unless told.
    #[must_use]
    pub fn phf_path(mut self, path: impl Into<String>) -> Self {
        self.phf_path = path.into();
        self
    }

    /// A set of years as bits.
    fn bits(&self, years: &[u16]) -> Vec<u32> {
        let first = self.rules.first().year();
        let mut words = vec![0_u32; self.rules.year_words()];
        for year in years {
            let offset = year - first;
            words[usize::from(offset / 32)] |= 1 << (offset % 32);
        }
        words
    }

    /// What the map of special days states of itself.
    fn special_digest(&self) -> MapDigest {
        let first = self.rules.first().year();
        MapDigest::of(self.special.iter().map(|(key, special)| {
            let (parity_fails, grundy_two) = (self.bits(&special.parity_fails), self.bits(&special.grundy_two));
            special_crc32(*key, [(first, &parity_fails), (first, &grundy_two)])
        }))
    }

    /// A set of years as a Rust expression.
    fn years(&self, years: &[u16]) -> String {
        let first = self.rules.first().year();
        let words: Vec<String> = self.bits(years).iter().map(|word| Hex(*word).to_string()).collect();
        format!("{}::calendar::Years::new({first}, [{}])", self.core_path, words.join(", "))
    }

    /// A date as a Rust expression.
    fn date(&self, date: Date) -> String {
        let (core, year, month, day) = (&self.core_path, date.year(), date.month(), date.day());
        format!(
            "match {core}::Date::new({year}, {month}, {day}) {{ Ok(date) => date, Err(_) => panic!(\"not a date\") }}"
        )
    }
}

fn key(date: Date) -> u32 {
    day_key(date.month(), date.day())
}

impl Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (core, rules) = (&self.core_path, self.rules.to_string());
        writeln!(f, "/// {rules}")?;
        writeln!(
            f,
            "pub(crate) const CALENDAR: {core}::calendar::Rules = match {core}::calendar::Rules::new({}, {}) {{ \
             Ok(rules) => rules, Err(_) => panic!(\"bounds\") }};",
            self.date(self.rules.first()),
            self.date(self.rules.deadline())
        )?;
        write!(f, "{}", Table::new("CALENDAR_OUTCOME", &self.outcome).rules(&rules).core_path(core))?;
        writeln!(
            f,
            "const _: () = assert!({core}::calendar::check_table(&CALENDAR, &CALENDAR_OUTCOME, CALENDAR_OUTCOME_DIGEST)\
             .is_ok());"
        )?;
        let entries = self.special.iter().map(|(key, special)| {
            let value = format!(
                "{core}::calendar::Special {{ parity_fails: {}, grundy_two: {} }}",
                self.years(&special.parity_fails),
                self.years(&special.grundy_two)
            );
            (*key, value)
        });
        write!(f, "{}", DigestOf { map: "CALENDAR_SPECIAL", digest: self.special_digest(), core })?;
        let value_type = format!("{core}::calendar::Special<{}>", self.rules.year_words());
        let map = Map::new("CALENDAR_SPECIAL", &value_type, entries)
            .doc("Days where the parity law fails or the Grundy value is 2, by `day_key`.");
        write!(f, "{}", map.phf_path(&self.phf_path))?;
        writeln!(f, "const _: () = assert!(CALENDAR_SPECIAL.len() == {});", self.special.len())
    }
}
