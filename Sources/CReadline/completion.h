// Tab completion of the line editor.

#pragma once

/// Makes readline ask the completer, and no one else.
void completion_install(void);
