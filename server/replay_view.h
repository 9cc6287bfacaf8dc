// Finished games for those who look back, step by step.
#pragma once

#include "server/connection.h"
#include "server/room.h"

namespace kosmo {

// `what` is the rest of the address (docs/protocol.md, HTTP); nothing if there is no such thing.
std::optional<HttpResponse> replay_response(const Room&, std::string_view what);

}  // namespace kosmo
