//! The panic handler of the probes, which have nothing else in common.
//!
//! Each exports its `ask` under that name for the linker to find, which is `unsafe` because two of a name would clash.
#![no_std]
#![forbid(unsafe_code)]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}
