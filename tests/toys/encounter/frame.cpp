// The course of an encounter: what happens before each of its free windows, and how it ends (ENC-02, 03, 06, 07, 15).
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

enum class Kind { kStage, kPick, kCount };
enum class Verb { kPick, kPickNothing, kCount };
enum class Say { kBegins, kDestiny, kPicked, kShows, kShowsNothing, kWins, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

void begin_encounter(State& s, Events& events) {
  s.core.begin_turn();
  part.tell_all(events, Say::kBegins, s.offense);
  part.push(s.core, Kind::kStage, kNobody, Moment::kStart);
}

void draw_destiny(State& s, Events& events) {
  const SeatOrder others = opponents_of(s.offense, s.core.seats);
  s.defence = s.core.rng.pick(others);
  s.core.reveal();
  part.tell_all(events, Say::kDestiny, s.defence);
}

// What is not chosen yet is no card.
void choose_nothing(State& s) {
  for (Seat p = 0; p < s.core.seats; ++p) s.choice.redraw(p, kNothing);
}
void ask_for_picks(State& s) {
  s.choice.ask(static_cast<std::uint8_t>(1 << s.offense | 1 << s.defence));
  choose_nothing(s);
  part.push(s.core, Kind::kPick, s.choice.next());
}
void list_pick(const State& s, const Step& step, ActionList& out) {
  for (int face = 0; face < kFaces; ++face)
    if (is_encounter_card(static_cast<Face>(face)) && s.hand[step.seat].contains(static_cast<Face>(face)))
      part.add(out, Verb::kPick, face);
  part.add(out, Verb::kPickNothing);
}
void apply_pick(State& s, const Step& step, Action a, Events& events) {
  s.choice.put(step.seat, part.is(a, Verb::kPick) ? static_cast<Face>(a.arg[0]) : kNothing);
  part.tell_all(events, Say::kPicked, step.seat);
  if (!s.choice.complete()) part.push(s.core, Kind::kPick, s.choice.next());
}

void show_picks(State& s, Events& events) {
  s.choice.open();
  s.core.reveal();
  for (int side = 0; side < 2; ++side) {
    const Seat seat = main_player(s, side);
    const Face card = s.shown[side] = s.choice.of(seat);
    if (card == kNothing) {
      part.tell_all(events, Say::kShowsNothing, seat);
      continue;
    }
    s.hand[seat].take(card);
    part.tell_all(events, Say::kShows, seat, card);
  }
}

int total(const State& s, int side) {
  const int value = is_attack(s.shown[side]) ? kValues[static_cast<int>(s.shown[side])] : 0;
  return value * (1 + s.doubled[side]) + kBoostWorth * s.boosts[side];
}
void settle_outcome(State& s, Events& events) {
  const bool peace[] = {s.shown[0] == Face::kNegotiate, s.shown[1] == Face::kNegotiate};
  if (peace[0] && peace[1]) return start_deal(s);
  const bool offense_wins = peace[0] ? false : peace[1] ? true : total(s, 0) > total(s, 1);
  const Seat winner = offense_wins ? s.offense : s.defence, loser = offense_wins ? s.defence : s.offense;
  s.lost = static_cast<std::uint8_t>(1 << loser);
  score(s, winner, 1);
  part.tell_all(events, Say::kWins, winner, total(s, 0), total(s, 1));
}

bool is_over(const State& s) {
  bool reached = s.encounter == kEncounters;
  for (Seat p = 0; p < s.core.seats; ++p) reached = reached || s.points[p] >= kGoal;
  return reached;
}
void end_encounter(State& s, Events& events) {
  for (Face& card : s.shown) {
    if (card != kNothing) ++s.discard[card];
    card = kNothing;
  }
  s.boosts = s.doubled = {};
  s.used = s.lost = 0;
  s.talk = {};
  ++s.encounter;
  if (is_over(s)) {
    s.core.over = 1;
    return;
  }
  for (const Seat seat : main_players_first(s.offense, s.defence, s.core.seats))
    while (s.hand[seat].size() < kHand && !s.deck.empty()) draw_card(s, seat, events);
  s.offense = seat_after(s.offense, s.core.seats);
  s.defence = kNobody;
  begin_encounter(s, events);
}

struct StageArgs {
  Moment moment;

  explicit StageArgs(Moment now) : moment(now) {}
  explicit StageArgs(const Step& s) : StageArgs(static_cast<Moment>(s.arg[0])) {}
  Moment next() const { return static_cast<Moment>(static_cast<int>(moment) + 1); }
};

// What comes before the free window of a moment; then that window; then the next moment.
void run_stage(State& s, const Step& step, Events& events) {
  const Moment moment = StageArgs(step).moment;
  if (moment == Moment::kCount) return end_encounter(s, events);
  s.moment = moment;
  part.push(s.core, Kind::kStage, kNobody, StageArgs(step).next());
  open_free_window(s);
  switch (moment) {
    case Moment::kAfterDestiny: return draw_destiny(s, events);
    case Moment::kAfterPlanning: return ask_for_picks(s);
    case Moment::kAfterReveal: return show_picks(s, events);
    case Moment::kAfterOutcome: return settle_outcome(s, events);
    default: return;
  }
}

constexpr StepRule<State> kSteps[] = {
    {.name = "stage", .rule = "ENC-03", .run = run_stage, .most = up_to(Moment::kCount)},
    {.name = "pick",
     .rule = "ENC-06",
     .list = list_pick,
     .apply = apply_pick,
     .question = {"pick", {"Which card do you lay face down?", "Którą kartę kładziesz zakrytą?"}},
     .most = up_to(),
     .secret = true,
     .together = Together::kOpenly},
};
constexpr VerbRule kVerbs[] = {
    {{"pick", {"Lay {0}", "Połóż kartę: {0}"}, {&kFace}}, "ENC-06"},
    {{"pick-nothing", {"Lay nothing", "Nie kładź karty"}}, "ENC-06"},
};
constexpr Phrase kEvents[] = {
    {"begins", {"An encounter begins: the offense is {0}.", "Zaczyna się spotkanie: atakuje {0}."}, {&kSeat}},
    {"destiny", {"The defence is {0}.", "Broni się {0}."}, {&kSeat}},
    {"picked", {"{0} has chosen.", "{0}: wybór zapadł."}, {&kSeat}},
    {"shows", {"{0} shows {1}.", "{0} pokazuje kartę: {1}."}, {&kSeat, &kFace}},
    {"shows-nothing", {"{0} shows no card.", "{0} nie pokazuje karty."}, {&kSeat}},
    {"wins", {"{0} wins, {1} to {2}.", "Wygrywa {0}, {1} do {2}."}, {&kSeat, &kNumber, &kNumber}},
};
constinit Part<State, Kind, Verb, Say> part{"frame", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& frame_part() { return part; }

void start_game(State& s, Events& events) {
  for (Seat p = 0; p < s.core.seats; ++p)
    for (int i = 0; i < kHand; ++i) s.hand[p].add(s.deck.pop());
  s.shown.fill(kNothing);
  choose_nothing(s);
  s.defence = kNobody;
  begin_encounter(s, events);
}

}  // namespace kosmo::encounter
