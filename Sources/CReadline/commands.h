// The caller's commands, as readline knows them.

#pragma once

#include "library.h"

/// The function that readline calls for a command, or null.
rl_command_func_t *command_function(int command);

/// Reads the character that follows a command; called inside one.
void command_read_character(char *character);
