//! The tablebase of Squares: how many components, and how large.

use std::collections::BTreeSet;

use foregone_codegen::squares::{MAX_ANCHORS, Source, components, tablebase};

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

/// What the map takes in memory: 16 bytes an entry, a `u64` and a byte, and 8 a displacement, a pair of `u32`.
fn bytes(anchors: usize) -> usize {
    let source = Source::new(anchors).to_string();
    let displacements = source.split("disps: &[").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    tablebase(anchors).len() * 16 + displacements.matches('(').count() * 8
}

/// The library ships the largest table that fits 64 KiB: the one of 6 anchors.
#[test]
fn the_table_fits_64_kibibytes() {
    assert_eq!(bytes(6), 12_096);
    assert!(bytes(7) > 64 * 1024, "{}", bytes(7));
}
