#include "tests/laws/variety.h"

#include <set>

#include <fmt/format.h>
#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

// {"hidden": 3}, or of a hand that is partly known {"hidden": 3, "known": ["zombie"], "seen_by": {"red": 1}}.
bool is_hidden_thing(const json::object& object) {
  const json::value* count = object.if_contains("hidden");
  if (!count || !count->is_int64()) return false;
  for (const auto& member : object)
    if (member.key() != "hidden" && member.key() != "known" && member.key() != "seen_by") return false;
  return true;
}
std::int64_t how_many_unknown(const json::object& thing) {
  const json::value* known = thing.if_contains("known");
  return thing.at("hidden").get_int64() - (known ? static_cast<std::int64_t>(known->get_array().size()) : 0);
}

void find_hidden(const json::value& view, const std::string& path, std::vector<std::string>& found) {
  if (view.is_array())
    for (std::size_t i = 0; i < view.get_array().size(); ++i)
      find_hidden(view.get_array()[i], fmt::format("{}/{}", path, i), found);
  if (!view.is_object()) return;
  if (is_hidden_thing(view.get_object())) {
    if (how_many_unknown(view.get_object()) > 0) found.push_back(path);
    return;
  }
  for (const auto& member : view.get_object())
    find_hidden(member.value(), path + "/" + std::string(member.key()), found);
}

// What stands at a path; if the description used another name there, what stands around it.
std::string value_at(const json::value& state, const std::string& path) {
  json::error_code error;
  if (const json::value* found = state.find_pointer(path, error)) return json::serialize(*found);
  const json::value* around = state.find_pointer(path.substr(0, path.rfind('/')), error);
  return around ? json::serialize(*around) : "";
}

// "/players/red/hand" and "/players/blue/hand" are one kind of secret.
std::string kind_of_secret(const Game& game, std::string path) {
  for (const Name& seat : game.info().seat_names) {
    const std::string name = fmt::format("/{}/", seat.id);
    if (const auto at = path.find(name); at != std::string::npos) path.replace(at, name.size(), "/*/");
  }
  std::string kind;
  for (const char c : path) kind += c >= '0' && c <= '9' ? '#' : c;
  return kind;
}

}  // namespace

std::vector<std::string> hidden_paths(const Position& truth, Seat viewer) {
  std::vector<std::string> paths;
  find_hidden(json::parse(truth.view(viewer).json()).at("state"), "", paths);
  return paths;
}

void Variety::note(const Position& truth, const std::vector<std::string>& paths, const std::vector<Position>& draws) {
  if (paths.empty()) return;
  const json::value real = json::parse(truth.game().to_json(truth.data()));
  std::vector<json::value> dreams;
  for (const Position& draw : draws) dreams.push_back(json::parse(draw.game().to_json(draw.data())));
  for (const std::string& path : paths) {
    std::set<std::string> values;
    for (const json::value& dream : dreams) values.insert(value_at(dream, path));
    const bool off_truth = values.size() > 1 || !values.contains(value_at(real, path));
    Count& count = counts_[kind_of_secret(truth.game(), path)];
    ++count.seen;
    count.varied += values.size() > 1 && off_truth;
  }
}

// A tenth is little: near the end of a game much can be deduced, and then draws rightly agree.
std::string Variety::verdict() const {
  for (const auto& [kind, count] : counts_)
    if (count.seen >= 24 && count.varied * 10 < count.seen)
      return fmt::format("draws hardly vary in {}: in {} of {} states; a player who draws them would know the truth",
                         kind, count.varied, count.seen);
  return "";
}

}  // namespace kosmo
