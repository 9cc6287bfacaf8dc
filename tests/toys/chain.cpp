// Chain shows triggered effects: their owner chooses the order, and what an effect triggers is finished first.
//
//   CHAIN-01  A turn is one strike. It triggers bell, drum and horn of the seat that struck.
//   CHAIN-02  Effects that wait together are carried out in the order that their owner chooses. The owner may decline
//             them, but not the horn.
//   CHAIN-03  What an effect triggers is carried out before anything that waited already.
//   CHAIN-04  Bell: one point; triggers echo and hum. Drum: doubles the points. Horn: costs two points, down to none.
//   CHAIN-05  Echo: three points; triggers ripple. Hum: doubles the points.
//   CHAIN-06  Ripple: one point; triggers a reply, which is the next seat's. Reply: one point for that seat.
//   CHAIN-07  Nobody has more than 99 points. After three rounds the most points win.
#include "engine/triggers.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 3, kMostPoints = 99;

constexpr Name kEffects[] = {
    {"bell", {"bell", "dzwon"}},   {"drum", {"drum", "bęben"}}, {"horn", {"horn", "róg"}},
    {"echo", {"echo", "echo"}},    {"hum", {"hum", "szum"}},    {"ripple", {"ripple", "fala"}},
    {"reply", {"reply", "odzew"}},
};
constexpr ArgKind kEffect = kind_of<kEffects>("effect");

struct Chain {
  struct State {
    Core<4> core;
    Triggers<8> triggers;
    std::array<std::uint8_t, kToyMaxSeats> points;
    std::uint8_t round;
    Seat active;
    std::uint8_t unused[6];
  };

  enum class Kind { kStrike, kDrain, kChoose, kNextTurn };
  enum class Verb { kStrike, kDo, kDecline };
  enum class Say { kHappens, kDeclines };
  enum class Effect { kBell, kDrum, kHorn, kEcho, kHum, kRipple, kReply };

  static const GameInfo& info() {
    static const GameInfo info{.id = "chain",
                               .name = {"Chain", "Łańcuch"},
                               .blurb = {"Effects that trigger effects.", "Efekty, które wywołują efekty."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "CHAIN-07",
                               .max_decisions = kRounds * kToyMaxSeats * 8};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"strike", {"Strike", "Uderz"}}, "CHAIN-01"},
        {{"do", {"Carry out: {0}", "Wykonaj: {0}"}, {&kEffect}}, "CHAIN-02"},
        {{"decline", {"Decline the rest", "Zrezygnuj z pozostałych"}}, "CHAIN-02"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"happens",
         {"{0}, {1}: {2} {2#point|points} now.", "{0}, {1}: teraz {2} {2#punkt|punkty|punktów}."},
         {&kToySeat, &kEffect, &kNumber}},
        {"declines", {"{0} declines the rest.", "{0} rezygnuje z pozostałych efektów."}, {&kToySeat}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) { s.core.push(Kind::kStrike, 0); }

  static void list_strike(const State&, const Step&, ActionList& out) { out.add(Verb::kStrike); }
  static void apply_strike(State& s, const Step& step, Action, Events&) {
    s.active = step.seat;
    s.core.push(Kind::kNextTurn, step.seat);
    s.core.push(Kind::kDrain, kNobody);
    s.triggers.raise(Effect::kBell, step.seat, false);
    s.triggers.raise(Effect::kDrum, step.seat, false);
    s.triggers.raise(Effect::kHorn, step.seat, true);
  }

  static void run_drain(State& s, const Step&, Events&) {
    if (s.triggers.settle()) return;
    s.core.push(Kind::kChoose, s.triggers.chooser(clockwise_from(s.active, s.core.seats)));
  }
  static void list_choose(const State& s, const Step& step, ActionList& out) {
    s.triggers.each_choice(step.seat, [&](const Trigger& t) { out.add(Verb::kDo, t.effect); });
    if (!s.triggers.must(step.seat)) out.add(Verb::kDecline);
  }
  static void apply_choose(State& s, const Step& step, Action a, Events& events) {
    s.core.push(Kind::kDrain, kNobody);
    if (a.verb == static_cast<int>(Verb::kDecline)) {
      s.triggers.decline(step.seat);
      return events.tell_all(Say::kDeclines, step.seat);
    }
    Trigger chosen{};
    s.triggers.each_choice(step.seat, [&](const Trigger& t) { chosen = t.effect == a.arg[0] ? t : chosen; });
    s.triggers.begin(chosen);
    carry_out(s, static_cast<Effect>(chosen.effect), step.seat);
    events.tell_all(Say::kHappens, step.seat, chosen.effect, s.points[step.seat]);
  }
  static void carry_out(State& s, Effect effect, Seat seat) {
    int points = s.points[seat];
    switch (effect) {
      case Effect::kBell:
        points += 1;
        s.triggers.raise(Effect::kEcho, seat, false);
        s.triggers.raise(Effect::kHum, seat, false);
        break;
      case Effect::kEcho:
        points += 3;
        s.triggers.raise(Effect::kRipple, seat, false);
        break;
      case Effect::kRipple:
        points += 1;
        s.triggers.raise(Effect::kReply, seat_after(seat, s.core.seats), false);
        break;
      case Effect::kReply: points += 1; break;
      case Effect::kDrum:
      case Effect::kHum: points *= 2; break;
      case Effect::kHorn: points = points > 2 ? points - 2 : 0; break;
    }
    s.points[seat] = static_cast<std::uint8_t>(points < kMostPoints ? points : kMostPoints);
  }
  static void run_next_turn(State& s, const Step& step, Events&) { next_turn(s, step.seat, kRounds, Kind::kStrike); }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        openly(poses("strike", "CHAIN-01", list_strike, apply_strike, {"Strike!", "Uderz!"})),
        runs("drain", "CHAIN-03", run_drain),
        openly(poses("choose", "CHAIN-02", list_choose, apply_choose,
                     {"Which effect comes next?", "Który efekt jest następny?"})),
        runs("next-turn", "CHAIN-07", run_next_turn),
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    ar.name("active", s.active, kToySeat);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) { ar.number("points", s.points[p], 0, kMostPoints); });
    s.triggers.describe(ar, "triggers", kEffect, kToySeat);
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State& s) {
    if (s.core.over && !s.triggers.empty()) return {"effects are left waiting", "jakieś efekty wciąż czekają"};
    return {};
  }
};

}  // namespace

const Game& chain_game() {
  static const Erased<Chain> game;
  return game;
}

}  // namespace kosmo
