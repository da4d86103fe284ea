#include "CResources.h"

// `#embed` is C23, and SwiftPM compiles C in clang's older default mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char country_codes[] = {
#embed "../../Resources/CountryCodes.json"
};
const Resource resource_country_codes = {country_codes, sizeof country_codes};

static const unsigned char number_plan[] = {
#embed "../../Resources/NumberPlan.txt"
};
const Resource resource_number_plan = {number_plan, sizeof number_plan};

static const unsigned char all_names[] = {
#embed "../../Resources/AllNames.txt"
};
const Resource resource_all_names = {all_names, sizeof all_names};

static const unsigned char language_fallbacks[] = {
#embed "../../Resources/LanguageFallbacks.txt"
};
const Resource resource_language_fallbacks = {language_fallbacks, sizeof language_fallbacks};

static const unsigned char time_zones[] = {
#embed "../../Resources/TimeZones.txt"
};
const Resource resource_time_zones = {time_zones, sizeof time_zones};
