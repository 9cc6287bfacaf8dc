// Oracle: sees the card of its opponent before it selects its own.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kMixes, kCallsOff, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kOracle = alien_named("oracle");

Seat opponent_of(const State& s, Seat seat) { return seat == s.offense ? s.defense : s.offense; }

// CA-ORACLE-01, CA-ORACLE-02, CA-ORACLE-03: who lays openly goes first, and what lies there stays.
bool foresee(const State& s, const InForce& one, Seat seat) { return s.is_main(seat) && seat != one.seat; }

// CA-ORACLE-W1, CA-FLR-12
bool fits_wild(const State& s, const Occasion& now) { return !s.of(opponent_of(s, now.seat)).hand.empty(); }
// Who had more of a card than now knows where the others are.
void remember(State& s, Seat seat, const Hand<kCardsInPlay>& had) {
  const auto& has = s.of(seat).hand;
  auto& elsewhere = s.of(opponent_of(s, seat)).hand;
  had.each_face([&](int face) {
    const int gone = had.count(face) - has.count(face);
    for (int i = 0; i < gone; ++i) elsewhere.take(face);
    for (int i = 0; i < gone; ++i) elsewhere.add(face, only(seat));
  });
}
void mix_hands(State& s, const Play& play, Events& events) {
  const Seat other = opponent_of(s, play.seat);
  auto &own_hand = s.of(play.seat).hand, &other_hand = s.of(other).hand;
  const auto own_had = own_hand, other_had = other_hand;
  FixedList<std::uint8_t, kCardsInPlay> all;
  for (const auto& hand : {own_had, other_had})
    for (const Card& card : hand) all.push(card.face);
  s.core.rng.shuffle(all);
  s.core.reveal();
  own_hand.clear();
  other_hand.clear();
  for (int i = 0; i < own_had.size(); ++i) own_hand.add(all.pop());
  while (!all.empty()) other_hand.add(all.pop());
  remember(s, play.seat, own_had);
  remember(s, other, other_had);
  part.tell_all(events, Say::kMixes, play.seat, other, own_hand.size());
  tell_hand(s, play.seat, events);
  tell_hand(s, other, events);
}

// CA-ORACLE-S1, CA-ORACLE-04: once the card of the opponent lies open.
bool fits_super(const State& s, const Occasion& now) {
  return s.is_open[s.side_of(opponent_of(s, now.seat))] && s.outcome == Outcome::kOpen;
}
// CE-TIM-24, CA-RUL-29
void call_off(State& s, const Play& play, Events& events) {
  for (const Side side : {Side::kOffense, Side::kDefense}) {
    const Seat layer = s.main(s.is_swapped ? other_side(side) : side);
    if (s.laid[side] == kNone) continue;  // only in a state put together by hand
    come_back(s, layer, s.laid[side], s.is_open[side] ? kEverybody : Audience{0}, s.is_laid_from_hoard[side] != 0);
    s.laid[side] = kNone;
    s.is_laid_from_hoard[side] = 0;
  }
  s.core.reveal();
  s.is_open = {};
  s.is_swapped = 0;
  s.outcome = Outcome::kCalledOff;
  part.tell_all(events, Say::kCallsOff, play.seat);
  close_window(s);
  go_to(s, Moment::kShipsReturn);
}

constexpr Effect kPowers[] = {{.rule = "CA-ORACLE-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .lasts = true,
                               .lays_openly = foresee}};
constexpr Effect kWilds[] = {{.rule = "CA-ORACLE-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .fits = fits_wild,
                              .effect = mix_hands}};
constexpr Effect kSupers[] = {{.rule = "CA-ORACLE-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits_super,
                               .effect = call_off}};

constexpr Phrase kEvents[] = {
    {"oracle-mixes",
     {"{0} shuffles the hands of both main players together and takes {2} {2#card|cards}; {1} gets the rest.",
      "{0} tasuje razem ręce obu głównych graczy i bierze {2} {2#kartę|karty|kart}; resztę otrzymuje {1}."},
     {&kSeatKind, &kSeatKind, &kNumber}},
    {"oracle-calls-off",
     {"{0} ends the encounter: the cards go back to the hands, the ships to colonies.",
      "{0} kończy spotkanie: karty wracają na ręce, a statki do kolonii."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"oracle", {}, {}, kEvents};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::oracle() {
  static constexpr Alien kAlien{
      .number = kOracle, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic
