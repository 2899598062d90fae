/* The library itself: version, messages, self-test. */
#include "check.h"
#include "checks.h"
#include <limits.h>

void check_library(void) {
    group("library");
    EXPECT(equal(foregone_version(), VERSION));
    EXPECT(foregone_verify() == FOREGONE_STATUS_OK);

    const char *unknown = foregone_status_message(-1);
    const int others[] = {FOREGONE_STATUS_DAMAGED_TABLE + 1, 255, 256, INT_MAX, INT_MIN};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        EXPECT(equal(foregone_status_message(others[i]), unknown));
    for (int status = FOREGONE_STATUS_OK; status <= FOREGONE_STATUS_DAMAGED_TABLE; status++) {
        EXPECT(!equal(foregone_status_message(status), unknown));
        for (int other = FOREGONE_STATUS_OK; other < status; other++)
            EXPECT(!equal(foregone_status_message(status), foregone_status_message(other)));
    }
}
