// What is read over HTTP.
#include <fmt/format.h>

#include "server/catalog.h"
#include "server/host.h"
#include "server/metric.h"
#include "server/replay_view.h"

namespace kosmo {
namespace {

HttpResponse no_finished_game() {
  return {404, "application/json",
          "{\"error\":{\"code\":\"not_found\",\"en\":\"There is no finished game at this table.\","
          "\"pl\":\"Przy tym stole nie ma zakończonej gry.\"}}"};
}

HttpResponse replay_of(const Room& room, const std::string& what) {
  try {
    return replay_response(room, what).value_or(no_finished_game());
  } catch (const std::exception&) {  // a journal that cannot be played again
    return {500, "application/json", "{\"error\":{\"code\":\"broken\"}}"};
  }
}

struct Health {
  Problem problem;
  Maybe<std::vector<SilentServer>> silent = Problem{};
};
Health look_at_health(Storage& storage) {
  Health health{storage.check_health()};
  if (!health.problem) health.silent = storage.silent_servers();
  return health;
}

// This server is well, but tables of others may wait for an owner that hangs.
std::string silent_json(const std::vector<SilentServer>& servers) {
  std::string list;
  for (const SilentServer& server : servers)
    list += fmt::format("{}{{\"server\":{},\"tables\":{}}}", list.empty() ? "" : ",", json_text(server.name),
                        server.tables);
  return list.empty() ? "" : ",\"silent\":[" + list + "]";
}

}  // namespace

void Host::http(const HttpRequest& request, Answer answer) {
  constexpr std::string_view kReplay = "/api/replay/";
  if (request.path == "/health") {
    const bool holds = house_.loop.now() < health_until_ && !house_.stopping;
    return holds ? answer(health_) : tasks_.start(tell_health(std::move(answer)));
  }
  if (request.path == "/metrics") return answer({200, "text/plain; version=0.0.4", metrics_text()});
  if (request.path.starts_with(kReplay))
    return tasks_.start(tell_replay(std::string(request.path.substr(kReplay.size())), std::move(answer)));
  answer(catalog_response(request.path));
}

Task<> Host::tell_health(Answer answer) {
  auto looking = house_.in_store(look_at_health);
  const Health found = co_await looking;
  const bool well = !found.problem && !house_.stopping;
  const std::string silent = found.silent ? silent_json(*found.silent) : "";
  health_ = {well ? 200 : 503, "application/json", fmt::format("{{\"ok\":{}{}}}", well, silent)};
  health_until_ = house_.loop.now() + 1000;
  answer(health_);
}

// A replay tells everything, so it is given out when there is nothing left to hide.
//   <table>                   the file
//   <table>/steps             what was decided, in words
//   <table>/view/<n>/<seat>   the game after n decisions, as that seat (or "spectator") saw it
Task<> Host::tell_replay(std::string path, Answer answer) {
  const std::string table = path.substr(0, path.find('/'));
  const std::string what = path.substr(table.size());
  if (table.empty() || table.size() > 64 || house_.stopping) co_return answer(no_finished_game());
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || got.hosted->room.phase() != Room::Phase::kFinished) co_return answer(no_finished_game());
  answer(replay_of(got.hosted->room, what));
}

std::string Host::metrics_text() const {
  const HostFigures f = figures();
  const StorageThread::Figures s = house_.storage.figures();
  Metrics out;
  out.gauge("sessions", "Open connections.", f.sessions);
  out.gauge("rooms", "Tables in memory.", f.rooms);
  out.gauge("rooms_owned", "Tables in memory that this server owns.", f.owned);
  out.counter("requests_total", "Requests received.", f.requests);
  out.counter("refused_total", "Requests refused, for whatever reason.", f.refused);
  out.counter("too_fast_total", "Requests refused because they came too fast.", f.too_fast);
  out.counter("events_total", "Events stored and applied.", f.events);
  out.counter("updates_total", "Updates sent.", f.updates);
  out.counter("bot_moves_total", "Decisions made by bots.", f.bot_moves);
  out.counter("bot_faults_total", "Bot answers that had to be replaced.", f.bot_faults);
  out.counter("bot_late_total", "Bot answers that came too late.", f.late_bots);
  out.gauge("bots_waiting", "Bot decisions waiting for a thread.", house_.bots.waiting());
  out.counter("timeouts_total", "Clocks that ran out.", f.timeouts);
  out.counter("forwarded_total", "Requests sent to the server that owns the table.", f.forwarded);
  out.counter("takeovers_total", "Tables taken over from another server.", f.takeovers);
  out.counter("damaged_total", "Damaged journals and snapshots that were found.", f.damaged);
  out.counter("wrong_passwords_total", "Names or passwords that were wrong.", f.wrong_passwords);
  out.counter("logins_held_back_total",
              "Passwords not looked at: too many wrong ones for that name, from there or everywhere.", f.held_logins);
  out.counter("cleared_tables_total", "Tables removed because nobody needs them.", f.cleared_tables);
  out.counter("cleared_guests_total", "Guests removed because they did not come any more.", f.cleared_guests);
  out.counter("cleared_tokens_total", "Tokens removed because nobody used them.", f.cleared_tokens);
  out.counter("storage_appends_total", "Appends to journals.", s.appends);
  out.counter("storage_transactions_total", "Transactions in which they were made.", s.transactions);
  out.counter("storage_failures_total", "Appends that failed.", s.failures);
  out.counter("storage_seconds_total", "Time spent in transactions.", static_cast<double>(s.microseconds) / 1e6);
  out.gauge("storage_waiting", "Jobs waiting for the store.", s.waiting);
  return out.text() + (house_.options.more_metrics ? house_.options.more_metrics() : "");
}

}  // namespace kosmo
