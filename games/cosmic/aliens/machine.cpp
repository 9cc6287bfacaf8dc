// Machine: has encounter after encounter while it holds an encounter card.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("machine");

bool is_last_of_turn(const State& s) { return s.encounter_of_turn >= kEncountersOfTurn; }
// CA-MACHINE-01, CA-MACHINE-05, CA-RUL-60: only when window 44 would not open by itself.
bool fits(const State& s, const Occasion& now) {
  const bool goes_on = s.goes_on || (is_success(s) && !is_last_of_turn(s));
  return !s.is_extra && !s.has_quit && !goes_on && !s.of(now.seat).hand.empty();
}
// CA-MACHINE-03: that it holds an encounter card, only Machine can tell.
void list(const State& s, const Occasion& now, Offers& offers) {
  if (has_encounter_card(s, now.seat)) offers.add(With::kNothing);
}
// CA-MACHINE-01, CA-MACHINE-02, CA-MACHINE-04, CA-MODE-04, CA-EX-06, CE-TIM-19: to window 4, so no new hand.
void go_on(State& s, const Play&, Events&) { s.goes_on = 1; }

// CA-MACHINE-W1
bool fits_wild(const State& s, const Occasion&) { return !s.is_extra && !s.has_quit && !is_last_of_turn(s); }
void go_on_anew(State& s, const Play&, Events&) { s.goes_on = kWithNewHand; }

// CA-MACHINE-S1
bool fits_super(const State& s, const Occasion& now) { return s.of(now.seat).warp > 0; }
void draw_instead(State& s, const InForce& one, Events&) { draw_cards(s, one.seat, 1); }

constexpr Effect kPowers[] = {{.rule = "CA-MACHINE-01",
                               .role = Role::kOffense,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .list = list,
                               .effect = go_on}};
constexpr Effect kWilds[] = {{.rule = "CA-MACHINE-W1",
                              .role = Role::kOffense,
                              .windows = in(Moment::kEndEncounter),
                              .fits = fits_wild,
                              .effect = go_on_anew,
                              .renews_hand = true}};
constexpr Effect kSupers[] = {{.rule = "CA-MACHINE-S1",
                               .role = Role::kOffense,
                               .windows = in(Moment::kRegroup),
                               .fits = fits_super,
                               .lasts = true,
                               .retrieves = draw_instead}};

}  // namespace

const Alien& aliens::machine() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic
