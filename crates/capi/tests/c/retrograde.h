/* The Calendar Game solved from its rules, backwards, with nothing but the values of two months in memory. */
#ifndef RETROGRADE_H
#define RETROGRADE_H

#include <foregone.h>

typedef struct {
    unsigned grundy;
    /* How many moves the game lasts when the winner hurries and the loser delays. */
    unsigned remoteness;
} Value;

/* Takes a date, its value, and the values of its options: null where there is no such move. */
typedef void Visit(ForegoneDate date, Value value, const Value *by_day, const Value *by_month);

/* Visits every date from the deadline back to `first`. */
void solve_back(ForegoneDate deadline, ForegoneDate first, Visit *visit);

unsigned days_in_month(unsigned year, unsigned month);

#endif
