#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the descriptor is a terminal.
bool creadline_is_terminal(int descriptor);

/// Reads up to `capacity` bytes, waiting for the first; again when a signal interrupts.
/// Returns their number, 0 at the end, or a negated `errno`.
long creadline_read(int descriptor, uint8_t *buffer, size_t capacity);

/// Writes all of the bytes, through interruptions and short writes. Returns 0 or an `errno`.
int creadline_write_all(int descriptor, const uint8_t *bytes, size_t length);

/// Has waiting for lines end in so many milliseconds from now.
void creadline_set_deadline(int milliseconds);

/// The milliseconds up to the deadline, -1 where there is none.
int creadline_remaining_time(void);

/// Waits until a descriptor can be read; false where the deadline comes first.
bool creadline_wait_for_input(int descriptor);
