// Alien sheets that change hands or are replaced (CA-ZAP-08, CA-ZAP-09, CE-TK-13). What their powers have done stays,
// and what they are doing is finished (CE-PWR-06, CE-TIM-26).
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kSheet, kFurtherSheet, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

bool is_in_play(const State& s, int alien) { return owner_of_power(s, alien) != kNobody; }
bool may_meet(const State& s, int alien) {  // CA-LIST-07
  for (int other = 0; other < kAliens; ++other)
    if ((alien_at(alien).never_with == other || alien_at(other).never_with == alien) && is_in_play(s, other))
      return false;
  return true;
}
// CA-REINCARNATOR-02: no setup text, and allowed beside the other sheets of this game.
bool may_be_drawn(const State& s, int alien) {
  return !alien_at(alien).at_setup && !is_in_play(s, alien) && may_meet(s, alien);
}
int pick_sheet(State& s) {
  FixedList<std::uint8_t, kAliens> unused;
  for (std::uint8_t alien = 0; alien < kAliens; ++alien)
    if (may_be_drawn(s, alien) && !(s.sheets_gone & (std::uint64_t{1} << alien))) unused.push(alien);
  if (unused.empty()) return kNone;
  s.core.reveal();
  return s.core.rng.pick(unused);
}
void leave_sheet(State& s, Seat seat, int alien, Events& events) {  // CA-ZAP-08, CE-VSP-05
  if (alien_at(alien).at_leaving) alien_at(alien).at_leaving(s, seat, events);
  s.sheets_gone |= (std::uint64_t{1} << alien);
  s.tokens[alien] = 0;
}
}  // namespace

void exchange_sheets(State& s, Seat one, Seat other, Events& events) {
  if (const Seat keeper = keeper_of_hoard(s); keeper != kNobody) s.hoard.show_all(only(keeper));  // who remembers it
  s.core.reveal();
  std::swap(s.of(one).alien, s.of(other).alien);
  for (const Seat seat : {one, other}) part.tell_all(events, Say::kSheet, seat, s.of(seat).alien);
  for (const Seat seat : {one, other}) {  // CA-REINCARNATOR-05
    const Seat from = seat == one ? other : one;
    const bool comes_along = alien_at(s.of(seat).alien).takes_further && s.of(from).more.contains(s.reborn);
    if (!comes_along) continue;
    s.of(from).more.remove(s.reborn);
    s.of(seat).more.push(s.reborn);
  }
}
int draw_sheet(State& s) {
  if (const int drawn = pick_sheet(s); drawn != kNone) return drawn;
  s.sheets_gone = 0;  // CA-REINCARNATOR-03
  return pick_sheet(s);
}
void replace_sheet(State& s, Seat seat, Events& events) {
  const int drawn = draw_sheet(s);
  if (drawn == kNone) return;
  leave_sheet(s, seat, s.of(seat).alien, events);
  s.of(seat).alien = static_cast<std::uint8_t>(drawn);
  part.tell_all(events, Say::kSheet, seat, drawn);
}
void discard_further(State& s, Seat seat, std::uint8_t& sheet, Events& events) {
  if (sheet == kNone) return;
  s.of(seat).more.remove(sheet);
  leave_sheet(s, seat, sheet, events);
  sheet = kNone;
}
void replace_further(State& s, Seat seat, std::uint8_t& sheet, Events& events) {
  const int drawn = draw_sheet(s);
  if (drawn == kNone) return;  // the current one stays
  discard_further(s, seat, sheet, events);
  sheet = static_cast<std::uint8_t>(drawn);
  s.of(seat).more.push(sheet);
  part.tell_all(events, Say::kFurtherSheet, seat, drawn);
}

namespace {

constexpr Phrase kEvents[] = {
    {"has-sheet", {"{0} is {1} from now on.", "Obcy gracza {0:gen} to odtąd {1}."}, {&kSeatKind, &kAlienKind}},
    {"further-sheet",
     {"{0} has the power of {1} as well.", "{0} ma odtąd także moc obcego „{1}”."},
     {&kSeatKind, &kAlienKind}},
};
constinit Part<State, Kind, Verb, Say> part{"sheets", {}, {}, kEvents};

}  // namespace

AnyPart<State>& sheets_part() { return part; }

}  // namespace kosmo::cosmic
