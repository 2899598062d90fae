//! Links without a C runtime, so that whatever is in the program came from us.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for argument in ["-nostartfiles", "-nostdlib", "-static"] {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}
