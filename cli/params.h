// The command line: what commands take, in both languages, and what was typed. Hides the library that parses it, so
// that its header is compiled once and every complaint it makes is translated in one place.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/basics.h"
#include "engine/seed.h"

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
inline constexpr Text kNameWord{"NAME", "IMIĘ"};  // of a person
inline constexpr Text kServerWord{"NAME", "NAZWA"};
inline constexpr Text kSeatWord{"SEAT", "MIEJSCE"};
inline constexpr Text kKeyWord{"KEY", "KLUCZ"};
inline constexpr Text kStoreWord{"STORE", "BAZA"};
inline constexpr Text kSettingWord{"KEY=VALUE", "KLUCZ=WARTOŚĆ"};

// Declares the options and arguments of one command.
class Params {
 public:
  Params(CLI::App& app, Lang lang) : app_(app), lang_(lang) {}

  void flag(const std::string& names, bool& into, Text help);
  void value(const std::string& names, std::string& into, Text word, Text help);
  void values(const std::string& names, std::vector<std::string>& into, Text word, Text help);  // may be repeated
  void choice(const std::string& names, std::string& into, std::vector<std::string> allowed, Text help);
  void number(const std::string& names, std::int64_t& into, std::int64_t low, std::int64_t high, Text help);
  void real(const std::string& names, double& into, double low, double high, Text help);
  void seed(const std::string& names, std::optional<Seed>& into, Text help);
  // Arguments without a name, in the order of declaration.
  void argument(const std::string& id, std::string& into, Text word, bool required, Text help);
  void arguments(const std::string& id, std::vector<std::string>& into, Text word, bool required, Text help);

 private:
  CLI::App& app_;
  Lang lang_;
};

// An option or argument as help shows it: "-q, --quiet", "--seed N", "FILE...".
struct Declared {
  std::string name, help;
  bool argument = false;  // without a name, found by its place
  bool required = false;
};

class CommandLine {
 public:
  explicit CommandLine(Lang);
  ~CommandLine();

  Params shared();                          // what every command understands, after the command too
  Params command(const std::string& name);  // declares a command

  struct Typed {
    std::string command;  // empty: none was named
    bool asks_help = false;
    Problem wrong;
  };
  // Fills in what was declared.
  Typed parse(std::vector<std::string> words);

  // Of a command, or of all commands if the name is empty.
  std::vector<Declared> declared(const std::string& command) const;
  Problem unknown_command(const std::string& typed) const;

 private:
  std::unique_ptr<CLI::App> root_;
  Lang lang_;
};

}  // namespace kosmo
