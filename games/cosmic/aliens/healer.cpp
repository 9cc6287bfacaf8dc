// Healer: brings back what others have just lost, for a card.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("healer");

// Everything that this seat has just lost, or had removed from the game.
bool can_heal(const State& s, const Occasion& now, Seat seat) {  // CA-HEALER-01, CA-HEALER-04, CA-HEALER-05
  if (seat == now.seat || !has_any_colony(s, seat)) return false;
  return now.play().is(Event::kRemoved) ? seat == now.whose() : s.of(seat).lost_now > 0;
}
bool is_any_to_heal(const State& s, const Occasion& now) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (can_heal(s, now, p)) return true;
  return false;
}
void list_wounded(const State& s, const Occasion& now, Offers& offers) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (can_heal(s, now, p)) offers.add(With::kSeat, p);
}
// CA-HEALER-02, CA-HEALER-03, CA-SHIP-04, CA-RUL-36, CA-RUL-37, CA-RUL-71, CA-RUL-72: all of one player's, for one
// card. Nobody retrieves them, and they count as lost for compensation.
void heal(State& s, const Play& play, Events&) {
  const Seat healed = static_cast<Seat>(play.kept);
  Player& p = s.of(healed);
  const PlayArgs event(answered_step(s));
  const bool were_removed = event.is(Event::kRemoved);
  const int count = were_removed ? event.kept : p.lost_now;
  draw_cards(s, play.seat, play.widened ? count : 1);  // CA-HEALER-S1
  return_ships(s, healed, were_removed ? kRemoved : kFromWarp, count, {.is_saved = true});
  if (were_removed) {
    negate_answered_play(s);  // later never (CA-RUL-33)
    return;
  }
  p.lost_now = 0;
  p.fresh = static_cast<std::uint8_t>(p.fresh - std::min<int>(p.fresh, count));  // CA-SHIP-10
}

// CA-HEALER-W1: a Cosmic Zap that would stop this seat's power or super effect.
bool is_zap_on(const State& s, const Occasion& now) {
  if (now.play().what != playable_of(Artifact::kCosmicZap)) return false;
  const Step* zapped = nullptr;
  for (const Step& step : s.core.steps)
    if (is_play(step) && &step != now.answered) zapped = &step;
  return zapped && zapped->seat == now.seat;
}
void stop_zap(State& s, const Play&, Events&) { negate_answered_play(s); }

constexpr Effect kPowers[] = {{.rule = "CA-HEALER-01",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kMourned, Event::kRemoved),
                               .fits = is_any_to_heal,
                               .list = list_wounded,
                               .effect = heal,
                               .again = true,
                               .for_each = true}};
constexpr Effect kWilds[] = {{.rule = "CA-HEALER-W1",
                              .role = Role::kAnyPlayer,
                              .answers = answers(Sort::kArtifact),
                              .fits = is_zap_on,
                              .effect = stop_zap}};
constexpr Effect kSupers[] = {{.rule = "CA-HEALER-S1",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kMourned, Event::kRemoved),
                               .widens = true}};

}  // namespace

const Alien& aliens::healer() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers};
  return kAlien;
}

}  // namespace kosmo::cosmic
