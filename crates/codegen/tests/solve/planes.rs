//! What does not make a plane or a table.

use crate::graph::{Graph, Misere};
use foregone_codegen::calendar::Tables;
use foregone_codegen::{PackError, pack, solve};
use foregone_core::calendar::Rules;
use foregone_core::{Convention, Date};

/// Special days are about the parity law, which variants have not.
#[test]
fn a_variant_has_no_special_days() {
    let misere = Rules::CLASSIC.with_convention(Convention::Misere);
    let error = Tables::new(&solve(&misere).unwrap()).unwrap_err();
    assert!(error.to_string().ends_with("use `outcome_plane` or `grundy_plane` of its solution"), "{error}");
    let shorter = Rules::new(Date::new(1999, 1, 1).unwrap(), Date::new(2000, 1, 1).unwrap()).unwrap();
    assert!(Tables::new(&solve(&shorter).unwrap()).is_ok());
}

#[test]
fn misere_play_has_no_plane_of_grundy_values() {
    let graph = Graph(vec![vec![], vec![0]]);
    let error = solve(&Misere(&graph)).unwrap().grundy_plane(2).unwrap_err();
    assert_eq!(error.to_string(), "under misère play there are outcomes and no Grundy values: use `outcome_plane`");
    assert!(solve(&Misere(&graph)).unwrap().outcome_plane().is_ok());
}

#[test]
fn a_plane_names_the_position_that_does_not_fit() {
    let graph = Graph(vec![vec![], vec![0], vec![0, 1]]);
    let solution = solve(&graph).unwrap();
    let error = solution.grundy_plane(1).unwrap_err();
    assert_eq!((error.position, error.earlier), (Some(2), None));
    assert_eq!(error.error, PackError::TooWide { slot: 2, value: 2, width: 1 });
    assert_eq!(error.to_string(), "position 2: the value 2 of slot 2 does not fit in 1 bit: use a greater width");
    assert_eq!(solution.grundy_plane(5).unwrap_err().position, None);
    assert_eq!(solution.grundy_plane(2).unwrap().words(), [0b10_01_00]);
}

#[test]
fn values_that_do_not_fit_are_named() {
    let said = |error: PackError| error.to_string();
    let none: [(usize, u32); 0] = [];
    assert_eq!(said(pack(3, 4, none).unwrap_err()), "a value cannot be 3 bits wide: use 1, 2, 4, 8, 16 or 32");
    assert_eq!(said(pack(64, 4, none).unwrap_err()), "a value cannot be 64 bits wide: use 1, 2, 4, 8, 16 or 32");
    assert_eq!(said(pack(1, 0, none).unwrap_err()), "a table needs at least one slot");
    assert_eq!(
        said(pack(1, usize::MAX, none).unwrap_err()),
        format!("a table has at most 268435456 slots, not {}", usize::MAX)
    );
    assert_eq!(
        said(pack(2, 4, [(1, 4_u32)]).unwrap_err()),
        "the value 4 of slot 1 does not fit in 2 bits: use a greater width"
    );
    assert_eq!(said(pack(1, 4, [(4, 0_u32)]).unwrap_err()), "slot 4 lies past the end: there are 4 slots");
    assert_eq!(said(pack(1, 4, [(2, 0_u32), (2, 0)]).unwrap_err()), "slot 2 was given two values");
}

/// A project that re-exports the crates under names of its own can say so.
#[test]
fn every_path_can_be_told() {
    let solution = solve(&Rules::CLASSIC).unwrap();
    let tables = Tables::new(&solution).unwrap().core_path("crate::core").phf_path("crate::map");
    let source = tables.to_string();
    assert!(source.contains("crate::core::packed::Packed") && source.contains("crate::map::Map<u32"));
    assert!(!source.contains("foregone_core") && !source.contains("::phf"));
}
