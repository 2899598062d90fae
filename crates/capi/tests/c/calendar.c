/* Every date of the Calendar Game, against its rules and against the law of its outcomes. */
#include "check.h"
#include "checks.h"
#include "retrograde.h"

static unsigned long dates, with_value[3];

static bool law(ForegoneDate date) {
    bool exception = (date.month == 9 || date.month == 11) && date.day == 30;
    return (date.month + date.day) % 2 == 0 || exception;
}

static bool same(ForegoneDate a, ForegoneDate b) {
    return a.year == b.year && a.month == b.month && a.day == b.day;
}

static ForegoneDate in_a_day(ForegoneDate date) {
    if (date.day++ < days_in_month(date.year, date.month))
        return date;
    ForegoneDate first = {(uint16_t)(date.year + date.month / 12), (uint8_t)(date.month % 12 + 1), 1};
    return first;
}

static ForegoneDate in_a_month(ForegoneDate date) {
    ForegoneDate to = {(uint16_t)(date.year + date.month / 12), (uint8_t)(date.month % 12 + 1), date.day};
    return to;
}

static void check_best_move(ForegoneDate date, Value value, const Value *by_day, const Value *by_month) {
    if (!by_day && !by_month) {
        EXPECT_ERROR(ForegoneMove, foregone_calendar_best_move(date, &out), FOREGONE_STATUS_NO_MOVE);
        return;
    }
    ForegoneMove best;
    EXPECT(foregone_calendar_best_move(date, &best) == FOREGONE_STATUS_OK);
    bool is_day = best.step == FOREGONE_STEP_DAY;
    EXPECT(is_day || best.step == FOREGONE_STEP_MONTH);
    EXPECT(same(best.to, is_day ? in_a_day(date) : in_a_month(date)));
    const Value *to = is_day ? by_day : by_month;
    EXPECT(to && (value.grundy == 0 || to->grundy == 0) && to->remoteness + 1 == value.remoteness);
}

static void check_date(ForegoneDate date, Value value, const Value *by_day, const Value *by_month) {
    bool first_wins;
    uint64_t grundy;
    uint32_t moves;
    EXPECT(foregone_calendar_outcome(date, &first_wins) == FOREGONE_STATUS_OK && first_wins == law(date));
    EXPECT(first_wins == (value.grundy > 0));
    EXPECT(foregone_calendar_grundy(date, &grundy) == FOREGONE_STATUS_OK && grundy == value.grundy);
    EXPECT(foregone_calendar_remoteness(date, &moves) == FOREGONE_STATUS_OK && moves == value.remoteness);
    check_best_move(date, value, by_day, by_month);
    dates++;
    with_value[grundy % 3]++;
}

void check_calendar(void) {
    group("calendar");
    ForegoneDate first = {1900, 1, 1}, deadline = {2001, 11, 4};
    solve_back(deadline, first, check_date);
    EXPECT(dates == 37198);
    EXPECT(with_value[0] == 18357 && with_value[1] == 18357 && with_value[2] == 484);
}
