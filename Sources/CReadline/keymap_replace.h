#pragma once

#include <stddef.h>

#include "library.h"

/// A command of readline's, and what its keys are to do instead.
struct replacement {
  rl_command_func_t *function, *becomes;
};

/// Replaces functions in all keymaps.
void keymap_replace(const struct replacement *table, size_t count);
