/* The C library of foregone: impartial games, solved before the program starts. Written by cbindgen. */

#ifndef FOREGONE_H
#define FOREGONE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How a question went. All but `FOREGONE_STATUS_OK` are errors, after which nothing has been written to where the
// answer was to go. Each function names its errors, without their `FOREGONE_STATUS_`.
enum ForegoneStatus
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    // It has been answered.
    FOREGONE_STATUS_OK = 0,
    // A pointer is null that must not be.
    FOREGONE_STATUS_NULL_POINTER = 1,
    // There is no such date: years are 1 to 9999, months 1 to 12, days 1 to the month's length.
    FOREGONE_STATUS_NOT_A_DATE = 2,
    // A date, a board or a number of things lies outside the game's range.
    FOREGONE_STATUS_OUT_OF_RANGE = 3,
    // A text is not a board: rows of equal length of 0 and 1, or of . and #, with / or line ends between them.
    FOREGONE_STATUS_NOT_A_BOARD = 4,
    // A subtraction set contains 0, or 65,535 numbers or more.
    FOREGONE_STATUS_NOT_A_SET = 5,
    // The memory is too small.
    FOREGONE_STATUS_MEMORY_TOO_SMALL = 6,
    // The search has taken as much work as it was allowed.
    FOREGONE_STATUS_GAVE_UP = 7,
    // There is no such move: the game is over, or a winning move was asked for and the position is lost.
    FOREGONE_STATUS_NO_MOVE = 8,
    // A table is not what it was when it was built.
    FOREGONE_STATUS_DAMAGED_TABLE = 9,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum ForegoneStatus ForegoneStatus;
#else
typedef int32_t ForegoneStatus;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// A kind of move. The Calendar Game as it was set has `FOREGONE_STEP_DAY` and `FOREGONE_STEP_MONTH`.
enum ForegoneStep
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint8_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
    // To the next day.
    FOREGONE_STEP_DAY = 0,
    // To the same day of the next month.
    FOREGONE_STEP_MONTH = 1,
    // To the same day of the next week.
    FOREGONE_STEP_WEEK = 2,
    // To the same day of the next year.
    FOREGONE_STEP_YEAR = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum ForegoneStep ForegoneStep;
#else
typedef uint8_t ForegoneStep;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// A date of the proleptic Gregorian calendar. Any numbers may stand in it: each function checks them.
typedef struct ForegoneDate {
    // 1 to 9999.
    uint16_t year;
    // 1 to 12.
    uint8_t month;
    // 1 to the number of days of the month.
    uint8_t day;
} ForegoneDate;

// A move of the Calendar Game.
typedef struct ForegoneMove {
    // Which move.
    ForegoneStep step;
    // The date it leads to.
    struct ForegoneDate to;
} ForegoneMove;

// A position of Euclid's game.
typedef struct ForegonePair {
    // The larger number.
    uint64_t larger;
    // The smaller number, 0 when the game is over.
    uint64_t smaller;
} ForegonePair;

// A heap of Nim among others.
typedef struct ForegoneHeap {
    // Its place among them, counted from 0.
    size_t index;
    // Its counters.
    uint64_t size;
} ForegoneHeap;

// Where a 2×2 block goes: the row and column of its upper-left cell, counted from 0.
typedef struct ForegonePlacement {
    // The upper row of the block.
    uint8_t row;
    // The left column of the block.
    uint8_t column;
} ForegonePlacement;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// What a status means, in English, in static memory. Any number may be asked about; those that are no
// `ForegoneStatus` have a message that says so.
const char *foregone_status_message(int status);

// Calendar Game: whether First, the player to move, wins from a date from 1900-01-01 to 2001-11-04.
//
// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
//
// # Safety
//
// `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_calendar_outcome(struct ForegoneDate date, bool *first_wins);

// Calendar Game: the Grundy value, 0 to 2, of a date from 1900-01-01 to 2001-11-04.
//
// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
//
// # Safety
//
// `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_calendar_grundy(struct ForegoneDate date, uint64_t *grundy);

// Calendar Game: how many moves the game lasts, 0 to 2,472, from a date from 1900-01-01 to 2001-11-04, when the winner
// hurries and the loser delays.
//
// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
//
// # Safety
//
// `moves` is null, or a `uint32_t` that may be written.
ForegoneStatus foregone_calendar_remoteness(struct ForegoneDate date, uint32_t *moves);

// Calendar Game: the move to play from a date from 1900-01-01 to 2001-11-04: the quickest win, or in a lost position
// the longest resistance.
//
// Errors: `NO_MOVE` on 2001-11-04, `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
//
// # Safety
//
// `best` is null, or a `ForegoneMove` that may be written.
ForegoneStatus foregone_calendar_best_move(struct ForegoneDate date, struct ForegoneMove *best);

// Calendar Game that ends on `deadline`, any date of the years 1 to 9999: whether First, the player to move, wins from
// `date`, any date from 0001-01-01 to the deadline.
//
// Errors: `NOT_A_DATE` for either, `OUT_OF_RANGE` where the date lies after the deadline, `NULL_POINTER`.
//
// # Safety
//
// `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_calendar_deadline_outcome(struct ForegoneDate deadline,
                                                  struct ForegoneDate date,
                                                  bool *first_wins);

// Calendar Game that ends on `deadline`, any date of the years 1 to 9999: the Grundy value, 0 to 2, of `date`, any date
// from 0001-01-01 to the deadline.
//
// Errors: `NOT_A_DATE` for either, `OUT_OF_RANGE` where the date lies after the deadline, `NULL_POINTER`.
//
// # Safety
//
// `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_calendar_deadline_grundy(struct ForegoneDate deadline,
                                                 struct ForegoneDate date,
                                                 uint64_t *grundy);

// Euclid's game: whether First, the player to move, wins from any two numbers, in whatever order.
//
// Errors: `NULL_POINTER`.
//
// # Safety
//
// `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_euclid_outcome(uint64_t a, uint64_t b, bool *first_wins);

// Euclid's game: the Grundy value of any two numbers, in whatever order.
//
// Errors: `NULL_POINTER`.
//
// # Safety
//
// `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_euclid_grundy(uint64_t a, uint64_t b, uint64_t *grundy);

// Euclid's game: how many moves it lasts in perfect play, at most 184, from any two numbers, in whatever order.
//
// Errors: `NULL_POINTER`.
//
// # Safety
//
// `moves` is null, or a `uint32_t` that may be written.
ForegoneStatus foregone_euclid_remoteness(uint64_t a, uint64_t b, uint32_t *moves);

// Euclid's game: what the winning move leaves of any two numbers, in whatever order. There is never a second one, and
// in a lost position there is but one move.
//
// Errors: `NO_MOVE` where the position is lost, `NULL_POINTER`.
//
// # Safety
//
// `left` is null, or a `ForegonePair` that may be written.
ForegoneStatus foregone_euclid_winning_move(uint64_t a, uint64_t b, struct ForegonePair *left);

// Powers: whether First, the player to move, wins from a pile of any size of which 1, 2, 4, 8, … cards may be taken.
//
// Errors: `NULL_POINTER`.
//
// # Safety
//
// `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_powers_outcome(uint64_t cards, bool *first_wins);

// Powers: the Grundy value, 0 to 2, of a pile of any size.
//
// Errors: `NULL_POINTER`.
//
// # Safety
//
// `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_powers_grundy(uint64_t cards, uint64_t *grundy);

// Powers: how many cards the winning move that takes fewest leaves of a pile of any size.
//
// Errors: `NO_MOVE` where the position is lost, `NULL_POINTER`.
//
// # Safety
//
// `left` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_powers_winning_move(uint64_t cards, uint64_t *left);

// Nim: whether First, the player to move, wins from `count` heaps, at most 16.
//
// Errors: `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
//
// # Safety
//
// `heaps` is null, or `count` numbers; `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_nim_outcome(const uint64_t *heaps, size_t count, bool *first_wins);

// Nim: the Grundy value of `count` heaps, at most 16.
//
// Errors: `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
//
// # Safety
//
// `heaps` is null, or `count` numbers; `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_nim_grundy(const uint64_t *heaps, size_t count, uint64_t *grundy);

// Nim: the first of `count` heaps, at most 16, that a winning move reduces, and to what.
//
// Errors: `NO_MOVE` where the position is lost, `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
//
// # Safety
//
// `heaps` is null, or `count` numbers; `reduced` is null, or a `ForegoneHeap` that may be written.
ForegoneStatus foregone_nim_winning_move(const uint64_t *heaps, size_t count, struct ForegoneHeap *reduced);

// Subtraction games: how many bytes of memory the other functions need for that set, wherever they lie: about 4 times
// the greatest number in it.
//
// Errors: `OUT_OF_RANGE` where that is more than a `size_t` holds or no memory holds `count` numbers, `NULL_POINTER`.
//
// # Safety
//
// `set` is null, or `count` numbers; `bytes` is null, or a `size_t` that may be written.
ForegoneStatus foregone_subtraction_bytes(const uint32_t *set, size_t count, size_t *bytes);

// Subtraction games: whether First, the player to move, wins from a pile of any size of which a number may be taken
// that is in `set`.
//
// `memory` is scratch: `foregone_subtraction_bytes` says how much, and what is in it before and after does not matter.
// The search for the period takes at most `steps` steps, and finding the value as many.
//
// Errors: `NOT_A_SET`, `MEMORY_TOO_SMALL`, `GAVE_UP`, `OUT_OF_RANGE` where no memory holds `count` numbers or `bytes`
// bytes, `NULL_POINTER`.
//
// # Safety
//
// `set` is null, or `count` numbers; `memory` is null, or `bytes` bytes that may be written and that nobody else uses
// meanwhile, none of them of the set; `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_subtraction_outcome(uint64_t size,
                                            const uint32_t *set,
                                            size_t count,
                                            void *memory,
                                            size_t bytes,
                                            uint64_t steps,
                                            bool *first_wins);

// Subtraction games: the Grundy value of a pile; all else is as in `foregone_subtraction_outcome`.
//
// Errors: `NOT_A_SET`, `MEMORY_TOO_SMALL`, `GAVE_UP`, `OUT_OF_RANGE` where no memory holds `count` numbers or `bytes`
// bytes, `NULL_POINTER`.
//
// # Safety
//
// As of `foregone_subtraction_outcome`, with `grundy`: null, or a `uint64_t` that may be written.
ForegoneStatus foregone_subtraction_grundy(uint64_t size,
                                           const uint32_t *set,
                                           size_t count,
                                           void *memory,
                                           size_t bytes,
                                           uint64_t steps,
                                           uint64_t *grundy);

// Squares: whether First, the player to move, wins a board on which 2×2 blocks are placed on free cells.
//
// `board` is a text of `length` bytes, which need not end in 0: rows of 0 (free) and 1 (blocked), or of . and #, with /
// or line ends between them, or a size such as 4x5, rows and columns; at most 256 cells, and 255 a side.
//
// `memory` is scratch in which the search remembers what it has seen: 24 bytes a component, as many as fit, of any
// alignment. With more of it a large board takes less time; any amount, even none and null, gives the same answer.
// What is in it before and after does not matter; all of it is written each time, so lend a small board little. The
// search looks into at most `nodes` components; `UINT64_MAX` sets no limit.
//
// Errors: `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory holds `length` or `bytes` bytes,
// `GAVE_UP`, `NULL_POINTER`.
//
// # Safety
//
// `board` is null, or `length` bytes; `memory` is null, or `bytes` bytes that may be written and that nobody else uses
// meanwhile; `first_wins` is null, or a `bool` that may be written.
ForegoneStatus foregone_squares_outcome(const char *board,
                                        size_t length,
                                        void *memory,
                                        size_t bytes,
                                        uint64_t nodes,
                                        bool *first_wins);

// Squares: the Grundy value of a board; all else is as in `foregone_squares_outcome`.
//
// Errors: `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory holds `length` or `bytes` bytes,
// `GAVE_UP`, `NULL_POINTER`.
//
// # Safety
//
// As of `foregone_squares_outcome`, with `grundy`: null, or a `uint64_t` that may be written.
ForegoneStatus foregone_squares_grundy(const char *board,
                                       size_t length,
                                       void *memory,
                                       size_t bytes,
                                       uint64_t nodes,
                                       uint64_t *grundy);

// Squares: a placement that wins a board, or if it is lost the one that leaves most legal placements; all else is as in
// `foregone_squares_outcome`.
//
// Errors: `NO_MOVE` where no placement is legal, `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory
// holds `length` or `bytes` bytes, `GAVE_UP`, `NULL_POINTER`.
//
// # Safety
//
// As of `foregone_squares_outcome`, with `best`: null, or a `ForegonePlacement` that may be written.
ForegoneStatus foregone_squares_best_move(const char *board,
                                          size_t length,
                                          void *memory,
                                          size_t bytes,
                                          uint64_t nodes,
                                          struct ForegonePlacement *best);

// The Grundy value of a sum, in which a move is made in one of `count` positions of any games, from their Grundy
// values. First, the player to move, wins it if it is not 0.
//
// Errors: `NULL_POINTER`, `OUT_OF_RANGE` where no memory holds so many values.
//
// # Safety
//
// `values` is null, or `count` numbers; `grundy` is null, or a `uint64_t` that may be written.
ForegoneStatus foregone_sum(const uint64_t *values, size_t count, uint64_t *grundy);

// The version of the library, such as 1.2.3, in static memory.
const char *foregone_version(void);

// Reads every table where it lies and compares it with what was stated when it was built: a self-test for firmware.
//
// Errors: `DAMAGED_TABLE`.
ForegoneStatus foregone_verify(void);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* FOREGONE_H */
