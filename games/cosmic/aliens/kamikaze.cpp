// Kamikaze: sacrifices ships for cards.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("kamikaze");
constexpr int kMost = 4, kCardsEach = 2, kAddsEach = 3, kRetrieves = 3;

// CA-SHIP-06: the price must be one that is paid.
bool can_pay(const State& s, const Occasion& now, LoseFrom from) {
  return ships_to_lose(s, now.seat, from) > 0 && !would_be_saved(s, now.seat);
}
void list_numbers(const State& s, const Occasion& now, Offers& offers, LoseFrom from) {
  for (int n = 1; n <= std::min(kMost, ships_to_lose(s, now.seat, from)); ++n) offers.add(With::kNumber, n);
}

// CA-KAMIKAZE-01, CA-KAMIKAZE-03, CA-KAMIKAZE-04
bool can_sacrifice(const State& s, const Occasion& now) { return can_pay(s, now, LoseFrom::kColonies); }
void list_sacrifice(const State& s, const Occasion& now, Offers& offers) {
  list_numbers(s, now, offers, LoseFrom::kColonies);
}
// CA-KAMIKAZE-02: only now, when nobody has zapped it.
void sacrifice(State& s, const Play& play, Events&) {
  draw_cards(s, play.seat, kCardsEach * play.kept);
  lose_ships(s, play.seat, play.kept, LoseFrom::kColonies);
}

// CA-KAMIKAZE-W1, CA-RUL-21, CA-FLR-10
bool can_dive(const State& s, const Occasion& now) { return can_pay(s, now, LoseFrom::kNotInEncounter); }
void list_dive(const State& s, const Occasion& now, Offers& offers) {
  list_numbers(s, now, offers, LoseFrom::kNotInEncounter);
}
void dive(State& s, const Play& play, Events&) { lose_ships(s, play.seat, play.kept, LoseFrom::kNotInEncounter); }
void add(const State& s, const InForce& one, Totals& totals) {
  if (s.moment >= Moment::kAfterRevealModifiers)
    totals.sums[side_of_power(s, one.seat)].additions += kAddsEach * one.kept;
}

// CA-KAMIKAZE-S1: with fewer in the warp all of them (CA-KAMIKAZE-04).
bool can_retrieve(const State& s, const Occasion& now) {
  return s.of(now.seat).warp > 0 && has_any_colony(s, now.seat);
}
int retrieve_more(const State&, const InForce&) { return kRetrieves; }

constexpr Effect kPowers[] = {{.rule = "CA-KAMIKAZE-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningBeforeSelect),
                               .fits = can_sacrifice,
                               .list = list_sacrifice,
                               .effect = sacrifice}};
constexpr Effect kWilds[] = {{.rule = "CA-KAMIKAZE-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningAfterSelect),
                              .fits = can_dive,
                              .list = list_dive,
                              .effect = dive,
                              .lasts = true,
                              .in_totals = add}};
constexpr Effect kSupers[] = {{.rule = "CA-KAMIKAZE-S1",
                               .role = Role::kOffense,
                               .windows = in(Moment::kRegroup),
                               .fits = can_retrieve,
                               .lasts = true,
                               .ships_retrieved = retrieve_more}};

}  // namespace

const Alien& aliens::kamikaze() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic
