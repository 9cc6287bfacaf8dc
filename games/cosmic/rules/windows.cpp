// Free windows and answers (CE-TIM-02 to CE-TIM-08). What is played is a step that waits below the window in which it
// may be answered; to an answer that takes effect, the latest play that still waits is the one it answers.
#include "games/cosmic/rules/powers.h"

namespace kosmo::cosmic {

bool may_play(const State& s, Seat seat, Artifact artifact) {
  for (const InForce& one : s.in_force)
    if (const Effect& effect = effect_of(one); effect.may_play && !effect.may_play(s, one, seat, artifact))
      return false;
  return true;
}

namespace {

enum class Kind { kFree, kAct, kAnswers, kAnswer, kPlay, kArtifactBack, kCount };
enum class Verb { kPass, kCount };
enum class Say { kPlays, kNegated, kKeeps, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-RUL-49: what was salvaged from a chain of responses does not come back in it.
bool is_barred(const State& s, Seat seat, const Step* answered, Artifact artifact) {
  return answered && seat == s.salvager && s.of(seat).hand.count(face_of(artifact)) <= s.salvaged[artifact];
}

// Could this seat do anything here, as far as the others know? Any card of a hand could be the right one, unless every
// copy of it lies open (CE-TIM-11).
bool could_play(const State& s, Seat seat, const Step* answered) {
  if (!has_cards_to_play(s, seat)) return false;
  const auto& all = abilities();
  for (int i = 0; i < kArtifacts; ++i)
    if (all[i].fits(s, seat, answered) && !is_publicly_elsewhere(s, face_of(static_cast<Artifact>(i)))) return true;
  if (answered || !may_reinforce(s, seat)) return false;
  for (int i = 0; i < kReinforcements; ++i)
    if (!is_publicly_elsewhere(s, kFirstReinforcement + i)) return true;
  return false;
}
bool could_act(const State& s, Seat seat, const Step* answered) {
  return could_play_card(s, seat, answered) || could_use_power(s, seat, answered) ||
         (s.technology && could_use_technology(s, seat, answered));
}

// CA-SHIP-01: where several effects could save ships, their owner chooses.
bool may_choose_saviour(const State& s, Seat seat, const Step* answered) {
  return answered && PlayArgs(*answered).is(Event::kSaving) && could_play_flare(s, seat, answered);
}

// Asks the next seat of a window, or lets it close (CE-TIM-04).
void go_on(State& s, const Step& step, Kind asks, const Step* answered, Events& events) {
  Window window(step), anew(step);
  const Seat asked = window.next(timing_order(s), [&](Seat p) { return could_act(s, p, answered); });
  if (asked == kNobody) return;
  anew.restart();
  s.core.steps.push(anew.step(step.kind, kNobody));  // all are asked again after a power that declares itself
  if (!may_choose_saviour(s, asked, answered) && declare_by_itself(s, asked, answered, events)) return;
  s.core.steps.pop();
  s.core.steps.push(window.step(part.number(asks), asked));
}

void list_artifact(const State& s, Seat seat, const Step* answered, Artifact artifact, ActionList& out) {
  if (ability_of(artifact).fits(s, seat, answered) && may_play(s, seat, artifact))
    ability_of(artifact).list(s, seat, out);
}
// CE-ART-03: as many as one holds, one after another.
void list_plays(const State& s, Seat seat, const Step* answered, ActionList& out) {
  if (!must_use_power(s, seat, answered)) part.add(out, Verb::kPass);  // CE-TIM-05, CE-FLR-14, CA-FLR-04
  for (int i = 0; i < kArtifacts; ++i) {
    const auto artifact = static_cast<Artifact>(i);
    if (s.of(seat).hand.contains(face_of(artifact)) && !is_barred(s, seat, answered, artifact))
      list_artifact(s, seat, answered, artifact, out);
  }
  if (!answered && may_reinforce(s, seat)) list_reinforcements(s, seat, out);
  list_powers(s, seat, answered, out);
  if (s.technology) list_technologies(s, seat, answered, out);
  if (out.empty()) part.add(out, Verb::kPass);  // a mandatory power for which the owner lacks what it takes
}

// CE-ART-01, CE-ART-04: it leaves the hand, and everybody may answer before it takes effect.
void play(State& s, Seat seat, Action a, Events& events) {
  const Artifact artifact = artifact_of(a);
  const auto face = static_cast<std::uint8_t>(face_of(artifact));
  s.of(seat).hand.take(face);
  s.playing.push(face);
  s.core.reveal();
  part.tell_all(events, Say::kPlays, seat, artifact);
  announce(s, seat, PlayArgs(playable_of(artifact), ability_of(artifact).keep(a)));
}

void take(State& s, const Step& step, Kind window_kind, const Step* answered, Action a, Events& events) {
  Window window(step);
  const bool passes = part.is(a, Verb::kPass);
  passes ? window.pass() : window.restart();
  s.core.steps.push(window.step(part.number(window_kind), kNobody));
  if (is_artifact_verb(a)) return play(s, step.seat, a, events);
  if (is_power_verb(a)) return use_power(s, step.seat, answered, a, events);
  if (is_technology_verb(a)) return use_technology(s, step.seat, a, events);
  if (is_reinforcement_verb(a)) reinforce(s, step.seat, a, events);
}

Refusal why_not_play(const State& s, const Step& step, const Step* answered, Action a) {
  if (is_reinforcement_verb(a)) {
    if (answered || s.moment != Moment::kReinforcements)
      return refuse("CE-DECK-04", {"Reinforcements are played after the cards are revealed.",
                                   "Karty wsparcia zagrywa się po ujawnieniu kart."});
    if (!may_reinforce(s, step.seat))
      return refuse("CE-REINF-01", {"Only main players and allies play reinforcements.",
                                    "Karty wsparcia zagrywają tylko główni gracze i sojusznicy."});
    return {};
  }
  if (is_power_verb(a)) return why_not_power(s, step.seat, answered, a);
  if (is_technology_verb(a)) return why_not_technology(s, step.seat, answered, a);
  if (part.is(a, Verb::kPass) && must_use_power(s, step.seat, answered))
    return refuse("CE-TIM-05", {"Your power is mandatory, and must be used first.",
                                "Twoja moc jest przymusowa i trzeba jej najpierw użyć."});
  if (!is_artifact_verb(a)) return {};
  const Artifact artifact = artifact_of(a);
  if (!s.of(step.seat).hand.contains(face_of(artifact)))
    return refuse("CE-ART-01", {"You do not hold {0}.", "Nie masz na ręce artefaktu „{0}”."}, {&kArtifactKind},
                  artifact);
  if (is_barred(s, step.seat, answered, artifact))
    return refuse("CA-RUL-49", {"You have just salvaged it: it cannot answer here.",
                                "Właśnie odzyskano tę kartę: tutaj nie może być odpowiedzią."});
  if (!ability_of(artifact).fits(s, step.seat, answered))
    return refuse(rule_against(s, step.seat, artifact),
                  {"{0} cannot be played now.", "Artefaktu „{0}” nie można teraz zagrać."}, {&kArtifactKind}, artifact);
  if (!may_play(s, step.seat, artifact))
    return refuse("CA-CLONE-W1",
                  {"{0} was kept, and cannot be played again in this encounter.",
                   "Zachowanego artefaktu „{0}” nie można już zagrać w tym spotkaniu."},
                  {&kArtifactKind}, artifact);
  return {};
}

void run_free(State& s, const Step& step, Events& events) {  // CE-TIM-04
  go_on(s, step, Kind::kAct, nullptr, events);
}
void list_act(const State& s, const Step& step, ActionList& out) {  // CE-TIM-02
  list_plays(s, step.seat, nullptr, out);
}
void apply_act(State& s, const Step& step, Action a, Events& events) { take(s, step, Kind::kFree, nullptr, a, events); }
Refusal why_not_act(const State& s, const Step& step, Action a) { return why_not_play(s, step, nullptr, a); }

// CE-TIM-07: after every answer all are asked again; one that has been negated is answered no more.
void run_answers(State& s, const Step& step, Events& events) {
  const Step* answered = answered_play(s);
  if (!PlayArgs(*answered).is_negated()) go_on(s, step, Kind::kAnswer, answered, events);
}
void list_answer(const State& s, const Step& step, ActionList& out) {  // CE-TIM-06
  list_plays(s, step.seat, answered_play(s), out);
}
void apply_answer(State& s, const Step& step, Action a, Events& events) {
  take(s, step, Kind::kAnswers, answered_play(s), a, events);
}
Refusal why_not_answer(const State& s, const Step& step, Action a) {
  return why_not_play(s, step, answered_play(s), a);
}

// CE-TIM-07, CE-ART-01: it takes effect, unless it was negated, and is discarded either way.
void run_play(State& s, const Step& step, Events& events) {
  const PlayArgs args(step);
  if (args.is_technology()) return finish_technology(s, step, events);
  if (args.is_event()) return;
  if (!is_artifact(args.what)) return finish_power(s, step, events);
  if (args.negation == Negation::kStolen) return part.tell_all(events, Say::kNegated, step.seat, args.artifact());
  const std::uint8_t face = s.playing.pop();
  if (args.is_kept && !args.is_negated()) {
    s.aside.push(face);
    s.core.steps.push(BackArgs(face, args.from_hoard).step(part, Kind::kArtifactBack, step.seat));
    return ability_of(args.artifact()).effect(s, step.seat, args.kept, events);
  }
  s.discard.push(face);
  if (args.is_negated())
    part.tell_all(events, Say::kNegated, step.seat, args.artifact());
  else
    ability_of(args.artifact()).effect(s, step.seat, args.kept, events);
  was_discarded(s, step.seat, face);
}

void run_artifact_back(State& s, const Step& step, Events& events) {  // CA-CLONE-W1
  const BackArgs back(step);
  s.aside.remove(static_cast<std::uint8_t>(back.face));
  come_back(s, step.seat, back.face, kEverybody, back.to_hoard);
  part.tell_all(events, Say::kKeeps, step.seat, back.face);
}

constexpr int kPass = static_cast<int>(Verb::kPass), kMostKept = kPlanets * kPlanets, kMostEffects = 4;
constexpr auto kWindowMost = up_to(kMoments - 1, kMaxSeats), kAnswerMost = up_to(kPlayables - 1, kMaxSeats);
bool is_play_possible(const State& s, const Step& step) {
  const PlayArgs play(step);
  return !play.is_technology() || could_be_used(s, step.seat, play);
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_RUN(kFree, "free", "CE-TIM-04", free, kWindowMost, .together = Together::kQuietly, .pass = kPass,
              .is_between = true, .kinds = {&kMomentKind}, .may_wait = is_of_window),
    KOSMO_ASK(kAct, "act", "CE-TIM-02", act, kWindowMost, .together = Together::kQuietly, .pass = kPass,
              .is_between = true, .may_wait = is_of_window),
    KOSMO_RUN(kAnswers, "answers", "CE-TIM-07", answers, kAnswerMost, .together = Together::kQuietly, .pass = kPass,
              .kinds = {&kPlayableKind}),
    KOSMO_ASK(kAnswer, "answer", "CE-TIM-06", answer, kAnswerMost, .together = Together::kQuietly, .pass = kPass),
    KOSMO_RUN(kPlay, "play", "CE-TIM-07", play,
              up_to(kPlayables - 1, static_cast<int>(Negation::kCount) - 1, kMostKept, kMostEffects, 7, kASeatOrNobody,
                    (1 << kPlayers) - 1),
              .needs_seat = true, .kinds = {&kPlayableKind}, .may_wait = is_play_possible),
    KOSMO_RUN(kArtifactBack, "artifact-back", "CA-CLONE-W1", artifact_back, up_to(kFaces - 1, 1), .needs_seat = true,
              .kinds = {&kCardKind}),
};
constexpr VerbRule kVerbs[] = {{{"pass", {"Pass", "Spasuj"}}, "CE-TIM-04"}};
constexpr Phrase kEvents[] = {
    {"plays", {"{0} plays {1}.", "{0} zagrywa artefakt „{1}”."}, {&kSeatKind, &kArtifactKind}},
    {"negated",
     {"{1}, played by {0}, has no effect.", "Artefakt „{1}”, który zagrywa {0}, nie ma skutku."},
     {&kSeatKind, &kArtifactKind}},
    {"keeps-artifact", {"{0} takes {1} back.", "{0} bierze z powrotem kartę: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"windows", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& windows_part() { return part; }

SeatOrder timing_order(const State& s) {  // CE-TIM-03, CE-TIM-09
  return main_players_first(s.offense, s.defense, s.seats());
}

void open_window(State& s) {
  s.core.steps.push(Window(static_cast<int>(s.moment)).step(part.number(Kind::kFree), kNobody));
}

bool is_play(const Step& step) { return part.is(step, Kind::kPlay); }
bool is_answering(const Step& step) { return part.is(step, Kind::kAnswers) || part.is(step, Kind::kAnswer); }
const Step* answered_play(const State& s) {
  for (int i = s.core.steps.size() - 1; i >= 0; --i)
    if (is_play(s.core.steps[i])) return &s.core.steps[i];
  return nullptr;
}
void announce(State& s, Seat seat, const PlayArgs& play) {
  if (!answered_play(s)) s.salvaged = {};
  s.core.steps.push(play.step(part, Kind::kPlay, seat));
  s.core.steps.push(Window(play.what).step(part.number(Kind::kAnswers), kNobody));
}
void happens(State& s, Event event, Seat whose, int detail) {
  const Step step = PlayArgs(playable_of(event), detail).step(part, Kind::kPlay, whose);
  for (Seat p = 0; p < s.seats(); ++p)
    if (could_act(s, p, &step)) return announce(s, whose, PlayArgs(step));
}
bool could_play_card(const State& s, Seat seat, const Step* answered) {
  return could_play(s, seat, answered) || could_play_flare(s, seat, answered);
}
void list_plays_of(const State& s, Seat seat, const Step* answered, int face, ActionList& out) {
  switch (type_of(face)) {
    case Type::kArtifact: return list_artifact(s, seat, answered, static_cast<Artifact>(face - kFirstArtifact), out);
    case Type::kFlare: return list_flare(s, seat, answered, face - kFirstFlare, out);
    case Type::kReinforcement:
      if (!answered && may_reinforce(s, seat)) list_reinforcement(face, out);
      return;
    case Type::kAttack:
    case Type::kNegotiate:
    case Type::kMorph:
    case Type::kCount: return;  // encounter cards are selected
  }
}
// It goes by way of the hand, in one act, so nobody can lay hold of it there.
void play_from_hoard(State& s, Seat seat, const Step* answered, int face, Action a, Events& events) {
  s.hoard.take(face);
  s.of(seat).hand.add(face, kEverybody);
  if (is_reinforcement_verb(a)) return reinforce(s, seat, a, events);
  if (is_power_verb(a)) {
    use_power(s, seat, answered, a, events);
    s.flares_from_hoard |= std::uint64_t{1} << (face - kFirstFlare);
    return;
  }
  play(s, seat, a, events);
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(waiting);
  args.from_hoard = true;
  waiting = args.step(part, Kind::kPlay, waiting.seat);
}

void close_window(State& s) { drop_waiting(s.core, part.number(Kind::kFree)); }
void close_answers(State& s) { drop_waiting(s.core, part.number(Kind::kAnswers)); }

bool is_being_used(const State& s, Technology technology) {
  for (const Step& step : s.core.steps)
    if (is_play(step) && PlayArgs(step).what == playable_of(technology)) return true;
  return false;
}

void steal_answered_card(State& s, Seat thief) {
  negate_answered_play(s, Negation::kStolen);
  s.of(thief).hand.add(s.playing.pop(), kEverybody);
}
const Step& answered_step(const State& s) {
  const Step* answered = answered_play(s);
  if (!answered) broken_limit("an answer to nothing");  // only in a state put together by hand
  return *answered;
}
void keep_answered_artifact(State& s) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(waiting);
  args.is_kept = true;
  waiting = args.step(part, Kind::kPlay, waiting.seat);
}
bool could_answer(const State& s, Seat seat, Event event, Seat whose) {
  const Step step = PlayArgs(playable_of(event), 0).step(part, Kind::kPlay, whose);
  return could_use_power(s, seat, &step);
}
void note_use(State& s, Seat seat) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(waiting);
  args.used_by |= 1 << seat;
  waiting = args.step(part, Kind::kPlay, waiting.seat);
}
void let_draw(State& s, Seat seat) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(waiting);
  args.drawer = seat;
  waiting = args.step(part, Kind::kPlay, waiting.seat);
}
PlayArgs negate_answered_play(State& s, Negation how) {
  Step& waiting = *latest_waiting(s.core, part.number(Kind::kPlay));
  PlayArgs args(waiting);
  args.negation = how;
  waiting = args.step(part, Kind::kPlay, waiting.seat);
  return args;
}

}  // namespace kosmo::cosmic
