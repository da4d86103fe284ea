#include "library.h"
#include "line_editor.h"

void creadline_history_clear(void) { clear_history(); }

void creadline_history_add(const char *line) { add_history(line); }

size_t creadline_history_count(void) { return history_length > 0 ? (size_t)history_length : 0; }

const char *creadline_history_line(size_t index) {
  if (index >= creadline_history_count()) return NULL;
  HIST_ENTRY *entry = history_get(history_base + (int)index);
  return entry ? entry->line : NULL;
}
