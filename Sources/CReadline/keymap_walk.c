#include "keymap_walk.h"

#include <fcntl.h>
#include <unistd.h>

#include "commands.h"
#include "guarded_commands.h"
#include "keymap_replace.h"
#include "library.h"

static struct creadline_meanings chosen;

static int do_nothing(int count, int key) {
  (void)count, (void)key;
  return 0;
}

static void bind_what_picker_needs(void);

// An error in the file would be written onto the picture.
static int reread_init_file(int count, int key) {
  int messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (messages >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  rl_re_read_init_file(count, key);
  if (messages >= 0) dup2(messages, STDERR_FILENO);
  if (messages >= 0) close(messages);
  if (nowhere >= 0) close(nowhere);
  bind_what_picker_needs();
  return 0;
}

static void bind_what_picker_needs(void) {
  rl_command_func_t *accept = command_function(chosen.accept);
  rl_command_func_t *complete = command_function(chosen.complete);
  rl_command_func_t *redraw = command_function(chosen.redraw);
  rl_command_func_t *previous = command_function(chosen.previous_row);
  rl_command_func_t *next = command_function(chosen.next_row);
  rl_command_func_t *first = command_function(chosen.first_row);
  rl_command_func_t *last = command_function(chosen.last_row);
  const struct replacement table[] = {
      {rl_newline, accept},
      {rl_operate_and_get_next, accept},
      {rl_abort, command_function(chosen.cancel)},
      // Never reached on an empty line.
      {rl_vi_eof_maybe, do_nothing},
      {rl_clear_screen, redraw},
      {rl_clear_display, redraw},
      {rl_refresh_line, redraw},
      {rl_get_previous_history, previous},
      {rl_get_next_history, next},
      {rl_previous_screen_line, previous},
      {rl_next_screen_line, next},
      {rl_beginning_of_history, first},
      {rl_end_of_history, last},
      {rl_vi_fetch_history, last},
      {rl_complete, complete},
      {rl_vi_complete, complete},
      {rl_menu_complete, complete},
      {rl_backward_menu_complete, complete},
      {rl_old_menu_complete, complete},
      {rl_possible_completions, complete},
      {rl_insert_completions, do_nothing},
      {rl_delete_or_show_completions, rl_delete},
      {rl_re_read_init_file, reread_init_file},
      {rl_fetch_history, do_nothing},
      {rl_insert_comment, do_nothing},
      {rl_tilde_expand, do_nothing},
      {rl_vi_tilde_expand, do_nothing},
      {rl_dump_functions, do_nothing},
      {rl_dump_macros, do_nothing},
      {rl_dump_variables, do_nothing},
      {rl_print_last_kbd_macro, do_nothing},
      {rl_tty_status, do_nothing},
      {rl_restart_output, do_nothing},
      {rl_stop_output, do_nothing},
      {rl_arrow_keys, do_nothing},
      {rl_bracketed_paste_begin, do_nothing},
      // Newer than 8.2, or not declared by its headers.
      {rl_named_function("execute-named-command"), do_nothing},
      {rl_named_function("export-completions"), do_nothing},
  };
  guarded_install();
  keymap_replace(table, sizeof table / sizeof table[0]);
  library_force_variables();
  rl_variable_bind("bell-style", "none");
  rl_variable_bind("enable-bracketed-paste", "off");
}

void keymap_walk(struct creadline_meanings meanings) {
  chosen = meanings;
  bind_what_picker_needs();
}
