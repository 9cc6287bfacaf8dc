#include "engine/rules_text.h"

#include <algorithm>
#include <sstream>

#include "engine/letters.h"
#include "engine/word_search.h"

namespace kosmo {
namespace {

struct Line {
  std::string id, text, section;
  std::vector<std::string> follows;
};
struct Document {
  std::string title;
  std::vector<Line> lines;
};

// Marks for tools/rule-coverage, which players have no use for: " (component)", " (follows from NK-ENE-04)". What a
// line follows from is kept apart.
void take_marks(Line& line) {
  for (const std::string_view mark : {" (component)", " (element gry)"})
    if (const auto at = line.text.find(mark); at != std::string::npos) line.text.erase(at, mark.size());
  for (const std::string_view mark : {" (follows from ", " (wynika z "}) {
    const auto at = line.text.find(mark);
    const auto end = at == std::string::npos ? at : line.text.find(')', at);
    if (end == std::string::npos) continue;
    std::string rules = line.text.substr(at + mark.size(), end - at - mark.size());
    std::replace(rules.begin(), rules.end(), ',', ' ');
    line.follows = split_words(rules);
    line.text.erase(at, end + 1 - at);
  }
}

// Reads "- **NK-ENE-04** text" lines and remembers under which heading they stand.
Document read_document(std::string_view text) {
  Document document;
  std::string section, line;
  std::istringstream in{std::string(text)};
  while (std::getline(in, line)) {
    if (line.starts_with("#")) {
      const auto start = line.find_first_not_of("# ");
      section = start == std::string::npos ? "" : line.substr(start);
      if (document.title.empty()) document.title = section;
    } else if (line.starts_with("- **")) {
      const auto end = line.find("**", 4);
      if (end == std::string::npos) continue;
      const auto words = line.find_first_not_of(' ', end + 2);
      document.lines.push_back(
          {line.substr(4, end - 4), words == std::string::npos ? "" : line.substr(words), section, {}});
      take_marks(document.lines.back());
    }
  }
  return document;
}

// One document in both languages. What has no Polish stays English.
std::vector<RuleText> read_rules(const std::string& id, std::string_view english, std::string_view polish) {
  const Document en = read_document(english), pl = read_document(polish);
  const RuleDocument document{id, en.title, pl.title.empty() ? en.title : pl.title};
  std::vector<RuleText> rules;
  std::map<std::string_view, std::size_t> at;
  for (const Line& line : en.lines) {
    at[line.id] = rules.size();
    rules.push_back({line.id, document, line.section, line.section, line.text, line.text, line.follows});
  }
  for (const Line& line : pl.lines)
    if (const auto found = at.find(line.id); found != at.end()) {
      rules[found->second].pl = line.text;
      rules[found->second].section_pl = line.section;
    }
  return rules;
}

std::vector<EmbeddedFile>& documents() {
  static std::vector<EmbeddedFile> files(embedded_files().begin(), embedded_files().end());
  return files;
}

const RuleLibrary& compiled_in() {
  static const RuleLibrary library(documents());
  return library;
}

}  // namespace

RuleLibrary::RuleLibrary(std::span<const EmbeddedFile> files) {
  constexpr std::string_view kFolder = "rules/", kPolish = ".pl.md", kEnglish = ".md";
  // By the documents' ids, not by the files' names: "cosmic" comes before "cosmic-aliens", "cosmic-aliens.md" before
  // "cosmic.md".
  std::map<std::string, std::string_view> english, polish;
  for (const EmbeddedFile& file : files) {
    if (!file.path.starts_with(kFolder) || !file.path.ends_with(kEnglish)) continue;
    const bool is_polish = file.path.ends_with(kPolish);
    std::string_view id = file.path.substr(kFolder.size());
    id.remove_suffix(is_polish ? kPolish.size() : kEnglish.size());
    (is_polish ? polish : english).emplace(id, file.text);
  }
  for (const auto& [id, text] : english) {
    const auto translated = polish.find(id);
    std::vector<RuleText>& rules = games_[id.substr(0, id.find('-'))];  // no game has '-' in its id: register_game
    for (RuleText& rule : read_rules(id, text, translated == polish.end() ? "" : translated->second))
      rules.push_back(std::move(rule));
  }
  for (const auto& [game, rules] : games_)
    for (const RuleText& rule : rules) by_id_.emplace(rule.id, &rule);
}

const std::vector<RuleText>& RuleLibrary::rules_of(std::string_view game_id) const {
  static const std::vector<RuleText> kNone;
  const auto found = games_.find(game_id);
  return found == games_.end() ? kNone : found->second;
}

const RuleText* RuleLibrary::find_rule(std::string_view rule_id) const {
  const auto found = by_id_.find(rule_id);
  return found == by_id_.end() ? nullptr : found->second;
}

void add_rule_documents(std::span<const EmbeddedFile> files) {
  documents().insert(documents().end(), files.begin(), files.end());
}

const std::vector<RuleText>& rules_of(std::string_view game_id) { return compiled_in().rules_of(game_id); }
const RuleText* find_rule(std::string_view rule_id) { return compiled_in().find_rule(rule_id); }
std::vector<const RuleText*> search_rules(std::string_view game_id, std::string_view words, Lang lang) {
  return compiled_in().search_rules(game_id, words, lang);
}

std::vector<const RuleText*> RuleLibrary::search_rules(std::string_view game_id, std::string_view words,
                                                       Lang lang) const {
  const WordSearch search(words, lang);
  auto found = found_best_first(rules_of(game_id), search, [lang](const RuleText& rule) {
    return rule.id + " " + rule.section(lang) + " " + rule.text(lang);
  });
  std::stable_partition(found.begin(), found.end(),
                        [&](const RuleText* rule) { return search.in(rule->id) != WordSearch::Fit::kNone; });
  return found;
}

}  // namespace kosmo
