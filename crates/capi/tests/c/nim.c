/* Nim: three small heaps by the definition, many large ones by Bouton's theorem. */
#include "check.h"
#include "checks.h"

enum { SIZES = 8, MOST = 16 };

static uint8_t solved[SIZES][SIZES][SIZES];

static void solve(unsigned a, unsigned b, unsigned c) {
    uint64_t seen = 0;
    for (unsigned left = 0; left < a; left++)
        seen |= UINT64_C(1) << solved[left][b][c];
    for (unsigned left = 0; left < b; left++)
        seen |= UINT64_C(1) << solved[a][left][c];
    for (unsigned left = 0; left < c; left++)
        seen |= UINT64_C(1) << solved[a][b][left];
    solved[a][b][c] = (uint8_t)mex(seen);
}

static void check_small(unsigned a, unsigned b, unsigned c) {
    uint64_t heaps[] = {a, b, c}, grundy;
    bool first_wins;
    EXPECT(foregone_nim_grundy(heaps, 3, &grundy) == FOREGONE_STATUS_OK && grundy == solved[a][b][c]);
    EXPECT(foregone_nim_outcome(heaps, 3, &first_wins) == FOREGONE_STATUS_OK && first_wins == (grundy > 0));
    if (!first_wins) {
        EXPECT_ERROR(ForegoneHeap, foregone_nim_winning_move(heaps, 3, &out), FOREGONE_STATUS_NO_MOVE);
        return;
    }
    ForegoneHeap reduced;
    EXPECT(foregone_nim_winning_move(heaps, 3, &reduced) == FOREGONE_STATUS_OK);
    EXPECT(reduced.index < 3 && reduced.size < heaps[reduced.index]);
    heaps[reduced.index] = reduced.size;
    EXPECT(solved[heaps[0]][heaps[1]][heaps[2]] == 0);
}

static void check_large(void) {
    uint64_t heaps[MOST], sum = 0, grundy;
    for (size_t count = 0; count <= MOST; count++) {
        EXPECT(foregone_nim_grundy(heaps, count, &grundy) == FOREGONE_STATUS_OK && grundy == sum);
        if (count < MOST)
            sum ^= heaps[count] = draw();
    }
    EXPECT(foregone_nim_grundy(0, 0, &grundy) == FOREGONE_STATUS_OK && grundy == 0);
}

void check_nim(void) {
    group("nim");
    for (unsigned a = 0; a < SIZES; a++)
        for (unsigned b = 0; b < SIZES; b++)
            for (unsigned c = 0; c < SIZES; c++) {
                solve(a, b, c);
                check_small(a, b, c);
            }
    check_large();
}
