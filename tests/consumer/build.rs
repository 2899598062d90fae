//! Links without a C runtime, so that whatever is in the program came from us. Only `memcpy` and its like come from the
//! C library, as a shared one; on a target without one the compiler brings them along.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for argument in ["-nostartfiles", "-nodefaultlibs", "-no-pie", "-lc"] {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}
