/* Hand-made buffered input and output. */
#include <stdio.h>

enum { BUFFER = 1 << 16 };

static char in[BUFFER], out[BUFFER];
static size_t next, end, written;

static inline int get(void) {
    if (next == end) {
        next = 0;
        end = fread(in, 1, BUFFER, stdin);
        if (end == 0)
            return EOF;
    }
    return in[next++];
}

/* The next number; 0 at the end of the input. */
static inline int number(void) {
    int c = get(), n = 0;
    while (c != EOF && (c < '0' || c > '9'))
        c = get();
    for (; c >= '0' && c <= '9'; c = get())
        n = n * 10 + (c - '0');
    return n;
}

static inline void put(const char *text, size_t length) {
    if (written + length > BUFFER) {
        fwrite(out, 1, written, stdout);
        written = 0;
    }
    for (size_t i = 0; i < length; i++)
        out[written++] = text[i];
}

/* Whether what is left was written. */
static inline int finish(void) {
    return fwrite(out, 1, written, stdout) == written;
}
