//! How a question went.

use core::ffi::{CStr, c_char, c_int};
use foregone::DateError;
use foregone::calendar::{DeadlineError, PositionError};
use foregone::squares::{self, BoardError};
use foregone::subtraction::SearchError;

/// How a question went. All but `FOREGONE_STATUS_OK` are errors, after which nothing has been written to where the
/// answer was to go. Each function names its errors, without their `FOREGONE_STATUS_`.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForegoneStatus {
    /// It has been answered.
    Ok = 0,
    /// A pointer is null that must not be.
    NullPointer = 1,
    /// There is no such date: years are 1 to 9999, months 1 to 12, days 1 to the month's length.
    NotADate = 2,
    /// A date, a board or a number of things lies outside the game's range.
    OutOfRange = 3,
    /// A text is not a board: rows of equal length of 0 and 1, or of . and #, with / or line ends between them.
    NotABoard = 4,
    /// A subtraction set contains 0, or 65,535 numbers or more.
    NotASet = 5,
    /// The memory is too small.
    MemoryTooSmall = 6,
    /// The search has taken as much work as it was allowed.
    GaveUp = 7,
    /// There is no such move: the game is over, or a winning move was asked for and the position is lost.
    NoMove = 8,
    /// A table is not what it was when it was built.
    DamagedTable = 9,
}

impl ForegoneStatus {
    const ALL: [Self; 10] = [
        Self::Ok,
        Self::NullPointer,
        Self::NotADate,
        Self::OutOfRange,
        Self::NotABoard,
        Self::NotASet,
        Self::MemoryTooSmall,
        Self::GaveUp,
        Self::NoMove,
        Self::DamagedTable,
    ];

    const fn message(self) -> &'static CStr {
        match self {
            Self::Ok => c"answered",
            Self::NullPointer => c"a pointer is null that must not be",
            Self::NotADate => c"there is no such date: years are 1 to 9999, months 1 to 12",
            Self::OutOfRange => c"outside the game's range, which foregone.h gives with each function",
            Self::NotABoard => {
                c"not a board: expected rows of equal length of 0 and 1, or . and #, with / between them"
            }
            Self::NotASet => c"not a subtraction set: it contains 0, or 65,535 numbers or more",
            Self::MemoryTooSmall => c"the memory is too small: foregone_subtraction_bytes says how much is needed",
            Self::GaveUp => c"gave up after as much work as was allowed: allow more",
            Self::NoMove => c"there is no such move: the game is over, or the position is lost",
            Self::DamagedTable => c"a table is damaged: its content is not what it was when it was built",
        }
    }
}

/// What a status means, in English, in static memory. Any number may be asked about; those that are no
/// `ForegoneStatus` have a message that says so.
#[unsafe(no_mangle)]
pub extern "C" fn foregone_status_message(status: c_int) -> *const c_char {
    let known = ForegoneStatus::ALL.into_iter().find(|known| *known as i32 == status);
    known.map_or(c"not a status of foregone", ForegoneStatus::message).as_ptr()
}

impl From<DateError> for ForegoneStatus {
    fn from(_: DateError) -> Self {
        Self::NotADate
    }
}

impl From<PositionError> for ForegoneStatus {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::OutOfRange { .. } => Self::OutOfRange,
            _ => Self::NotADate,
        }
    }
}

impl From<DeadlineError> for ForegoneStatus {
    fn from(_: DeadlineError) -> Self {
        Self::OutOfRange
    }
}

impl From<BoardError> for ForegoneStatus {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::TooLarge { .. } => Self::OutOfRange,
            _ => Self::NotABoard,
        }
    }
}

impl From<squares::GaveUp> for ForegoneStatus {
    fn from(_: squares::GaveUp) -> Self {
        Self::GaveUp
    }
}

impl From<SearchError> for ForegoneStatus {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::Memory { .. } => Self::MemoryTooSmall,
            SearchError::Set => Self::NotASet,
            _ => Self::GaveUp,
        }
    }
}
