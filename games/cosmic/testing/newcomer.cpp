// An alien that is in no box: it stands here for anybody's new one. Its program (newcomer_test.cpp) is the whole game
// with this file in the list of the aliens, in the place of Amoeba, and with its entries in the content.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("amoeba");
constexpr int kAdds = 7;

void lodge(State& s, const Play& play, Events& events) {
  add_to_total(s, side_of_power(s, play.seat), play.widened ? 2 * kAdds : kAdds, events);
}
void draw(State& s, const Play& play, Events&) { draw_cards(s, play.seat, 1); }

constexpr Effect kPowers[] = {
    {.rule = "CE-ZAP-01", .role = Role::kMainPlayer, .windows = in(Moment::kAfterRevealModifiers), .effect = lodge}};
constexpr Effect kWilds[] = {
    {.rule = "CE-FLR-06", .role = Role::kAnyPlayer, .windows = in(Moment::kAfterRevealModifiers), .effect = draw}};
constexpr Effect kSupers[] = {
    {.rule = "CE-FLR-07", .role = Role::kMainPlayer, .windows = in(Moment::kAfterRevealModifiers), .widens = true}};

}  // namespace

const Alien& aliens::newcomer() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic
