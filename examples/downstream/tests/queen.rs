//! Wythoff's game against its definition, and against what others have published of it.

use downstream::queen::{SIZE, Square, TABLE, grundy};

fn value(row: u8, column: u8) -> u64 {
    grundy(Square::new(row, column).unwrap()).get()
}

fn row(row: u8) -> Vec<u64> {
    (0..SIZE).map(|column| value(row, column)).collect()
}

/// By the definition: the least number that is no option's value.
fn values_slow() -> Vec<Vec<u64>> {
    let size = usize::from(SIZE);
    let mut values = vec![vec![0; size]; size];
    for row in 0..size {
        for column in 0..size {
            let left = values[row][..column].iter();
            let up = values[..row].iter().map(|above| &above[column]);
            let diagonal = (1..=row.min(column)).map(|by| &values[row - by][column - by]);
            let options: Vec<u64> = left.chain(up).chain(diagonal).copied().collect();
            values[row][column] = (0..=100).find(|value| !options.contains(value)).unwrap();
        }
    }
    values
}

#[test]
fn every_square_agrees_with_the_definition() {
    assert_eq!((0..SIZE).map(row).collect::<Vec<_>>(), values_slow());
}

/// OEIS A004484 and A004485, rows 3 and 4 of A004481.
#[test]
fn rows_are_those_published() {
    let three = [
        3, 4, 5, 6, 2, 0, 1, 9, 10, 12, 8, 7, 15, 11, 16, 18, 14, 13, 21, 17, 22, 24, 20, 19, 27, 23, 28, 30, 26, 25,
        33, 29,
    ];
    let four = [
        4, 5, 3, 2, 7, 6, 9, 0, 1, 8, 13, 12, 11, 16, 15, 10, 19, 18, 17, 14, 21, 20, 25, 24, 23, 28, 27, 22, 31, 30,
        29, 26,
    ];
    assert_eq!((row(3), row(4)), (three.to_vec(), four.to_vec()));
}

/// OEIS A047708: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 3.
#[test]
fn the_diagonal_is_the_one_published() {
    let published = [
        0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25, 17, 18, 19, 30, 31, 38, 35, 36, 22, 23,
        43, 45,
    ];
    assert_eq!((0..SIZE).map(|at| value(at, at)).collect::<Vec<_>>(), published);
}

/// Wythoff's theorem: the n-th pair that is lost for whoever is to move consists of the least number in no earlier one
/// and that number plus n.
#[test]
fn lost_squares_are_wythoffs_pairs() {
    let mut pairs: Vec<(u8, u8)> = Vec::new();
    for n in 0..SIZE {
        let least = (0..=u8::MAX).find(|number| !pairs.iter().any(|(a, b)| a == number || b == number)).unwrap();
        pairs.push((least, least + n));
    }
    for row in 0..SIZE {
        for column in 0..SIZE {
            let is_pair = pairs.contains(&(row.min(column), row.max(column)));
            assert_eq!(value(row, column) == 0, is_pair, "{row}, {column}");
        }
    }
}

#[test]
fn squares_off_the_board_are_no_positions() {
    assert!(Square::new(31, 31).is_some());
    assert_eq!([Square::new(32, 0), Square::new(0, 32), Square::new(255, 255)], [None; 3]);
}

#[test]
fn the_table_is_whole() {
    assert_eq!(TABLE.verify(), Ok(()));
    assert_eq!((TABLE.width(), TABLE.digest().positions), (8, 1_024));
}
