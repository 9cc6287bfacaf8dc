// `kosmoteka load`: many tables at once, over the network, to see what a server bears.
#include <signal.h>

#include <filesystem>
#include <ostream>

#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/json_print.h"
#include "cli/library.h"
#include "cli/params.h"
#include "server/child_server.h"
#include "server/load.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Text kHostWord{"ADDRESS", "ADRES"};
using Align = TextTable::Align;

// A line that is drawn over itself while a person looks.
class ProgressLine {
 public:
  explicit ProgressLine(const Context& c, int tables) : c_(c), tables_(tables) {}
  ~ProgressLine() {
    if (c_.err_terminal.screen) c_.err << "\r\x1b[K" << std::flush;
  }
  void show(const LoadProgress& p) const {
    if (!c_.err_terminal.screen) return;
    c_.err << "\r\x1b[K"
           << (p.seconds > 0 ? c_.say({"{} s  {} actions  trouble: {}", "{} s  akcje: {}  kłopoty: {}"},
                                      decimal(p.seconds, 0, c_.lang), grouped(p.actions, c_.lang), p.troubles)
                             : c_.say({"tables begun: {} of {}  trouble: {}", "rozpoczęte stoły: {} z {}  kłopoty: {}"},
                                      p.tables_begun, tables_, p.troubles))
           << std::flush;
  }

 private:
  const Context& c_;
  int tables_;
};

std::string per_second(std::uint64_t count, const LoadFigures& f, Lang lang) {
  return rate(static_cast<double>(count) / f.seconds, lang);
}

std::string megabytes(std::uint64_t bytes, Lang lang) { return decimal(static_cast<double>(bytes) / 1e6, 1, lang); }

constexpr Text kBytes{"bytes", "bajtów"};
std::string bytes(double count, Lang lang) { return grouped(static_cast<std::uint64_t>(count), lang); }

std::uint64_t per_table(std::uint64_t with, const LoadPlan& plan, const LoadFigures& f) {
  return with > f.memory->before ? (with - f.memory->before) / static_cast<std::uint64_t>(plan.tables) : 0;
}

void print_figures(const LoadPlan& plan, const LoadFigures& f, const Context& c) {
  const auto sockets = static_cast<std::uint64_t>(plan.tables) * static_cast<std::uint64_t>(plan.sockets);
  c.out << c.bold(c.say({"{} tables, {} sockets, {} s", "stoły: {}, gniazda: {}, czas: {} s"},
                        grouped(static_cast<std::uint64_t>(plan.tables), c.lang), grouped(sockets, c.lang),
                        decimal(f.seconds, 1, c.lang)))
        << "\n";
  TextTable table({Align::kLeft, Align::kRight, Align::kLeft});
  const auto row = [&](Text what, const std::string& figure, Text unit = {"", ""}) {
    table.add({std::string(what.at(c.lang)), figure, c.dim(unit.at(c.lang))});
  };
  row({"actions", "akcje"}, per_second(f.actions, f, c.lang), {"/s", "/s"});
  row({"updates received", "odebrane aktualizacje"}, per_second(f.updates, f, c.lang), {"/s", "/s"});
  row({"bytes of JSON received", "odebrane bajty JSON"}, per_second(f.bytes, f, c.lang), {"/s", "/s"});
  row({"games finished", "zakończone gry"}, grouped(f.games_finished, c.lang));
  if (f.a_game.players) {
    row({"a game, for one player: JSON", "gra dla jednego gracza: JSON"}, bytes(f.a_game.json, c.lang), kBytes);
    row({"a game, for one player: on the wire", "gra dla jednego gracza: w sieci"}, bytes(f.a_game.wire, c.lang),
        kBytes);
  }
  row({"time of this program", "czas tego programu"}, decimal(f.client_cpu, 2, c.lang), {"cores", "rdzenia"});
  if (f.memory) {
    row({"time of the server", "czas serwera"}, decimal(f.server_cpu, 2, c.lang), {"cores", "rdzenia"});
    row({"server without tables", "serwer bez stołów"}, megabytes(f.memory->before, c.lang), {"MB", "MB"});
    row({"server, all tables begun", "serwer, gdy grają wszystkie stoły"}, megabytes(f.memory->begun, c.lang),
        {"MB", "MB"});
    row({"server at the end", "serwer na końcu"}, megabytes(f.memory->end, c.lang), {"MB", "MB"});
    row({"memory per table, all begun", "pamięć na stół, gdy grają wszystkie"},
        grouped(per_table(f.memory->begun, plan, f), c.lang), kBytes);
    row({"memory per table, at the end", "pamięć na stół na końcu"}, grouped(per_table(f.memory->end, plan, f), c.lang),
        kBytes);
  }
  c.out << table.print(2);
}

void print_times(const LoadFigures& f, const Context& c) {
  TextTable table(
      {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight, Align::kRight, Align::kRight});
  table.add({c.dim(c.say({"from an action to its update, ms", "od akcji do aktualizacji, ms"})), c.dim("50%"),
             c.dim("90%"), c.dim("99%"), c.dim(decimal(99.9, 1, c.lang) + "%"), c.dim(c.say({"max", "maks."})),
             c.dim(c.say({"actions", "akcje"}))});
  const auto row = [&](Text what, const Spread& s) {
    std::vector<std::string> cells{std::string(what.at(c.lang))};
    for (const double x : {s.p50, s.p90, s.p99, s.p999, s.most}) cells.push_back(decimal(x, 2, c.lang));
    cells.push_back(grouped(s.count, c.lang));
    table.add(std::move(cells));
  };
  row({"at the first socket", "pierwsze gniazdo"}, f.to_first);
  row({"at the last socket", "ostatnie gniazdo"}, f.to_last);
  c.out << "\n" << table.print(2);
}

void print_troubles(const LoadFigures& f, const Context& c) {
  if (f.clean()) {
    c.out << "\n" << c.paint(Ink::kGood, c.say({"Nothing went wrong.", "Bez żadnych kłopotów."})) << "\n";
    return;
  }
  TextTable table({Align::kLeft, Align::kRight});
  const auto row = [&](const std::string& what, std::uint64_t count) {
    if (count) table.add({what, grouped(count, c.lang)});
  };
  for (const auto& [code, count] : f.errors) row(c.say({"refused: {}", "odmowy: {}"}, code), count);
  row(c.say({"of these, legal actions", "w tym dozwolone akcje"}), f.refused_actions);
  row(c.say({"updates that did not come", "aktualizacje, które nie przyszły"}), f.missing_updates);
  row(c.say({"updates that did not fit", "aktualizacje, które nie pasowały"}), f.unfit_updates);
  row(c.say({"connections lost", "zerwane połączenia"}), f.reconnects);
  c.out << "\n" << c.paint(Ink::kBad, c.say({"What went wrong", "Kłopoty"})) << "\n" << table.print(2);
}

json::object as_json(const Spread& s) {
  return {{"count", s.count}, {"p50", s.p50}, {"p90", s.p90}, {"p99", s.p99}, {"p99_9", s.p999}, {"max", s.most}};
}

json::object as_json(const LoadPlan& plan, const LoadFigures& f) {
  json::object errors;
  for (const auto& [code, count] : f.errors) errors[code] = count;
  const auto speed = [&](std::uint64_t count) { return static_cast<double>(count) / f.seconds; };
  json::object out{{"tables", plan.tables},
                   {"sockets_per_table", plan.sockets},
                   {"players", plan.players},
                   {"bots", plan.bots},
                   {"think_ms", plan.think_ms},
                   {"seconds", f.seconds},
                   {"actions", f.actions},
                   {"games_finished", f.games_finished},
                   {"actions_per_second", speed(f.actions)},
                   {"updates_per_second", speed(f.updates)},
                   {"bytes_per_second", speed(f.bytes)},
                   {"bytes_a_game", {{"players", f.a_game.players}, {"json", f.a_game.json}, {"wire", f.a_game.wire}}},
                   {"latency_ms", {{"first", as_json(f.to_first)}, {"last", as_json(f.to_last)}}},
                   {"cores", {{"client", f.client_cpu}}},
                   {"errors", std::move(errors)},
                   {"refused_actions", f.refused_actions},
                   {"missing_updates", f.missing_updates},
                   {"unfit_updates", f.unfit_updates},
                   {"reconnects", f.reconnects},
                   {"clean", f.clean()}};
  if (!f.memory) return out;
  out["cores"].as_object()["server"] = f.server_cpu;
  out["server_bytes"] = {{"before", f.memory->before},
                         {"begun", f.memory->begun},
                         {"end", f.memory->end},
                         {"per_table_begun", per_table(f.memory->begun, plan, f)},
                         {"per_table_end", per_table(f.memory->end, plan, f)}};
  return out;
}

class LoadCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "load",
        {"Play many tables at once against a server and measure it",
         "Zagraj naraz przy wielu stołach na serwerze i zmierz go"},
        {"Connects scripted players and spectators to a server and measures how many actions it takes and how long it "
         "is until everybody at the table sees one. Players choose at random, after thinking for a while. Games that "
         "end are followed by another. The server must let them: start it with --limits off and a large --per-address, "
         "or use --spawn. The exit code is 1 if an action was refused, an update did not come or a connection was "
         "lost.",
         "Łączy z serwerem graczy i widzów sterowanych skryptem i mierzy, ile akcji serwer przyjmuje i po jakim czasie "
         "widzą je wszyscy przy stole. Gracze wybierają losowo, po chwili namysłu. Po zakończonej grze zaczyna się "
         "następna. Serwer musi na to pozwalać: uruchom go z --limits off i dużym --per-address albo użyj --spawn. "
         "Kod wyjścia to 1, jeśli akcja została odrzucona, aktualizacja nie przyszła albo zerwało się połączenie."},
        {"# with a server of its own\nkosmoteka load --spawn --tables 100 --seconds 10\n# with one that runs\n"
         "kosmoteka load --port 8080 --tables 1000 --sockets-per-table 4 --json",
         "# z własnym serwerem\nkosmoteka load --spawn --tables 100 --seconds 10\n# z serwerem, który już działa\n"
         "kosmoteka load --port 8080 --tables 1000 --sockets-per-table 4 --json"}};
    return kInfo;
  }

  void declare(Params& params) override {
    params.value("--host", plan_.host, kHostWord, {"Address of the server (127.0.0.1)", "Adres serwera (127.0.0.1)"});
    params.number("--port", port_, 1, 65535, {"Its port (8080)", "Jego port (8080)"});
    params.flag("--spawn", spawn_,
                {"Start a server with an empty store for this, and measure its memory",
                 "Uruchom do tego serwer z pustą bazą i zmierz jego pamięć"});
    params.number("--pid", pid_, 0, 1 << 30,
                  {"Process of the server, on this machine, to measure its memory",
                   "Proces serwera na tym komputerze, żeby zmierzyć jego pamięć"});
    params.number("--tables", tables_, 1, 50'000, {"Number of tables (1000)", "Liczba stołów (1000)"});
    params.number("--sockets-per-table", sockets_, 1, 100,
                  {"Connections for each table, players and spectators together (4)",
                   "Połączenia na stół, razem gracze i widzowie (4)"});
    params.number("--players", players_, 1, 8, {"Players at each table (2)", "Gracze przy każdym stole (2)"});
    params.number("--bots", bots_, 0, 7,
                  {"Random bots at each table, on the server (1)", "Losowe boty przy każdym stole, na serwerze (1)"});
    params.value("--game", game_, kGameWord,
                 {"What is played; by default every game for so many players, in turn",
                  "W co się gra; domyślnie na przemian we wszystkie gry dla tylu graczy"});
    params.real(
        "--seconds", plan_.seconds, 0.1, 86'400,
        {"How long to measure, once all tables play (30)", "Jak długo mierzyć, gdy już grają wszystkie stoły (30)"});
    params.real("--ramp", ramp_, 0, 3600,
                {"Seconds over which the tables are opened; by default one for 400 connections",
                 "Przez ile sekund otwierać stoły; domyślnie jedna na 400 połączeń"});
    params.real("--think", plan_.think_ms, 0, 600'000,
                {"Mean time before a player acts, in milliseconds (1000)",
                 "Średni czas namysłu gracza, w milisekundach (1000)"});
    params.flag("--uncompressed", uncompressed_,
                {"Do not offer compression of messages (browsers do)",
                 "Nie proponuj kompresji wiadomości (przeglądarki to robią)"});
    params.seed("--seed", seed_, {"Seed of the players' choices", "Ziarno wyborów graczy"});
    params.flag("--json", json_, {"Figures as JSON", "Liczby jako JSON"});
  }

  int run(Context& c) override {
    complete_plan();
    if (const Problem problem = check_load_plan(plan_)) return c.complain(problem, kBadUsage);
    std::unique_ptr<ChildServer> server;
    if (spawn_) {
      server = own_server();
      Problem problem = server->start();
      if (!problem) problem = server->wait_until_ready(20'000);
      if (problem) return c.complain(problem, kFailed);
      plan_.host = server->host(), plan_.port = server->port(), plan_.server_pid = server->pid();
    }
    const Maybe<LoadFigures> figures = [&] {
      const ProgressLine line(c, plan_.tables);
      return run_load(plan_, [&](const LoadProgress& p) { line.show(p); });
    }();
    if (!figures) return c.complain(figures.problem(), kFailed);
    return report(*figures, c);
  }

 private:
  void complete_plan() {
    plan_.port = static_cast<std::uint16_t>(port_);
    plan_.tables = static_cast<int>(tables_), plan_.sockets = static_cast<int>(sockets_);
    plan_.players = static_cast<int>(players_), plan_.bots = static_cast<int>(bots_);
    plan_.games = game_.empty() ? games_for(players_ + bots_) : std::vector{game_};
    plan_.ramp = ramp_ >= 0 ? ramp_ : static_cast<double>(tables_ * sockets_) / 400;
    plan_.seed = seed_.value_or(1).number();
    plan_.deflate = !uncompressed_;
    plan_.server_pid = static_cast<int>(pid_);
  }

  static std::vector<std::string> games_for(std::int64_t seats) {
    std::vector<std::string> ids;
    for (const Game* game : games())
      if (game->info().complete && seats >= game->info().min_seats && seats <= game->info().max_seats)
        ids.emplace_back(game->info().id);
    return ids;
  }

  std::unique_ptr<ChildServer> own_server() const {
    const std::string connections = std::to_string(std::min<std::int64_t>(100'000, tables_ * sockets_ + 64));
    auto server = std::make_unique<ChildServer>(std::filesystem::read_symlink("/proc/self/exe").string());
    server->arguments = {"--store",       server->folder() + "/store.sqlite",
                         "--limits",      "off",
                         "--per-address", connections,
                         "--connections", connections,
                         "--quiet"};
    return server;
  }

  int report(const LoadFigures& figures, const Context& c) const {
    if (json_) {
      c.out << pretty_json(json::serialize(as_json(plan_, figures)));
    } else {
      print_figures(plan_, figures, c);
      print_times(figures, c);
      print_troubles(figures, c);
    }
    return figures.clean() ? kOk : kFailed;
  }

  LoadPlan plan_;
  std::int64_t port_ = 8080, tables_ = 1000, sockets_ = 4, players_ = 2, bots_ = 1, pid_ = 0;
  double ramp_ = -1;
  std::string game_;
  std::optional<Seed> seed_;
  bool spawn_ = false, json_ = false, uncompressed_ = false;
};

}  // namespace

std::unique_ptr<Command> make_load() { return std::make_unique<LoadCommand>(); }

}  // namespace kosmo
