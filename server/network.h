// Sockets: HTTP and WebSockets at one address, for a Handler that knows neither. Whoever is on the other side may be
// slow, broken or hostile, so everything a client can use up has a limit.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/basics.h"
#include "server/connection.h"

namespace kosmo {

class AsioLoop;

struct NetworkLimits {
  using Time = std::chrono::milliseconds;
  std::size_t message_bytes = 16 << 10;      // a WebSocket message to us
  std::size_t http_header_bytes = 8 << 10;   // a request; it has no body
  std::size_t queue_bytes = 1 << 20;         // waiting to be sent to one client; beyond, it is cut off
  std::size_t connections = 8192;            // in all
  std::size_t connections_per_address = 64;  // an IPv6 network (/64) counts as one address
  Time ping_after{20'000};                   // of silence
  Time cut_after{60'000};                    // of silence, in spite of the ping
  Time request_within{10'000};               // a whole request header, a handshake, a farewell with what is queued
  Time answer_within{30'000};                // by the Handler
};

struct NetworkOptions {
  std::string address = "127.0.0.1";  // IPv4 or IPv6; "::" is both
  std::uint16_t port = 0;             // 0: the system chooses
  // By which names we are called, besides addresses and "localhost"; "*": any. A page of somebody else whose name was
  // made to lead here (DNS rebinding) still calls us by that name.
  std::vector<std::string> hosts;
  std::vector<std::string> origins;  // whose pages may connect besides our own, e.g. "https://play.example.org"
  bool behind_proxy = false;         // believe X-Forwarded-For from this machine,
  std::vector<std::string> proxies;  // and from these addresses
  std::string files;                 // folder of the browser client; empty: a page that says so
  bool deflate = true;               // permessage-deflate for those who offer it
  bool metrics = true;               // /metrics is answered
  std::string metrics_address;       // where, with /health and nothing else; empty: with everything else
  std::uint16_t metrics_port = 0;
};

// Why somebody was turned away or cut off.
enum class TurnedAway : std::uint8_t {
  kFull,         // too many connections
  kAddressFull,  // too many from one address
  kOrigin,       // a page of somebody else
  kHost,         // calls us by a name that is not ours
  kBadRequest,   // HTTP that is none, or not ours
  kTimeout,      // no whole request, handshake or farewell in time
  kSilent,       // no answer to a ping
  kSlow,         // does not read what is sent
  kTooBig,       // message beyond the limit
  kNotText,      // binary message, or not UTF-8
  kProtocol,     // WebSocket frames that are none
  kCount
};
std::string_view turned_away_name(TurnedAway);  // one English word, for figures

struct NetworkFigures {
  std::size_t connections = 0, websockets = 0;  // open now
  std::uint64_t accepted = 0;                   // of all connections
  std::uint64_t requests = 0;                   // HTTP, answered by us
  std::uint64_t messages_in = 0, messages_out = 0;
  std::uint64_t bytes_in = 0, bytes_out = 0;  // of messages and HTTP, without framing and before compression
  Array<std::uint64_t, static_cast<std::size_t>(TurnedAway::kCount)> refused{};
  std::uint64_t dropped = 0;  // still there when the patience of stop() was over
  std::uint64_t operator[](TurnedAway why) const { return refused[why]; }
};

// WebSockets at /ws. GET and HEAD of /api, /health and /metrics go to the Handler, of everything else to the files.
//
// Lives on the loop: calls on its thread only, or while it does not run. Connection::address() is an IPv4 address or an
// IPv6 network. Handler::closed is called once for each connection that was opened, never from within a call to the
// Connection.
class Network {
 public:
  Network(AsioLoop&, Handler&, NetworkOptions, NetworkLimits = {});
  ~Network();  // cuts everybody off, without a word to the Handler

  // Listens. The problem is for whoever starts the server.
  Problem start();
  std::uint16_t port() const;
  std::uint16_t metrics_port() const;  // 0: they have no address of their own
  // Accepts nobody any more, lets requests and queues finish and says goodbye (1001 "shutdown") to every WebSocket;
  // cuts off who is still there when patience is over, and counts them. `done` follows the last Handler::closed.
  void stop(std::chrono::milliseconds patience, std::function<void()> done);
  NetworkFigures figures() const;

  class Impl;  // known to its own files only

 private:
  std::shared_ptr<Impl> impl_;
};

}  // namespace kosmo
