// For tests that speak WebSocket by hand.
#pragma once

#include <string>
#include <string_view>

namespace kosmo::network_testing {

// A frame as a client sends it, with the mask 0. First byte: 0x80 (last) and the kind (1 text, 2 binary, 8 close, 9
// ping).
inline std::string client_frame(int first_byte, std::string_view payload) {
  std::string out{static_cast<char>(first_byte)};
  if (payload.size() < 126) {
    out += static_cast<char>(0x80 | payload.size());
  } else {
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(payload.size() >> 8);
    out += static_cast<char>(payload.size() & 0xff);
  }
  return out.append(4, '\0').append(payload);
}

}  // namespace kosmo::network_testing
