// JSON for people to read.
#pragma once

#include <string>
#include <string_view>

namespace kosmo {

// The same JSON with two spaces a level, keys in their order, plain values of a list as many a line as fit.
std::string pretty_json(std::string_view json);

}  // namespace kosmo
