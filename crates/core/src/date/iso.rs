//! ISO 8601 calendar dates, extended form: `YYYY-MM-DD`.

use super::{Date, ParseDateError};
use core::fmt;
use core::str::FromStr;

impl Date {
    /// Reads `YYYY-MM-DD`, exactly ten characters: what [`FromStr`] does, as a `const fn`.
    ///
    /// # Errors
    ///
    /// Says which character is wrong, or which of the three numbers is out of its range.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::parse_iso("2001-11-04"), Ok(Date::new(2001, 11, 4)?));
    /// assert_eq!(
    ///     Date::parse_iso("2001/11/04").unwrap_err().to_string(),
    ///     "expected a hyphen at character 5 of a date of the form YYYY-MM-DD, found '/'"
    /// );
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    pub const fn parse_iso(text: &str) -> Result<Self, ParseDateError> {
        let Some(bytes) = text.as_bytes().first_chunk::<10>() else {
            return Err(ParseDateError::Length { length: text.len() });
        };
        if text.len() != 10 {
            return Err(ParseDateError::Length { length: text.len() });
        }
        let mut fields = [0_u16; 3];
        let mut field = 0;
        let mut at = 0;
        while at < 10 {
            let found = bytes[at];
            if at == 4 || at == 7 {
                if found != b'-' {
                    return Err(ParseDateError::Hyphen { at, found });
                }
                field += 1;
            } else if found.is_ascii_digit() {
                fields[field] = fields[field] * 10 + (found - b'0') as u16;
            } else {
                return Err(ParseDateError::Digit { at, found });
            }
            at += 1;
        }
        // Month and day are two digits, so they fit.
        match Self::new(fields[0], fields[1] as u8, fields[2] as u8) {
            Ok(date) => Ok(date),
            Err(error) => Err(ParseDateError::Date(error)),
        }
    }
}

impl FromStr for Date {
    type Err = ParseDateError;
    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        Self::parse_iso(text)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year(), self.month(), self.day())
    }
}
