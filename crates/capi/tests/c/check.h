/* Counts checks and shows those that fail, on a computer and on bare metal alike. */
#ifndef CHECK_H
#define CHECK_H

#include <foregone.h>

/* Starts a group of checks. With `-DPLANTED="name"` the first check of the group of that name is turned round, so that
   a run can show that it would notice. */
void group(const char *name);

#define EXPECT(holds) expect((holds), __FILE__, __LINE__, #holds)
void expect(bool holds, const char *file, int line, const char *what);

/* Expects an error of `call`, which is to answer to `&out`, and nothing written there. */
#define EXPECT_ERROR(type, call, error)                                                                                \
    do {                                                                                                               \
        type out;                                                                                                      \
        fill(&out, sizeof out);                                                                                        \
        EXPECT((call) == (error));                                                                                     \
        EXPECT(is_filled(&out, sizeof out));                                                                           \
    } while (0)
void fill(void *bytes, size_t count);
bool is_filled(const void *bytes, size_t count);

bool equal(const char *a, const char *b);

/* The next number of a sequence that looks random, the same in every run. */
uint64_t draw(void);

/* The least number that is not among the first 64 bits of `seen`. */
unsigned mex(uint64_t seen);

/* Prints how many checks passed; what `main` is to return. */
int report(void);

/* Prints a text: one for each platform. */
void say(const char *text);

#endif
