//! `include/foregone.h` says what the sources say, and the README shows the example that is compiled.

use std::collections::BTreeSet;
use std::ffi::CStr;
use std::path::Path;
use std::{env, fs};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The header of the sources, in the order in which `lib.rs` names them.
fn generated() -> String {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(directory.join("cbindgen.toml")).unwrap();
    let library = read("src/lib.rs");
    let modules = library.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let sources = modules.map(|module| directory.join("src").join(module).with_extension("rs"));
    // Given the crate's folder, cbindgen would ask cargo for the sources of every dependency.
    let builder = sources.fold(cbindgen::Builder::new().with_config(config), cbindgen::Builder::with_src);
    let mut header = Vec::new();
    builder.generate().unwrap().write(&mut header);
    String::from_utf8(header).unwrap()
}

#[test]
fn the_header_is_fresh() {
    let generated = generated();
    if env::var_os("UPDATE_HEADER").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("include/foregone.h"), &generated).unwrap();
    }
    assert!(
        read("include/foregone.h") == generated,
        "include/foregone.h is stale; write it anew: UPDATE_HEADER=1 cargo test -p foregone-capi --test header"
    );
}

#[test]
fn the_readme_shows_the_example() {
    let readme = read("README.md");
    let shown = readme.split_once("```c\n").and_then(|(_, rest)| rest.split_once("```\n")).map(|(shown, _)| shown);
    assert_eq!(shown, Some(&*read("examples/who_wins.c")), "README.md and examples/who_wins.c differ");
}

/// A status that is new in the enumeration has a message too.
#[test]
fn every_status_has_a_message() {
    let header = read("include/foregone.h");
    let lines = header.lines().filter_map(|line| line.trim().strip_prefix("FOREGONE_STATUS_")?.strip_suffix(','));
    let values: Vec<i32> = lines.map(|line| line.split_once(" = ").unwrap().1.parse().unwrap()).collect();
    assert!(values.len() >= 10, "{values:?}");
    let message = |status| {
        // SAFETY: a message is a text in static memory.
        unsafe { CStr::from_ptr(foregone_capi::foregone_status_message(status)) }
    };
    let messages: BTreeSet<_> = values.iter().map(|value| message(*value)).collect();
    assert_eq!(messages.len(), values.len(), "two statuses have the same message: {messages:?}");
    assert!(!messages.contains(message(-1)), "a status is taken for none: {messages:?}");
}
