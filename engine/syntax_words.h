// Why a text is no TOML or no JSON, in both languages: the libraries that read them speak English alone, and seldom to
// people.
#pragma once

#include "engine/basics.h"

namespace kosmo {

inline constexpr Text kIsUtf16{"the file is written in UTF-16; save it as UTF-8",
                               "plik jest zapisany w kodowaniu UTF-16; zapisz go jako UTF-8"};

// Where the reader of TOML gave up (both counted from 1), and what it said.
struct TomlMistake {
  std::size_t line = 1, column = 1;
  std::string_view description;
};
// "this is not TOML, column 7: ..."
Problem why_not_toml(std::string_view text, const TomlMistake&);

// "column 12: ..." of a line that is no JSON; nothing if it is.
Problem why_not_json(std::string_view text);

}  // namespace kosmo
