#include "games/cosmic/card_facts.h"

#include <boost/json.hpp>

#include "games/cosmic/rules/tech_cards.h"

namespace json = boost::json;

namespace kosmo::cosmic {
namespace {

json::array phases_json(const Phases& phases) {
  json::array out;
  for (const Phase phase : phases) out.emplace_back(kPhaseKind.print(static_cast<int>(phase)));
  return out;
}

json::object effect_json(const FlareEffect& effect) {
  return {{"role", kRoleKind.print(static_cast<int>(effect.role))},
          {"phases", phases_json(effect.phases)},
          {"text", {{"en", effect.text.en}, {"pl", effect.text.pl}}}};
}

json::value value_json(int face) {
  if (type_of(face) == Type::kAttack) return kAttackValues[face];
  if (type_of(face) == Type::kReinforcement) return kReinforcementValues[face - kFirstReinforcement];
  return nullptr;
}

}  // namespace

std::string facts_of_card(int face) {
  json::object out{{"kind", "cosmic"},
                   {"type", kTypeKind.print(static_cast<int>(type_of(face)))},
                   {"value", value_json(face)},
                   {"copies", copies_of(face)},
                   {"encounter", is_encounter_card(face)}};
  if (type_of(face) == Type::kFlare) {
    const int alien = face - kFirstFlare;
    out["alien"] = kAlienKind.print(alien);
    out["wild"] = effect_json(flare(alien).wild);
    out["super"] = effect_json(flare(alien).super);
  }
  return json::serialize(out);
}

std::string facts_of_destiny(int destiny) {
  json::object out{
      {"kind", "destiny"}, {"copies", copies_of_destiny(destiny)}, {"colour", nullptr}, {"hazard", is_hazard(destiny)}};
  if (is_colour(destiny)) out["colour"] = kSeatKind.print(colour_of(destiny));
  return json::serialize(out);
}

std::string facts_of_alien(int alien) {
  const Power& it = power(alien);
  return json::serialize(json::object{{"kind", "alien"},
                                      {"level", kLevelKind.print(static_cast<int>(level_of(alien)))},
                                      {"power", {{"en", it.name_en}, {"pl", it.name_pl}}},
                                      {"mandatory", it.mandatory},
                                      {"role", kRoleKind.print(static_cast<int>(it.role))},
                                      {"phases", phases_json(it.phases)},
                                      {"flare", kCardKind.print(flare_of(alien))}});
}

// A number of X is null.
std::string facts_of_technology(int technology) {
  const TechCard& card = tech_card(static_cast<Technology>(technology));
  json::object out{{"kind", "technology"},
                   {"number", nullptr},
                   {"secret", card.is_secret},
                   {"stays", card.stays},
                   {"role", kRoleKind.print(static_cast<int>(words_of_technology(technology).role))}};
  if (card.number != kNumberX) out["number"] = card.number;
  return json::serialize(out);
}

}  // namespace kosmo::cosmic
