// Alien sheets that change hands or are replaced (CA-ZAP-08, CA-ZAP-09, CE-TK-13).
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kSheet, kFurtherSheet, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

bool is_in_play(const State& s, int alien) { return owner_of_power(s, alien) != kNobody; }
// CA-REINCARNATOR-02, CA-LIST-07: setup text, or not with another sheet of this game.
bool may_be_drawn(const State& s, int alien) {
  constexpr int kMiser = alien_named("miser"), kTickTock = alien_named("tick-tock"), kHealer = alien_named("healer"),
                kMasochist = alien_named("masochist");
  if (alien == kMiser || alien == kTickTock || is_in_play(s, alien)) return false;
  return !(alien == kHealer && is_in_play(s, kMasochist)) && !(alien == kMasochist && is_in_play(s, kHealer));
}
int pick_sheet(State& s) {
  FixedList<std::uint8_t, kAliens> unused;
  for (std::uint8_t alien = 0; alien < kAliens; ++alien)
    if (may_be_drawn(s, alien) && !(s.sheets_gone & (std::uint64_t{1} << alien))) unused.push(alien);
  if (unused.empty()) return kNone;
  s.core.reveal();
  return s.core.rng.pick(unused);
}
constexpr int kReincarnator = alien_named("reincarnator");

bool holds_tokens(int alien) { return alien == alien_named("warrior") || alien == alien_named("tick-tock"); }
// The tokens of a player lie on the own sheet or on a further one, whichever it is that holds tokens.
bool has_sheet_for_tokens(const State& s, Seat seat) {
  bool has_one = false;
  each_sheet(s, seat, [&](int alien) { has_one = has_one || holds_tokens(alien); });
  return has_one;
}
// When this seat has just lost that sheet.
void leave_sheet(State& s, Seat seat, int alien) {  // CA-ZAP-08, CE-VSP-05
  s.sheets_gone |= (std::uint64_t{1} << alien);
  if (!has_sheet_for_tokens(s, seat)) s.of(seat).tokens = 0;
}
// CA-ZAP-09, CA-REINCARNATOR-05: those on the own sheet, or on the current one that goes with it.
int tokens_that_go(const State& s, Seat seat) {
  const int alien = s.of(seat).alien;
  const bool go = holds_tokens(alien) || (alien == kReincarnator && s.reborn != kNone && holds_tokens(s.reborn));
  return go ? s.of(seat).tokens : 0;
}
}  // namespace

void exchange_sheets(State& s, Seat one, Seat other, Events& events) {
  const int moved = tokens_that_go(s, one) - tokens_that_go(s, other);
  s.of(one).tokens = static_cast<std::uint8_t>(s.of(one).tokens - moved);
  s.of(other).tokens = static_cast<std::uint8_t>(s.of(other).tokens + moved);
  std::swap(s.of(one).alien, s.of(other).alien);
  for (const Seat seat : {one, other}) part.tell_all(events, Say::kSheet, seat, s.of(seat).alien);
  for (const Seat seat : {one, other}) {  // CA-REINCARNATOR-05
    const Seat from = seat == one ? other : one;
    if (s.of(seat).alien != kReincarnator || s.reborn == kNone || !s.of(from).more.contains(s.reborn)) continue;
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
  leave_sheet(s, seat, std::exchange(s.of(seat).alien, kNone));
  s.of(seat).alien = static_cast<std::uint8_t>(drawn);
  part.tell_all(events, Say::kSheet, seat, drawn);
}
void discard_further(State& s, Seat seat, std::uint8_t& sheet) {
  if (sheet == kNone) return;
  s.of(seat).more.remove(sheet);
  leave_sheet(s, seat, sheet);
  sheet = kNone;
}
void replace_further(State& s, Seat seat, std::uint8_t& sheet, Events& events) {
  const int drawn = draw_sheet(s);
  if (drawn == kNone) return;  // the current one stays
  discard_further(s, seat, sheet);
  sheet = static_cast<std::uint8_t>(drawn);
  s.of(seat).more.push(sheet);
  part.tell_all(events, Say::kFurtherSheet, seat, drawn);
}

namespace {

constexpr Phrase kEvents[] = {
    {"has-sheet", {"{0} is {1} from now on.", "{0}: odtąd obcy {1}."}, {&kSeatKind, &kAlienKind}},
    {"further-sheet",
     {"{0} has the power of {1} as well.", "{0} ma odtąd także moc obcego „{1}”."},
     {&kSeatKind, &kAlienKind}},
};
constinit Part<State, Kind, Verb, Say> part{"sheets", {}, {}, kEvents};

}  // namespace

AnyPart<State>& sheets_part() { return part; }

}  // namespace kosmo::cosmic
