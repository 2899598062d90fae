/* Reads numbers, of which none is 0, to the end and prints the same line for each: no thought. */
#include "buffered.h"

int main(void) {
    while (number() != 0)
        put("Kiki\n", 5);
    return finish() ? 0 : 1;
}
