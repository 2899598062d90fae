//! `include/foregone.h` says what the sources say, and the README shows the example that is compiled.

use std::collections::BTreeSet;
use std::ffi::CStr;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The sources of the library.
fn sources() -> Vec<String> {
    let library = read("src/lib.rs");
    let modules = library.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    modules.map(|module| read(&format!("src/{module}.rs"))).collect()
}

/// A Rust type and a name, as C declares them.
fn declared(name: &str, rust: &str) -> String {
    if let Some(of) = rust.strip_prefix("*const ") {
        return format!("const {}", declared(&format!("*{name}"), of));
    }
    if let Some(of) = rust.strip_prefix("*mut ") {
        return declared(&format!("*{name}"), of);
    }
    let c = match rust {
        "u8" | "u16" | "u32" | "u64" => format!("uint{}_t", &rust[1..]),
        "usize" => "size_t".into(),
        "c_char" | "c_int" | "c_void" => rust[2..].into(),
        "bool" | "ForegoneStatus" | "ForegoneStep" => rust.into(),
        _ => format!("struct {rust}"),
    };
    format!("{c} {name}")
}

/// What the functions of a source should be declared as, on one line each.
fn functions(source: &str) -> impl Iterator<Item = String> {
    source.split("extern \"C\" fn ").skip(1).map(|function| {
        let (name, rest) = function.split_once('(').unwrap();
        let (parameters, rest) = rest.split_once(')').unwrap();
        let returned = rest.split_once("-> ").unwrap().1.split_once(" {").unwrap().0;
        let parameters = parameters.split(',').map(str::trim).filter(|parameter| !parameter.is_empty());
        let parameters: Vec<String> = parameters
            .map(|parameter| parameter.split_once(": ").unwrap())
            .map(|(name, of)| declared(name, of))
            .collect();
        let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
        format!("{}({parameters});", declared(name, returned))
    })
}

/// What of a source should stand in the header beside the functions: fields, and what is said of what is public.
fn lines(source: &str) -> Vec<String> {
    let (mut found, mut said) = (Vec::new(), Vec::new());
    for line in source.lines().map(str::trim) {
        let field = line.strip_prefix("pub ").and_then(|field| field.strip_suffix(',')?.split_once(": "));
        // A variant of an enumeration for C has its number.
        let variant = line.strip_suffix(',').and_then(|variant| variant.split_once(" = "));
        if let Some(words) = line.strip_prefix("///") {
            said.push(format!("//{words}"));
        } else if !line.starts_with('#') {
            if line.starts_with("pub ") || variant.is_some() {
                found.append(&mut said);
            }
            said.clear();
            found.extend(field.map(|(name, of)| format!("{};", declared(name, of))));
        }
    }
    found
}

/// Only `header/`, which takes long to build, knows the header to the byte; this sees what changes in practice.
#[test]
fn the_header_is_fresh() {
    const HOW: &str = "write include/foregone.h anew: cargo run --manifest-path crates/capi/header/Cargo.toml";
    let header = read("include/foregone.h");
    let in_header: BTreeSet<&str> = header.lines().map(str::trim).collect();
    let code = header.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let sources = sources();
    let functions: Vec<String> = sources.iter().flat_map(|source| functions(source)).collect();
    for function in &functions {
        assert!(code.contains(function.as_str()), "{function} is not declared; {HOW}");
    }
    assert_eq!(functions.len(), code.matches(" foregone_").count() + code.matches(" *foregone_").count(), "{HOW}");
    let lines: Vec<String> = sources.iter().flat_map(|source| lines(source)).collect();
    assert!(functions.len() > 20 && lines.len() > 100, "{functions:?} {lines:?}");
    for line in lines {
        assert!(in_header.contains(line.as_str()), "the header does not say `{line}`; {HOW}");
    }
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
