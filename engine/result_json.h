// How a game ended, as JSON: for views, scenarios, replays and the protocol.
#pragma once

#include <boost/json/fwd.hpp>

#include "engine/game.h"

namespace kosmo {

// One seat's: {"score": 95, "place": 1}.
boost::json::object seat_result_json(const Result&, Seat);
// All: {"won": false, "pink": {"score": 95, "place": 1}, ...}.
boost::json::object result_json(const Game&, const Result&, int seats);

}  // namespace kosmo
