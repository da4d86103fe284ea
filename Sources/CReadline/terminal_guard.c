#include "terminal_guard.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct {
  int input, output;
  struct termios settings;
  uint8_t reset[CREADLINE_RESET_CAPACITY];
  size_t reset_length;
  volatile sig_atomic_t raw;
  bool known;
} terminal;

static const int faults[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
enum { fault_count = sizeof faults / sizeof faults[0] };

// What ends a process by default and nobody here sends: timers, limits, and what users define.
static const int endings[] = {SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF};
enum { ending_count = sizeof endings / sizeof endings[0] };

// What a stack overflow leaves no room for.
static uint8_t fault_stack[1 << 16];

// A job that is in the background must not touch what is the foreground job's now.
static bool in_foreground(void) {
  pid_t foreground = tcgetpgrp(terminal.input);
  return foreground < 0 || foreground == getpgrp();
}

// Safe inside a signal handler.
static void restore(void) {
  if (!terminal.raw || !in_foreground()) return;
  size_t done = 0;
  while (done < terminal.reset_length) {
    ssize_t count =
        write(terminal.output, terminal.reset + done, terminal.reset_length - done);
    if (count < 0 && errno != EINTR) break;
    if (count > 0) done += (size_t)count;
  }
  while (tcsetattr(terminal.input, TCSADRAIN, &terminal.settings) != 0 && errno == EINTR) {
  }
}

static void fault(int number, siginfo_t *info, void *context) {
  (void)context;
  restore();
  terminal.raw = 0;
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  // A fault happens again on return; a signal that was sent has to be sent again.
  if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP) raise(number);
}

static void end(int number) {
  restore();
  terminal.raw = 0;
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  raise(number);
}

static void arm(void) {
  static bool armed = false;
  if (armed) return;
  armed = true;
  atexit(creadline_terminal_leave);
  stack_t stack = {.ss_sp = fault_stack, .ss_size = sizeof fault_stack};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < fault_count; i++) {
    struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigfillset(&action.sa_mask);
    sigaction(faults[i], &action, NULL);
  }
  for (int i = 0; i < ending_count; i++) {
    struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK}, previous;
    sigfillset(&action.sa_mask);
    if (sigaction(endings[i], NULL, &previous) != 0 || previous.sa_handler == SIG_IGN) continue;
    sigaction(endings[i], &action, NULL);
  }
}

int creadline_terminal_enter(int input, int output, const uint8_t *reset, size_t length) {
  if (length > CREADLINE_RESET_CAPACITY) return E2BIG;
  if (terminal.raw) creadline_terminal_leave();
  // Read once: after a stop, what is found may be the shell's own settings, or ours.
  if (!terminal.known || terminal.input != input) {
    if (tcgetattr(input, &terminal.settings) != 0) return errno;
    terminal.known = true;
  }
  terminal.input = input;
  terminal.output = output;
  memcpy(terminal.reset, reset, length);
  terminal.reset_length = length;

  struct termios raw = terminal.settings;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  arm();
  terminal.raw = 1;
  while (tcsetattr(input, TCSADRAIN, &raw) != 0) {
    if (errno == EINTR) continue;
    terminal.raw = 0;
    return errno;
  }
  return 0;
}

void creadline_terminal_leave(void) {
  restore();
  terminal.raw = 0;
}

bool creadline_terminal_is_raw(void) { return terminal.raw != 0; }
