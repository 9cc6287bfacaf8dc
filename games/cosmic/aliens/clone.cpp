// Clone: keeps its encounter card.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("clone");

enum class Kind { kCount };
enum class Verb { kCount };
enum class Say { kTakesBack, kTakesUnseen, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-CLONE-01, CA-CLONE-04
bool fits(const State& s, const Occasion& now) { return s.laid[s.side_of(now.seat)] != kNone; }
// CA-CLONE-02, CA-CLONE-03, CA-RUL-44: the card that lies there at the end, as it is printed, before any is discarded.
void replicate(State& s, const Play& play, Events& events) {
  const Side side = s.side_of(play.seat);
  const std::uint8_t face = std::exchange(s.laid[side], kNone);
  if (face == kNone) broken_limit("there is no card to take back");  // only in a state put together by hand
  come_back(s, play.seat, face, s.is_revealed ? kEverybody : only(play.seat), s.is_laid_from_hoard[side] != 0);
  s.is_revealed ? part.tell_all(events, Say::kTakesBack, play.seat, face)
                : part.tell_all(events, Say::kTakesUnseen, play.seat);
}

// CA-CLONE-W1, CA-EX-08, CA-EX-09: an artifact of one's own; one that is negated is not saved (CA-CLONE-04).
bool fits_wild(const State&, const Occasion& now) { return now.whose() == now.seat; }
void list_own_artifact(const State&, const Occasion& now, Offers& offers) {
  offers.add(With::kCard, face_of(now.play().artifact()));
}
void keep(State& s, const Play&, Events&) { keep_answered_artifact(s); }
// One copy is the one that was kept; others may be played.
bool may_play_again(const State& s, const InForce& one, Seat seat, Artifact artifact) {
  const int copies = s.of(seat).hand.count(one.kept) + (seat == keeper_of_hoard(s) ? s.hoard.count(one.kept) : 0);
  return seat != one.seat || face_of(artifact) != one.kept || copies > 1;
}

// CA-CLONE-S1, CA-AMB-27
bool fits_super(const State& s, const Occasion& now) { return taker_of_compensation(s) == now.seat; }
void take_twice(const State&, const InForce& one, Payment& payment) {
  payment.is_doubled = payment.is_doubled || payment.taker == one.seat;
}

constexpr Effect kPowers[] = {{.rule = "CA-CLONE-01",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kTakesCard),
                               .fits = fits,
                               .effect = replicate}};
constexpr Effect kWilds[] = {{.rule = "CA-CLONE-W1",
                              .role = Role::kAnyPlayer,
                              .answers = answers(Sort::kArtifact),
                              .fits = fits_wild,
                              .list = list_own_artifact,
                              .effect = keep,
                              .lasts = true,
                              .may_play = may_play_again}};
constexpr Effect kSupers[] = {{.rule = "CA-CLONE-S1",
                               .role = Role::kMainPlayer,
                               .windows = in(Moment::kCompensation),
                               .fits = fits_super,
                               .lasts = true,
                               .in_payment = take_twice}};

constexpr Phrase kEvents[] = {
    {"clone-takes-back", {"{0} takes {1} back.", "{0} bierze z powrotem kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"clone-takes-unseen",
     {"{0} takes its encounter card back.", "{0} bierze z powrotem swoją kartę spotkania."},
     {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"clone", {}, {}, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::clone() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic
