// One WebSocket: a queue to the client, messages from it, and the clocks that tell whether it is still there.
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/network_impl.h"

namespace kosmo {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

// Always reading, from the handshake to the end: the end of reading is the end of the connection, whatever caused it,
// and the only place that tells the Handler.
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
  void accepted(const ErrorCode&);
  void read();
  void have_read(const ErrorCode&);
  void over(const ErrorCode&);
  void write();
  void have_written(const ErrorCode&);
  void ping();
  void leave();
  void close(websocket::close_code, std::string_view reason);
  void say_goodbye();
  void cut_because(TurnedAway);
  void heard() { heard_ = Clock::now(); }

  websocket::stream<Socket> stream_;
  std::unique_ptr<ConnectionPlace> place_;
  std::string address_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_bytes_ = 0;
  websocket::close_reason goodbye_;
  State state_ = State::kHandshake;
  bool pinging_ = false;
  Clock::time_point heard_ = Clock::now();  // the client's last sign of life
  Clock::time_point deadline_;              // of the handshake, or of the farewell
};

WebSocketSession::WebSocketSession(std::shared_ptr<Network::Impl> network, Socket socket,
                                   std::unique_ptr<ConnectionPlace> place)
    : Session(std::move(network)),
      stream_(std::move(socket)),
      place_(std::move(place)),
      address_(place_->address()),
      deadline_(Clock::now() + limits().request_within) {
  websocket::permessage_deflate deflate;
  deflate.server_enable = network_->options.deflate;
  deflate.server_no_context_takeover = true;  // or every connection would keep its own dictionary
  deflate.client_no_context_takeover = true;
  deflate.compLevel = 3;
  deflate.memLevel = 4;
  stream_.set_option(deflate);
  stream_.text(true);
  stream_.auto_fragment(false);  // a message is one frame, written from where it lies
  stream_.read_message_max(limits().message_bytes);
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard(); });
}

void WebSocketSession::accept(UpgradeRequest request) {
  auto kept = std::make_unique<UpgradeRequest>(std::move(request));
  auto& reference = *kept;
  stream_.async_accept(reference, [self = shared_from_this(), kept = std::move(kept)](const ErrorCode& error) {
    self->accepted(error);
  });
}

void WebSocketSession::accepted(const ErrorCode& error) {
  if (error == websocket::condition::handshake_failed) network_->refuse(TurnedAway::kBadRequest);
  if (error || state_ == State::kOver || network_->stopping() || !network_->handler) return cut();
  state_ = State::kOpen;
  ++network_->figures.websockets;
  heard();
  network_->handler->opened(shared_from_this());
  read();
}

void WebSocketSession::read() {
  stream_.async_read(buffer_,
                     [self = shared_from_this()](const ErrorCode& error, std::size_t) { self->have_read(error); });
}

void WebSocketSession::have_read(const ErrorCode& error) {
  if (error) return over(error);
  heard();
  auto data = buffer_.cdata();
  ++network_->figures.messages_in;
  network_->figures.bytes_in += data.size();
  if (state_ == State::kOpen && network_->handler) {  // who was sent away is not listened to
    if (stream_.got_text()) {
      network_->handler->received(*this, {static_cast<const char*>(data.data()), data.size()});
    } else {
      network_->refuse(TurnedAway::kNotText);
      close(websocket::close_code::unknown_data, "text only");
    }
  }
  buffer_.clear();
  read();
}

void WebSocketSession::over(const ErrorCode& error) {
  if (error == websocket::error::message_too_big)
    network_->refuse(TurnedAway::kTooBig);
  else if (error == websocket::error::bad_frame_payload)
    network_->refuse(TurnedAway::kNotText);
  else if (error == websocket::condition::protocol_violation)
    network_->refuse(TurnedAway::kProtocol);
  auto self = shared_from_this();
  cut();
  place_.reset();
  --network_->figures.websockets;
  if (network_->handler) network_->handler->closed(*this);
  network_->check_stopped();
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
  stream_.async_write(asio::buffer(*queue_.front()),
                      [self = shared_from_this()](const ErrorCode& error, std::size_t) { self->have_written(error); });
}

void WebSocketSession::have_written(const ErrorCode& error) {
  if (error == asio::error::operation_aborted) return leave();
  if (error) return cut();  // which ends the reading
  ++network_->figures.messages_out;
  network_->figures.bytes_out += queue_.front()->size();
  queued_bytes_ -= queue_.front()->size();
  queue_.pop_front();
  if (!queue_.empty())
    write();
  else if (state_ == State::kClosing)
    say_goodbye();
}

// The client said goodbye while we had more to say: the reading answers it.
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
  reason = reason.substr(0, goodbye_.reason.max_size());
  goodbye_ = websocket::close_reason(code, beast::string_view(reason.data(), reason.size()));
  if (queue_.empty()) say_goodbye();
}

void WebSocketSession::say_goodbye() {
  stream_.async_close(goodbye_, [self = shared_from_this()](const ErrorCode&) { self->cut(); });
}

void WebSocketSession::ping() {
  pinging_ = true;
  stream_.async_ping({}, [self = shared_from_this()](const ErrorCode&) { self->pinging_ = false; });
}

void WebSocketSession::tick(Clock::time_point now) {
  switch (state_) {
    case State::kHandshake:
    case State::kClosing:
      if (now >= deadline_) cut_because(TurnedAway::kTimeout);
      break;
    case State::kOpen:
      if (now - heard_ >= limits().cut_after)
        cut_because(TurnedAway::kSilent);
      else if (now - heard_ >= limits().ping_after && !pinging_)
        ping();
      break;
    case State::kOver: break;
  }
}

void WebSocketSession::shut_down() {
  if (state_ == State::kHandshake) cut();
  close("shutdown");
}

void WebSocketSession::cut_because(TurnedAway why) {
  network_->refuse(why);
  // Unsent data would stay in the system's memory for minutes, for a client that does not want it.
  ErrorCode ignored;
  stream_.next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
  cut();
}

void WebSocketSession::cut() {
  state_ = State::kOver;
  ErrorCode ignored;
  stream_.next_layer().close(ignored);
}

}  // namespace

void start_websocket(std::shared_ptr<Network::Impl> network, Socket socket, std::unique_ptr<ConnectionPlace> place,
                     UpgradeRequest request) {
  std::make_shared<WebSocketSession>(std::move(network), std::move(socket), std::move(place))
      ->accept(std::move(request));
}

}  // namespace kosmo
