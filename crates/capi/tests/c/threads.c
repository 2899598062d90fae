/* Four threads ask everything at once, and each hears what one alone heard. */
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ASKED = 2000 };

/* What the functions answer to one question. */
typedef struct {
    uint64_t calendar, deadline, euclid, powers, nim, subtraction, squares, sum;
    ForegoneStatus verified;
} Answers;

static Answers ask(unsigned number) {
    unsigned char memory[500];
    char board[] = "0000/0000/0000/0000";
    const ForegoneDate date = {(uint16_t)(1900 + number % 100), (uint8_t)(1 + number % 12), (uint8_t)(1 + number % 28)};
    const ForegoneDate deadline = {(uint16_t)(2000 + number % 8000), 12, 31};
    const uint64_t heaps[] = {number, 3 * number, 7};
    const uint32_t set[] = {1, 3, 4};
    Answers answers = {0};
    for (unsigned cell = 0; cell < 16; cell++)
        if (number >> cell & 1)
            board[cell + cell / 4] = '1';
    foregone_calendar_grundy(date, &answers.calendar);
    foregone_calendar_deadline_grundy(deadline, date, &answers.deadline);
    foregone_euclid_grundy(number * 1000003u, number * 7919u, &answers.euclid);
    foregone_powers_grundy(number, &answers.powers);
    foregone_nim_grundy(heaps, 3, &answers.nim);
    foregone_subtraction_grundy(number * 1000003u, set, 3, memory, sizeof memory, 10000, &answers.subtraction);
    foregone_squares_grundy(board, sizeof board - 1, memory, sizeof memory, UINT64_MAX, &answers.squares);
    foregone_sum(heaps, 3, &answers.sum);
    answers.verified = number % 100 == 0 ? foregone_verify() : FOREGONE_STATUS_OK;
    return answers;
}

static bool same(Answers a, Answers b) {
    return a.calendar == b.calendar && a.deadline == b.deadline && a.euclid == b.euclid && a.powers == b.powers &&
           a.nim == b.nim && a.subtraction == b.subtraction && a.squares == b.squares && a.sum == b.sum &&
           a.verified == b.verified;
}

static Answers alone[ASKED];

static void *hammer(void *wrong) {
    for (unsigned number = 0; number < ASKED; number++)
        *(unsigned *)wrong += !same(ask(number), alone[number]);
    return 0;
}

int main(void) {
    group("threads");
    uint64_t differ = 0;
    for (unsigned number = 0; number < ASKED; number++) {
        alone[number] = ask(number);
        differ |= alone[number].squares ^ alone[0].squares;
    }
    EXPECT(differ != 0);
    pthread_t threads[THREADS];
    unsigned wrong[THREADS] = {0};
    for (int i = 0; i < THREADS; i++)
        EXPECT(pthread_create(&threads[i], 0, hammer, &wrong[i]) == 0);
    for (int i = 0; i < THREADS; i++) {
        EXPECT(pthread_join(threads[i], 0) == 0);
        EXPECT(wrong[i] == 0);
    }
    return report();
}
