#pragma once

enum creadline_terminal_kind {
  /// The terminal can place its cursor.
  CREADLINE_KIND_MOVES_CURSOR,
  /// It cannot.
  CREADLINE_KIND_LINE_BY_LINE,
  /// The terminal database is there, and has no such terminal.
  CREADLINE_KIND_UNKNOWN,
  /// There is no terminal database to ask.
  CREADLINE_KIND_NO_DATABASE,
};

/// What the terminal database knows of a terminal's name.
enum creadline_terminal_kind creadline_terminal_kind(const char *name);
