#include "server/asio_loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>

namespace kosmo {

namespace asio = boost::asio;

namespace {

bool is_ignored(int signal) {
  struct sigaction now {};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

struct AsioLoop::Impl {
  asio::io_context context{1};  // a hint: one thread runs it
  asio::executor_work_guard<asio::io_context::executor_type> idle_is_not_over{context.get_executor()};
  asio::signal_set signals{context};
  std::function<void()> interrupted;
  std::int64_t began = 0;
  std::chrono::steady_clock::time_point began_at = std::chrono::steady_clock::now();

  void wait_for_signal() {
    signals.async_wait([this](const boost::system::error_code& error, int) {
      if (error) return;
      interrupted();
      wait_for_signal();
    });
  }
};

AsioLoop::AsioLoop(const std::function<std::int64_t()>& wall) : impl_(std::make_unique<Impl>()) {
  impl_->began = wall();
}
AsioLoop::~AsioLoop() = default;

void AsioLoop::post(std::function<void()> work) { asio::post(impl_->context, std::move(work)); }

void AsioLoop::after(std::int64_t milliseconds, std::function<void()> work) {
  auto timer = std::make_unique<asio::steady_timer>(impl_->context, std::chrono::milliseconds(milliseconds));
  auto& waiting = *timer;  // it lives in its own handler
  waiting.async_wait([timer = std::move(timer), work = std::move(work)](const boost::system::error_code& error) {
    if (!error) work();
  });
}

std::int64_t AsioLoop::wall_clock() {
  auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

std::int64_t AsioLoop::now() const {
  const auto passed = std::chrono::steady_clock::now() - impl_->began_at;
  return impl_->began + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
}

void AsioLoop::run() {
  impl_->context.restart();
  impl_->context.run();
}

void AsioLoop::stop() { impl_->context.stop(); }

void AsioLoop::on_interrupt(std::function<void()> interrupted) {
  bool first = !impl_->interrupted;
  impl_->interrupted = std::move(interrupted);
  if (!first) return;
  impl_->signals.add(SIGINT);
  impl_->signals.add(SIGTERM);
  if (!is_ignored(SIGHUP)) impl_->signals.add(SIGHUP);  // a terminal that is closed; `nohup` says not to mind
  impl_->wait_for_signal();
}

boost::asio::io_context& AsioLoop::context() { return impl_->context; }

}  // namespace kosmo
