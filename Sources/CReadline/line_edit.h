// Changes to readline's line from outside, each undone as one.

#pragma once

#include <stddef.h>

/// Inserts text at the cursor.
void line_insert(const char *text);

/// Puts text in place of the whole line, with the cursor at a byte of it.
void line_replace(const char *text, size_t cursor);

/// Takes out what is no character. Some commands of readline's leave halves, and others never get past
/// them.
void line_drop_broken_characters(void);
