// What Swift may see of GNU readline and of the terminal's C side: no name of readline's, no global.

#pragma once

#include "descriptors.h"
#include "line_editor.h"
#include "live_editor.h"
#include "locale_fallback.h"
#include "signal_relay.h"
#include "suspension.h"
#include "terminal_guard.h"
#include "terminal_kind.h"
