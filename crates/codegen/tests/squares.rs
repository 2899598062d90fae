//! The tablebase of Squares: how many components, and how large.

use std::collections::BTreeSet;

use foregone_codegen::squares::{MAX_ANCHORS, components, tablebase};

/// OEIS A030222, free polyominoes on the king graph.
const FREE_POLYPLETS: [usize; MAX_ANCHORS] = [1, 2, 5, 22, 94, 524, 3031];

#[test]
fn every_component_is_found() {
    let counts: Vec<usize> = components(MAX_ANCHORS).iter().map(BTreeSet::len).collect();
    assert_eq!(counts, FREE_POLYPLETS);
    for (size, set) in (1..).zip(components(MAX_ANCHORS)) {
        for component in set {
            let mut rest = component;
            assert_eq!(component.len(), size);
            assert_eq!(rest.split_component(), component);
            assert_eq!(component.canonical(), component);
        }
    }
}

#[test]
fn the_table_fits_64_kibibytes() {
    let entries = tablebase(MAX_ANCHORS).len();
    // A map of phf has an entry of 16 bytes for each key, and a displacement of 8 for each 5 keys.
    assert!(entries * 16 + entries.div_ceil(5) * 8 <= 64 * 1024, "{entries}");
}
