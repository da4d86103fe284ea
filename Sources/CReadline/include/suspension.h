#pragma once

#include <stdbool.h>

/// Whether stopping this process group hands the terminal back to a shell with job control.
///
/// False where nobody would wake us up: the stop signal is ignored, the group is the session
/// leader's own, it is orphaned, or its leader refuses to stop with it.
bool creadline_can_suspend(void);

/// Stops the whole process group, and returns when it is continued.
void creadline_suspend(void);
