#include "check.h"

#ifndef PLANTED
#define PLANTED ""
#endif

static unsigned long checks, failures;
static bool turn_round;

static void say_number(unsigned long number) {
    char digits[24], *first = digits + sizeof digits - 1;
    *first = 0;
    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    say(first);
}

void group(const char *name) {
    say(name);
    say("\n");
    turn_round = equal(name, PLANTED);
}

void expect(bool holds, const char *file, int line, const char *what) {
    checks++;
    if (turn_round) {
        holds = !holds;
        turn_round = false;
    }
    if (holds)
        return;
    /* The first ones tell what is wrong. */
    if (failures++ < 10) {
        say(file);
        say(":");
        say_number((unsigned long)line);
        say(": expected ");
        say(what);
        say("\n");
    }
}

void fill(void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        ((unsigned char *)bytes)[i] = 0xA5;
}

bool is_filled(const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (((const unsigned char *)bytes)[i] != 0xA5)
            return false;
    return true;
}

bool equal(const char *a, const char *b) {
    while (*a != 0 && *a == *b)
        a++, b++;
    return *a == *b;
}

uint64_t draw(void) {
    /* Marsaglia, "Xorshift RNGs" (2003). */
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

unsigned mex(uint64_t seen) {
    unsigned value = 0;
    while (seen >> value & 1)
        value++;
    return value;
}

int report(void) {
    if (failures > 0) {
        say_number(failures);
        say(" of ");
        say_number(checks);
        say(" checks failed\n");
        return 1;
    }
    say_number(checks);
    say(" checks passed\n");
    return 0;
}
