// What readline's own commands become inside a picker.

#pragma once

#include "live_editor.h"

/// Gives every bound command of readline's that is not about editing text a meaning of the picker's,
/// or none. The user's bindings of the picker's own commands stay. Silences what readline writes.
void keymap_walk(struct creadline_meanings meanings);
