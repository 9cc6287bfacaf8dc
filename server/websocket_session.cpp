// One WebSocket: a queue to the client, messages from it, and the clocks that tell whether it is still there.
#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <list>

#include "server/network_impl.h"

namespace kosmo {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

constexpr std::size_t kReadAtOnce = 256;  // of a message: nearly all are shorter, and who is silent keeps that much
constexpr std::size_t kMostReason = 123;  // a control frame holds 125 bytes, two of them the code

// A close frame as a server sends it.
std::string close_frame(websocket::close_code code, std::string_view reason) {
  reason = reason.substr(0, kMostReason);
  std::string frame = {'\x88', static_cast<char>(2 + reason.size()), static_cast<char>(code >> 8),
                       static_cast<char>(code & 0xff)};
  return frame.append(reason);
}

// Whoever wants windows of 256 bytes from us: zlib has none so small, and a larger one must not be the answer (RFC
// 7692, 7.1.2.1). Such a client gets no compression.
bool wants_too_small_a_window(std::string_view offer) {
  constexpr std::string_view kKey = "server_max_window_bits";
  for (auto at = offer.find(kKey); at != offer.npos; at = offer.find(kKey, at)) {
    at = std::min(offer.find_first_not_of(" \t=\"", at + kKey.size()), offer.size());
    const std::string_view bits = offer.substr(at, offer.find_first_of(" \t\";,", at) - at);
    if (bits == "8") return true;
  }
  return false;
}

// What was sent before is the dictionary for what is sent next: one patch is much like the last. That takes memory for
// each connection as long as it lasts, so the windows are small. Of what we send: 8 KiB for the window, 8 for the
// chains in it, 2 for their heads and 2 for symbols (memLevel 3), 6 for trees. Of what we get: 7 KiB for tables and
// half a KiB of window, since requests are short. And 4 KiB in which frames are made, and room for a whole message,
// of which hardly a page is touched: some 45 KiB in all. The patches of a game become 0.30 of what they were at the
// lowest level, which is used since a thousand tables keep the thread of the network busy; 0.24 at level 6.
//
// A client that does not let us choose its window may use one of 32 KiB, which we keep as well.
websocket::permessage_deflate compression(bool wanted, std::string_view offer) {
  websocket::permessage_deflate deflate;
  deflate.server_enable = wanted;
  deflate.server_max_window_bits = 12;
  deflate.client_max_window_bits = offer.find("client_max_window_bits") != offer.npos ? 9 : 15;
  deflate.memLevel = 3;
  deflate.compLevel = 1;
  deflate.msg_size_threshold = 200;  // shorter ones are hardly worth it
  return deflate;
}

// How it ends. A client that leaves, or sends what is no WebSocket, is answered by the stream's own reading. When we
// leave, what is queued is sent, the reading is stopped, and then the close frame goes past the stream: its async_close
// holds the pen and waits for the reader, which, at a frame that ends the connection, waits for the pen; for ever. So
// no operation of the stream waits for another that waits, and once the socket is closed all of them end.
//
// Nobody waits for them, though: every state has a deadline, and cut() is the end whatever is still under way.
class WebSocketSession final : public Session,
                               public Connection,
                               public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(std::shared_ptr<Network::Impl>, Socket, std::unique_ptr<ConnectionPlace>);
  void accept(UpgradeRequest);

  void send(std::shared_ptr<const std::string> text) override;
  void close(std::string_view reason) override;
  std::string_view address() const override { return address_; }

  void tick(Clock::time_point now) override;
  void shut_down() override;
  void cut() override;

 private:
  enum class State : std::uint8_t { kHandshake, kOpen, kClosing, kOver };

  const NetworkLimits& limits() const { return network_->limits; }
  Socket& socket() { return stream_.next_layer(); }
  void accepted(const ErrorCode&);
  void read();
  void read_on();
  void have_read(const ErrorCode&);
  void received();
  void read_failed(const ErrorCode&);
  void write();
  void have_written(const ErrorCode&);
  void ping();
  void control(websocket::frame_type);
  void leave();
  void close(websocket::close_code, std::string_view reason);
  void go_on_leaving();
  void say_goodbye();
  void drain();
  void tick_open(Clock::time_point now);
  void cut_because(TurnedAway);
  void finish();
  void heard() { heard_ = Clock::now(); }

  websocket::stream<Socket> stream_;
  std::unique_ptr<ConnectionPlace> place_;
  std::string address_;
  beast::flat_buffer buffer_;
  std::list<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_bytes_ = 0;
  std::string goodbye_;  // the close frame that ends it, if it is we who leave
  State state_ = State::kHandshake;
  bool was_open_ = false;  // the Handler knows of it
  bool reading_ = false, pinging_ = false;
  // A compressed message must fit in whole: Beast reads its end twice if there was no room for all of it the first
  // time, and takes that for an error.
  std::size_t read_at_once_ = kReadAtOnce;
  std::size_t drained_ = 0;
  Clock::time_point heard_ = Clock::now();  // the client's last sign of life
  Clock::time_point deadline_;              // of the handshake, or of the farewell
  Clock::time_point written_by_;            // when the first of the queue must be gone
};

WebSocketSession::WebSocketSession(std::shared_ptr<Network::Impl> network, Socket socket,
                                   std::unique_ptr<ConnectionPlace> place)
    : Session(std::move(network)),
      stream_(std::move(socket)),
      place_(std::move(place)),
      address_(place_->address()),
      deadline_(Clock::now() + limits().request_within) {
  stream_.text(true);
  stream_.auto_fragment(false);  // a message is one frame, written from where it lies
  stream_.read_message_max(limits().message_bytes);
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) { control(kind); });
}

void WebSocketSession::accept(UpgradeRequest request) {
  const std::string_view offer = request[beast::http::field::sec_websocket_extensions];
  stream_.set_option(compression(network_->options.deflate && !wants_too_small_a_window(offer), offer));
  if (network_->options.deflate && offer.find("permessage-deflate") != offer.npos)
    read_at_once_ = limits().message_bytes + 1;
  auto kept = std::make_unique<UpgradeRequest>(std::move(request));
  auto& reference = *kept;
  stream_.async_accept(reference, [self = shared_from_this(), kept = std::move(kept)](const ErrorCode& error) {
    self->accepted(error);
  });
}

void WebSocketSession::accepted(const ErrorCode& error) {
  if (state_ == State::kOver) return;
  if (error == websocket::condition::handshake_failed) network_->refuse(TurnedAway::kBadRequest);
  if (error || network_->stopping() || !network_->handler) return cut();
  state_ = State::kOpen;
  was_open_ = true;
  ++network_->figures.websockets;
  heard();
  network_->handler->opened(shared_from_this());
  if (state_ == State::kOpen) read();
}

void WebSocketSession::read() {
  reading_ = true;
  stream_.async_read_some(buffer_.prepare(read_at_once_),
                          [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
                            self->buffer_.commit(n);
                            self->have_read(error);
                          });
}

void WebSocketSession::have_read(const ErrorCode& error) {
  reading_ = false;
  if (state_ == State::kOver) return;
  if (error) return read_failed(error);
  if (!stream_.is_message_done()) return read_on();
  heard();
  ++network_->figures.messages_in;
  network_->figures.bytes_in += buffer_.size();
  if (state_ == State::kOpen && network_->handler) received();  // who was sent away is not listened to
  buffer_.clear();
  read_on();
}

// Who leaves reads no more: the rest is for drain().
void WebSocketSession::read_on() { state_ == State::kOpen ? read() : go_on_leaving(); }

void WebSocketSession::received() {
  if (!stream_.got_text()) {
    network_->refuse(TurnedAway::kNotText);
    return close(websocket::close_code::unknown_data, "text only");
  }
  auto data = buffer_.cdata();
  try {
    network_->handler->received(*this, {static_cast<const char*>(data.data()), data.size()});
  } catch (...) {  // a mistake of ours: nobody reads here any more, so it must not stay
    cut();
    throw;
  }
}

void WebSocketSession::read_failed(const ErrorCode& error) {
  if (error == asio::error::operation_aborted && !goodbye_.empty()) return go_on_leaving();
  if (error == websocket::error::message_too_big)
    network_->refuse(TurnedAway::kTooBig);
  else if (error == websocket::error::bad_frame_payload)
    network_->refuse(TurnedAway::kNotText);
  else if (error == websocket::condition::protocol_violation)
    network_->refuse(TurnedAway::kProtocol);
  cut();
}

void WebSocketSession::send(std::shared_ptr<const std::string> text) {
  if (state_ != State::kOpen) return;
  // One long message is no sign of a slow client; what waits behind others is.
  if (!queue_.empty() && queued_bytes_ + text->size() > limits().queue_bytes) return cut_because(TurnedAway::kSlow);
  queued_bytes_ += text->size();
  queue_.push_back(std::move(text));
  if (queue_.size() == 1) write();
}

void WebSocketSession::write() {
  const std::string& text = *queue_.front();
  written_by_ = Clock::now() + limits().cut_after + std::chrono::seconds(text.size() / kSlowestBytesPerSecond);
  stream_.async_write(asio::buffer(text),
                      [self = shared_from_this()](const ErrorCode& error, std::size_t) { self->have_written(error); });
}

void WebSocketSession::have_written(const ErrorCode& error) {
  if (state_ == State::kOver) return;
  if (error == asio::error::operation_aborted) return leave();  // the client left while we had more to say
  if (error) return cut();
  ++network_->figures.messages_out;
  network_->figures.bytes_out += queue_.front()->size();
  queued_bytes_ -= queue_.front()->size();
  queue_.pop_front();
  queue_.empty() ? go_on_leaving() : write();
}

// From within the reading, which goes on to answer a ping or a goodbye.
void WebSocketSession::control(websocket::frame_type kind) {
  heard();
  if (kind == websocket::frame_type::close) leave();
}

void WebSocketSession::leave() {
  if (state_ != State::kOpen) return;
  state_ = State::kClosing;
  deadline_ = Clock::now() + limits().request_within;
}

void WebSocketSession::close(std::string_view reason) {
  close(reason == "shutdown" ? websocket::close_code::going_away : websocket::close_code::normal, reason);
}

void WebSocketSession::close(websocket::close_code code, std::string_view reason) {
  if (state_ != State::kOpen) return;
  leave();
  goodbye_ = close_frame(code, reason);
  go_on_leaving();
}

// As far as it goes now; whatever is in the way leads back here when it ends.
void WebSocketSession::go_on_leaving() {
  if (state_ != State::kClosing || goodbye_.empty() || !queue_.empty() || pinging_) return;
  if (!stream_.is_open() && reading_) return;  // the client leaves as well, and is being answered
  if (!reading_) return say_goodbye();
  ErrorCode ignored;
  socket().cancel(ignored);  // the reading ends
}

void WebSocketSession::say_goodbye() {
  asio::async_write(socket(), asio::buffer(goodbye_), [self = shared_from_this()](const ErrorCode& error, std::size_t) {
    if (self->state_ == State::kOver) return;
    if (error) return self->cut();
    ErrorCode ignored;
    self->socket().shutdown(Socket::shutdown_send, ignored);
    self->drain();
  });
}

// Closing while the client still sends would reset the connection, and it might never see our goodbye.
void WebSocketSession::drain() {
  buffer_.clear();
  socket().async_read_some(buffer_.prepare(4096), [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
    if (self->state_ == State::kOver) return;
    self->drained_ += n;
    error || self->drained_ > kMostDrained ? self->cut() : self->drain();
  });
}

void WebSocketSession::ping() {
  pinging_ = true;
  stream_.async_ping({}, [self = shared_from_this()](const ErrorCode&) {
    self->pinging_ = false;
    self->go_on_leaving();
  });
}

void WebSocketSession::tick(Clock::time_point now) {
  switch (state_) {
    case State::kOpen: return tick_open(now);
    case State::kHandshake:
    case State::kClosing:
      if (now >= deadline_) return cut_because(TurnedAway::kTimeout);
      if (reading_) go_on_leaving();  // it was between two reads when it was stopped, and began another
      return;
    case State::kOver: return;
  }
}

void WebSocketSession::tick_open(Clock::time_point now) {
  if (!stream_.is_open()) return leave();  // bad frames were answered; now the client has to hang up
  if (now - heard_ >= limits().cut_after) return cut_because(TurnedAway::kSilent);
  if (!queue_.empty() && now >= written_by_) return cut_because(TurnedAway::kSlow);
  if (now - heard_ >= limits().ping_after && !pinging_) ping();
}

void WebSocketSession::shut_down() {
  if (state_ == State::kHandshake) cut();
  close("shutdown");
}

void WebSocketSession::cut_because(TurnedAway why) {
  network_->refuse(why);
  // Unsent data would stay in the system's memory for minutes, for a client that does not want it.
  ErrorCode ignored;
  socket().set_option(asio::socket_base::linger(true, 0), ignored);
  cut();
}

void WebSocketSession::cut() {
  if (state_ == State::kOver) return;
  state_ = State::kOver;
  ErrorCode ignored;
  socket().close(ignored);
  asio::post(network_->executor, [self = shared_from_this()] { self->finish(); });
}

void WebSocketSession::finish() {
  place_.reset();
  if (was_open_) {
    --network_->figures.websockets;
    if (network_->handler) network_->handler->closed(*this);
  }
  leave_network();
}

}  // namespace

void start_websocket(std::shared_ptr<Network::Impl> network, Socket socket, std::unique_ptr<ConnectionPlace> place,
                     UpgradeRequest request) {
  std::make_shared<WebSocketSession>(std::move(network), std::move(socket), std::move(place))
      ->accept(std::move(request));
}

}  // namespace kosmo
