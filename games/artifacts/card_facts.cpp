#include "games/artifacts/card_facts.h"

#include <boost/json.hpp>

#include "engine/both_json.h"
#include "engine/letters.h"
#include "games/artifacts/explain.h"
#include "games/artifacts/words.h"

namespace json = boost::json;

namespace kosmo::artifacts {
namespace {

template <class Value>
std::string name_in(const ArgKind& kind, Value value) {
  return kind.print(static_cast<int>(value));
}

// Sentences of both languages beside each other: [{"en": ..., "pl": ...}, ...]
template <class Words>
json::array sentences_json(const Words& words) {
  const Sentences en = words(Lang::kEnglish), pl = words(Lang::kPolish);
  json::array out;
  for (std::size_t i = 0; i < en.size(); ++i) out.push_back(both_json(en[i], pl[i]));
  return out;
}

json::array side_json(const BuiltCard& card, Side side) {
  return sentences_json([&](Lang lang) { return say_side(card, side, lang); });
}

// The conditions of an operational Technology, to be drawn as a table (AA-TECH-05).
json::array scores_json(const BuiltCard& card) {
  json::array out;
  for (const Score& score : card.scores)
    out.push_back(json::object{{"when", both_json([&](Lang lang) { return capitalised(say_condition(score, lang)); })},
                               {"during", score.during},
                               {"end", score.end}});
  return out;
}

// What a Ship adds to every attack: the number on it.
int plain_bonus(const BuiltCard& card) {
  int sum = 0;
  for (const Effect& e : card.effects)
    if (e.op == Op::kBonus) sum += e.number;
  return sum;
}

// What becomes of the attacking Ship: destroyed, damaged or null.
json::value fate_json(const Effects& row) {
  for (const Effect& e : row) {
    if (e.op == Op::kDestroyed) return "destroyed";
    if (e.op == Op::kDamaged) return "damaged";
  }
  return nullptr;
}

std::string table_json(const AttackTable& card, std::string_view type) {
  json::array rows;
  for (int i = 0; i < card.rows.size(); ++i)
    rows.push_back(
        json::object{{"value", i + 1},
                     {"label", both_json([&](Lang lang) { return say_values(card, i, i, lang); })},
                     {"words", both_json([&](Lang lang) { return capitalised(say_effects(card.rows[i], lang)); })},
                     {"ship", fate_json(card.rows[i])}});
  return json::serialize(json::object{{"type", type}, {"rows", std::move(rows)}});
}

}  // namespace

std::string facts_of(const Resource& card) {
  json::array sections;
  for (const Section& it : card.sections)
    sections.push_back(json::object{
        {"colour", name_in(kColourKind, it.colour)}, {"icons", it.icons}, {"kind", name_in(kCardKindKind, it.kind)}});
  return json::serialize(
      json::object{{"type", "resource"}, {"sections", std::move(sections)}, {"number", card.number}});
}

std::string facts_of(const BuiltCard& card) {
  json::object out{
      {"type", name_in(kTypeKind, card.type)},
      {"kind", name_in(kCardKindKind, card.kind)},
      {"sides", {{"logistic", side_json(card, Side::kLogistic)}, {"operational", side_json(card, Side::kOperational)}}},
  };
  if (card.type == Type::kTechnology) {
    out["keyword"] = name_in(kKeywordKind, card.keyword);
    out["scores"] = scores_json(card);
  } else {
    out["helps"] = name_in(kDeedKind, helps_with(card));
  }
  if (card.type == Type::kShip) out["bonus"] = plain_bonus(card);
  return json::serialize(out);
}

std::string facts_of(const Artifact& card) {
  return json::serialize(json::object{{"type", "artifact"}, {"window", name_in(kWindowKind, card.window)}});
}

std::string facts_of_system(const AttackTable& card) { return table_json(card, "system"); }
std::string facts_of_plan(const AttackTable& card) { return table_json(card, "plan"); }

std::string facts_of(const Faction& card) {
  return json::serialize(json::object{
      {"type", "faction"},
      {"setup", sentences_json([&](Lang lang) { return say_setup(card, lang); })},
      {"action", both_json([&](Lang lang) { return say_faction_action(card, lang); })},
      {"bonus", both_json([&](Lang lang) { return say_end_bonus(card, lang); })},
      {"bonus_for", {{"type", name_in(kTypeKind, card.bonus_type)}, {"kind", name_in(kCardKindKind, card.bonus_kind)}}},
  });
}

}  // namespace kosmo::artifacts
