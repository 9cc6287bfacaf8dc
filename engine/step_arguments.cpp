#include "engine/step_arguments.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr std::string_view kNobodyName = "null";

// The step that an entry of "/steps" names, or null.
const StepInfo* info_of(const json::value& step, const std::vector<StepInfo>& steps) {
  const json::object* object = step.if_object();
  const json::value* name = object ? object->if_contains("step") : nullptr;
  if (!name || !name->is_string()) return nullptr;  // the reader will say so
  for (const StepInfo& info : steps)
    if (info.name == std::string_view(name->get_string())) return &info;
  return nullptr;
}

template <class F>
void each_step(json::value& state, const Game& game, F&& f) {
  json::object* object = state.if_object();
  json::value* listed = object ? object->if_contains("steps") : nullptr;
  if (!listed || !listed->is_array()) return;
  const std::vector<StepInfo> infos = game.steps();
  for (std::size_t i = 0; i < listed->get_array().size(); ++i)
    if (const StepInfo* info = info_of(listed->get_array()[i], infos)) f(listed->get_array()[i].get_object(), *info, i);
}

json::value named(std::int64_t number, const std::vector<std::string>& names) {
  if (number < 0 || number >= static_cast<std::int64_t>(names.size())) return number;
  const std::string& name = names[static_cast<std::size_t>(number)];
  return name == kNobodyName ? json::value(nullptr) : json::value(name);
}

// What stands in place `place` of step `at`, made a number.
Problem number_one(json::value& value, const StepInfo& step, std::size_t at, std::size_t place, const Game& game) {
  const std::vector<std::string> names = names_of(step.arguments[place], game);
  const std::string en = fmt::format("/steps/{}: argument {} of '{}'", at, place + 1, step.name),
                    pl = fmt::format("/steps/{}: argument {} kroku „{}”", at, place + 1, step.name);
  if (value.is_number()) {
    const auto count = static_cast<std::int64_t>(names.size());
    if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= count) return {};  // the reader will say so
    return {fmt::format("{} is given by its name, not by a number: {}", en, fmt::join(names, ", ")),
            fmt::format("{} podaje się nazwą, nie liczbą: {}", pl, fmt::join(names, ", "))};
  }
  const std::string said = value.is_null()     ? std::string(kNobodyName)
                           : value.is_string() ? std::string(value.get_string())
                                               : json::serialize(value);
  const auto found = std::find(names.begin(), names.end(), said);
  if (found != names.end()) {
    value = found - names.begin();
    return {};
  }
  if (names.empty())
    return {fmt::format("{} is a number from 0 to {}, not '{}'", en, step.arguments[place].most, said),
            fmt::format("{} to liczba od 0 do {}, a nie „{}”", pl, step.arguments[place].most, said)};
  return {fmt::format("{}: '{}' is none of {}", en, said, fmt::join(names, ", ")),
          fmt::format("{}: „{}” nie jest żadną z nazw: {}", pl, said, fmt::join(names, ", "))};
}

}  // namespace

std::vector<std::string> names_of(const StepInfo::Argument& argument, const Game& game) {
  std::vector<std::string> names;
  if (argument.is_seat) {
    if (argument.or_nobody) names.emplace_back(kNobodyName);
    for (const Name& seat : game.info().seat_names) names.emplace_back(seat.id);
  } else if (argument.kind && argument.kind != &kNumber) {
    for (int v = 0; v < argument.kind->count() && v <= argument.most; ++v) names.push_back(argument.kind->print(v));
  }
  return names;
}

void name_arguments(json::value& state, const Game& game) {
  each_step(state, game, [&](json::object& step, const StepInfo& info, std::size_t) {
    if (info.arguments.empty()) return;
    json::array out;
    const json::value* args = step.if_contains("args");
    for (std::size_t i = 0; i < info.arguments.size(); ++i) {
      const bool is_said = args && i < args->get_array().size();
      out.push_back(
          named(is_said ? args->get_array()[i].to_number<std::int64_t>() : 0, names_of(info.arguments[i], game)));
    }
    step["args"] = std::move(out);
  });
}

Problem number_arguments(json::value& state, const Game& game) {
  Problem problem;
  each_step(state, game, [&](json::object& step, const StepInfo& info, std::size_t at) {
    json::value* args = step.if_contains("args");
    if (!args || !args->is_array()) return;  // the reader will say so
    for (std::size_t i = 0; i < std::min(args->get_array().size(), info.arguments.size()) && !problem; ++i)
      problem = number_one(args->get_array()[i], info, at, i, game);
  });
  return problem;
}

}  // namespace kosmo
