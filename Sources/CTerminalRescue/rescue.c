#define _GNU_SOURCE
#include "CTerminalRescue.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { fault_count = sizeof faults / sizeof faults[0], reset_capacity = 512 };

static struct sigaction previous[fault_count];
static atomic_int armed;
static atomic_int installed;
static int terminal_descriptor = -1;
static struct termios terminal_modes;
static char reset_bytes[reset_capacity];
static size_t reset_length;

static atomic_int saved_stderr = -1;
static atomic_int held_stderr = -1;

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void give_terminal_back(void) {
  // The exchange makes a fault inside this handler, or a second thread's fault, do nothing.
  if (!atomic_exchange(&armed, 0)) return;
  write_all(terminal_descriptor, reset_bytes, reset_length);
  tcsetattr(terminal_descriptor, TCSANOW, &terminal_modes);
}

static void on_fault(int signal_number) {
  give_terminal_back();
  terminal_rescue_release_stderr();
  for (int i = 0; i < fault_count; i++) {
    if (faults[i] == signal_number) sigaction(signal_number, &previous[i], NULL);
  }
  // Returning to a faulting instruction raises it again; an abort or a kill must be sent again.
  raise(signal_number);
}

static void on_exit_call(void) {
  give_terminal_back();
  terminal_rescue_release_stderr();
}

static void install_handlers(void) {
  if (atomic_exchange(&installed, 1)) return;
  atexit(on_exit_call);
  stack_t stack = {.ss_size = 64 * 1024};
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = on_fault, .sa_flags = SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &action, &previous[i]);
}

void terminal_rescue_arm(int terminal, const struct termios *modes, const char *reset,
                         size_t reset_count) {
  atomic_store(&armed, 0);
  terminal_descriptor = terminal;
  terminal_modes = *modes;
  reset_length = reset_count < reset_capacity ? reset_count : reset_capacity;
  memcpy(reset_bytes, reset, reset_length);
  install_handlers();
  atomic_store(&armed, 1);
}

void terminal_rescue_disarm(void) { atomic_store(&armed, 0); }

int terminal_rescue_hold_stderr(void) {
  if (atomic_load(&saved_stderr) >= 0) return 0;
  int held = memfd_create("stderr", MFD_CLOEXEC);
  int saved = fcntl(2, F_DUPFD_CLOEXEC, 3);
  if (held < 0 || saved < 0 || dup2(held, 2) < 0) {
    if (held >= 0) close(held);
    if (saved >= 0) close(saved);
    return -1;
  }
  atomic_store(&held_stderr, held);
  atomic_store(&saved_stderr, saved);
  return 0;
}

void terminal_rescue_release_stderr(void) {
  int saved = atomic_exchange(&saved_stderr, -1);
  int held = atomic_exchange(&held_stderr, -1);
  if (saved < 0 || held < 0) return;
  dup2(saved, 2);
  close(saved);
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(held, buffer, sizeof buffer, offset)) > 0) {
    write_all(2, buffer, (size_t)count);
    offset += count;
  }
  close(held);
}
