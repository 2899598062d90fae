/* Powers: small piles by solving them one by one, large ones by their options. */
#include "check.h"
#include "checks.h"

enum { UP_TO = 1000 };

static void check_winning_move(uint64_t cards, bool first_wins, uint64_t least) {
    if (!first_wins) {
        EXPECT_ERROR(uint64_t, foregone_powers_winning_move(cards, &out), FOREGONE_STATUS_NO_MOVE);
        return;
    }
    uint64_t left;
    EXPECT(foregone_powers_winning_move(cards, &left) == FOREGONE_STATUS_OK && left == least);
}

static void check_small(void) {
    static uint8_t solved[UP_TO + 1];
    for (unsigned cards = 0; cards <= UP_TO; cards++) {
        uint64_t seen = 0, least = 0, grundy;
        for (unsigned taken = 1; taken <= cards; taken *= 2) {
            if (solved[cards - taken] == 0 && !(seen & 1))
                least = cards - taken;
            seen |= UINT64_C(1) << solved[cards - taken];
        }
        solved[cards] = (uint8_t)mex(seen);
        bool first_wins;
        EXPECT(foregone_powers_outcome(cards, &first_wins) == FOREGONE_STATUS_OK && first_wins == (solved[cards] > 0));
        EXPECT(foregone_powers_grundy(cards, &grundy) == FOREGONE_STATUS_OK && grundy == solved[cards]);
        check_winning_move(cards, first_wins, least);
    }
}

static void check_large(uint64_t cards) {
    uint64_t seen = 0, least = 0, value, grundy;
    for (unsigned exponent = 0; exponent < 64 && UINT64_C(1) << exponent <= cards; exponent++) {
        uint64_t left = cards - (UINT64_C(1) << exponent);
        EXPECT(foregone_powers_grundy(left, &value) == FOREGONE_STATUS_OK && value < 3);
        if (value == 0 && !(seen & 1))
            least = left;
        seen |= UINT64_C(1) << value;
    }
    bool first_wins;
    EXPECT(foregone_powers_grundy(cards, &grundy) == FOREGONE_STATUS_OK && grundy == mex(seen));
    EXPECT(foregone_powers_outcome(cards, &first_wins) == FOREGONE_STATUS_OK && first_wins == (grundy > 0));
    check_winning_move(cards, first_wins, least);
}

void check_powers(void) {
    group("powers");
    check_small();
    check_large(UINT64_MAX);
    for (int i = 0; i < 100; i++)
        check_large(draw());
}
