// Windows and plays (ENC-04, ENC-05). A play is a step that waits below the window in which it may be answered; to an
// answer that takes effect, the latest play that still waits is the one it answers.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kFreeWindow, kAct, kAnswerWindow, kAnswer, kPlay, kCount };
enum class Verb { kPass, kCount };
enum class Say { kNegated, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

struct PlayArgs {
  int ability;
  bool negated = false;
  int kept;  // what the ability wants to remember until it takes effect

  PlayArgs(int which, int to_keep) : ability(which), kept(to_keep) {}
  explicit PlayArgs(const Step& s) : ability(s.arg[0]), negated(s.arg[1] != 0), kept(s.arg[2]) {}
  Step step(Seat seat) const;
};

const Step* answered_play(const State& s) { return latest_waiting(s.core, part.number(Kind::kPlay)); }

const Ability* usable_power(const State& s, Seat seat, const Step* answered) {
  const Ability& power = *abilities()[s.power[seat]];
  const bool is_used = s.used >> seat & 1;
  return !is_used && power.usable(s, seat, answered) ? &power : nullptr;
}

// Could this seat do anything, as far as the others know? Any card could be the right one.
bool could_act(const State& s, Seat seat, const Step* answered) {
  return !s.hand[seat].empty() || usable_power(s, seat, answered);
}

// Asks the next seat of a window, or lets it close.
void go_on(State& s, const Step& step, Kind asks, const Step* answered) {
  Window window(step);
  const Seat asked = window.next(main_players_first(s.offense, s.defence, s.core.seats),
                                 [&](Seat p) { return could_act(s, p, answered); });
  if (asked != kNobody) s.core.steps.push(window.step(part.number(asks), asked));
}
void run_free_window(State& s, const Step& step, Events&) { go_on(s, step, Kind::kAct, nullptr); }
void run_answer_window(State& s, const Step& step, Events&) {
  const Step* answered = answered_play(s);
  if (!PlayArgs(*answered).negated) go_on(s, step, Kind::kAnswer, answered);
}

void list_plays(const State& s, Seat seat, const Step* answered, ActionList& out) {
  const Ability* power = usable_power(s, seat, answered);
  if (!power || !power->forced) part.add(out, Verb::kPass);
  for (const Ability* ability : abilities())
    if (!ability->is_power() || ability == power) ability->list(s, seat, answered, out);
}
void list_act(const State& s, const Step& step, ActionList& out) { list_plays(s, step.seat, nullptr, out); }
void list_answer(const State& s, const Step& step, ActionList& out) { list_plays(s, step.seat, answered_play(s), out); }

void play(State& s, const Ability& ability, Seat seat, Action a, Events& events) {
  if (ability.is_power()) s.used = static_cast<std::uint8_t>(s.used | 1 << seat);
  const int kept = ability.begin(s, seat, a, events);
  s.core.steps.push(PlayArgs(ability.number, kept).step(seat));
  s.core.steps.push(Window(ability.number).step(part.number(Kind::kAnswerWindow), kNobody));
}

void take(State& s, const Step& step, Kind window_kind, Action a, Events& events) {
  Window window(step);
  if (part.is(a, Verb::kPass)) {
    window.pass();
    return s.core.steps.push(window.step(part.number(window_kind), kNobody));
  }
  window.restart();
  s.core.steps.push(window.step(part.number(window_kind), kNobody));
  for (const Ability* ability : abilities())
    if (ability->part->has(a)) return play(s, *ability, step.seat, a, events);
}
void apply_act(State& s, const Step& step, Action a, Events& events) { take(s, step, Kind::kFreeWindow, a, events); }
void apply_answer(State& s, const Step& step, Action a, Events& events) {
  take(s, step, Kind::kAnswerWindow, a, events);
}

void run_play(State& s, const Step& step, Events& events) {
  const PlayArgs args(step);
  if (args.negated) return part.tell_all(events, Say::kNegated, step.seat, args.ability);
  abilities()[args.ability]->effect(s, step.seat, args.kept, events);
}

constexpr int kPass = static_cast<int>(Verb::kPass);
constexpr StepRule<State> kSteps[] = {
    {.name = "free-window", .rule = "ENC-03", .run = run_free_window, .together = Together::kQuietly, .pass = kPass},
    {.name = "act",
     .rule = "ENC-04",
     .list = list_act,
     .apply = apply_act,
     .question = {"act", {"Do you play something ({0})?", "Czy coś zagrywasz ({0})?"}, {&kMoment}},
     .together = Together::kQuietly,
     .pass = kPass},
    {.name = "answer-window",
     .rule = "ENC-05",
     .run = run_answer_window,
     .together = Together::kQuietly,
     .pass = kPass},
    {.name = "answer",
     .rule = "ENC-05",
     .list = list_answer,
     .apply = apply_answer,
     .question = {"answer", {"Do you answer this play: {0}?", "Czy odpowiadasz na zagranie: {0}?"}, {&kAbility}},
     .together = Together::kQuietly,
     .pass = kPass},
    {.name = "play", .rule = "ENC-05", .run = run_play, .needs_seat = true},
};
constexpr VerbRule kVerbs[] = {{{"pass", {"Pass", "Spasuj"}}, "ENC-04"}};
constexpr Phrase kEvents[] = {
    {"negated",
     {"What {0} played has no effect: {1}.", "Zagranie gracza {0} nie ma skutku: {1}."},
     {&kSeat, &kAbility}},
};
constinit Part<State, Kind, Verb, Say> part{"windows", kSteps, kVerbs, kEvents};

Step PlayArgs::step(Seat seat) const { return make_step(part.number(Kind::kPlay), seat, ability, negated, kept); }

}  // namespace

AnyPart<State>& windows_part() { return part; }

void open_free_window(State& s) {
  s.core.steps.push(Window(static_cast<int>(s.moment)).step(part.number(Kind::kFreeWindow), kNobody));
}

int ability_played(const Step& play) { return PlayArgs(play).ability; }

void negate_answered_play(State& s) {
  Step& play = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(play);
  args.negated = true;
  play = args.step(play.seat);
}

}  // namespace kosmo::encounter
