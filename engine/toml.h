// toml++, set up to survive what people write. For .cpp files only: it is heavy. Every file that reads TOML must include it
// through here, because its settings must be the same in the whole program.
//
// toml++ 3.3 asserts (or, optimised, assumes) that a table header begins with a key, and only then checks and reports it:
// "[.x]" would end the program. Its assertions are left out here, and the reports remain.
#pragma once

#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
