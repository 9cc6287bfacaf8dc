// `kosmoteka games` and `kosmoteka players`: what there is to play, and against whom.
#include <algorithm>
#include <ostream>

#include <boost/json.hpp>

#include "cli/command.h"
#include "cli/json_print.h"
#include "cli/library.h"
#include "cli/params.h"
#include "engine/both_json.h"
#include "players/player.h"

namespace kosmo {
namespace {

using Align = TextTable::Align;

// "0..3", "on/off" or the names of the values.
std::string values_of(const Option& option) {
  if (option.values.empty()) return words(Lang::kEnglish, {"{}..{}", "{}..{}"}, option.low, option.high);
  std::vector<std::string> names;
  for (const Name& name : option.values) names.emplace_back(name.id);
  return joined(names, "|");
}

std::string standard_of(const Option& option) {
  if (option.values.empty()) return std::to_string(option.standard);
  return std::string(option.values[option.standard - option.low].id);
}

std::string seats_of(const GameInfo& info) {
  if (info.min_seats == info.max_seats) return std::to_string(info.min_seats);
  return std::to_string(info.min_seats) + "–" + std::to_string(info.max_seats);
}

// What the game is, and how it can be set up.
void describe(const Game& game, const Context& c) {
  const GameInfo& info = game.info();
  c.out << "\n"
        << c.bold(info.id) << "\n"
        << wrapped(info.blurb.at(c.lang), std::min(c.terminal.width, 100), 2, 2) << "\n";
  for (const Option& option : info.options) {
    c.out << "  " << c.paint(Ink::kAccent, option.key) << "=" << values_of(option) << "  "
          << c.dim(c.say({"by default {}", "domyślnie {}"}, standard_of(option))) << "\n"
          << wrapped(words(c.lang, {"{}: {}", "{}: {}"}, option.name, option.help), c.terminal.width, 4, 4) << "\n";
  }
}

// For scripts that go over all games.
std::string list_as_json() {
  boost::json::array list;
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    list.push_back({{"id", info.id},
                    {"name", both_json(info.name)},
                    {"seats", {{"min", info.min_seats}, {"max", info.max_seats}}},
                    {"complete", info.complete}});
  }
  return pretty_json(boost::json::serialize(list));
}

class GamesCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "games",
        {"List the games, their numbers of players and their options", "Wypisz gry, liczby graczy i opcje"},
        {"Lists the games that can be played, for how many, with which options (and what they are by default), and the "
         "games that "
         "are planned.",
         "Wypisuje gry, w które można zagrać: dla ilu osób, z jakimi opcjami (i jakie są domyślnie), a także gry "
         "dopiero planowane."},
        {"kosmoteka games\nkosmoteka games --json", "kosmoteka games\nkosmoteka games --json"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.flag("--json", json_, {"The games that can be played, as JSON", "Gry, w które można zagrać, jako JSON"});
  }
  int run(Context& c) override {
    if (json_) {
      c.out << list_as_json();
      return kOk;
    }
    TextTable table({Align::kLeft, Align::kLeft, Align::kLeft, Align::kLeft});
    const auto head = [&](Text text) { return c.dim(text.at(c.lang)); };
    table.add({head({"id", "id"}), head({"game", "gra"}), head({"players", "gracze"}), head({"state", "stan"})});
    for (const Game* game : games()) {
      const GameInfo& info = game->info();
      table.add({c.bold(info.id), std::string(info.name.at(c.lang)), seats_of(info),
                 info.complete ? c.paint(Ink::kGood, c.say({"complete", "pełne zasady"}))
                               : c.paint(Ink::kWarn, c.say({"in the making", "w budowie"}))});
    }
    for (const PlannedGame& game : planned_games())
      table.add(
          {c.dim(game.id), c.dim(game.name.at(c.lang)), "", c.dim(c.say({"not yet built", "jeszcze nie powstała"}))});
    c.out << table.print();
    for (const Game* game : games()) describe(*game, c);
    return kOk;
  }

 private:
  bool json_ = false;
};

class PlayersCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "players",
        {"List who can take a seat: people and bots", "Wypisz, kto może zająć miejsce: ludzie i boty"},
        {"Lists the players that --seat understands, weakest bot first.",
         "Wypisuje graczy, których rozumie --seat, od najsłabszego bota."},
        {"kosmoteka players", "kosmoteka players"}};
    return kInfo;
  }
  void declare(Params&) override {}
  int run(Context& c) override {
    TextTable table({Align::kLeft, Align::kLeft, Align::kLeft});
    table.add({c.bold("human"), c.say({"Person", "Człowiek"}),
               c.say({"decides at this terminal", "decyduje przy tym terminalu"})});
    for (const PlayerInfo& bot : players())
      table.add({c.bold(bot.id), std::string(bot.name.at(c.lang)), std::string(bot.help.at(c.lang))});
    c.out << table.print();
    return kOk;
  }
};

}  // namespace

std::unique_ptr<Command> make_games() { return std::make_unique<GamesCommand>(); }
std::unique_ptr<Command> make_players() { return std::make_unique<PlayersCommand>(); }

}  // namespace kosmo
