// Filch: takes the opponent's encounter card when it has been discarded. The flare is that of the new version.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("filch");

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kTakes, kSteals, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-FILCH-02, CA-FILCH-S1: a used card of the opponent; by the super effect of any other player.
template <class F>
void each_card_of_others(const State& s, Seat seat, F&& f) {
  each_used_card(s, [&](Side side, int index) {
    if (s.main(side) != seat) f(side, index);
  });
}
bool fits(const State& s, const Occasion& now) {  // CA-FILCH-01, CA-FILCH-03
  bool is_any = false;
  each_card_of_others(s, now.seat, [&](Side, int) { is_any = true; });
  return is_any;
}
void list_cards(const State& s, const Occasion& now, Offers& offers) {
  int listed = kNone;
  each_card_of_others(s, now.seat, [&](Side side, int index) {
    const int face = s.used[side][index];
    if (face != listed) offers.add(With::kCard, face);
    listed = face;
  });
}
// CA-FILCH-01, CA-FILCH-S1
void take(State& s, const Play& play, Events& events) {
  bool has_taken = false;
  each_card_of_others(s, play.seat, [&](Side side, int index) {
    if (has_taken || s.used[side][index] != play.kept) return;
    has_taken = true;
    take_used_card(s, side, index, play.seat);
    part.tell_all(events, Say::kTakes, play.seat, play.kept);
  });
}

// For bots, while they choose what to take: every encounter card in hand puts off the next new hand, so only a good one
// is worth it.
double worth(const State& s, Seat seat) {
  constexpr double kPutsOff = 1.7;
  if (s.moment != Moment::kEndEncounter) return 0;
  int cards = 0;
  for (const Card& card : s.of(seat).hand) cards += is_encounter_card(card.face);
  return -kPutsOff * cards;
}

// CA-FILCH-W1: whether there is a negotiate to pay with, only the owner can tell. Of the two versions only the new one
// is played so (CA-CLASSIC-01).
bool fits_wild(const State& s, const Occasion& now) {
  return now.whose() != now.seat && !s.is_filch_classic && s.of(now.seat).hand.size() >= 2;
}
void list_steal(const State& s, const Occasion& now, Offers& offers) {
  if (s.of(now.seat).hand.contains(kNegotiate)) offers.add(With::kNothing);
}
// CA-FILCH-W1, CA-RUL-50, CA-RUL-51: it has no effect, and is not discarded.
void steal(State& s, const Play& play, Events& events) {
  if (!s.of(play.seat).hand.contains(kNegotiate)) return;
  discard_from_hand(s, play.seat, kNegotiate, events);
  part.tell_all(events, Say::kSteals, play.seat, s.playing.back());
  steal_answered_card(s, play.seat);
}

// CA-CLASSIC-06: the classic one is shown when its holder is caught; no window offers it.
void pay_for_cheating(State& s, const Play& play, Events&) { lose_ships(s, play.seat, 1); }

constexpr Effect kPowers[] = {{.rule = "CA-FILCH-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .list = list_cards,
                               .effect = take}};
constexpr Effect kWilds[] = {{.rule = "CA-FILCH-W1",
                              .role = Role::kAnyPlayer,
                              .answers = answers(Sort::kArtifact, Sort::kWild, Sort::kSuper),
                              .fits = fits_wild,
                              .list = list_steal,
                              .effect = steal},
                             {.rule = "CA-CLASSIC-06", .role = Role::kAnyPlayer, .effect = pay_for_cheating}};
// CA-CLASSIC-02: of both versions in the same window.
constexpr Effect kSupers[] = {{.rule = "CA-FILCH-S1",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .list = list_cards,
                               .effect = take}};

constexpr Phrase kEvents[] = {
    {"filch-takes",
     {"{0} takes {1} from the discard pile.", "{0} bierze ze stosu odrzuconych kart kartę: {1}."},
     {&kSeatKind, &kCardKind}},
    {"filch-steals", {"{0} steals {1}.", "{0} kradnie kartę: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"filch", {}, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::filch() {
  static constexpr Alien kAlien{.number = kNumber,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = own_part,
                                .worth = worth};
  return kAlien;
}

}  // namespace kosmo::cosmic
