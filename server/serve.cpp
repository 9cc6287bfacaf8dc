#include "server/serve.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <thread>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "server/asio_loop.h"
#include "server/http_rules.h"
#include "server/last_resort.h"
#include "server/metric.h"

namespace kosmo {
namespace {

constexpr std::chrono::milliseconds kFarewell{3000}, kLastWords{200};

std::string network_metrics(const NetworkFigures& f) {
  Metrics out;
  out.gauge("connections", "Open sockets.", f.connections);
  out.gauge("websockets", "Open WebSockets.", f.websockets);
  out.counter("accepted_total", "Sockets accepted.", f.accepted);
  out.counter("http_requests_total", "HTTP requests answered.", f.requests);
  out.counter("messages_in_total", "WebSocket messages received.", f.messages_in);
  out.counter("messages_out_total", "WebSocket messages sent.", f.messages_out);
  out.counter("bytes_in_total", "Bytes received, before compression.", f.bytes_in);
  out.counter("bytes_out_total", "Bytes sent, before compression.", f.bytes_out);
  out.describe("turned_away_total", "counter", "Connections refused or cut off, by reason.");
  for (std::size_t i = 0; i < f.refused.size(); ++i)
    out.add(fmt::format("turned_away_total{{reason=\"{}\"}}", turned_away_name(static_cast<TurnedAway>(i))),
            f.refused[i]);
  return out.text();
}

// Notes to a server go by its name, so no two may have the same.
Problem claim_name(Storage& store, const std::string& name) {
  const bool plain = !name.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-';
  });
  if (!plain)
    return {"The name of a server has 1 to 40 letters, digits, '-' or '_'.",
            "Nazwa serwera ma od 1 do 40 liter, cyfr, „-” lub „_”."};
  const std::string key = "server:" + name;
  Maybe<std::vector<bool>> mine = store.own(std::span(&key, 1));
  // One of this name that was killed just now is still there for the database until it notices.
  for (int i = 0; i < 50 && mine && !mine->at(0); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    mine = store.own(std::span(&key, 1));
  }
  if (mine && !mine->at(0))
    return {fmt::format("Another server named '{}' uses this store. Give this one another name: --server NAME", name),
            fmt::format("Inny serwer o nazwie „{}” korzysta z tej bazy. Nadaj temu inną nazwę: --server NAZWA", name)};
  return mine ? Problem{} : mine.problem();
}

int bot_threads(const ServeOptions& options) {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return options.bot_threads > 0 ? options.bot_threads : std::max(1, cores - 1);
}

NetworkOptions with_hosts(NetworkOptions options) {
  if (!options.hosts.empty()) return options;
  std::array<char, 256> name{};
  if (options.behind_proxy)
    options.hosts = {"*"};
  else if (gethostname(name.data(), name.size() - 1) == 0)
    options.hosts = names_of_machine(name.data());
  return options;
}

// Nothing that was acknowledged can be lost by that. What hangs may be the log, so nobody waits for the words.
[[noreturn]] void end_at_once() {
  std::thread([] {
    spdlog::critical("something hangs and keeps the program from ending; it ends without waiting for it");
  }).detach();
  std::this_thread::sleep_for(kLastWords);
  std::_Exit(1);
}

class WholeServer final : public Server {
 public:
  WholeServer(const ServeOptions& options, std::unique_ptr<Storage> store)
      : store_(std::move(store)),
        storage_(std::make_unique<StorageThread>(loop_, *store_)),
        bots_(std::make_unique<Workers>(bot_threads(options))),
        passwords_(std::make_unique<Workers>(1)),
        host_(std::make_unique<Host>(loop_, *storage_, *bots_, *passwords_, with_metrics(options.host),
                                     store_->shared())),
        network_(std::make_unique<Network>(loop_, *host_, with_hosts(options.network), options.limits)),
        name_(options.host.server) {
    if (options.exit_after.count() > 0) last_resort_.emplace(options.exit_after, end_at_once);
  }

  // Whoever uses something goes before what it uses.
  ~WholeServer() override {
    network_.reset();
    bots_.reset();
    passwords_.reset();
    storage_.reset();
    host_.reset();
    store_.reset();
  }

  // Signals first: who is told that the server is open may stop it at once.
  Problem listen() {
    loop_.on_interrupt([this] { say_goodbye(); });
    if (last_resort_) last_resort_->arm_on_signal();
    if (Problem problem = network_->start()) return problem;
    if (store_->shared())
      store_->listen({kTablesChannel, kPeopleChannel, "kosmo_" + name_},
                     [this](const Note& note) { loop_.post([this, note] { host_->noted(note); }); });
    return {};
  }

  std::uint16_t port() const override { return network_->port(); }
  std::uint16_t metrics_port() const override { return network_->metrics_port(); }

  void run() override {
    loop_.post([this] { host_->start(); });
    run_loop();
    // Everybody has left; what they were promised is on disk.
    storage_->drain();
    spdlog::info("stopped");
  }

  void stop() override {
    if (last_resort_) last_resort_->arm();
    loop_.post([this] { say_goodbye(); });
  }

 private:
  HostOptions with_metrics(HostOptions options) {
    options.more_metrics = [this] { return network_metrics(network_->figures()); };
    options.log = [](std::string_view what) { spdlog::warn("{}", what); };
    return options;
  }

  // A mistake in one table must not take the others along.
  void run_loop() {
    for (;;) {
      try {
        return loop_.run();
      } catch (const std::exception& mistake) {
        spdlog::critical("a mistake in the program: {}", mistake.what());
      }
    }
  }

  void say_goodbye() {
    if (leaving_) return loop_.stop();  // asked twice: at once
    leaving_ = true;
    spdlog::info("stopping: no new requests, {} connections", host_->figures().sessions);
    host_->stop();
    network_->stop(kFarewell, [this] {
      if (const auto dropped = network_->figures().dropped)
        spdlog::warn("{} connections were cut off because they did not end in time", dropped);
      loop_.stop();
    });
  }

  std::optional<LastResort> last_resort_;  // goes last: whatever else goes may hang

  AsioLoop loop_;
  std::unique_ptr<Storage> store_;
  std::unique_ptr<StorageThread> storage_;
  std::unique_ptr<Workers> bots_, passwords_;
  std::unique_ptr<Host> host_;
  std::unique_ptr<Network> network_;
  std::string name_;
  bool leaving_ = false;
};

}  // namespace

bool open_without_tls(const NetworkOptions& options) {
  const bool here = options.address == "localhost" || options.address == "::1" || options.address.starts_with("127.");
  return !here && !options.behind_proxy;
}

Maybe<std::unique_ptr<Server>> Server::open(const ServeOptions& options) {
  Maybe<std::unique_ptr<Storage>> store =
      open_storage(options.store, options.host.server, [](const Problem& problem) { spdlog::error("{}", problem.en); });
  if (!store) return store.problem();
  if (Problem problem = claim_name(**store, options.host.server)) return problem;
  auto server = std::make_unique<WholeServer>(options, std::move(*store));
  if (Problem problem = server->listen()) return problem;
  return std::unique_ptr<Server>(std::move(server));
}

}  // namespace kosmo
