// Where the network ends and the server begins: text comes in, text goes out. The network knows nothing of tables, the
// server knows nothing of sockets, and tests connect without either.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace kosmo {

// The other end of one WebSocket, as the server sees it. Calls on the loop's thread only.
class Connection {
 public:
  virtual ~Connection() = default;
  // Queues one text message; in order. Shared, because a broadcast is one text for many. A client that does not read
  // is cut off by the network when its queue grows beyond a limit.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // Sends what is queued, then closes with this reason (a short English word of the protocol, e.g. "shutdown").
  virtual void close(std::string_view reason) = 0;
  virtual std::string_view address() const = 0;  // of the client, for rate limits; behind a proxy, as the proxy says
};

struct HttpRequest {
  std::string_view method, path, query;  // path decoded; query as it came
};
struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cache = "no-store";  // Cache-Control
};

// What the network calls, on the loop's thread.
class Handler {
 public:
  virtual ~Handler() = default;
  virtual void opened(std::shared_ptr<Connection>) = 0;
  virtual void received(Connection&, std::string_view text) = 0;
  virtual void closed(Connection&) = 0;
  // Everything under /api, /health and /metrics. Answers through the callback, now or later, once.
  virtual void http(const HttpRequest&, std::function<void(HttpResponse)> answer) = 0;
};

}  // namespace kosmo
