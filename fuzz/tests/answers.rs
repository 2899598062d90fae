//! Answers against naive solvers that share nothing with them but dates and boards as values.

use bolero::check;
use foregone::calendar::{Deadline, Position, grundy, law_grundy};
use foregone::euclid::{self, Pair};
use foregone::squares::{Board, Slot, Solver};
use foregone::{Date, Nimber};
use std::collections::HashMap;

fn least_missing(values: &[u64]) -> u64 {
    let mut least = 0;
    while values.contains(&least) {
        least += 1;
    }
    least
}

#[test]
fn table_and_law() {
    check!().with_type::<(u16, u8, u8)>().for_each(|(year, month, day)| {
        if let Ok(position) = Position::from_ymd(1900 + year % 102, 1 + month % 12, 1 + day % 31) {
            assert_eq!(grundy(position), law_grundy(position));
        }
    });
}

/// Any deadline and a date up to 300 days before it, day by day.
#[test]
fn deadline() {
    check!().with_type::<(u16, u8, u8, u16)>().for_each(|(year, month, day, back)| {
        let Ok(last) = Date::new(1 + year % 9999, 1 + month % 12, 1 + day % 31) else { return };
        let Some(first) = last.day_number().minus_days(u32::from(back % 300)) else { return };
        let mut values: HashMap<Date, u64> = HashMap::new();
        let mut number = last.day_number();
        loop {
            let date = number.date();
            let options = [date.tomorrow(), date.same_day_next_month()];
            let seen: Vec<u64> = options.iter().flatten().filter_map(|to| values.get(to).copied()).collect();
            values.insert(date, least_missing(&seen));
            if number == first {
                break;
            }
            let Some(before) = number.minus_days(1) else { break };
            number = before;
        }
        let date = first.date();
        assert_eq!(Deadline::new(last).grundy(date), Ok(Nimber::new(values[&date])), "{date} before {last}");
    });
}

/// Who wins a pair, by playing along the quotients.
fn wins(larger: u64, smaller: u64) -> bool {
    smaller != 0 && (larger / smaller > 1 || larger == smaller || !wins(smaller, larger - smaller))
}

#[test]
fn pair() {
    check!().with_type::<(u64, u64)>().for_each(|(a, b)| {
        let pair = Pair::new(*a, *b);
        assert_eq!(euclid::outcome(pair).is_win(), wins(pair.larger(), pair.smaller()));
        assert_eq!(euclid::grundy(pair).is_zero(), !wins(pair.larger(), pair.smaller()));
        assert_eq!(euclid::outcome_u128((*a).into(), (*b).into()), euclid::outcome(pair));
    });
}

fn board_slow(board: Board, memo: &mut HashMap<Board, u64>) -> u64 {
    if let Some(value) = memo.get(&board) {
        return *value;
    }
    let mut seen = Vec::new();
    for (row, column) in (1..board.rows()).flat_map(|row| (1..board.columns()).map(move |column| (row, column))) {
        let block = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)];
        if block.iter().all(|(row, column)| board.get(*row, *column) == Some(false)) {
            let mut option = board;
            for (row, column) in block {
                option.set(row, column, true);
            }
            seen.push(board_slow(option, memo));
        }
    }
    let value = least_missing(&seen);
    memo.insert(board, value);
    value
}

#[test]
fn board() {
    let slots = vec![Slot::EMPTY; 256];
    check!().with_type::<(u8, u8, u32)>().for_each(move |(rows, columns, blocked)| {
        let (rows, columns) = (1 + usize::from(rows % 5), 1 + usize::from(columns % 6));
        let board = Board::from_bits(rows, columns, u128::from(*blocked), 0).unwrap();
        let expected = board_slow(board, &mut HashMap::new());
        assert_eq!(Solver::new(&mut slots.clone()).grundy(&board), Ok(Nimber::new(expected)), "{board}");
    });
}
