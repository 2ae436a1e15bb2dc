#define _GNU_SOURCE
#include "CTerminalRescue.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM};
enum {
  fault_count = sizeof faults / sizeof faults[0],
  ending_count = sizeof endings / sizeof endings[0],
  reset_capacity = 512,
};

static struct sigaction previous[fault_count];
static atomic_int armed;
static atomic_int installed;
static int terminal_descriptor = -1;
static struct termios terminal_modes;
static char reset_bytes[reset_capacity];
static size_t reset_length;

// Standard output and standard error while the screen is up: where each led, and what holds it now.
static struct stream {
  int number;
  atomic_int saved;
  atomic_int held;
} streams[] = {{1, -1, -1}, {2, -1, -1}};

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

static void release(struct stream *stream);

static void release_streams(void) {
  release(&streams[0]);
  release(&streams[1]);
}

static void on_fault(int signal_number) {
  give_terminal_back();
  release_streams();
  for (int i = 0; i < fault_count; i++) {
    if (faults[i] == signal_number) sigaction(signal_number, &previous[i], NULL);
  }
  // Returning to a faulting instruction raises it again; an abort or a kill must be sent again.
  raise(signal_number);
}

static void on_ending(int signal_number) {
  give_terminal_back();
  release_streams();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

static void on_exit_call(void) {
  give_terminal_back();
  release_streams();
}

// What the program, or whoever started it, does about a signal stays as it is.
static void replace_endings(void (*expected)(int), void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_NODEFER}, current;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < ending_count; i++) {
    sigaction(endings[i], NULL, &current);
    if (current.sa_handler == expected) sigaction(endings[i], &action, NULL);
  }
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
  replace_endings(SIG_DFL, on_ending);
  atomic_store(&armed, 1);
}

void terminal_rescue_disarm(void) {
  atomic_store(&armed, 0);
  replace_endings(on_ending, SIG_DFL);
}

static void hold(struct stream *stream) {
  if (atomic_load(&stream->saved) >= 0) return;
  int held = memfd_create("held", MFD_CLOEXEC);
  int saved = fcntl(stream->number, F_DUPFD_CLOEXEC, 3);
  if (held < 0 || saved < 0 || dup2(held, stream->number) < 0) {
    if (held >= 0) close(held);
    if (saved >= 0) close(saved);
    return;
  }
  atomic_store(&stream->held, held);
  atomic_store(&stream->saved, saved);
}

void terminal_rescue_hold_streams(void) {
  hold(&streams[1]);
  if (!isatty(1)) return;
  fflush(stdout);
  // Otherwise stdio takes the file for one when it is used first, and no line appears before the end.
  setvbuf(stdout, NULL, _IOLBF, 0);
  hold(&streams[0]);
}

void terminal_rescue_release_streams(void) {
  if (atomic_load(&streams[0].saved) >= 0) fflush(stdout);
  release_streams();
}

static void release(struct stream *stream) {
  int saved = atomic_exchange(&stream->saved, -1);
  int held = atomic_exchange(&stream->held, -1);
  if (saved < 0 || held < 0) return;
  dup2(saved, stream->number);
  close(saved);
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(held, buffer, sizeof buffer, offset)) > 0) {
    write_all(stream->number, buffer, (size_t)count);
    offset += count;
  }
  close(held);
}
