//! Pointers from C: the only place where one is followed.

use crate::ForegoneStatus;
use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::{ptr, slice};

/// Writes the answer of `question` to `out`, or nothing where there is none.
///
/// # Safety
///
/// `out` is null, or aligned and valid for a write.
pub(crate) unsafe fn answer<T>(out: *mut T, question: impl FnOnce() -> Result<T, ForegoneStatus>) -> ForegoneStatus {
    if out.is_null() {
        return ForegoneStatus::NullPointer;
    }
    match question() {
        Ok(answer) => {
            // SAFETY: it is not null, so the caller has promised that it may be written.
            unsafe { out.write(answer) };
            ForegoneStatus::Ok
        }
        Err(status) => status,
    }
}

/// Refuses what no array can be: null with elements, or larger than any allocation.
fn check_array<T>(array: *const T, length: usize) -> Result<(), ForegoneStatus> {
    if array.is_null() {
        return Err(ForegoneStatus::NullPointer);
    }
    match length.checked_mul(size_of::<T>()) {
        Some(bytes) if isize::try_from(bytes).is_ok() => Ok(()),
        _ => Err(ForegoneStatus::OutOfRange),
    }
}

/// An array to read; null is one without elements.
///
/// # Safety
///
/// `array` is null, or aligned and valid for reads of `length` elements, which nobody changes as long as the slice is
/// used.
pub(crate) unsafe fn array<'a, T>(array: *const T, length: usize) -> Result<&'a [T], ForegoneStatus> {
    if length == 0 {
        return Ok(&[]);
    }
    check_array(array, length)?;
    // SAFETY: it is not null and not too large, and the caller has promised the rest.
    Ok(unsafe { slice::from_raw_parts(array, length) })
}

/// As many values as fit the memory once it is aligned, all of them `value`; none where the memory is null or too small.
///
/// # Safety
///
/// `memory` is null, or valid for reads and writes of `bytes` bytes, which may be uninitialised, and which nobody else
/// uses as long as the slice is used.
pub(crate) unsafe fn lent<'a, T: Copy>(
    memory: *mut c_void,
    bytes: usize,
    value: T,
) -> Result<&'a mut [T], ForegoneStatus> {
    if bytes == 0 {
        return Ok(&mut []);
    }
    let memory = memory.cast::<MaybeUninit<u8>>();
    check_array(memory, bytes)?;
    // SAFETY: it is not null and not too large, and the caller has promised the rest.
    let memory = unsafe { slice::from_raw_parts_mut(memory, bytes) };
    // SAFETY: any bytes, even uninitialised ones, are a `MaybeUninit`.
    let (_, values, _) = unsafe { memory.align_to_mut::<MaybeUninit<T>>() };
    values.fill(MaybeUninit::new(value));
    // SAFETY: all of them have just been initialised, and a `MaybeUninit` has the layout of what is in it.
    Ok(unsafe { &mut *(ptr::from_mut(values) as *mut [T]) })
}
