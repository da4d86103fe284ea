#include "live_editor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "byte_queue.h"
#include "commands.h"
#include "guarded_commands.h"
#include "keymap_walk.h"
#include "library.h"
#include "line_edit.h"
#include "query_history.h"

enum { ESCAPE = 0x1b, ABORT = 0x07, END_OF_INPUT = 0x04 };

// What is to be done to the line once readline is between two commands.
enum edit { NO_EDIT, INSERT, SET_TEXT };

static struct {
  struct creadline_meanings meanings;
  creadline_key_source source;
  creadline_key_wait wait;
  void *context;
  struct byte_queue keys;
  enum edit edit;
  char *edit_text;
  size_t edit_cursor;
  // The escape key by itself: nothing follows it, however long readline asks.
  bool lone_escape;
  // What readline is in the middle of is to be given up.
  bool abandon;
  bool ending, dirty;
  char *bell_style;
} live;

static void mark_dirty(void) { live.dirty = true; }

bool creadline_live_take_dirty(void) {
  bool dirty = live.dirty;
  live.dirty = false;
  return dirty;
}

enum creadline_state creadline_live_state(void) {
  if (RL_ISSTATE(RL_STATE_READCMD)) return CREADLINE_READY;
  if (RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH)) return CREADLINE_SEARCHING;
  if (RL_ISSTATE(RL_STATE_NUMERICARG)) return CREADLINE_COUNTING;
  return RL_ISSTATE(RL_STATE_DISPATCHING) ? CREADLINE_IN_COMMAND : CREADLINE_IN_SEQUENCE;
}

enum creadline_keymap creadline_live_keymap(void) {
  if (rl_editing_mode == 1) return CREADLINE_EMACS;
  return rl_get_keymap() == vi_movement_keymap ? CREADLINE_VI_COMMAND : CREADLINE_VI_INSERT;
}

static void apply_edit(void) {
  if (live.edit == NO_EDIT) return;
  if (live.edit == INSERT) line_insert(live.edit_text);
  if (live.edit == SET_TEXT) line_replace(live.edit_text, live.edit_cursor);
  free(live.edit_text);
  live.edit_text = NULL;
  live.edit = NO_EDIT;
  live.dirty = true;
}

static void request_edit(enum edit edit, const uint8_t *bytes, size_t length, size_t cursor) {
  char *text = malloc(length + 1);
  if (!text) return;
  if (length > 0) memcpy(text, bytes, length);
  text[length] = '\0';
  free(live.edit_text);
  live.edit_text = text;
  live.edit = edit;
  live.edit_cursor = cursor;
  if (creadline_live_state() == CREADLINE_READY) {
    apply_edit();
  } else {
    live.abandon = true;
  }
}

void creadline_live_set_text(const uint8_t *bytes, size_t length, size_t cursor) {
  request_edit(SET_TEXT, bytes, length, cursor);
}

void creadline_live_insert(const uint8_t *bytes, size_t length) {
  if (creadline_live_state() == CREADLINE_SEARCHING) {
    byte_queue_append(&live.keys, bytes, length);
  } else {
    request_edit(INSERT, bytes, length, 0);
  }
}

static bool is_bound(const uint8_t *bytes, size_t length) {
  int type = ISKMAP;
  rl_command_func_t *function =
      rl_function_of_keyseq_len((const char *)bytes, length, rl_get_keymap(), &type);
  return function && type != ISKMAP;
}

// A zero in the line ends it for half of readline, which then searches for ever.
static bool is_command(const uint8_t *bytes, size_t length) {
  if (creadline_live_state() != CREADLINE_READY) return false;
  int type = ISKMAP;
  rl_command_func_t *function =
      rl_function_of_keyseq_len((const char *)bytes, length, rl_get_keymap(), &type);
  return type == ISFUNC && function && function != rl_insert;
}

// Whether the keys so far and these are a sequence that is bound.
static bool completes_sequence(const uint8_t *bytes, size_t length) {
  size_t before = (size_t)rl_key_sequence_length;
  uint8_t *whole = malloc(before + length);
  if (!whole) return false;
  memcpy(whole, rl_executing_keyseq, before);
  memcpy(whole + before, bytes, length);
  bool bound = is_bound(whole, before + length);
  free(whole);
  return bound;
}

// Escape and then a command, typed fast: what it means where Escape leaves the insert mode.
static bool is_escape_and_character(const uint8_t *bytes, size_t length) {
  return creadline_live_keymap() == CREADLINE_VI_INSERT && length == 2 && bytes[1] > ' ' &&
         bytes[1] < 0x7f;
}

// Bytes of a sequence that readline does not know would be taken for text or for commands.
static bool accepts_sequence(const uint8_t *bytes, size_t length) {
  bool bound = is_bound(bytes, length);
  switch (creadline_live_state()) {
    case CREADLINE_READY: return bound || is_escape_and_character(bytes, length);
    case CREADLINE_SEARCHING: return bound && RL_ISSTATE(RL_STATE_ISEARCH);
    case CREADLINE_COUNTING: return bound;
    case CREADLINE_IN_SEQUENCE: return bound || completes_sequence(bytes, length);
    case CREADLINE_IN_COMMAND: live.abandon = true; return false;
  }
  return false;
}

void creadline_live_key(const uint8_t *bytes, size_t length) {
  if (length == 0 || (memchr(bytes, 0, length) && !is_command(bytes, length))) return;
  if (length > 1 && bytes[0] == ESCAPE && !accepts_sequence(bytes, length)) return;
  // readline ends by itself here, whatever the key is bound to.
  if (bytes[0] == END_OF_INPUT && rl_end == 0 && creadline_live_state() == CREADLINE_READY) {
    creadline_live_push(live.meanings.end_of_input, NULL, 0);
    return;
  }
  byte_queue_append(&live.keys, bytes, length);
}

void creadline_live_escape(void) {
  const uint8_t escape = ESCAPE, abort = ABORT;
  bool leaves_insert_mode = creadline_live_keymap() == CREADLINE_VI_INSERT;
  switch (creadline_live_state()) {
    case CREADLINE_READY:
      if (!leaves_insert_mode) {
        creadline_live_push(live.meanings.cancel, NULL, 0);
        return;
      }
      break;
    case CREADLINE_SEARCHING:
      // Only the incremental search ends by Escape; the other takes it for text.
      if (RL_ISSTATE(RL_STATE_ISEARCH)) break;
      byte_queue_append(&live.keys, &abort, 1);
      return;
    case CREADLINE_IN_SEQUENCE:
      if (leaves_insert_mode) break;
      live.abandon = true;
      return;
    case CREADLINE_COUNTING:
    case CREADLINE_IN_COMMAND: live.abandon = true; return;
  }
  live.lone_escape = byte_queue_append(&live.keys, &escape, 1);
}

void creadline_live_end(void) { live.ending = true; }

// An abandoned command leaves its states behind.
static void forget_abandoned_states(void) {
  RL_UNSETSTATE(RL_STATE_DISPATCHING | RL_STATE_MOREINPUT | RL_STATE_METANEXT | RL_STATE_ISEARCH |
                RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_VIMOTION);
  guarded_recover();
}

// Called by readline for each byte. Only its outermost loop knows READERR; anywhere else EOF
// makes it give up what it is in the middle of, and come back here.
static int get_byte(FILE *stream) {
  (void)stream;
  for (;;) {
    bool ready = RL_ISSTATE(RL_STATE_READCMD);
    if (ready) {
      forget_abandoned_states();
      live.abandon = false;
      apply_edit();
    }
    if (live.ending) return ready ? READERR : EOF;
    if (live.abandon) return EOF;
    if (!byte_queue_is_empty(&live.keys)) {
      int byte = byte_queue_take(&live.keys);
      return guarded_accepts(byte) ? byte : EOF;
    }
    if (ready) line_drop_broken_characters();
    live.lone_escape = false;
    live.source(live.context);
  }
}

// readline would read ahead for a run of characters to insert at once, and cannot give up in there.
static int input_available(void) {
  if (!byte_queue_is_empty(&live.keys)) return 1;
  int microseconds = rl_set_keyboard_input_timeout(-1);
  if (live.lone_escape || live.ending || microseconds <= 0) return 0;
  return live.wait(live.context, microseconds / 1000);
}

void command_read_character(char *character) {
  int byte = rl_read_key();
  if (byte < ' ' || byte == 0x7f) return;
  size_t length = 0;
  character[length++] = (char)byte;
  while (length + 1 < CREADLINE_CHARACTER_CAPACITY && !byte_queue_is_empty(&live.keys) &&
         (byte_queue_first(&live.keys) & 0xc0) == 0x80) {
    character[length++] = (char)byte_queue_take(&live.keys);
  }
}

static ssize_t discard(void *cookie, const char *bytes, size_t length) {
  (void)cookie, (void)bytes;
  return (ssize_t)length;
}

int creadline_live_start(
    const char *application_name, int terminal, struct creadline_meanings meanings) {
  live.meanings = meanings;
  rl_instream = library_open_stream(terminal, "r");
  if (!rl_instream) return errno;
  rl_outstream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = discard});
  if (!rl_outstream) return errno;
  // The terminal's own erase and kill keys would take the place of what is bound already.
  rl_variable_bind("bind-tty-special-chars", "off");
  library_initialize(application_name);
  if (!live.bell_style) {
    const char *style = rl_variable_value("bell-style");
    live.bell_style = strdup(style ? style : "audible");
  }
  rl_prep_term_function = NULL;
  rl_deprep_term_function = NULL;
  rl_getc_function = get_byte;
  rl_input_available_hook = input_available;
  // Not before: readline would leave out the keys that terminfo knows.
  rl_redisplay_function = mark_dirty;
  keymap_walk(meanings);
  return 0;
}

void creadline_live_run(creadline_key_source source, creadline_key_wait wait, void *context) {
  live.source = source;
  live.wait = wait;
  live.context = context;
  live.ending = false;
  query_history_restart();
  // A keyboard macro can make readline return a line by itself; the picker decides when to leave.
  while (!live.ending) {
    char *line = readline("");
    if (live.ending) {
      free(line);
      break;
    }
    if (line) request_edit(SET_TEXT, (const uint8_t *)line, strlen(line), strlen(line));
    free(line);
    creadline_live_push(line ? live.meanings.accept : live.meanings.end_of_input, NULL, 0);
  }
  live.source = NULL;
}

const uint8_t *creadline_live_text(size_t *length, size_t *cursor) {
  *length = rl_line_buffer && rl_end > 0 ? (size_t)rl_end : 0;
  *cursor = rl_point > 0 ? (size_t)rl_point : 0;
  return (const uint8_t *)rl_line_buffer;
}

const char *creadline_live_message(void) { return rl_display_prompt ? rl_display_prompt : ""; }

const char *creadline_variable(const char *name) { return rl_variable_value(name); }

const char *creadline_live_bell_style(void) { return live.bell_style ? live.bell_style : "audible"; }
