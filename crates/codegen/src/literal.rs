//! Numbers as literals, in the form that lints ask for.

use std::fmt::{self, Display};

/// A word in hexadecimal: `0x0123_4567`.
pub(crate) struct Hex(pub(crate) u32);

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:04X}_{:04X}", self.0 >> 16, self.0 & 0xFFFF)
    }
}

/// A number in decimal: `1_234_567`, and `1234`.
pub(crate) struct Decimal(pub(crate) usize);

impl Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        if digits.len() < 5 {
            return f.write_str(&digits);
        }
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index) % 3 == 0 {
                f.write_str("_")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        let said = |number| Decimal(number).to_string();
        assert_eq!(
            [0, 7, 1_234, 12_345, 123_456, 1_234_567].map(said),
            ["0", "7", "1234", "12_345", "123_456", "1_234_567"]
        );
        assert_eq!(Hex(0x0012_ABCD).to_string(), "0x0012_ABCD");
    }
}
