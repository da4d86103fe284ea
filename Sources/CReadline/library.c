#include "library.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

#include "line_editor.h"
#include "locale_fallback.h"

enum { INIT_FILE_LIMIT = 1 << 20 };

bool creadline_library_fits(void) {
  return rl_gnu_readline_p == 1 && rl_readline_version >= 0x0802;
}

void creadline_free(void *memory) { free(memory); }

FILE *library_open_stream(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (copy < 0) return NULL;
  if (copy >= FD_SETSIZE) {
    close(copy);
    errno = EMFILE;
    return NULL;
  }
  FILE *stream = fdopen(copy, mode);
  if (!stream) close(copy);
  return stream;
}

static bool init_file_skipped = false;

void creadline_skip_init_file(void) { init_file_skipped = true; }

// readline opens a named pipe and waits, and takes a file of any size into memory. Without a home
// it would ask the user database, which a static executable cannot do everywhere.
static void choose_init_file(void) {
  struct stat info;
  const char *path = getenv("INPUTRC");
  if (init_file_skipped) {
    setenv("INPUTRC", "/dev/null", 1);
  } else if (!path && !getenv("HOME")) {
    setenv("INPUTRC", "/etc/inputrc", 1);
  } else if (path && stat(path, &info) == 0 &&
             (!S_ISREG(info.st_mode) || info.st_size > INIT_FILE_LIMIT)) {
    setenv("INPUTRC", "/dev/null", 1);
  }
}

void library_force_variables(void) {
  rl_variable_bind("convert-meta", "off");
  rl_variable_bind("input-meta", "on");
  rl_variable_bind("output-meta", "on");
}

void library_initialize(const char *application_name) {
  static bool initialized = false;
  if (initialized) return;
  initialized = true;
  creadline_use_utf8();
  // readline keeps the pointer.
  char *name = strdup(application_name);
  if (name) rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  choose_init_file();
  using_history();
  rl_initialize();
  library_force_variables();
}
