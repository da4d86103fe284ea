#include "line_editor.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "completion.h"
#include "descriptors.h"
#include "guarded_commands.h"
#include "library.h"
#include "signal_relay.h"
#include "suspension.h"
#include "terminal_guard.h"

enum { INTERRUPT = 0x03, QUIT = 0x1c, SUSPEND = 0x1a };

// A terminal that never says that a paste has ended must not take the keyboard away.
enum { PASTE_SILENCE_MS = 1000 };

static const char paste_on[] = "\033[?2004h", paste_off[] = "\033[?2004l";
static const char paste_end[] = "\033[201~";

static struct {
  FILE *input, *output;
  int signals;
  bool bracketed_paste;
  // Once the line is to end, every further read says so, until readline's loop has left.
  bool ending;
  enum creadline_line_outcome outcome;
  int signal;
} editor;

static void prepare(int meta) {
  (void)meta;
  const char *reset = editor.bracketed_paste ? paste_off : "";
  creadline_terminal_enter(fileno(editor.input), fileno(editor.output), (const uint8_t *)reset,
                           strlen(reset));
  rl_tty_set_echoing(1);
  if (!editor.bracketed_paste) return;
  fputs(paste_on, editor.output);
  fflush(editor.output);
}

static void restore(void) {
  fflush(editor.output);
  creadline_terminal_leave();
}

static void end_line(enum creadline_line_outcome outcome) {
  editor.ending = true;
  editor.outcome = outcome;
}

// The shell has written its own lines meanwhile: start on a fresh one, at the size of now.
static void resume(void) {
  prepare(0);
  rl_reset_screen_size();
  rl_on_new_line();
  rl_forced_update_display();
}

static void suspend(void) {
  if (!creadline_can_suspend()) return;
  restore();
  creadline_suspend();
  creadline_signals_drop_continue();
  resume();
}

static void take_signals(void) {
  for (int number; (number = creadline_signals_next()) != 0;) {
    switch (number) {
      case SIGINT: end_line(CREADLINE_INTERRUPTED); return;
      case SIGTSTP: suspend(); break;
      case SIGCONT: resume(); break;
      case SIGWINCH: rl_resize_terminal(); break;
      default:
        editor.signal = number;
        end_line(CREADLINE_SIGNAL);
        return;
    }
  }
}

// The next byte; -1 when the line is to end, or after `timeout` milliseconds of silence.
static int next_byte(int timeout) {
  struct pollfd sources[] = {
      {.fd = fileno(editor.input), .events = POLLIN},
      {.fd = editor.signals, .events = POLLIN},
  };
  while (!editor.ending) {
    int rest = creadline_remaining_time();
    bool is_last = rest >= 0 && (timeout < 0 || rest <= timeout);
    int ready = poll(sources, 2, is_last ? rest : timeout);
    if (ready == 0 && is_last) end_line(CREADLINE_TIMED_OUT);
    if (ready == 0) return -1;
    if (ready < 0 && errno != EINTR) end_line(CREADLINE_END_OF_INPUT);
    if (ready <= 0) continue;
    if (sources[1].revents) take_signals();
    if (editor.ending || !sources[0].revents) continue;
    uint8_t byte;
    if (creadline_read(sources[0].fd, &byte, 1) == 1) return byte;
    end_line(CREADLINE_END_OF_INPUT);
  }
  return -1;
}

// Called by readline for each byte. Only its outermost loop knows READERR; anywhere else EOF
// makes it give up what it is in the middle of, and come back here.
static int get_byte(FILE *stream) {
  (void)stream;
  if (RL_ISSTATE(RL_STATE_READCMD)) guarded_recover();
  for (;;) {
    int byte = next_byte(-1);
    switch (byte) {
      case -1: return RL_ISSTATE(RL_STATE_READCMD) ? READERR : EOF;
      case INTERRUPT: end_line(CREADLINE_INTERRUPTED); break;
      case SUSPEND: suspend(); break;
      case QUIT:
        editor.signal = SIGQUIT;
        end_line(CREADLINE_SIGNAL);
        break;
      // A zero in the line ends it for half of readline, which then searches for ever.
      case 0: break;
      default: return guarded_accepts(byte) ? byte : EOF;
    }
  }
}

// readline would read ahead for a run of characters to insert at once, and cannot give up in there.
static int input_available(void) {
  int microseconds = rl_set_keyboard_input_timeout(-1);
  if (microseconds <= 0) return 0;
  struct pollfd source = {.fd = fileno(editor.input), .events = POLLIN};
  return poll(&source, 1, microseconds / 1000) > 0;
}

// Pasted text is one line, and commands nothing.
static int insert_paste(int count, int key) {
  (void)count, (void)key;
  size_t length = 0, capacity = 256;
  const size_t mark = sizeof paste_end - 1;
  char *text = malloc(capacity);
  while (text) {
    int byte = next_byte(PASTE_SILENCE_MS);
    if (byte < 0) break;
    if (length + 1 >= capacity) {
      char *grown = realloc(text, capacity *= 2);
      if (!grown) break;
      text = grown;
    }
    text[length++] = (char)byte;
    if (length >= mark && memcmp(text + length - mark, paste_end, mark) == 0) {
      length -= mark;
      break;
    }
  }
  if (!text) return 0;
  for (size_t i = 0; i < length; i++) {
    if ((uint8_t)text[i] < ' ' || text[i] == 0x7f) text[i] = ' ';
  }
  text[length] = '\0';
  rl_insert_text(text);
  free(text);
  return 0;
}

// readline's own paste command reads until the terminal says that it is over, whatever happens.
static void take_over_paste(void) {
  const char *wanted = rl_variable_value("enable-bracketed-paste");
  editor.bracketed_paste = wanted && strcmp(wanted, "on") == 0;
  rl_variable_bind("enable-bracketed-paste", "off");
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap};
  for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) {
    rl_bind_keyseq_in_map("\033[200~", insert_paste, maps[i]);
  }
}

int creadline_line_start(const char *application_name, int input, int output) {
  editor.input = library_open_stream(input, "r");
  editor.output = editor.input ? library_open_stream(output, "w") : NULL;
  if (!editor.output) return errno;
  rl_instream = editor.input;
  rl_outstream = editor.output;
  library_initialize(application_name);
  rl_getc_function = get_byte;
  rl_input_available_hook = input_available;
  rl_prep_term_function = prepare;
  rl_deprep_term_function = restore;
  completion_install();
  take_over_paste();
  guarded_install();
  // The bell goes to standard error, which is for messages when it is no terminal.
  if (!creadline_is_terminal(STDERR_FILENO)) rl_variable_bind("bell-style", "none");
  return 0;
}

enum creadline_line_outcome creadline_line_read(const char *prompt, char **line, int *signal) {
  editor.ending = false;
  editor.outcome = CREADLINE_END_OF_INPUT;
  editor.signals = creadline_signals_open();
  char *text = readline(prompt);
  creadline_signals_close();
  if (text && editor.ending) {
    free(text);
    text = NULL;
  }
  if (text) {
    editor.outcome = CREADLINE_LINE;
  } else {
    fputs("\n", editor.output);
    fflush(editor.output);
  }
  *line = text;
  *signal = editor.signal;
  return editor.outcome;
}
