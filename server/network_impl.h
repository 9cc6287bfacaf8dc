// Inside the network. Includes Boost.Asio: for network.cpp, http_session.cpp and websocket_session.cpp only, and for
// tests that drive a session by hand.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <unordered_map>
#include <unordered_set>

#include "server/asio_loop.h"
#include "server/network.h"
#include "server/static_files.h"

namespace kosmo {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;
using Tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;  // not any_io_executor: there is only one kind here
using Socket = asio::basic_stream_socket<Tcp, Executor>;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kSlowestBytesPerSecond = 16 << 10;  // slower readers are cut off
constexpr std::size_t kMostDrained = 256 << 10;           // of what comes after our last word

// What one accepted socket is at the moment: an HTTP session, or the WebSocket that it became. Kept alive by its own
// pending operations; the network only knows of it.
class Session {
 public:
  explicit Session(std::shared_ptr<Network::Impl>);
  virtual ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  virtual void tick(Clock::time_point now) = 0;  // looks at its clocks
  virtual void shut_down() = 0;                  // ends as politely as it can
  virtual void cut() = 0;                        // ends

 protected:
  void leave_network();  // nobody waits for this one any more; not while the network goes through its sessions
  std::shared_ptr<Network::Impl> network_;
};

// What is asked for at one address: everything, or only how the server is.
enum class Answers : std::uint8_t { kAll, kMetrics };

// One connection in the counts, for as long as it lives.
class ConnectionPlace {
 public:
  ConnectionPlace(std::shared_ptr<Network::Impl>, std::string address, bool counts_for_address);
  ~ConnectionPlace();
  ConnectionPlace(const ConnectionPlace&) = delete;
  ConnectionPlace& operator=(const ConnectionPlace&) = delete;

  const std::string& address() const { return address_; }
  bool from_proxy() const { return !counts_for_address_; }
  // The proxy says for whom it speaks. False: too many connections for that address already.
  bool speak_for(std::string address);

 private:
  std::shared_ptr<Network::Impl> network_;
  std::string address_;
  bool counts_for_address_;
};

class Network::Impl : public std::enable_shared_from_this<Network::Impl> {
 public:
  Impl(AsioLoop&, Handler&, NetworkOptions, NetworkLimits);
  Problem start();
  void stop(std::chrono::milliseconds patience, std::function<void()> done);
  void abandon();
  std::uint16_t port() const { return main_.port; }
  std::uint16_t metrics_port() const { return metrics_.port; }
  bool stopping() const { return stopping_; }
  bool address_full(const std::string& address) const;
  void refuse(TurnedAway why) { ++figures.refused[why]; }
  void check_stopped();

  Executor executor;
  const NetworkOptions options;
  const NetworkLimits limits;
  Handler* handler;  // none once the network is abandoned
  StaticFiles files;
  NetworkFigures figures;
  std::unordered_set<Session*> sessions;
  std::unordered_map<std::string, std::size_t> per_address;

 private:
  using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
  // Where we listen, and for what.
  struct Door {
    Acceptor acceptor;
    Answers answers;
    std::uint16_t port = 0;
  };
  Problem listen(Door&, const std::string& address, std::uint16_t port);
  void accept(Door&);
  void accepted(Socket, Answers);
  void turn_away(Socket, TurnedAway);
  void tick();
  bool is_proxy(const asio::ip::address&) const;
  void close_doors();
  void give_up();

  Door main_, metrics_;
  asio::steady_timer timer_, patience_;
  std::chrono::milliseconds period_;
  bool stopping_ = false;
  std::function<void()> stopped_;
};

// The unit in which addresses are counted: an IPv4 address, or an IPv6 network, of which one client may have every
// address.
std::string counted_address(asio::ip::address);

using UpgradeRequest = boost::beast::http::request<boost::beast::http::empty_body>;
void start_http(std::shared_ptr<Network::Impl>, Socket, std::unique_ptr<ConnectionPlace>, Answers);
void start_websocket(std::shared_ptr<Network::Impl>, Socket, std::unique_ptr<ConnectionPlace>, UpgradeRequest);

}  // namespace kosmo
