// What a board must know of the rules to draw the game: numbers, colours, names. Every name is the canonical one, as in
// views. What things cost a player now is told by views; prices here are those of an empty Empire, asked of the rules.
#include <algorithm>

#include "engine/both_json.h"
#include "engine/fact_json.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/explain.h"
#include "games/artifacts/rules/rules.h"

namespace json = boost::json;

namespace kosmo::artifacts {
namespace {

constexpr Seat kAlone = 0;

// A table at which somebody has nothing yet.
State empty_table() {
  State s{};
  s.core.seats = Artifacts::info().min_seats;
  for (Player& p : s.players) p.faction = kNone;
  s.lying_on.fill(kNone);
  s.attack = kNoAttack;
  return s;
}

// AA-PREP-02: what cards of a type are paid, prepared and freed with.
json::object colours_of_types() {
  json::object out;
  for (const Type type : kAllTypes)
    out[kTypeKind.print(static_cast<int>(type))] = kColourKind.print(static_cast<int>(colour_of(type)));
  return out;
}

// AA-OP-01: icons of one colour, never gold.
json::object operations() {
  const State s = empty_table();
  json::object out;
  for (const Deed deed : {Deed::kOffensive, Deed::kIncome, Deed::kMine}) {
    const PayArgs price = price_of(s, kAlone, DeedArgs(deed));
    for (int c = 0; c < 3; ++c)
      if (price.need[c] > 0)
        out[kDeedKind.print(static_cast<int>(deed))] =
            json::object{{"colour", kColourKind.print(c)}, {"icons", price.need[c]}};
  }
  return out;
}

// AA-BUY-01, AA-PLAN-01, AA-TECH-01, AA-SHIP-01: before cards of the Empire change it.
json::object first_costs() {
  const State s = empty_table();
  json::object out{{"purchase", purchase_cost(s, kAlone)}};
  for (const Type type : kAllTypes) out[kTypeKind.print(static_cast<int>(type))] = cost_of(s, kAlone, type);
  return out;
}

// AA-BUY-02
int cards_per_extra_credit() {
  const State s = empty_table();
  return cards_to_draw(s, kAlone, 1) - cards_to_draw(s, kAlone, 0);
}

// With which action the logistic sides of a kind help (AA-PLAN-04, AA-LIMIT-03).
json::object helps(Type type) {
  json::object out;
  for (int i = 0; i < kOfType; ++i) {
    const BuiltCard& it = card(card_of(type, i));
    out[kCardKindKind.print(static_cast<int>(it.kind))] = kDeedKind.print(static_cast<int>(helps_with(it)));
  }
  return out;
}

}  // namespace

std::string Artifacts::facts() {
  return json::serialize(json::object{
      {"questions", questions(Artifacts::steps())},
      {"called",
       {{"colour", called(kColourKind)},
        {"kind", called(kCardKindKind)},
        {"type", called(kTypeKind)},
        {"side", called(kSideKind)},
        {"section", called(kSectionKind)},
        {"deed", called(kDeedKind)},
        {"keyword", called(kKeywordKind)},
        {"window", called(kWindowKind)}}},
      {"colours", names(kColourKind)},
      {"kinds", names(kCardKindKind)},
      {"types", names(kTypeKind)},
      {"colour_of_type", colours_of_types()},
      // Cards.
      {"resources", kResources},
      {"cards_of_type", kOfType},
      {"artifacts", kArtifacts},
      {"systems", kSystems},
      {"plans", kPlans - 1},
      {"basic_plan", kPlanKind.print(kBasicPlan)},
      {"aliens", kTargetKind.print(kAliens)},
      {"tokens", kTokens},
      // Players.
      {"bank_top", kBankTop},
      {"bank_start", kBankStart},
      {"hand_size", kHandSize},
      {"limit", kLimit},
      {"first_costs", first_costs()},
      {"cards_per_extra_credit", cards_per_extra_credit()},
      {"operations", operations()},
      {"exploited", kExploited},
      {"icons_per_token", kIconsPerToken},
      {"ships_help", helps(Type::kShip)},
      {"planets_help", helps(Type::kPlanet)},
  });
}

// AA-BUY-02, AA-BUY-05: what a Purchase would cost and leave, and how many cards it would draw; what is drawn becomes
// known, so it cannot be tried.
ActionFigures Artifacts::figures(const State& s, Action a) {
  if (s.core.over || verb_of(a) != Verb::kPurchase) return {};
  const Seat seat = s.core.steps.back().seat;
  const int price = purchase_cost(s, seat) + a.arg[1];
  const int cards = std::min(cards_to_draw(s, seat, a.arg[1]), s.decks[a.arg[0]].size());
  ActionFigures told = {{"price", price}, {"cards", cards}};
  if (s.of(seat).bank >= price) told.push_back({"left", s.of(seat).bank - price});  // else tokens are paid off first
  return told;
}

}  // namespace kosmo::artifacts
