// JSON for people to read.
#pragma once

#include <string>
#include <string_view>

namespace kosmo {

// The same JSON with two spaces a level, keys in their order; lists of plain values that fit stay on one line.
std::string pretty_json(std::string_view json);

}  // namespace kosmo
