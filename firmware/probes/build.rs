//! Gives the probes their layout.

fn main() {
    println!("cargo::rerun-if-changed=probe.x");
    println!("cargo::rustc-link-search={}", env!("CARGO_MANIFEST_DIR"));
    println!("cargo::rustc-link-arg-bins=-Tprobe.x");
}
