// The code of toml++, compiled once.
#define TOML_IMPLEMENTATION
#include "engine/toml.h"
