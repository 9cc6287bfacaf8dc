// The turn (AA-TURN): one action, with additional effects and Artifacts around it, then the Draw Stage.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

void run_turn(State& s, const Step& step, Events& events) {  // AA-TURN-01, AA-TURN-02
  s.core.begin_turn();
  s.active = static_cast<std::uint8_t>(step.seat);
  s.used = {};
  s.played = {};
  s.acted = s.drew = s.extra_actions = s.more_cards = s.any_colour = 0;
  events.tell_all(Said::kTurn, step.seat);
  s.core.push(Kind::kEndTurn, step.seat);
  s.core.push(Kind::kDrawStage, step.seat);
  s.core.push(Kind::kAction, step.seat);
}

namespace {

CardsOfType logistic_technologies(const Player& p) { return on_side(p, Type::kTechnology, Side::kLogistic); }

bool may_act(const State& s) { return !s.acted || s.extra_actions > 0; }  // AA-TURN-11

Verb building_verb(Type type) {
  return type == Type::kPlanet ? Verb::kDiscover : type == Type::kTechnology ? Verb::kDevelop : Verb::kBuild;
}

void list_additional(const State& s, Seat seat, ActionList& out) {  // AA-TURN-05, AA-TURN-06, AA-KEY-02
  (logistic_technologies(s.of(seat)) - s.used).each([&](int index) {
    const int id = card_of(Type::kTechnology, index);
    if (card(id).keyword == Keyword::kAdditional && can_use(s, seat, id)) out.add(Verb::kUse, id);
  });
}

void list_artifacts(const State& s, Seat seat, ActionList& out) {  // AA-ART-02
  s.of(seat).artifacts.each([&](int id) {
    if (artifact(id).window == Window::kMyTurn && can_do_some(s, seat, artifact(id).effects))  // AA-KEY-07
      out.add(Verb::kPlay, id);
  });
}

void list_faction_action(const State& s, Seat seat, ActionList& out) {  // AA-FACT-01
  const Effects& cost = faction(s.of(seat).faction).cost;
  const bool any_colour = std::any_of(cost.begin(), cost.end(), [](const Effect& e) { return e.any_colour; });
  if (!any_colour) {
    if (can_announce(s, seat, DeedArgs(Deed::kFaction))) out.add(Verb::kFactionAction);
    return;
  }
  for (const Colour colour : {Colour::kBlue, Colour::kGreen, Colour::kRed})
    if (can_announce(s, seat, DeedArgs(Deed::kFaction, static_cast<int>(colour))))
      out.add(Verb::kFactionActionIn, colour);
}

void list_card_actions(const State& s, Seat seat, ActionList& out) {  // AA-KEY-03
  logistic_technologies(s.of(seat)).each([&](int index) {
    const int id = card_of(Type::kTechnology, index);
    if (card(id).keyword == Keyword::kAction && can_announce(s, seat, DeedArgs(Deed::kCardAction, id)))
      out.add(Verb::kUse, id);
  });
}

void list_actions(const State& s, Seat seat, ActionList& out) {  // AA-TURN-03
  const auto offer = [&](Verb verb, Deed deed, int target, auto... args) {
    if (can_announce(s, seat, DeedArgs(deed, target))) out.add(verb, args...);
  };
  list_purchases(s, seat, out);
  each_card(s.of(seat).stage, [&](int id) { offer(building_verb(type_of(id)), building_of(type_of(id)), id, id); });
  for (const Type type : kAllTypes) {
    offer(Verb::kPrepare, Deed::kPrepare, static_cast<int>(type), type);
    offer(Verb::kUnblock, Deed::kUnblock, static_cast<int>(type), type);
  }
  for (int colour = 0; colour < kColours; ++colour) offer(Verb::kTrade, Deed::kTrade, colour, colour);
  offer(Verb::kOffensive, Deed::kOffensive, 0);
  offer(Verb::kIncome, Deed::kIncome, 0);
  offer(Verb::kMine, Deed::kMine, 0);
  list_faction_action(s, seat, out);
  list_card_actions(s, seat, out);
}

}  // namespace

void list_action(const State& s, const Step& step, ActionList& out) {
  list_additional(s, step.seat, out);
  list_artifacts(s, step.seat, out);
  const int around = out.size();
  if (may_act(s)) list_actions(s, step.seat, out);
  // AA-TURN-04, AA-TURN-12: the first action may not be skipped while one is legal; an extra one may.
  if (s.acted || out.size() == around) out.add(Verb::kDone);
}

// The end of the turn, the cards of the Stage, and what operational cards are there for.
void expect_action(const State& s, const Step& step, ActionList& out) {
  out.add(Verb::kDone);
  if (!may_act(s)) return;
  const Player& p = s.of(step.seat);
  each_card(p.stage, [&](int id) { out.add(building_verb(type_of(id)), id); });
  if (!p.operational[Type::kShip].empty()) out.add(Verb::kOffensive);
  if (!p.operational[Type::kTechnology].empty()) out.add(Verb::kIncome);
  if (!p.operational[Type::kPlanet].empty()) out.add(Verb::kMine);
}

// What a verb of the turn announces.
static std::optional<DeedArgs> deed_of(Action a) {
  switch (verb_of(a)) {
    case Verb::kPurchase: return DeedArgs(Deed::kPurchase, a.arg[0], a.arg[1]);
    case Verb::kDiscover: return DeedArgs(Deed::kDiscover, a.arg[0]);
    case Verb::kDevelop: return DeedArgs(Deed::kDevelop, a.arg[0]);
    case Verb::kBuild: return DeedArgs(Deed::kBuild, a.arg[0]);
    case Verb::kPrepare: return DeedArgs(Deed::kPrepare, a.arg[0]);
    case Verb::kTrade: return DeedArgs(Deed::kTrade, a.arg[0]);
    case Verb::kUnblock: return DeedArgs(Deed::kUnblock, a.arg[0]);
    case Verb::kOffensive: return DeedArgs(Deed::kOffensive);
    case Verb::kIncome: return DeedArgs(Deed::kIncome);
    case Verb::kMine: return DeedArgs(Deed::kMine);
    case Verb::kFactionAction: return DeedArgs(Deed::kFaction);
    case Verb::kFactionActionIn: return DeedArgs(Deed::kFaction, a.arg[0]);
    case Verb::kUse: return DeedArgs(Deed::kCardAction, a.arg[0]);
    default: return {};
  }
}

void apply_action(State& s, const Step& step, Action a, Events& events) {
  const Seat seat = step.seat;
  if (verb_of(a) == Verb::kDone) {
    if (s.acted) return;
    s.core.reveal();  // the others now know that the hand can pay for nothing
    return events.tell_all(Said::kNoAction, seat);
  }
  s.core.push(Kind::kAction, seat);
  if (verb_of(a) == Verb::kPlay) return play_artifact(s, seat, a.arg[0], events);
  if (verb_of(a) == Verb::kUse && card(a.arg[0]).keyword == Keyword::kAdditional) {
    s.used.add(index_of(a.arg[0]));
    return use(s, seat, a.arg[0], events);
  }
  const std::optional<DeedArgs> deed = deed_of(a);
  if (!deed) broken_limit("no action of a turn is meant by that verb");
  if (s.acted) --s.extra_actions;
  s.acted = 1;
  announce(s, seat, *deed, events);
}

// Why a card of the Stage cannot be brought into the Empire, and the like: the rule that stands in the way.
static Refusal why_not_deed(const State& s, Seat seat, Action a) {
  const Player& p = s.of(seat);
  switch (verb_of(a)) {
    case Verb::kPurchase:
      if (s.decks[a.arg[0]].empty()) return refuse("AA-BUY-05", {"That deck is empty.", "Ta talia jest pusta."});
      if (p.bank < purchase_cost(s, seat) + a.arg[1])
        return refuse("AA-BUY-01", {"You have too few Credits: {0}.", "Za mało Kredytów: {0}."}, {&kNumber}, p.bank);
      return refuse("AA-BUY-05",
                    {"The deck holds too few cards for so many Credits.", "Talia ma za mało kart na tyle Kredytów."});
    case Verb::kDiscover:
    case Verb::kDevelop:
    case Verb::kBuild:
      if (!has(p.stage, a.arg[0]) || building_verb(type_of(a.arg[0])) != verb_of(a))
        return refuse(
            verb_of(a) == Verb::kDiscover  ? "AA-PLAN-01"
            : verb_of(a) == Verb::kDevelop ? "AA-TECH-01"
                                           : "AA-SHIP-01",
            {"There is no such card in your Stage: {0}.", "Nie ma takiej karty w twoim Stadium Budowy: „{0}”."},
            {&kCardName}, a.arg[0]);
      return refuse(
          "AA-PAY-13",
          {"It cannot be paid: {0} {0#icon is|icons are} needed, at most {1} {1#card|cards}.",
           "Nie da się tego opłacić: {0#potrzebna jest|potrzebne są|potrzeba} {0} {0#ikona|ikony|ikon}, a kart "
           "można zagrać najwyżej {1}."},
          {&kNumber, &kNumber}, price_of(s, seat, *deed_of(a)).lacking(), limit_of(s, seat, *deed_of(a)));
    case Verb::kPrepare:
      if (p.stage[a.arg[0]].empty())
        return refuse("AA-PREP-01", {"That row of your Stage is empty.", "Ten rząd Stadium Budowy jest pusty."});
      return refuse("AA-PREP-02",
                    {"You have no icons of the row's colour and no gold.", "Brak ikon w kolorze rzędu i złotych."});
    case Verb::kTrade: return refuse("AA-TRADE-01", {"You have no icons of that colour.", "Brak ikon tego koloru."});
    case Verb::kUnblock:
      return refuse("AA-BLK-01", {"At least 1 token must be removed for 2 icons of that colour.",
                                  "Trzeba usunąć co najmniej 1 żeton za 2 ikony tego koloru."});
    case Verb::kOffensive:
      if (usable(s, seat, Type::kShip, Side::kOperational).empty())
        return refuse("AA-OFF-01",
                      {"You have no Ship that could attack.", "Nie masz Statku, który mógłby zaatakować."});
      return refuse("AA-OP-01", {"5 red icons are needed, without gold.", "Potrzeba 5 czerwonych ikon, bez złotych."});
    case Verb::kIncome:
      if (usable(s, seat, Type::kTechnology, Side::kOperational).empty())
        return refuse("AA-INC-02",
                      {"You have no operational Technology.", "Nie masz Technologii ze stroną operacyjną ku górze."});
      return refuse("AA-OP-01",
                    {"5 blue icons are needed, without gold.", "Potrzeba 5 niebieskich ikon, bez złotych."});
    case Verb::kMine:
      if (usable(s, seat, Type::kPlanet, Side::kOperational).empty())
        return refuse("AA-MINE-02",
                      {"You have no operational Planet.", "Nie masz Planety ze stroną operacyjną ku górze."});
      return refuse("AA-OP-01", {"5 green icons are needed, without gold.", "Potrzeba 5 zielonych ikon, bez złotych."});
    case Verb::kFactionAction:
    case Verb::kFactionActionIn:
      if (!can_do_some(s, seat, faction(p.faction).effects))
        return refuse("AA-KEY-07", {"It would change nothing.", "Nic by to nie zmieniło."});
      return refuse("AA-FACT-01", {"Its cost cannot be paid.", "Nie da się opłacić jej kosztu."});
    case Verb::kUse:
      if (type_of(a.arg[0]) != Type::kTechnology || card(a.arg[0]).keyword == Keyword::kAlways)
        return refuse("AA-KEY-01", {"{0} has nothing that is used.", "Karta „{0}” nie ma niczego do użycia."},
                      {&kCardName}, a.arg[0]);
      if (!has(p.empire, a.arg[0]) || has(p.operational, a.arg[0]))
        return refuse("AA-KEY-01",
                      {"{0} does not lie in your Empire logistic side up.",
                       "Karta „{0}” nie leży w twoim Imperium stroną logistyczną ku górze."},
                      {&kCardName}, a.arg[0]);
      if (card(a.arg[0]).keyword == Keyword::kAdditional && s.used.contains(index_of(a.arg[0])))
        return refuse("AA-TURN-06",
                      {"{0} has been used already in this turn.", "Karta „{0}” była już użyta w tej turze."},
                      {&kCardName}, a.arg[0]);
      return refuse("AA-KEY-07", {"Its cost cannot be paid, or it would change nothing.",
                                  "Nie da się opłacić kosztu albo nic by to nie zmieniło."});
    default: return {};
  }
}

Refusal why_not_action(const State& s, const Step& step, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-TURN-04",
                  {"An action must be taken while one is legal.", "Trzeba wykonać akcję, póki jakaś jest dozwolona."});
  if (verb_of(a) == Verb::kPlay) {
    if (!s.of(step.seat).artifacts.contains(a.arg[0]))
      return refuse("AA-ART-02", {"You do not have this Artifact.", "Nie masz tego Artefaktu."});
    if (artifact(a.arg[0]).window != Window::kMyTurn)
      return refuse("AA-ART-02",
                    {"This Artifact is played at another time.", "Ten Artefakt zagrywa się w innym momencie."});
    return refuse("AA-KEY-07", {"It would change nothing.", "Nic by to nie zmieniło."});
  }
  const bool is_action = deed_of(a) && (verb_of(a) != Verb::kUse || card(a.arg[0]).keyword == Keyword::kAction);
  if (is_action && !may_act(s))
    return refuse("AA-TURN-03",
                  {"One action a turn: it has been taken.", "W turze wykonuje się jedną akcję: już ją wykonano."});
  return why_not_deed(s, step.seat, a);
}

// --- the Draw Stage (AA-TURN-07, AA-TURN-08)

void list_draw_stage(const State& s, const Step& step, ActionList& out) {  // AA-TURN-07, AA-TURN-09
  const ResourceSet& hand = s.of(step.seat).hand;
  hand.each([&](int r) { out.add(Verb::kDiscard, r); });
  if (hand.size() <= kHandSize) out.add(Verb::kDone);
}
void apply_draw_stage(State& s, const Step& step, Action a, Events& events) {
  if (verb_of(a) == Verb::kDiscard) {
    s.core.push(Kind::kDrawStage, step.seat);
    events.tell_all(Said::kDiscarded, step.seat, a.arg[0]);
    return spend_resource(s, step.seat, a.arg[0]);
  }
  draw_to_hand(s, step.seat, kHandSize - s.of(step.seat).hand.size(), events);
}
Refusal why_not_draw_stage(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-TURN-08", {"Only 3 Resource cards may be kept.", "Zatrzymać można tylko 3 karty Zasobów."});
  if (verb_of(a) == Verb::kDiscard)
    return refuse("AA-TURN-07", {"{0} is not in your hand.", "Karty {0} nie ma na ręce."}, {&kResourceKind}, a.arg[0]);
  return refuse("AA-TURN-12", {"The Draw Stage has begun: no actions, effects or Artifacts any more.",
                               "Trwa Etap doboru kart: nie ma już akcji, efektów ani Artefaktów."});
}

// AA-TURN-10, AA-END-04, AA-END-06
void run_end_turn(State& s, const Step& step, Events& events) {
  if (s.extra_turns > 0) {  // AA-END-05
    --s.extra_turns;
    return s.core.push(s.extra_turns > 0 ? Kind::kTurn : Kind::kBeforeScoring, s.extra_turns > 0 ? step.seat : kNobody);
  }
  s.quiet_turns = static_cast<std::uint8_t>(s.acted || s.drew ? 0 : s.quiet_turns + 1);
  const bool standstill = s.quiet_turns >= s.seats();
  if (standstill) events.tell_all(Said::kStandstill);
  const Seat next = s.after(step.seat);
  const bool last = s.ending && next == static_cast<Seat>(s.first);
  if (standstill || last)
    s.core.push(Kind::kBeforeScoring, kNobody);
  else
    s.core.push(Kind::kTurn, next);
}

}  // namespace kosmo::artifacts
