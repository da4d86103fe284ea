// What Swift may see of GNU readline: no rl_ name, no global.

#pragma once

/// The version of the linked readline, as 0x0802.
int creadline_version(void);
