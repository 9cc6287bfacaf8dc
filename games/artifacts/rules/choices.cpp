// What effects ask of whoever uses them.
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

// --- SEARCH (AA-KEY-05): CountArgs::other is the deck, or kTypes

void list_search(const State& s, const Step& step, ActionList& out) {  // AA-KEY-05, AA-DECK-07
  const int deck = CountArgs(step).other;
  for (const Type type : kAllTypes)
    if (!s.decks[type].empty() && (deck == kTypes || deck == static_cast<int>(type)))
      for (const CardKind kind : kAllKinds) out.add(Verb::kSearch, type, kind);
}
void apply_search(State& s, const Step& step, Action a, Events& events) {  // AA-KEY-05
  const auto type = static_cast<Type>(a.arg[0]);
  FixedList<std::uint8_t, kOfType> others;
  int found = kNone;
  while (found == kNone && !s.decks[type].empty()) {
    const int id = draw_card(s, type);
    events.tell_all(Said::kSearched, step.seat, id);
    if (static_cast<int>(card(id).kind) == a.arg[1])
      found = id;
    else
      others.push(static_cast<std::uint8_t>(id));
  }
  for (const std::uint8_t id : others) put_under(s, id);
  if (found != kNone) to_stage(s, step.seat, found, events);
}
Refusal why_not_search(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kSearch) return {};
  if (s.decks[a.arg[0]].empty()) return refuse("AA-DECK-07", {"That deck is empty.", "Ta talia jest pusta."});
  if (CountArgs(step).other != a.arg[0])
    return refuse("AA-KEY-05", {"The card names another deck.", "Karta wskazuje inną talię."});
  return {};
}

// --- DRAW_CARD(any, k)

void list_deck(const State& s, const Step& step, ActionList& out) {  // AA-DECK-07
  for (const Type type : kAllTypes)
    if (!s.decks[type].empty() && CountArgs(step).other != static_cast<int>(type)) out.add(Verb::kDeck, type);
}
// `any other` of the effect that follows means another one than this.
void apply_deck(State& s, const Step& step, Action a, Events& events) {  // AA-KEY-03
  if (!s.core.steps.empty() && s.core.steps.back().is(Kind::kEffect)) {
    EffectArgs next(s.core.steps.back());
    next.deck = a.arg[0];
    s.core.steps.back() = next.step(step.seat);
  }
  draw_to_keep(s, step.seat, static_cast<Type>(a.arg[0]), CountArgs(step).count, false, events);
}
Refusal why_not_deck(const State& s, const Step& step, Action a) {
  if (verb_of(a) != Verb::kDeck) return {};
  if (s.decks[a.arg[0]].empty()) return refuse("AA-DECK-07", {"That deck is empty.", "Ta talia jest pusta."});
  if (CountArgs(step).other == a.arg[0])
    return refuse("AA-KEY-03", {"It must be another deck than before.", "To musi być inna talia niż poprzednio."});
  return {};
}

// --- BUILD_FREE

void list_build_free(const State& s, const Step& step, ActionList& out) {  // AA-KEY-07
  each_card(s.of(step.seat).stage, [&](int id) { out.add(Verb::kPlace, id); });
}
void apply_build_free(State& s, const Step& step, Action a, Events&) {  // AA-AUTO-01
  discard_attached(s, step.seat, a.arg[0]);
  s.core.steps.push(EntryArgs(a.arg[0], false).step(Kind::kSide, step.seat));
}
Refusal why_not_build_free(const State&, const Step&, Action) { return {}; }

// --- ATTACH_TOP

void run_attach_top(State& s, const Step& step, Events& events) {  // AA-PREP-02
  if (count(s.of(step.seat).stage) == 0) return;
  const int r = draw_resource(s, events);
  if (r == kNone) return;  // AA-DECK-05
  s.revealed.push(static_cast<std::uint8_t>(r));
  events.tell_all(Said::kRevealed, step.seat, r);
  s.core.steps.push(CountArgs(CountArgs(step).count).step(Kind::kAttachTo, step.seat));
}
void list_attach_to(const State& s, const Step& step, ActionList& out) {  // AA-PREP-02
  const int r = s.revealed.back();
  for (int section = 0; section < 2; ++section) {
    const Colour colour = resource(r).sections[section].colour;
    each_card(s.of(step.seat).stage, [&](int id) {
      if (colour == Colour::kGold || colour == colour_of(type_of(id))) out.add(Verb::kAttach, r, section, id);
    });
  }
  out.add(Verb::kThrow);
}
void apply_attach_to(State& s, const Step& step, Action a, Events& events) {  // AA-PREP-02, AA-PREP-05
  const CountArgs args(step);
  if (args.count > 1) s.core.steps.push(CountArgs(args.count - 1).step(Kind::kAttachTop, step.seat));
  if (verb_of(a) == Verb::kThrow) return discard_revealed(s);
  const int r = s.revealed.pop();
  lay(s, step.seat, r, a.arg[1], a.arg[2]);
  events.tell_all(Said::kAttached, step.seat, r, a.arg[1], a.arg[2]);
}
Refusal why_not_attach_to(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kAttach) return {};
  return refuse("AA-PREP-02",
                {"Attached icons are of the row's colour or gold.", "Dołącza się ikony w kolorze rzędu albo złote."});
}

// --- DISCARD_DRAW: CountArgs::other have been discarded

void list_discard_draw(const State& s, const Step& step, ActionList& out) {  // AA-KEY-02
  const CountArgs args(step);
  if (args.count > 0) s.of(step.seat).hand.each([&](int r) { out.add(Verb::kDiscard, r); });
  if (args.other > 0) out.add(Verb::kDone);
}
void apply_discard_draw(State& s, const Step& step, Action a, Events& events) {  // AA-KEY-02
  CountArgs args(step);
  if (verb_of(a) == Verb::kDiscard) {
    events.tell_all(Said::kDiscarded, step.seat, a.arg[0]);
    spend_resource(s, step.seat, a.arg[0]);
    --args.count;
    ++args.other;
    if (args.count > 0 && !s.of(step.seat).hand.empty())
      return s.core.steps.push(args.step(Kind::kDiscardDraw, step.seat));
  }
  draw_to_hand(s, step.seat, args.other, events);
}
Refusal why_not_discard_draw(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-KEY-07", {"At least 1 card is discarded.", "Odrzuca się co najmniej 1 kartę."});
  return {};
}

// --- SCRAP_STAGE

void list_scrap(const State& s, const Step& step, ActionList& out) {  // AA-DECK-08
  each_card(s.of(step.seat).stage, [&](int id) { out.add(Verb::kScrap, id); });
}
void apply_scrap(State& s, const Step& step, Action a, Events& events) {  // AA-DECK-08
  discard_attached(s, step.seat, a.arg[0]);
  remove(s.of(step.seat).stage, a.arg[0]);
  put(s.removed, a.arg[0]);
  events.tell_all(Said::kScrapped, step.seat, a.arg[0]);
}
Refusal why_not_scrap(const State&, const Step&, Action) { return {}; }

// --- PLACE_BLOCKADE(one player)

void list_victim(const State& s, const Step& step, ActionList& out) {  // AA-ATK-11
  for (const Seat q : opponents_of(step.seat, s.seats()))
    if (count(s.of(q).empire) > 0) out.add(Verb::kAgainst, q);
}
void apply_victim(State& s, const Step& step, Action a, Events&) {  // AA-ATK-11
  place_tokens(s, step.seat, TokenArgs(static_cast<Seat>(a.arg[0]), CountArgs(step).count, false));
}
Refusal why_not_victim(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kAgainst) return {};
  return refuse("AA-ATK-11",
                {"There is no card of another player's Empire.", "Nie ma tam karty z Imperium innego gracza."});
}

// --- tokens removed (AA-BLK-01, REMOVE_BLOCKADE): CountArgs::other is the type, or kTypes

void list_free(const State& s, const Step& step, ActionList& out) {  // AA-BLK-01
  const int type = CountArgs(step).other;
  each_card(s.of(step.seat).blocked, [&](int id) {
    if (type == kTypes || static_cast<int>(type_of(id)) == type) out.add(Verb::kFree, id);
  });
}
void apply_free(State& s, const Step& step, Action a, Events& events) {  // AA-BLK-01, AA-BLK-02
  CountArgs args(step);
  take_tokens(s, step.seat, a.arg[0], 1, events);
  if (--args.count > 0) s.core.steps.push(args.step(Kind::kFree, step.seat));
}
Refusal why_not_free(const State&, const Step&, Action a) {
  if (verb_of(a) != Verb::kFree) return {};
  return refuse("AA-BLK-01", {"There is no such token on {0}.", "Na karcie „{0}” nie ma takiego żetonu."}, {&kCardName},
                a.arg[0]);
}

}  // namespace kosmo::artifacts
