/* Squares as a contest solution has it: recursion without memory. */
#include <stdio.h>

static int rows, columns, blocked[64][64];

static int wins(void) {
    for (int i = 0; i + 1 < rows; i++)
        for (int j = 0; j + 1 < columns; j++)
            if (!blocked[i][j] && !blocked[i][j + 1] && !blocked[i + 1][j] && !blocked[i + 1][j + 1]) {
                blocked[i][j] = blocked[i][j + 1] = blocked[i + 1][j] = blocked[i + 1][j + 1] = 1;
                int reply = wins();
                blocked[i][j] = blocked[i][j + 1] = blocked[i + 1][j] = blocked[i + 1][j + 1] = 0;
                if (!reply)
                    return 1;
            }
    return 0;
}

int main(void) {
    char line[64];
    while (scanf("%d %d", &rows, &columns) == 2) {
        for (int i = 0; i < rows; i++) {
            if (scanf("%63s", line) != 1)
                return 1;
            for (int j = 0; j < columns; j++)
                blocked[i][j] = line[j] - '0';
        }
        puts(wins() ? "Yes" : "No");
    }
    return 0;
}
