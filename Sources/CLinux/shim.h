// Calls of Linux that the Glibc module of Swift leaves out, because it is built without _GNU_SOURCE.
// Declared here as the C library declares them (memfd_create(2), renameat2(2), copy_file_range(2),
// syncfs(2), pipe2(2), dup(2), epoll(7), prctl(2), posix_spawn(3)); inline functions only, since a system
// module has no object file.
#pragma once
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/vfs.h>

extern int memfd_create(const char *name, unsigned int flags);
extern int renameat2(int from_directory, const char *from, int to_directory, const char *to,
                     unsigned int flags);
extern ssize_t copy_file_range(int from, int64_t *from_offset, int to, int64_t *to_offset,
                               size_t length, unsigned int flags);
extern int syncfs(int descriptor);
extern int pipe2(int ends[2], int flags);
extern int dup3(int from, int to, int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions,
                                                    int from);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *path);

/// Flag of posix_spawnattr_setflags: the child begins a session (POSIX_SPAWN_SETSID of spawn.h).
static const int sheet_spawn_new_session = 0x80;

/// Flag of dup3 (O_CLOEXEC of fcntl.h).
static const int sheet_close_on_exec = 02000000;

/// An empty file in memory, closed on exec; -1 and errno on failure.
static inline int sheet_memory_file(const char *name) { return memfd_create(name, 1u); }

/// Renames unless the new name exists (EEXIST).
static inline int sheet_rename_new(int from_directory, const char *from, int to_directory,
                                   const char *to) {
  return renameat2(from_directory, from, to_directory, to, 1u);
}

/// Copies inside the kernel from both files' positions on.
static inline ssize_t sheet_copy_range(int from, int to, size_t length) {
  return copy_file_range(from, NULL, to, NULL, length, 0);
}

/// Writes out what the file system of an open file still holds back.
static inline int sheet_sync_file_system(int descriptor) { return syncfs(descriptor); }

/// Shares a lock on an open file or folder, which lasts as long as this opening of it (F_OFD_SETLK of
/// fcntl(2)); 0, or -1 and errno. A lock of flock(2) is another matter and does not disturb it.
static inline int sheet_lock_shared(int descriptor) {
  struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
  return fcntl(descriptor, 37, &lock);
}

/// Whether another opening of the file or folder has such a lock: 1 or 0; -1 where that is not known
/// (F_OFD_GETLK).
static inline int sheet_is_locked_by_others(int descriptor) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(descriptor, 36, &lock) != 0) return -1;
  return lock.l_type != F_UNLCK;
}

/// Whether an open file lies in a file system that only this machine writes to (the numbers are those of
/// linux/magic.h): ext, XFS, Btrfs, F2FS, bcachefs, ZFS, JFS, FAT, exFAT, NTFS, tmpfs, overlay.
static inline int sheet_is_local_disk(int descriptor) {
  static const unsigned int kinds[] = {
      0xEF53,     0x58465342, 0x9123683E, 0xF2F52010, 0xCA451A4E, 0x2FC12FC1,
      0x3153464A, 0x4D44,     0x2011BAB0, 0x7366746E, 0x01021994, 0x794C7630};
  struct statfs status;
  if (fstatfs(descriptor, &status) != 0) return 0;
  for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++)
    if ((unsigned int)status.f_type == kinds[index]) return 1;
  return 0;
}

/// A pipe with both ends closed on exec (O_CLOEXEC).
static inline int sheet_pipe(int ends[2]) { return pipe2(ends, 02000000); }

/// The child closes every descriptor from `from` on.
static inline int sheet_spawn_close_from(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

/// The child starts in that folder.
static inline int sheet_spawn_change_folder(posix_spawn_file_actions_t *actions,
                                            const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

/// A descriptor that can be waited for as `watched` can, and cannot be read; -1 and errno on failure.
static inline int sheet_watch(int watched) {
  struct epoll_event event = {.events = EPOLLIN};
  int watch = epoll_create1(EPOLL_CLOEXEC);
  if (watch >= 0) epoll_ctl(watch, EPOLL_CTL_ADD, watched, &event);
  return watch;
}

/// Lets malloc keep up to `bytes` that were freed. Otherwise a frame's cells, freed with the frame,
/// go back to the kernel and are mapped anew for the next key.
static inline void sheet_keep_freed_memory(int bytes) {
  mallopt(M_MMAP_THRESHOLD, bytes / 4);
  mallopt(M_TRIM_THRESHOLD, bytes);
}

/// This process is killed when the thread that started it ends.
static inline void sheet_die_with_starter(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

/// No core is made of this process, wherever cores go.
static inline void sheet_forbid_dump(void) { prctl(PR_SET_DUMPABLE, 0); }

/// All threads take memory from one arena. Each further one reserves 64 MB of address space.
static inline void sheet_use_one_arena(void) { mallopt(M_ARENA_MAX, 1); }

/// The most open files that go with one message (SCM_MAX_FD of the kernel).
static const int sheet_most_files = 253;

/// Sends bytes, and open files with the first of them, without waiting; as send(2).
static inline ssize_t sheet_send_files(int line, const void *bytes, size_t count,
                                       const int *files, int file_count) {
  char control[CMSG_SPACE(253 * sizeof(int))];
  struct iovec piece = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
  if (file_count > 0) {
    memset(control, 0, sizeof control);
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(file_count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(file_count * sizeof(int));
    memcpy(CMSG_DATA(header), files, file_count * sizeof(int));
  }
  return sendmsg(line, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/// Receives bytes and the open files that come with them, closed on exec, without waiting; as recv(2).
/// There is room for sheet_most_files of them.
static inline ssize_t sheet_receive_files(int line, void *bytes, size_t count, int *files,
                                          int *file_count) {
  char control[CMSG_SPACE(253 * sizeof(int))];
  struct iovec piece = {bytes, count};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1, .msg_control = control,
                           .msg_controllen = sizeof control};
  *file_count = 0;
  ssize_t received = recvmsg(line, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int here = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(files + *file_count, CMSG_DATA(header), here * sizeof(int));
    *file_count += here;
  }
  return received;
}
