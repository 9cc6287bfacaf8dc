// A finished game, step by step, for those who look back.
#include <charconv>

#include <boost/json.hpp>

#include "engine/both_json.h"
#include "server/replay_view.h"
#include "server/room_view.h"
#include "table/replay.h"

namespace json = boost::json;

namespace kosmo {
namespace {

std::string steps_json(const Room& room) {
  const Game& game = *room.game();
  json::array steps;
  Position position = room.table()->start();
  const StandingLine line = room.table()->line();
  for (const JournalEntry& step : line.decisions) {
    line.reshuffle(position, steps.size());
    json::object out{{"n", steps.size() + 1}, {"seat", game.seat_name(step.seat)}};
    put_both(out, [&](Lang lang) { return position.say_choice(step.action, lang); });
    position.apply(step.action);
    out["turn"] = game.turn(position.data());
    if (const int round = game.round(position.data()); round > 0) out["round"] = round;
    steps.push_back(std::move(out));
  }
  return json::serialize(json::object{{"game", game.info().id},
                                      {"seats", seats_json(room)},
                                      {"steps", std::move(steps)},
                                      {"result", final_scores_json(room)}});
}

std::string view_json(const Room& room, std::size_t number, Seat viewer) {
  const StandingLine line = room.table()->line();
  Position position = room.table()->start();
  std::vector<Event> told;
  for (std::size_t i = 0; i < number; ++i) {
    line.reshuffle(position, i);
    position.apply(line.decisions[i].action, i + 1 == number ? Events(&told) : Events());
  }
  json::array log;
  for (const Event& event : told)
    if (may_see(event.audience, viewer))
      log.push_back(both_json([&](Lang lang) { return room.game()->say(event, lang); }));
  return "{\"view\":" + position.view(viewer).json() + ",\"log\":" + json::serialize(log) + "}";
}

}  // namespace

std::optional<HttpResponse> replay_response(const Room& room, std::string_view what) {
  constexpr std::string_view kView = "/view/", kForGood = "max-age=86400";
  const auto answer = [&](std::string_view type, std::string body) {
    return HttpResponse{200, std::string(type), std::move(body), std::string(kForGood)};
  };
  if (what.empty())
    return answer("application/x-ndjson", write_replay({room.setup_for_replay(), room.table()->replay().entries}));
  if (what == "/steps") return answer("application/json", steps_json(room));
  if (!what.starts_with(kView)) return {};
  what.remove_prefix(kView.size());
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(what.data(), what.data() + what.size(), number);
  what.remove_prefix(static_cast<std::size_t>(end - what.data()));
  if (error != std::errc{} || number > room.table()->line().decisions.size() || !what.starts_with('/')) return {};
  what.remove_prefix(1);
  const Seat seat = what == "spectator" ? kSpectator : room.game()->seat_by_name(what);
  if (what != "spectator" && (seat < 0 || seat >= room.seats())) return {};
  return answer("application/json", view_json(room, number, seat));
}

}  // namespace kosmo
