// `kosmoteka simulate`: how games between bots go.
#include <chrono>
#include <ostream>
#include <thread>

#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/figures.h"
#include "cli/files.h"
#include "cli/json_print.h"
#include "cli/setup.h"
#include "cli/simulate_page.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Align = TextTable::Align;

void print_values(const SimulationPlan& plan, const Figures& f, const Context& c) {
  const auto percent = [&](double x) { return decimal(100 * x, 1, c.lang); };
  const Statistic& statistic = statistic_of(plan);
  TextTable table({Align::kLeft, Align::kRight, Align::kRight, Align::kLeft, Align::kRight});
  std::vector<std::string> head;
  for (const Text& text : {statistic.name, Text{"seats", "miejsca"}, Text{"wins %", "wygrane %"},
                           Text{"95% interval", "przedział 95%"}, Text{"mean score", "średni wynik"}})
    head.push_back(c.dim(text.at(c.lang)));
  table.add(head);
  for (const ValueFigures& v : f.values)
    table.add({v.value < 0 ? "–" : statistic.kind->say(v.value, c.lang),
               grouped(static_cast<std::uint64_t>(v.seats), c.lang), percent(v.wins.share),
               percent(v.wins.low) + "–" + percent(v.wins.high), decimal(v.mean_score, 1, c.lang)});
  c.out << "\n" << table.print();
}

void print_text(const SimulationPlan& plan, const Figures& f, const Context& c) {
  const TableSetup& setup = plan.setup;
  const auto percent = [&](double x) { return decimal(100 * x, 1, c.lang); };
  c.out << c.bold(setup.game->info().name.at(c.lang)) << "  "
        << counted(f.games, c.lang, {"game|games", "gra|gry|gier"}) << ", "
        << c.say({"seed {}", "ziarno {}"}, setup.seed.text()) << "\n"
        << c.say({"{} games/s, {} decisions/s", "{} gier/s, {} decyzji/s"},
                 rate(static_cast<double>(f.games) / f.seconds, c.lang), rate(f.all_decisions / f.seconds, c.lang))
        << "\n"
        << c.say({"Length: {} decisions on average, {} at most", "Długość: średnio {} decyzji, najwyżej {}"},
                 decimal(f.decisions.mean, 1, c.lang), grouped(static_cast<std::uint64_t>(f.decisions.max), c.lang))
        << "\n\n";
  TextTable table({Align::kLeft, Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight,
                   Align::kRight, Align::kRight, Align::kRight, Align::kRight, Align::kLeft});
  std::vector<std::string> head;
  for (const Text& text :
       {Text{"seat", "miejsce"}, Text{"player", "gracz"}, Text{"mean", "średnia"}, Text{"sd", "odch."},
        Text{"min", "min"}, Text{"q1", "q1"}, Text{"median", "mediana"}, Text{"q3", "q3"}, Text{"max", "maks."},
        Text{"wins %", "wygrane %"}, Text{"95% interval", "przedział 95%"}})
    head.push_back(c.dim(text.at(c.lang)));
  table.add(head);
  for (std::size_t p = 0; p < f.seats.size(); ++p) {
    const auto& [score, wins] = f.seats[p];
    table.add({setup.game->seat_title(static_cast<Seat>(p), c.lang), setup.seats[p].player,
               decimal(score.mean, 1, c.lang), decimal(score.sd, 1, c.lang), decimal(score.min, 0, c.lang),
               decimal(score.lower, 0, c.lang), decimal(score.median, 0, c.lang), decimal(score.upper, 0, c.lang),
               decimal(score.max, 0, c.lang), percent(wins.share), percent(wins.low) + "–" + percent(wins.high)});
  }
  c.out << table.print();
  if (!f.cooperative)
    c.out << c.dim(c.say({"Shared first places: {} ({}%); each counts as a part of a win.",
                          "Wspólne pierwsze miejsca: {} ({}%); każde liczy się jako część wygranej."},
                         grouped(static_cast<std::uint64_t>(f.shared_wins), c.lang),
                         percent(static_cast<double>(f.shared_wins) / static_cast<double>(f.games))))
          << "\n";
  if (plan.by >= 0) print_values(plan, f, c);
}

json::object values_json(const SimulationPlan& plan, const Figures& f) {
  const Statistic& statistic = statistic_of(plan);
  json::array values;
  for (const ValueFigures& v : f.values)
    values.push_back(
        json::object{{"value", v.value < 0 ? json::value(nullptr) : json::value(statistic.kind->print(v.value))},
                     {"seats", v.seats},
                     {"wins", {{"share", v.wins.share}, {"low", v.wins.low}, {"high", v.wins.high}}},
                     {"mean_score", v.mean_score}});
  return {{"key", statistic.key}, {"values", std::move(values)}};
}

void print_json(const SimulationPlan& plan, const Figures& f, const Context& c) {
  json::array seats;
  for (std::size_t p = 0; p < f.seats.size(); ++p) {
    const auto& [score, wins] = f.seats[p];
    seats.push_back(json::object{{"seat", plan.setup.game->seat_name(static_cast<Seat>(p))},
                                 {"player", plan.setup.seats[p].player},
                                 {"score",
                                  {{"mean", score.mean},
                                   {"sd", score.sd},
                                   {"min", score.min},
                                   {"q1", score.lower},
                                   {"median", score.median},
                                   {"q3", score.upper},
                                   {"max", score.max}}},
                                 {"wins", {{"share", wins.share}, {"low", wins.low}, {"high", wins.high}}}});
  }
  json::object all{{"game", plan.setup.game->info().id},
                   {"seed", plan.setup.seed.text()},
                   {"games", f.games},
                   {"seats", std::move(seats)},
                   {"shared_wins", f.shared_wins},
                   {"decisions", {{"mean", f.decisions.mean}, {"max", f.decisions.max}, {"all", f.all_decisions}}},
                   {"speed",
                    {{"threads", plan.threads},
                     {"seconds", f.seconds},
                     {"games_per_second", static_cast<double>(f.games) / f.seconds},
                     {"decisions_per_second", f.all_decisions / f.seconds}}}};
  if (plan.by >= 0) all["by"] = values_json(plan, f);
  c.out << pretty_json(json::serialize(all));
}

// Which statistic of the game has this key; in words that name those there are, if none has.
Maybe<int> statistic_called(const Game& game, const std::string& key) {
  std::vector<std::string> known;
  for (const Statistic& statistic : game.info().statistics) {
    if (statistic.key == key) return static_cast<int>(known.size());
    known.emplace_back(statistic.key);
  }
  if (known.empty())
    return problem(
        {"--by: {} has nothing to count results by.", "--by: gra {} nie ma nic, według czego można liczyć wyniki."},
        game.info().id);
  return problem({"--by: {} cannot count results by {}.{} Possible keys: {}.",
                  "--by: w grze {} nie można liczyć wyników według {}.{} Można według: {}."},
                 game.info().id, in_quotes(key), did_you_mean(key, known), joined(known, ", "));
}

class SimulateCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "simulate",
        {"Play many games between bots and show the figures", "Rozegraj wiele gier między botami i pokaż statystyki"},
        {"Plays games between bots (random ones by default) and shows how long they are, how scores are spread and how "
         "often each seat "
         "wins, with 95% intervals. With --by it also shows how seats did by something that differs between them, such "
         "as "
         "their race; --html also writes a page that plots it. The same seed gives the same figures on any number of "
         "threads.",
         "Rozgrywa gry między botami (domyślnie losowymi) i pokazuje, jak są długie, jak rozkładają się wyniki i jak "
         "często wygrywa każde "
         "miejsce, z przedziałami 95%. Z --by pokazuje też wyniki według cechy, którą różnią się gracze, na przykład "
         "rasy; --html zapisuje też stronę z wykresem. "
         "To samo ziarno daje te same liczby przy każdej liczbie wątków."},
        {"kosmoteka simulate narodziny -n 1000\n# is greedy better than random?\n"
         "kosmoteka simulate narodziny -n 200 --seat greedy,random --seed 1 --json\n"
         "# a page that shows which race wins how often\n"
         "kosmoteka simulate orion -n 1000 --by race --html races.html",
         "kosmoteka simulate narodziny -n 1000\n# czy bot zachłanny jest lepszy od losowego?\n"
         "kosmoteka simulate narodziny -n 200 --seat greedy,random --seed 1 --json\n"
         "# strona, która pokazuje, jak często wygrywa która rasa\n"
         "kosmoteka simulate orion -n 1000 --by race --html rasy.html"}};
    return kInfo;
  }
  void declare(Params& params) override {
    setup_.declare_game(params, true);
    params.number("-n,--games", games_, 1, 10'000'000,
                  {"Number of games, 1000 by default", "Liczba gier, domyślnie 1000"});
    setup_.declare_players(params,
                           {"Bot on the next seat; once for each seat", "Bot na kolejnym miejscu; raz na każde"});
    setup_.declare_table(params);
    params.number("--threads", threads_, 0, 256,
                  {"Number of threads; by default one for each core", "Liczba wątków; domyślnie jeden na rdzeń"});
    params.value("--by", by_, kKeyWord,
                 {"Count results by this too; a wrong key is answered with those that the game has",
                  "Licz wyniki także według tego klucza; na błędny klucz program wypisze te, które ma gra"});
    params.flag("--json", json_, {"Figures as JSON", "Liczby jako JSON"});
    params.value("--html", html_, kFileWord,
                 {"Write a page with a plot of the win rates too", "Zapisz także stronę z wykresem odsetka wygranych"});
  }
  int run(Context& c) override {
    const Maybe<TableSetup> setup = make_setup(setup_, "random", "random");
    if (!setup) return c.complain(setup.problem(), kBadUsage);
    for (const SeatPlan& plan : setup->seats)
      if (plan.player == "human")
        return c.complain(problem({"Only bots can be simulated; see kosmoteka players.",
                                   "Symulować można tylko boty; zobacz kosmoteka players."}),
                          kBadUsage);
    int by = -1;
    if (!by_.empty()) {
      const Maybe<int> found = statistic_called(*setup->game, by_);
      if (!found) return c.complain(found.problem(), kBadUsage);
      by = *found;
    }
    const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
    const SimulationPlan plan{*setup, games_, static_cast<int>(std::min(threads_ ? threads_ : cores, games_)), by};
    ProgressBar bar(c.err, c.err_terminal, games_, c.lang);
    const auto start = std::chrono::steady_clock::now();
    const std::vector<PlayedGame> played = simulate(plan, [&](std::int64_t done) { bar.show(done); });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    bar.clear();
    const Figures figures = figures_of(plan, played, seconds);
    if (json_)
      print_json(plan, figures, c);
    else
      print_text(plan, figures, c);
    if (html_.empty()) return kOk;
    const Problem trouble = write_text(html_, simulation_page(plan, figures, c.lang));
    return trouble ? c.complain(trouble, kFailed) : kOk;
  }

 private:
  SetupParams setup_;
  std::int64_t games_ = 1000, threads_ = 0;
  std::string by_, html_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_simulate() { return std::make_unique<SimulateCommand>(); }

}  // namespace kosmo
