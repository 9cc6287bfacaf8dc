// `kosmoteka bench`: how fast the games run on this machine.
#include <ostream>

#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/json_print.h"
#include "cli/library.h"
#include "cli/measure.h"
#include "cli/params.h"

namespace json = boost::json;

namespace kosmo {
namespace {

std::string allocations_text(const Speed& speed, Lang lang) {
  if (speed.allocations < 0) return "-";
  return decimal(speed.allocations, speed.allocations > 0 ? 4 : 0, lang);
}

void print_text(const Game& game, const Speed& speed, const Context& c) {
  const auto nanoseconds = [&](double seconds) { return decimal(seconds * 1e9, 1, c.lang) + " ns"; };
  c.out << c.bold(game.info().name.at(c.lang)) << "  "
        << counted(speed.seats, c.lang, {"player|players", "gracz|graczy|graczy"}) << "\n";
  TextTable table({TextTable::Align::kLeft, TextTable::Align::kRight, TextTable::Align::kLeft});
  const auto row = [&](Text what, const std::string& figure, const std::string& note = "") {
    table.add({std::string(what.at(c.lang)), figure, c.dim(note)});
  };
  row({"random games, direct", "gry losowe, bezpośrednio"}, rate(speed.direct, c.lang),
      c.say({"decisions/s", "decyzji/s"}));
  row({"random games, erased layer", "gry losowe, przez warstwę ogólną"}, rate(speed.erased, c.lang),
      c.say({"decisions/s", "decyzji/s"}));
  row({"erased to direct", "warstwa ogólna do bezpośredniej"}, decimal(speed.erased / speed.direct, 2, c.lang));
  row({"allocations per decision", "alokacje na decyzję"}, allocations_text(speed, c.lang));
  row({"size of a state", "rozmiar stanu"}, grouped(speed.state_bytes, c.lang), c.say({"bytes", "bajtów"}));
  row({"copying a state", "kopia stanu"}, nanoseconds(speed.copy_seconds));
  row({"memcpy of as many bytes", "memcpy tylu samo bajtów"}, nanoseconds(speed.memcpy_seconds),
      c.say({"ratio {}", "stosunek {}"}, decimal(speed.copy_seconds / speed.memcpy_seconds, 2, c.lang)));
  row({"views", "widoki"}, rate(speed.views, c.lang), "/s");
  row({"whole states as JSON", "całe stany jako JSON"}, rate(speed.jsons, c.lang), "/s");
  c.out << table.print(2);
}

json::object as_json(const Game& game, const Speed& speed) {
  json::object out{{"game", game.info().id},
                   {"seats", speed.seats},
                   {"decisions_per_second",
                    {{"direct", speed.direct}, {"erased", speed.erased}, {"ratio", speed.erased / speed.direct}}},
                   {"allocations_per_decision", nullptr},
                   {"state_bytes", speed.state_bytes},
                   {"copy_ns", speed.copy_seconds * 1e9},
                   {"memcpy_ns", speed.memcpy_seconds * 1e9},
                   {"copy_to_memcpy", speed.copy_seconds / speed.memcpy_seconds},
                   {"views_per_second", speed.views},
                   {"json_per_second", speed.jsons}};
  if (speed.allocations >= 0) out["allocations_per_decision"] = speed.allocations;
  return out;
}

class BenchCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "bench",
        {"Measure how fast the games run on this machine", "Zmierz, jak szybko działają gry na tym komputerze"},
        {"Measures random games inside a game's own types and through the layer that all programs use, memory "
         "allocations, copying a state "
         "against memcpy of as many bytes, views and JSON, on one core.",
         "Mierzy losowe gry we własnych typach gry i przez warstwę, z której korzystają wszystkie programy, alokacje "
         "pamięci, kopiowanie "
         "stanu wobec memcpy tylu samo bajtów, widoki i JSON, na jednym rdzeniu."},
        {"kosmoteka bench\nkosmoteka bench --game narodziny --seconds 2 --json",
         "kosmoteka bench\nkosmoteka bench --game narodziny --seconds 2 --json"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.value("--game", game_, kGameWord, {"Only this game; by default all", "Tylko ta gra; domyślnie wszystkie"});
    params.real("--seconds", seconds_, 0.01, 600,
                {"Time per measurement in seconds, 0.5 by default", "Czas każdego pomiaru w sekundach, domyślnie 0,5"});
    params.flag("--json", json_, {"Figures as JSON", "Liczby jako JSON"});
  }
  int run(Context& c) override {
    std::vector<const Game*> measured(games().begin(), games().end());
    if (!game_.empty()) {
      const Maybe<const Game*> game = game_called(game_);
      if (!game) return c.complain(game.problem(), kBadUsage);
      measured = {*game};
    }
    json::array all;
    for (const Game* game : measured) {
      const Speed speed = measure_game(*game, game->info().min_seats, seconds_);
      if (json_)
        all.push_back(as_json(*game, speed));
      else
        print_text(*game, speed, c);
    }
    if (json_) c.out << pretty_json(json::serialize(all));
    return kOk;
  }

 private:
  std::string game_;
  double seconds_ = 0.5;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_bench() { return std::make_unique<BenchCommand>(); }

}  // namespace kosmo
