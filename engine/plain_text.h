// Text from outside, before it is shown: names, and what error messages quote from files.
#pragma once

#include <string>
#include <string_view>

namespace kosmo {

// Well-formed UTF-8 without control characters: it cannot steer a terminal.
bool is_plain(std::string_view);

// Fit to stand in a message: short, on one line, harmless.
std::string quoted(std::string_view);

}  // namespace kosmo
