#define _GNU_SOURCE
#include "CTestSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

int test_support_open_pty(int *master, char *path, size_t size) {
  *master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*master < 0) return errno;
  int number = grantpt(*master) || unlockpt(*master) ? errno : ptsname_r(*master, path, size);
  if (number) close(*master);
  return number;
}

int test_support_open_unnamed(const char *directory, int *descriptor) {
  *descriptor = open(directory, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  return *descriptor < 0 ? errno : 0;
}

int test_support_add_directory(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

int test_support_add_close_from(posix_spawn_file_actions_t *actions, int descriptor) {
  return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
}

int test_support_set_attributes(posix_spawnattr_t *attributes, int own_session) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  return posix_spawnattr_setflags(attributes, own_session ? flags | POSIX_SPAWN_SETSID : flags);
}
