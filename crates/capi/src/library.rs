//! The library itself.

use crate::ForegoneStatus;
use core::ffi::{CStr, c_char};
use core::hint::black_box;
use foregone::{calendar, squares};

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no 0 byte in it"),
};

/// The version of the library, such as 1.2.3, in static memory.
#[unsafe(no_mangle)]
pub extern "C" fn foregone_version() -> *const c_char {
    VERSION.as_ptr()
}

/// Reads every table where it lies and compares it with what was stated when it was built: a self-test for firmware.
///
/// Errors: `DAMAGED_TABLE`.
#[unsafe(no_mangle)]
pub extern "C" fn foregone_verify() -> ForegoneStatus {
    // Behind a black box the table is read from where it lies, not known to the compiler.
    let outcomes = black_box(calendar::TABLE).verify().is_ok();
    let special_days = calendar::verify_special_days().is_ok();
    let components = squares::TABLE.verify().is_ok();
    if outcomes && special_days && components { ForegoneStatus::Ok } else { ForegoneStatus::DamagedTable }
}
