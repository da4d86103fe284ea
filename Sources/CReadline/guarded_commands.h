// readline's commands that corrupt its memory, or never end, kept from doing so.

#pragma once

#include <stdbool.h>

/// Puts the guarded commands in the place of readline's, in all keymaps.
void guarded_install(void);

/// Makes what an abandoned command has left half done whole again.
void guarded_recover(void);

/// Whether a byte may be read by the command that is running; else that has to be given up.
bool guarded_accepts(int byte);
