//! Keys and values.

use super::Reference;
use super::shape::{self, anchors, components};
use crate::check::{Check, mex};
use crate::squares::table::{Entry, SquaresTable};
use std::collections::HashMap;

pub(super) fn canonical(table: &SquaresTable, _: &Reference, check: &mut Check) {
    let mut previous = None;
    for Entry { key, .. } in &table.entries {
        let fault = if previous.is_some_and(|previous| previous >= *key) {
            Some("does not come after the key before it".into())
        } else {
            fault(*key, table.anchors)
        };
        check.expect(fault.is_none(), || format!("key {key:#x} {}", fault.unwrap_or_default()));
        previous = Some(*key);
    }
}

/// Why this cannot be a key of a table of that size.
fn fault(key: u64, most: u32) -> Option<String> {
    let set = anchors(key);
    let count = set.len();
    if count == 0 {
        return Some("has no anchor".into());
    }
    if count > most as usize {
        return Some(format!("has {count} anchors, more than {most}"));
    }
    if components(&set).len() > 1 {
        return Some("is not connected".into());
    }
    let expected = shape::canonical(&set);
    (expected != key).then(|| format!("is not the least of its images, {expected:#x}"))
}

pub(super) fn complete(table: &SquaresTable, reference: &Reference, check: &mut Check) {
    let found = by_key(table);
    let mut sizes = vec![0_usize; reference.anchors as usize];
    for (key, _) in reference.iter() {
        check.expect(found.contains_key(&key), || format!("component {key:#x} has no entry"));
        sizes[key.count_ones() as usize - 1] += 1;
    }
    let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
    check.note = Some(format!("{} components of 1 to {} anchors", sizes.join(" + "), reference.anchors));
}

pub(super) fn mex_of_options(table: &SquaresTable, reference: &Reference, check: &mut Check) {
    let values = by_key(table);
    for Entry { key, value } in &table.entries {
        // Of what is no component the keys' check tells.
        let Some(component) = reference.get(*key) else { continue };
        let option = |parts: &Vec<u64>| parts.iter().try_fold(0, |sum, part| Some(sum ^ values.get(part)?));
        let options: Option<Vec<u32>> = component.moves.iter().map(option).collect();
        check.expect(options.as_deref().map(mex) == Some(*value), || match options {
            Some(options) => format!("component {key:#x} has the value {value}, its options {options:?}"),
            None => format!("component {key:#x} has an option without an entry"),
        });
    }
}

pub(super) fn derived(table: &SquaresTable, reference: &Reference, check: &mut Check) {
    for Entry { key, value } in &table.entries {
        let expected = reference.get(*key).map(|component| component.value);
        check.expect(expected == Some(*value), || match expected {
            Some(expected) => format!("component {key:#x} has the value {expected}, not {value}"),
            None => format!("{key:#x}, of value {value}, is no component"),
        });
    }
}

fn by_key(table: &SquaresTable) -> HashMap<u64, u32> {
    table.entries.iter().map(|entry| (entry.key, entry.value)).collect()
}
