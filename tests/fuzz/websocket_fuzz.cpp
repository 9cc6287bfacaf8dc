// Whatever a client sends after the handshake, and whenever the server speaks, pings or leaves meanwhile: the session
// ends, the Handler is told once, and nothing of it stays in memory. See play_session for what the bytes mean.
#include <cstdio>
#include <cstdlib>

#include "server/websocket_testing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string wrong = kosmo::network_testing::play_session({reinterpret_cast<const char*>(data), size});
  if (wrong.empty()) return 0;
  std::fprintf(stderr, "%s\n", wrong.c_str());
  std::abort();
}
