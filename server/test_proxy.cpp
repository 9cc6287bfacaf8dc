#include "server/test_proxy.h"

#include <arpa/inet.h>
#include <libpq-fe.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>

namespace kosmo {
namespace {

std::string receive(int socket) {
  std::string bytes(65536, '\0');
  ssize_t got = recv(socket, bytes.data(), bytes.size(), 0);
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

bool readable(int socket, int milliseconds) {
  pollfd wait{socket, POLLIN, 0};
  return poll(&wait, 1, milliseconds) > 0;
}

void send_all(int socket, const std::string& bytes) {
  std::size_t sent = 0;
  while (sent < bytes.size()) {
    ssize_t now = send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return;
    sent += static_cast<std::size_t>(now);
  }
}

}  // namespace

TestProxy::TestProxy(const std::string& database) {
  PGconn* connection = PQconnectdb(database.c_str());
  if (PQstatus(connection) != CONNECTION_OK) throw std::runtime_error(PQerrorMessage(connection));
  host_ = PQhost(connection);
  port_ = PQport(connection);
  std::string user = PQuser(connection), password = PQpass(connection), name = PQdb(connection);
  PQfinish(connection);

  listening_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof here;
  if (bind(listening_, reinterpret_cast<sockaddr*>(&here), size) || listen(listening_, 16) ||
      getsockname(listening_, reinterpret_cast<sockaddr*>(&here), &size))
    throw std::runtime_error("the proxy has no port");
  address_ = "postgresql://" + user + (password.empty() ? "" : ":" + password) +
             "@127.0.0.1:" + std::to_string(ntohs(here.sin_port)) + "/" + name + "?sslmode=disable&gssencmode=disable";
  acceptor_ = std::thread([this] { accept_all(); });
}

TestProxy::~TestProxy() {
  ending_ = true;
  acceptor_.join();
  for (auto& carrier : carriers_) carrier.join();
  close(listening_);
}

void TestProxy::refuse(bool refused) {
  refused_ = refused;
  if (refused) std::this_thread::sleep_for(std::chrono::milliseconds(50));  // until the carriers have noticed
}

void TestProxy::set_trap(const std::string& text, bool forward) {
  std::lock_guard lock(mutex_);
  trap_ = text;
  forward_ = forward;
}

void TestProxy::set_count(int pieces, bool forward) {
  std::lock_guard lock(mutex_);
  pieces_ = pieces;
  forward_ = forward;
}

void TestProxy::accept_all() {
  while (!ending_) {
    if (!readable(listening_, 10)) continue;
    int client = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client >= 0) carriers_.emplace_back([this, client, number = next_++] { carry(client, number); });
  }
}

bool TestProxy::springs(const std::string& bytes, bool& forward) {
  std::lock_guard lock(mutex_);
  const bool counted = pieces_ > 0 && --pieces_ == 0;
  if (!counted && (trap_.empty() || bytes.find(trap_) == std::string::npos)) return false;
  trap_.clear();
  forward = forward_;
  return true;
}

int TestProxy::connect_to_database() const {
  if (host_.starts_with("/")) {
    int database = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un there{};
    there.sun_family = AF_UNIX;
    std::string path = host_ + "/.s.PGSQL." + port_;
    std::strncpy(there.sun_path, path.c_str(), sizeof there.sun_path - 1);
    if (connect(database, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0) return database;
    close(database);
    return -1;
  }
  addrinfo hints{}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host_.c_str(), port_.c_str(), &hints, &found)) return -1;
  int database = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(database, found->ai_addr, found->ai_addrlen)) {
    close(database);
    database = -1;
  }
  freeaddrinfo(found);
  return database;
}

void TestProxy::carry(int client, int number) {
  int database = connect_to_database();
  while (database >= 0 && !ending_ && !refused_) {
    pollfd waits[] = {{client, POLLIN, 0}, {database, POLLIN, 0}};
    if (number < stalled_before_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      continue;
    }
    poll(waits, 2, 10);
    if (number < stalled_before_) continue;
    if (waits[0].revents) {
      std::string bytes = receive(client);
      if (bytes.empty()) break;
      bool forward = true;
      bool last = springs(bytes, forward);
      if (forward) send_all(database, bytes);
      if (last && forward) readable(database, 2000);  // the answer is there, and nobody will have it
      if (last) break;
    }
    if (waits[1].revents) {
      std::string bytes = receive(database);
      if (bytes.empty()) break;
      send_all(client, bytes);
    }
  }
  if (database >= 0) close(database);
  close(client);
}

}  // namespace kosmo
