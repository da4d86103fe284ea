#include "query_history.h"

#include <stdlib.h>
#include <string.h>

#include "line_edit.h"
#include "library.h"
#include "line_editor.h"

// How many lines before the end of the history the text is from, and what was typed before.
static size_t lines_back = 0;
static char *typed = NULL;

void query_history_restart(void) {
  lines_back = 0;
  free(typed);
  typed = NULL;
}

void query_history_go_back(int count) {
  size_t total = creadline_history_count();
  if (lines_back == 0) {
    free(typed);
    typed = strdup(rl_line_buffer);
  }
  if (count > 0) {
    size_t most = total - (lines_back < total ? lines_back : total);
    lines_back += (size_t)count < most ? (size_t)count : most;
  } else {
    size_t steps = (size_t)(-(long)count);
    lines_back = steps < lines_back ? lines_back - steps : 0;
  }
  const char *text = lines_back == 0 ? typed : creadline_history_line(total - lines_back);
  if (text && strcmp(text, rl_line_buffer) != 0) {
    line_replace(text, strlen(text));
  }
}
