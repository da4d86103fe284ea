#pragma once

#include <stdbool.h>

/// Makes the character encoding UTF-8, also in the environment, because readline reads that anew.
///
/// Does nothing where the environment asks for UTF-8 already. Returns whether the encoding is UTF-8.
bool creadline_use_utf8(void);

/// Whether `LC_ALL` was changed; child processes are to get the value it had before.
bool creadline_locale_was_changed(void);

/// The value of `LC_ALL` before it was changed, or null if it was unset.
const char *creadline_inherited_lc_all(void);
