/* Euclid's game: small pairs by the definitions, large ones by playing. */
#include "check.h"
#include "checks.h"

enum { UP_TO = 63 };

static struct {
    uint8_t grundy, remoteness;
} solved[UP_TO + 1][UP_TO + 1];

/* Solves a pair, larger number first, from those with smaller numbers. */
static void solve(unsigned larger, unsigned smaller) {
    uint64_t seen = 0;
    unsigned quickest_win = UP_TO, longest = 0;
    for (unsigned left = larger; smaller > 0 && left >= smaller;) {
        left -= smaller;
        unsigned a = left > smaller ? left : smaller, b = left > smaller ? smaller : left;
        unsigned moves = solved[a][b].remoteness + 1u;
        seen |= UINT64_C(1) << solved[a][b].grundy;
        if (solved[a][b].grundy == 0 && moves < quickest_win)
            quickest_win = moves;
        if (moves > longest)
            longest = moves;
    }
    solved[larger][smaller].grundy = (uint8_t)mex(seen);
    solved[larger][smaller].remoteness = (uint8_t)(seen & 1 ? quickest_win : longest);
}

static void check_pair(unsigned a, unsigned b, unsigned larger, unsigned smaller) {
    unsigned value = solved[larger][smaller].grundy;
    bool first_wins;
    uint64_t grundy;
    uint32_t moves;
    EXPECT(foregone_euclid_outcome(a, b, &first_wins) == FOREGONE_STATUS_OK && first_wins == (value > 0));
    EXPECT(foregone_euclid_grundy(a, b, &grundy) == FOREGONE_STATUS_OK && grundy == value);
    EXPECT(foregone_euclid_remoteness(a, b, &moves) == FOREGONE_STATUS_OK);
    EXPECT(moves == solved[larger][smaller].remoteness);
    if (value == 0) {
        EXPECT_ERROR(ForegonePair, foregone_euclid_winning_move(a, b, &out), FOREGONE_STATUS_NO_MOVE);
        return;
    }
    ForegonePair left;
    EXPECT(foregone_euclid_winning_move(a, b, &left) == FOREGONE_STATUS_OK);
    /* The smaller number is still there, and the other one is less by multiples of it. */
    uint64_t other = left.smaller == smaller ? left.larger : left.smaller;
    EXPECT(left.smaller == smaller || left.larger == smaller);
    EXPECT(other < larger && (larger - other) % smaller == 0);
    EXPECT(solved[left.larger][left.smaller].grundy == 0);
}

/* By playing: whoever first finds a choice, or makes a number 0, wins. */
static bool wins(uint64_t larger, uint64_t smaller) {
    bool first_moves = true;
    while (smaller > 0) {
        if (larger / smaller >= 2 || larger % smaller == 0)
            return first_moves;
        uint64_t left = larger - smaller;
        larger = smaller;
        smaller = left;
        first_moves = !first_moves;
    }
    return !first_moves;
}

static void check_large(uint64_t larger, uint64_t smaller) {
    bool first_wins, after;
    EXPECT(foregone_euclid_outcome(smaller, larger, &first_wins) == FOREGONE_STATUS_OK);
    EXPECT(first_wins == wins(larger, smaller));
    ForegonePair left;
    ForegoneStatus status = foregone_euclid_winning_move(larger, smaller, &left);
    EXPECT(status == (first_wins ? FOREGONE_STATUS_OK : FOREGONE_STATUS_NO_MOVE));
    if (status == FOREGONE_STATUS_OK)
        EXPECT(foregone_euclid_outcome(left.larger, left.smaller, &after) == FOREGONE_STATUS_OK && !after);
}

void check_euclid(void) {
    group("euclid");
    for (unsigned larger = 0; larger <= UP_TO; larger++)
        for (unsigned smaller = 0; smaller <= larger; smaller++) {
            solve(larger, smaller);
            check_pair(larger, smaller, larger, smaller);
            check_pair(smaller, larger, larger, smaller);
        }
    /* Fibonacci numbers take longest. */
    for (uint64_t larger = 1, smaller = 1; larger <= UINT64_MAX - smaller;) {
        uint64_t sum = larger + smaller;
        smaller = larger;
        larger = sum;
        check_large(larger, smaller);
    }
    for (int i = 0; i < 1000; i++) {
        uint64_t a = draw(), b = draw();
        check_large(a > b ? a : b, a > b ? b : a);
    }
}
