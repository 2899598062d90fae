/* One function for each file of checks. */
#ifndef CHECKS_H
#define CHECKS_H

void check_library(void);
void check_calendar(void);
void check_deadlines(void);
void check_euclid(void);
void check_powers(void);
void check_nim(void);
void check_subtraction(void);
void check_squares(void);
void check_sums(void);
void check_errors(void);

#endif
