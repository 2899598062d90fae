//! Rules, sizes and digest.

use super::{MAX_ANCHORS, Reference};
use crate::check::{Check, crc32};
use crate::squares::table::SquaresTable;

pub(super) fn rules(table: &SquaresTable, _: &Reference, check: &mut Check) {
    let (anchors, plural) = (table.anchors, if table.anchors == 1 { "" } else { "s" });
    let expected = format!(
        "Squares: place a 2x2 block on four free cells of a board; whoever cannot place loses; Grundy values of all \
         components of at most {anchors} anchor{plural}"
    );
    check.expect(table.rules == expected, || format!("the rules are {:?}, not {expected:?}", table.rules));
    check.expect((1..=MAX_ANCHORS).contains(&anchors), || {
        format!("the size is {anchors} anchors; it can be 1 to {MAX_ANCHORS}")
    });
}

pub(super) fn length(table: &SquaresTable, reference: &Reference, check: &mut Check) {
    let found = table.entries.len();
    check.expect(found == table.stated as usize, || format!("{found} entries, not the {} stated", table.stated));
    let expected = reference.len();
    check.expect(found == expected, || format!("{found} entries, not one for each of {expected} components"));
}

pub(super) fn digest(table: &SquaresTable, _: &Reference, check: &mut Check) {
    let of_entries =
        table.entries.iter().map(|entry| crc32(&[entry.key as u32, (entry.key >> 32) as u32, entry.value]));
    let found = of_entries.fold(0_u32, u32::wrapping_add);
    check.items += table.entries.len().saturating_sub(1);
    check.expect(found == table.crc32_sum, || {
        format!("the entries have the sum {found:08x}, the table states {:08x}", table.crc32_sum)
    });
}
