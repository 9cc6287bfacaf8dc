// Alien sheets that change hands or are replaced (CA-ZAP-08, CA-ZAP-09, CE-TK-13). What their powers have done stays,
// and what they are doing is finished (CE-PWR-06, CE-TIM-26).
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kSheet, kCount };
enum class Verb { kSheet, kCount };
enum class Say { kSheet, kFurtherSheet, kTurnedUp, kDraws, kDrawn, kKeeps, kHasKept, kNewDown, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr std::uint64_t alien_bit(int alien) { return std::uint64_t{1} << alien; }
constexpr std::uint8_t seat_bit(Seat seat) { return static_cast<std::uint8_t>(1 << seat); }

// CA-REINCARNATOR-02: one with setup text, though “Shifting powers” bring those too (CE-VSP-04).
bool has_setup_text(int alien) { return alien_at(alien).at_setup != nullptr; }
bool is_discarded(const State& s, int alien) {
  if (s.sheets_gone & alien_bit(alien)) return true;
  for (const std::uint64_t sheets : s.sheets_unseen)
    if (sheets & alien_bit(alien)) return true;
  return false;
}
// CA-LIST-07, CE-SET-11: it is not in this game, beside those of the other players.
bool may_be_drawn(const State& s, int alien, Seat by) {
  bool may = is_level_in(s, alien) && owner_of_power(s, alien) == kNobody;
  for (Seat p = 0; p < s.seats(); ++p)
    each_sheet(s, p, [&](int other) {
      const bool may_be_given_up = p == by && s.of(by).alien == other;
      may = may && (may_be_given_up || !exclude_each_other(alien, other));
    });
  return may;
}
template <class May>
int pick_sheet(State& s, May&& may) {
  FixedList<std::uint8_t, kAliens> unused;
  for (std::uint8_t alien = 0; alien < kAliens; ++alien)
    if (may(alien) && !is_discarded(s, alien)) unused.push(alien);
  if (unused.empty()) return kNone;
  s.core.reveal();
  return s.core.rng.pick(unused);
}
// CE-VSP-03, CA-REINCARNATOR-03: when there is none left, the discarded ones are shuffled.
template <class May>
int draw_unused(State& s, May&& may) {
  if (const int drawn = pick_sheet(s, may); drawn != kNone) return drawn;
  s.sheets_gone = 0;
  s.sheets_unseen = {};
  return pick_sheet(s, may);
}
// CA-ZAP-08, CE-VSP-05: with what lies on it, and the further sheet that goes with it (CA-REINCARNATOR-05).
void leave_sheet(State& s, Seat seat, int alien, Events& events) {
  if (alien_at(alien).at_leaving) alien_at(alien).at_leaving(s, seat, events);
  s.tokens[alien] = 0;
  const bool is_own = s.of(seat).alien == alien;
  if (is_own && goes_with(s, seat)) discard_further(s, seat, s.reborn, events);
  (is_own && is_sheet_down(s, seat) ? s.sheets_unseen[seat] : s.sheets_gone) |= alien_bit(alien);
  if (is_own) s.sheets_down = static_cast<std::uint8_t>(s.sheets_down & ~seat_bit(seat));
}
void set_up_sheet(State& s, Seat seat, Events& events) {  // CE-VSP-04, CA-MODE-02, CA-MODE-03
  const Alien& alien = alien_at(s.of(seat).alien);
  if (alien.at_setup) alien.at_setup(s, seat, events);
}
}  // namespace

bool is_level_in(const State& s, int alien) { return s.levels >> level_index(alien) & 1; }
bool exclude_each_other(int alien, int other) {
  return alien != kNone && other != kNone &&
         (alien_at(alien).never_with == other || alien_at(other).never_with == alien);
}
bool is_face_down(const State& s, int alien) {
  const Seat owner = owner_of_power(s, alien);
  return owner != kNobody && !shows_sheet(s, owner, alien);
}
bool is_sheet_down(const State& s, Seat seat) { return s.sheets_down >> seat & 1; }
bool shows_sheet(const State& s, Seat seat, int alien) {
  return s.of(seat).more.contains(static_cast<std::uint8_t>(alien)) ||
         (s.of(seat).alien == alien && !is_sheet_down(s, seat));
}
bool is_sheet_open(const State& s, int alien) {
  if (s.sheets_gone & alien_bit(alien)) return true;
  for (Seat p = 0; p < s.seats(); ++p)
    if (shows_sheet(s, p, alien)) return true;
  return false;
}
bool could_be(const State& s, Seat seat, int alien) {
  return is_sheet_down(s, seat) && is_level_in(s, alien) && !is_sheet_open(s, alien);
}
void turn_up_sheet(State& s, Seat seat, Events& events) {  // CE-VHP-03
  s.sheets_down = static_cast<std::uint8_t>(s.sheets_down & ~seat_bit(seat));
  if (!s.shifting_powers) s.firsts_known = static_cast<std::uint8_t>(s.firsts_known | seat_bit(seat));
  s.core.reveal();
  part.tell_all(events, Say::kTurnedUp, seat, s.of(seat).alien);
  set_up_sheet(s, seat, events);
}

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
  return draw_unused(s, [&](int alien) { return !has_setup_text(alien) && may_be_drawn(s, alien, kNobody); });
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

// --- “Shifting powers” (CE-VSP)

void ask_for_sheet(State& s, Events& events) {  // CE-VSP-01, CE-VSP-02, CE-VSP-03, CE-VSP-06
  if (!s.shifting_powers || !s.powers) return;
  const Seat seat = s.offense;
  const int drawn = draw_unused(s, [&](int alien) { return may_be_drawn(s, alien, seat); });
  if (drawn == kNone) return;
  s.new_sheet = static_cast<std::uint8_t>(drawn);
  const Audience sees = s.hidden_powers ? only(seat) : kEverybody;
  if (s.hidden_powers) part.say(events, static_cast<Audience>(kEverybody & ~sees), Say::kDraws, seat);
  part.say(events, sees, Say::kDrawn, seat, drawn);
  part.push(s.core, Kind::kSheet, seat);
}

void list_sheet(const State& s, const Step& step, ActionList& out) {  // CE-VSP-01
  part.add(out, Verb::kSheet, s.of(step.seat).alien);
  part.add(out, Verb::kSheet, s.new_sheet);
}
// CE-VSP-05, CE-VSP-07, CE-VSP-09
static void take_new_sheet(State& s, Seat seat, Events& events) {
  const int old = s.of(seat).alien;
  const bool was_down = is_sheet_down(s, seat);
  leave_sheet(s, seat, old, events);
  s.of(seat).alien = std::exchange(s.new_sheet, kNone);
  if (!s.hidden_powers) {
    part.tell_all(events, Say::kSheet, seat, s.of(seat).alien);
    return set_up_sheet(s, seat, events);
  }
  s.sheets_down = static_cast<std::uint8_t>(s.sheets_down | seat_bit(seat));
  was_down ? part.tell_all(events, Say::kHasKept, seat) : part.tell_all(events, Say::kNewDown, seat, old);
}
void apply_sheet(State& s, const Step& step, Action a, Events& events) {
  const Seat seat = step.seat;
  if (a.arg[0] == s.new_sheet) return take_new_sheet(s, seat, events);
  const int drawn = std::exchange(s.new_sheet, kNone);
  (s.hidden_powers ? s.sheets_unseen[seat] : s.sheets_gone) |= alien_bit(drawn);
  is_sheet_down(s, seat) ? part.tell_all(events, Say::kHasKept, seat)
                         : part.tell_all(events, Say::kKeeps, seat, s.of(seat).alien);
}
Refusal why_not_sheet(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kSheet)) return {};
  return refuse("CE-VSP-01", {"You keep your sheet, or the one that you have drawn.",
                              "Zachowujesz swój arkusz albo ten, który właśnie dobierasz."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kSheet, "sheet", "CE-VSP-01", sheet, up_to(), .secret = true, .may_wait = only_in<Moment::kStartTurn>),
};
constexpr VerbRule kVerbs[] = {
    {{"sheet", {"Keep the sheet of {0}", "Zachowaj arkusz: {0}"}, {&kAlienKind}}, "CE-VSP-01"}};
constexpr Phrase kEvents[] = {
    {"has-sheet", {"{0} is {1} from now on.", "Obcy gracza {0:gen} to odtąd {1}."}, {&kSeatKind, &kAlienKind}},
    {"further-sheet",
     {"{0} has the power of {1} as well.", "{0} ma odtąd także moc obcego „{1}”."},
     {&kSeatKind, &kAlienKind}},
    {"turned-up", {"{0} turns the alien sheet up: {1}.", "{0} odkrywa arkusz obcego: {1}."}, {&kSeatKind, &kAlienKind}},
    {"draws-sheet", {"{0} draws an alien sheet.", "{0} dobiera arkusz obcego."}, {&kSeatKind}},
    {"sheet-drawn",
     {"{0} draws the alien sheet of {1}.", "{0} dobiera arkusz obcego: {1}."},
     {&kSeatKind, &kAlienKind}},
    {"keeps-sheet", {"{0} remains {1}.", "{0}: nadal obcy {1}."}, {&kSeatKind, &kAlienKind}},
    {"has-kept",
     {"{0} keeps one of the two sheets, face down.", "{0} zachowuje jeden z dwóch arkuszy, zakryty."},
     {&kSeatKind}},
    {"new-sheet-down",
     {"{0} discards the sheet of {1}; the new one lies face down.",
      "{0} odrzuca arkusz obcego „{1}”; nowy leży zakryty."},
     {&kSeatKind, &kAlienKind}},
};
constinit Part<State, Kind, Verb, Say> part{"sheets", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& sheets_part() { return part; }

bool is_choice_of_sheet(const Step& step) { return part.is(step, Kind::kSheet); }

}  // namespace kosmo::cosmic
