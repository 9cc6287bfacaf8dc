// Text from outside, before it is shown: names, and what error messages quote from files.
#pragma once

#include <string>
#include <string_view>

namespace kosmo {

bool is_utf8(std::string_view);

// Some editors save text as UTF-16, which nothing here reads.
bool is_utf16(std::string_view);

// Without the mark that some editors put before UTF-8.
std::string_view without_bom(std::string_view);

// Well-formed UTF-8 without control characters: it cannot steer a terminal.
bool is_plain(std::string_view);

// Fit to stand in a message: on one line, harmless, and cut to about so many bytes.
std::string quotable(std::string_view, std::size_t longest = 60);

}  // namespace kosmo
