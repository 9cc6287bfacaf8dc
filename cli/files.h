// Files that people name on the command line.
#pragma once

#include <iosfwd>

#include "engine/basics.h"

namespace kosmo {

// The text of a file, "-" being the input; else what is wrong with it.
Maybe<std::string> read_text(const std::string& path, std::istream& in);

// Writes beside the file and renames, so that a full disk or a crash never leaves half a file behind.
Problem write_text(const std::string& path, std::string_view text);

// Why the system did not let it be written (errno).
Problem not_written(const std::string& path, int error);

bool file_exists(const std::string& path);

}  // namespace kosmo
