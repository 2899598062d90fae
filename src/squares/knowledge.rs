//! What is known of a value.

/// A value that is known, or values that are ruled out, in one word.
///
/// With [`EXACT`] set the rest is the value. Otherwise bit v is set if the value is known not to be v; nothing is
/// noted about values of 31 and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Knowledge(u32);

const EXACT: u32 = 1 << 31;

impl Knowledge {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn exact(value: u32) -> Self {
        Self(EXACT | value)
    }

    pub(super) const fn value(self) -> Option<u32> {
        if self.0 & EXACT == 0 { None } else { Some(self.0 & !EXACT) }
    }

    /// The same, and that the value is not `value`.
    #[must_use]
    pub(super) const fn excluding(self, value: u32) -> Self {
        if self.0 & EXACT == 0 && value < 31 { Self(self.0 | 1 << value) } else { self }
    }

    /// Whether the value is `value`, if that is settled.
    pub(super) const fn is(self, value: u32) -> Option<bool> {
        match self.value() {
            Some(exact) => Some(exact == value),
            None if value < 31 && self.0 >> value & 1 == 1 => Some(false),
            None => None,
        }
    }
}
