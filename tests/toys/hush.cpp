// Hush shows a response window around a secret: being asked, or not being asked, can betray what a hand holds.
//
//   HUSH-01  Each seat is dealt two cards, shields or blanks, from a deck of five shields and seven blanks.
//   HUSH-02  In its turn a seat strikes another.
//   HUSH-03  Before the strike lands any seat may play a shield from its hand: the strike is over. Asked are the seat
//            that is struck, then the others clockwise. The shield is laid open.
//   HUSH-04  Option "asking". who-can: only seats that hold a shield are asked, and so everybody learns who does.
//            who-could: every seat with a card in hand is asked, and one without a shield can only pass.
//   HUSH-05  A strike that lands costs a point. After three rounds the most points win.
#include "engine/window.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 3, kHand = 2, kShields = 5, kBlanks = 7;

constexpr Name kCards[] = {{"blank", {"blank", "pusta"}}, {"shield", {"shield", "tarcza"}}};
constexpr ArgKind kCard = kind_of<kCards>("card");
constexpr std::uint8_t kBlank = 0, kShield = 1;

constexpr Name kAskings[] = {{"who-can", {"who can", "kto może"}}, {"who-could", {"who could", "kto mógłby"}}};
constexpr Option kOptions[] = {{.key = "asking",
                                .name = {"Asking", "Pytanie"},
                                .help = {"Who is asked for a shield.", "Kto jest pytany o tarczę."},
                                .standard = static_cast<int>(Asking::kWhoCould),
                                .values = kAskings}};

struct Hush {
  struct State {
    Core<8> core;
    FixedList<std::uint8_t, kShields + kBlanks> deck;
    std::array<FixedList<std::uint8_t, kHand>, kToyMaxSeats> hand;
    std::array<std::uint8_t, kToyMaxSeats> points;
    std::uint8_t played;  // shields, open to all
    Seat struck;
    Asking asking;
    std::uint8_t round;
    std::uint8_t unused[7];
  };

  enum class Kind { kStrike, kWindow, kAnswer, kLand, kNextTurn };
  enum class Verb { kStrike, kShield, kPass };
  enum class Say { kStrikes, kShields, kLands };

  static const GameInfo& info() {
    static const GameInfo info{.id = "hush",
                               .name = {"Hush", "Cisza"},
                               .blurb = {"Who is asked, and what that tells.", "Kogo pytać i co to zdradza."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = kOptions,
                               .over_rule = "HUSH-05",
                               .max_decisions = kRounds * kToyMaxSeats * (1 + kToyMaxSeats)};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"strike", {"Strike {0}", "Uderz {0:acc}"}, {&kToySeat}}, "HUSH-02"},
        {{"shield", {"Play a shield", "Zagraj tarczę"}}, "HUSH-03"},
        {{"pass", {"Pass", "Spasuj"}}, "HUSH-03"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"strikes", {"{0} strikes {1}.", "{0} uderza {1:acc}."}, {&kToySeat, &kToySeat}},
        {"shields", {"{0} plays a shield.", "{0} zagrywa tarczę."}, {&kToySeat}},
        {"lands", {"The strike lands on {0}.", "Cios trafia {0:acc}."}, {&kToySeat}},
    };
    return phrases;
  }

  static void setup(State& s, const Options& options, Events&) {
    s.asking = static_cast<Asking>(options[0]);
    for (int i = 0; i < kShields + kBlanks; ++i) s.deck.push(i < kShields ? kShield : kBlank);
    s.core.rng.shuffle(s.deck);
    for (int p = 0; p < s.core.seats; ++p) {
      s.points[p] = kRounds * kToyMaxSeats;
      for (int i = 0; i < kHand; ++i) s.hand[p].push(s.deck.pop());
    }
    s.core.push(Kind::kStrike, 0);
  }

  static void list_strike(const State& s, const Step& step, ActionList& out) {
    list_others(s, step.seat, Verb::kStrike, out);
  }
  static void apply_strike(State& s, const Step& step, Action a, Events& events) {
    s.struck = static_cast<Seat>(a.arg[0]);
    events.tell_all(Say::kStrikes, step.seat, s.struck);
    s.core.push(Kind::kNextTurn, step.seat);
    s.core.push(Kind::kLand, s.struck);
    s.core.steps.push(Window(0).step(Kind::kWindow, kNobody));
  }
  static void run_window(State& s, const Step& step, Events&) {
    Window window(step);
    bool betrayed = false;
    const auto can = [&](Seat p) {
      return s.hand[p].empty() ? CanRespond::kNo : secretly(s.hand[p].contains(kShield));
    };
    const Seat asked = window.next(clockwise_from(s.struck, s.core.seats), s.asking, can, betrayed);
    if (betrayed) s.core.reveal();
    if (asked != kNobody) s.core.steps.push(window.step(Kind::kAnswer, asked));
  }
  static void list_answer(const State& s, const Step& step, ActionList& out) {
    out.add(Verb::kPass);
    if (s.hand[step.seat].contains(kShield)) out.add(Verb::kShield);
  }
  static void apply_answer(State& s, const Step& step, Action a, Events& events) {
    if (a.verb == static_cast<int>(Verb::kShield)) {
      s.hand[step.seat].remove(kShield);
      ++s.played;
      if (s.asking == Asking::kWhoCould) s.core.reveal();  // else all know already that it is there
      events.tell_all(Say::kShields, step.seat);
      s.core.steps.pop();  // the strike does not land
      return;
    }
    Window window(step);
    window.pass();
    s.core.steps.push(window.step(Kind::kWindow, kNobody));
  }
  static void run_land(State& s, const Step& step, Events& events) {
    --s.points[step.seat];
    events.tell_all(Say::kLands, step.seat);
  }
  static void run_next_turn(State& s, const Step& step, Events&) { next_turn(s, step.seat, kRounds, Kind::kStrike); }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        poses("strike", "HUSH-02", list_strike, apply_strike, {"Whom do you strike?", "Kogo uderzasz?"}),
        // Under who-can every question tells something new, so its rounds are of one seat.
        together(runs("window", "HUSH-04", run_window), Together::kQuietly, Verb::kPass),
        together(
            poses("answer", "HUSH-03", list_answer, apply_answer, {"Do you play a shield?", "Czy zagrywasz tarczę?"}),
            Together::kQuietly, Verb::kPass),
        runs("land", "HUSH-05", run_land),
        runs("next-turn", "HUSH-05", run_next_turn),
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    ar.number("asking", s.asking, 0, 1);
    ar.name("struck", s.struck, kToySeat);
    ar.number("shields_played", s.played, 0, kShields);
    Zones z(s.core.seats);
    zones(s, z);
    z.describe(ar, "deck", s.deck);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) {
      ar.number("points", s.points[p], 0, kRounds * kToyMaxSeats);
      z.describe(ar, "hand", s.hand[p]);
    });
  }
  static void zones(State& s, Zones& z) {
    z.set("card", kCard, [](int card) { return card == kShield ? kShields : kBlanks; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    for (Seat p = 0; p < s.core.seats; ++p) z.list("/players/*/hand", s.hand[p], only(p), p);
    z.tally(kShield, s.played);
  }
  // Whoever is asked under who-can is known to hold a shield.
  static void shown(const State& s, Zones& z) {
    if (s.core.over || !s.core.steps.back().is(Kind::kAnswer) || s.asking != Asking::kWhoCan) return;
    z.shown(&s.hand[s.core.steps.back().seat], 1, std::bitset<256>().set(kShield));
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State&) { return {}; }
};

}  // namespace

const Game& hush_game() {
  static const Erased<Hush> game;
  return game;
}

}  // namespace kosmo
