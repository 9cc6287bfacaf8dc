// One WebSocket session on a pair of sockets, driven by hand: no thread and no waiting, since its clocks are told the
// time. For tests and for the fuzzer, which want thousands of sessions a second and each of them gone at the end.
#pragma once

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <boost/beast/http/field.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

#include "server/client_frame.h"
#include "server/network_impl.h"

namespace kosmo::network_testing {

class DrivenSession {
 public:
  explicit DrivenSession(bool deflate = false, NetworkLimits limits = {})
      : network_(std::make_shared<Network::Impl>(loop_, handler_, options(deflate), limits)) {
    int pair[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) throw std::runtime_error("no sockets");
    client_ = pair[0];
    Socket socket(network_->executor);
    socket.assign(Tcp::v4(), pair[1]);  // to the session a stream is a stream
    start_websocket(network_, std::move(socket), std::make_unique<ConnectionPlace>(network_, "192.0.2.1", true),
                    handshake(deflate));
    work();
    client_reads();
  }
  ~DrivenSession() {
    ::close(client_);
    handler_.connection.reset();
    network_->abandon();
    work();
  }
  DrivenSession(const DrivenSession&) = delete;
  DrivenSession& operator=(const DrivenSession&) = delete;

  // As much as the system takes without waiting.
  void client_sends(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t n = ::send(client_, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
      if (n <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(n));
      if (!bytes.empty()) work();
    }
  }
  std::string client_reads() {
    std::string all;
    std::array<char, 4096> some;
    for (ssize_t n; (n = ::recv(client_, some.data(), some.size(), MSG_DONTWAIT)) > 0;)
      all.append(some.data(), static_cast<std::size_t>(n));
    return all;
  }
  void client_hangs_up() { ::shutdown(client_, SHUT_WR); }

  void server_sends(std::size_t bytes) {
    if (handler_.connection) handler_.connection->send(std::make_shared<const std::string>(bytes, 's'));
  }
  void server_closes() {
    if (handler_.connection) handler_.connection->close("because");
  }
  void server_shuts_down() {
    for (Session* session : network_->sessions) session->shut_down();
  }

  // Everything that is due, and what follows from it; or one thing.
  void work() {
    while (loop_.context().poll() > 0) {
    }
  }
  void work_once() { loop_.context().poll_one(); }
  // Looks at the clocks as if so much time had passed since everything so far.
  void tick(std::chrono::milliseconds later) {
    for (Session* session : network_->sessions) session->tick(Clock::now() + later);
  }

  bool was_open() const { return handler_.opened_count == 1; }
  bool told_of_end() const { return handler_.closed_count == handler_.opened_count; }
  const NetworkFigures& figures() const { return network_->figures; }
  // Nothing counts the session any more, and nothing keeps it in memory.
  bool gone() const {
    return network_->sessions.empty() && figures().connections == 0 && figures().websockets == 0 && told_of_end() &&
           !handler_.connection && network_.use_count() == 1;
  }
  // Whether it is gone when all clocks have run out, whatever the client has done and does not do.
  bool ends() {
    const auto long_after = 2 * network_->limits.cut_after + std::chrono::hours(1);
    work();
    for (int i = 0; i < 3 && !gone(); ++i) {  // one look may only begin the farewell
      tick(long_after);
      work();
    }
    return gone();
  }

 private:
  // Echoes, as a Handler might answer; "bye" closes from within.
  struct EchoingHandler final : Handler {
    void opened(std::shared_ptr<Connection> opened) override {
      connection = std::move(opened);
      ++opened_count;
    }
    void received(Connection& from, std::string_view text) override {
      from.send(std::make_shared<const std::string>(text));
      if (text.starts_with("bye")) from.close("because");
    }
    void closed(Connection&) override {
      connection.reset();
      ++closed_count;
    }
    void http(const HttpRequest&, std::function<void(HttpResponse)>) override {}
    std::shared_ptr<Connection> connection;
    int opened_count = 0, closed_count = 0;
  };

  static NetworkOptions options(bool deflate) {
    NetworkOptions options;
    options.deflate = deflate;
    return options;
  }
  static UpgradeRequest handshake(bool deflate) {
    namespace http = boost::beast::http;
    UpgradeRequest request(http::verb::get, "/ws", 11);
    request.set(http::field::host, "here");
    request.set(http::field::upgrade, "websocket");
    request.set(http::field::connection, "Upgrade");
    request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
    request.set(http::field::sec_websocket_version, "13");
    if (deflate) request.set(http::field::sec_websocket_extensions, "permessage-deflate; client_max_window_bits");
    return request;
  }

  AsioLoop loop_;
  EchoingHandler handler_;
  std::shared_ptr<Network::Impl> network_;
  int client_ = -1;
};

// Plays a session from bytes, any bytes: first how it is set up, then what happens, one thing after another. Says
// what is wrong at the end; empty if nothing is.
inline std::string play_session(std::string_view script) {
  const auto take = [&script]() -> std::uint8_t {
    if (script.empty()) return 0;
    const char c = script.front();
    script.remove_prefix(1);
    return static_cast<std::uint8_t>(c);
  };
  const auto take_some = [&script](std::size_t n) {
    const std::string_view some = script.substr(0, n);
    script.remove_prefix(some.size());
    return some;
  };
  NetworkLimits limits;
  limits.message_bytes = 256;  // so that few bytes are enough to be too many
  limits.queue_bytes = 64 << 10;
  DrivenSession session(take() % 2 == 1, limits);
  if (!session.was_open()) return "the handshake failed";
  bool leaving = false;
  while (!script.empty()) {
    switch (take() % 16) {
      default: {  // a frame that is one, more or less
        const int first = take();
        session.client_sends(client_frame(first, take_some(take())));
        break;
      }
      case 6: session.client_sends(take_some(take())); break;
      case 7: session.work(); break;
      case 8: session.work_once(); break;
      case 9: session.client_reads(); break;
      case 10: session.server_sends(take() * 64u); break;
      case 11: session.server_closes(), leaving = true; break;
      case 12: session.server_shuts_down(), leaving = true; break;
      case 13: session.tick(limits.ping_after); break;
      case 14: session.tick({}); break;
      case 15: session.client_hangs_up(); break;
    }
  }
  if (leaving) {  // what we end is over in seconds
    session.work();
    session.tick(limits.request_within);
    session.work();
    if (!session.gone()) return "a session that the server ended is still there after its farewell";
  }
  return session.ends() ? "" : "a session stays";
}

}  // namespace kosmo::network_testing
