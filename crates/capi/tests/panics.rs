//! A C program that uses every function links no way to panic, to unwind or to allocate.

use object::{Object, ObjectSymbol};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");
const SCRATCH: &str = env!("CARGO_TARGET_TMPDIR");

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// The static library as it is installed.
fn library() -> PathBuf {
    let target = Path::new(SCRATCH).join("dist");
    run(Command::new(env!("CARGO"))
        .args(["rustc", "--quiet", "--locked", "--profile=dist", "--lib", "--crate-type", "staticlib", "--target-dir"])
        .arg(&target)
        .current_dir(PACKAGE)
        .env_remove("RUSTFLAGS"));
    target.join("dist/libforegone_capi.a")
}

/// The functions that the header declares.
fn functions() -> BTreeSet<String> {
    let header = fs::read_to_string(Path::new(PACKAGE).join("include/foregone.h")).unwrap();
    let lines = header.lines().filter(|line| !line.trim_start().starts_with("//"));
    let before_brackets = lines.filter_map(|line| line.split_once('(').map(|(before, _)| before));
    let names = before_brackets.filter_map(|before| before.rsplit([' ', '*']).next());
    names.filter(|name| name.starts_with("foregone_")).map(str::to_owned).collect()
}

/// Links a program that may call any of them, and returns its symbols.
fn program(functions: &BTreeSet<String>) -> Vec<String> {
    let mut source = String::from("#include <foregone.h>\ntypedef void function(void);\nfunction *const all[] = {\n");
    for name in functions {
        writeln!(source, "(function *){name},").unwrap();
    }
    source.push_str("};\nint main(int count, char **arguments) { all[count](); return arguments == 0; }\n");
    let (c, linked) = (Path::new(SCRATCH).join("all.c"), Path::new(SCRATCH).join("all"));
    fs::write(&c, source).unwrap();
    run(Command::new("cc")
        .arg(&c)
        .arg(library())
        .arg("-I")
        .arg(Path::new(PACKAGE).join("include"))
        .args(["-Wl,--gc-sections", "-o"])
        .arg(&linked));
    let bytes = fs::read(linked).unwrap();
    let program = object::File::parse(&*bytes).unwrap();
    program.symbols().filter_map(|symbol| symbol.name().ok()).map(str::to_owned).collect()
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "other systems' linkers name what they drop in other ways")]
fn no_function_can_panic() {
    let functions = functions();
    let symbols = program(&functions);
    assert!(functions.len() > 20, "{functions:?}");
    let missing = functions.iter().find(|name| !symbols.contains(name));
    assert_eq!(missing, None, "the test sees what the program links");
    for banned in ["panic", "unwind", "eh_personality", "rust_alloc", "malloc", "fmt"] {
        let found = symbols.iter().find(|name| name.to_ascii_lowercase().contains(banned));
        assert_eq!(found, None, "a C program links {banned}");
    }
}
