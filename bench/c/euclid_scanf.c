/* Euclid as a contest solution has it: scanf, and the game played quotient by quotient. */
#include <stdio.h>

int main(void) {
    int a, b;
    while (scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
        int first = 1;
        for (;; first = !first) {
            if (a < b) {
                int larger = b;
                b = a;
                a = larger;
            }
            /* The end, or a choice of who is to move on the rest; else the only move is to subtract once. */
            if (a % b == 0 || a / b >= 2)
                break;
            a -= b;
        }
        printf("%s wins\n", first ? "Stan" : "Ollie");
    }
    return 0;
}
