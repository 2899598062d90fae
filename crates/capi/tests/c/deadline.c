/* The Calendar Game with other deadlines, against its rules. */
#include "check.h"
#include "checks.h"
#include "retrograde.h"

static ForegoneDate deadline;

static void check_date(ForegoneDate date, Value value, const Value *by_day, const Value *by_month) {
    (void)by_day, (void)by_month;
    bool first_wins;
    uint64_t grundy;
    EXPECT(foregone_calendar_deadline_outcome(deadline, date, &first_wins) == FOREGONE_STATUS_OK);
    EXPECT(first_wins == (value.grundy > 0));
    EXPECT(foregone_calendar_deadline_grundy(deadline, date, &grundy) == FOREGONE_STATUS_OK);
    EXPECT(grundy == value.grundy);
}

void check_deadlines(void) {
    group("deadlines");
    /* Among them one of the slowest to settle, a day that is none in other years, and both ends of the calendar. */
    const ForegoneDate games[][2] = {
        {{1990, 5, 27}, {1974, 1, 1}}, {{2000, 2, 29}, {1995, 7, 16}}, {{2001, 11, 4}, {1999, 12, 31}},
        {{9999, 12, 31}, {9997, 3, 1}}, {{4, 2, 29}, {1, 1, 1}},       {{1, 1, 1}, {1, 1, 1}},
    };
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        deadline = games[i][0];
        solve_back(deadline, games[i][1], check_date);
    }
}
