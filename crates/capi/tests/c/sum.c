/* Sums: of three small games, by the definition. */
#include "check.h"
#include "checks.h"

enum { SIZES = 6, CARDS = 12 };

/* A heap of Nim, and two piles of Powers. */
static uint8_t solved[SIZES][CARDS][CARDS];

static void solve(unsigned heap, unsigned a, unsigned b) {
    uint64_t seen = 0;
    for (unsigned left = 0; left < heap; left++)
        seen |= UINT64_C(1) << solved[left][a][b];
    for (unsigned taken = 1; taken <= a; taken *= 2)
        seen |= UINT64_C(1) << solved[heap][a - taken][b];
    for (unsigned taken = 1; taken <= b; taken *= 2)
        seen |= UINT64_C(1) << solved[heap][a][b - taken];
    solved[heap][a][b] = (uint8_t)mex(seen);
}

void check_sums(void) {
    group("sums");
    uint64_t grundy;
    for (unsigned heap = 0; heap < SIZES; heap++)
        for (unsigned a = 0; a < CARDS; a++)
            for (unsigned b = 0; b < CARDS; b++) {
                solve(heap, a, b);
                uint64_t size = heap, values[3];
                EXPECT(foregone_nim_grundy(&size, 1, &values[0]) == FOREGONE_STATUS_OK);
                EXPECT(foregone_powers_grundy(a, &values[1]) == FOREGONE_STATUS_OK);
                EXPECT(foregone_powers_grundy(b, &values[2]) == FOREGONE_STATUS_OK);
                EXPECT(foregone_sum(values, 3, &grundy) == FOREGONE_STATUS_OK && grundy == solved[heap][a][b]);
            }
    EXPECT(foregone_sum(0, 0, &grundy) == FOREGONE_STATUS_OK && grundy == 0);
}
