/* What every function refuses, and that it leaves the answer alone then. */
#include "check.h"
#include "checks.h"

#define EXPECT_NULL(call) EXPECT((call) == FOREGONE_STATUS_NULL_POINTER)

/* More elements than any memory holds. */
static const size_t TOO_MANY = SIZE_MAX / 2 + 1;

static void check_nulls(void) {
    const ForegoneDate date = {2000, 2, 29};
    const uint64_t heap = 1;
    const uint32_t set = 1;
    char memory[64];
    EXPECT_NULL(foregone_calendar_outcome(date, 0));
    EXPECT_NULL(foregone_calendar_grundy(date, 0));
    EXPECT_NULL(foregone_calendar_remoteness(date, 0));
    EXPECT_NULL(foregone_calendar_best_move(date, 0));
    EXPECT_NULL(foregone_calendar_deadline_outcome(date, date, 0));
    EXPECT_NULL(foregone_calendar_deadline_grundy(date, date, 0));
    EXPECT_NULL(foregone_euclid_outcome(1, 1, 0));
    EXPECT_NULL(foregone_euclid_grundy(1, 1, 0));
    EXPECT_NULL(foregone_euclid_remoteness(1, 1, 0));
    EXPECT_NULL(foregone_euclid_winning_move(1, 1, 0));
    EXPECT_NULL(foregone_powers_outcome(1, 0));
    EXPECT_NULL(foregone_powers_grundy(1, 0));
    EXPECT_NULL(foregone_powers_winning_move(1, 0));
    EXPECT_NULL(foregone_nim_outcome(&heap, 1, 0));
    EXPECT_NULL(foregone_nim_grundy(&heap, 1, 0));
    EXPECT_NULL(foregone_nim_winning_move(&heap, 1, 0));
    EXPECT_NULL(foregone_subtraction_bytes(&set, 1, 0));
    EXPECT_NULL(foregone_subtraction_outcome(1, &set, 1, memory, sizeof memory, 9, 0));
    EXPECT_NULL(foregone_subtraction_grundy(1, &set, 1, memory, sizeof memory, 9, 0));
    EXPECT_NULL(foregone_squares_outcome("2x2", 3, memory, sizeof memory, 9, 0));
    EXPECT_NULL(foregone_squares_grundy("2x2", 3, memory, sizeof memory, 9, 0));
    EXPECT_NULL(foregone_squares_best_move("2x2", 3, memory, sizeof memory, 9, 0));
    EXPECT_NULL(foregone_sum(&heap, 1, 0));
}

static void check_dates(void) {
    const struct {
        ForegoneDate date;
        ForegoneStatus classic, any;
    } cases[] = {
        {{1899, 12, 31}, FOREGONE_STATUS_OUT_OF_RANGE, FOREGONE_STATUS_OK},
        {{2001, 11, 5}, FOREGONE_STATUS_OUT_OF_RANGE, FOREGONE_STATUS_OK},
        {{9999, 12, 31}, FOREGONE_STATUS_OUT_OF_RANGE, FOREGONE_STATUS_OK},
        {{1900, 2, 29}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 2, 30}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 4, 31}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 0, 1}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 13, 1}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 1, 0}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{2000, 255, 255}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{0, 1, 1}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{10000, 1, 1}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
        {{65535, 1, 1}, FOREGONE_STATUS_NOT_A_DATE, FOREGONE_STATUS_NOT_A_DATE},
    };
    const ForegoneDate first = {1, 1, 1}, second = {1, 1, 2}, last = {9999, 12, 31};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ForegoneDate date = cases[i].date;
        EXPECT_ERROR(bool, foregone_calendar_outcome(date, &out), cases[i].classic);
        EXPECT_ERROR(uint64_t, foregone_calendar_grundy(date, &out), cases[i].classic);
        EXPECT_ERROR(uint32_t, foregone_calendar_remoteness(date, &out), cases[i].classic);
        EXPECT_ERROR(ForegoneMove, foregone_calendar_best_move(date, &out), cases[i].classic);
        if (cases[i].any == FOREGONE_STATUS_OK)
            continue;
        EXPECT_ERROR(bool, foregone_calendar_deadline_outcome(last, date, &out), cases[i].any);
        EXPECT_ERROR(bool, foregone_calendar_deadline_outcome(date, first, &out), cases[i].any);
        EXPECT_ERROR(uint64_t, foregone_calendar_deadline_grundy(last, date, &out), cases[i].any);
        EXPECT_ERROR(uint64_t, foregone_calendar_deadline_grundy(date, first, &out), cases[i].any);
    }
    EXPECT_ERROR(bool, foregone_calendar_deadline_outcome(first, second, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(uint64_t, foregone_calendar_deadline_grundy(first, second, &out), FOREGONE_STATUS_OUT_OF_RANGE);
}

static void check_arrays(void) {
    const uint64_t heaps[17] = {0};
    EXPECT_ERROR(bool, foregone_nim_outcome(heaps, 17, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(uint64_t, foregone_nim_grundy(heaps, 17, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(ForegoneHeap, foregone_nim_winning_move(heaps, 17, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(bool, foregone_nim_outcome(heaps, TOO_MANY, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(uint64_t, foregone_nim_grundy(heaps, SIZE_MAX, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(ForegoneHeap, foregone_nim_winning_move(heaps, SIZE_MAX, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(bool, foregone_nim_outcome(0, 1, &out), FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ERROR(uint64_t, foregone_nim_grundy(0, 1, &out), FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ERROR(ForegoneHeap, foregone_nim_winning_move(0, 1, &out), FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ERROR(uint64_t, foregone_sum(0, 1, &out), FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ERROR(uint64_t, foregone_sum(heaps, TOO_MANY / 8, &out), FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ERROR(uint64_t, foregone_sum(heaps, SIZE_MAX, &out), FOREGONE_STATUS_OUT_OF_RANGE);
}

static void check_subtraction_errors(void) {
    const uint32_t set[] = {1, 3, 4}, with_0[] = {1, 0}, slow[] = {2, 5, 7};
    char memory[64];
    size_t needed;
    EXPECT(foregone_subtraction_bytes(set, 3, &needed) == FOREGONE_STATUS_OK && needed <= sizeof memory);
    EXPECT_ERROR(size_t, foregone_subtraction_bytes(0, 1, &out), FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ERROR(size_t, foregone_subtraction_bytes(set, SIZE_MAX, &out), FOREGONE_STATUS_OUT_OF_RANGE);
#define EXPECT_BOTH(size, set, count, memory, bytes, steps, error)                                                     \
    EXPECT_ERROR(bool, foregone_subtraction_outcome(size, set, count, memory, bytes, steps, &out), error);             \
    EXPECT_ERROR(uint64_t, foregone_subtraction_grundy(size, set, count, memory, bytes, steps, &out), error)
    EXPECT_BOTH(9, 0, 1, memory, sizeof memory, 9, FOREGONE_STATUS_NULL_POINTER);
    EXPECT_BOTH(9, set, 3, 0, 1, 9, FOREGONE_STATUS_NULL_POINTER);
    EXPECT_BOTH(9, set, TOO_MANY, memory, sizeof memory, 9, FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_BOTH(9, set, 3, memory, TOO_MANY, 9, FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_BOTH(9, with_0, 2, memory, sizeof memory, 9, FOREGONE_STATUS_NOT_A_SET);
#if __STDC_HOSTED__ /* It takes 256 KiB. */
    static uint32_t many[65535];
    for (size_t i = 0; i < 65535; i++)
        many[i] = 1;
    EXPECT_BOTH(9, many, 65535, memory, sizeof memory, 9, FOREGONE_STATUS_NOT_A_SET);
#endif
    EXPECT_BOTH(9, set, 3, 0, 0, 9, FOREGONE_STATUS_MEMORY_TOO_SMALL);
    EXPECT_BOTH(9, set, 3, memory, needed - 2, 9, FOREGONE_STATUS_MEMORY_TOO_SMALL);
    EXPECT_BOTH(1000, slow, 3, memory, sizeof memory, 9, FOREGONE_STATUS_GAVE_UP);
}

static void check_square_errors(void) {
    static const struct {
        const char *text;
        size_t length;
        ForegoneStatus error;
    } boards[] = {
        {"", 0, FOREGONE_STATUS_NOT_A_BOARD},          {0, 0, FOREGONE_STATUS_NOT_A_BOARD},
        {"00/0", 4, FOREGONE_STATUS_NOT_A_BOARD},      {"00/02", 5, FOREGONE_STATUS_NOT_A_BOARD},
        {"0x4", 3, FOREGONE_STATUS_NOT_A_BOARD},       {"4x", 2, FOREGONE_STATUS_NOT_A_BOARD},
        {"2x2\0", 4, FOREGONE_STATUS_NOT_A_BOARD},     {"\xff\xfe", 2, FOREGONE_STATUS_NOT_A_BOARD},
        {"16x17", 5, FOREGONE_STATUS_OUT_OF_RANGE},    {"1x256", 5, FOREGONE_STATUS_OUT_OF_RANGE},
        {0, 1, FOREGONE_STATUS_NULL_POINTER},          {"2x2", (size_t)-1, FOREGONE_STATUS_OUT_OF_RANGE},
        {"99999999999999999999x1", 22, FOREGONE_STATUS_OUT_OF_RANGE},
    };
    char memory[64];
#define EXPECT_ALL(text, length, memory, bytes, nodes, error)                                                          \
    EXPECT_ERROR(bool, foregone_squares_outcome(text, length, memory, bytes, nodes, &out), error);                     \
    EXPECT_ERROR(uint64_t, foregone_squares_grundy(text, length, memory, bytes, nodes, &out), error);                  \
    EXPECT_ERROR(ForegonePlacement, foregone_squares_best_move(text, length, memory, bytes, nodes, &out), error)
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        EXPECT_ALL(boards[i].text, boards[i].length, memory, sizeof memory, UINT64_MAX, boards[i].error);
    }
    EXPECT_ALL("2x2", 3, 0, 1, UINT64_MAX, FOREGONE_STATUS_NULL_POINTER);
    EXPECT_ALL("2x2", 3, memory, SIZE_MAX, UINT64_MAX, FOREGONE_STATUS_OUT_OF_RANGE);
    EXPECT_ALL("9x9", 3, memory, sizeof memory, 100, FOREGONE_STATUS_GAVE_UP);
}

void check_errors(void) {
    group("errors");
    check_nulls();
    check_dates();
    check_arrays();
    check_subtraction_errors();
    check_square_errors();
}
