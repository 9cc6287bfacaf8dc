// Grudge: whoever was invited and stayed away loses ships when the encounter ends.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kSelf = alien_named("grudge");
constexpr int kFew = 1, kMany = 4;

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kGives, kTakesRevenge, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-GRUDGE-01, CA-RUL-66, CA-RUL-67: whoever has joined by now is let off, whatever became of the alliance.
int shunned_by(const State& s, Seat seat) {
  const Side own = s.side_of(seat);
  return s.invited[own] & ~s.joined[own];
}
bool is_shunned(const State& s, const Occasion& now) { return shunned_by(s, now.seat) != 0; }
void give_tokens(State& s, const Play& play, Events& events) {
  s.grudges = static_cast<std::uint8_t>(shunned_by(s, play.seat));
  for (const Seat p : timing_order(s))
    if (s.grudges >> p & 1) part.tell_all(events, Say::kGives, play.seat, p);
}

// CA-GRUDGE-04: after any other end they are forgotten. CA-GRUDGE-02, CA-RUL-30: after a win or a loss in step 37c,
// after a deal or a failed one in window 39a.
bool is_time(const State& s, const Occasion& now) {
  if (s.grudges == 0) return false;
  return now.answered || s.outcome == Outcome::kDeal || s.outcome == Outcome::kFailedDeal;
}
// CA-GRUDGE-03, CA-GRUDGE-05, CA-GRUDGE-S1
void take_revenge(State& s, const Play& play, Events& events) {
  const bool is_content = s.outcome == Outcome::kDeal || winner(s) == s.side_of(play.seat);
  const int count = is_content && !play.widened ? kFew : kMany;
  part.tell_all(events, Say::kTakesRevenge, play.seat, count);
  for (const Seat p : last_first(timing_order(s)))
    if (s.grudges >> p & 1) lose_ships(s, p, count, LoseFrom::kNotInEncounter);
  s.grudges = 0;
}

// CA-GRUDGE-W1
bool has_lost_to_alliance(const State& s, const Occasion& now) {
  const std::optional<Side> won = winner(s);
  if (!won || *won == side_of_power(s, now.seat)) return false;
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally == ally_of(*won)) return true;
  return false;
}
void send_allies_home(State& s, const Play&, Events&) {
  const Side won = *winner(s);
  for (const Seat p : last_first(timing_order(s))) {
    Player& ally = s.of(p);
    if (ally.ally != ally_of(won)) continue;
    ally.stored = 0;  // what is rewarded (CE-REW-09)
    return_ships(s, p, kGate, ally.gate);
    return_ships(s, p, kBeside, ally.beside, {.avoid = s.target});
  }
}

constexpr Effect kPowers[] = {{.rule = "CA-GRUDGE-01",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kAllianceFormed),
                               .fits = is_shunned,
                               .effect = give_tokens},
                              {.rule = "CA-GRUDGE-02",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kResultEffects),
                               .events = when(Event::kWorse),
                               .fits = is_time,
                               .effect = take_revenge,
                               .even_if_lost = true,
                               .again = true,
                               .is_no_use = true}};
constexpr Effect kWilds[] = {{.rule = "CA-GRUDGE-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kResolution),
                              .fits = has_lost_to_alliance,
                              .effect = send_allies_home}};
constexpr Effect kSupers[] = {{.rule = "CA-GRUDGE-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kResultEffects),
                               .events = when(Event::kWorse),
                               .widens = true}};

constexpr Phrase kEvents[] = {
    {"grudge-gives",
     {"{0} gives {1} a grudge token.", "{0} daje żeton dąsów; otrzymuje go {1}."},
     {&kSeatKind, &kSeatKind}},
    {"grudge-revenge",
     {"The grudge tokens of {0} are discarded; each costs {1} {1#ship|ships}.",
      "Żetony dąsów gracza {0:gen} zostają odrzucone; każdy kosztuje {1} {1#statek|statki|statków}."},
     {&kSeatKind, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"grudge", {}, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::grudge() {
  static constexpr Alien kAlien{
      .number = kSelf, .is_mandatory = true, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic
