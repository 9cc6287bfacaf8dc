// 10. Together: seats that are asked at the same time may be, since no question depends on the answers before it.
#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/round.h"
#include "tests/laws/laws.h"
#include "tests/laws/secrets.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr int kTries = 3;

std::string name(const Position& state, Seat seat) { return state.game().seat_name(seat); }

std::string question(const Position& state) {
  const Decision d = state.decision();
  return fmt::format("{} ({}): {} / {}", d.step, d.rule, say(d.question, d.args, Lang::kEnglish),
                     say(d.question, d.args, Lang::kPolish));
}

std::string choices(const Position& state) {
  ActionList list;
  state.legal(list);
  std::string text;
  for (int i = 0; i < list.size(); ++i) text += state.game().print(list[i]) + "; ";
  return text;
}

json::value whole(const Position& state) { return json::parse(state.game().to_json(state.data())); }

// All of the state but who is asked now and how many decisions there were.
std::string rest_of(const Position& state) {
  json::value all = whole(state);
  all.as_object().erase("decisions");
  json::array& steps = all.as_object().at("steps").as_array();
  steps.erase(steps.begin());
  return json::serialize(all);
}

std::string without_decision(const View& view) {
  json::value all = json::parse(view.json());
  all.as_object().erase("decision");
  return json::serialize(all);
}

std::string shows_who_passed(const Position& first, const Position& turned) {
  for (const Seat viewer : viewers(first)) {
    const std::string before = without_decision(first.view(viewer)), after = without_decision(turned.view(viewer));
    if (before != after)
      return fmt::format("a quiet round shows {} who has answered:\n{}", viewer_name(first, viewer),
                         first_difference(before, after));
  }
  return "";
}

// Do the choices depend on how many have passed? Then they are others once the step no longer says so.
std::string counts_passes(const Position& first, const Position& turned) {
  json::value all = whole(turned);
  const json::value asked_first = whole(first).at("steps").at(0);
  json::object& step = all.as_object().at("steps").as_array()[0].as_object();
  step.erase("args");
  if (const json::value* args = asked_first.as_object().if_contains("args")) step["args"] = *args;
  Position put_back(turned);
  if (const Problem problem = turned.game().from_json(put_back.data(), json::serialize(all)))
    return "a step of the round cannot be asked of another seat: " + problem.en;
  if (choices(put_back) == choices(turned)) return "";
  return fmt::format("the choices of {} depend on how many have passed: {} instead of {}",
                     name(turned, turned.to_move()), choices(turned), choices(put_back));
}

std::string wrong_pass(const Position& first, const Position& turned) {
  if (const std::string before = rest_of(first), after = rest_of(turned); before != after)
    return "a pass changes more than who is asked:\n" + first_difference(before, after);
  return counts_passes(first, turned);
}

// Played one after another, with somebody listening.
std::string tells_of_answers(const Position& first, const SeatOrder& asked) {
  Position now(first);
  for (int i = 0; i + 1 < asked.size(); ++i) {
    std::vector<Event> heard;
    ActionList list;
    now.legal(list);
    now.apply(first.decision().pass.value_or(list[0]), Events(&heard));
    if (!heard.empty())
      return fmt::format("what {} does by not acting is told: {}", name(first, asked[i]),
                         now.game().say(heard[0], Lang::kEnglish));
  }
  return "";
}

// Other answers of those before: the same seats must then be asked the same, with the same choices.
std::string wrong_seal(Trial& trial, const Round& round) {
  for (int i = 0; i < kTries; ++i) {
    Position now(trial.now);
    for (const Seat seat : round.asked()) {
      if (now.to_move() != seat) return fmt::format("after other answers {} is not asked", name(now, seat));
      const Position expected = round.asking(seat);
      if (question(now) != question(expected) || choices(now) != choices(expected))
        return fmt::format("what {} is asked depends on the sealed answers before it: {} {} instead of {} {}",
                           name(now, seat), question(now), choices(now), question(expected), choices(expected));
      ActionList list;
      now.legal(list);
      now.apply(trial.pick(list));
    }
  }
  return "";
}

std::string wrong_seat(const Position& first, Seat seat) {
  Position turned(first);
  if (!turned.turn_to(seat) || turned.to_move() != seat) return fmt::format("{} cannot be asked", name(first, seat));
  if (question(turned) != question(first))
    return fmt::format("{} is not asked the same: {} instead of {}", name(first, seat), question(turned),
                       question(first));
  if (const std::string wrong = first.decision().pass ? wrong_pass(first, turned) : ""; !wrong.empty()) return wrong;
  return first.decision().together == Together::kQuietly ? shows_who_passed(first, turned) : "";
}

std::string wrong_round(Trial& trial) {
  const Position& now = trial.now;
  if (now.over()) return now.asked().empty() ? "" : "the game is over, and somebody is asked";
  const Round round(now);
  if (round.asked().empty() || round.asked()[0] != now.to_move())
    return "the first of the round is not the one to move";
  if (round.asked().size() == 1) return "";
  for (const Seat seat : round.asked())
    if (std::string wrong = wrong_seat(now, seat); !wrong.empty()) return wrong;
  const Decision decision = now.decision();
  if (decision.pass || decision.together == Together::kQuietly)
    if (std::string wrong = tells_of_answers(now, round.asked()); !wrong.empty()) return wrong;
  return decision.pass ? "" : wrong_seal(trial, round);
}

// Everybody who is asked answers at random, on a position turned to it, the last first.
Round answered(Trial& trial) {
  Round round(trial.now);
  for (const Seat seat : last_first(round.asked())) {
    ActionList list;
    round.asking(seat).legal(list);
    if (!round.resolved() && !list.empty()) round.answer(seat, trial.pick(list));
  }
  return round;
}

// A whole game by rounds: the serial engine must take every line, and come to an end.
std::string wrong_game(Trial trial) {
  ActionList list;
  while (trial.goes_on(list)) {
    const Round round = answered(trial);
    if (!round.resolved()) return trial.tell("all who are asked have answered, and the round is not resolved");
    for (const auto& [seat, action] : round.line()) {
      if (trial.now.to_move() != seat)
        return trial.tell(fmt::format("a round expects {} to move", name(trial.now, seat)));
      if (const Refusal refusal = trial.now.why_not(action))
        return trial.tell(
            fmt::format("'{}' was taken as an answer, but {} refuses it", trial.game().print(action), refusal.rule));
      trial.play(action);
    }
  }
  return trial.now.over() ? "" : trial.tell("played by rounds the game does not end");
}

}  // namespace

LawReport check_together(const Game& game, LawBudget budget) {
  LawReport report = in_some_states(game, budget, wrong_round);
  for (int i = 0; i < budget.games && report.holds(); ++i) report.violation = wrong_game(Trial(game, budget.seed, i));
  return report;
}

}  // namespace kosmo
