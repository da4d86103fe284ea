#include "commands.h"

#include <stdlib.h>
#include <string.h>

#include "live_editor.h"
#include "query_history.h"

static enum creadline_command_input inputs[CREADLINE_COMMAND_LIMIT];

static struct creadline_command *waiting;
static size_t waiting_start, waiting_end, waiting_capacity;

static void push(struct creadline_command command) {
  if (waiting_start == waiting_end) waiting_start = waiting_end = 0;
  if (waiting_end == waiting_capacity) {
    size_t capacity = waiting_capacity ? waiting_capacity * 2 : 16;
    struct creadline_command *grown = realloc(waiting, capacity * sizeof *grown);
    if (!grown) return;
    waiting = grown;
    waiting_capacity = capacity;
  }
  waiting[waiting_end++] = command;
}

bool creadline_live_take_command(struct creadline_command *command) {
  if (waiting_start == waiting_end) return false;
  *command = waiting[waiting_start++];
  return true;
}

void creadline_live_push(int command, const uint8_t *character, size_t length) {
  struct creadline_command pushed = {.command = command, .count = 1};
  if (length < sizeof pushed.character) memcpy(pushed.character, character, length);
  push(pushed);
}

// Always 0: readline takes anything else as a failure of its own.
static int report(int command, int count, int key) {
  struct creadline_command called = {.command = command, .count = count};
  switch (inputs[command]) {
    case CREADLINE_NO_INPUT: break;
    case CREADLINE_OWN_KEY: called.character[0] = (char)key; break;
    case CREADLINE_NEXT_KEY:
      command_read_character(called.character);
      if (!called.character[0]) return 0;
      break;
    case CREADLINE_PREVIOUS_LINE: query_history_go_back(count); return 0;
    case CREADLINE_NEXT_LINE: query_history_go_back(-count); return 0;
  }
  push(called);
  return 0;
}

// readline tells a function neither its name nor anything of the caller's: one function each.
#define FUNCTION(n) \
  static int call_##n(int count, int key) { return report(n, count, key); }
#define EIGHT(m, a, b, c, d, e, f, g, h) m(a) m(b) m(c) m(d) m(e) m(f) m(g) m(h)
#define EACH(m)                     \
  EIGHT(m, 0, 1, 2, 3, 4, 5, 6, 7)  \
  EIGHT(m, 8, 9, 10, 11, 12, 13, 14, 15) \
  EIGHT(m, 16, 17, 18, 19, 20, 21, 22, 23) \
  EIGHT(m, 24, 25, 26, 27, 28, 29, 30, 31)
#define ENTRY(n) call_##n,

EACH(FUNCTION)

static rl_command_func_t *const functions[CREADLINE_COMMAND_LIMIT] = {EACH(ENTRY)};

rl_command_func_t *command_function(int command) {
  return command >= 0 && command < CREADLINE_COMMAND_LIMIT ? functions[command] : NULL;
}

bool creadline_live_add_command(int command, const char *name, enum creadline_command_input input) {
  rl_command_func_t *function = command_function(command);
  if (!function) return false;
  inputs[command] = input;
  if (rl_named_function(name)) return true;
  // readline keeps the pointer.
  char *copy = strdup(name);
  return copy && rl_add_defun(copy, function, -1) == 0;
}

bool creadline_live_bind(const char *sequence, int command, unsigned keymaps) {
  rl_command_func_t *function = command_function(command);
  if (!function) return false;
  bool bound = true;
  const struct {
    unsigned bit;
    Keymap map;
  } maps[] = {
      {CREADLINE_EMACS, emacs_standard_keymap},
      {CREADLINE_VI_INSERT, vi_insertion_keymap},
      {CREADLINE_VI_COMMAND, vi_movement_keymap},
  };
  for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) {
    if (!(keymaps & maps[i].bit)) continue;
    bound = rl_bind_keyseq_in_map(sequence, function, maps[i].map) == 0 && bound;
  }
  return bound;
}
