/* Powers as a contest solution has it. */
#include <stdio.h>

int main(void) {
    int cards;
    while (scanf("%d", &cards) == 1)
        puts(cards % 3 != 0 ? "Kiki" : "Cici");
    return 0;
}
