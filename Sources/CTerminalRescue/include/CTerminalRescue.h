#pragma once
#include <stddef.h>
#include <termios.h>

/// Gives the terminal back when the process dies of a fault (SIGSEGV, SIGILL, …).
///
/// `arm` remembers the terminal's descriptor, the modes to restore and the bytes that undo what the
/// program switched on, and installs handlers on an alternate stack. A handler uses only
/// async-signal-safe calls, then hands on to the handler that was there before, so that the crash
/// report is printed on a sane screen. `reset` holds at most 512 bytes; more is cut.
void terminal_rescue_arm(int terminal, const struct termios *modes, const char *reset,
                         size_t reset_count);

/// The program gave the terminal back itself; faults no longer touch it.
void terminal_rescue_disarm(void);

/// From now on what is written to descriptor 2 goes to a file in memory, so that a library's
/// warning cannot land in the middle of the screen. Returns 0, or -1 when that cannot be set up.
int terminal_rescue_hold_stderr(void);

/// Points descriptor 2 back where it was and writes what was held. Safe to call twice, and from a
/// signal handler.
void terminal_rescue_release_stderr(void);
