/* Calendar by the parity formula, over hand-made buffered input and output. */
#include <stdio.h>

enum { BUFFER = 1 << 16 };

static char in[BUFFER], out[BUFFER];
static size_t next, end, written;

static int get(void) {
    if (next == end) {
        next = 0;
        end = fread(in, 1, BUFFER, stdin);
        if (end == 0)
            return EOF;
    }
    return in[next++];
}

static int number(void) {
    int c = get(), n = 0;
    while (c != EOF && (c < '0' || c > '9'))
        c = get();
    for (; c >= '0' && c <= '9'; c = get())
        n = n * 10 + (c - '0');
    return n;
}

static void put(const char *text, size_t length) {
    if (written + length > BUFFER) {
        fwrite(out, 1, written, stdout);
        written = 0;
    }
    for (size_t i = 0; i < length; i++)
        out[written++] = text[i];
}

int main(void) {
    for (int cases = number(); cases > 0; cases--) {
        number();
        int month = number(), day = number();
        if ((month + day) % 2 == 0 || (day == 30 && (month == 9 || month == 11)))
            put("YES\n", 4);
        else
            put("NO\n", 3);
    }
    return fwrite(out, 1, written, stdout) == written ? 0 : 1;
}
