// Zap shows interrupts: a play waits while it may be answered, and an answer may be answered.
//
//   ZAP-01  In its turn a seat claims a point from another seat.
//   ZAP-02  Before a claim is carried out any seat may zap it, for one of its two zap tokens. Asked are the claimant,
//           then the seat claimed from, then the others clockwise from the claimant; only seats that have a token.
//   ZAP-03  A zap may be zapped in the same way. What was zapped has no effect; its token is spent.
//   ZAP-04  Plays are carried out last in, first out. After every answer all are asked again, about the latest play.
//   ZAP-05  After three rounds the most points win.
#include "engine/window.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kRounds = 3, kTokens = 2;

struct Zap {
  struct State {
    Core<24> core;  // two steps for every zap, and the claim
    std::array<std::int8_t, kToyMaxSeats> points;
    std::array<std::uint8_t, kToyMaxSeats> tokens;
    Seat claimant, target;
    std::uint8_t round;
    std::uint8_t unused[5];
  };

  enum class Kind { kClaim, kPlay, kWindow, kAnswer, kNextTurn };
  enum class Verb { kClaim, kZap, kPass };
  enum class Say { kClaims, kZaps, kHappens, kNegated };
  enum class Play { kClaim, kZap };
  struct PlayArgs {
    Play what;
    bool zapped = false;

    explicit PlayArgs(Play play) : what(play) {}
    explicit PlayArgs(const Step& s) : what(static_cast<Play>(s.arg[0])), zapped(s.arg[1] != 0) {}
    Step step(Seat seat) const { return make_step(Kind::kPlay, seat, what, zapped); }
  };

  static const GameInfo& info() {
    static const GameInfo info{.id = "zap",
                               .name = {"Zap", "Zap"},
                               .blurb = {"Claims, and answers to answers.", "Roszczenia i odpowiedzi na odpowiedzi."},
                               .min_seats = 2,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "ZAP-05",
                               .max_decisions = 200};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"claim", {"Claim a point from {0}", "Zażądaj punktu od {0:gen}"}, {&kToySeat}}, "ZAP-01"},
        {{"zap", {"Zap it", "Zneguj to"}}, "ZAP-02"},
        {{"pass", {"Pass", "Spasuj"}}, "ZAP-02"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"claims", {"{0} claims a point from {1}.", "{0} żąda punktu od {1:gen}."}, {&kToySeat, &kToySeat}},
        {"zaps", {"{0} zaps it.", "{0} to neguje."}, {&kToySeat}},
        {"happens", {"{1} loses a point to {0}.", "{1} oddaje punkt: zyskuje {0}."}, {&kToySeat, &kToySeat}},
        {"negated", {"The play of {0} has no effect.", "Zagranie gracza {0} nie ma skutku."}, {&kToySeat}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    s.tokens.fill(kTokens);
    s.core.push(Kind::kClaim, 0);
  }

  static void list_claim(const State& s, const Step& step, ActionList& out) {
    list_others(s, step.seat, Verb::kClaim, out);
  }
  static void apply_claim(State& s, const Step& step, Action a, Events& events) {
    s.claimant = step.seat;
    s.target = static_cast<Seat>(a.arg[0]);
    events.tell_all(Say::kClaims, s.claimant, s.target);
    s.core.push(Kind::kNextTurn, step.seat);
    play(s, Play::kClaim, step.seat);
  }
  // A play waits below the window in which it may be answered.
  static void play(State& s, Play what, Seat by) {
    s.core.steps.push(PlayArgs(what).step(by));
    s.core.steps.push(Window(0).step(Kind::kWindow, kNobody));
  }

  static void run_window(State& s, const Step& step, Events&) {
    Window window(step);
    const bool is_zapped = PlayArgs(*latest_waiting(s.core, Kind::kPlay)).zapped;
    const Seat asked = window.next(main_players_first(s.claimant, s.target, s.core.seats),
                                   [&](Seat p) { return s.tokens[p] > 0 && !is_zapped; });
    if (asked != kNobody) s.core.steps.push(window.step(Kind::kAnswer, asked));
  }
  static void list_answer(const State&, const Step&, ActionList& out) {
    out.add(Verb::kPass);
    out.add(Verb::kZap);
  }
  static void apply_answer(State& s, const Step& step, Action a, Events& events) {
    Window window(step);
    if (a.verb == static_cast<int>(Verb::kPass)) {
      window.pass();
      s.core.steps.push(window.step(Kind::kWindow, kNobody));
      return;
    }
    window.restart();
    s.core.steps.push(window.step(Kind::kWindow, kNobody));
    --s.tokens[step.seat];
    events.tell_all(Say::kZaps, step.seat);
    play(s, Play::kZap, step.seat);
  }
  static void zap(Step& play) {
    PlayArgs args(play);
    args.zapped = true;
    play = args.step(play.seat);
  }
  static void run_play(State& s, const Step& step, Events& events) {
    const PlayArgs args(step);
    if (args.zapped) return events.tell_all(Say::kNegated, step.seat);
    if (args.what == Play::kZap) return zap(*latest_waiting(s.core, Kind::kPlay));
    ++s.points[s.claimant];
    --s.points[s.target];
    events.tell_all(Say::kHappens, s.claimant, s.target);
  }
  static void run_next_turn(State& s, const Step& step, Events&) { next_turn(s, step.seat, kRounds, Kind::kClaim); }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        poses("claim", "ZAP-01", list_claim, apply_claim,
              {"From whom do you claim a point?", "Od kogo żądasz punktu?"}),
        runs("play", "ZAP-04", run_play),
        together(runs("window", "ZAP-02", run_window), Together::kOpenly, Verb::kPass),
        together(poses("answer", "ZAP-02", list_answer, apply_answer,
                       {"Do you zap the latest play?", "Czy negujesz ostatnie zagranie?"}),
                 Together::kOpenly, Verb::kPass),
        runs("next-turn", "ZAP-05", run_next_turn),
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    ar.name("claimant", s.claimant, kToySeat);
    ar.name("target", s.target, kToySeat);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) {
      ar.number("points", s.points[p], -99, 99);
      ar.number("tokens", s.tokens[p], 0, kTokens);
    });
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State& s) {
    int sum = 0;
    for (const int points : s.points) sum += points;
    if (sum == 0) return {};
    return {"a point that one seat gains another must lose", "punkt, który ktoś zyskuje, ktoś inny musi stracić"};
  }
};

}  // namespace

const Game& zap_game() {
  static const Erased<Zap> game;
  return game;
}

}  // namespace kosmo
