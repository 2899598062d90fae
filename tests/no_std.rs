//! A consumer without std links nothing but lookups: no std, no alloc, nothing to initialise, no way to panic.

use object::{Object, ObjectSection, ObjectSymbol};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Builds `tests/consumer`, a `#![no_std]` `#![no_main]` program without a C runtime, and returns its bytes.
fn consumer() -> Vec<u8> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/consumer/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("consumer");
    let built = Command::new(env!("CARGO"))
        .args(["build", "--release", "--locked", "--manifest-path"])
        .arg(&manifest)
        .arg("--target-dir")
        .arg(&target)
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    fs::read(target.join("release/consumer")).unwrap()
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "the consumer links without a C runtime, as Linux programs can")]
fn only_lookups_are_linked() {
    let bytes = consumer();
    let program = object::File::parse(&*bytes).unwrap();
    let symbols: Vec<&str> = program.symbols().filter_map(|symbol| symbol.name().ok()).collect();
    let has = |part: &str| symbols.iter().find(|name| name.contains(part));

    // The test can see what it looks for: the table and the entry point are there.
    assert!(has("CALENDAR_OUTCOME").is_some() && has("_start").is_some(), "{symbols:?}");
    for banned in ["3std", "5alloc", "__rust_alloc", "malloc", "panicking", "panic_fmt", "unwind", "eh_personality"] {
        assert_eq!(has(banned), None, "the consumer links {banned}");
    }
    for section in program.sections() {
        let name = section.name().unwrap();
        let banned = [".data", ".bss", ".tdata", ".tbss", ".init_array", ".ctors", ".preinit_array"];
        assert!(!banned.contains(&name) || section.size() == 0, "{name} holds {} bytes", section.size());
    }
}
