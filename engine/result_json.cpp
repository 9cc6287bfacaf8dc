#include "engine/result_json.h"

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {

json::object seat_result_json(const Result& result, Seat seat) {
  const auto i = static_cast<std::size_t>(seat);
  return {{"score", result.score[i]}, {"place", result.place[i]}};
}

json::object result_json(const Game& game, const Result& result, int seats) {
  json::object out{{"won", result.won}};
  for (Seat p = 0; p < seats; ++p) out[game.seat_name(p)] = seat_result_json(result, p);
  return out;
}

}  // namespace kosmo
