#include "server/ws_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/asio_loop.h"
#include "server/tcp_bytes.h"

namespace kosmo {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;
using Tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<Tcp, Executor>;

class WsClient::Impl : public std::enable_shared_from_this<WsClient::Impl> {
  // Longer than what servers send. Beast loses its way in a compressed message that does not fit in at once
  // (websocket_session.cpp).
  static constexpr std::size_t kLongest = 256 << 10;

 public:
  Impl(AsioLoop& loop, std::string host, std::uint16_t port, std::string path, WsCallbacks callbacks, WsOptions options)
      : host_(std::move(host)),
        port_(port),
        path_(std::move(path)),
        callbacks_(std::make_shared<const WsCallbacks>(std::move(callbacks))),
        options_(std::move(options)),
        resolver_(loop.context().get_executor()),
        stream_(loop.context().get_executor()) {}

  void connect(bool raw);
  void send(std::string bytes, char kind);
  void close();
  void cut();
  void forget() { callbacks_ = std::make_shared<const WsCallbacks>(); }
  void never_read() { reads_ = false; }
  std::uint64_t bytes_received() { return tcp_bytes_received(stream_.next_layer().native_handle()); }

 private:
  struct Message {
    std::string bytes;
    char kind;  // 't'ext, 'b'inary, 'r'aw
  };
  using Resolver = asio::ip::basic_resolver<Tcp, Executor>;

  void connect_to(const Tcp::endpoint&);
  void connected(const ErrorCode&);
  void shake_hands();
  void open();
  void read();
  void read_raw();
  void write();
  void have_written(const ErrorCode&);
  void refused(int status, std::string_view body);
  void closed(int code, std::string_view reason);

  std::string host_;
  std::uint16_t port_;
  std::string path_;
  std::shared_ptr<const WsCallbacks> callbacks_;  // shared, because one that runs may destroy the client
  WsOptions options_;
  Resolver resolver_;
  websocket::stream<Socket> stream_;
  websocket::response_type response_;
  beast::flat_buffer buffer_;
  std::deque<Message> queue_;  // the first is being written, once open
  bool raw_ = false, open_ = false, closing_ = false, over_ = false, reads_ = true;
};

void WsClient::Impl::connect(bool raw) {
  raw_ = raw;
  ErrorCode error;
  auto address = asio::ip::make_address(host_, error);
  if (!error) return connect_to({address, port_});
  resolver_.async_resolve(host_, std::to_string(port_),
                          [self = shared_from_this()](const ErrorCode& error, const Resolver::results_type& found) {
                            if (error || found.empty()) return self->refused(0, error.message());
                            self->connect_to(*found.begin());
                          });
}

void WsClient::Impl::connect_to(const Tcp::endpoint& endpoint) {
  stream_.next_layer().async_connect(endpoint,
                                     [self = shared_from_this()](const ErrorCode& error) { self->connected(error); });
}

void WsClient::Impl::connected(const ErrorCode& error) {
  if (error) return refused(0, error.message());
  ErrorCode ignored;
  stream_.next_layer().set_option(Tcp::no_delay(true), ignored);
  if (!raw_) return shake_hands();
  open();
  read_raw();
}

void WsClient::Impl::shake_hands() {
  websocket::permessage_deflate deflate;
  deflate.client_enable = options_.deflate;
  deflate.compLevel = 3;  // there may be thousands of us, and what we say is short
  deflate.memLevel = 1;
  stream_.set_option(deflate);
  stream_.auto_fragment(false);
  stream_.read_message_max(0);  // the server is trusted
  stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
    for (const auto& [name, value] : options_.headers) request.set(name, value);
  }));
  bool v6 = host_.find(':') != host_.npos;
  std::string host = (v6 ? "[" + host_ + "]:" : host_ + ":") + std::to_string(port_);
  stream_.async_handshake(response_, host, path_, [self = shared_from_this()](const ErrorCode& error) {
    if (error) return self->refused(static_cast<int>(self->response_.result_int()), self->response_.body());
    self->open();
    if (self->reads_) self->read();
  });
}

void WsClient::Impl::open() {
  open_ = true;
  if (!queue_.empty()) write();
  if (auto calls = callbacks_; calls->on_open) calls->on_open();
}

void WsClient::Impl::read() {
  stream_.async_read_some(
      buffer_.prepare(kLongest), [self = shared_from_this()](const ErrorCode& error, std::size_t n) {
        auto& reason = self->stream_.reason();
        if (error) return self->closed(reason.code ? reason.code : 1006, {reason.reason.data(), reason.reason.size()});
        self->buffer_.commit(n);
        if (!self->stream_.is_message_done()) return self->read();
        auto data = self->buffer_.cdata();
        if (auto calls = self->callbacks_; calls->on_text)
          calls->on_text({static_cast<const char*>(data.data()), data.size()});
        self->buffer_.clear();
        self->read();
      });
}

void WsClient::Impl::read_raw() {
  if (!reads_) return;
  auto space = buffer_.prepare(4096);
  stream_.next_layer().async_read_some(space,
                                       [self = shared_from_this(), space](const ErrorCode& error, std::size_t n) {
                                         if (error) return self->closed(1006, "");
                                         if (auto calls = self->callbacks_; calls->on_raw)
                                           calls->on_raw({static_cast<const char*>(space.data()), n});
                                         self->read_raw();
                                       });
}

void WsClient::Impl::send(std::string bytes, char kind) {
  if (over_ || closing_) return;
  queue_.push_back({std::move(bytes), kind});
  if (open_ && queue_.size() == 1) write();
}

void WsClient::Impl::write() {
  auto written = [self = shared_from_this()](const ErrorCode& error, std::size_t) { self->have_written(error); };
  const Message& message = queue_.front();
  if (message.kind == 'r') return asio::async_write(stream_.next_layer(), asio::buffer(message.bytes), written);
  stream_.text(message.kind == 't');
  stream_.async_write(asio::buffer(message.bytes), written);
}

void WsClient::Impl::have_written(const ErrorCode& error) {
  queue_.pop_front();
  if (error) return;  // reading tells how it ended
  if (!queue_.empty())
    write();
  else if (closing_)
    close();
}

void WsClient::Impl::close() {
  closing_ = true;
  if (!open_ || raw_) return cut();
  if (!queue_.empty()) return;
  stream_.async_close(websocket::close_code::normal, [self = shared_from_this()](const ErrorCode&) { self->cut(); });
}

void WsClient::Impl::cut() {
  ErrorCode ignored;
  resolver_.cancel();
  stream_.next_layer().close(ignored);
}

void WsClient::Impl::refused(int status, std::string_view body) {
  if (std::exchange(over_, true)) return;
  cut();
  if (auto calls = callbacks_; calls->on_refused) calls->on_refused(status, body);
}

void WsClient::Impl::closed(int code, std::string_view reason) {
  if (std::exchange(over_, true)) return;
  cut();
  if (auto calls = callbacks_; calls->on_closed) calls->on_closed(code, reason);
}

WsClient::WsClient(AsioLoop& loop, std::string host, std::uint16_t port, std::string path, WsCallbacks callbacks,
                   WsOptions options)
    : impl_(std::make_shared<Impl>(loop, std::move(host), port, std::move(path), std::move(callbacks),
                                   std::move(options))) {}

WsClient::~WsClient() {
  impl_->forget();
  impl_->cut();
}

void WsClient::connect() { impl_->connect(false); }
void WsClient::connect_raw() { impl_->connect(true); }
void WsClient::send(std::string text) { impl_->send(std::move(text), 't'); }
void WsClient::send_binary(std::string bytes) { impl_->send(std::move(bytes), 'b'); }
void WsClient::send_raw(std::string bytes) { impl_->send(std::move(bytes), 'r'); }
void WsClient::close() { impl_->close(); }
void WsClient::cut() { impl_->cut(); }
void WsClient::never_read() { impl_->never_read(); }
std::uint64_t WsClient::bytes_received() const { return impl_->bytes_received(); }

}  // namespace kosmo
