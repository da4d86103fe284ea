#include "descriptors.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

bool creadline_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

// In milliseconds of a clock that nobody sets; 0 for none.
static long long deadline;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

void creadline_set_deadline(int milliseconds) { deadline = now() + milliseconds; }

int creadline_remaining_time(void) {
  if (deadline == 0) return -1;
  long long rest = deadline - now();
  return rest < 0 ? 0 : rest > INT_MAX ? INT_MAX : (int)rest;
}

bool creadline_wait_for_input(int descriptor) {
  // poll passes over a descriptor that is none, and would wait for nothing; reading tells the error.
  if (deadline == 0 || descriptor < 0) return true;
  struct pollfd request = {.fd = descriptor, .events = POLLIN};
  for (;;) {
    int ready = poll(&request, 1, creadline_remaining_time());
    if (ready == 0) return false;
    if (ready > 0 || errno != EINTR) return true;
  }
}

static bool would_block(int error) { return error == EAGAIN || error == EWOULDBLOCK; }

// A descriptor that some other process has made non-blocking is waited for, not changed: the flag
// belongs to everyone who shares the open file.
static void wait_until(int descriptor, short event) {
  struct pollfd request = {.fd = descriptor, .events = event};
  poll(&request, 1, -1);
}

long creadline_read(int descriptor, uint8_t *buffer, size_t capacity) {
  for (;;) {
    ssize_t count = read(descriptor, buffer, capacity);
    if (count >= 0) return count;
    if (would_block(errno)) {
      wait_until(descriptor, POLLIN);
    } else if (errno != EINTR) {
      return -(long)errno;
    }
  }
}

int creadline_write_all(int descriptor, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(descriptor, bytes, length);
    if (count >= 0) {
      bytes += count;
      length -= (size_t)count;
    } else if (would_block(errno)) {
      wait_until(descriptor, POLLOUT);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}
