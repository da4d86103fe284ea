#include "completion.h"

#include <stdlib.h>
#include <string.h>

#include "library.h"
#include "line_editor.h"

// More candidates than this are counted, not shown: a list must not scroll the question away.
enum { SHOWN_LIMIT = 100 };

static creadline_completer completer;
static void *completer_context;

// What the completer has answered: readline's own form, the common part first.
static char **matches;
static size_t match_count, match_capacity;
static size_t replaced_from;

void creadline_line_set_completer(creadline_completer function, void *context) {
  completer = function;
  completer_context = context;
}

// The line up to where the replacement begins, then the text.
static char *whole_line_with(const char *text) {
  size_t length = strlen(text);
  char *line = malloc(replaced_from + length + 1);
  if (!line) return NULL;
  memcpy(line, rl_line_buffer, replaced_from);
  memcpy(line + replaced_from, text, length + 1);
  return line;
}

static void append(const char *text) {
  if (match_count + 1 >= match_capacity) {
    size_t capacity = match_capacity ? match_capacity * 2 : 16;
    char **grown = realloc(matches, capacity * sizeof *grown);
    if (!grown) return;
    matches = grown;
    match_capacity = capacity;
  }
  char *line = whole_line_with(text);
  if (!line) return;
  matches[match_count++] = line;
  matches[match_count] = NULL;
}

void creadline_completion_replace(size_t start, const char *replacement) {
  if (match_count > 0) return;
  replaced_from = start <= (size_t)rl_point ? start : (size_t)rl_point;
  append(replacement);
}

void creadline_completion_add(const char *candidate) {
  if (match_count > 0) append(candidate);
}

static char **complete(const char *text, int start, int end) {
  (void)text, (void)start, (void)end;
  // readline sets these anew for each attempt.
  rl_attempted_completion_over = 1;
  rl_completion_suppress_append = 1;
  rl_completion_append_character = '\0';
  rl_sort_completion_matches = 0;
  matches = NULL;
  match_count = match_capacity = 0;
  if (completer) {
    completer(completer_context, (const uint8_t *)rl_line_buffer, (size_t)rl_end,
              (size_t)rl_point);
  }
  // A single candidate is told by the first entry alone.
  if (match_count == 2) {
    free(matches[0]);
    matches[0] = matches[1];
    matches[1] = NULL;
  }
  return matches;
}

// Shows the candidates without what stands before them on the line, and asks nothing.
static void show(char **found, int count, int longest) {
  (void)longest;
  int shown = count < SHOWN_LIMIT ? count : SHOWN_LIMIT;
  char **short_forms = calloc((size_t)shown + 2, sizeof *short_forms);
  if (!short_forms) return;
  size_t widest = 0;
  short_forms[0] = found[0];
  for (int i = 1; i <= shown; i++) {
    size_t length = strlen(found[i]);
    short_forms[i] = found[i] + (replaced_from <= length ? replaced_from : length);
    size_t rest = strlen(short_forms[i]);
    if (rest > widest) widest = rest;
  }
  rl_crlf();
  rl_display_match_list(short_forms, shown, (int)widest);
  if (shown < count) fprintf(rl_outstream, "and %d more\n", count - shown);
  rl_forced_update_display();
  free(short_forms);
}

void completion_install(void) {
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show;
  rl_completer_word_break_characters = "";
  rl_completer_quote_characters = NULL;
  rl_completion_query_items = 0;
  rl_variable_bind("page-completions", "off");
}
