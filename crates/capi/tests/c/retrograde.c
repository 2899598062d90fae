#include "retrograde.h"

/* Where day n of a month has its value at n. */
typedef struct {
    unsigned days;
    Value of[32];
} Month;

unsigned days_in_month(unsigned year, unsigned month) {
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : days[month - 1];
}

static Value solve(const Value *const options[2]) {
    bool has_0 = false, has_1 = false;
    unsigned quickest_win = (unsigned)-1, longest = 0;
    for (int i = 0; i < 2; i++) {
        const Value *option = options[i];
        if (!option)
            continue;
        has_0 |= option->grundy == 0;
        has_1 |= option->grundy == 1;
        if (option->grundy == 0 && option->remoteness + 1 < quickest_win)
            quickest_win = option->remoteness + 1;
        if (option->remoteness + 1 > longest)
            longest = option->remoteness + 1;
    }
    Value value = {!has_0 ? 0 : !has_1 ? 1 : 2, has_0 ? quickest_win : longest};
    return value;
}

void solve_back(ForegoneDate deadline, ForegoneDate first, Visit *visit) {
    Month next = {0}, month = {0};
    unsigned year = deadline.year, number = deadline.month;
    month.days = deadline.day;
    for (;;) {
        bool last = year == first.year && number == first.month;
        for (unsigned day = month.days; day >= (last ? first.day : 1u); day--) {
            const Value *by_day = day < month.days ? &month.of[day + 1] : next.days > 0 ? &next.of[1] : 0;
            const Value *by_month = day <= next.days ? &next.of[day] : 0;
            const Value *const options[2] = {by_day, by_month};
            month.of[day] = solve(options);
            ForegoneDate date = {(uint16_t)year, (uint8_t)number, (uint8_t)day};
            visit(date, month.of[day], by_day, by_month);
        }
        if (last)
            return;
        next = month;
        if (--number == 0) {
            number = 12;
            year--;
        }
        month.days = days_in_month(year, number);
    }
}
