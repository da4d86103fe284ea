#include "CResources.h"

const unsigned char resource_country_codes[] = {
#embed "../../Resources/CountryCodes.json"
};
const size_t resource_country_codes_count = sizeof resource_country_codes;
