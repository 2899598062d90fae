//! What tests of audits share.

use super::{Check, Entry};

/// Runs each job with its number, on a few threads.
pub(crate) fn for_all(jobs: usize, job: impl Fn(usize) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(jobs.max(1));
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let job = &job;
            scope.spawn(move || (thread..jobs).step_by(threads).for_each(job));
        }
    });
}

/// Numbers that look random, the same ones every time.
pub(crate) fn random(count: usize, below: usize) -> impl Iterator<Item = usize> {
    let mut state = 1_082_u64;
    std::iter::repeat_with(move || {
        // SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) as usize % below
    })
    .take(count)
}

/// The faults that the check of that name finds.
pub(crate) fn faults<'a, T: 'a, R: 'a>(
    name: &str,
    entries: impl IntoIterator<Item = &'a Entry<T, R>>,
    table: &T,
    derived: &R,
) -> usize {
    let check = entries.into_iter().find(|check| check.0 == name).expect("there is such a check");
    Check::all([check], table, derived).map(|check| check.faults).sum()
}

/// Whether a check but that one fails.
pub(crate) fn is_caught<'a, T: 'a, R: 'a>(
    entries: impl IntoIterator<Item = &'a Entry<T, R>>,
    table: &T,
    derived: &R,
    but: &str,
) -> bool {
    entries.into_iter().filter(|check| check.0 != but).any(|check| faults(check.0, [check], table, derived) > 0)
}

/// None of those bits flipped gives bytes that pass.
pub(crate) fn no_flip_passes(
    bytes: &[u8],
    bits: impl IntoIterator<Item = usize>,
    passes: impl Fn(&[u8]) -> bool + Sync,
) {
    let bits: Vec<usize> = bits.into_iter().collect();
    for_all(bits.len(), |index| {
        let bit = bits[index];
        let mut damaged = bytes.to_vec();
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert!(!passes(&damaged), "bit {} of byte {}", bit % 8, bit / 8);
    });
}
