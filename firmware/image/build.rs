//! Tells the linker where flash and RAM are.

use std::{env, fs, path::Path};

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=memory.x");
    let out = env::var("OUT_DIR").map_err(std::io::Error::other)?;
    fs::copy("memory.x", Path::new(&out).join("memory.x"))?;
    println!("cargo::rustc-link-search={out}");
    println!("cargo::rustc-link-arg-bins=-Tlink.x");
    Ok(())
}
