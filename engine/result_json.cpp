#include "engine/result_json.h"

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {

json::object seat_result_json(const Result& result, Seat seat) {
  return {{"score", result.score[seat]}, {"place", result.place[seat]}};
}

json::object result_json(const Game& game, const Result& result, int seats) {
  json::object out{{"won", result.won}};
  for (Seat p = 0; p < seats; ++p) out[game.seat_name(p)] = seat_result_json(result, p);
  return out;
}

}  // namespace kosmo
