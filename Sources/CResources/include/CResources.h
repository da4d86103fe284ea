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

/// Resources/AllNames.txt.
extern const Resource resource_all_names;

/// Resources/LanguageFallbacks.txt.
extern const Resource resource_language_fallbacks;

/// Resources/TimeZones.txt.
extern const Resource resource_time_zones;

/// A file of Resources/names/.
typedef struct {
  /// The language as a BCP 47 tag.
  const char *_Nonnull tag;
  /// The script that it is written in, as an ISO 15924 code.
  const char *_Nonnull script;
  Resource file;
} LanguageResource;

/// Every language, in the order of the tags.
extern const LanguageResource *const _Nonnull resource_languages;
extern const size_t resource_languages_count;
