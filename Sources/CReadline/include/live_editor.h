#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  /// How many commands of the caller's own there may be.
  CREADLINE_COMMAND_LIMIT = 32,
  /// A character of UTF-8, and a zero.
  CREADLINE_CHARACTER_CAPACITY = 5,
};

/// The keymaps a key can be bound in.
enum creadline_keymap {
  CREADLINE_EMACS = 1,
  CREADLINE_VI_INSERT = 2,
  CREADLINE_VI_COMMAND = 4,
};

/// What a command does besides being reported.
enum creadline_command_input {
  CREADLINE_NO_INPUT,
  /// It waits for another key, and reports that.
  CREADLINE_NEXT_KEY,
  /// It reports the key that it is bound to.
  CREADLINE_OWN_KEY,
  /// It puts another line of the history in place of the text, and is not reported.
  CREADLINE_PREVIOUS_LINE,
  CREADLINE_NEXT_LINE,
};

/// A command that a key has called for.
struct creadline_command {
  int command;
  /// The numeric argument, 1 if none was given.
  int count;
  /// The key that belongs to it, or an empty string.
  char character[CREADLINE_CHARACTER_CAPACITY];
};

/// What readline is in the middle of.
enum creadline_state {
  CREADLINE_READY,
  CREADLINE_SEARCHING,
  CREADLINE_COUNTING,
  CREADLINE_IN_SEQUENCE,
  CREADLINE_IN_COMMAND,
};

/// Provides the next key by one of the functions below, or none.
typedef void (*creadline_key_source)(void *context);
/// Whether a key arrives within so many milliseconds.
typedef bool (*creadline_key_wait)(void *context, int milliseconds);

/// Names a command, so that an init file can bind it. Before `creadline_live_start`.
bool creadline_live_add_command(int command, const char *name, enum creadline_command_input input);

/// Binds a key sequence, in the notation of init files, to a command. Before `creadline_live_start`,
/// so that the user's own bindings win.
bool creadline_live_bind(const char *sequence, int command, unsigned keymaps);

/// What readline's own commands become that would leave the picker, or draw.
struct creadline_meanings {
  int accept, cancel, end_of_input, complete, redraw;
  int previous_row, next_row, first_row, last_row;
};

/// Starts readline as an editor of text only: it neither draws nor touches the terminal's settings.
///
/// Reads the user's init file the first time. Returns 0 or an `errno`.
int creadline_live_start(
    const char *application_name, int terminal, struct creadline_meanings meanings);

/// Runs the editor until `creadline_live_end`.
void creadline_live_run(creadline_key_source source, creadline_key_wait wait, void *context);

/// A complete key: a character, a control character, or an escape sequence. Sequences that are
/// bound to nothing are dropped whole.
void creadline_live_key(const uint8_t *bytes, size_t length);
/// The Escape key by itself.
void creadline_live_escape(void);
/// Text to insert at the cursor, not as keys. Must hold no zero.
void creadline_live_insert(const uint8_t *bytes, size_t length);
/// Text in place of the whole line, and a cursor in it. Must hold no zero.
void creadline_live_set_text(const uint8_t *bytes, size_t length, size_t cursor);
/// Reports a command as if a key had called for it.
void creadline_live_push(int command, const uint8_t *character, size_t length);
/// Makes `creadline_live_run` return.
void creadline_live_end(void);

/// Takes the oldest command that has not been taken; false if there is none.
bool creadline_live_take_command(struct creadline_command *command);

/// The text, valid until the next key.
const uint8_t *creadline_live_text(size_t *length, size_t *cursor);
/// What readline would show in place of the prompt, with its markers; empty if nothing.
const char *creadline_live_message(void);
enum creadline_state creadline_live_state(void);
/// The keymap in use.
enum creadline_keymap creadline_live_keymap(void);
/// Whether readline has asked to be drawn since the last call.
bool creadline_live_take_dirty(void);

/// A variable of the user's init file, or null if there is none of that name.
const char *creadline_variable(const char *name);
/// What `bell-style` was in the init file.
const char *creadline_live_bell_style(void);
