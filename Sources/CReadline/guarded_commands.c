#include "guarded_commands.h"

#include <string.h>

#include "keymap_replace.h"
#include "library.h"

// readline 8.2 lets the undo list of the line be owned twice once a search has put the line aside,
// and frees it twice. It cannot where there is no undo list when a search begins; so undoing does
// not reach back behind a search.
static void drop_undo_list(void) { rl_free_undo_list(); }

#define SEARCHES(m)                                                        \
  m(noninc_reverse, rl_noninc_reverse_search)                              \
  m(noninc_forward, rl_noninc_forward_search)                              \
  m(noninc_reverse_again, rl_noninc_reverse_search_again)                  \
  m(noninc_forward_again, rl_noninc_forward_search_again)                  \
  m(prefix_backward, rl_history_search_backward)                           \
  m(prefix_forward, rl_history_search_forward)                             \
  m(substring_backward, rl_history_substr_search_backward)                 \
  m(substring_forward, rl_history_substr_search_forward)

static bool is_search(rl_command_func_t *function);

static int run(rl_command_func_t *function, int count, int key) {
  drop_undo_list();
  // A search that is repeated goes on where it was, which readline knows by the last function.
  if (is_search(rl_last_func)) {
    rl_last_func = function;
  } else {
    using_history();
  }
  function(count, key);
  return 0;
}

#define DEFINE_SEARCH(name, function) \
  static int name(int count, int key) { return run(function, count, key); }
SEARCHES(DEFINE_SEARCH)

// readline's own frees the line put aside by an earlier search, undo list and all; and its search by
// patterns, which the keys ask for, reads before the start of some.
static int vi_search(int count, int key) {
  return run(key == '?' ? rl_noninc_forward_search : rl_noninc_reverse_search, count, 0);
}

static int vi_search_again(int count, int key) {
  return run(key == 'N' ? rl_noninc_forward_search_again : rl_noninc_reverse_search_again, count, 0);
}

static bool searching_incrementally = false;

static int reverse_search(int count, int key);
static int forward_search(int count, int key);

// An incremental search goes on by the key that is bound to the very function of readline's.
static void bind_own_functions(bool own) {
  const struct replacement table[] = {
      {own ? reverse_search : rl_reverse_search_history,
       own ? rl_reverse_search_history : reverse_search},
      {own ? forward_search : rl_forward_search_history,
       own ? rl_forward_search_history : forward_search},
  };
  keymap_replace(table, sizeof table / sizeof table[0]);
  searching_incrementally = own;
}

static int search_incrementally(rl_command_func_t *function, int count, int key) {
  bind_own_functions(true);
  run(function, count, key);
  bind_own_functions(false);
  return 0;
}

static int reverse_search(int count, int key) {
  return search_incrementally(rl_reverse_search_history, count, key);
}

static int forward_search(int count, int key) {
  return search_incrementally(rl_forward_search_history, count, key);
}

// With a count before its motion, an operator of vi takes any command for a motion: another operator,
// and both free the same state; or one that changes the line, of which it then knows the length wrongly.
static enum { NOT_OPERATING, BEFORE_MOTION, IN_COUNT, AFTER_MOTION } operating = NOT_OPERATING;

static int operate(rl_command_func_t *function, int count, int key) {
  if (operating != NOT_OPERATING) return 0;
  operating = BEFORE_MOTION;
  function(count, key);
  operating = NOT_OPERATING;
  size_t length = strlen(rl_line_buffer);
  if (length < (size_t)rl_end) {
    rl_end = (int)length;
    if (rl_point > rl_end) rl_point = rl_end;
    if (rl_mark > rl_end) rl_mark = rl_end;
    drop_undo_list();
  }
  return 0;
}

bool guarded_accepts(int byte) {
  bool digit = byte >= '0' && byte <= '9';
  switch (operating) {
    case BEFORE_MOTION: operating = digit && byte != '0' ? IN_COUNT : AFTER_MOTION; return true;
    case IN_COUNT:
      if (digit) return true;
      operating = AFTER_MOTION;
      return byte > 0 && byte < 0x80 && strchr(" hl^$ftFT;,%wbeWBE|`", byte);
    case NOT_OPERATING:
    case AFTER_MOTION: return true;
  }
  return true;
}

static int delete_to(int count, int key) { return operate(rl_vi_delete_to, count, key); }
static int change_to(int count, int key) { return operate(rl_vi_change_to, count, key); }
static int yank_to(int count, int key) { return operate(rl_vi_yank_to, count, key); }
static int substitute(int count, int key) { return operate(rl_vi_subst, count, key); }

// In the command mode of vi the cursor never stands behind the last character; a motion that goes
// towards the end steps back over those without a width, and goes there again, for ever.
static int move_freely(rl_command_func_t *function, int count, int key) {
  Keymap keymap = rl_get_keymap();
  if (keymap == vi_movement_keymap) rl_set_keymap(vi_insertion_keymap);
  function(count, key);
  rl_set_keymap(keymap);
  return 0;
}

#define MOTIONS(m)                       \
  m(next_word, rl_vi_next_word)          \
  m(end_of_word, rl_vi_end_word)         \
  m(previous_word, rl_vi_prev_word)      \
  m(forward_blank_word, rl_vi_fWord)     \
  m(forward_word, rl_vi_fword)           \
  m(end_of_blank_word, rl_vi_eWord)      \
  m(end_of_plain_word, rl_vi_eword)      \
  m(backward_blank_word, rl_vi_bWord)    \
  m(backward_word, rl_vi_bword)          \
  m(matching_bracket, rl_vi_match)

#define DEFINE_MOTION(name, function) \
  static int name(int count, int key) { return move_freely(function, count, key); }
MOTIONS(DEFINE_MOTION)

void guarded_recover(void) {
  if (searching_incrementally) bind_own_functions(false);
  operating = NOT_OPERATING;
}

#define ROW(name, function) {function, name},
static const struct replacement replacements[] = {
    MOTIONS(ROW)
    SEARCHES(ROW)
    {rl_vi_search, vi_search},
    {rl_vi_search_again, vi_search_again},
    {rl_reverse_search_history, reverse_search},
    {rl_forward_search_history, forward_search},
    {rl_vi_delete_to, delete_to},
    {rl_vi_change_to, change_to},
    {rl_vi_yank_to, yank_to},
    {rl_vi_subst, substitute},
};
enum { replacement_count = sizeof replacements / sizeof replacements[0] };

void guarded_install(void) { keymap_replace(replacements, replacement_count); }

static bool is_search(rl_command_func_t *function) {
#define IS(name, original) function == name ||
  return SEARCHES(IS) function == vi_search_again;
}
