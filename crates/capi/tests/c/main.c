/* Every check that needs no operating system. */
#include "check.h"
#include "checks.h"

int main(void) {
    check_library();
    check_calendar();
    check_deadlines();
    check_euclid();
    check_powers();
    check_nim();
    check_subtraction();
    check_squares();
    check_sums();
    check_errors();
    return report();
}
