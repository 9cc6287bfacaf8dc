// What must hold after every action, beside that every card and token is somewhere exactly once (zones.cpp).
#include <algorithm>

#include <fmt/format.h>

#include "engine/waiting.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

constexpr auto& wrong_at = kosmo::wrong_at<Artifacts>;

bool is_part(const CardSet& part, const CardSet& whole) {
  for (const Type type : kAllTypes)
    if (!(part[type] - whole[type]).empty()) return false;
  return true;
}

Problem impossible_player(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  if (p.bank > kBankTop) return wrong_at(seat, "bank", "more than 15 Credits", "więcej niż 15 Kredytów");
  if (p.vp < 0) return wrong_at(seat, "vp", "fewer than 0 VP", "mniej niż 0 PZ");
  if (!is_part(p.operational, p.empire))
    return wrong_at(seat, "operational", "a card that is not in the Empire", "karta, której nie ma w Imperium");
  const bool will_choose = is_waiting(s.core, Kind::kChooseFaction, seat);
  if ((p.faction == kNone) != will_choose)
    return wrong_at(seat, "faction", "a player has a faction, except while it is still to be chosen",
                    "gracz ma Frakcję, chyba że dopiero ma ją wybrać");
  for (Seat q = 0; q < seat; ++q)
    if (p.faction != kNone && s.of(q).faction == p.faction)
      return wrong_at(seat, "faction", "no faction is used twice", "żadnej Frakcji nie używa dwóch graczy");
  return {};
}

// AA-PROD-08, AA-PREP-04: a Resource card lies under an operational Planet, or is attached to a card of a Stage.
Problem impossible_lying(const State& s) {
  for (int r = 0; r < kResources; ++r) {
    const int on = s.lying_on[r];
    if (on == kNone) {
      if (s.section_b.contains(r) || s.recoloured.contains(r))
        return {fmt::format("/section_b: {} lies nowhere", resource(r).id),
                fmt::format("/section_b: karta {} nigdzie nie leży", resource(r).id)};
      continue;
    }
    bool fits = false;
    for (Seat p = 0; p < s.seats(); ++p)
      fits = fits || has(s.of(p).stage, on) || (has(s.of(p).operational, on) && type_of(on) == Type::kPlanet);
    if (!fits)
      return {fmt::format("/lying/{}: {} is neither in a Stage nor an operational Planet", resource(r).id, card(on).id),
              fmt::format("/lying/{}: {} nie jest ani kartą Stadium Budowy, ani Planetą ze stroną operacyjną ku górze",
                          resource(r).id, card(on).id)};
  }
  return {};
}

// AA-BLK-08
Problem impossible_tokens(const State& s) {
  for (int id = 0; id < kCards; ++id) {
    if (s.tokens[id] == 0) continue;
    bool fits = false;
    for (Seat p = 0; p < s.seats(); ++p) fits = fits || has(s.of(p).empire, id);
    if (!fits)
      return {fmt::format("/tokens/{}: tokens lie only on cards of an Empire", card(id).id),
              fmt::format("/tokens/{}: żetony leżą tylko na kartach Imperium", card(id).id)};
  }
  return {};
}

// --- what waits to be done belongs to what lies on the table

constexpr auto& cannot_wait = kosmo::cannot_wait<Artifacts>;

bool is_own(const CardSet& cards, int id, Type type) { return type_of(id) == type && has(cards, id); }

// AA-ATK-17
Problem impossible_attack(const State& s) {
  const Attack& attack = s.attack;
  if (!is_attack(s)) {
    if (attack.ship != kNone || attack.plan != kNone)
      return {"/attack: a Ship or a plan without a target", "/attack: Statek albo plan bez celu ataku"};
    return {};
  }
  if (attack.target != kAliens && (attack.target >= s.seats() || attack.target == s.active))
    return {"/attack/target: this player cannot be attacked", "/attack/target: tego gracza nie można zaatakować"};
  if (attack.plan != kNone && attack.plan != kBasicPlan &&
      (attack.target == kAliens || !s.of(static_cast<Seat>(attack.target)).plans.contains(attack.plan)))
    return {"/attack/plan: the defender does not have it", "/attack/plan: obrońca go nie ma"};
  return {};
}

bool has_plan(const State& s) { return defender(s) == kNobody || s.attack.plan != kNone; }

Problem impossible_in_attack(const State& s, const Step& step) {
  if (!is_attack(s) || step.seat != static_cast<Seat>(s.active))
    return cannot_wait(step, "there is no attack of this player", "nie trwa atak tego gracza");
  return {};
}
Problem impossible_in_battle(const State& s, const Step& step) {
  if (Problem p = impossible_in_attack(s, step)) return p;
  if (s.attack.ship == kNone || !has_plan(s))
    return cannot_wait(step, "no Ship attacks, or no plan was chosen",
                       "nie atakuje żaden Statek albo nie wybrano planu");
  return {};
}

Problem impossible_effect(const State& s, const Step& step) {
  const EffectArgs args(step);
  const auto wrong = [&] { return cannot_wait(step, "there is no such effect", "nie ma takiego efektu"); };
  switch (args.source) {
    case Source::kArtifact:
      return args.id < kArtifacts && args.which < artifact(args.id).effects.size() ? Problem{} : wrong();
    case Source::kFactionAction:
    case Source::kFactionSetup: {
      if (args.id >= kFactions) return wrong();
      const Effects& effects = args.source == Source::kFactionSetup ? faction(args.id).setup : faction(args.id).effects;
      return args.which < effects.size() ? Problem{} : wrong();
    }
    case Source::kTechnology:
      return type_of(args.id) == Type::kTechnology && args.which < card(args.id).effects.size() ? Problem{} : wrong();
    case Source::kShip:
      if (type_of(args.id) != Type::kShip || args.which >= card(args.id).effects.size()) return wrong();
      return impossible_in_battle(s, step);
    case Source::kRow:
      if (Problem p = impossible_in_battle(s, step)) return p;
      return args.which < row_at(s, args.id).size() ? Problem{} : wrong();
  }
  return {};
}

// AA-PAY-13: what an action aims at.
Problem impossible_deed(const State& s, const Step& step) {
  const DeedArgs what(step);
  const Player& p = s.of(step.seat);
  const auto fits = [&] {
    switch (what.deed) {
      case Deed::kDiscover: return is_own(p.stage, what.target, Type::kPlanet);
      case Deed::kDevelop: return is_own(p.stage, what.target, Type::kTechnology);
      case Deed::kBuild: return is_own(p.stage, what.target, Type::kShip);
      case Deed::kPurchase:
      case Deed::kPrepare:
      case Deed::kUnblock: return what.target < kTypes;
      case Deed::kTrade: return what.target < kColours;
      case Deed::kFaction: return what.target < kColours - 1 && p.faction != kNone;
      case Deed::kCardAction:
        return is_own(p.empire, what.target, Type::kTechnology) && !has(p.operational, what.target) &&
               card(what.target).keyword == Keyword::kAction;
      case Deed::kAttacking: return is_attack(s);
      case Deed::kOffensive:
      case Deed::kIncome:
      case Deed::kMine:
      case Deed::kEntering: return true;
      case Deed::kCount: break;
    }
    return false;
  };
  if (!fits()) return cannot_wait(step, "this action cannot aim at that", "ta akcja nie może tego dotyczyć");
  return {};
}

Problem impossible_card(const State& s, const Step& step) {
  const int id = CardArgs(step).card;
  const Player& p = s.of(step.seat);
  const auto fits = [&] {
    switch (static_cast<Kind>(step.kind)) {
      case Kind::kSide: return has(p.stage, id);
      case Kind::kProduce:
      case Kind::kSection: return is_own(p.operational, id, Type::kPlanet);
      case Kind::kReveal:
      case Kind::kTechReroll: return is_own(p.operational, id, Type::kTechnology);
      case Kind::kShip: return is_own(p.operational, id, Type::kShip);
      case Kind::kArtifactDone: return s.playing.contains(static_cast<std::uint8_t>(id));
      default: return true;
    }
  };
  if (!fits()) return cannot_wait(step, "this card does not lie there", "tej karty tam nie ma");
  return {};
}

// AA-PREP-01
Problem impossible_preparation(const State& s, const Step& step) {
  const PlayArgs play(step);
  if (play.onto != kNone && !is_own(s.of(step.seat).stage, play.onto, static_cast<Type>(play.target)))
    return cannot_wait(step, "this card is not in the row", "tej karty nie ma w rzędzie");
  return {};
}

Problem impossible_step(const State& s, const Step& step) {
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kPrepare: return impossible_preparation(s, step);
    case Kind::kUnlock:
    case Kind::kCharge:
    case Kind::kCarryOut: return impossible_deed(s, step);
    case Kind::kSide:
    case Kind::kProduce:
    case Kind::kSection:
    case Kind::kReveal:
    case Kind::kTechReroll:
    case Kind::kArtifactDone: return impossible_card(s, step);
    case Kind::kShip:
      if (Problem p = impossible_in_attack(s, step)) return p;
      return impossible_card(s, step);
    case Kind::kShips:
    case Kind::kNextShip:
    case Kind::kEndAttack: return impossible_in_attack(s, step);
    case Kind::kDefend:
      return defender(s) == step.seat ? Problem{}
                                      : cannot_wait(step, "nobody attacks this player", "nikt nie atakuje tego gracza");
    case Kind::kBestOf:
    case Kind::kShipReroll:
    case Kind::kBonusPay:
    case Kind::kCannon:
    case Kind::kRow:
    case Kind::kAfterRow:
    case Kind::kEndShip:
    case Kind::kRepair: return impossible_in_battle(s, step);
    case Kind::kEffect: return impossible_effect(s, step);
    default: return {};
  }
}

bool is_in_battle(const Step& step) {
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kBestOf:
    case Kind::kShipReroll:
    case Kind::kBonusPay:
    case Kind::kCannon:
    case Kind::kRow:
    case Kind::kAfterRow:
    case Kind::kRepair: return true;
    case Kind::kEffect: return EffectArgs(step).source == Source::kRow || EffectArgs(step).source == Source::kShip;
    default: return false;
  }
}
bool is_in_attack(const Step& step) {
  return step.is(Kind::kShips) || step.is(Kind::kNextShip) || step.is(Kind::kShip) || step.is(Kind::kEndShip) ||
         step.is(Kind::kDefend) || is_in_battle(step);
}
// These ask at once, and nothing comes in between.
bool asks_at_once(const Step& step) {
  return step.is(Kind::kKeep) || step.is(Kind::kSection) || step.is(Kind::kTechReroll) || step.is(Kind::kAttachTo) ||
         step.is(Kind::kBestOf);
}

// AA-ATK-17: an attack and the attack of one Ship have one end each, and what belongs to them waits above it.
Problem impossible_order(const State& s) {
  int attack_ends = 0, ship_ends = 0;
  for (int i = 0; i < s.core.steps.size(); ++i) {
    const Step& step = s.core.steps[i];
    if (asks_at_once(step) && i + 1 < s.core.steps.size())
      return cannot_wait(step, "nothing can come before it", "nic nie może go poprzedzać");
    if ((is_in_attack(step) && attack_ends == 0) || (is_in_battle(step) && ship_ends == 0))
      return cannot_wait(step, "the end of the attack does not wait below it", "nie czeka pod nim koniec ataku");
    if (i > 0 && s.core.steps[i - 1].is(Kind::kChooseFaction) && !step.is(Kind::kChooseFaction))
      return cannot_wait(step, "factions are chosen first", "najpierw wybiera się Frakcje");
    attack_ends += step.is(Kind::kEndAttack);
    ship_ends += step.is(Kind::kEndShip);
  }
  if (attack_ends != is_attack(s) || ship_ends != (s.attack.ship != kNone))
    return {"/attack: one end of the attack waits exactly while it goes on",
            "/attack: jeden koniec ataku czeka dokładnie wtedy, gdy atak trwa"};
  return {};
}

// Cards turned over, and cards of which one is kept, lie there only while the step that wants them is the next.
Problem impossible_next(const State& s, const Step& step) {
  if (step.is(Kind::kDefend) == (has_plan(s) || !is_attack(s)))
    return {"/attack/plan: an attacked player has a plan, except while it is still to be chosen",
            "/attack/plan: atakowany gracz ma plan, chyba że dopiero ma go wybrać"};
  int drawn = 0;  // of how many types
  for (const auto& pile : s.drawn) drawn += !pile.empty();
  if (drawn != step.is(Kind::kKeep))
    return {"/drawn: cards of one type lie there exactly while one of them is to be kept",
            "/drawn: karty jednego typu leżą tu dokładnie wtedy, gdy jedną z nich trzeba zatrzymać"};
  if ((step.is(Kind::kSection) || step.is(Kind::kTechReroll) || step.is(Kind::kAttachTo)) && s.revealed.empty())
    return {"/revealed: a card is turned over here", "/revealed: jest tu odkryta karta"};
  if (step.is(Kind::kBestOf) && s.revealed.size() != 2)
    return {"/revealed: two cards are turned over here", "/revealed: są tu dwie odkryte karty"};
  return {};
}

}  // namespace

Problem Artifacts::settle(State& s, const std::function<bool(std::string_view)>&) {
  for (const Type type : kAllTypes)
    if (!s.decks[type].empty()) s.decks[type].show_top(kEverybody);  // AA-SETUP-03
  return {};
}

Problem Artifacts::broken_invariant(const State& s) {
  if (s.first >= s.seats()) return {"/first_player: nobody sits there", "/first_player: nikt tam nie siedzi"};
  if (s.active >= s.seats()) return {"/active: nobody sits there", "/active: nikt tam nie siedzi"};
  for (Seat seat = 0; seat < s.seats(); ++seat)
    if (Problem p = impossible_player(s, seat)) return p;
  for (const auto check : {impossible_lying, impossible_tokens, impossible_attack})
    if (Problem p = check(s)) return p;
  if (s.core.over || s.core.steps.empty()) return {};
  if (Problem p = impossible_order(s)) return p;
  for (const Step& step : s.core.steps)
    if (Problem p = impossible_step(s, step)) return p;
  return impossible_next(s, s.core.steps.back());
}

}  // namespace kosmo::artifacts
