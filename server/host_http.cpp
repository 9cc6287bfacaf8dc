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

}  // namespace

void Host::http(const HttpRequest& request, std::function<void(HttpResponse)> answer) {
  constexpr std::string_view kReplay = "/api/replay/";
  if (request.path == "/health" && loop_.now() < health_until_ && !stopping_) return answer(health_);
  if (request.path == "/health") {
    auto problem = std::make_shared<Problem>();
    return in_store([problem](Storage& storage) { *problem = storage.check_health(); },
                    [this, problem, answer] {
                      const bool well = !*problem && !stopping_;
                      health_ = {well ? 200 : 503, "application/json", well ? "{\"ok\":true}" : "{\"ok\":false}"};
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
  std::string out;
  const auto line = [&out](auto... what) { add_metric(out, what...); };
  line("sessions", "gauge", "Open connections.", f.sessions);
  line("rooms", "gauge", "Tables in memory.", f.rooms);
  line("rooms_owned", "gauge", "Tables in memory that this server owns.", f.owned);
  line("requests_total", "counter", "Requests received.", f.requests);
  line("refused_total", "counter", "Requests refused, for whatever reason.", f.refused);
  line("too_fast_total", "counter", "Requests refused because they came too fast.", f.too_fast);
  line("events_total", "counter", "Events stored and applied.", f.events);
  line("updates_total", "counter", "Updates sent.", f.updates);
  line("bot_moves_total", "counter", "Decisions made by bots.", f.bot_moves);
  line("bot_faults_total", "counter", "Bot answers that had to be replaced.", f.bot_faults);
  line("bot_late_total", "counter", "Bot answers that came too late.", f.late_bots);
  line("bots_waiting", "gauge", "Bot decisions waiting for a thread.", bots_.waiting());
  line("timeouts_total", "counter", "Clocks that ran out.", f.timeouts);
  line("forwarded_total", "counter", "Requests sent to the server that owns the table.", f.forwarded);
  line("takeovers_total", "counter", "Tables taken over from another server.", f.takeovers);
  line("storage_appends_total", "counter", "Appends to journals.", s.appends);
  line("storage_transactions_total", "counter", "Transactions in which they were made.", s.transactions);
  line("storage_failures_total", "counter", "Appends that failed.", s.failures);
  line("storage_seconds_total", "counter", "Time spent in transactions.", static_cast<double>(s.microseconds) / 1e6);
  line("storage_waiting", "gauge", "Jobs waiting for the store.", s.waiting);
  return out + (options_.more_metrics ? options_.more_metrics() : "");
}

}  // namespace kosmo
