// A WebSocket client for tests, load and simple bots. Thousands of them fit on one loop, because none ever blocks.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kosmo {

class AsioLoop;

// Called on the loop's thread; each may be left out. A client is over after on_refused or on_closed, one of which
// comes once, unless the client itself goes away first.
struct WsCallbacks {
  std::function<void()> on_open;
  std::function<void(std::string_view text)> on_text;
  // The server answered the handshake with HTTP instead; status 0: there was no answer at all.
  std::function<void(int status, std::string_view body)> on_refused;
  // The code and reason of WebSocket (1006: the connection broke without a farewell).
  std::function<void(int code, std::string_view reason)> on_closed;
  std::function<void(std::string_view bytes)> on_raw;  // raw mode only
};

struct WsOptions {
  std::vector<std::pair<std::string, std::string>> headers;  // of the handshake, e.g. Origin
  bool deflate = false;                                      // offer permessage-deflate
};

// On the loop's thread only, or while the loop does not run.
class WsClient {
 public:
  WsClient(AsioLoop&, std::string host, std::uint16_t port, std::string path, WsCallbacks, WsOptions = {});
  ~WsClient();  // cuts the connection; no callback any more

  void connect();
  // Raw mode: a bare connection for bytes that no decent client sends. on_open when it is there, on_raw for whatever
  // comes, on_closed(1006) at the end.
  void connect_raw();

  void send(std::string text);
  void send_binary(std::string bytes);
  void send_raw(std::string bytes);  // past the framing; in raw mode, and after the handshake too
  void close();                      // with the WebSocket's farewell
  void cut();                        // without
  // Stops reading: the slow client. Before on_open only.
  void never_read();
  // On this connection so far, as they came over the wire.
  std::uint64_t bytes_received() const;

 private:
  class Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace kosmo
