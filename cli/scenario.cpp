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
    if (at->path().extension() == ".toml" && among_scenarios(at->path())) files.push_back(at->path().string());
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

void print_report(const ScenarioReport& report, const Context& c) {
  const std::string title = report.title.empty() ? report.file : report.title;
  const std::string rules = report.rules.empty() ? "" : " (" + joined(report.rules, ", ") + ")";
  const std::string mark = report.failure ? c.paint(Ink::kBad, "✗") : c.paint(Ink::kGood, "✓");
  c.out << mark << " " << (report.failure ? c.bold(title) : title) << c.dim(rules) << "\n";
  if (!report.failure) return;
  if (title != report.file) c.out << "  " << c.dim(report.file) << "\n";
  c.out << wrapped(report.failure.at(c.lang), c.terminal.width, 2, 2) << "\n";
}

class ScenarioCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{"scenario",
                                       {"Run scenario files: questions about the rules with their answers",
                                        "Uruchom scenariusze: pytania o zasady wraz z odpowiedziami"},
                                       {"Runs scenarios: TOML files that set up a position, play actions and say what "
                                        "must follow or which rule must refuse. A folder "
                                        "stands for all *.toml files below it that lie in a folder called scenarios. "
                                        "Exit code 1 if any does not hold.",
                                        "Uruchamia scenariusze: pliki TOML, które ustawiają pozycję, rozgrywają akcje "
                                        "i mówią, co ma się stać albo która zasada ma "
                                        "odmówić. Katalog oznacza wszystkie pliki *.toml poniżej, leżące w katalogu "
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
    std::int64_t failed = 0, steps = 0;
    for (const std::string& file : *files) {
      const ScenarioReport report = run_scenario_file(file);
      steps += report.steps;
      failed += report.failure ? 1 : 0;
      if (report.failure || !quiet_) print_report(report, c);
    }
    const auto held = static_cast<std::int64_t>(files->size()) - failed;
    c.out << c.say({"{} held, {} failed; {}.", "Zgodne: {}, niezgodne: {}; {}."},
                   c.paint(Ink::kGood, std::to_string(held)),
                   c.paint(failed ? Ink::kBad : Ink::kDim, std::to_string(failed)),
                   counted(steps, c.lang, {"step|steps", "krok|kroki|kroków"}))
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
