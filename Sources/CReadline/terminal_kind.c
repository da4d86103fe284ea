#include "terminal_kind.h"

// Of the terminal library, whose header defines common words as macros.
extern int tgetent(char *buffer, const char *name);
extern char *tgetstr(const char *capability, char **area);

enum creadline_terminal_kind creadline_terminal_kind(const char *name) {
  switch (tgetent(0, name)) {
    case 1: return tgetstr("cm", 0) ? CREADLINE_KIND_MOVES_CURSOR : CREADLINE_KIND_LINE_BY_LINE;
    case 0: return CREADLINE_KIND_UNKNOWN;
    default: return CREADLINE_KIND_NO_DATABASE;
  }
}
