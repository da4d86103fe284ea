#include "suspension.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What /proc tells of a process: whether it refuses to stop, and whose child it is.
struct status {
  bool known, refuses_stop;
  pid_t parent;
};

static uint64_t number_after(const char *text, const char *field, int base) {
  const char *line = strstr(text, field);
  return line ? strtoull(line + strlen(field), NULL, base) : 0;
}

static struct status status_of(pid_t process) {
  struct status status = {.known = false};
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%ld/status", (long)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return status;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return status;
  text[length] = '\0';
  uint64_t masks = number_after(text, "\nSigIgn:", 16) | number_after(text, "\nSigCgt:", 16);
  status.known = true;
  status.refuses_stop = (masks >> (SIGTSTP - 1)) & 1;
  status.parent = (pid_t)number_after(text, "\nPPid:", 10);
  return status;
}

// Somebody of our session but outside our group has to notice that the group has stopped.
static bool watches(pid_t parent, pid_t group) {
  return parent > 0 && getsid(parent) == getsid(0) && getpgid(parent) != group;
}

bool creadline_can_suspend(void) {
  struct sigaction action;
  if (sigaction(SIGTSTP, NULL, &action) == 0 && action.sa_handler == SIG_IGN) return false;
  pid_t group = getpgrp();
  if (group == getsid(0)) return false;
  if (group == getpid()) return watches(getppid(), group);
  struct status leader = status_of(group);
  // A script that catches or ignores the signal waits for us, and would wait for ever.
  if (leader.known && leader.refuses_stop) return false;
  return watches(getppid(), group) || (leader.known && watches(leader.parent, group));
}

void creadline_suspend(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, previous;
  sigset_t only, mask;
  sigemptyset(&stop.sa_mask);
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  sigaction(SIGTSTP, &stop, &previous);
  sigprocmask(SIG_UNBLOCK, &only, &mask);
  kill(0, SIGTSTP);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &previous, NULL);
}
