//! Reading claims: precedence climbing, with a bound to its depth.

use super::{ClaimError, Expression, MOST_CHARACTERS, MOST_NESTING, Operator, Value};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// How tightly `in` binds: as comparisons do.
const IN: u8 = 4;

/// The expression that a text is.
pub(super) fn claim(text: &str, variables: &[&str]) -> Result<Expression, ClaimError> {
    if text.chars().nth(MOST_CHARACTERS).is_some() {
        let message = alloc::format!("expected at most {MOST_CHARACTERS} characters, found more");
        return Err(ClaimError { message, at: None });
    }
    let mut reader = Reader { text, rest: text, variables, depth: 0 };
    let expression = reader.expression(0)?;
    reader.blanks();
    if reader.rest.is_empty() { Ok(expression) } else { reader.expected("an operator or the end") }
}

struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    variables: &'a [&'a str],
    depth: usize,
}

impl<'a> Reader<'a> {
    fn blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, sign: &str) -> bool {
        self.blanks();
        self.rest.strip_prefix(sign).map(|rest| self.rest = rest).is_some()
    }

    /// The keyword, if it stands next and no longer word does.
    fn take_word(&mut self, word: &str) -> bool {
        self.blanks();
        let is_it = self.word() == word;
        is_it && self.take(word)
    }

    /// The name or number that stands next.
    fn word(&self) -> &'a str {
        let is_part = |next: char| next.is_alphanumeric() || next == '_';
        let end = self.rest.find(|next| !is_part(next)).unwrap_or(self.rest.len());
        self.rest.get(..end).unwrap_or_default()
    }

    fn expected<T>(&mut self, what: &str) -> Result<T, ClaimError> {
        self.blanks();
        let found: String = match (self.word(), self.rest.chars().next()) {
            ("", None) => "the end".into(),
            ("", Some(next)) => alloc::format!("{next:?}"),
            (word, _) => word.chars().take(20).flat_map(char::escape_debug).collect(),
        };
        self.fault(alloc::format!("expected {what}, found {found}"))
    }

    fn fault<T>(&self, message: String) -> Result<T, ClaimError> {
        let read = self.text.len() - self.rest.len();
        let at = self.text.get(..read).map(|read| read.chars().count() + 1);
        Err(ClaimError { message, at })
    }

    fn need(&mut self, sign: &str) -> Result<(), ClaimError> {
        if self.take(sign) { Ok(()) } else { self.expected(&alloc::format!("`{sign}`")) }
    }

    /// An expression of operators that bind at least so tightly.
    fn expression(&mut self, tightness: u8) -> Result<Expression, ClaimError> {
        self.depth += 1;
        if self.depth > MOST_NESTING {
            return self.fault(alloc::format!("expected at most {MOST_NESTING} expressions in each other, found more"));
        }
        let mut left = self.operand()?;
        loop {
            self.blanks();
            if tightness <= IN && self.take_word("in") {
                self.need("[")?;
                left = Expression::In(Box::new(left), self.list()?);
                continue;
            }
            let known = Operator::ALL.iter().find(|(sign, ..)| self.rest.starts_with(sign));
            let Some((sign, operator, binding)) = known.filter(|(.., binding)| *binding >= tightness) else { break };
            self.take(sign);
            let right = self.expression(binding + 1)?;
            left = Expression::Two(*operator, Box::new((left, right)));
        }
        self.depth -= 1;
        Ok(left)
    }

    /// The rest of a list, after its bracket.
    fn list(&mut self) -> Result<Vec<Expression>, ClaimError> {
        let mut items = Vec::new();
        while !self.take("]") {
            items.push(self.expression(0)?);
            if !self.take(",") {
                self.need("]")?;
                break;
            }
        }
        Ok(items)
    }

    /// What operators stand between.
    fn operand(&mut self) -> Result<Expression, ClaimError> {
        if self.take("!") {
            return Ok(Expression::Not(Box::new(self.expression(7)?)));
        }
        if self.take("-") {
            return Ok(Expression::Minus(Box::new(self.expression(7)?)));
        }
        if self.take("(") {
            let inner = self.expression(0)?;
            self.need(")")?;
            return Ok(inner);
        }
        if self.take_word("if") {
            let condition = self.expression(0)?;
            self.need("{")?;
            let then = self.expression(0)?;
            self.need("}")?;
            if !self.take_word("else") {
                return self.expected("`else`");
            }
            self.need("{")?;
            let other = self.expression(0)?;
            self.need("}")?;
            return Ok(Expression::If(Box::new((condition, then, other))));
        }
        self.blanks();
        let word = self.word();
        let variable = self.variables.iter().position(|name| *name == word);
        let operand = match (word, variable) {
            (_, Some(index)) => Expression::Variable(index),
            ("true" | "false", None) => Expression::Constant(Value::Truth(word == "true")),
            ("", None) => return self.expected("a number, a variable or `(`"),
            (word, None) if word.starts_with(|next: char| next.is_ascii_digit()) => {
                match word.replace('_', "").parse() {
                    Ok(number) => Expression::Constant(Value::Number(number)),
                    Err(_) => return self.expected("a number of at most 64 bits"),
                }
            }
            _ => return self.expected(&alloc::format!("one of the variables {}", self.variables.join(", "))),
        };
        self.take(word);
        Ok(operand)
    }
}
