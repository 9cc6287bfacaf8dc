// `kosmoteka play`: a game at this terminal.
#include <charconv>
#include <filesystem>
#include <ostream>

#include "cli/files.h"
#include "cli/library.h"
#include "cli/line_reader.h"
#include "cli/session.h"
#include "cli/setup.h"
#include "engine/files.h"

namespace kosmo {
namespace {

// Which game? Asked until the answer is one, or the input ends.
std::string ask_game(Context& c) {
  TextTable table({TextTable::Align::kRight, TextTable::Align::kLeft, TextTable::Align::kLeft});
  const auto shelf = games();
  for (std::size_t i = 0; i < shelf.size(); ++i)
    table.add({c.paint(Ink::kAccent, std::to_string(i + 1)), std::string(shelf[i]->info().name.at(c.lang)),
               c.dim(shelf[i]->info().id)});
  LineReader lines(c);
  c.out << c.say({"Which game?", "W co gramy?"}) << "\n" << table.print(2);
  for (;;) {
    const auto typed = lines.read("> ");
    if (!typed) return "";
    const std::string line = trimmed(*typed);
    std::size_t number = 0;
    std::from_chars(line.data(), line.data() + line.size(), number);
    if (number >= 1 && number <= shelf.size()) return std::string(shelf[number - 1]->info().id);
    const Maybe<const Game*> game = game_called(line);
    if (game) return line;
    c.out << c.say({"Type a number from 1 to {} or the id of a game. {}",
                    "Wpisz numer od 1 do {} albo identyfikator gry. {}"},
                   shelf.size(), line.empty() ? Problem{} : game.problem())
          << "\n";
  }
}

// A game is saved in a file that is not there yet; here is one.
Problem what_is_there(const std::string& path) {
  std::error_code error;
  const Problem name = in_quotes(path, 4096);
  if (std::filesystem::is_directory(path, error))
    return problem({"--save: {} is a folder; the name of a new file is wanted.",
                    "--save: {} to katalog; potrzebna jest nazwa nowego pliku."},
                   name);
  const bool is_file = std::filesystem::is_regular_file(path, error);
  const Maybe<std::string> text = is_file ? read_file(path, 32 << 20) : Maybe<std::string>(std::string());
  if (text && is_saved_game(*text))
    return problem({"{} exists already. To go on with it: --resume {}",
                    "Plik {} już istnieje. Aby wrócić do tej gry: --resume {}"},
                   name, path);
  return problem({"--save: {} exists already and is no saved game; choose another name.",
                  "--save: {} już istnieje i nie jest zapisem gry; wybierz inną nazwę."},
                 name);
}

class PlayCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "play",
        {"Play a game at this terminal, against bots or friends", "Zagraj przy tym terminalu, z botami albo znajomymi"},
        {"Plays a game at this terminal. By default you take the first seat and greedy bots the others, as few as the "
         "game allows. "
         "Several people may share the terminal: hands stay hidden between turns. Type 'help' during the game to see "
         "what else can be "
         "typed. With --save the game is written down after every decision and can be resumed.",
         "Rozgrywa partię przy tym terminalu. Domyślnie zajmujesz pierwsze miejsce, a pozostałe (tylko tyle, ile "
         "wymaga "
         "gra) zajmują boty zachłanne. Przy "
         "jednym terminalu może grać kilka osób: między turami ręce pozostają zakryte. W trakcie gry wpisz „pomoc”, "
         "aby "
         "zobaczyć, co "
         "jeszcze można wpisać. Z opcją --save gra jest zapisywana po każdej decyzji i można do niej wrócić."},
        {"# you against a greedy bot\nkosmoteka play narodziny\n# two friends and a bot, a known deal, written down\n"
         "kosmoteka play narodziny --seat human,human,greedy --name Ala,Jan --seed 42 --save evening.replay.jsonl\n"
         "# go on tomorrow\nkosmoteka play --resume evening.replay.jsonl",
         "# ty i bot zachłanny\nkosmoteka play narodziny\n# dwoje znajomych i bot, znane rozdanie, z zapisem\n"
         "kosmoteka play narodziny --seat human,human,greedy --name Ala,Jan --seed 42 --save wieczor.replay.jsonl\n"
         "# dalszy ciąg jutro\nkosmoteka play --resume wieczor.replay.jsonl"}};
    return kInfo;
  }
  void declare(Params& params) override {
    setup_.declare_game(params, false);
    setup_.declare_players(
        params,
        {"Who takes the next seat: human or a bot (see kosmoteka players); once for each seat",
         "Kto zajmuje kolejne miejsce: human (człowiek) albo bot (zobacz kosmoteka players); raz na każde miejsce"});
    setup_.declare_names(params);
    setup_.declare_table(params);
    params.value("--save", save_, kFileWord,
                 {"Write the game down after every decision", "Zapisuj grę po każdej decyzji"});
    params.value("--resume", resume_, kFileWord, {"Go on with a saved game", "Wróć do zapisanej gry"});
  }
  int run(Context& c) override {
    if (!save_.empty() && file_exists(save_)) return c.complain(what_is_there(save_), kBadUsage);
    if (!resume_.empty()) return resume(c);
    if (setup_.game.empty()) setup_.game = ask_game(c);
    if (setup_.game.empty()) return kOk;
    const Maybe<TableSetup> setup = make_setup(setup_, "human", "greedy");
    if (!setup) return c.complain(setup.problem(), kBadUsage);
    return sit_down(c, Table::open(*setup), SavedGame(save_));
  }

 private:
  int resume(Context& c) {
    if (!setup_.game.empty() || !setup_.players.empty() || !setup_.seats.empty() || setup_.seed ||
        !setup_.options.empty())
      return c.complain(problem({"--resume takes game, seats, options and seed from the file; leave them out.",
                                 "--resume bierze grę, miejsca, opcje i ziarno z pliku; nie podawaj ich."}),
                        kBadUsage);
    if (resume_ == "-") resume_ = "./-";  // the input is for the players
    const Maybe<std::string> text = read_text(resume_, c.in);
    if (!text) return c.complain(text.problem(), kFailed);
    const Maybe<CheckedReplay> replay = read_replay(*text, resume_);
    if (!replay) return c.complain(replay.problem(), kFailed);
    return sit_down(c, Table::resume(replay->replay), save_.empty() ? SavedGame(resume_, *text) : SavedGame(save_));
  }

  // A file that cannot be written is better known before the first move than after the last.
  int sit_down(Context& c, Maybe<Table> table, SavedGame file) {
    if (!table) return c.complain(table.problem(), kFailed);
    if (file)
      if (const auto outcome = file.write(write_replay(table->replay())); !outcome)
        return c.complain(outcome.wrong, kFailed);
    PlaySession(c, std::move(*table), std::move(file)).run();
    return kOk;
  }

  SetupParams setup_;
  std::string save_, resume_;
};

}  // namespace

std::unique_ptr<Command> make_play() { return std::make_unique<PlayCommand>(); }

}  // namespace kosmo
