/* Squares: small boards by playing them out, with and without memory. */
#include "check.h"
#include "checks.h"

enum { WIDEST = 5, SEPARATED = WIDEST * (WIDEST + 1) };

/* Full of rubbish to begin with, and never where a slot would be. */
static unsigned char memory[1001];

typedef struct {
    unsigned rows, columns;
} Size;

/* The cells of the block at a place; none if it is not on the board. */
static uint32_t block(Size size, unsigned row, unsigned column) {
    if (row + 1 >= size.rows || column + 1 >= size.columns)
        return 0;
    uint32_t pair = UINT32_C(3) << column;
    return (pair | pair << size.columns) << row * size.columns;
}

/* The value of a board, by playing every block; `legal` receives how many there are. */
static unsigned play(Size size, uint32_t blocked, unsigned *legal) {
    uint64_t seen = 0;
    unsigned further;
    *legal = 0;
    for (unsigned row = 0; row + 1 < size.rows; row++)
        for (unsigned column = 0; column + 1 < size.columns; column++) {
            uint32_t cells = block(size, row, column);
            if ((blocked & cells) == 0) {
                seen |= UINT64_C(1) << play(size, blocked | cells, &further);
                ++*legal;
            }
        }
    return mex(seen);
}

/* The most legal blocks that a block leaves. */
static unsigned most_left(Size size, uint32_t blocked) {
    unsigned most = 0, legal;
    for (unsigned row = 0; row + 1 < size.rows; row++)
        for (unsigned column = 0; column + 1 < size.columns; column++) {
            uint32_t cells = block(size, row, column);
            if ((blocked & cells) == 0) {
                play(size, blocked | cells, &legal);
                if (legal > most)
                    most = legal;
            }
        }
    return most;
}

static size_t write(Size size, uint32_t blocked, char *text) {
    size_t length = 0;
    for (unsigned row = 0; row < size.rows; row++) {
        if (row > 0)
            text[length++] = '/';
        for (unsigned column = 0; column < size.columns; column++)
            text[length++] = blocked >> (row * size.columns + column) & 1 ? '1' : '0';
    }
    return length;
}

static void check_best_move(Size size, uint32_t blocked, const char *text, size_t length, unsigned value) {
    unsigned legal, left;
    play(size, blocked, &legal);
    if (legal == 0) {
        EXPECT_ERROR(ForegonePlacement, foregone_squares_best_move(text, length, 0, 0, UINT64_MAX, &out),
                     FOREGONE_STATUS_NO_MOVE);
        return;
    }
    ForegonePlacement best;
    EXPECT(foregone_squares_best_move(text, length, memory, sizeof memory, UINT64_MAX, &best) == FOREGONE_STATUS_OK);
    uint32_t cells = block(size, best.row, best.column);
    EXPECT(cells != 0 && (blocked & cells) == 0);
    unsigned after = play(size, blocked | cells, &left);
    EXPECT(value > 0 ? after == 0 : left == most_left(size, blocked));
}

static void check_board(Size size, uint32_t blocked) {
    char text[SEPARATED];
    size_t length = write(size, blocked, text);
    unsigned legal, value = play(size, blocked, &legal);
    bool first_wins;
    uint64_t grundy;
    EXPECT(foregone_squares_outcome(text, length, 0, 0, UINT64_MAX, &first_wins) == FOREGONE_STATUS_OK);
    EXPECT(first_wins == (value > 0));
    EXPECT(foregone_squares_grundy(text, length, memory + 1, 200, UINT64_MAX, &grundy) == FOREGONE_STATUS_OK);
    EXPECT(grundy == value);
    if (blocked % 8 == 0)
        check_best_move(size, blocked, text, length, value);
}

/* A board that takes a search has the same value in any memory, and nothing outside of it is written. */
static void check_memory(void) {
    static const char board[] = "7x7";
    uint64_t without, with;
    EXPECT(foregone_squares_grundy(board, 3, 0, 0, UINT64_MAX, &without) == FOREGONE_STATUS_OK);
    const size_t bytes[] = {1, 23, 24, 31, 32, 48, 100, 500, 900};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
        for (size_t offset = 1; offset <= 8; offset++) {
            fill(memory, sizeof memory);
            void *lent = memory + offset;
            EXPECT(foregone_squares_grundy(board, 3, lent, bytes[i], UINT64_MAX, &with) == FOREGONE_STATUS_OK);
            EXPECT(with == without);
            EXPECT(is_filled(memory, offset));
            EXPECT(is_filled(memory + offset + bytes[i], sizeof memory - offset - bytes[i]));
        }
}

static void check_text(void) {
    static const char *const same[] = {"00/00/01", "../../.#", "00\n00\n01", "00/00/01/", "..\r\n..\r\n.#\r\n"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        size_t length = 0;
        uint64_t grundy;
        while (same[i][length] != 0)
            length++;
        EXPECT(foregone_squares_grundy(same[i], length, 0, 0, UINT64_MAX, &grundy) == FOREGONE_STATUS_OK);
        EXPECT(grundy == 1);
    }
}

void check_squares(void) {
    group("squares");
    const Size small = {3, 4}, high = {4, 3}, square = {4, 4}, large = {5, WIDEST};
    for (uint32_t blocked = 0; blocked < 1 << 12; blocked++) {
        check_board(small, blocked);
        check_board(high, blocked);
    }
    for (uint32_t blocked = 0; blocked < 1 << 16; blocked += 7)
        check_board(square, blocked);
    for (int i = 0; i < 200; i++)
        check_board(large, (uint32_t)(draw() & draw() & ((1 << 25) - 1)));
    check_memory();
    check_text();
}
