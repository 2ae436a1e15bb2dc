#pragma once
#include <signal.h>
#include <stddef.h>
#include <termios.h>

/// Gives the terminal back when the process dies of a fault (SIGSEGV, SIGILL, …) or of a signal that
/// asks it to end and that nobody else handles (SIGTERM, SIGHUP, …), or when something calls `exit`
/// while the screen is up.
///
/// `arm` remembers the terminal's descriptor, the modes to restore and the bytes that undo what the
/// program switched on, and installs handlers on an alternate stack. A handler uses only
/// async-signal-safe calls, then hands on to the handler that was there before, so that the crash
/// report is printed on a sane screen. `reset` holds at most 512 bytes; more is cut.
void terminal_rescue_arm(int terminal, const struct termios *modes, const char *reset,
                         size_t reset_count);

/// The program gave the terminal back itself; faults no longer touch it.
void terminal_rescue_disarm(void);

/// From now on what is written to descriptor 2, and to descriptor 1 where that is a terminal, goes to
/// a file in memory, so that a library's warning or a `print` cannot land in the middle of the screen.
/// Does nothing where that cannot be set up.
void terminal_rescue_hold_streams(void);

/// Points the descriptors back where they were and writes what was held. Safe to call twice.
void terminal_rescue_release_streams(void);

/// From now on each signal `number` writes one byte, the number, to `descriptor`, which should not
/// block. Returns the descriptor that had the signal before, or -1.
///
/// libdispatch's signal sources do not do: they block every signal in the thread that the first one
/// interrupts, which Foundation.Process hands on to children that then cannot be terminated, and
/// they never put the former action back.
int terminal_signal_watch(int number, int descriptor);

/// Puts back what a signal did, and who watched it, before terminal_signal_watch.
void terminal_signal_unwatch(int number, int previous, const struct sigaction *action);
