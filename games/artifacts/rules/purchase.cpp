// Purchase (AA-BUY): cards are drawn from one deck, one is kept.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

void list_purchases(const State& s, Seat seat, ActionList& out) {  // AA-BUY-01, AA-BUY-02
  for (const Type type : kAllTypes)
    for (int extra = 0; extra <= kBankTop; ++extra) {
      if (!can_announce(s, seat, DeedArgs(Deed::kPurchase, static_cast<int>(type), extra))) break;
      out.add(Verb::kPurchase, type, extra);
    }
}

int cards_to_draw(const State& s, Seat seat, int extra) {  // AA-BUY-02, AA-BUY-05
  return 1 + extra + modifiers(s, seat, Op::kModLook);
}

// AA-BUY-04, AA-BUY-05, AA-INFO-13: the first card was the open top card; the others only the drawer sees.
void draw_to_keep(State& s, Seat seat, Type type, int number, bool openly, Events& events) {
  number = std::min(number, s.decks[type].size());
  if (number == 0) return;
  if (number == 1) return to_stage(s, seat, draw_card(s, type), events);
  for (int i = 0; i < number; ++i) {
    const bool is_seen = openly || i == 0;
    s.drawn[type].push(s.decks[type].pop().face, is_seen ? kEverybody : only(seat));
  }
  s.core.reveal();
  if (!s.decks[type].empty()) s.decks[type].show_top(kEverybody);
  s.core.push(Kind::kKeep, seat);
}

void list_keep(const State& s, const Step&, ActionList& out) {  // AA-BUY-04
  for (const Type type : kAllTypes)
    for (const Card& drawn : s.drawn[type]) out.add(Verb::kKeep, card_of(type, drawn.face));
}
void apply_keep(State& s, const Step& step, Action a, Events& events) {  // AA-BUY-04, AA-SETUP-13
  s.core.reveal();                                                       // the others see what is kept
  const Type type = type_of(a.arg[0]);
  for (const Card& drawn : s.drawn[type])
    if (drawn.face != index_of(a.arg[0])) put_under(s, card_of(type, drawn.face));
  s.drawn[type].clear();
  to_stage(s, step.seat, a.arg[0], events);
}
// Nobody's turn has begun: no step waits for the end of one.
static bool in_setup(const State& s) {
  return std::none_of(s.core.steps.begin(), s.core.steps.end(),
                      [](const Step& step) { return step.is(Kind::kEndTurn); });
}
Refusal why_not_keep(const State& s, const Step&, Action a) {
  if (in_setup(s))
    return refuse("AA-SETUP-13", {"In setup exactly 1 of the drawn cards is kept, before anything else.",
                                  "Podczas przygotowania najpierw zatrzymuje się dokładnie 1 z dobranych kart."});
  if (verb_of(a) != Verb::kKeep && verb_of(a) != Verb::kDone) return {};
  return refuse("AA-BUY-04", {"Exactly 1 of the drawn cards is kept.", "Zatrzymuje się dokładnie 1 z dobranych kart."});
}

// TAKE_ACTION(purchase)
void list_buy(const State& s, const Step& step, ActionList& out) {  // AA-BUY-01
  list_purchases(s, step.seat, out);
}
void apply_buy(State& s, const Step& step, Action a, Events& events) {  // AA-BUY-01
  announce(s, step.seat, DeedArgs(Deed::kPurchase, a.arg[0], a.arg[1]), events);
}
Refusal why_not_buy(const State&, const Step&, Action) { return {}; }

}  // namespace kosmo::artifacts
