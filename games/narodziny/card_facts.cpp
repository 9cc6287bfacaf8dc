#include "games/narodziny/card_facts.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "engine/fact_json.h"
#include "games/narodziny/words.h"

namespace json = boost::json;

namespace kosmo::narodziny {
namespace {

std::string_view type_id(int type) {
  if (type == kAnyType) return "any";
  return type == kSameType ? "same" : kControlNames[type].id;
}

// Only what is paid: a client draws what it finds.
json::object cost_facts(const Cost& cost) {
  json::object out;
  const auto add = [&](std::string_view key, int count) {
    if (count > 0) out[key] = count;
  };
  add("cards", cost.cards);
  if (cost.cards > 0) out["type"] = type_id(cost.type);
  add("gravitons", cost.gravitons);
  add("supernovas", cost.novas);
  add("stable", cost.stable);
  add("proto", cost.proto);
  if (cost.instead_of_star) out["instead_of_star"] = true;
  return out;
}

// The effect as the content file writes it: "growth 2", "gain_star He 2", "place_any_star delta".
std::string effect_words(const Effect& e) {
  const std::string_view word = name_of(e.op).id;
  switch (e.op) {
    case Op::kGainStar: return fmt::format("{} {} {}", word, kElementNames[e.a].id, e.b);
    case Op::kStabiliseAround: return fmt::format("{} {}", word, kElementNames[e.a].id);
    case Op::kPlaceAnyStar:
      return e.a == kAnySector ? std::string(word) : fmt::format("{} {}", word, kSectorNames[e.a].id);
    case Op::kReplaceNebula: return fmt::format("{} {} {}", word, e.a, e.b);
    case Op::kGainProto:
    case Op::kPlaceStable:
    case Op::kScore:
    case Op::kGrowth:
    case Op::kSupernova:
    case Op::kStabilise:
    case Op::kGainNebula:
    case Op::kMoveLifeAnywhere: return e.a > 0 ? fmt::format("{} {}", word, e.a) : std::string(word);
    case Op::kNothing:
    case Op::kGainAnyStar:
    case Op::kPlaceProtoByStable:
    case Op::kDiscardStar:
    case Op::kStabiliseAroundLast:
    case Op::kRestoreSupernova:
    case Op::kMoveLastStar:
    case Op::kMoveProto:
    case Op::kStabiliseLast:
    case Op::kStabiliseAroundSupernova:
    case Op::kRelocate:
    case Op::kAdvanceAgain:
    case Op::kCount: break;
  }
  return std::string(word);
}

}  // namespace

std::string facts_of(const Ability& card) {
  json::array effects;
  for (const CardEffect& effect : card.effects) {
    json::array alternatives{json::value(effect_words(effect.first))};
    if (effect.second.op != Op::kNothing) alternatives.emplace_back(effect_words(effect.second));
    effects.push_back(std::move(alternatives));
  }
  return json::serialize(json::object{{"kind", "ability"},
                                      {"deck", type_id(static_cast<int>(card.deck))},
                                      {"cost", cost_facts(card.cost)},
                                      {"effects", std::move(effects)}});
}

std::string facts_of(const Tile& tile) {
  return json::serialize(json::object{{"kind", "nebula"},
                                      {"size", tile.size},
                                      {"points", tile.points},
                                      {"stars", counts_above_zero(kElementKind, tile.stars)}});
}

std::string facts_of(const Goal& goal) {
  json::object out{{"kind", "goal"}, {"measure", word_of(goal.measure)}};
  if (goal.measure == Measure::kNebulaSize || goal.measure == Measure::kLife) out["of"] = kSectorNames[goal.arg].id;
  if (goal.measure == Measure::kStars) out["of"] = kElementNames[goal.arg].id;
  if (goal.measure == Measure::kCompleted) out["of"] = goal.arg;
  return json::serialize(out);
}

}  // namespace kosmo::narodziny
