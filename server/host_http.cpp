// What is read over HTTP.
#include <fmt/format.h>

#include "server/host_parts.h"
#include "server/metric.h"
#include "table/replay.h"

namespace kosmo {
namespace {

HttpResponse not_found(std::string_view en, std::string_view pl) {
  return {404, "application/json",
          fmt::format("{{\"error\":{{\"code\":\"not_found\",\"en\":{},\"pl\":{}}}}}", json_text(en), json_text(pl))};
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

void Host::http(const HttpRequest& request, std::function<void(HttpResponse)> answer) {
  constexpr std::string_view kReplay = "/api/replay/";
  if (request.path == "/health" && loop_.now() < health_until_ && !stopping_) return answer(health_);
  if (request.path == "/health") {
    struct Found {
      Problem problem;
      Maybe<std::vector<SilentServer>> silent = Problem{};
    };
    auto found = std::make_shared<Found>();
    return in_store(
        [found](Storage& storage) {
          found->problem = storage.check_health();
          if (!found->problem) found->silent = storage.silent_servers();
        },
        [this, found, answer] {
          const bool well = !found->problem && !stopping_;
          const std::string silent = found->silent ? silent_json(*found->silent) : "";
          health_ = {well ? 200 : 503, "application/json", fmt::format("{{\"ok\":{}{}}}", well, silent)};
          health_until_ = loop_.now() + 1000;
          answer(health_);
        });
  }
  if (request.path == "/metrics") return answer({200, "text/plain; version=0.0.4", metrics_text()});
  if (request.path.starts_with(kReplay)) return replay(request.path.substr(kReplay.size()), answer);
  answer(catalog_response(request.path));
}

// A replay tells everything, so it is given out when there is nothing left to hide.
//   <table>                   the file
//   <table>/steps             what was decided, in words
//   <table>/view/<n>/<seat>   the game after n decisions, as that seat (or "spectator") saw it
void Host::replay(std::string_view path, std::function<void(HttpResponse)> answer) {
  const auto none = [answer] {
    answer(not_found("There is no finished game at this table.", "Przy tym stole nie ma zakończonej gry."));
  };
  const std::string table(path.substr(0, path.find('/')));
  const std::string what(path.substr(table.size()));
  if (table.empty() || table.size() > 64 || stopping_) return none();
  with_room(table, [answer, none, what](Hosted* hosted, const Fault&) {
    if (!hosted || hosted->room.phase() != Room::Phase::kFinished) return none();
    try {
      const std::optional<HttpResponse> found = replay_response(hosted->room, what);
      found ? answer(*found) : none();
    } catch (const std::exception&) {  // a journal that cannot be played again
      answer({500, "application/json", "{\"error\":{\"code\":\"broken\"}}"});
    }
  });
}

std::string Host::metrics_text() const {
  const HostFigures f = figures();
  const StorageThread::Figures s = storage_.figures();
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
  out.gauge("bots_waiting", "Bot decisions waiting for a thread.", bots_.waiting());
  out.counter("timeouts_total", "Clocks that ran out.", f.timeouts);
  out.counter("forwarded_total", "Requests sent to the server that owns the table.", f.forwarded);
  out.counter("takeovers_total", "Tables taken over from another server.", f.takeovers);
  out.counter("damaged_total", "Damaged journals and snapshots that were found.", f.damaged);
  out.counter("wrong_passwords_total", "Names or passwords that were wrong.", f.wrong_passwords);
  out.counter("logins_held_back_total", "Passwords not looked at: too many wrong ones for that name.", f.held_logins);
  out.counter("cleared_tables_total", "Tables removed because nobody needs them.", f.cleared_tables);
  out.counter("cleared_guests_total", "Guests removed because they did not come any more.", f.cleared_guests);
  out.counter("cleared_tokens_total", "Tokens removed because nobody used them.", f.cleared_tokens);
  out.counter("storage_appends_total", "Appends to journals.", s.appends);
  out.counter("storage_transactions_total", "Transactions in which they were made.", s.transactions);
  out.counter("storage_failures_total", "Appends that failed.", s.failures);
  out.counter("storage_seconds_total", "Time spent in transactions.", static_cast<double>(s.microseconds) / 1e6);
  out.gauge("storage_waiting", "Jobs waiting for the store.", s.waiting);
  return out.text() + (options_.more_metrics ? options_.more_metrics() : "");
}

}  // namespace kosmo
