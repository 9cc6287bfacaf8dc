// Lucky shows undo: what is open may be taken back, what was drawn may not.
//
//   LUCKY-01  A turn is two moves, then the next seat's turn comes. The game lasts three rounds.
//   LUCKY-02  A move is to draw the top card of the closed deck into the hand, unseen by the others;
//   LUCKY-03  or to place a token on a free spot, open to all.
//   LUCKY-04  At the end all hands are shown. A card is worth its number, 1 to 6; a token the number of its spot, 1
//   to 8.
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 3, kMovesPerTurn = 2, kSpots = 8, kValues = 6, kCards = 24;

std::string counted_from_one(int v) { return std::to_string(v + 1); }
std::string said_from_one(int v, Lang, Form) { return std::to_string(v + 1); }
constexpr ArgKind kCard = {"card", [] { return kValues; }, counted_from_one, said_from_one};
constexpr ArgKind kSpot = {"spot", [] { return kSpots; }, counted_from_one, said_from_one};

struct Lucky {
  struct State {
    Core<4> core;
    FixedList<std::uint8_t, kCards> deck;
    std::array<FixedList<std::uint8_t, kRounds * kMovesPerTurn>, kToyMaxSeats> hand;
    std::array<Seat, kSpots> spot;  // whose token lies there
    std::uint8_t round;
    std::uint8_t unused[2];
  };

  enum class Kind { kMove };
  struct MoveArgs {
    int left;  // moves of this turn, this one included

    explicit MoveArgs(int moves) : left(moves) {}
    explicit MoveArgs(const Step& s) : MoveArgs(s.arg[0]) {}
    Step step(Seat seat) const { return make_step(Kind::kMove, seat, left); }
  };
  enum class Verb { kDraw, kPlace };
  enum class Say { kDraws, kSees, kPlaces, kShown };

  static const GameInfo& info() {
    static const GameInfo info{.id = "lucky",
                               .name = {"Lucky", "Szczęściarz"},
                               .blurb = {"Draw or place: a toy about undo.", "Dobierz albo połóż: zabawka o cofaniu."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "LUCKY-04",
                               .max_decisions = kToyMaxSeats * kRounds * kMovesPerTurn};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"draw", {"Draw a card", "Dobierz kartę"}}, "LUCKY-02"},
        {{"place", {"Place a token on spot {0}", "Połóż żeton na polu {0}"}, {&kSpot}}, "LUCKY-03"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"draws", {"{0} draws a card.", "{0} dobiera kartę."}, {&kToySeat}},
        {"sees", {"You drew a {0}.", "Dobrana karta: {0}."}, {&kCard}},
        {"places", {"{0} places a token on spot {1}.", "{0} kładzie żeton na polu {1}."}, {&kToySeat, &kSpot}},
        {"shown", {"All hands are shown.", "Wszyscy pokazują karty."}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    for (int i = 0; i < kCards; ++i) s.deck.push(static_cast<std::uint8_t>(i % kValues));
    s.core.rng.shuffle(s.deck);
    s.spot.fill(kNobody);
    s.core.steps.push(MoveArgs(kMovesPerTurn).step(0));
  }

  static void list_move(const State& s, const Step&, ActionList& out) {
    out.add(Verb::kDraw);
    for (int i = 0; i < kSpots; ++i)
      if (s.spot[i] == kNobody) out.add(Verb::kPlace, i);
  }
  static void apply_move(State& s, const Step& step, Action a, Events& events) {
    if (a.verb == static_cast<int>(Verb::kDraw)) {
      const std::uint8_t card = s.deck.pop();
      s.hand[step.seat].push(card);
      s.core.reveal();  // the drawer has learned a card: no way back
      events.say(all_but(step.seat), Say::kDraws, step.seat);
      events.say(only(step.seat), Say::kSees, card);
    } else {
      s.spot[a.arg[0]] = step.seat;
      events.tell_all(Say::kPlaces, step.seat, a.arg[0]);
    }
    next_move(s, step, events);
  }
  static void next_move(State& s, const Step& step, Events& events) {
    const int left = MoveArgs(step).left - 1;
    if (left > 0) return s.core.steps.push(MoveArgs(left).step(step.seat));
    const Seat next = seat_after(step.seat, s.core.seats);
    if (next == 0) ++s.round;
    if (s.round < kRounds) return s.core.steps.push(MoveArgs(kMovesPerTurn).step(next));
    s.core.over = 1;
    s.core.reveal();
    events.tell_all(Say::kShown);
  }
  static Refusal why_not_move(const State& s, const Step&, Action a) {
    if (a.verb == static_cast<int>(Verb::kPlace) && a.arg[0] < kSpots && s.spot[a.arg[0]] != kNobody)
      return refuse("LUCKY-03", {"Spot {0} is taken.", "Pole {0} jest zajęte."}, {&kSpot}, a.arg[0]);
    return {};
  }
  // Everybody wants the best spot.
  static void expect_move(const State&, const Step&, ActionList& out) { out.add(Verb::kPlace, kSpots - 1); }
  // No card is worth as much as that spot.
  static Warning wastes(const State& s, Action a) {
    if (a.verb != static_cast<int>(Verb::kDraw) || s.spot[kSpots - 1] != kNobody) return {};
    return refuse(
        "LUCKY-04",
        {"Spot {0} is free, and worth more than any card.", "Pole {0} jest wolne i warte więcej niż każda karta."},
        {&kSpot}, kSpots - 1);
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "move",
         .rule = "LUCKY-01",
         .list = list_move,
         .apply = apply_move,
         .question = {"move",
                      {"Draw or place; {0} {0#move|moves} left.",
                       "Dobierz albo połóż; {0#został|zostały|zostało} {0} {0#ruch|ruchy|ruchów}."},
                      {&kNumber}},
         .why_not = why_not_move,
         .expects = expect_move},
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    Zones z(s.core.seats);
    zones(s, z);
    z.describe(ar, "deck", s.deck);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) { z.describe(ar, "hand", s.hand[p]); });
    ar.places("spots", s.spot, kSpot, kToySeat, kNobody);
  }
  static void zones(State& s, Zones& z) {
    z.set("card", kCard, [](int) { return kCards / kValues; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    for (Seat p = 0; p < s.core.seats; ++p) z.list("/players/*/hand", s.hand[p], s.core.over ? kEverybody : only(p), p);
  }

  static Result result(const State& s) {
    Result result;
    for (int p = 0; p < s.core.seats; ++p) {
      int score = 0;
      for (const std::uint8_t card : s.hand[p]) score += card + 1;
      for (int i = 0; i < kSpots; ++i) score += s.spot[i] == p ? i + 1 : 0;
      result.score[p] = static_cast<std::int16_t>(score);
    }
    rank_places(result, s.core.seats);
    return result;
  }
  static Problem broken_invariant(const State&) { return {}; }
};

}  // namespace

const Game& lucky_game() {
  static const Erased<Lucky> game;
  return game;
}

}  // namespace kosmo
