#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <unistd.h>

#include "CTerminalRescue.h"

enum { signal_count = 65 };

// One more than the descriptor, so that 0 means none.
static atomic_int descriptors[signal_count];

static void pass_on(int number) {
  int error = errno;
  int descriptor = atomic_load(&descriptors[number]) - 1;
  unsigned char byte = (unsigned char)number;
  // A full pipe holds the news already.
  ssize_t ignored = descriptor >= 0 ? write(descriptor, &byte, 1) : 0;
  (void)ignored;
  errno = error;
}

int terminal_signal_watch(int number, int descriptor) {
  int previous = atomic_exchange(&descriptors[number], descriptor + 1) - 1;
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  return previous;
}

void terminal_signal_unwatch(int number, int previous, const struct sigaction *action) {
  sigaction(number, action, NULL);
  atomic_store(&descriptors[number], previous + 1);
}
