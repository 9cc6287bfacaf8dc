// Reading files from outside: whole, or not at all if they are larger than anybody means them to be.
#pragma once

#include "engine/basics.h"

namespace kosmo {

// The text of a regular file of at most `most` bytes, or why there is none.
Maybe<std::string> read_file(const std::string& path, std::size_t most);

}  // namespace kosmo
