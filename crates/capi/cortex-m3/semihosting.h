/* What a debugger or an emulator does for a program: Arm, "Semihosting for AArch32 and AArch64". */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

/* Prints a text. */
void say(const char *text);

/* Ends the program with that exit status; does not return. */
void leave(int status);

#endif
