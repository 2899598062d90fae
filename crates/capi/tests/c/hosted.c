#include "check.h"
#include <stdio.h>

void say(const char *text) {
    fputs(text, stdout);
}
