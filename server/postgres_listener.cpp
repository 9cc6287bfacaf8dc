#include "server/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace kosmo {

PostgresListener::PostgresListener(std::string address, std::string server, const PostgresLimits& limits,
                                   std::vector<std::string> channels, std::function<void(const Note&)> hear,
                                   StorageLog log)
    : address_(std::move(address)),
      server_(std::move(server)),
      limits_(limits),
      channels_(std::move(channels)),
      hear_(std::move(hear)),
      log_(std::move(log)),
      stop_(eventfd(0, EFD_CLOEXEC)) {
  connect();
  thread_ = std::thread([this] { work(); });
}

PostgresListener::~PostgresListener() {
  eventfd_write(stop_, 1);
  thread_.join();
  ::close(stop_);
}

void PostgresListener::work() {
  constexpr int kFirstPause = 50, kLongestPause = 2000;  // milliseconds
  int pause = kFirstPause;
  while (true) {
    if (connection_ && !wait_and_hear()) return;
    if (wait_for_stop(pause)) return;
    if (connect()) {
      pause = kFirstPause;
      hear_({});
    } else {
      pause = std::min(2 * pause, kLongestPause);
    }
  }
}

bool PostgresListener::connect() {
  auto connection = Postgres::connect(address_, server_ + " (notes)", limits_);
  Problem problem = connection ? Problem{} : connection.problem();
  for (const std::string& channel : channels_)
    if (!problem) problem = (*connection)->script("LISTEN \"" + channel + "\"");
  if (problem && log_) log_(problem);
  if (!problem) connection_ = std::move(*connection);
  return !problem;
}

// Until the connection breaks (true) or the thread shall end (false).
bool PostgresListener::wait_and_hear() {
  while (true) {
    // Before waiting: notes may have come together with the answer to LISTEN.
    for (const Note& note : connection_->take_notes()) hear_(note);
    pollfd waits[] = {{stop_, POLLIN, 0}, {connection_->socket(), POLLIN, 0}};
    if (poll(waits, 2, -1) < 0 && errno != EINTR) break;
    if (waits[0].revents) return false;
    if (!connection_->check_alive()) break;
  }
  for (const Note& note : connection_->take_notes()) hear_(note);
  connection_.reset();
  if (log_) log_({"PostgreSQL: the connection for notes broke.", "PostgreSQL: zerwało się połączenie dla wiadomości."});
  return true;
}

bool PostgresListener::wait_for_stop(int milliseconds) {
  pollfd wait{stop_, POLLIN, 0};
  return poll(&wait, 1, milliseconds) > 0;
}

}  // namespace kosmo
