// The history, line by line, without readline's own way of keeping edits of old lines.

#pragma once

/// Puts an earlier line of the history in place of the text, or a later one if `count` is negative.
void query_history_go_back(int count);

/// Begins at the end of the history again.
void query_history_restart(void);
