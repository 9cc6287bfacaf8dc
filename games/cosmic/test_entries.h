// For tests: the entries of the aliens in section 4 of the rules of the aliens, as the document has them.
#pragma once

#include <regex>

#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {

struct Entry {
  std::string head;                // alert level; use; role; phases; name of the power
  std::vector<std::string> rules;  // of the power, each with its number
  std::string wild, super;         // the effects of the flare, likewise
};
inline std::vector<Entry> entries_of_aliens() {
  std::vector<Entry> entries;
  const Maybe<SourceFile> file = content_file(kEnglishAliens);
  if (!file) return entries;
  for (const std::string& line : divided(file->text, '\n')) {
    if (line.starts_with("## 5")) break;
    if (line.starts_with("### 4.")) entries.emplace_back();
    if (entries.empty() || line.empty() || line.starts_with('#')) continue;
    Entry& entry = entries.back();
    if (entry.head.empty()) entry.head = line;
    if (!line.starts_with("- **CA-")) continue;
    if (line.find("-W1**") != std::string::npos)
      entry.wild = line;
    else if (line.find("-S1**") != std::string::npos)
      entry.super = line;
    else
      entry.rules.push_back(line);
  }
  return entries;
}
// "- **CA-AMOEBA-01** As a main player ...": its number.
inline std::string number_of_rule(const std::string& line) { return line.substr(4, line.find("**", 4) - 4); }

// "Wild. Main player only; planning; window 26, effect in step 28d.": role, phases and moment.
struct FlareHead {
  std::string role, phases, moment;
};
inline FlareHead head_of_flare(const std::string& line) {
  static const std::regex kHead(R"(\*\* (?:Wild|Super)\. ([^;.]*); ([^;.]*); ([^.]*)\.)");
  std::smatch found;
  if (!std::regex_search(line, found, kHead)) return {};
  return {found[1], found[2], found[3]};
}
// "Not main player" and "no main player" are the same role in other words.
inline std::string in_lower_case(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

}  // namespace kosmo::cosmic
