#include "keymap_replace.h"

// An init file can nest its own keymaps as deep as its longest key sequence.
enum { DEPTH_LIMIT = 64 };

static void replace_in(Keymap map, const struct replacement *table, size_t count, int depth) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    rl_command_func_t *function = map[key].function;
    if (!function || function == rl_insert) continue;
    if (map[key].type == ISKMAP && depth < DEPTH_LIMIT) {
      replace_in((Keymap)function, table, count, depth + 1);
    } else if (map[key].type == ISFUNC) {
      for (size_t i = 0; i < count; i++) {
        if (function == table[i].function) map[key].function = table[i].becomes;
      }
    }
  }
}

void keymap_replace(const struct replacement *table, size_t count) {
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap};
  for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) replace_in(maps[i], table, count, 0);
}
