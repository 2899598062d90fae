//! Runs of ones in a word.

/// Bits of even index.
const EVEN: u32 = 0x5555_5555;

/// Of each run of ones in `mask`, its first, third, fifth, … bit, counted from its low end.
///
/// Adding a run's lowest bit to a run clears it by a carry that runs through it and comes to rest above. Added for the
/// runs that start at an even index only, it tells them from those that start at an odd one; of the former the wanted
/// bits are those of even index, of the latter the others. After Langdale and Lemire, "Parsing Gigabytes of JSON per
/// Second", 2019, section 3.1.1, where the runs are of backslashes.
#[inline]
pub(super) const fn every_second(mask: u32) -> u32 {
    let starts = mask & !(mask << 1);
    // What the carry leaves above a run is outside the mask; what leaves the word is nobody's.
    let odd_runs = mask.wrapping_add(starts & EVEN) & mask;
    (odd_runs & !EVEN) | (mask & !odd_runs & EVEN)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;

    /// Bit by bit: a bit is taken where it is in the mask and the one below was not taken.
    fn every_second_slow(mask: u32) -> u32 {
        let mut taken = 0;
        for bit in 0..u32::BITS {
            let below = bit.checked_sub(1).is_some_and(|below| taken >> below & 1 == 1);
            taken |= (mask >> bit & u32::from(!below)) << bit & 1 << bit;
        }
        taken
    }

    #[test]
    fn every_run_is_halved() {
        for mask in 0..1_u32 << 16 {
            for mask in [mask, mask << 16, mask << 8, !mask, mask | mask << 16] {
                assert_eq!(every_second(mask), every_second_slow(mask), "{mask:032b}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn any_word_is_halved(mask: u32) {
            proptest::prop_assert_eq!(every_second(mask), every_second_slow(mask));
        }
    }
}
