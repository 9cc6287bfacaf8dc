// Declares the options and arguments of a command in both languages. Hides the library that parses them, so that its
// header is compiled once and every complaint it makes is translated in one place.
#pragma once

#include <optional>
#include <vector>

#include "engine/basics.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace kosmo {

// Words in capitals that stand for a value.
inline constexpr Text kGameWord{"GAME", "GRA"};
inline constexpr Text kFileWord{"FILE", "PLIK"};
inline constexpr Text kDirWord{"DIR", "KATALOG"};
inline constexpr Text kNumberWord{"N", "N"};
inline constexpr Text kWordsWord{"WORDS", "SŁOWA"};
inline constexpr Text kPlayerWord{"PLAYER", "GRACZ"};
inline constexpr Text kNameWord{"NAME", "IMIĘ"};
inline constexpr Text kSeatWord{"SEAT", "MIEJSCE"};
inline constexpr Text kKeyWord{"KEY", "KLUCZ"};
inline constexpr Text kSettingWord{"KEY=VALUE", "KLUCZ=WARTOŚĆ"};

class Params {
 public:
  Params(CLI::App& app, Lang lang) : app_(app), lang_(lang) {}

  void flag(const std::string& names, bool& into, Text help);
  void value(const std::string& names, std::string& into, Text word, Text help);
  void values(const std::string& names, std::vector<std::string>& into, Text word, Text help);  // may be repeated
  void choice(const std::string& names, std::string& into, std::vector<std::string> allowed, Text help);
  void number(const std::string& names, std::int64_t& into, std::int64_t low, std::int64_t high, Text help);
  void real(const std::string& names, double& into, double low, double high, Text help);
  void seed(const std::string& names, std::optional<std::uint64_t>& into, Text help);
  // Arguments without a name, in the order of declaration.
  void argument(const std::string& id, std::string& into, Text word, bool required, Text help);
  void arguments(const std::string& id, std::vector<std::string>& into, Text word, bool required, Text help);

 private:
  CLI::App& app_;
  Lang lang_;
};

}  // namespace kosmo
