//! Claims: expressions over the variables of a game's positions.
//!
//! Numbers, `true`, `false`, variables; `|| && ! == != < <= > >= + - * / %` as in C, `x in [1, 2]`,
//! `if c { a } else { b }`, parentheses. There is nothing to loop with, so that what a claim takes is bounded by its
//! length, which is bounded too.

mod parse;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A value of a variable or an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// True or false.
    Truth(bool),
}

impl Value {
    /// What kind of value it is.
    const fn kind(self) -> &'static str {
        match self {
            Self::Number(_) => "number",
            Self::Truth(_) => "truth value",
        }
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

/// A number, as claims see it; what is larger than they can count is the greatest that they can.
impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Truth(truth) => truth.fmt(f),
        }
    }
}

/// The most characters that a claim may have.
pub const MOST_CHARACTERS: usize = 4_000;
/// The most parentheses, braces and other operators that may stand in each other.
const MOST_NESTING: usize = 64;

/// Why a text is no claim, or has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimError {
    /// What is wrong.
    pub message: String,
    /// At which character, counted from 1, where it is at one.
    pub at: Option<usize>,
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.at.map_or(Ok(()), |at| write!(f, " at character {at}"))
    }
}

impl core::error::Error for ClaimError {}

/// A claim, read.
///
/// # Example
///
/// ```
/// use foregone_guide::{Claim, Value};
///
/// let claim = Claim::new("(m + d) % 2 == 0 || d == 30 && m in [9, 11]", &["m", "d"])?;
/// assert_eq!(claim.says(&[Value::Number(9), Value::Number(30)])?, Value::Truth(true));
/// assert_eq!(claim.says(&[Value::Number(12), Value::Number(31)])?, Value::Truth(false));
/// let error = Claim::new("m + x", &["m", "d"]).unwrap_err();
/// assert_eq!(error.to_string(), "expected one of the variables m, d, found x at character 5");
/// # Ok::<(), foregone_guide::ClaimError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Claim(Expression);

#[derive(Clone, Debug)]
enum Expression {
    Constant(Value),
    /// The variable of that index.
    Variable(usize),
    Not(Box<Self>),
    Minus(Box<Self>),
    Two(Operator, Box<(Self, Self)>),
    In(Box<Self>, Vec<Self>),
    If(Box<(Self, Self, Self)>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Or,
    And,
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl Operator {
    /// Each by its sign, and how tightly it binds. A sign that begins another one stands after it.
    const ALL: [(&'static str, Self, u8); 13] = [
        ("||", Self::Or, 1),
        ("&&", Self::And, 2),
        ("==", Self::Equal, 3),
        ("!=", Self::Unequal, 3),
        ("<=", Self::AtMost, 4),
        (">=", Self::AtLeast, 4),
        ("<", Self::Less, 4),
        (">", Self::Greater, 4),
        ("+", Self::Add, 5),
        ("-", Self::Subtract, 5),
        ("*", Self::Multiply, 6),
        ("/", Self::Divide, 6),
        ("%", Self::Remainder, 6),
    ];

    fn sign(self) -> &'static str {
        Self::ALL.iter().find(|(_, operator, _)| *operator == self).map_or("", |(sign, ..)| sign)
    }
}

impl Claim {
    /// Reads a claim over those variables.
    ///
    /// # Errors
    ///
    /// Where the text is longer than [`MOST_CHARACTERS`], nested more than 64 deep, or no expression over them.
    pub fn new(text: &str, variables: &[&str]) -> Result<Self, ClaimError> {
        parse::claim(text, variables).map(Self)
    }

    /// What the claim says where the variables have those values.
    ///
    /// # Errors
    ///
    /// Where a value is of the wrong kind, a number leaves the range of 64 bits, or a divisor is 0.
    pub fn says(&self, values: &[Value]) -> Result<Value, ClaimError> {
        self.0.value(values)
    }
}

fn fault<T>(message: String) -> Result<T, ClaimError> {
    Err(ClaimError { message, at: None })
}

impl Expression {
    fn value(&self, values: &[Value]) -> Result<Value, ClaimError> {
        Ok(match self {
            Self::Constant(value) => *value,
            Self::Variable(index) => values.get(*index).copied().unwrap_or(Value::Number(0)),
            Self::Not(of) => Value::Truth(!of.truth(values, "!")?),
            Self::Minus(of) => Value::Number(of.number(values, "-")?.wrapping_neg()),
            Self::Two(Operator::Or, both) => Value::Truth(both.0.truth(values, "||")? || both.1.truth(values, "||")?),
            Self::Two(Operator::And, both) => Value::Truth(both.0.truth(values, "&&")? && both.1.truth(values, "&&")?),
            Self::Two(operator @ (Operator::Equal | Operator::Unequal), both) => {
                let (one, other) = (both.0.value(values)?, both.1.value(values)?);
                if one.kind() != other.kind() {
                    return fault(alloc::format!(
                        "`{}` compares a {} with a {}",
                        operator.sign(),
                        one.kind(),
                        other.kind()
                    ));
                }
                Value::Truth((one == other) == (*operator == Operator::Equal))
            }
            Self::Two(operator, both) => {
                let sign = operator.sign();
                let (one, other) = (both.0.number(values, sign)?, both.1.number(values, sign)?);
                let number = match operator {
                    Operator::Less => return Ok(Value::Truth(one < other)),
                    Operator::AtMost => return Ok(Value::Truth(one <= other)),
                    Operator::Greater => return Ok(Value::Truth(one > other)),
                    Operator::AtLeast => return Ok(Value::Truth(one >= other)),
                    Operator::Add => one.checked_add(other),
                    Operator::Subtract => one.checked_sub(other),
                    Operator::Multiply => one.checked_mul(other),
                    Operator::Divide => one.checked_div(other),
                    _ => one.checked_rem(other),
                };
                match number {
                    Some(number) => Value::Number(number),
                    None if other == 0 => return fault(alloc::format!("{one} {sign} 0 divides by zero")),
                    None => return fault(alloc::format!("{one} {sign} {other} is too large for 64 bits")),
                }
            }
            Self::In(of, list) => {
                let wanted = of.value(values)?;
                for item in list {
                    if item.value(values)? == wanted {
                        return Ok(Value::Truth(true));
                    }
                }
                Value::Truth(false)
            }
            Self::If(parts) => {
                let chosen = if parts.0.truth(values, "if")? { &parts.1 } else { &parts.2 };
                chosen.value(values)?
            }
        })
    }

    fn truth(&self, values: &[Value], sign: &str) -> Result<bool, ClaimError> {
        match self.value(values)? {
            Value::Truth(truth) => Ok(truth),
            Value::Number(number) => fault(alloc::format!("`{sign}` takes true or false, and is given {number}")),
        }
    }

    fn number(&self, values: &[Value], sign: &str) -> Result<i64, ClaimError> {
        match self.value(values)? {
            Value::Number(number) => Ok(number),
            Value::Truth(truth) => fault(alloc::format!("`{sign}` takes numbers, and is given {truth}")),
        }
    }
}

#[cfg(test)]
mod tests;
