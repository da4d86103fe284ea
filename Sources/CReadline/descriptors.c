#include "descriptors.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

bool creadline_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

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
