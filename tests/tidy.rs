//! The rules of the house, as tests: which package may use which, where dates live, what stays out of the sources.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version=1", "--manifest-path"])
        .arg(root().join("Cargo.toml"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn package<'a>(metadata: &'a Value, name: &str) -> &'a Value {
    metadata["packages"].as_array().unwrap().iter().find(|package| package["name"] == name).unwrap()
}

/// A package's dependencies of that kind: none for normal ones, `build` or `dev`.
fn dependencies<'a>(metadata: &'a Value, name: &str, kind: Option<&str>) -> Vec<&'a Value> {
    let all = package(metadata, name)["dependencies"].as_array().unwrap().iter();
    all.filter(|dependency| dependency["kind"].as_str() == kind).collect()
}

/// The names of those that no feature is needed for.
fn always<'a>(metadata: &'a Value, name: &str, kind: Option<&str>) -> Vec<&'a str> {
    let all = dependencies(metadata, name, kind).into_iter();
    all.filter(|dependency| dependency["optional"] == false).map(|found| found["name"].as_str().unwrap()).collect()
}

#[test]
fn dependencies_run_one_way() {
    let metadata = metadata();
    for kind in [None, Some("build")] {
        let found = always(&metadata, "foregone-core", kind);
        assert!(found.is_empty(), "core depends on nothing that is not optional: put {found:?} behind a feature");
    }
    assert_eq!(always(&metadata, "foregone", None), ["foregone-core", "phf"]);
    assert_eq!(always(&metadata, "foregone", Some("build")), ["foregone-codegen", "foregone-core"]);
    assert_eq!(always(&metadata, "foregone-capi", None), ["foregone"]);
    assert!(always(&metadata, "foregone-capi", Some("build")).is_empty());
    let codegen = always(&metadata, "foregone-codegen", None);
    assert!(!codegen.contains(&"foregone"), "codegen must not see what it makes");
}

/// What is optional is off, is not switched on by a default, and brings neither `std` nor an allocator with it.
#[test]
fn optional_dependencies_are_off_and_bare() {
    let metadata = metadata();
    for name in ["foregone-core", "foregone"] {
        let optional: Vec<_> =
            dependencies(&metadata, name, None).into_iter().filter(|found| found["optional"] == true).collect();
        assert!(!optional.is_empty());
        for dependency in optional {
            let on = &dependency["name"];
            assert_eq!(dependency["uses_default_features"], false, "{name}: {on} must be without default features");
            assert_eq!(dependency["features"], Value::Array(Vec::new()), "{name}: {on} must be without features");
        }
        // A default may only name features that pull nothing in.
        let features = &package(&metadata, name)["features"];
        for feature in features["default"].as_array().into_iter().flatten() {
            let enables = &features[feature.as_str().unwrap()];
            assert_eq!(enables, &Value::Array(Vec::new()), "{name}: {feature} is on by default and enables more");
        }
    }
}

/// The entries of a manifest's section.
fn entries(manifest: &str, section: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|line| *line != format!("[{section}]")).skip(1);
    let entries = lines.take_while(|line| !line.starts_with('[')).filter(|line| line.contains(" = "));
    entries.map(str::to_owned).collect()
}

/// Every package keeps the lints of the workspace; the C library all but the one that forbids what it is for.
#[test]
fn only_the_c_library_may_be_unsafe() {
    let metadata = metadata();
    let mut exempt = Vec::new();
    for package in metadata["packages"].as_array().unwrap() {
        let manifest = fs::read_to_string(package["manifest_path"].as_str().unwrap()).unwrap();
        if entries(&manifest, "lints") != BTreeSet::from(["workspace = true".to_owned()]) {
            exempt.push((package["name"].as_str().unwrap(), manifest));
        }
    }
    let [("foregone-capi", manifest)] = &exempt[..] else { panic!("lints of their own: {exempt:?}") };
    let workspace = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let mut rust = entries(&workspace, "workspace.lints.rust");
    assert!(rust.remove("unsafe_code = \"forbid\""), "{rust:?}");
    assert!(rust.is_subset(&entries(manifest, "lints.rust")), "{rust:?}");
    let clippy = entries(&workspace, "workspace.lints.clippy");
    assert!(clippy.len() > 1 && clippy.is_subset(&entries(manifest, "lints.clippy")), "{clippy:?}");
}

/// The rows of the table of features in a crate's documentation, each with the feature's name.
fn feature_rows(path: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(path)).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | `"));
    rows.map(|row| (row.split_once('`').unwrap().0.to_owned(), row.to_owned())).collect()
}

/// The library forwards every feature of core and says the same of it; both document every feature that they have.
#[test]
fn features_are_forwarded_and_documented() {
    let metadata = metadata();
    let names = |package_name| {
        let features = package(&metadata, package_name)["features"].as_object().unwrap();
        features.keys().map(String::as_str).filter(|name| *name != "default").collect::<BTreeSet<_>>()
    };
    for name in names("foregone-core") {
        let enables = &package(&metadata, "foregone")["features"][name];
        let forwarded = Value::from(format!("foregone-core/{name}"));
        assert!(enables.as_array().is_some_and(|enables| enables.contains(&forwarded)), "{forwarded} is missing");
    }
    let (core, library) = (feature_rows("crates/core/src/lib.rs"), feature_rows("src/lib.rs"));
    for (package_name, rows) in [("foregone-core", &core), ("foregone", &library)] {
        let documented: BTreeSet<_> = rows.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(documented, names(package_name), "the table of features in the docs of {package_name}");
    }
    for row in core {
        assert!(library.contains(&row), "src/lib.rs says otherwise of `{}`", row.0);
    }
}

/// A published package without a README is an empty page on the registry, and docs.rs shows only the features it is told.
#[test]
fn published_packages_have_their_pages() {
    for package in metadata()["packages"].as_array().unwrap() {
        let name = &package["name"];
        assert_eq!(package["readme"], "README.md", "{name} needs a README.md beside its Cargo.toml");
        if !package["features"].as_object().unwrap().is_empty() {
            let all = &package["metadata"]["docs"]["rs"]["all-features"];
            assert_eq!(*all, true, "{name} needs all-features = true in [package.metadata.docs.rs]");
        }
    }
}

/// Every Rust source of the project that is not a test, a bench or a build product.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(directory: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                if !matches!(name, "target" | "tests" | "bench" | "fuzz" | ".git") {
                    walk(&path, found);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path.strip_prefix(root()).unwrap().to_owned(), text));
            }
        }
    }
    let mut found = Vec::new();
    walk(root(), &mut found);
    assert!(found.len() > 20, "the walk found only {} sources", found.len());
    found
}

/// What of a source is code: without comments, so that prose may say what code may not do.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split("//").next().unwrap())
}

#[test]
fn date_arithmetic_has_one_home() {
    let signs = ["146_097", "146097", "365", "36_524", "1_461", "153", "is_multiple_of(400)", "% 400", "% 100", "% 12"];
    let home = Path::new("crates/core/src/date");
    // The layout of a month-word table turns a month's number back into year and month.
    let layout = Path::new("crates/core/src/calendar/table.rs");
    for (path, text) in sources().iter().filter(|(path, _)| !path.starts_with(home) && path != layout) {
        for line in code(text) {
            // A longer number that begins alike is another number.
            let goes_on = |end: usize| line[end..].starts_with(|next: char| next.is_ascii_digit());
            let has = |sign: &&&str| line.match_indices(**sign).any(|(start, _)| !goes_on(start + sign.len()));
            let sign = signs.iter().find(has);
            assert!(
                sign.is_none(),
                "{}: `{}` looks like date arithmetic; it belongs in {}",
                path.display(),
                line.trim(),
                home.display()
            );
        }
    }
}

/// An audit that called what it audits would prove nothing: it takes dates from the library, and its answers to compare.
#[test]
fn the_auditor_uses_nothing_that_made_a_table() {
    let cli = Path::new("crates/cli/src");
    let sources = sources();
    for (folder, at_least) in [("audit", 3), ("check", 4), ("calendar/audit", 12), ("squares/audit", 9)] {
        let of_audit: Vec<_> = sources.iter().filter(|(path, _)| path.starts_with(cli.join(folder))).collect();
        assert!(of_audit.len() >= at_least, "{folder} has only {} sources", of_audit.len());
        for (path, text) in of_audit.iter().filter(|(path, _)| !path.ends_with("lookups.rs")) {
            for line in code(text).filter(|line| line.contains("foregone::") || line.contains("foregone_")) {
                assert_eq!(line, "use foregone::Date;", "{}", path.display());
            }
        }
    }
}

/// What is really about one game stands in a folder named for it, and `special.rs` lists it.
#[test]
fn a_verb_names_no_game() {
    let cli = Path::new("crates/cli/src");
    // What is about one game is in its folder; one list has these, and Rust wants their `mod` lines.
    let exempt = ["calendar", "squares", "special.rs", "lib.rs"].map(|name| cli.join(name));
    let games = foregone::sum::Component::GAMES;
    let mut seen = 0;
    for (path, text) in sources().iter().filter(|(path, _)| path.starts_with(cli) && !path.ends_with("tests.rs")) {
        if exempt.iter().any(|exempt| path.starts_with(exempt)) {
            continue;
        }
        seen += 1;
        for line in code(text).map(str::to_lowercase) {
            let named = line.split(|next: char| !next.is_alphanumeric()).find(|word| games.contains(word));
            assert_eq!(named, None, "{}: {}", path.display(), line.trim());
        }
    }
    assert!(seen > 30, "only {seen} sources of the command line were looked at");
}

/// The guide is for everyone who tells people of games: it needs the library alone, and neither prints nor reads.
#[test]
fn the_guide_needs_the_library_alone() {
    let metadata = metadata();
    assert_eq!(always(&metadata, "foregone-guide", None), ["foregone"]);
    assert!(always(&metadata, "foregone-guide", Some("build")).is_empty());
    let guide = Path::new("crates/guide/src");
    for (path, text) in sources().iter().filter(|(path, _)| path.starts_with(guide)) {
        for line in code(text) {
            assert!(!line.contains("std::") && !line.contains("println"), "{}: {}", path.display(), line.trim());
        }
    }
}

/// Outside its own rooms a game is an entry of lists.
#[test]
fn a_game_is_named_in_few_places() {
    let mut naming = Vec::new();
    for (path, text) in sources() {
        let shown = path.display().to_string();
        let is_ours = ["build.rs", "src/", "crates/"].iter().any(|start| shown.starts_with(start));
        if is_ours && !shown.contains("euclid") && text.to_lowercase().contains("euclid") {
            naming.push(shown);
        }
    }
    assert!(naming.len() <= 8, "{} sources name euclid: {naming:?}", naming.len());
}

#[test]
fn one_file_includes_what_a_build_script_wrote() {
    let including: Vec<_> =
        sources().into_iter().filter(|(_, text)| code(text).any(|line| line.contains("include!("))).collect();
    let mut paths: Vec<_> = including.iter().map(|(path, _)| path.as_path()).collect();
    paths.sort_unstable();
    // The library's, and that of the example of a package with games of its own.
    assert_eq!(paths, ["examples/downstream/src/tables.rs", "src/tables.rs"].map(Path::new));
}

#[test]
fn build_scripts_stay_short() {
    for path in ["build.rs", "examples/downstream/build.rs"] {
        let lines = fs::read_to_string(root().join(path)).unwrap().lines().count();
        assert!(lines <= 60, "{path} has {lines} lines: logic belongs in foregone-codegen");
    }
}

#[test]
fn files_hold_one_idea_each() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines: does it hold one idea?", path.display());
    }
}
