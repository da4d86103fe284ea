// The files under Resources/ that the program needs, embedded at compile time.

#pragma once
#include <stddef.h>

/// A file's bytes, which stay where they are for as long as the program runs.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} Resource;

/// Resources/CountryCodes.json.
extern const Resource resource_country_codes;

/// Resources/NumberPlan.txt.
extern const Resource resource_number_plan;
