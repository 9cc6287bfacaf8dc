// `kosmoteka serve`: tables for people and bots, over the network.
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <ctime>
#include <fstream>
#include <ostream>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/params.h"
#include "server/http_rules.h"
#include "server/log_thread.h"
#include "server/serve.h"

namespace kosmo {
namespace {

constexpr Text kAddressWord{"ADDRESS", "ADRES"};
constexpr Text kOriginWord{"ORIGIN", "ŹRÓDŁO"};
constexpr Text kWhereWord{"WHERE", "GDZIE"};

// Stopping takes a few seconds; what hangs longer is left behind, before service managers lose patience.
constexpr std::chrono::seconds kExitAfter{12};

std::string this_server() {
  std::array<char, 65> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) return "server";
  std::string name;
  for (const char c : std::string_view(host.data()))
    if (std::isalnum(static_cast<unsigned char>(c))) name += c;
  return fmt::format("{}_{}", name.empty() ? "server" : name.substr(0, 30), getpid());
}

// After midnight by UTC, where it is three at night here. When the clocks change, it is an hour off until a restart.
std::int64_t three_at_night() {
  constexpr std::int64_t kHour = 3'600'000, kDay = 24 * kHour;
  const std::time_t now = std::time(nullptr);
  std::tm here{};
  localtime_r(&now, &here);
  return (3 * kHour - here.tm_gmtoff * 1000 + 2 * kDay) % kDay;
}

class ServeCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "serve",
        {"Host tables for people and bots, in the browser or by the protocol",
         "Prowadź stoły dla ludzi i botów, w przeglądarce albo przez protokół"},
        {"Hosts tables. Everything is kept in one file by default; with --store postgresql://… several servers share "
         "the tables. Every accepted action is on disk before it is acknowledged, so stopping or killing the server "
         "loses nothing. Ctrl-C stops it: players are told, and go on where they were when it is started again. By "
         "default only this machine can connect; --listen 0.0.0.0 opens it to your network.",
         "Prowadzi stoły. Domyślnie wszystko jest w jednym pliku; z --store postgresql://… ze wspólnych stołów może "
         "korzystać kilka serwerów. Każda przyjęta akcja jest na dysku, zanim zostanie potwierdzona, więc zatrzymanie "
         "serwera niczego "
         "nie gubi. Ctrl-C zatrzymuje serwer: gracze dostają wiadomość i po ponownym uruchomieniu grają dalej. "
         "Domyślnie łączyć się można tylko z tego komputera; --listen 0.0.0.0 otwiera serwer dla twojej sieci."},
        {"# for yourself and whoever shares this machine\nkosmoteka serve\n# for friends in your network\n"
         "kosmoteka serve --listen 0.0.0.0 --port 8080\n# one of several servers\n"
         "kosmoteka serve --store postgresql://kosmoteka@db/kosmoteka --server alpha --behind-proxy",
         "# dla siebie\nkosmoteka serve\n# dla znajomych w sieci\nkosmoteka serve --listen 0.0.0.0 --port 8080\n"
         "# jeden z kilku serwerów\n"
         "kosmoteka serve --store postgresql://kosmoteka@db/kosmoteka --server alfa --behind-proxy"}};
    return kInfo;
  }

  void declare(Params& params) override {
    params.value("--listen", options_.network.address, kAddressWord,
                 {"Address to listen on; by default this machine alone (127.0.0.1)",
                  "Adres nasłuchu; domyślnie tylko ten komputer (127.0.0.1)"});
    params.number("--port", port_, 0, 65535, {"Port; 0: any that is free (8080)", "Port; 0: dowolny wolny (8080)"});
    params.value(
        "--store", options_.store, kStoreWord,
        {"File, or postgresql:// address (kosmoteka.sqlite)", "Plik albo adres postgresql:// (kosmoteka.sqlite)"});
    params.value("--server", options_.host.server, kServerWord,
                 {"Name of this server among those that share the store",
                  "Nazwa tego serwera wśród tych, które korzystają ze wspólnej bazy"});
    params.value("--web", options_.network.files, kDirWord,
                 {"Folder of the browser client", "Katalog klienta przeglądarkowego"});
    params.values("--host", options_.network.hosts, kServerWord,
                  {"A name by which browsers call this server, as play.example.org; may be repeated. By default this "
                   "machine's own, behind a proxy any; addresses and localhost always count",
                   "Nazwa, pod którą przeglądarki znają ten serwer, na przykład play.example.org; można powtórzyć. "
                   "Domyślnie nazwa tego komputera, za pośrednikiem dowolna; adresy i localhost liczą się zawsze"});
    params.values("--origin", options_.network.origins, kOriginWord,
                  {"A web site whose pages may connect, besides this server's own; may be repeated",
                   "Witryna, której strony mogą się łączyć, oprócz stron tego serwera; można powtórzyć"});
    params.flag("--behind-proxy", options_.network.behind_proxy,
                {"Believe X-Forwarded-For from a proxy on this machine",
                 "Ufaj X-Forwarded-For od pośrednika na tym komputerze"});
    params.value("--metrics", metrics_, kWhereWord,
                 {"Where /metrics is answered: here, off, or at ADDRESS:PORT of its own, as 127.0.0.1:9090 (here)",
                  "Gdzie działa /metrics: here (tu), off (nigdzie) albo pod osobnym ADRESEM:PORTEM, na przykład "
                  "127.0.0.1:9090 (here)"});
    params.number("--per-address", per_address_, 1, 100'000,
                  {"Connections from one address (64)", "Połączeń z jednego adresu (64)"});
    params.number("--connections", connections_, 1, 100'000, {"Connections in all (8192)", "Połączeń w sumie (8192)"});
    params.number("--waiting-days", waiting_days_, 0, 3650,
                  {"Close a table that waits for players after so many days without anybody; 0: never (7)",
                   "Zamknij stół czekający na graczy po tylu dniach bez niczyjej wizyty; 0: nigdy (7)"});
    params.number("--token-days", token_days_, 0, 3650,
                  {"Forget a device that nobody has used for so many days; 0: never (90)",
                   "Zapomnij urządzenie, z którego nikt nie korzystał przez tyle dni; 0: nigdy (90)"});
    params.number("--guest-days", guest_days_, 0, 3650,
                  {"Forget a guest who has not been here for so many days; 0: never (30)",
                   "Zapomnij gościa, którego nie było przez tyle dni; 0: nigdy (30)"});
    params.number("--nobody-days", nobody_days_, 0, 3650,
                  {"Remove a closed table, or a game none of whose people is left, after so many days; 0: never (30)",
                   "Usuń zamknięty stół albo grę, po której nie został żaden z graczy, po tylu dniach; 0: nigdy (30)"});
    params.number("--finished-days", finished_days_, 0, 36500,
                  {"Remove every finished game after so many days; 0: never (0)",
                   "Usuń każdą zakończoną grę po tylu dniach; 0: nigdy (0)"});
    params.choice("--limits", limits_, {"on", "off"},
                  {"Limits on how fast a client may ask; off for load tests only",
                   "Ograniczenia częstości żądań; off tylko do testów obciążenia"});
    params.number("--bot-threads", bot_threads_, 0, 256,
                  {"Threads on which bots think; 0: one for each core but the first",
                   "Wątki, na których myślą boty; 0: po jednym na rdzeń oprócz pierwszego"});
    params.value("--ready-file", ready_file_, kFileWord,
                 {"Write address and port here when listening", "Zapisz tu adres i port, gdy serwer już nasłuchuje"});
    params.flag("--quiet", quiet_, {"Log only what goes wrong", "Zapisuj w dzienniku tylko problemy"});
  }

  int run(Context& c) override {
    if (Problem problem = check_hosts()) return c.complain(problem, kBadUsage);
    if (Problem problem = apply_metrics()) return c.complain(problem, kBadUsage);
    apply_figures();
    Maybe<std::unique_ptr<Server>> server = Server::open(options_);
    if (!server) return c.complain(server.problem(), kFailed);
    const std::uint16_t port = (*server)->port();
    if (!ready_file_.empty()) std::ofstream(ready_file_) << options_.network.address << " " << port << "\n";
    if (!quiet_)
      c.out << c.say({"Kosmoteka is open at {}. Stop it with Ctrl-C.",
                      "Kosmoteka działa pod adresem {}. Zatrzymaj ją przez Ctrl-C."},
                     c.bold(address(port)))
            << std::endl;
    if (open_without_tls(options_.network))
      c.complain(
          {"Others in the network can reach this server, and it does not encrypt: passwords and chat travel "
           "readable. On the internet put a proxy with TLS in front and use --behind-proxy (docs/operations.md).",
           "Serwer jest dostępny dla innych w sieci i nie szyfruje: hasła i rozmowy można podsłuchać. W "
           "internecie postaw przed nim pośrednika z TLS i użyj --behind-proxy (docs/operations.md)."},
          kOk);
    (*server)->run();
    return kOk;
  }

 private:
  Problem check_hosts() const {
    for (const std::string& host : options_.network.hosts)
      if (host != "*" && !is_host_name(host))
        return {fmt::format("--host takes a bare name such as play.example.org, or * for any, not '{}'.", host),
                fmt::format("--host przyjmuje samą nazwę, na przykład play.example.org, albo * (dowolna), a nie „{}”.",
                            host)};
    return {};
  }

  Problem apply_metrics() {
    NetworkOptions& network = options_.network;
    network.metrics = metrics_ != "off";
    if (metrics_ == "off" || metrics_ == "here") return {};
    const auto colon = metrics_.rfind(':');
    std::string address = metrics_.substr(0, colon);
    if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
    const char* end = metrics_.data() + metrics_.size();
    const auto [rest, error] =
        std::from_chars(metrics_.data() + std::min(colon + 1, metrics_.size()), end, network.metrics_port);
    if (colon == std::string::npos || address.empty() || error != std::errc() || rest != end)
      return {fmt::format("--metrics takes here, off, or an address with a port such as 127.0.0.1:9090, not '{}'.",
                          metrics_),
              fmt::format("--metrics przyjmuje here, off albo adres z portem, na przykład 127.0.0.1:9090, a nie „{}”.",
                          metrics_)};
    network.metrics_address = address;
    return {};
  }

  void apply_figures() {
    options_.network.port = static_cast<std::uint16_t>(port_);
    options_.limits.connections_per_address = static_cast<std::size_t>(per_address_);
    options_.limits.connections = static_cast<std::size_t>(connections_);
    options_.host.waiting_life = waiting_days_ * 86'400'000;
    options_.host.token_life = token_days_ * 86'400'000;
    options_.host.guest_life = guest_days_ * 86'400'000;
    options_.host.nobody_life = nobody_days_ * 86'400'000;
    options_.host.finished_life = finished_days_ * 86'400'000;
    options_.host.night = three_at_night();
    options_.bot_threads = static_cast<int>(bot_threads_);
    options_.exit_after = kExitAfter;
    options_.host.program = program_version();
    if (options_.host.server.empty()) options_.host.server = this_server();
    if (limits_ == "off") {
      constexpr Rate kAny{1e9, 1e9};
      options_.host.requests = options_.host.chat = options_.host.entries = options_.host.tables =
          options_.host.hellos = options_.host.logins = options_.host.logins_anywhere = options_.host.tables_from =
              options_.host.newcomers = options_.host.bot_games = options_.host.undos = options_.host.tries = kAny;
    }
    std::signal(SIGPIPE, SIG_IGN);  // a closed log ends nothing
    log_to_stderr(quiet_);
  }

  std::string address(std::uint16_t port) const {
    const std::string& host = options_.network.address;
    const bool all = host == "0.0.0.0" || host == "::";
    return fmt::format("http://{}:{}/",
                       all                                   ? "localhost"
                       : host.find(':') != std::string::npos ? "[" + host + "]"
                                                             : host,
                       port);
  }

  ServeOptions options_ = [] {
    ServeOptions options;
    options.host.server.clear();
    return options;
  }();
  std::int64_t port_ = 8080, per_address_ = 64, connections_ = 8192, bot_threads_ = 0, waiting_days_ = 7,
               token_days_ = 90, guest_days_ = 30, nobody_days_ = 30, finished_days_ = 0;
  std::string limits_ = "on", ready_file_, metrics_ = "here";
  bool quiet_ = false;
};

}  // namespace

std::unique_ptr<Command> make_serve() { return std::make_unique<ServeCommand>(); }

}  // namespace kosmo
