#include "games/orion/card_facts.h"

#include <boost/json.hpp>

#include "engine/fact_json.h"
#include "games/orion/words.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

json::object amount_json(const Amount& amount) { return counts_above_zero(kResourceKind, amount); }

json::value field_json(Field field) {
  if (field == Field::kNone) return nullptr;
  return field == Field::kA ? "A" : "R";
}

json::value restriction_json(Restriction restriction) {
  if (restriction == Restriction::kNone) return nullptr;
  return restriction == Restriction::kBuild6 ? "build6" : "activate6";
}

// The effects among which a player chooses by their amounts: the client shows these beside the choices.
void add_choices(json::object& out, const Effects& effects) {
  for (const Effect& e : effects) {
    if (e.op == Op::kExchange) out["exchange"] = json::array{amount_json(e.amount), amount_json(e.other)};
    if (e.op == Op::kGainOneOf) out["gain_one_of"] = amount_json(e.amount);
  }
}

}  // namespace

std::string facts_of(const Structure& card) {
  json::object out{
      {"kind", "structure"},
      {"colour", kColourKind.print(static_cast<int>(card.colour))},
      {"cost", amount_json(card.cost)},
      {"produces", amount_json(card.produces)},
      {"vp", nullptr},  // "?": an effect at the end of the game says how many (MO-FIN-02)
      {"keyword", kKeywords[card.keyword]},
      {"field", field_json(card.field)},
      {"restriction", restriction_json(card.restriction)},
  };
  if (card.keyword != Keyword::kEndGame) out["vp"] = card.vp;
  add_choices(out, card.effects);
  return json::serialize(out);
}

std::string facts_of(const Advisor& card) {
  json::object out{{"kind", "advisor"}, {"field", field_json(card.field)}};
  for (const Effects& effects : {card.always, card.activation, card.after_attack, card.round_start})
    add_choices(out, effects);
  return json::serialize(out);
}

std::string facts_of(const Race& card) {
  return json::serialize(json::object{{"kind", "race"}, {"start", amount_json(card.start)}, {"vp", card.vp}});
}

}  // namespace kosmo::orion
