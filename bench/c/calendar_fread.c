/* Calendar by the parity formula, over hand-made buffered input and output. */
#include "buffered.h"

int main(void) {
    for (int cases = number(); cases > 0; cases--) {
        number();
        int month = number(), day = number();
        if ((month + day) % 2 == 0 || (day == 30 && (month == 9 || month == 11)))
            put("YES\n", 4);
        else
            put("NO\n", 3);
    }
    return finish() ? 0 : 1;
}
