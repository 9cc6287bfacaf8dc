// HTTP/1.1 of one socket: one request after the other, each answered before the next is read.
#include <fmt/format.h>

#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/http_rules.h"
#include "server/network_impl.h"

namespace kosmo {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::string_view kSecurityHeaders =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

struct Reply {
  int status = 200;
  std::string_view type = "application/json";
  std::string_view cache = "no-store";
  std::string more;  // further headers, each with its line end
  std::shared_ptr<const std::string> body;
};

struct Mistake {
  int status;
  std::string_view code;
  Text text;
  std::string_view more = "";
};
constexpr Mistake kBadRequest = {400, "bad_request", {"That is not a request.", "To nie jest zapytanie."}};
constexpr Mistake kForbidden = {
    403, "origin", {"Pages from other places may not connect here.", "Strony z innych miejsc nie mogą się tu łączyć."}};
constexpr Mistake kNotFound = {404, "not_found", {"There is nothing here.", "Tu nic nie ma."}};
constexpr Mistake kMethod = {
    405, "method", {"Only GET and HEAD are answered.", "Obsługiwane są tylko GET i HEAD."}, "Allow: GET, HEAD\r\n"};
constexpr Mistake kBody = {413, "body", {"A request has no body here.", "Żądanie nie może tu mieć treści."}};
constexpr Mistake kHost = {421,
                           "host",
                           {"This server does not go by that name; whoever runs it can name it with --host.",
                            "Ten serwer nie nosi tej nazwy; kto go prowadzi, może ją podać opcją --host."}};
constexpr Mistake kUpgrade = {426,
                              "upgrade",
                              {"This address is for WebSockets.", "Ten adres służy do połączeń WebSocket."},
                              "Upgrade: websocket\r\n"};
constexpr Mistake kOtherVersion = {
    426,
    "upgrade",
    {"WebSocket is spoken here in version 13.", "Obsługiwany jest tu WebSocket w wersji 13."},
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"};
constexpr Mistake kAddressFull = {
    429,
    "address_full",
    {"There are too many connections from your address.", "Z twojego adresu jest już zbyt wiele połączeń."},
    "Retry-After: 10\r\n"};
constexpr Mistake kHeader = {431, "header", {"The request is too long.", "Żądanie jest zbyt długie."}};
constexpr Mistake kEncoding = {
    501, "encoding", {"No transfer encoding is understood here.", "Nie jest tu obsługiwane żadne Transfer-Encoding."}};

// What Beast would refuse by itself, in plain text and English.
template <class Request>
const Mistake* mistake_in_handshake(const Request& request) {
  constexpr std::size_t kKeySize = 24;  // 16 bytes in base 64
  const std::string_view key = view(request[http::field::sec_websocket_key]);
  const std::string_view version = view(request[http::field::sec_websocket_version]);
  if (key.empty() || key.size() > kKeySize || version.empty()) return &kBadRequest;
  return version == "13" ? nullptr : &kOtherVersion;
}

bool for_handler(std::string_view path) {
  return path == "/api" || path.starts_with("/api/") || path == "/health" || path == "/metrics";
}

class HttpSession final : public Session, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(std::shared_ptr<Network::Impl> network, Socket socket, std::unique_ptr<ConnectionPlace> place,
              Answers answers)
      : Session(std::move(network)),
        socket_(std::move(socket)),
        place_(std::move(place)),
        answers_(answers),
        buffer_(kBufferBytes) {}

  void read();
  void tick(Clock::time_point now) override;
  void shut_down() override;
  void cut() override;

 private:
  static constexpr std::size_t kBufferBytes = 64 << 10;
  enum class State : std::uint8_t { kReading, kAnswering, kWriting, kDraining, kOver };
  using Request = http::request<http::empty_body>;

  const Request& request() const { return parser_->get(); }
  void enter(State, std::chrono::milliseconds limit);
  void have_read(const ErrorCode&);
  const Mistake* mistake_in_request() const;
  bool host_known() const;
  bool answered_here(std::string_view path) const;
  void answer();
  void ask_handler();
  void answer_from_files();
  const Mistake* upgrade();
  std::string client_address() const;
  void refuse(const Mistake&);
  void reply(const Reply&);
  void have_written(const ErrorCode&);
  void drain();

  Socket socket_;
  std::unique_ptr<ConnectionPlace> place_;
  Answers answers_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::empty_body>> parser_;  // a new one for each request
  HttpTarget target_;
  State state_ = State::kReading;
  Clock::time_point deadline_;
  bool keep_alive_ = false;
  std::uint64_t asked_ = 0;  // which answer is due; a late or second one does not count
  std::string head_;         // being written, with the body
  std::shared_ptr<const std::string> body_;
  std::size_t drained_ = 0;
};

void HttpSession::enter(State state, std::chrono::milliseconds limit) {
  state_ = state;
  deadline_ = Clock::now() + limit;
}

// The deadline is for the whole header, so that a client that sends a byte now and then does not hold its place.
void HttpSession::read() {
  if (network_->stopping()) return;
  enter(State::kReading, network_->limits.request_within);
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(network_->limits.http_header_bytes));
  http::async_read_header(socket_, buffer_, *parser_,
                          [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
                            self->network_->figures.bytes_in += n;
                            self->have_read(error);
                          });
}

void HttpSession::have_read(const ErrorCode& error) {
  if (state_ == State::kOver) return;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return refuse(kHeader);
  if (error == http::error::end_of_stream || error == http::error::partial_message) return;
  if (error && error.category() == http::make_error_code(http::error::end_of_stream).category())
    return refuse(kBadRequest);
  if (error) return;
  ++network_->figures.requests;
  keep_alive_ = request().keep_alive();
  if (const Mistake* mistake = mistake_in_request()) return refuse(*mistake);
  answer();
}

// What makes the rest of the stream doubtful: the connection ends with the answer.
const Mistake* HttpSession::mistake_in_request() const {
  if (request().method() != http::verb::get && request().method() != http::verb::head) return &kMethod;
  if (!parser_->is_done()) return &kBody;
  // What follows would be a body to whoever knows that encoding, and a request to us.
  if (request().count(http::field::transfer_encoding) > 0) return &kEncoding;
  auto hosts = request().count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request().version() == 11)) return &kBadRequest;
  return nullptr;
}

// No browser leaves the host out.
bool HttpSession::host_known() const {
  auto host = request().find(http::field::host);
  return host == request().end() || known_host(view(host->value()), network_->options.hosts);
}

bool HttpSession::answered_here(std::string_view path) const {
  if (answers_ == Answers::kMetrics) return path == "/metrics" || path == "/health";
  return path != "/metrics" || (network_->options.metrics && network_->options.metrics_address.empty());
}

void HttpSession::answer() {
  auto target = parse_target(view(request().target()));
  if (!target) return refuse(kBadRequest);
  target_ = *std::move(target);
  if (!host_known()) {
    network_->refuse(TurnedAway::kHost);
    return refuse(kHost);
  }
  if (!answered_here(target_.path)) return refuse(kNotFound);
  bool upgrades = beast::websocket::is_upgrade(request());
  if (target_.path == "/ws") {
    const Mistake* mistake = upgrades ? upgrade() : &kUpgrade;
    if (mistake) refuse(*mistake);
  } else if (upgrades) {
    refuse(kNotFound);
  } else if (for_handler(target_.path)) {
    ask_handler();
  } else {
    answer_from_files();
  }
}

void HttpSession::ask_handler() {
  if (!network_->handler) return;
  enter(State::kAnswering, network_->limits.answer_within);
  auto reply_once = [self = shared_from_this(), number = ++asked_](HttpResponse response) {
    if (number != self->asked_ || self->state_ != State::kAnswering) return;
    auto body = std::make_shared<const std::string>(std::move(response.body));
    self->reply({response.status, response.type, response.cache, "", std::move(body)});
  };
  network_->handler->http({view(request().method_string()), target_.path, target_.query}, std::move(reply_once));
}

void HttpSession::answer_from_files() {
  bool gzip = accepts_gzip(view(request()[http::field::accept_encoding]));
  auto file = network_->files.find(target_.path, gzip);
  if (!file) return refuse(kNotFound);
  std::string more = fmt::format("ETag: {}\r\nVary: Accept-Encoding\r\n", file->tag);
  if (file->gzip) more += "Content-Encoding: gzip\r\n";
  if (names_tag(view(request()[http::field::if_none_match]), file->tag))
    return reply({304, file->type, file->cache, std::move(more), nullptr});
  reply({200, file->type, file->cache, std::move(more), file->body});
}

// Hands the socket over to a WebSocket, or says why not.
const Mistake* HttpSession::upgrade() {
  auto origin = request().find(http::field::origin);
  std::string_view host = view(request()[http::field::host]);
  if (origin != request().end() && !allowed_origin(view(origin->value()), host, network_->options.origins)) {
    network_->refuse(TurnedAway::kOrigin);
    return &kForbidden;
  }
  if (buffer_.size() > 0) return &kBadRequest;  // nobody can know yet that we agree
  if (const Mistake* mistake = mistake_in_handshake(request())) return mistake;
  if (place_->from_proxy() && !place_->speak_for(client_address())) {
    network_->refuse(TurnedAway::kAddressFull);
    return &kAddressFull;
  }
  start_websocket(network_, std::move(socket_), std::move(place_), parser_->release());
  return nullptr;
}

std::string HttpSession::client_address() const {
  std::string_view last;
  for (auto [field, end] = request().equal_range("X-Forwarded-For"); field != end; ++field)
    last = last_forwarded(view(field->value()));
  ErrorCode error;
  auto address = asio::ip::make_address(std::string(last), error);
  return error ? place_->address() : counted_address(address);
}

void HttpSession::refuse(const Mistake& mistake) {
  // What is missing or forbidden here may be asked in good faith; the others do not speak our HTTP.
  bool understood = mistake.status == 403 || mistake.status == 404 || mistake.status == 421 || mistake.status == 426 ||
                    mistake.status == 429;
  if (!understood) {
    network_->refuse(TurnedAway::kBadRequest);
    keep_alive_ = false;
  }
  auto body = std::make_shared<const std::string>(error_body(mistake.code, mistake.text));
  reply({mistake.status, "application/json", "no-store", std::string(mistake.more), std::move(body)});
}

void HttpSession::reply(const Reply& reply) {
  keep_alive_ = keep_alive_ && !network_->stopping();
  std::size_t size = reply.body ? reply.body->size() : 0;
  std::string policy = content_policy(host_known() ? view(request()[http::field::host]) : std::string_view{});
  head_ = fmt::format(
      "HTTP/1.1 {} {}\r\nDate: {}\r\nCache-Control: {}\r\nContent-Security-Policy: {}\r\n{}{}Connection: {}\r\n",
      reply.status, status_words(reply.status), http_date(), reply.cache, policy, kSecurityHeaders, reply.more,
      keep_alive_ ? "keep-alive" : "close");
  if (reply.status != 304) head_ += fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", reply.type, size);
  head_ += "\r\n";
  body_ = request().method() == http::verb::head ? nullptr : reply.body;
  enter(State::kWriting, network_->limits.request_within + std::chrono::seconds(size / kSlowestBytesPerSecond));
  std::array<asio::const_buffer, 2> parts = {asio::buffer(head_), body_ ? asio::buffer(*body_) : asio::const_buffer{}};
  asio::async_write(socket_, parts, [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
    self->network_->figures.bytes_out += n;
    self->have_written(error);
  });
}

void HttpSession::have_written(const ErrorCode& error) {
  if (error || state_ == State::kOver) return;
  if (keep_alive_ && !network_->stopping()) return read();
  ErrorCode ignored;
  socket_.shutdown(Socket::shutdown_send, ignored);
  enter(State::kDraining, std::min(network_->limits.request_within, std::chrono::milliseconds(2000)));
  drain();
}

// Closing while the client still sends would reset the connection, and it might never see our answer.
void HttpSession::drain() {
  buffer_.clear();
  socket_.async_read_some(buffer_.prepare(4096), [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
    self->drained_ += n;
    if (!error && self->state_ != State::kOver && self->drained_ < kMostDrained) self->drain();
  });
}

void HttpSession::tick(Clock::time_point now) {
  if (!socket_.is_open() || now < deadline_) return;
  if (state_ != State::kDraining) network_->refuse(TurnedAway::kTimeout);
  cut();
}

void HttpSession::shut_down() {
  if (state_ == State::kReading) cut();
}

// The Handler may hold on to this session for as long as it owes an answer; the place is free at once.
void HttpSession::cut() {
  state_ = State::kOver;
  place_.reset();
  ErrorCode ignored;
  socket_.close(ignored);
}

}  // namespace

void start_http(std::shared_ptr<Network::Impl> network, Socket socket, std::unique_ptr<ConnectionPlace> place,
                Answers answers) {
  std::make_shared<HttpSession>(std::move(network), std::move(socket), std::move(place), answers)->read();
}

}  // namespace kosmo
