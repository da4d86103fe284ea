// Swift's Glibc module has no getopt_long.
#include <getopt.h>
