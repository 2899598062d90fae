//! The text of what is emitted: as the documentation shows it, and the same every time.

use foregone_codegen::{Map, Table, pack};

#[test]
fn a_table_is_what_the_documentation_shows() {
    let values = (0_usize..21).map(|size| (size, u32::try_from(size % 4).unwrap()));
    let plane = pack(2, 21, values).unwrap();
    let source = Table::new("TAKE_THREE", &plane).rules("take 1, 2 or 3 of at most 20").to_string();
    let documentation = include_str!("../src/lib.rs").replace("//! ", "");
    assert!(documentation.contains(&source), "the crate's documentation should show:\n{source}");
}

#[test]
fn a_map_does_not_depend_on_the_order_of_its_entries() {
    let entries = (0_u32..100).map(|key| (key * 7_919 % 1_000, key.to_string()));
    let map = |entries: Vec<(u32, String)>| Map::new("MAP", "u32", entries).doc("One line.\nAnother.").to_string();
    let source = map(entries.clone().collect());
    assert_eq!(source, map(entries.rev().collect()));
    assert!(source.starts_with("/// One line.\n/// Another.\n#[allow("), "{source}");
}

/// Whoever compiles the source reads what is wrong with the name.
#[test]
fn a_bad_name_is_an_error_that_says_so() {
    let plane = pack(1, 1, [(0, 0_u32)]).unwrap();
    let expected = "::core::compile_error!(\"foregone-codegen: the name \\\"lower\\\" is not an upper-case identifier: use \
                    letters A to Z, digits and underscores, such as MY_TABLE\");\n";
    assert_eq!(Table::new("lower", &plane).to_string(), expected);
    assert_eq!(Map::new("lower", "u8", [(0_u32, "0".into())]).to_string(), expected);
}
