// The hoard: a second hand, which belongs to the sheet of an alien and goes where that sheet goes (CA-ZAP-09). Nothing
// that speaks of a hand means it (CA-MISER-06). And cards of a hand that are put by for a while.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kDraw, kCount };
enum class Verb { kCount };
enum class Say { kDraws, kSees, kDiscards, kTakesBack, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

int alien_of_hoard(const State& s, Seat seat) {
  int found = kNone;
  each_power(s, seat, [&](int alien) { found = alien_at(alien).has_hoard ? alien : found; });
  return found;
}
bool has_encounter_card_in(const Hand<kCardsInPlay>& cards) {
  return !cards.empty() && is_encounter_card(cards[0].face);  // hands are sorted
}

}  // namespace

// Whoever has the power; while nobody has it, for its owner was lent another one, who has the sheet.
Seat keeper_of_hoard(const State& s) {
  Seat keeper = kNobody;
  for (Seat p = 0; p < s.seats(); ++p) {
    if (alien_of_hoard(s, p) != kNone) return p;
    each_sheet(s, p, [&](int alien) { keeper = alien_at(alien).has_hoard ? p : keeper; });
  }
  return keeper;
}
bool is_hoard_open(const State& s, Seat seat) {  // CA-ZAP-07, CA-MISER-08
  const int alien = alien_of_hoard(s, seat);
  return alien != kNone && is_usable(s, seat, alien);
}
bool has_cards_to_play(const State& s, Seat seat) {
  return !s.of(seat).hand.empty() || (!s.hoard.empty() && is_hoard_open(s, seat));
}
bool has_card_to_select(const State& s, Seat seat) {  // CA-MISER-07
  return has_encounter_card(s, seat) || (has_encounter_card_in(s.hoard) && is_hoard_open(s, seat));
}

bool lays_from_hoard(const State& s, Seat seat) {
  for (const InForce& one : s.in_force)
    if (one.seat == seat && effect_of(one).lays_from_hoard) return true;
  return false;
}
const Hand<kCardsInPlay>& laid_from(const State& s, Seat seat) {
  return lays_from_hoard(s, seat) ? s.hoard : s.of(seat).hand;
}
Hand<kCardsInPlay>& laid_from(State& s, Seat seat) { return lays_from_hoard(s, seat) ? s.hoard : s.of(seat).hand; }

void come_back(State& s, Seat seat, int face, Audience known, bool is_from_hoard) {  // CA-MISER-05
  auto& place = is_from_hoard && seat == keeper_of_hoard(s) ? s.hoard : s.of(seat).hand;
  place.add(face, known);
}

void draw_into_hoard(State& s, int count) {
  s.core.steps.push(CountArgs(count).step(part, Kind::kDraw, keeper_of_hoard(s)));
}
// CE-DRAW-01, CE-DRAW-02: one by one; only its keeper sees them (CA-MISER-03).
void run_hoard_draw(State& s, const Step& step, Events& events) {  // CE-DRAW-04
  const int count = CountArgs(step).count;
  s.core.reveal();
  for (int i = 0; i < count; ++i) {
    const int face = draw_one(s, events);
    if (face == kNone) return quake(s, events);
    s.hoard.add(face);
    part.say(events, only(step.seat), Say::kSees, face);
  }
  part.tell_all(events, Say::kDraws, step.seat, count);
  happens(s, Event::kDrawn, step.seat, count);  // CE-TIM-20
}
void discard_hoard(State& s, Events& events) {
  const Seat keeper = keeper_of_hoard(s);
  const auto all = s.hoard;
  s.hoard.clear();
  s.core.reveal();
  for (const Card& card : all) {
    s.discard.push(card.face);
    part.tell_all(events, Say::kDiscards, keeper, card.face);
  }
  for (const Card& card : all) was_discarded(s, keeper, card.face);
}

// --- cards put by (CA-MISER-W1)

void put_by(State& s, Seat seat, int face) {
  s.put_by_whom = seat;
  s.put_by.add(face, s.of(seat).hand.take_unseen(face, only(seat)).known);
}
void take_back_put_by(State& s, Seat seat, Events& events) {
  if (s.put_by_whom != seat) return;
  for (const Card& card : s.put_by) s.of(seat).hand.add(card.face, card.known);
  part.tell_all(events, Say::kTakesBack, seat, s.put_by.size());
  s.put_by.clear();
  s.put_by_whom = kNobody;
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kDraw, "hoard-draw", "CE-DRAW-04", hoard_draw, up_to(kHandSize), .needs_seat = true),
};
constexpr Phrase kEvents[] = {
    {"hoard-draws",
     {"{0} draws {1} {1#card|cards} into the hoard.", "{0} dobiera do skarbca {1} {1#kartę|karty|kart}."},
     {&kSeatKind, &kNumber}},
    {"hoard-sees", {"You draw {0} into the hoard.", "Karta dobrana do skarbca: {0}."}, {&kCardKind}},
    {"hoard-discards",
     {"{0} discards {1} from the hoard.", "{0} odrzuca ze skarbca kartę: {1}."},
     {&kSeatKind, &kCardKind}},
    {"put-by-back",
     {"{0} takes back the {1} {1#card|cards} set aside.", "{0} bierze z powrotem odłożone karty; jest ich {1}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"hoard", kSteps, {}, kEvents};

}  // namespace

AnyPart<State>& hoard_part() { return part; }

}  // namespace kosmo::cosmic
