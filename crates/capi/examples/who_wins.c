#include <foregone.h>
#include <stdio.h>

/* Who wins the Calendar Game on New Year's Eve 1999? */
int main(void) {
    ForegoneDate eve = {1999, 12, 31};
    bool first_wins;
    ForegoneStatus status = foregone_calendar_outcome(eve, &first_wins);
    if (status != FOREGONE_STATUS_OK) {
        fprintf(stderr, "%s\n", foregone_status_message(status));
        return 1;
    }
    puts(first_wins ? "First wins" : "Second wins");
    return 0;
}
