// Vulch: takes the artifacts that others discard.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kGive, kDecide, kNext, kCount };
enum class Verb { kGive, kKeep, kDiscard, kCount };
enum class Say { kGives, kGiven, kKeeps, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int kVulch = alien_named("vulch");

Seat opponent_of(const State& s, Seat seat) { return seat == s.offense ? s.defense : s.offense; }

// CA-VULCH-01, CA-VULCH-02, CA-RUL-48, CA-RUL-50: what another player has just discarded, and still lies there.
bool lies_discarded(const State& s, const Occasion& now, Type type) {
  const int face = now.play().kept;
  return now.seat != now.whose() && type_of(face) == type && s.discard.contains(static_cast<std::uint8_t>(face));
}
bool fits(const State& s, const Occasion& now) { return lies_discarded(s, now, Type::kArtifact); }
void salvage(State& s, const Play& play, Events& events) {
  const int face = PlayArgs(answered_step(s)).kept;
  take_from_discard(s, play.seat, face, events);
  if (type_of(face) != Type::kArtifact) return;
  s.salvager = play.seat;  // CA-RUL-49
  ++s.salvaged[face - kFirstArtifact];
}
bool keeps_artifacts(int face) { return type_of(face) == Type::kArtifact; }  // CA-VULCH-03

// CA-VULCH-S1
bool fits_super(const State& s, const Occasion& now) { return lies_discarded(s, now, Type::kFlare); }

// CA-VULCH-W1, CA-VULCH-04
bool fits_wild(const State& s, const Occasion& now) {
  const bool has_won = s.outcome == (now.seat == s.offense ? Outcome::kOffenseWins : Outcome::kDefenseWins);
  return (has_won || s.outcome == Outcome::kDeal) && !s.of(opponent_of(s, now.seat)).hand.empty();
}
void ask_for_card(State& s, Seat user) {
  const Seat other = opponent_of(s, user);
  if (s.of(other).hand.empty()) return;  // its last card went in an answer
  s.core.steps.push(CountArgs(user).step(part, Kind::kGive, other));
}
void pick_over(State& s, const Play& play, Events&) { ask_for_card(s, play.seat); }

constexpr Effect kPowers[] = {{.rule = "CA-VULCH-01",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kDiscarded),
                               .fits = fits,
                               .effect = salvage,
                               .again = true}};
constexpr Effect kWilds[] = {{.rule = "CA-VULCH-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kResultEffects),
                              .fits = fits_wild,
                              .effect = pick_over}};
constexpr Effect kSupers[] = {{.rule = "CA-VULCH-S1",
                               .role = Role::kAnyPlayer,
                               .events = when(Event::kDiscarded),
                               .fits = fits_super,
                               .effect = salvage}};

// CA-VULCH-W1: the opponent chooses the order.
void list_vulch_give(const State& s, const Step& step, ActionList& out) {
  s.of(step.seat).hand.each_face([&](int face) { part.add(out, Verb::kGive, face); });
}
void apply_vulch_give(State& s, const Step& step, Action a, Events& events) {
  const Seat user = static_cast<Seat>(CountArgs(step).count);
  s.of(step.seat).hand.take_unseen(a.arg[0], static_cast<Audience>(only(step.seat) | only(user)));
  s.drawn.push(static_cast<std::uint8_t>(a.arg[0]));
  s.core.reveal();
  part.tell_all(events, Say::kGives, step.seat, user);
  part.say(events, only(user), Say::kGiven, a.arg[0]);
  part.push(s.core, Kind::kDecide, user);
}
Refusal why_not_vulch_give(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kGive)) return {};
  return refuse("CA-VULCH-W1", {"You do not hold that card.", "Nie masz tej karty na ręce."});
}
// CA-VULCH-W1: on each card before the next one is seen.
void list_decide(const State&, const Step&, ActionList& out) {
  part.add(out, Verb::kKeep);
  part.add(out, Verb::kDiscard);
}
void apply_decide(State& s, const Step& step, Action a, Events& events) {
  const int face = s.drawn.pop();
  const Seat other = opponent_of(s, step.seat);
  if (part.is(a, Verb::kKeep)) {
    s.core.reveal();  // whose card it was sees where it is now
    s.of(step.seat).hand.add(face, only(other));
    s.core.reveal();  // whoever gave it sees it again
    return part.tell_all(events, Say::kKeeps, step.seat);
  }
  part.push(s.core, Kind::kNext, step.seat);
  s.of(step.seat).hand.add(face);
  discard_from_hand(s, step.seat, face, events);  // CA-EV-03
}
// CA-VULCH-W1: when the discarding has been answered, by which the opponent's last card may have gone.
void run_next(State& s, const Step& step, Events&) { ask_for_card(s, step.seat); }
Refusal why_not_decide(const State&, const Step&, Action) { return {}; }

bool is_card_given(const State& s, const Step&) { return s.moment == Moment::kResultEffects && !s.drawn.empty(); }

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kGive, "vulch-give", "CA-VULCH-W1", vulch_give, up_to(kASeat), .secret = true,
              .may_wait = only_in<Moment::kResultEffects>),
    KOSMO_ASK(kDecide, "vulch-decide", "CA-VULCH-W1", decide, up_to(), .may_wait = is_card_given),
    KOSMO_RUN(kNext, "vulch-next", "CA-VULCH-W1", next, up_to(), .needs_seat = true),
};
constexpr VerbRule kVerbs[] = {
    {{"vulch-give", {"Give {0}", "Oddaj kartę: {0}"}, {&kCardKind}}, "CA-VULCH-W1"},
    {{"vulch-keep", {"Keep it", "Zachowaj tę kartę"}}, "CA-VULCH-W1"},
    {{"vulch-discard", {"Discard it", "Odrzuć tę kartę"}}, "CA-VULCH-W1"},
};
constexpr Phrase kEvents[] = {
    {"vulch-gives", {"{0} gives {1} a card.", "{0} oddaje kartę; otrzymuje ją {1}."}, {&kSeatKind, &kSeatKind}},
    {"vulch-given", {"You are given {0}.", "Otrzymana karta: {0}."}, {&kCardKind}},
    {"vulch-keeps", {"{0} keeps that card.", "{0} zachowuje tę kartę."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"vulch", kSteps, kVerbs, kEvents};
AnyPart<State>* part_of_it() { return &part; }

}  // namespace

const Alien& aliens::vulch() {
  static constexpr Alien kAlien{.number = kVulch,
                                .is_mandatory = true,
                                .power = kPowers,
                                .wild = kWilds,
                                .super = kSupers,
                                .keeps_card = keeps_artifacts,
                                .part = part_of_it};
  return kAlien;
}

}  // namespace kosmo::cosmic
