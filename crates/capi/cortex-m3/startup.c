/* What happens before and after `main` on a Cortex-M3. */
#include "semihosting.h"
#include <stdint.h>

int main(void);
void reset(void);

/* Places that the linker script names. */
extern uint32_t data_in_flash[], data_start[], data_end[], bss_start[], bss_end[], stack_top[];

void reset(void) {
    const uint32_t *from = data_in_flash;
    for (uint32_t *to = data_start; to < data_end;)
        *to++ = *from++;
    for (uint32_t *to = bss_start; to < bss_end;)
        *to++ = 0;
    leave(main());
}

static void fault(void) {
    say("fault\n");
    leave(2);
}

/* The first entry of a vector table is no handler. */
typedef union {
    uint32_t *stack;
    void (*handler)(void);
} Vector;

__attribute__((section(".vectors"), used)) static const Vector vectors[16] = {
    {.stack = stack_top}, {.handler = reset}, {.handler = fault}, {.handler = fault},
    {.handler = fault},   {.handler = fault}, {.handler = fault},
};
