//! The least number that is not there.

/// The least natural number that is not among `values`.
pub(crate) fn mex(values: &[u32]) -> u32 {
    // Of one candidate more than there are values, one is missing.
    (0..=values.len() as u32).find(|candidate| !values.contains(candidate)).unwrap_or_default()
}

#[test]
fn the_least_missing_number_is_found() {
    assert_eq!([mex(&[]), mex(&[1, 2]), mex(&[0, 2, 1]), mex(&[0, 0, 3])], [0, 0, 3, 1]);
}
