// The files under Resources/ that the program needs, embedded at compile time.

#pragma once
#include <stddef.h>

/// Resources/CountryCodes.json.
extern const unsigned char resource_country_codes[];
extern const size_t resource_country_codes_count;
