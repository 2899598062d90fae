/* Calendar as a contest solution has it: solve at start, keep the lost dates in order, scanf and search. */
#include <stdio.h>
#include <stdlib.h>

enum { FIRST = 1900, LAST = 2001, END = 20011104 };

static int lost[102 * 366], losts;
static char wins[LAST - FIRST + 1][13][32];

static int days(int year, int month) {
    static const int length[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return length[month] + (month == 2 && leap);
}

static int date(int year, int month, int day) {
    return (year * 100 + month) * 100 + day;
}

/* Whether a move to that date is allowed and leaves the other player a lost position. */
static int good(int year, int month, int day) {
    if (month == 13) {
        year++;
        month = 1;
    }
    if (date(year, month, day) > END || day > days(year, month))
        return 0;
    return !wins[year - FIRST][month][day];
}

static void solve(void) {
    for (int year = LAST; year >= FIRST; year--)
        for (int month = 12; month >= 1; month--)
            for (int day = days(year, month); day >= 1; day--) {
                int last = day == days(year, month);
                int tomorrow = last ? good(year, month + 1, 1) : good(year, month, day + 1);
                wins[year - FIRST][month][day] = tomorrow || good(year, month + 1, day);
            }
    for (int year = FIRST; year <= LAST; year++)
        for (int month = 1; month <= 12; month++)
            for (int day = 1; day <= days(year, month) && date(year, month, day) <= END; day++)
                if (!wins[year - FIRST][month][day])
                    lost[losts++] = date(year, month, day);
}

static int order(const void *left, const void *right) {
    return *(const int *)left - *(const int *)right;
}

int main(void) {
    int cases, year, month, day;
    solve();
    if (scanf("%d", &cases) != 1)
        return 1;
    while (cases-- > 0 && scanf("%d %d %d", &year, &month, &day) == 3) {
        int key = date(year, month, day);
        puts(bsearch(&key, lost, losts, sizeof *lost, order) ? "NO" : "YES");
    }
    return 0;
}
