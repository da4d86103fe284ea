#pragma once

#include <signal.h>

/// The signals by what they mean to a terminal program.
enum creadline_signal {
  CREADLINE_SIGNAL_HANG_UP = SIGHUP,
  CREADLINE_SIGNAL_INTERRUPT = SIGINT,
  CREADLINE_SIGNAL_QUIT = SIGQUIT,
  CREADLINE_SIGNAL_TERMINATE = SIGTERM,
  CREADLINE_SIGNAL_STOP = SIGTSTP,
  CREADLINE_SIGNAL_RESUME = SIGCONT,
  CREADLINE_SIGNAL_RESIZE = SIGWINCH,
};

/// Takes the signals that end, stop, continue or resize a terminal program, except those that were
/// inherited as ignored. Returns a descriptor that is readable when one has come, or a negated
/// `errno`.
int creadline_signals_open(void);

/// Gives every signal back to whoever had it.
void creadline_signals_close(void);

/// The next signal that has come, those that end the program first; 0 if there is none.
int creadline_signals_next(void);

/// Forgets that the process was continued, after a stop of its own making.
void creadline_signals_drop_continue(void);

/// Ends the process by the signal, as if it had never been caught.
void creadline_signals_die(int signal);
