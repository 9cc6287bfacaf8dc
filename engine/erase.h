// Makes a Game of a set of rules. Thin: every method is one call into Engine<G> or G.
#pragma once

#include <algorithm>

#include "engine/interject.h"
#include "engine/json_archive.h"
#include "engine/prospects.h"
#include "engine/rules.h"
#include "engine/seating.h"
#include "engine/zones.h"

namespace kosmo {

template <Rules G>
class Erased final : public Game, public std::conditional_t<Interjecting<G>, ErasedInterjects<G>, InterjectsNever> {
  static_assert(alignof(typename G::State) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);  // Position allocates plain bytes
  using State = typename G::State;
  using Run = Engine<G>;
  static State& of(void* s) { return *static_cast<State*>(s); }
  static const State& of(const void* s) { return *static_cast<const State*>(s); }

 public:
  const GameInfo& info() const override { return G::info(); }
  std::span<const VerbRule> verbs() const override { return G::verbs(); }
  std::span<const Phrase> event_phrases() const override { return G::event_phrases(); }
  std::vector<StepInfo> steps() const override {
    std::vector<StepInfo> out;
    for (const StepRule<State>& rule : G::steps()) out.push_back(info_of(rule));
    return out;
  }
  std::vector<Phrase> questions() const override {
    std::vector<Phrase> out;
    for (const StepRule<State>& step : G::steps())
      if (!step.run) out.push_back(step.question);
    return out;
  }
  std::span<const Phrase> choice_phrases() const override {
    if constexpr (requires { G::choice_phrases(); }) return G::choice_phrases();
    return {};
  }
  std::size_t state_size() const override { return sizeof(State); }
  std::string content_hash() const override {
    if constexpr (requires { G::content_hash(); }) return G::content_hash();
    return "none";
  }
  std::vector<CardText> cards() const override {
    if constexpr (requires { G::cards(); }) return G::cards();
    return {};
  }
  std::string facts() const override {
    if constexpr (requires { G::facts(); }) return G::facts();
    return "{}";
  }
  // A description is the same in every state, so any game will do.
  std::string schema() const override {
    State s;
    Run::start(s, G::info().max_seats, standard_options(), 0, {});
    return write_schema(*this, describe_copy(s));
  }

  void start(void* s, int seats, const Options& options, const Seed& seed, Events events) const override {
    Run::start(of(s), seats, options, seed, events);
  }
  bool over(const void* s) const override { return Run::over(of(s)); }
  Seat to_move(const void* s) const override { return Run::to_move(of(s)); }
  Decision decision(const void* s) const override { return decision_in(of(s)); }
  SeatOrder asked(const void* s) const override { return Run::asked(of(s)); }
  bool turn_to(void* s, Seat seat) const override { return Run::turn_to(of(s), seat); }
  void legal(const void* s, ActionList& out) const override { Run::legal(of(s), out); }
  void apply(void* s, Action a, Events events) const override { Run::apply(of(s), a, events); }
  Refusal why_not(const void* s, Action a) const override { return Run::why_not(of(s), a); }
  std::string_view rule_allowing(const void* s, Action a) const override { return Run::rule_allowing(of(s), a); }
  std::vector<NotYet> not_yet(const void* s) const override { return Run::not_yet(of(s)); }
  Wording choice(const void* s, Action a) const override { return wording(of(s), a); }
  std::uint32_t reveals(const void* s) const override { return of(s).core.reveals; }
  std::uint32_t decisions(const void* s) const override { return of(s).core.decisions; }
  std::uint32_t turn(const void* s) const override { return of(s).core.turns; }
  int round(const void* s) const override {
    if constexpr (requires { G::round(of(s)); }) return G::round(of(s));
    return 0;
  }
  int seats(const void* s) const override { return of(s).core.seats; }
  Result result(const void* s) const override {
    Result result = G::result(of(s));
    result.cooperative = cooperative(s);
    return result;
  }
  bool cooperative(const void* s) const override {
    if constexpr (requires { G::cooperative(of(s)); }) return G::cooperative(of(s));
    return false;
  }
  Warning wastes(const void* s, Action a) const override { return warning(of(s), a); }
  ActionFigures figures(const void* s, Action a) const override { return reckoned(of(s), a); }
  Values statistic(const void* s, int which, Seat seat) const override {
    if constexpr (requires { G::statistic(of(s), which, seat); }) return G::statistic(of(s), which, seat);
    return {};
  }
  std::uint64_t playout(void* s, Rng& rng, std::uint64_t most) const override { return Run::playout(of(s), rng, most); }

  // The state as it is; the question as it is put to this viewer, if it is one of those asked.
  View view(const void* s, Seat viewer) const override {
    const SeatOrder asked = Run::asked(of(s));
    Told told;
    const Decision decision = decision_for(of(s), asked, viewer, &told);
    std::optional<Result> result;
    if (Run::over(of(s))) result = this->result(s);
    return write_view({*this, decision, asked, told.choices, told.not_yet, between(of(s), viewer), result, seats(s)},
                      viewer, describe_copy(of(s)));
  }
  std::vector<float> tensor(const void* s, Seat viewer) const override {
    const SeatOrder asked = Run::asked(of(s));
    const Decision decision = decision_for(of(s), asked, viewer, nullptr);
    return write_tensor(viewer, seats(s), G::info().max_seats, [&, copy = of(s)](Archive& ar) mutable {
      describe_decision(ar, decision, asked, viewer, copy.core.seats);
      describe(ar, copy);
    });
  }
  void determinize(void* s, Seat viewer, Rng& dream) const override {
    draw_anew(of(s), viewer == kSpectator ? kSpectatorBit : only(viewer), dream);
    of(s).core.rng = dream.fork();  // what chance will bring is hidden from everybody
  }
  void reshuffle(void* s, const Seed& key) const override {
    Rng fresh(key);
    draw_anew(of(s), kEverybody, fresh);
    of(s).core.rng = fresh.fork();
  }
  double evaluate(const void* s, Seat seat) const override {
    if constexpr (requires { G::evaluate(of(s), seat); }) return G::evaluate(of(s), seat);
    return G::result(of(s)).score[seat];
  }
  Prospects prospects(const void* s) const override {
    if (Run::over(of(s))) return final_prospects(result(s), seats(s));
    if constexpr (requires { G::prospects(of(s)); }) return G::prospects(of(s));
    if (cooperative(s)) {
      Prospects half{};
      std::fill_n(half.begin(), seats(s), 0.5);
      return half;
    }
    return prospects_by_points(seats(s), kUntoldLead, [&](Seat p) { return evaluate(s, p); });
  }
  double prior(const void* s, Action a) const override {
    if constexpr (requires { G::prior(of(s), a); }) return G::prior(of(s), a);
    return 1;
  }
  Problem broken_invariant(const void* s) const override { return Run::broken_invariant(of(s)); }
  std::string draw(const View& view, const Style& style) const override {
    if constexpr (requires { G::draw(view, style); }) return G::draw(view, style);
    return view.json() + "\n";
  }

  std::string to_json(const void* s) const override { return write_json(describe_copy(of(s))); }
  std::string position_json(const void* s) const override { return write_position(describe_copy(of(s))); }
  Problem from_json(void* s, std::string_view json) const override {
    State read = of(s);  // seats and what else a description does not carry stay
    Problem problem = read_json(json, [&](Archive& ar) { describe(ar, read); });
    if (!problem) problem = impossible_step(read);
    if (!problem && !read.core.over && read.core.steps.empty())
      problem = {"/steps: there must be something left to do", "/steps: coś musi zostać do zrobienia"};
    if (!problem) of(s) = read;
    return problem;
  }
  std::vector<std::string> lists_without_order(const void* s) const override {
    return kosmo::lists_without_order(describe_copy(of(s)));
  }
  Problem settle(void* s, const std::function<bool(std::string_view)>& was_given) const override {
    State settled = of(s);
    if constexpr (requires(Zones & z) { G::zones(settled, z); }) {
      Zones zones(settled.core.seats);
      G::zones(settled, zones);
      if (Problem problem = zones.settle(was_given, kSeatKind)) return problem;
    }
    if constexpr (requires { G::settle(settled, was_given); })
      if (Problem problem = G::settle(settled, was_given)) return problem;
    of(s) = settled;
    if (const Problem broken = Run::broken_invariant(of(s)))
      return {"the position is not sound: " + broken.en, "pozycja jest niespójna: " + broken.pl};
    Run::resume(of(s));
    ActionList choices;
    Run::legal(of(s), choices);
    if (!Run::over(of(s)) && choices.empty())
      return {"the position is not sound: nothing can be chosen", "pozycja jest niespójna: nie ma czego wybrać"};
    return {};
  }

 protected:
  Problem refuse_combination(int seats, const Options& options) const override {
    if constexpr (requires { G::refuse_setup(seats, options); }) return G::refuse_setup(seats, options);
    return {};
  }

 private:
  static constexpr double kUntoldLead = 10;  // points, for a game that does not say what a lead is worth

  // Whatever none of `knows` can know: components by the list of zones, and what else the game keeps secret.
  // Fair deals are tried until one is possible; what was shown is put there when luck fails.
  static void draw_anew(State& s, Audience knows, Rng& rng) {
    if constexpr (requires { G::possible(s); }) {
      constexpr int kTries = 50;
      for (int i = 0; i < kTries; ++i) {
        State draw = s;
        deal_anew(draw, knows, rng, false);
        if (!G::possible(draw)) continue;
        s = draw;
        return;
      }
    }
    deal_anew(s, knows, rng, true);
  }
  static void show_what_waits(const State& s, Zones& zones) {
    if constexpr (requires { G::shown(s, zones); }) G::shown(s, zones);
    if (s.core.over || s.core.steps.empty()) return;
    const Step& open = s.core.steps.back();
    if (G::steps()[open.kind].shows) G::steps()[open.kind].shows(s, open, zones);
  }
  static void deal_anew(State& s, Audience knows, Rng& rng, bool as_shown) {
    if constexpr (requires(Zones & z) { G::zones(s, z); }) {
      Zones zones(s.core.seats);
      G::zones(s, zones);
      if (as_shown) show_what_waits(s, zones);
      zones.redeal(knows, rng);
    }
    if constexpr (requires { G::redraw(s, knows, rng); }) G::redraw(s, knows, rng);
  }

  static Wording wording(const State& s, Action a) {
    if constexpr (requires { G::choice(s, a); })
      if (const Wording words = G::choice(s, a)) return words;
    return {G::verbs()[a.verb].phrase, phrase_args(a)};
  }
  static Warning warning(const State& s, Action a) {
    if constexpr (requires { G::wastes(s, a); }) return G::wastes(s, a);
    return {};
  }
  static ActionFigures reckoned(const State& s, Action a) {
    if constexpr (requires { G::figures(s, a); }) return G::figures(s, a);
    return {};
  }
  static std::vector<Offer> offers(const State& s) {
    ActionList choices;
    Run::legal(s, choices);
    std::vector<Offer> out;
    for (int i = 0; i < choices.size(); ++i)
      out.push_back({choices[i], wording(s, choices[i]), warning(s, choices[i]), reckoned(s, choices[i])});
    return out;
  }

  // What this viewer may do though nobody asks it.
  static std::vector<Offer> between(const State& s, Seat viewer) {
    std::vector<Offer> out;
    if constexpr (Interjecting<G>) {
      ActionList choices;
      if (!Run::over(s) && viewer >= 0) G::interjections(s, viewer, choices);
      for (int i = 0; i < choices.size(); ++i) out.push_back({choices[i], wording(s, choices[i]), {}, {}});
    }
    return out;
  }

  // What only the one who is asked is told with the question.
  struct Told {
    std::vector<Offer> choices;
    std::vector<NotYet> not_yet;
  };
  // Where the table has chosen how long a step may take (seconds(state, step)), that is said instead of the step's own.
  static Decision decision_in(const State& s) {
    Decision decision = Run::decision(s);
    if constexpr (requires { G::seconds(s, s.core.steps.back()); })
      if (!s.core.over) decision.seconds = G::seconds(s, s.core.steps.back());
    return decision;
  }
  // The question that a viewer is shown: the one put to it, if it is asked; else that of the first who is.
  static Decision decision_for(const State& s, const SeatOrder& asked, Seat viewer, Told* told) {
    if (viewer < 0 || !asked.contains(viewer)) return decision_in(s);
    State turned = s;
    Run::turn_to(turned, viewer);
    if (told) *told = {offers(turned), Run::not_yet(turned)};
    Decision decision = decision_in(turned);
    decision.number = s.core.decisions;
    return decision;
  }

  static constexpr ArgKind kSeatKind = {
      "seat", [] { return static_cast<int>(G::info().seat_names.size()); },
      [](int v) { return std::string(G::info().seat_names[v].id); },
      [](int v, Lang lang, Form form) { return std::string(G::info().seat_names[v].form(lang, form)); }};
  static constexpr ArgKind kStepKind = {"step", [] { return static_cast<int>(std::size(G::steps())); },
                                        [](int v) { return std::string(G::steps()[v].name); }};

  // What a learner must know of the open decision: who is asked, by which step, with which arguments if it is told
  // them.
  static void describe_decision(Archive& ar, const Decision& decision, const SeatOrder& asked, Seat viewer, int seats) {
    Seat seat = decision.seat;
    ar.name("seat", seat, kSeatKind, kNobody);
    std::uint64_t together = 0;
    for (const Seat p : asked) together |= bit(p);
    ar.set("asked", together, kSeatKind);
    int step = 0;
    for (std::size_t i = 0; i < std::size(G::steps()); ++i)
      if (G::steps()[i].name == decision.step) step = static_cast<int>(i);
    ar.name("step", step, kStepKind);
    ar.hidden("args", decision.secret ? only(decision.seat) : kEverybody, 0, [&] {
      for (std::size_t i = 0; i < decision.args.size(); ++i)
        describe_argument(ar, decision.args[i], G::steps()[step].most[i], viewer, seats);
    });
  }
  static void describe_argument(Archive& ar, int arg, int most, Seat viewer, int seats) {
    constexpr int kUndeclared = 64;  // most arguments are smaller
    if (most == kASeat || most == kASeatOrNobody) {
      const int nobody = most == kASeatOrNobody ? 1 : 0;
      const Seat seat = static_cast<Seat>(arg - nobody);
      if (seat >= 0) arg = nobody + places_from(viewer >= 0 ? viewer : Seat{0}, seat, seats);
      most = G::info().max_seats;
    }
    if (most == kAnyArguments[0]) most = kUndeclared;
    arg = std::clamp(arg, 0, most);
    ar.number("", arg, 0, most);
  }

  // Steps read from outside: an asking step asks a seat of this game, the others keep to what their rule says.
  static Problem impossible_step(const State& s) {
    for (const Step& step : s.core.steps) {
      const StepRule<State>& rule = G::steps()[step.kind];
      const bool wants_seat = rule.needs_seat || !rule.run;
      if (step.seat >= s.core.seats || (wants_seat && step.seat < 0))
        return {"/steps: '" + std::string(rule.name) + "' needs a seat of this game",
                "/steps: krok „" + std::string(rule.name) + "” musi należeć do gracza z tej gry"};
      for (std::size_t i = 0; i < step.arg.size(); ++i) {
        const int most = most_of(rule.most[i], s.core.seats);
        if (rule.most != kAnyArguments && (step.arg[i] < 0 || step.arg[i] > most))
          return {"/steps: argument " + std::to_string(i + 1) + " of '" + std::string(rule.name) + "' runs from 0 to " +
                      std::to_string(most),
                  "/steps: argument " + std::to_string(i + 1) + " kroku „" + std::string(rule.name) +
                      "” ma zakres od 0 do " + std::to_string(most)};
      }
    }
    return {};
  }
  static StepInfo info_of(const StepRule<State>& rule) {
    StepInfo info{rule.name,     rule.rule,    rule.run == nullptr, rule.needs_seat || !rule.run,
                  rule.question, rule.together};
    if (rule.most == kAnyArguments) return info;
    std::size_t used = rule.most.size();
    while (used > 0 && rule.most[used - 1] == 0) --used;
    for (std::size_t i = 0; i < used; ++i)
      info.arguments.push_back({static_cast<int>(i) < rule.question.arity() ? rule.question.args[i] : rule.kinds[i],
                                most_of(rule.most[i], G::info().max_seats), rule.most[i] < 0,
                                rule.most[i] == kASeatOrNobody});
    return info;
  }
  static int most_of(int declared, int seats) {
    return declared == kASeat ? seats - 1 : declared == kASeatOrNobody ? seats : declared;
  }

  static void describe(Archive& ar, State& s) {
    if (ar.whole()) describe_core(ar, s.core);
    G::describe(ar, s);
  }
  static Describe describe_copy(const State& s) {
    return [copy = s](Archive& ar) mutable { describe(ar, copy); };
  }

  template <class C>
  static void describe_core(Archive& ar, C& core) {
    ar.number("over", core.over, 0, 1);
    ar.number("decisions", core.decisions, 0, 1'000'000);
    ar.number("turns", core.turns, 0, 65'535);
    ar.number("reveals", core.reveals, 0, 1'000'000);
    ar.object("random", [&] { describe_chance(ar, core.rng); });
    // What is left to do, next first.
    int count = core.steps.size();
    ar.open_list("steps", count, core.steps.capacity());
    if (ar.reading()) core.steps.resize(count);
    for (int i = 0; i < count; ++i) describe_step(ar, core.steps[count - 1 - i]);
    ar.close_list();
  }
  static void describe_chance(Archive& ar, Rng& rng) {
    for (int i = 0; i < 2; ++i) {
      std::uint64_t word = rng.word(i);
      ar.word(i ? "b" : "a", word);
      rng.set_word(i, word);
    }
    if (ar.reading() ? ar.present("drawn") : rng.is_stream()) {
      std::uint64_t drawn = rng.is_stream() ? rng.drawn() : 0;
      ar.number("drawn", drawn, 0, 1'000'000'000);
      rng.set_drawn(drawn);
    } else {
      rng.leave_stream();
      if (rng.word(0) == 0 && rng.word(1) == 0) rng = Rng(0);  // the one state in which the fast one stands still
    }
  }
  static void describe_step(Archive& ar, Step& step) {
    ar.open("");
    ar.name("step", step.kind, kStepKind);
    ar.name("seat", step.seat, kSeatKind, kNobody);
    int used = 7;
    while (used > 0 && step.arg[used - 1] == 0) --used;
    if (ar.reading()) step.arg = {};
    if (ar.reading() ? ar.present("args") : used > 0) {
      ar.open_list("args", used, 7);
      for (int i = 0; i < used; ++i) ar.number("", step.arg[i], -32768, 32767);
      ar.close_list();
    }
    ar.close();
  }
};

}  // namespace kosmo
