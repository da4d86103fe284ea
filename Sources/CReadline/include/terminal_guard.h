#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CREADLINE_RESET_CAPACITY = 512 };

/// Puts the terminal into raw mode: no echo, no lines, and no key that sends a signal or stops the
/// output. From now on the settings come back and `reset` is written, whatever ends the process.
///
/// `input` has the settings, `output` gets the bytes. Returns 0 or an `errno`.
int creadline_terminal_enter(int input, int output, const uint8_t *reset, size_t length);

/// Writes the reset bytes and puts the settings back, unless the terminal is another job's by now.
void creadline_terminal_leave(void);

/// Whether the terminal is in raw mode now.
bool creadline_terminal_is_raw(void);
