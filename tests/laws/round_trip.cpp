// 2. Round trip: actions as text, states as JSON, and JSON that somebody has damaged.
#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/rules_text.h"
#include "tests/laws/laws.h"
#include "tests/laws/trial.h"

namespace json = boost::json;

namespace kosmo {
namespace {

std::string wrong_texts(const Position& state) {
  ActionList choices;
  state.legal(choices);
  for (int i = 0; i < choices.size(); ++i) {
    const std::string text = state.game().print(choices[i]);
    const Maybe<Action> back = state.game().parse(text);
    if (!back) return fmt::format("'{}' is printed but cannot be read: {}", text, back.problem().en);
    if (*back != choices[i])
      return fmt::format("'{}' is read back as another action, '{}'", text, state.game().print(*back));
  }
  return "";
}

std::string wrong_reload(const Trial& trial) {
  const Game& game = trial.game();
  const std::string text = game.to_json(trial.now.data());
  Position read = trial.fresh(trial.seed + 1);  // another deal: everything must come from the JSON
  if (const Problem problem = game.from_json(read.data(), text)) return "its own JSON is refused: " + problem.en;
  const std::string again = game.to_json(read.data());
  if (again != text) return fmt::format("JSON read back is written differently:\n{}\n{}", text, again);
  if (!(read == trial.now)) return "a state read from JSON differs in bytes: something is not described";
  Position original(trial.now);
  Rng one(trial.seed), other(trial.seed);
  game.playout(original.data(), one);
  game.playout(read.data(), other);
  return original == read ? "" : "a reloaded state goes on differently";
}

// All values inside a JSON document, so that one of them can be picked.
void collect(json::value& value, std::vector<json::value*>& all) {
  all.push_back(&value);
  if (value.is_object())
    for (auto& member : value.get_object()) collect(member.value(), all);
  if (value.is_array())
    for (json::value& element : value.get_array()) collect(element, all);
}

enum class Damage { kCut, kExtraKey, kLostKey, kHugeNumber, kUnknownName, kWrongKind, kCount };

// A text that no reader may accept. Empty if this kind of damage cannot be done here.
std::string damaged(const std::string& text, Damage damage, Rng& chance) {
  const auto any = [&](std::size_t n) { return chance.below(static_cast<std::uint32_t>(n)); };
  if (damage == Damage::kCut) return text.substr(0, any(text.size()));
  json::value root = json::parse(text);
  json::object& top = root.get_object();
  std::vector<json::value*> all;
  collect(root, all);
  json::value& one = *all[any(all.size())];
  switch (damage) {
    case Damage::kExtraKey: top["no-such-key"] = 1; break;
    case Damage::kLostKey: {
      const auto lost = top.begin() + any(top.size());
      if (lost->key().ends_with("_known")) return "";  // who has seen what may be left out
      top.erase(lost);
      break;
    }
    case Damage::kHugeNumber:
      if (!one.is_int64()) return "";
      one = 1'000'000'000'000'000;
      break;
    case Damage::kUnknownName:
      if (!one.is_string()) return "";
      one = "no such name";
      break;
    case Damage::kWrongKind:
      if (one.is_double()) return "";
      one = 0.5;
      break;
    default: break;
  }
  return json::serialize(root);
}

std::string wrong_defence(Trial& trial) {
  const Game& game = trial.game();
  const std::string text = game.to_json(trial.now.data());
  for (int i = 0; i < 3 * static_cast<int>(Damage::kCount); ++i) {
    const std::string bad = damaged(text, static_cast<Damage>(i % static_cast<int>(Damage::kCount)), trial.chance);
    if (bad.empty() && i % static_cast<int>(Damage::kCount) != static_cast<int>(Damage::kCut)) continue;
    Position victim(trial.now);
    const Problem problem = game.from_json(victim.data(), bad);
    if (!problem) return "damaged JSON is accepted:\n" + bad;
    if (problem.pl.empty() || problem.pl == problem.en)
      return "damaged JSON is refused in one language only: " + problem.en;
    if (!(victim == trial.now)) return "damaged JSON is refused, but has changed the state:\n" + bad;
  }
  return "";
}

// A text that reads well but that no game comes to: a step of another moment on top, an argument or a number changed.
std::string odd(const std::string& text, const std::vector<json::value>& steps, Rng& chance) {
  const auto any = [&](std::size_t n) { return chance.below(static_cast<std::uint32_t>(n)); };
  json::value root = json::parse(text);
  json::array& waiting = root.get_object().at("steps").get_array();
  waiting.insert(waiting.begin(), steps[any(steps.size())]);
  std::vector<json::value*> all;
  collect(any(2) ? waiting[0] : root, all);
  if (json::value& one = *all[any(all.size())]; one.is_int64()) one = static_cast<std::int64_t>(any(72)) - 2;
  return json::serialize(root);
}

// Such a state may be refused, and playing on from it may be given up; but it may not read or write where it must not
// (the sanitizers watch), and it comes to an end.
void play_odd_state(Trial& trial, const std::vector<json::value>& steps) {
  const Game& game = trial.game();
  Position state(trial.now);
  if (game.from_json(state.data(), odd(game.to_json(trial.now.data()), steps, trial.chance))) return;
  try {
    if (game.settle(state.data(), [](std::string_view) { return false; })) return;
    ActionList choices;
    for (int i = 0; i < 20 && !state.over() && !game.broken_invariant(state.data()); ++i) {
      state.legal(choices);
      if (choices.empty()) return;
      state.view(state.to_move());
      state.apply(trial.pick(choices));
    }
  } catch (const BrokenLimit&) {  // no game can come here, and it was noticed
  }
}

}  // namespace

LawReport check_round_trip(const Game& game, LawBudget budget) {
  std::vector<json::value> steps;  // every step that was met so far
  return in_some_states(game, budget, [&](Trial& trial) {
    const json::value state = json::parse(game.to_json(trial.now.data()));
    for (const json::value& step : state.at("steps").as_array()) steps.push_back(step);
    // Toys do not say which arguments their steps can have; games with a rulebook do.
    for (int i = 0; i < 5 && !steps.empty() && !rules_of(game.info().id).empty(); ++i) play_odd_state(trial, steps);
    std::string wrong = wrong_texts(trial.now);
    if (wrong.empty()) wrong = wrong_reload(trial);
    if (wrong.empty()) wrong = wrong_defence(trial);
    return wrong;
  });
}

}  // namespace kosmo
