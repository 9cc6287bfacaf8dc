// Amoeba: changes the number of its ships in the encounter.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("amoeba");
constexpr int kAll = kMostShips, kFew = 4;

// CA-AMOEBA-03: of the defense those on the target planet.
int place_of(const State& s, Seat seat) {
  if (seat == s.defense) return s.target;
  return s.of(seat).ally == Ally::kOfDefense ? kBeside : kGate;
}
int ships_to_add(const State& s, Seat seat) {
  return ships_on_planets(s, seat) - (seat == s.defense ? s.ships[s.target][seat] : 0);
}
// CA-AMOEBA-05: there must be a colony to go to, or one to come from; that is where there are ships to add.
bool can_change(const State& s, const Occasion& now) {
  return ships_in_encounter(s, now.seat) > 0 && ships_to_add(s, now.seat) > 0;
}
// Declared plainly it adds ships, with a number it takes so many out.
void list(const State& s, const Occasion& now, Offers& offers, int most) {
  offers.add(With::kNothing);
  for (int n = 1; n <= std::min(most, ships_in_encounter(s, now.seat)); ++n) offers.add(With::kNumber, n);
}
void list_all(const State& s, const Occasion& now, Offers& offers) { list(s, now, offers, kAll); }
void list_few(const State& s, const Occasion& now, Offers& offers) { list(s, now, offers, kFew); }

void change(State& s, const Play& play, int most) {
  const int place = place_of(s, play.seat);
  if (play.kept == 0) {
    SendArgs ships(place);
    ships.most = most;
    return ask_for_ships(s, ships, play.seat);
  }
  if (play.kept == ships_in_encounter(s, play.seat)) s.of(play.seat).ally = Ally::kNo;  // CE-ALLY-12
  return_ships(s, play.seat, place, play.kept, {.avoid = place < kPlanets ? place : int{kNone}});
}
// CA-AMOEBA-01, CA-AMOEBA-02, CA-AMOEBA-04, CA-AMOEBA-S1, CA-RUL-42
void ooze(State& s, const Play& play, Events&) { change(s, play, kAll); }
// CA-AMOEBA-W1
void ooze_a_little(State& s, const Play& play, Events&) { change(s, play, kFew); }

constexpr Effect kPowers[] = {{.rule = "CA-AMOEBA-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = can_change,
                               .list = list_all,
                               .effect = ooze}};
constexpr Effect kWilds[] = {{.rule = "CA-AMOEBA-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .fits = can_change,
                              .list = list_few,
                              .effect = ooze_a_little}};
constexpr Effect kSupers[] = {{.rule = "CA-AMOEBA-S1",
                               .role = Role::kAlly,
                               .windows = in(Moment::kPlanningAfterSelect),
                               .fits = can_change,
                               .list = list_all,
                               .effect = ooze}};

}  // namespace

const Alien& aliens::amoeba() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic
