// What a board must know of the rules to draw the game: numbers, prices, rewards, rates. Every name is the canonical
// one, as in views. Rewards are not written down a second time: a player alone at a table is given them by the rules.
#include "engine/fact_json.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

constexpr Seat kAlone = 0;
constexpr int kEnough = 10;             // cards to draw
constexpr int kLowestMoraleSpace = -3;  // of the track; below it morale is counted with tokens (MO-MOR-02)

// A table with one player of a race, enough cards to draw, and room on every track.
State table_for(int race) {
  State s{};
  s.core.seats = 1;
  s.round = 1;
  s.building = kNone;
  Player& p = s.of(kAlone);
  p.race = static_cast<std::uint8_t>(race);
  p.advisor = p.advisor_colour = kNone;
  p.morale = kRestrictedMorale;
  p.reserve = kMarkers;
  for (int i = 0; i < kEnough; ++i) s.deck.push(0);
  return s;
}

// --- development levels (MO-DEV)

// MO-DEV-02, MO-DEV-03, MO-DEV-04, MO-RAC-05
json::object level_reward(int race, Level level) {
  State s = table_for(race);
  s.of(kAlone).level = level;
  Events nobody;
  run_level(s, make_step(Kind::kLevel, kAlone), nobody);
  const Player& p = s.of(kAlone);
  const bool chooses = !s.core.steps.empty() && s.core.steps.back().is(Kind::kGainAny);
  return {{"markers", p.available},
          {"cards", p.hand.size()},
          {"morale", p.morale - kRestrictedMorale},
          {"resources", chooses ? GainAnyArgs(s.core.steps.back()).units : 0}};
}

int race_without_ability() {
  int id = 0;
  while (race(id).ability != Ability::kNone) ++id;
  return id;
}

json::object levels() {
  json::object out;
  for (int highest = 0; highest <= kMaxResource; ++highest) {
    const Level level = level_at(highest);
    json::value& entry = out[kLevelKind.print(static_cast<int>(level))];
    if (entry.is_null()) {
      entry = level_reward(race_without_ability(), level);
      entry.as_object()["from"] = highest;
    }
    entry.as_object()["to"] = highest;
  }
  return out;
}

// --- actions

int card_of_colour(Colour colour) {
  int kind = 0;
  while (structure(kind).colour != colour) ++kind;
  return kind;
}

// MO-EXP-02, MO-EXP-03
json::object exploit_reward(Colour colour) {
  State s = table_for(race_without_ability());
  const int kind = card_of_colour(colour);
  s.of(kAlone).hand.add(kind);
  s.of(kAlone).available = 1;
  Events nobody;
  apply_action(s, make_step(Kind::kAction, kAlone), make_action(Verb::kExploit, kind), nobody);
  json::object out = counts_above_zero(kResourceKind, s.of(kAlone).resources);
  if (!s.drawn.empty()) out["cards"] = s.drawn.size();
  return out;
}

json::object exploits() {
  json::object out;
  for (int c = 0; c < kColours; ++c) out[kColourKind.print(c)] = exploit_reward(static_cast<Colour>(c));
  return out;
}

// MO-ATK-02: by the number of players.
json::object attack_limits() {
  json::object out;
  for (int seats = Orion::info().min_seats; seats <= Orion::info().max_seats; ++seats)
    out[std::to_string(seats)] = attack_limit(seats);
  return out;
}

json::object bent_levels(int race) {
  json::object out;
  for (const Level level : {Level::kLow, Level::kMedium, Level::kHigh})
    if (json::object reward = level_reward(race, level); reward != level_reward(race_without_ability(), level))
      out[kLevelKind.print(static_cast<int>(level))] = std::move(reward);
  return out;
}

// Where a race bends what is told above.
json::object races() {
  json::object out;
  for (int id = 0; id < kRaces; ++id) {
    json::object bends;
    if (json::object levels = bent_levels(id); !levels.empty()) bends["levels"] = std::move(levels);
    const Player p = table_for(id).of(kAlone);
    if (const int cards = research_cards(p); cards != research_cards(table_for(race_without_ability()).of(kAlone)))
      bends["research_cards"] = cards;
    if (const Amount bonus = exploit_bonus(p); bonus != Amount{})
      bends["exploit"] = counts_above_zero(kResourceKind, bonus);
    if (const int less = first_build_discount(p)) bends["first_build_less"] = less;
    if (!bends.empty()) out[kRaceKind.print(id)] = std::move(bends);
  }
  return out;
}

// The advisor who brings a system of his own (MO-ADV-04, MO-ADV-05, MO-ADV-06).
json::object fulcrum() {
  int id = 0;
  while (!advisor(id).own_system) ++id;
  return {{"advisor", kAdvisorKind.print(id)},
          {"system", kSystemKind.print(kFulcrumSystem)},
          {"structures", kSystemSize - 1}};
}

}  // namespace

std::string Orion::facts() {
  return json::serialize(json::object{
      {"questions", questions(Orion::steps())},
      {"called", {{"resource", called(kResourceKind)}, {"colour", called(kColourKind)}, {"level", called(kLevelKind)}}},
      {"rounds", kRounds},
      {"resources", names(kResourceKind)},
      {"colours", names(kColourKind)},
      {"systems", names(kSystemKind)},
      {"ordinary_systems", kOrdinarySystems},
      {"system_size", kSystemSize},
      {"fulcrum", fulcrum()},
      // Tracks.
      {"max_resource", kMaxResource},
      {"max_morale", kMaxMorale},
      {"lowest_morale_space", kLowestMoraleSpace},
      {"restricted_morale", kRestrictedMorale},
      {"end_morale", kEndMorale},
      {"markers", kMarkers},
      {"levels", levels()},
      // Cards.
      {"cards", kCards},
      {"start_hand", kStartHand},
      {"hand_limit", kHandLimit},
      {"offered_advisors", kOffered},
      // Actions.
      {"trade", counts_above_zero(kResourceKind, kTradeRate)},
      {"exploit", exploits()},
      {"research_cards", research_cards(table_for(race_without_ability()).of(kAlone))},
      {"attack",
       {{"cost", kAttackCost}, {"points", kAttackPoints}, {"morale", kAttackMorale}, {"limit", attack_limits()}}},
      {"propaganda_morale", kPropagandaMorale},
      {"contract_cards", kContractCards},
      {"races", races()},
  });
}

// MO-BLD-05: what building a card would leave, or, where one chooses what the discount saves, how much that is. It
// cannot be tried: whoever builds shows the others a card.
ActionFigures Orion::figures(const State& s, Action a) {
  if (s.core.over || verb_of(a) != Verb::kBuild) return {};
  const Seat seat = s.core.steps.back().seat;
  const Price cost = price(s, seat, {a.arg[0], a.arg[1]}, right_to_build(s, seat));
  if (cost.ways > 1) return {{"discount", cost.discount}};
  ActionFigures left;
  for (int r = 0; r < kResources; ++r)
    left.push_back({kResourceNames[r].id, s.of(seat).resources[r] - cost.one_way[r]});
  return left;
}

}  // namespace kosmo::orion
