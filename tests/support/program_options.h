// The options of programs for testers, without a heavy library:
//
//   ProgramOptions options("Kills servers while people play.");
//   options.add("--kills", kills, "How often a server is killed");
//   if (const auto status = options.read(argc, argv)) return *status;
#pragma once

#include <charconv>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kosmo {

class ProgramOptions {
 public:
  explicit ProgramOptions(std::string about) : about_(std::move(about)) {}

  void add(std::string name, std::string& into, std::string help) {
    list_.push_back({std::move(name), std::move(help), into, [&into](std::string_view text) {
                       into = text;
                       return true;
                     }});
  }
  template <class Number>
  void add(std::string name, Number& into, std::string help) {
    list_.push_back({std::move(name), std::move(help), std::to_string(into), [&into](std::string_view text) {
                       const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
                       return error == std::errc{} && end == text.data() + text.size();
                     }});
  }

  // The exit code, if the program is to end: after --help, or because an option is wrong.
  std::optional<int> read(int argc, char** argv) const {
    for (int i = 1; i < argc; ++i) {
      const std::string_view word = argv[i];
      if (word == "--help" || word == "-h") return help();
      const Entry* entry = find(word);
      if (!entry) return wrong("unknown option", word);
      if (++i == argc) return wrong("a value is missing after", word);
      if (!entry->take(argv[i])) return wrong("not a number", argv[i]);
    }
    return {};
  }

 private:
  struct Entry {
    std::string name, help, standard;
    std::function<bool(std::string_view)> take;
  };

  const Entry* find(std::string_view name) const {
    for (const Entry& entry : list_)
      if (entry.name == name) return &entry;
    return nullptr;
  }
  int help() const {
    std::printf("%s\n", about_.c_str());
    for (const Entry& e : list_) std::printf("  %-16s %s (%s)\n", e.name.c_str(), e.help.c_str(), e.standard.c_str());
    return 0;
  }
  static int wrong(const char* what, std::string_view word) {
    std::fprintf(stderr, "%s: %.*s; see --help\n", what, static_cast<int>(word.size()), word.data());
    return 2;
  }

  std::string about_;
  std::vector<Entry> list_;
};

}  // namespace kosmo
