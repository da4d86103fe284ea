#include "line_edit.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "library.h"
#include "live_editor.h"

static void finish(void) {
  rl_end_undo_group();
  if (creadline_live_keymap() == CREADLINE_VI_COMMAND) rl_vi_check();
}

void line_insert(const char *text) {
  rl_begin_undo_group();
  rl_insert_text(text);
  finish();
}

void line_replace(const char *text, size_t cursor) {
  rl_begin_undo_group();
  rl_delete_text(0, rl_end);
  rl_point = 0;
  rl_insert_text(text);
  if (cursor < (size_t)rl_end) rl_point = (int)cursor;
  finish();
}

// The length of the character at a place, or 0 if there is none that the locale knows.
static size_t character_length(const char *text, size_t length) {
  mbstate_t state = {0};
  size_t count = mbrlen(text, length, &state);
  return count > length ? 0 : count;
}

static bool is_valid(const char *text, size_t length) {
  for (size_t i = 0; i < length;) {
    size_t count = character_length(text + i, length - i);
    if (count == 0) return false;
    i += count;
  }
  return true;
}

void line_drop_broken_characters(void) {
  size_t length = rl_end > 0 ? (size_t)rl_end : 0;
  if (is_valid(rl_line_buffer, length)) return;
  char *whole = malloc(length + 1);
  if (!whole) return;
  size_t end = 0, cursor = 0;
  for (size_t i = 0; i < length;) {
    size_t count = character_length(rl_line_buffer + i, length - i);
    memcpy(whole + end, rl_line_buffer + i, count);
    end += count;
    i += count > 0 ? count : 1;
    if (i <= (size_t)rl_point) cursor = end;
  }
  whole[end] = '\0';
  line_replace(whole, cursor);
  free(whole);
}
