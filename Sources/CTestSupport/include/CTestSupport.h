// GNU calls that Swift's Glibc module, built without _GNU_SOURCE, leaves out. Each function returns
// an errno, 0 for success, unless it says otherwise.
#pragma once
#include <spawn.h>
#include <stddef.h>

/// Opens the controlling side of a new pty, closed on exec, and tells the path of the other side.
int test_support_open_pty(int *master, char *path, size_t size);

/// Opens a file without a name in a folder; closed on exec.
int test_support_open_unnamed(const char *directory, int *descriptor);

/// Makes the child start in a folder.
int test_support_add_directory(posix_spawn_file_actions_t *actions, const char *path);

/// Makes the child close this descriptor and all above it.
int test_support_add_close_from(posix_spawn_file_actions_t *actions, int descriptor);

/// Default handlers and an empty mask for all signals, and a session of its own if asked for.
int test_support_set_attributes(posix_spawnattr_t *attributes, int own_session);
