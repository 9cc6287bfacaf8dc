// One request about one table, in a form that can travel to the server that owns it, and what follows from it there.
#pragma once

#include "server/protocol.h"

namespace kosmo {

struct RoomRequest {
  TableAsk ask{};
  Person person{};           // nobody, if a seat token is all that was shown
  std::string token{};       // hash of the seat token that the connection holds, if any; `sit`: of the new one
  std::string new_table{};   // `rematch`
  Seed seed{};               // `start`
  bool by_operator = false;  // of the server: not asked by any player
  bool gone = false;         // `stand`: the person is gone for good
  bool rewrite = false;      // by an operator, and instead of `ask`: take names out of its journal
};

// What would follow from it.
Asked ask_room(const Room&, const RoomRequest&, std::int64_t now);

std::string write_room_request(const RoomRequest&);
Maybe<RoomRequest> read_room_request(std::string_view text);

}  // namespace kosmo
