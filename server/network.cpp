#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>

#include "server/http_rules.h"
#include "server/network_impl.h"

namespace kosmo {

std::string_view turned_away_name(TurnedAway why) {
  switch (why) {
    case TurnedAway::kFull: return "full";
    case TurnedAway::kAddressFull: return "address_full";
    case TurnedAway::kOrigin: return "origin";
    case TurnedAway::kHost: return "host";
    case TurnedAway::kBadRequest: return "bad_request";
    case TurnedAway::kTimeout: return "timeout";
    case TurnedAway::kSilent: return "silent";
    case TurnedAway::kSlow: return "slow";
    case TurnedAway::kTooBig: return "too_big";
    case TurnedAway::kNotText: return "not_text";
    case TurnedAway::kProtocol: return "protocol";
    case TurnedAway::kCount: break;
  }
  return "";
}

std::string counted_address(asio::ip::address address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  if (address.is_loopback()) return "::1";
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return asio::ip::address_v6(bytes).to_string() + "/64";
}

Session::Session(std::shared_ptr<Network::Impl> network) : network_(std::move(network)) {
  network_->sessions.insert(this);
}

Session::~Session() { leave_network(); }

void Session::leave_network() {
  network_->sessions.erase(this);
  network_->check_stopped();
}

ConnectionPlace::ConnectionPlace(std::shared_ptr<Network::Impl> network, std::string address, bool counts_for_address)
    : network_(std::move(network)), address_(std::move(address)), counts_for_address_(counts_for_address) {
  ++network_->figures.connections;
  if (counts_for_address_) ++network_->per_address[address_];
}

ConnectionPlace::~ConnectionPlace() {
  --network_->figures.connections;
  if (!counts_for_address_) return;
  auto count = network_->per_address.find(address_);
  if (--count->second == 0) network_->per_address.erase(count);
}

bool ConnectionPlace::speak_for(std::string address) {
  if (network_->address_full(address)) return false;
  address_ = std::move(address);
  counts_for_address_ = true;
  ++network_->per_address[address_];
  return true;
}

Network::Impl::Impl(AsioLoop& loop, Handler& handler, NetworkOptions options, NetworkLimits limits)
    : executor(loop.context().get_executor()),
      options(std::move(options)),
      limits(limits),
      handler(&handler),
      files(this->options.files),
      main_{Acceptor(executor), Answers::kAll},
      metrics_{Acceptor(executor), Answers::kMetrics},
      timer_(executor),
      patience_(executor) {
  auto shortest = std::min({limits.ping_after, limits.cut_after, limits.request_within, limits.answer_within});
  period_ = std::clamp(shortest / 8, std::chrono::milliseconds(5), std::chrono::milliseconds(1000));
}

namespace {

Problem listen_problem(const ErrorCode& error, const std::string& address, std::uint16_t port,
                       std::string_view option) {
  std::string where = fmt::format("{} port {}", address, port);
  if (error == asio::error::address_in_use)
    return {
        fmt::format("Another program already listens at {}; choose another port with {}, or 0 for any that is free.",
                    where, option),
        fmt::format("Inny program już nasłuchuje pod adresem {}; wybierz inny port opcją {}, 0 oznacza dowolny wolny.",
                    where, option)};
  if (error == asio::error::access_denied)
    return {fmt::format("No permission to listen at {}; ports below 1024 usually need an administrator.", where),
            fmt::format("Brak uprawnień do nasłuchiwania pod adresem {}; porty poniżej 1024 są zwykle zastrzeżone dla "
                        "administratora.",
                        where)};
  if (error == asio::error::invalid_argument || error.value() == EADDRNOTAVAIL)
    return {fmt::format("{} is not an address of this machine.", address),
            fmt::format("{} nie jest adresem tego komputera.", address)};
  return {fmt::format("Cannot listen at {}: {}.", where, error.message()),
          fmt::format("Nie można nasłuchiwać pod adresem {}: {}.", where, error.message())};
}

}  // namespace

Problem Network::Impl::start() {
  if (Problem problem = files.check()) return problem;
  if (Problem problem = listen(main_, options.address, options.port)) return problem;
  if (!options.metrics_address.empty())
    if (Problem problem = listen(metrics_, options.metrics_address, options.metrics_port)) {
      close_doors();
      return problem;
    }
  tick();
  return {};
}

Problem Network::Impl::listen(Door& door, const std::string& where, std::uint16_t port) {
  ErrorCode error;
  auto address = asio::ip::make_address(where, error);
  Tcp::endpoint endpoint(address, port);
  auto step = [&](auto&& call) {
    if (!error) call();
  };
  step([&] { door.acceptor.open(endpoint.protocol(), error); });
  step([&] { door.acceptor.set_option(asio::socket_base::reuse_address(true), error); });
  if (address.is_v6()) step([&] { door.acceptor.set_option(asio::ip::v6_only(false), error); });
  step([&] { door.acceptor.bind(endpoint, error); });
  step([&] { door.acceptor.listen(asio::socket_base::max_listen_connections, error); });
  if (error) {
    ErrorCode ignored;
    door.acceptor.close(ignored);
    return listen_problem(error, where, port, door.answers == Answers::kAll ? "--port" : "--metrics");
  }
  door.port = door.acceptor.local_endpoint().port();
  accept(door);
  return {};
}

void Network::Impl::accept(Door& door) {
  door.acceptor.async_accept(executor, [self = shared_from_this(), &door](const ErrorCode& error, Socket socket) {
    if (!door.acceptor.is_open()) return;
    if (!error) {
      self->accepted(std::move(socket), door.answers);
      return self->accept(door);
    }
    // Out of file descriptors, most likely: somebody must leave before anybody can come.
    auto pause = std::make_shared<asio::steady_timer>(self->executor, std::chrono::milliseconds(50));
    pause->async_wait([self, pause, &door](const ErrorCode&) {
      if (door.acceptor.is_open()) self->accept(door);
    });
  });
}

void Network::Impl::accepted(Socket socket, Answers answers) {
  ++figures.accepted;
  ErrorCode error;
  auto peer = socket.remote_endpoint(error).address();
  if (error) return;  // gone already
  socket.set_option(Tcp::no_delay(true), error);
  std::string address = counted_address(peer);
  bool proxy = is_proxy(peer);
  if (figures.connections >= limits.connections) return turn_away(std::move(socket), TurnedAway::kFull);
  if (!proxy && address_full(address)) return turn_away(std::move(socket), TurnedAway::kAddressFull);
  start_http(shared_from_this(), std::move(socket),
             std::make_unique<ConnectionPlace>(shared_from_this(), address, !proxy), answers);
}

bool Network::Impl::address_full(const std::string& address) const {
  auto count = per_address.find(address);
  return count != per_address.end() && count->second >= limits.connections_per_address;
}

// Costs nothing that an attacker could use up: one attempt to write, and gone.
void Network::Impl::turn_away(Socket socket, TurnedAway why) {
  refuse(why);
  int status = why == TurnedAway::kFull ? 503 : 429;
  std::string body = why == TurnedAway::kFull
                         ? error_body("full", {"The server is full.", "Serwer jest pełny."})
                         : error_body("address_full", {"There are too many connections from your address.",
                                                       "Z twojego adresu jest już zbyt wiele połączeń."});
  std::string text = fmt::format(
      "HTTP/1.1 {} {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nRetry-After: 10\r\n"
      "Connection: close\r\n\r\n{}",
      status, status_words(status), body.size(), body);
  ErrorCode ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(Socket::shutdown_send, ignored);
}

bool Network::Impl::is_proxy(const asio::ip::address& peer) const {
  if (!options.behind_proxy) return false;
  if (peer.is_loopback() || counted_address(peer).starts_with("127.")) return true;
  return std::any_of(options.proxies.begin(), options.proxies.end(), [&](const std::string& each) {
    ErrorCode error;
    auto proxy = asio::ip::make_address(each, error);
    return !error && (proxy == peer || (proxy.is_v4() && counted_address(peer) == proxy.to_string()));
  });
}

// One timer for everybody: thousands of timers that are almost never due would cost more.
void Network::Impl::tick() {
  auto now = Clock::now();
  for (Session* session : sessions) session->tick(now);
  timer_.expires_after(period_);
  timer_.async_wait([self = shared_from_this()](const ErrorCode& error) {
    if (!error && self->handler) self->tick();
  });
}

void Network::Impl::stop(std::chrono::milliseconds patience, std::function<void()> done) {
  close_doors();
  stopping_ = true;
  stopped_ = std::move(done);
  for (Session* session : sessions) session->shut_down();
  patience_.expires_after(patience);
  patience_.async_wait([self = shared_from_this()](const ErrorCode& error) {
    if (!error && self->stopped_) self->give_up();
  });
  check_stopped();
}

// Neither a client that does not hang up nor a request that the Handler never answers keeps the server from ending.
void Network::Impl::give_up() {
  figures.dropped += sessions.size();
  for (Session* session : sessions) session->cut();
  // Behind the last Handler::closed, since each cut has posted its own.
  asio::post(executor, [self = shared_from_this()] {
    if (self->stopped_) asio::post(self->executor, std::exchange(self->stopped_, nullptr));
  });
}

void Network::Impl::check_stopped() {
  if (!stopped_ || !sessions.empty()) return;
  patience_.cancel();
  asio::post(executor, std::exchange(stopped_, nullptr));
}

void Network::Impl::close_doors() {
  ErrorCode ignored;
  main_.acceptor.close(ignored);
  metrics_.acceptor.close(ignored);
}

void Network::Impl::abandon() {
  handler = nullptr;
  stopping_ = true;
  stopped_ = nullptr;
  close_doors();
  timer_.cancel();
  patience_.cancel();
  for (Session* session : sessions) session->cut();
}

Network::Network(AsioLoop& loop, Handler& handler, NetworkOptions options, NetworkLimits limits)
    : impl_(std::make_shared<Impl>(loop, handler, std::move(options), limits)) {}
Network::~Network() { impl_->abandon(); }
Problem Network::start() { return impl_->start(); }
std::uint16_t Network::port() const { return impl_->port(); }
std::uint16_t Network::metrics_port() const { return impl_->metrics_port(); }
void Network::stop(std::chrono::milliseconds patience, std::function<void()> done) {
  impl_->stop(patience, std::move(done));
}
NetworkFigures Network::figures() const { return impl_->figures; }

}  // namespace kosmo
