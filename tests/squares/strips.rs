//! Boards of 2 and 3 rows are Dawson's Kayles, octal game 0.07.

use foregone::squares::Board;
use foregone_core::squares::strip_value;

use crate::grundy;
use crate::naive::mex;

/// OEIS A002187 by the rule of the octal game: take two adjacent counters of a row, leaving at most two rows.
fn dawsons_kayles(counters: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for row in 0..=counters {
        let options: Vec<u64> = (0..row.saturating_sub(1)).map(|left| values[left] ^ values[row - 2 - left]).collect();
        values.push(mex(&options));
    }
    values
}

#[test]
fn strips_of_up_to_254_columns() {
    let values = dawsons_kayles(255);
    // A row of n cells has n - 1 places for a block and n counters for the octal game.
    for columns in 0..=254_u8 {
        assert_eq!(strip_value(columns).get(), values[usize::from(columns) + 1], "{columns}");
    }
}

#[test]
fn the_period_is_34_but_for_seven_exceptions() {
    let exceptions: Vec<u8> =
        (0..=220).filter(|&index| strip_value(index) != strip_value(34 + 34 * 2 + index % 34)).collect();
    assert_eq!(exceptions, [0, 14, 16, 17, 31, 34, 51]);
}

#[test]
fn boards_of_2_and_3_rows() {
    let values = dawsons_kayles(150);
    for (columns, &value) in values.iter().enumerate().take(129).skip(1) {
        for rows in [2, 3] {
            let Ok(board) = Board::new(rows, columns) else {
                continue;
            };
            assert_eq!(grundy(&board), value, "{rows}x{columns}");
            let turned = Board::new(columns, rows).expect("the size is fine");
            assert_eq!(grundy(&turned), value, "{columns}x{rows}");
        }
    }
}
