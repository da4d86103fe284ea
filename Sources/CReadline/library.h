// What the files of this target share.

#pragma once

#include <stdio.h>

#include <readline/history.h>
#include <readline/readline.h>

/// Opens a stream of our own on a copy of the descriptor, low enough for select(2), which readline
/// uses: a number of 1024 or more aborts the process. Returns null and sets `errno` on failure.
FILE *library_open_stream(int descriptor, const char *mode);

/// Initialises readline once per process, with what must be set before its init file is read.
void library_initialize(const char *application_name);

/// Sets what the encoding needs, whatever the init file says.
void library_force_variables(void);
