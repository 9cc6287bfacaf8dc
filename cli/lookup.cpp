#include "cli/lookup.h"

#include <algorithm>

namespace kosmo {
namespace {

constexpr int kWidestText = 110;

// Marks of the document that a terminal has no use for.
std::string without_markdown(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') continue;
    if (text.substr(i, 2) == "**") {
      ++i;
      continue;
    }
    plain += text[i];
  }
  return plain;
}

std::string show_entry(const std::string& head, std::string_view body, const Context& c, std::string_view words) {
  const int width = std::min(c.terminal.width, kWidestText);
  return head + "\n" +
         wrapped(highlighted(without_markdown(body), WordSearch(words, c.lang), c.terminal), width, 2, 2) + "\n";
}

// How many rules at the beginning are of the same document, or of the same section of it.
std::size_t same_document(std::span<const RuleText> rules) {
  std::size_t end = 0;
  while (end < rules.size() && rules[end].document.id == rules[0].document.id) ++end;
  return end;
}
std::size_t same_section(std::span<const RuleText> rules) {
  std::size_t end = 0;
  while (end < rules.size() && rules[end].section_en == rules[0].section_en) ++end;
  return end;
}

std::string sections_of_document(std::span<const RuleText> rules, const Context& c) {
  TextTable table({TextTable::Align::kLeft, TextTable::Align::kRight, TextTable::Align::kLeft});
  while (!rules.empty()) {
    const std::span<const RuleText> section = rules.first(same_section(rules));
    const std::string& first = section.front().id;
    const std::string range = section.size() == 1 ? first : first + " … " + section.back().id;
    table.add({section.front().section(c.lang), std::to_string(section.size()), c.dim(range)});
    rules = rules.subspan(section.size());
  }
  return table.print(2);
}

}  // namespace

std::vector<CardText> find_cards(const Game& game, std::string_view wanted) {
  const std::string folded = fold(trimmed(wanted));
  std::vector<CardText> by_id, by_name;
  for (CardText& card : game.cards()) {
    if (fold(card.id) == folded)
      by_id.push_back(std::move(card));
    else if (fold(card.name_en).find(folded) != std::string::npos ||
             fold(card.name_pl).find(folded) != std::string::npos)
      by_name.push_back(std::move(card));
  }
  return by_id.empty() ? by_name : by_id;
}

std::vector<CardText> search_cards(const Game& game, std::string_view words, Lang lang) {
  const std::vector<CardText> all = game.cards();
  std::vector<CardText> found;
  for (const CardText* card : found_best_first(all, WordSearch(words, lang), [lang](const CardText& card) {
         return card.id + " " + card.name(lang) + " " + card.words(lang);
       }))
    found.push_back(*card);
  return found;
}

std::string show_rule(const RuleText& rule, const Context& c, std::string_view words) {
  const std::string part = rule.document.is_part() ? rule.document.title(c.lang) + ", " : "";
  const std::string shown = show_entry(c.paint(Ink::kAccent, rule.id) + "  " + c.dim(part + rule.section(c.lang)),
                                       rule.text(c.lang), c, words);
  if (rule.follows.empty()) return shown;
  return shown + "  " + c.dim(c.say({"Follows from {}.", "Wynika z {}."}, joined(rule.follows, ", "))) + "\n";
}

std::string show_card(const CardText& card, const Context& c, std::string_view words) {
  return show_entry(c.paint(Ink::kAccent, card.id) + "  " + c.bold(card.name(c.lang)), card.words(c.lang), c, words);
}

std::string show_sections(std::span<const RuleText> rules, const Context& c) {
  if (same_document(rules) == rules.size()) return sections_of_document(rules, c);
  std::string out;
  while (!rules.empty()) {
    const std::span<const RuleText> document = rules.first(same_document(rules));
    out += (out.empty() ? "" : "\n") + c.bold(document.front().document.title(c.lang)) + "\n" +
           sections_of_document(document, c);
    rules = rules.subspan(document.size());
  }
  return out;
}

std::string highlighted(std::string_view text, const WordSearch& words, const Terminal& terminal) {
  if (!terminal.colour) return std::string(text);
  std::vector<bool> lit(text.size());
  for (const auto& [begin, end] : words.places(text))
    std::fill(lit.begin() + static_cast<std::ptrdiff_t>(begin), lit.begin() + static_cast<std::ptrdiff_t>(end), true);
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && lit[end] == lit[at]) ++end;
    out += terminal.paint(lit[at] ? Ink::kWarn : Ink::kPlain, text.substr(at, end - at));
    at = end;
  }
  return out;
}

}  // namespace kosmo
