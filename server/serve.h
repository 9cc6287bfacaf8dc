// A whole server: store, host, network, bots, put together and run until it is told to stop.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/host.h"
#include "server/network.h"

namespace kosmo {

struct ServeOptions {
  std::string store = "kosmoteka.sqlite";  // a file, or postgresql://...
  NetworkOptions network;
  NetworkLimits limits;
  HostOptions host;
  int bot_threads = 0;  // 0: one for each core but the first
  // Ends the whole program when stopping takes longer than this, as a kill would: a store, a log or a game that hangs
  // must not keep it for ever. 0: waits.
  std::chrono::milliseconds exit_after{0};
};

// Whether it listens beyond this machine with nothing in front that could do TLS: passwords would travel in the open.
bool open_without_tls(const NetworkOptions&);

class Server {
 public:
  // Opens the store and listens; a problem says what to do about it. Without network.hosts the server goes by the name
  // of this machine, and behind a proxy by any: which names lead here is then the proxy's to say.
  static Maybe<std::unique_ptr<Server>> open(const ServeOptions&);
  virtual ~Server() = default;
  virtual std::uint16_t port() const = 0;
  virtual std::uint16_t metrics_port() const = 0;  // 0: they have no address of their own
  // Runs on the calling thread until stop() or a signal: tells everybody, finishes what was accepted, closes.
  virtual void run() = 0;
  virtual void stop() = 0;  // from any thread
};

}  // namespace kosmo
