// `kosmoteka scenario`: runs scenario files, each a question to a rules lawyer with its answer.
#include <algorithm>
#include <filesystem>
#include <ostream>

#include "cli/command.h"
#include "cli/params.h"
#include "engine/scenario.h"

namespace kosmo {
namespace {

namespace fs = std::filesystem;

// Does the way to the file lead through a folder called scenarios?
bool among_scenarios(const fs::path& file) {
  std::error_code error;
  for (const fs::path& part : fs::weakly_canonical(file, error).parent_path())
    if (part == "scenarios") return true;
  return false;
}

// The scenario files below a folder, in the order of their names.
std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (auto at = fs::recursive_directory_iterator(folder, error); !error && at != fs::recursive_directory_iterator();
       at.increment(error))
    if (at->path().extension() == ".toml" && at->path().filename() != "positions.toml" && among_scenarios(at->path()))
      files.push_back(at->path().string());
  std::sort(files.begin(), files.end());
  return files;
}

Maybe<std::vector<std::string>> find_files(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::exists(path, error))
      return problem({"There is no file or folder {}.", "Nie ma pliku ani katalogu {}."}, in_quotes(path, 4096));
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    const std::vector<std::string> below = files_below(path);
    if (below.empty())
      return problem({"{} holds no scenarios: *.toml files in a folder called scenarios are looked for.",
                      "{} nie zawiera scenariuszy: szukane są pliki *.toml w katalogu scenarios."},
                     in_quotes(path, 4096));
    files.insert(files.end(), below.begin(), below.end());
  }
  return files;
}

// Of a message in several lines only the first is wrapped: the others are a list.
std::string told(const std::string& message, int width) {
  const auto end = std::min(message.find('\n'), message.size());
  std::string out = wrapped(message.substr(0, end), width, 2, 2);
  for (const char c : message.substr(end)) out += c == '\n' ? "\n  " : std::string(1, c);
  return out;
}

void print_report(const ScenarioReport& report, const Context& c) {
  const bool failed = !report.failures.empty();
  const std::string title = report.title.en.empty() ? report.file : report.title.at(c.lang);
  const std::string rules = report.rules.empty() ? "" : " (" + joined(report.rules, ", ") + ")";
  const std::string mark = failed ? c.paint(Ink::kBad, "✗") : c.paint(Ink::kGood, "✓");
  c.out << mark << " " << (failed ? c.bold(title) : title) << c.dim(rules) << "\n";
  if (failed && title != report.file) c.out << "  " << c.dim(report.file) << "\n";
  for (const Problem& failure : report.failures) c.out << told(failure.at(c.lang), c.terminal.width) << "\n";
}

class ScenarioCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "scenario",
        {"Run scenario files: questions about the rules with their answers",
         "Uruchom scenariusze: pytania o zasady wraz z odpowiedziami"},
        {"Runs scenarios: TOML files that set up a position, play actions and say what "
         "must follow or which rule must refuse. A folder "
         "stands for all *.toml files below it that lie in a folder called scenarios. "
         "Exit code 1 if any does not hold.",
         "Uruchamia scenariusze: pliki TOML, które ustawiają pozycję, rozgrywają akcje "
         "i mówią, co ma się stać albo która zasada ma "
         "tego zabronić. Katalog oznacza wszystkie pliki *.toml poniżej, leżące w katalogu "
         "scenarios. Kod wyjścia 1, jeśli któryś się nie zgadza."},
        {"kosmoteka scenario games/narodziny/scenarios\nkosmoteka scenario --quiet "
         "games\nkosmoteka scenario my-question.toml",
         "kosmoteka scenario games/narodziny/scenarios\nkosmoteka scenario --quiet "
         "games\nkosmoteka scenario moje-pytanie.toml"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.arguments("paths", paths_, {"FILE-OR-DIR", "PLIK-LUB-KATALOG"}, true,
                     {"Scenario files, or folders with them", "Pliki scenariuszy albo katalogi z nimi"});
    params.flag("-q,--quiet", quiet_,
                {"Show only what fails, and the count", "Pokaż tylko to, co się nie zgadza, i podsumowanie"});
  }
  int run(Context& c) override {
    const Maybe<std::vector<std::string>> files = find_files(paths_);
    if (!files) return c.complain(files.problem(), kBadUsage);
    std::int64_t held = 0, failed = 0, steps = 0, checks = 0;
    for (const std::string& file : *files)
      for (const ScenarioReport& report : run_scenario_file(file)) {
        steps += report.steps;
        checks += report.checks;
        ++(report.failures.empty() ? held : failed);
        if (!report.failures.empty() || !quiet_) print_report(report, c);
      }
    c.out << c.say({"{} held, {} failed; {}, {}.", "Zgodne: {}, niezgodne: {}; {}, {}."},
                   c.paint(Ink::kGood, std::to_string(held)),
                   c.paint(failed ? Ink::kBad : Ink::kDim, std::to_string(failed)),
                   counted(steps, c.lang, {"step|steps", "krok|kroki|kroków"}),
                   counted(checks, c.lang, {"check|checks", "sprawdzenie|sprawdzenia|sprawdzeń"}))
          << "\n";
    return failed ? kFailed : kOk;
  }

 private:
  std::vector<std::string> paths_;
  bool quiet_ = false;
};

}  // namespace

std::unique_ptr<Command> make_scenario() { return std::make_unique<ScenarioCommand>(); }

}  // namespace kosmo
