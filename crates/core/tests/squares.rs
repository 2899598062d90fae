//! Three ways to hold anchors must agree, and text must be read as written.

use foregone_core::squares::{Anchors, Board, BoardError, Placement, Rows, Small};

type Wide = Rows<u16, 8>;
type Huge = Rows<u64, 15>;

/// Boards of all sizes up to 9 × 9 cells, half to all of them free.
fn boards() -> impl Iterator<Item = Board> {
    let mut state = 2002_u128;
    (0..20_000).map(move |round| {
        let (rows, columns) = (1 + round % 9, 1 + round / 9 % 9);
        let mut next = || {
            // A linear congruential generator (L'Ecuyer, Math. Comp. 68, 1999); its high bits are good.
            state = state.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(1);
            state ^ state.rotate_left(64)
        };
        let (one, two) = (next(), next());
        let blocked = if round % 2 == 0 { one & two } else { one & two & next() };
        Board::from_bits(rows, columns, blocked, 0).expect("the size is fine")
    })
}

fn components(mut anchors: Anchors) -> Vec<Anchors> {
    let mut components = Vec::new();
    while !anchors.is_empty() {
        components.push(anchors.split_component());
    }
    components
}

#[test]
fn windows_agree_on_components() {
    for board in boards() {
        let anchors = board.anchors();
        let Some(small) = Small::from_anchors(&anchors) else {
            assert!(anchors.is_empty());
            continue;
        };
        let (wide, huge) = (Wide::from_anchors(&anchors), Huge::from_anchors(&anchors));
        let (mut wide, mut huge) = (wide.expect("it fits"), huge.expect("it fits"));
        assert_eq!((small.len(), wide.len(), huge.len()), (anchors.len(), anchors.len(), anchors.len()));

        let mut expected: Vec<Small> = components(anchors)
            .iter()
            .map(|component| Small::from_anchors(component).expect("it fits").canonical())
            .collect();
        let (mut in_small, mut in_wide, mut in_huge) = (Vec::new(), Vec::new(), Vec::new());
        let mut rest = small;
        while !rest.is_empty() {
            in_small.push(rest.split_component().canonical());
        }
        while !wide.is_empty() {
            in_wide.push(wide.split_component().canonical().0.to_small().expect("it fits").canonical());
        }
        while !huge.is_empty() {
            let component = huge.split_component();
            let narrowed: Wide = component.narrowed().expect("it fits");
            assert_eq!(narrowed.canonical().0.dense(), component.canonical().0.dense());
            in_huge.push(component.to_small().expect("it fits").canonical());
        }
        for found in [&mut expected, &mut in_small, &mut in_wide, &mut in_huge] {
            found.sort();
        }
        assert_eq!(in_small, expected, "{board}");
        assert_eq!(in_wide, expected, "{board}");
        assert_eq!(in_huge, expected, "{board}");
    }
}

#[test]
fn windows_agree_on_moves() {
    for board in boards().step_by(10) {
        let anchors = board.anchors();
        let Some((from, _)) = anchors.bounds() else { continue };
        let small = Small::from_anchors(&anchors).expect("it fits");
        for at in anchors.iter() {
            let left = board.place(at).expect("it is legal").anchors();
            assert_eq!(anchors.take(at), left);
            let (row, column) = (at.row - from.row, at.column - from.column);
            let moved = small.take(8 * row + column);
            assert_eq!(moved.canonical(), Small::from_anchors(&left).unwrap_or_default().canonical(), "{board} {at:?}");
            for rows in [Huge::from_anchors(&anchors), Huge::from_anchors(&anchors).map(|rows| rows.canonical().0)] {
                let rows = rows.expect("it fits");
                let images: Vec<Small> =
                    rows.iter().filter_map(|at| rows.take(at).to_small()).map(Small::canonical).collect();
                assert!(images.contains(&moved.canonical()), "{board} {at:?}");
            }
        }
    }
}

#[test]
fn canonical_forms_do_not_depend_on_the_image() {
    for board in boards() {
        let Some(small) = Small::from_anchors(&board.anchors()) else { continue };
        let canonical = small.canonical();
        let image = |map: fn(u8, u8) -> u8| {
            Small::new(small.iter().fold(0, |bits, index| bits | 1 << map(index >> 3, index & 7))).canonical()
        };
        assert_eq!(image(|row, column| 8 * (7 - row) + column), canonical);
        assert_eq!(image(|row, column| 8 * row + 7 - column), canonical);
        assert_eq!(image(|row, column| 8 * column + row), canonical);
        let (_, height, width) = canonical.to_corner();
        assert!(height <= width);
        assert_eq!(canonical.len(), small.len());
    }
}

/// Boards of every size: the least and the greatest index, the longest sides.
#[test]
fn every_size_has_its_anchors() {
    for rows in 1..=255 {
        for columns in (1..=255).take_while(|columns| rows * columns <= 256) {
            let board = Board::new(rows, columns).expect("the size is fine");
            let anchors = board.anchors();
            assert_eq!(anchors.len() as usize, (rows - 1) * (columns - 1));
            assert!(anchors.is_point_symmetric());
            if let Some((from, to)) = anchors.bounds() {
                assert_eq!((from.row, from.column), (0, 0));
                assert_eq!((usize::from(to.row), usize::from(to.column)), (rows - 2, columns - 2));
                assert!(rows.min(columns) < 4 || Huge::from_anchors(&anchors).is_some(), "{rows}x{columns}");
            }
        }
    }
}

#[test]
fn point_symmetry_is_not_fooled_by_row_ends() {
    for board in boards() {
        let anchors = board.anchors();
        let Some((from, to)) = anchors.bounds() else { continue };
        let symmetric = anchors.iter().all(|at| {
            let (row, column) = (from.row + to.row - at.row, from.column + to.column - at.column);
            anchors.contains(Placement { row, column })
        });
        assert_eq!(anchors.is_point_symmetric(), symmetric, "{board}");
    }
}

#[test]
fn text_is_read_or_refused_precisely() {
    let read = |text: &str| text.parse::<Board>();
    assert_eq!(read("00/10"), read("..\n#.\n"));
    assert_eq!(read("00\r\n10\r\n"), read("00/10"));
    assert_eq!(read("2x3"), Board::new(2, 3));
    assert_ne!(read("2x3"), read("3x2"));
    assert_eq!(read(""), Err(BoardError::Empty));
    assert_eq!(read("0x4"), Err(BoardError::Empty));
    assert_eq!(read("16x17"), Err(BoardError::TooLarge { rows: 16, columns: 17 }));
    assert_eq!(read("256x1"), Err(BoardError::TooLarge { rows: 256, columns: 1 }));
    let overflowing = "99999999999999999999";
    assert_eq!(read(&format!("{overflowing}x1")), Err(BoardError::TooLarge { rows: usize::MAX, columns: 1 }));
    assert_eq!(read(&format!("1x{overflowing}")), Err(BoardError::TooLarge { rows: 1, columns: usize::MAX }));
    assert_eq!(read("4x"), Err(BoardError::Size));
    assert_eq!(read("x4"), Err(BoardError::Size));
    assert_eq!(read("x"), Err(BoardError::Size));
    assert_eq!(read("-4x4"), Err(BoardError::Size));
    assert_eq!(read("000/0x0"), Err(BoardError::Cell { row: 1, column: 1, found: 'x' }));
    assert_eq!(read("000/00"), Err(BoardError::Ragged { row: 1, found: 2, expected: 3 }));
    assert_eq!(read("00/000"), Err(BoardError::Ragged { row: 1, found: 3, expected: 2 }));
    assert_eq!(read("00//00"), Err(BoardError::Ragged { row: 1, found: 0, expected: 2 }));
    assert_eq!(Board::new(usize::MAX, usize::MAX), Err(BoardError::TooLarge { rows: usize::MAX, columns: usize::MAX }));
    assert_eq!(read("0/x").unwrap_err().to_string().lines().count(), 1);
}

#[test]
fn cells_off_the_board_do_not_exist() {
    let mut board = Board::new(3, 5).expect("the size is fine");
    for (row, column) in [(3, 0), (0, 5), (usize::MAX, 0), (0, usize::MAX)] {
        assert_eq!(board.get(row, column), None);
        assert!(!board.set(row, column, true));
    }
    assert_eq!(board, Board::new(3, 5).expect("the size is fine"));
    assert_eq!(Board::from_bits(3, 5, !0 << 15, !0), Ok(board));
    assert!(board.set(2, 4, true) && board.set(2, 4, false));
    assert_eq!(board.free(), 15);
}
