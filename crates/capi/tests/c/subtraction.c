/* Subtraction games by the definition, in memory at odd and even addresses that is full of rubbish. */
#include "check.h"
#include "checks.h"

enum { UP_TO = 300, STEPS = 10000 };

static unsigned char memory[64];

static void check_set(const uint32_t *set, size_t count) {
    static uint8_t solved[UP_TO + 1];
    size_t bytes;
    EXPECT(foregone_subtraction_bytes(set, count, &bytes) == FOREGONE_STATUS_OK && bytes < sizeof memory);
    for (unsigned size = 0; size <= UP_TO; size++) {
        uint64_t seen = 0, grundy;
        for (size_t i = 0; i < count; i++)
            if (set[i] <= size)
                seen |= UINT64_C(1) << solved[size - set[i]];
        solved[size] = (uint8_t)mex(seen);
        /* More steps than counters, and so few that the period has to be found. */
        for (uint64_t steps = 150; steps <= STEPS; steps += STEPS - 150) {
            void *lent = memory + size % 2;
            bool first_wins;
            ForegoneStatus status;
            fill(memory, sizeof memory);
            status = foregone_subtraction_grundy(size, set, count, lent, bytes, steps, &grundy);
            EXPECT(status == FOREGONE_STATUS_OK && grundy == solved[size]);
            status = foregone_subtraction_outcome(size, set, count, lent, bytes, steps, &first_wins);
            EXPECT(status == FOREGONE_STATUS_OK && first_wins == (grundy > 0));
            EXPECT(is_filled(memory + size % 2 + bytes, sizeof memory - size % 2 - bytes));
        }
    }
}

void check_subtraction(void) {
    group("subtraction");
    const uint32_t sets[][3] = {{1, 2, 3}, {1, 3, 4}, {2, 5, 7}, {3, 3, 9}};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        check_set(sets[i], 3);
    check_set(0, 0);
    /* Take one, two or three of very many. */
    for (uint64_t size = UINT64_MAX; size > UINT64_MAX - 8; size--) {
        uint64_t grundy;
        ForegoneStatus status = foregone_subtraction_grundy(size, sets[0], 3, memory, sizeof memory, STEPS, &grundy);
        EXPECT(status == FOREGONE_STATUS_OK && grundy == size % 4);
    }
}
