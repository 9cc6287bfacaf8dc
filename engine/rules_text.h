// The numbered rules as text, compiled in from docs/rules/. Refusals, `why` and `rules` speak from here, and so the
// program and the reference cannot drift apart.
#pragma once

#include <map>
#include <vector>

#include "engine/content.h"

namespace kosmo {

// docs/rules/<game>.md, or <game>-<part>.md where a part of the game has a document of its own.
struct RuleDocument {
  std::string id;                  // "cosmic", "cosmic-aliens"
  std::string title_en, title_pl;  // its first heading
  const std::string& title(Lang lang) const { return lang == Lang::kPolish ? title_pl : title_en; }
  // The main document goes without saying; of a part, readers say which it is.
  bool is_part() const { return id.find('-') != std::string::npos; }
};

struct RuleText {
  std::string id;  // "NK-ENE-04"
  RuleDocument document;
  std::string section_en, section_pl;  // differ within a document; two documents may have one alike
  std::string en, pl;
  std::vector<std::string> follows;  // the rules that it only follows from; none: it says something of its own
  const std::string& text(Lang lang) const { return lang == Lang::kPolish ? pl : en; }
  const std::string& section(Lang lang) const { return lang == Lang::kPolish ? section_pl : section_en; }
};

// All rules of all games, read from their documents.
class RuleLibrary {
 public:
  // Files called rules/<document>.md and rules/<document>.pl.md; others are passed over.
  explicit RuleLibrary(std::span<const EmbeddedFile> files);
  RuleLibrary(const RuleLibrary&) = delete;
  const std::vector<RuleText>& rules_of(std::string_view game_id) const;
  const RuleText* find_rule(std::string_view rule_id) const;
  std::vector<const RuleText*> search_rules(std::string_view game_id, std::string_view words, Lang) const;

 private:
  std::map<std::string, std::vector<RuleText>, std::less<>> games_;
  std::map<std::string, const RuleText*, std::less<>> by_id_;
};

// Adds documents to those that are compiled in: of games that are no part of the program, such as the toys of tests.
// Only before anything is asked of the rules below; the texts must live as long as the program.
void add_rule_documents(std::span<const EmbeddedFile>);

// The same of the documents that are compiled in.
// All rules of a game: the main document first, then its parts by name. Empty if the game brings no rules text.
const std::vector<RuleText>& rules_of(std::string_view game_id);
const RuleText* find_rule(std::string_view rule_id);
// Rules that hold every word, in whatever form, in their id, section or text; best match first.
std::vector<const RuleText*> search_rules(std::string_view game_id, std::string_view words, Lang);

}  // namespace kosmo
