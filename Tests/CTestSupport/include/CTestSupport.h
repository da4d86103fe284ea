// GNU functions that Swift's Glibc module leaves out. All return -1 and set errno on failure.

#pragma once

#include <spawn.h>
#include <stddef.h>

/// Opens a new pseudo-terminal; not blocking, closed on exec. Writes the path of its other end.
int ctest_open_terminal(char *path, size_t capacity);

/// Makes a pipe whose ends are closed on exec.
int ctest_pipe(int ends[2]);

/// Starts a process in a session of its own and in a folder (NULL for ours), with no signal
/// blocked or ignored. Returns an error number, as posix_spawn does.
int ctest_spawn(
    pid_t *identifier, const char *path, const char *directory,
    posix_spawn_file_actions_t *actions, char *const arguments[], char *const environment[]);

/// Whether a child has ended, without forgetting it: 0 no, 1 by itself with a status, 2 by a signal.
int ctest_ended(pid_t identifier, int *number);

/// Removes a folder with all that is in it, folders without permissions included.
int ctest_remove_tree(const char *path);
