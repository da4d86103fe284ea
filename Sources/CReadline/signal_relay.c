#include "signal_relay.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// In order of delivery: what ends the program comes before what it would do in vain.
static const int relayed[] = {SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
enum { relayed_count = sizeof relayed / sizeof relayed[0] };

static struct sigaction previous[relayed_count];
static bool taken[relayed_count];
static volatile sig_atomic_t pending[relayed_count];
static int wake_read = -1, wake_write = -1;

// The flags hold what has come; the pipe only wakes up whoever polls, so a full one loses nothing.
static void relay(int signal) {
  int saved = errno;
  for (int i = 0; i < relayed_count; i++) {
    if (relayed[i] == signal) pending[i] = 1;
  }
  const uint8_t byte = 0;
  ssize_t written = write(wake_write, &byte, 1);
  (void)written;
  errno = saved;
}

int creadline_signals_open(void) {
  if (wake_read >= 0) return wake_read;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -errno;
  wake_read = ends[0];
  wake_write = ends[1];
  for (int i = 0; i < relayed_count; i++) {
    struct sigaction action = {.sa_handler = relay, .sa_flags = SA_RESTART | SA_ONSTACK};
    sigfillset(&action.sa_mask);
    pending[i] = 0;
    taken[i] = false;
    if (sigaction(relayed[i], NULL, &previous[i]) != 0) continue;
    if (previous[i].sa_handler == SIG_IGN) continue;
    taken[i] = sigaction(relayed[i], &action, NULL) == 0;
  }
  return wake_read;
}

void creadline_signals_close(void) {
  if (wake_read < 0) return;
  for (int i = 0; i < relayed_count; i++) {
    if (taken[i]) sigaction(relayed[i], &previous[i], NULL);
  }
  close(wake_read);
  close(wake_write);
  wake_read = wake_write = -1;
}

int creadline_signals_next(void) {
  uint8_t bytes[64];
  while (wake_read >= 0 && read(wake_read, bytes, sizeof bytes) == sizeof bytes) {
  }
  for (int i = 0; i < relayed_count; i++) {
    if (pending[i]) {
      pending[i] = 0;
      return relayed[i];
    }
  }
  return 0;
}

void creadline_signals_drop_continue(void) {
  for (int i = 0; i < relayed_count; i++) {
    if (relayed[i] == SIGCONT) pending[i] = 0;
  }
}

void creadline_signals_die(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t only;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}
