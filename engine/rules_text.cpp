#include "engine/rules_text.h"

#include <map>
#include <mutex>
#include <sstream>

#include "engine/content.h"

namespace kosmo {
namespace {

struct Line {
  std::string id, text, section;
};

// Reads "- **NK-ENE-04** text" lines and remembers under which heading they stand.
std::vector<Line> read_document(std::string_view document) {
  std::vector<Line> lines;
  std::string section, line;
  std::istringstream in{std::string(document)};
  while (std::getline(in, line)) {
    if (line.starts_with("#")) {
      const auto start = line.find_first_not_of("# ");
      section = start == std::string::npos ? "" : line.substr(start);
    } else if (line.starts_with("- **")) {
      const auto end = line.find("**", 4);
      if (end == std::string::npos) continue;
      const auto text = line.find_first_not_of(' ', end + 2);
      lines.push_back({line.substr(4, end - 4), text == std::string::npos ? "" : line.substr(text), section});
    }
  }
  return lines;
}

std::vector<RuleText> load(std::string_view game) {
  std::vector<RuleText> rules;
  std::map<std::string, std::size_t> at;
  const std::string path = "rules/" + std::string(game);
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path + ".md")
      for (Line& l : read_document(file.text)) {
        at[l.id] = rules.size();
        rules.push_back({l.id, l.section, l.section, l.text, l.text});
      }
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path + ".pl.md")
      for (Line& l : read_document(file.text))
        if (auto found = at.find(l.id); found != at.end()) {
          rules[found->second].pl = l.text;
          rules[found->second].section_pl = l.section;
        }
  return rules;
}

}  // namespace

const std::vector<RuleText>& rules_of(std::string_view game_id) {
  static std::map<std::string, std::vector<RuleText>, std::less<>> books;
  static std::mutex mutex;  // books stay where they are once they are read
  const std::lock_guard lock(mutex);
  auto found = books.find(game_id);
  if (found == books.end()) found = books.emplace(std::string(game_id), load(game_id)).first;
  return found->second;
}

const RuleText* find_rule(std::string_view rule_id) {
  static const std::map<std::string, const RuleText*, std::less<>> index = [] {
    std::map<std::string, const RuleText*, std::less<>> all;
    for (const EmbeddedFile& file : embedded_files()) {
      if (!file.path.starts_with("rules/") || file.path.ends_with(".pl.md")) continue;
      for (const RuleText& rule : rules_of(file.path.substr(6, file.path.size() - 9))) all.emplace(rule.id, &rule);
    }
    return all;
  }();
  const auto found = index.find(rule_id);
  return found == index.end() ? nullptr : found->second;
}

std::string fold(std::string_view text) {
  static const std::pair<std::string_view, char> kFolds[] = {
      {"ą", 'a'}, {"ć", 'c'}, {"ę", 'e'}, {"ł", 'l'}, {"ń", 'n'}, {"ó", 'o'}, {"ś", 's'}, {"ź", 'z'}, {"ż", 'z'},
      {"Ą", 'a'}, {"Ć", 'c'}, {"Ę", 'e'}, {"Ł", 'l'}, {"Ń", 'n'}, {"Ó", 'o'}, {"Ś", 's'}, {"Ź", 'z'}, {"Ż", 'z'}};
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    bool folded = false;
    for (const auto& [letter, plain] : kFolds)
      if (text.substr(i).starts_with(letter)) {
        out += plain;
        i += letter.size();
        folded = true;
        break;
      }
    if (folded) continue;
    out += static_cast<char>(text[i] >= 'A' && text[i] <= 'Z' ? text[i] - 'A' + 'a' : text[i]);
    ++i;
  }
  return out;
}

std::vector<const RuleText*> search_rules(std::string_view game_id, std::string_view words, Lang lang) {
  std::vector<std::string> wanted;
  std::istringstream in{fold(words)};
  for (std::string word; in >> word;) wanted.push_back(word);
  std::vector<const RuleText*> by_id, by_text;
  for (const RuleText& rule : rules_of(game_id)) {
    const std::string id = fold(rule.id);
    const std::string all = id + " " + fold(rule.section(lang)) + " " + fold(rule.text(lang));
    bool every = true, in_id = !wanted.empty();
    for (const std::string& word : wanted) {
      every = every && all.find(word) != std::string::npos;
      in_id = in_id && id.find(word) != std::string::npos;
    }
    if (every) (in_id ? by_id : by_text).push_back(&rule);
  }
  by_id.insert(by_id.end(), by_text.begin(), by_text.end());
  return by_id;
}

}  // namespace kosmo
