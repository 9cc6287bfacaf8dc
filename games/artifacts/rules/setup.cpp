// Setting up (AA-SETUP).
#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// AA-INFO-02: all chance comes from the seed.
void shuffle_decks(State& s) {  // AA-SETUP-01, AA-SETUP-02, AA-SETUP-03, AA-SETUP-04, AA-SETUP-06
  for (const Type type : kAllTypes) {
    for (int i = 0; i < kOfType; ++i) s.decks[type].push(i);
    s.decks[type].shuffle(s.core.rng);
    s.decks[type].show_top(kEverybody);
  }
  for (std::uint8_t r = 0; r < kResources; ++r) s.resource_deck.push(r);
  for (std::uint8_t id = 0; id < kArtifacts; ++id) s.artifact_deck.push(id);
  for (std::uint8_t id = kBasicPlan + 1; id < kPlans; ++id) s.plan_deck.push(id);
  for (int id = 0; id < kSystems; ++id) s.system_deck.push(id);
  s.core.rng.shuffle(s.resource_deck);
  s.core.rng.shuffle(s.artifact_deck);
  s.core.rng.shuffle(s.plan_deck);
  s.system_deck.shuffle(s.core.rng);
  s.system = s.system_deck.pop().face;
  s.token_supply = kTokens;
}

void take_faction(State& s, Seat seat, int id, Events& events) {
  s.of(seat).faction = static_cast<std::uint8_t>(id);
  events.tell_all(Said::kFaction, seat, id);
}

bool is_free(const State& s, int id) {  // AA-SETUP-07
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).faction == id) return false;
  return true;
}

void deal_factions(State& s, Events& events) {  // AA-SETUP-07
  FixedList<std::uint8_t, kFactions> factions;
  for (std::uint8_t id = 0; id < kFactions; ++id) factions.push(id);
  s.core.rng.shuffle(factions);
  for (Seat p = 0; p < s.seats(); ++p) take_faction(s, p, factions.pop(), events);
}

}  // namespace

void Artifacts::setup(State& s, const Options& options, Events& events) {
  s.chosen_factions = static_cast<std::uint8_t>(options[0]);
  s.end_bonus = static_cast<std::uint8_t>(options[1]);
  s.attack = kNoAttack;
  s.lying_on.fill(kNone);
  shuffle_decks(s);
  s.round_marker = static_cast<std::uint8_t>(s.seats());  // AA-SETUP-08
  for (Player& p : s.players) {
    p.faction = kNone;
    p.bank = kBankStart;  // AA-SETUP-09
  }
  for (Seat p = 0; p < s.seats(); ++p)  // AA-SETUP-10
    for (int i = 0; i < kHandSize; ++i) s.of(p).hand.add(s.resource_deck.pop());
  s.first = static_cast<std::uint8_t>(s.core.rng.below(static_cast<std::uint32_t>(s.seats())));  // AA-SETUP-11
  events.tell_all(Said::kFirst, s.first);
  s.active = s.first;
  s.core.push(Kind::kTurn, static_cast<Seat>(s.first));
  for (const Seat p : last_first(s.turn_order())) s.core.push(Kind::kFactionSetup, p);  // AA-SETUP-12
  if (!s.chosen_factions) return deal_factions(s, events);
  for (const Seat p : last_first(s.turn_order())) s.core.push(Kind::kChooseFaction, p);  // AA-VAR-01
}

void list_choose_faction(const State& s, const Step&, ActionList& out) {  // AA-VAR-01
  for (int id = 0; id < kFactions; ++id)
    if (is_free(s, id)) out.add(Verb::kFaction, id);
}
void apply_choose_faction(State& s, const Step& step, Action a, Events& events) {
  take_faction(s, step.seat, a.arg[0], events);
}
Refusal why_not_choose_faction(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kFaction) return {};
  return refuse("AA-SETUP-07", {"Somebody has {0} already.", "Frakcję {0} ma już ktoś inny."}, {&kFactionKind},
                a.arg[0]);
}

// AA-SETUP-12, AA-SETUP-16: all steps of one faction, before the next player.
void run_faction_setup(State& s, const Step& step, Events&) {
  s.core.steps.push(EffectArgs(Source::kFactionSetup, s.of(step.seat).faction).step(step.seat));
}

}  // namespace kosmo::artifacts
