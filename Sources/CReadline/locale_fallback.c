#include "locale_fallback.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static bool changed = false;
static char *inherited = NULL;

static bool codeset_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0;
}

bool creadline_use_utf8(void) {
  if (setlocale(LC_CTYPE, "") && codeset_is_utf8()) return true;
  const char *value = getenv("LC_ALL");
  char *copy = value ? strdup(value) : NULL;
  if (!setlocale(LC_CTYPE, "C.UTF-8") || setenv("LC_ALL", "C.UTF-8", 1) != 0) {
    free(copy);
    return false;
  }
  changed = true;
  inherited = copy;
  return codeset_is_utf8();
}

bool creadline_locale_was_changed(void) { return changed; }

const char *creadline_inherited_lc_all(void) { return inherited; }
