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
