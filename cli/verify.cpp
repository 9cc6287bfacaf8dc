// `kosmoteka verify`: plays saved games again and checks every action, hash and result.
#include <ostream>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/params.h"
#include "cli/story.h"
#include "table/replay.h"

namespace kosmo {
namespace {

std::string figures(const CheckedReplay& checked, const Context& c) {
  const TableSetup& setup = checked.replay.setup;
  std::vector<std::string> parts{
      std::string(setup.game->info().name.at(c.lang)),
      counted(static_cast<std::int64_t>(setup.seats.size()), c.lang, {"player|players", "gracz|graczy|graczy"}),
      counted(checked.actions, c.lang, {"action|actions", "akcja|akcje|akcji"})};
  if (setup.seed.is_wide()) parts.push_back(c.say({"seed digest {}", "skrót ziarna {}"}, setup.seed.digest()));
  if (!checked.finished) parts.push_back(c.say({"not finished", "niedokończona"}));
  if (checked.finished) {
    std::vector<std::string> scores;
    const Result result = checked.final.result();
    for (std::size_t p = 0; p < setup.seats.size(); ++p)
      scores.push_back(player_name(setup, static_cast<Seat>(p), c.lang) + " " + std::to_string(result.score[p]));
    parts.push_back(c.say({"finished: {}", "ukończona: {}"}, joined(scores, ", ")));
  }
  return joined(parts, ", ");
}

class VerifyCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "verify",
        {"Check saved games: every action, hash and result", "Sprawdź zapisane gry: każdą akcję, skrót i wynik"},
        {"Plays saved games again and checks that every action was allowed, that the state was the same at every hash, "
         "and that the "
         "result is right. The first problem of a file is shown with its line. Exit code 1 if any file has one. Use - "
         "for standard input.",
         "Rozgrywa zapisane gry od nowa i sprawdza, czy każda akcja była dozwolona, czy stan zgadza się z każdym "
         "skrótem i czy wynik "
         "jest poprawny. Pierwszy błąd w pliku jest pokazany z numerem wiersza. Kod wyjścia 1, jeśli któryś plik ma "
         "błąd. Znak - oznacza standardowe wejście."},
        {"kosmoteka verify evening.replay.jsonl\nkosmoteka verify games/*.replay.jsonl",
         "kosmoteka verify wieczor.replay.jsonl\nkosmoteka verify gry/*.replay.jsonl"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.arguments("files", files_, kFileWord, true, {"Saved games", "Zapisane gry"});
  }
  int run(Context& c) override {
    int code = kOk;
    for (const std::string& path : files_) {
      const Maybe<std::string> text = read_text(path, c.in);
      if (!text) {
        code = c.complain(text.problem(), kFailed);
        continue;
      }
      const Maybe<CheckedReplay> checked = read_replay(*text, path);
      if (checked)
        c.out << c.paint(Ink::kGood, "✓") << " " << path << "  " << c.dim(figures(*checked, c)) << "\n";
      else
        code = c.complain(checked.problem(), kFailed);
    }
    return code;
  }

 private:
  std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Command> make_verify() { return std::make_unique<VerifyCommand>(); }

}  // namespace kosmo
