#define _GNU_SOURCE

#include "CTestSupport.h"

#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int ctest_open_terminal(char *path, size_t capacity) {
  int primary = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (primary < 0) return -1;
  if (grantpt(primary) != 0 || unlockpt(primary) != 0 ||
      ptsname_r(primary, path, capacity) != 0) {
    close(primary);
    return -1;
  }
  return primary;
}

int ctest_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int ctest_spawn(
    pid_t *identifier, const char *path, const char *directory,
    posix_spawn_file_actions_t *actions, char *const arguments[], char *const environment[]) {
  posix_spawnattr_t attributes;
  sigset_t signals;
  int error = posix_spawnattr_init(&attributes);
  if (error) return error;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  error = posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  if (!error && directory) error = posix_spawn_file_actions_addchdir_np(actions, directory);
  if (!error) error = posix_spawn(identifier, path, actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int ctest_ended(pid_t identifier, int *number) {
  siginfo_t info = {0};
  if (waitid(P_PID, (id_t)identifier, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return -1;
  if (info.si_pid == 0) return 0;
  *number = info.si_status;
  return info.si_code == CLD_EXITED ? 1 : 2;
}

static int unlock_entry(const char *path, const struct stat *status, int type, struct FTW *place) {
  (void)status, (void)place;
  return type == FTW_D || type == FTW_DNR ? chmod(path, 0700) : 0;
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *place) {
  (void)status, (void)type, (void)place;
  return remove(path);
}

int ctest_remove_tree(const char *path) {
  // A folder that could not be read on the first walk can be on the second.
  nftw(path, unlock_entry, 16, FTW_PHYS);
  nftw(path, unlock_entry, 16, FTW_PHYS);
  return nftw(path, remove_entry, 16, FTW_PHYS | FTW_DEPTH);
}
