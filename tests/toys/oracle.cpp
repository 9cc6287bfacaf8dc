// Oracle shows a deck of which a seat may know a card: looked at where it lies, or put there by oneself.
//
//   ORACLE-01  The deck has four cards each of 1 to 5. A turn is one move; the game lasts five rounds.
//   ORACLE-02  A move is to look at the top card of the deck, which nobody else sees;
//   ORACLE-03  or to take it into the hand, face down. Who has looked at it knows that it is there;
//   ORACLE-04  or to put it under the deck: its owner has seen it, and the others see where it goes;
//   ORACLE-05  or to turn it over and leave it there, for all to see;
//   ORACLE-06  or to trade hands with another seat. What is known of a hand goes with it.
//   ORACLE-07  At the end all hands are shown, and the highest sum wins.
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 5, kValues = 5, kCopies = 4, kCards = kValues * kCopies;
constexpr ArgKind kCard = {"card", [] { return kValues; }, [](int v) { return std::to_string(v + 1); },
                           [](int v, Lang, Form) { return std::to_string(v + 1); }};

struct Oracle {
  struct State {
    Core<4> core;
    Pile<kCards> deck;
    std::array<Hand<kRounds * kToyMaxSeats>, kToyMaxSeats> hand;
    std::uint8_t round;
    std::array<Seat, 2> traded;  // who traded hands last
  };
  enum class Kind { kMove };
  enum class Verb { kLook, kTake, kBury, kTurn, kTrade };
  enum class Say { kLooks, kSees, kTakes, kBuries, kTurns, kTrades, kShown };

  static const GameInfo& info() {
    static const GameInfo info{.id = "oracle",
                               .name = {"Oracle", "Wyrocznia"},
                               .blurb = {"Who knows what lies on the deck.", "Kto wie, co leży na talii."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "ORACLE-07",
                               .max_decisions = kRounds * kToyMaxSeats};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"look", {"Look at the top card", "Podejrzyj wierzchnią kartę"}}, "ORACLE-02"},
        {{"take", {"Take the top card", "Weź wierzchnią kartę"}}, "ORACLE-03"},
        {{"bury", {"Put the top card under the deck", "Włóż wierzchnią kartę pod talię"}}, "ORACLE-04"},
        {{"turn", {"Turn the top card over", "Odkryj wierzchnią kartę"}}, "ORACLE-05"},
        {{"trade", {"Trade hands with {0}", "Zamień się kartami z graczem: {0}"}, {&kToySeat}}, "ORACLE-06"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"looks", {"{0} looks at the top card.", "{0} podgląda wierzchnią kartę."}, {&kToySeat}},
        {"sees", {"You see a {0}.", "Widzisz: {0}."}, {&kCard}},
        {"takes", {"{0} takes the top card.", "{0} bierze wierzchnią kartę."}, {&kToySeat}},
        {"buries", {"{0} puts the top card under the deck.", "{0} wkłada wierzchnią kartę pod talię."}, {&kToySeat}},
        {"turns", {"{0} turns a {1} over.", "{0} odkrywa: {1}."}, {&kToySeat, &kCard}},
        {"trades", {"{0} and {1} trade hands.", "{0} i {1} zamieniają się kartami."}, {&kToySeat, &kToySeat}},
        {"shown", {"All hands are shown.", "Wszyscy pokazują karty."}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    for (int i = 0; i < kCards; ++i) s.deck.push(i % kValues);
    s.deck.shuffle(s.core.rng);
    s.traded.fill(kNobody);
    s.core.push(Kind::kMove, 0);
  }
  static void list_move(const State& s, const Step& step, ActionList& out) {
    if (!s.deck.empty())
      for (const Verb verb : {Verb::kLook, Verb::kTake, Verb::kBury, Verb::kTurn}) out.add(verb);
    list_others(s, step.seat, Verb::kTrade, out);
  }
  static void apply_move(State& s, const Step& step, Action a, Events& events) {
    const Verb verb = static_cast<Verb>(a.verb);
    if (verb == Verb::kTrade)
      trade(s, step.seat, static_cast<Seat>(a.arg[0]), events);
    else
      handle_top(s, step.seat, verb, events);
    const Seat next = seat_after(step.seat, s.core.seats);
    if (next == 0) ++s.round;
    if (s.round < kRounds) return s.core.push(Kind::kMove, next);
    s.core.over = 1;
    s.core.reveal();
    events.tell_all(Say::kShown);
  }
  static void trade(State& s, Seat one, Seat other, Events& events) {
    exchange(s.hand[one], one, s.hand[other], other);
    s.traded = {one, other};
    s.core.reveal();
    events.tell_all(Say::kTrades, one, other);
  }
  static void handle_top(State& s, Seat seat, Verb verb, Events& events) {
    s.deck.show_top(verb == Verb::kTurn ? kEverybody : only(seat));
    s.core.reveal();
    const Card card = s.deck.top();
    if (verb == Verb::kTurn) return events.tell_all(Say::kTurns, seat, card.face);
    events.tell_all(verb == Verb::kLook ? Say::kLooks : verb == Verb::kTake ? Say::kTakes : Say::kBuries, seat);
    events.say(only(seat), Say::kSees, card.face);
    if (verb == Verb::kLook) return;
    s.deck.pop();
    if (verb == Verb::kTake)
      s.hand[seat].add(card.face, card.known);
    else
      s.deck.push_under(card.face, card.known);
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        poses("move", "ORACLE-01", list_move, apply_move, {"What do you do?", "Co robisz?"}),
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    Zones z(s.core.seats);
    zones(s, z);
    ar.number("round", s.round, 0, kRounds);
    ar.name("traded", s.traded[0], kToySeat, kNobody);
    ar.name("traded_with", s.traded[1], kToySeat, kNobody);
    z.describe(ar, "deck", s.deck, kToySeat);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) { z.describe(ar, "hand", s.hand[p], kToySeat); });
  }
  static void zones(State& s, Zones& z) {
    z.set("card", kCard, [](int) { return kCopies; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    for (Seat p = 0; p < s.core.seats; ++p) z.hand("/players/*/hand", p, s.hand[p], s.core.over ? kEverybody : only(p));
  }

  static Result result(const State& s) {
    Result result;
    for (int p = 0; p < s.core.seats; ++p)
      for (const Card& card : s.hand[p]) result.score[p] = static_cast<std::int16_t>(result.score[p] + card.face + 1);
    rank_places(result, s.core.seats);
    return result;
  }
  static Problem broken_invariant(const State&) { return {}; }
};

}  // namespace

const Game& oracle_game() {
  static const Erased<Oracle> game;
  return game;
}

}  // namespace kosmo
