// Sorcerer: exchanges the cards that were selected.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kExchanges, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kSorcerer = alien_named("sorcerer");

// CA-SORCERER-04: two selected cards are needed; in this window both lie there until something ends the encounter.
bool fits(const State& s, const Occasion&) { return s.outcome == Outcome::kOpen; }
// CA-SORCERER-01, CA-SORCERER-02, CA-SORCERER-03, CA-SORCERER-S1, CA-RUL-01, CA-RUL-04, CA-RUL-05
void exchange_cards(State& s, const Play& play, Events& events) {
  std::swap(s.laid[0], s.laid[1]);
  std::swap(s.is_open[0], s.is_open[1]);
  std::swap(s.claimed[0], s.claimed[1]);
  std::swap(s.is_laid_from_hoard[0], s.is_laid_from_hoard[1]);
  s.is_swapped ^= 1;
  part.tell_all(events, Say::kExchanges, play.seat);
}

// CA-SORCERER-W1, CA-SORCERER-04: both sheets are face up.
bool fits_wild(const State& s, const Occasion&) {
  for (const Seat seat : {s.offense, s.defense})
    if (has_sheet(s, seat, kSorcerer) || !has_power(s, seat, s.of(seat).alien)) return false;
  return true;
}
// CA-RUL-53: what was used or zapped in this encounter remains so.
void exchange_aliens(State& s, const Play&, Events& events) {
  exchange_sheets(s, s.offense, s.defense, events);
  pass_flare_on(s, kSorcerer, events);
}

constexpr Effect kPowers[] = {{.rule = "CA-SORCERER-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits,
                               .effect = exchange_cards,
                               .is_reckoned = true}};
constexpr Effect kWilds[] = {{.rule = "CA-SORCERER-W1",
                              .role = Role::kAnyPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .fits = fits_wild,
                              .effect = exchange_aliens}};
constexpr Effect kSupers[] = {{.rule = "CA-SORCERER-S1",
                               .role = Role::kAlly,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = fits,
                               .effect = exchange_cards,
                               .is_reckoned = true}};

constexpr Phrase kEvents[] = {
    {"sorcerer-exchanges",
     {"{0} exchanges the two selected cards.", "{0} zamienia miejscami obie wybrane karty."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"sorcerer", {}, {}, kEvents};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::sorcerer() {
  static constexpr Alien kAlien{.number = kSorcerer,
                                .is_mandatory = false,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic
