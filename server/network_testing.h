// A server on real sockets for tests, with its loop on a thread of its own. Whatever belongs to the loop is touched
// through on_loop.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <map>
#include <stdexcept>
#include <thread>
#include <type_traits>

#include "server/asio_loop.h"
#include "server/network.h"
#include "server/ws_client.h"

namespace kosmo::network_testing {

using std::chrono::milliseconds;

// Sends every message back; "bye" closes, "flood" answers with megabytes in many messages, "stumble" shows a mistake.
class EchoHandler : public Handler {
 public:
  void opened(std::shared_ptr<Connection> connection) override {
    addresses.emplace_back(connection->address());
    open[connection.get()] = std::move(connection);
  }
  void received(Connection& connection, std::string_view text) override {
    EXPECT_TRUE(open.contains(&connection));
    EXPECT_FALSE(busy);
    busy = true;
    texts.emplace_back(text);
    if (text == "stumble") {
      busy = false;
      throw std::runtime_error("a mistake");
    }
    if (text == "bye")
      connection.close("because");
    else if (text == "flood")
      flood(connection);
    connection.send(std::make_shared<const std::string>(text));
    busy = false;
  }
  void closed(Connection& connection) override {
    EXPECT_FALSE(busy) << "closed from within a call to the connection";
    EXPECT_EQ(open.erase(&connection), 1u);
    EXPECT_FALSE(connection.address().empty());
    connection.send(std::make_shared<const std::string>("nobody hears this"));
    connection.close("again");
    ++closed_count;
  }
  void http(const HttpRequest& request, std::function<void(HttpResponse)> answer) override {
    if (request.path == "/api/never") return;
    if (request.path == "/api/later") return waiting.push_back(std::move(answer));
    HttpResponse response;
    response.body = std::string(request.method) + " " + std::string(request.path) + " " + std::string(request.query);
    answer(response);
    if (request.path == "/api/twice") answer(response);
  }
  static void flood(Connection& connection) {
    auto much = std::make_shared<const std::string>(16 << 10, 'x');
    for (int i = 0; i < 2000; ++i) connection.send(much);
  }

  std::map<Connection*, std::shared_ptr<Connection>> open;
  std::vector<std::string> addresses, texts;
  std::vector<std::function<void(HttpResponse)>> waiting;
  int closed_count = 0;
  bool busy = false;
};

// A client and what it has seen.
struct Peer {
  std::unique_ptr<WsClient> client;
  bool opened = false, ended = false;
  std::vector<std::string> texts;
  std::string raw;
  int status = 0, code = 0;
  std::string body, reason;
};

class NetworkTest : public ::testing::Test {
 protected:
  template <class F>
  std::invoke_result_t<F> on_loop(F f) {
    std::packaged_task<std::invoke_result_t<F>()> task(std::move(f));
    auto outcome = task.get_future();
    loop.post([&task] { task(); });
    return outcome.get();
  }

  ~NetworkTest() override {
    if (thread_.joinable()) {
      on_loop([this] {
        peers_.clear();
        network.reset();
        echo.waiting.clear();
        echo.open.clear();
      });
      loop.stop();
      thread_.join();
    }
  }

  // At a server that is also called "here".
  void start(NetworkOptions options = {}, NetworkLimits limits = {}) {
    options.hosts.push_back("here");
    network = std::make_unique<Network>(loop, echo, std::move(options), limits);
    Problem problem = network->start();
    ASSERT_FALSE(problem) << problem.en;
    thread_ = std::thread([this] { run_loop(); });
  }

  // Whether it comes true on the loop, soon.
  template <class F>
  bool soon(F condition, milliseconds patience = milliseconds(10'000)) {
    auto end = std::chrono::steady_clock::now() + patience;
    while (!on_loop(condition)) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(milliseconds(2));
    }
    return true;
  }

  Peer& make_peer(std::string path, WsOptions options, std::string host, std::uint16_t port = 0) {
    auto peer = std::make_unique<Peer>();
    Peer& p = *peer;
    WsCallbacks calls;
    calls.on_open = [&p] { p.opened = true; };
    calls.on_text = [&p](std::string_view text) { p.texts.emplace_back(text); };
    calls.on_raw = [&p](std::string_view bytes) { p.raw += bytes; };
    calls.on_refused = [&p](int status, std::string_view body) { p.ended = true, p.status = status, p.body = body; };
    calls.on_closed = [&p](int code, std::string_view reason) { p.ended = true, p.code = code, p.reason = reason; };
    p.client = std::make_unique<WsClient>(loop, host, port ? port : network->port(), path, calls, options);
    peers_.push_back(std::move(peer));
    return p;
  }

  // Connects and waits until that has succeeded or failed.
  Peer& connect(WsOptions options = {}, std::string path = "/ws", std::string host = "127.0.0.1") {
    Peer& peer = on_loop([&]() -> std::reference_wrapper<Peer> {
      Peer& p = make_peer(path, options, host);
      p.client->connect();
      return p;
    });
    EXPECT_TRUE(soon([&] { return peer.opened || peer.ended; }));
    return peer;
  }
  // One that does not read does not see that the server hangs up, and stays.
  Peer& connect_raw(const std::string& bytes, bool reads = true) {
    Peer& peer = on_loop([&]() -> std::reference_wrapper<Peer> {
      Peer& p = make_peer("", {}, "127.0.0.1");
      if (!reads) p.client->never_read();
      p.client->connect_raw();
      p.client->send_raw(bytes);
      return p;
    });
    EXPECT_TRUE(soon([&] { return peer.opened || peer.ended; }));
    return peer;
  }

  void send(Peer& peer, std::string text) {
    on_loop([&] { peer.client->send(std::move(text)); });
  }
  bool gets(Peer& peer, const std::string& text) {
    return soon([&] { return !peer.texts.empty() && peer.texts.back() == text; });
  }
  // The server still serves everybody else.
  bool echoes(Peer& peer, const std::string& text) {
    send(peer, text);
    return gets(peer, text);
  }
  bool ends(Peer& peer) {
    return soon([&] { return peer.ended; });
  }
  std::uint64_t refused(TurnedAway why) {
    return on_loop([&] { return network->figures()[why]; });
  }

  // The whole answer to a request that asks to close afterwards.
  std::string http(const std::string& bytes) {
    Peer& peer = connect_raw(bytes);
    EXPECT_TRUE(ends(peer));
    return on_loop([&] { return peer.raw; });
  }
  std::string get(const std::string& target, const std::string& headers = "", const std::string& method = "GET") {
    return http(method + " " + target + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n" + headers + "\r\n");
  }

  AsioLoop loop;
  EchoHandler echo;
  std::unique_ptr<Network> network;

 private:
  // As a server does: a mistake ends the work at hand, not the loop.
  void run_loop() {
    for (;;) try {
        return loop.run();
      } catch (const std::runtime_error&) {
      }
  }

  std::vector<std::unique_ptr<Peer>> peers_;
  std::thread thread_;
};

inline int status_of(const std::string& answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9, 3)) : 0;
}
inline std::string body_of(const std::string& answer) {
  auto end = answer.find("\r\n\r\n");
  return end == answer.npos ? "" : answer.substr(end + 4);
}

}  // namespace kosmo::network_testing
