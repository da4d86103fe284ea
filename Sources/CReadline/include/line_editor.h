#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How reading a line ended.
enum creadline_line_outcome {
  CREADLINE_LINE,
  CREADLINE_END_OF_INPUT,
  CREADLINE_INTERRUPTED,
  CREADLINE_SIGNAL,
  CREADLINE_TIMED_OUT,
};

/// Asked for completions of the bytes before the cursor; answers by the two functions below.
typedef void (*creadline_completer)(
    void *context, const uint8_t *line, size_t length, size_t cursor);

/// Whether the linked library is GNU readline, 8.2 or newer.
bool creadline_library_fits(void);

/// Has the user's inputrc passed over; to be called before an editor starts.
void creadline_skip_init_file(void);

/// Starts readline on a terminal, reading from one descriptor and drawing on another.
///
/// The first call reads the user's init file; `$if` in it compares with `application_name`.
/// Returns 0 or an `errno`.
int creadline_line_start(const char *application_name, int input, int output);

/// Sets who is asked for completions.
void creadline_line_set_completer(creadline_completer completer, void *context);

/// Says that what begins at the byte offset `start` becomes `replacement`, which is as much as all
/// the candidates have in common. Called by the completer, once, before the candidates.
void creadline_completion_replace(size_t start, const char *replacement);

/// Adds a candidate. Called by the completer.
void creadline_completion_add(const char *candidate);

/// Reads a line. On `CREADLINE_LINE`, `line` is the text, to be given to `creadline_free`; on
/// `CREADLINE_SIGNAL`, `signal` is the number of the signal that is to end the process.
enum creadline_line_outcome creadline_line_read(const char *prompt, char **line, int *signal);

void creadline_free(void *memory);

/// The lines that the history keys go through, oldest first.
void creadline_history_clear(void);
void creadline_history_add(const char *line);
size_t creadline_history_count(void);
const char *creadline_history_line(size_t index);
