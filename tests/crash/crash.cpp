// The crash test: servers are killed while people play, again and again, and nothing that was acknowledged may be lost.
//
//   crash --kills 200 --store sqlite
//   crash --kills 200 --store postgres              in $KOSMOTEKA_POSTGRES, or a throw-away one
//   crash --kills 50 --store postgres --servers 2   one of two servers is killed, the other takes its tables over
//
// Exit code 0: every promise was kept; 1: one was not; 77: there is no PostgreSQL here.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/library.h"
#include "server/test_postgres.h"
#include "tests/crash/trial.h"

namespace kosmo::crash {
namespace {

constexpr int kSkipped = 77;

struct Options {
  CrashPlan plan{.program = KOSMOTEKA_COMMAND, .store = {}, .games = {}};
  std::string store = "sqlite", game = "both", trace;
};

// The folder of one run, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "kosmoteka-crash.XXXXXX").string();
    if (!mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
    path_ = pattern;
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

void print(const CrashFigures& f, double seconds) {
  fmt::print("kills              {:>9}\n", f.kills);
  fmt::print("acknowledged       {:>9}  actions, {} undos, {} messages\n", f.acknowledged, f.undone, f.chats);
  fmt::print("sent again         {:>9}\n", f.resent);
  fmt::print("games finished     {:>9}  each equal to its replay\n", f.games);
  fmt::print("reconnections      {:>9}  {} by seat token\n", f.reconnects, f.seat_tokens);
  fmt::print("whole logs compared{:>9}\n", f.whole_logs);
  fmt::print("late / unavailable {:>9}\n", fmt::format("{} / {}", f.late, f.unavailable));
  if (f.behind) fmt::print("servers behind     {:>9}  times another server had shown more\n", f.behind);
  if (!f.recoveries.empty()) {
    std::vector<double> sorted = f.recoveries;
    std::sort(sorted.begin(), sorted.end());
    fmt::print("recovery           {:>9.3f}  s at most from a kill to the next action, {:.3f} s median, {} tables\n",
               sorted.back(), sorted[sorted.size() / 2], sorted.size());
  }
  fmt::print("time               {:>9.1f}  s\n", seconds);
}

int run(const Options& options) {
  const auto start = Trial::Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Trial::Clock::now() - start).count(); };
  const bool screen = isatty(STDERR_FILENO);
  Trial trial(options.plan, [&](const CrashFigures& f) {
    if (screen) fmt::print(stderr, "\r{} kills, {} actions, {} games ", f.kills, f.acknowledged, f.games);
  });
  try {
    trial.run();
  } catch (const Violation& violation) {
    fmt::print("{}\nBROKEN (seed {}): {}\n", trial.last_words(), options.plan.seed, violation.what());
    print(trial.figures(), seconds());
    if (!options.trace.empty()) std::ofstream(options.trace) << trial.trace_of_all();
    return 1;
  }
  if (screen) fmt::print(stderr, "\r\x1b[K");
  print(trial.figures(), seconds());
  return 0;
}

int run_on_store(Options& options) {
  if (options.store == "sqlite") {
    const Folder folder;
    options.plan.store = folder.path() + "/store.sqlite";
    return run(options);
  }
  if (test_postgres().empty()) {
    fmt::print("There is no PostgreSQL here (package postgresql).\n");
    return test_postgres_required() ? 1 : kSkipped;
  }
  const FreshDatabase database;
  options.plan.store = database.address();
  return run(options);
}

}  // namespace
}  // namespace kosmo::crash

int main(int argc, char** argv) {
  using namespace kosmo;
  crash::Options options;
  options.plan.seed = std::random_device()();
  CLI::App app("Kills servers while people play; nothing that was acknowledged may be lost.");
  app.add_option("--kills", options.plan.kills, "How often a server is killed")->capture_default_str();
  app.add_option("--store", options.store, "Where games are kept")
      ->check(CLI::IsMember({"sqlite", "postgres"}))
      ->capture_default_str();
  app.add_option("--servers", options.plan.servers, "How many servers share the store")
      ->check(CLI::Range(1, 2))
      ->capture_default_str();
  app.add_option("--tables", options.plan.tables, "Tables played at once")->capture_default_str();
  app.add_option("--game", options.game, "What is played")
      ->check(CLI::IsMember({"narodziny", "orion", "both"}))
      ->capture_default_str();
  app.add_option("--seed", options.plan.seed, "Seed of everybody's choices; by default a new one each time");
  app.add_option("--kosmoteka", options.plan.program, "The program under test")->capture_default_str();
  app.add_option("--trace", options.trace, "File for what was asked and answered before a promise was broken");
  CLI11_PARSE(app, argc, argv);
  if (options.plan.servers > 1 && options.store == "sqlite") {
    fmt::print(stderr, "Several servers share a PostgreSQL, not a file.\n");
    return 2;
  }
  if (!open_library("").empty()) return 2;
  options.plan.games =
      options.game == "both" ? std::vector<std::string>{"narodziny", "orion"} : std::vector{options.game};
  fmt::print("seed {}\n", options.plan.seed);
  return crash::run_on_store(options);
}
