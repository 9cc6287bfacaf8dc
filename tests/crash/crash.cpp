// The crash test: servers are killed while people play, again and again, and nothing that was acknowledged may be lost.
//
//   crash --kills 200 --store sqlite
//   crash --kills 200 --store postgres              in $KOSMOTEKA_POSTGRES, or a throw-away one
//   crash --kills 40 --store postgres --servers 2   one of two servers is killed, the other takes its tables over
//   crash --kills 100 --game encounter              a toy: several seats are asked at once, in quick and quiet windows
//
// Other things than a kill can happen to a server (--blows), by turns if several are named:
//
//   crash --store sqlite --blows tear,flush         power cuts in the middle of writes, a disk that fails to flush
//   crash --store sqlite --blows clock,kill         the machine's clock is set
//   crash --store postgres --blows cut,kill         PostgreSQL is cut off: connections lost, refused, half open
//   crash --store postgres --servers 2 --blows stop a server hangs, and wakes when the other has its tables
//
// Exit code 0: every promise was kept; 1: one was not; 77: there is no PostgreSQL here.
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <random>

#include <fmt/format.h>

#include "engine/game.h"
#include "games/register.h"
#include "server/test_postgres.h"
#include "tests/crash/trial.h"
#include "tests/support/program_options.h"
#include "tests/support/temporary_folder.h"
#include "tests/toys/toys.h"

namespace kosmo::crash {
namespace {

constexpr int kSkipped = 77;

struct Wanted {
  CrashPlan plan{.program = KOSMOTEKA_COMMAND, .store = {}, .library = KOSMOTEKA_FAULT_LIBRARY, .games = {}};
  std::string store = "sqlite", blows = "kill", game, trace;
};

std::string list_of(const std::map<Blow, int>& blows) {
  std::string text;
  for (const auto& [blow, count] : blows)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, name_of(blow));
  return text;
}

// What is wrong with these wishes; empty: nothing.
std::string objection(const Wanted& wanted) {
  const CrashPlan& plan = wanted.plan;
  const bool file = wanted.store == "sqlite";
  if ((!file && wanted.store != "postgres") || plan.servers < 1 || plan.servers > 2 || (plan.servers == 2 && file))
    return "One server on sqlite, or one or two on postgres: several servers do not share a file.";
  if (!file && (plan.has(Blow::kFlush) || plan.has(Blow::kTear)))
    return "flush and tear are for sqlite: PostgreSQL writes its own files.";
  if (file && plan.has(Blow::kCut)) return "cut is for postgres: a file cannot be cut off.";
  return "";
}

void print(const CrashFigures& f, double seconds) {
  fmt::print("kills              {:>9}  {}\n", f.kills, list_of(f.blows));
  if (f.failed_flushes) fmt::print("flushes that failed{:>9}\n", f.failed_flushes);
  if (f.torn) fmt::print("torn writes        {:>9}  {} sectors lost\n", f.torn, f.lost_sectors);
  fmt::print("acknowledged       {:>9}  actions, {} undos, {} messages\n", f.acknowledged, f.undone, f.chats);
  if (f.replaced || f.holds)
    fmt::print("in rounds          {:>9}  answers replaced, {} taken back, {} holds\n", f.replaced, f.taken_back,
               f.holds);
  fmt::print("sent again         {:>9}\n", f.resent);
  fmt::print("games finished     {:>9}  each equal to its replay\n", f.games);
  fmt::print("reconnections      {:>9}  {} by seat token\n", f.reconnects, f.seat_tokens);
  fmt::print("whole logs compared{:>9}\n", f.whole_logs);
  fmt::print("late / unavailable {:>9}\n", fmt::format("{} / {}", f.late, f.unavailable));
  if (f.behind) fmt::print("servers behind     {:>9}  times another server had shown more\n", f.behind);
  if (!f.recoveries.empty()) {
    std::vector<double> sorted = f.recoveries;
    std::sort(sorted.begin(), sorted.end());
    fmt::print("recovery           {:>9.3f}  s at most from a blow to the next action, {:.3f} s median, {} tables\n",
               sorted.back(), sorted[sorted.size() / 2], sorted.size());
  }
  fmt::print("time               {:>9.1f}  s\n", seconds);
}

int run(const Wanted& wanted) {
  const auto start = Trial::Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Trial::Clock::now() - start).count(); };
  const bool screen = isatty(STDERR_FILENO);
  Trial trial(wanted.plan, [&](const CrashFigures& f) {
    if (screen) fmt::print(stderr, "\r{} kills, {} actions, {} games ", f.kills, f.acknowledged, f.games);
  });
  try {
    trial.run();
  } catch (const Violation& violation) {
    fmt::print("{}\nBROKEN (seed {}): {}\n", trial.last_words(), wanted.plan.seed, violation.what());
    print(trial.figures(), seconds());
    if (!wanted.trace.empty()) std::ofstream(wanted.trace) << trial.trace_of_all();
    return 1;
  }
  if (screen) fmt::print(stderr, "\r\x1b[K");
  print(trial.figures(), seconds());
  return 0;
}

int run_on_store(Wanted& wanted) {
  if (wanted.store == "sqlite") {
    const TemporaryFolder folder;
    wanted.plan.store = folder.path() + "/store.sqlite";
    return run(wanted);
  }
  if (test_postgres().empty()) {
    fmt::print("There is no PostgreSQL here (package postgresql).\n");
    return test_postgres_required() ? 1 : kSkipped;
  }
  const FreshDatabase database;
  wanted.plan.store = database.address();
  return run(wanted);
}

}  // namespace
}  // namespace kosmo::crash

int main(int argc, char** argv) {
  using namespace kosmo;
  crash::Wanted wanted;
  crash::CrashPlan& plan = wanted.plan;
  plan.seed = std::random_device()();
  ProgramOptions options("Kills servers while people play; nothing that was acknowledged may be lost.");
  options.add("--kills", plan.kills, "How often a server is killed, or whatever else is done to it");
  options.add("--blows", wanted.blows, "What is done: kill, stop, clock, flush, tear, cut, or several with commas");
  options.add("--store", wanted.store, "Where games are kept: sqlite or postgres");
  options.add("--lying-disk", plan.lying_disk,
              "1: a disk that only says that it has flushed; then tear must find losses");
  options.add("--servers", plan.servers, "How many servers share the store, 1 or 2");
  options.add("--tables", plan.tables, "Tables played at once");
  options.add("--game", wanted.game, "What is played, also a toy; all games by turns if none is named");
  options.add("--seed", plan.seed, "Seed of everybody's choices; a new one each time");
  options.add("--kosmoteka", plan.program, "The program under test");
  options.add("--trace", wanted.trace, "File for what was asked and answered before a promise was broken");
  if (const auto status = options.read(argc, argv)) return *status;
  const auto blows = crash::read_blows(wanted.blows);
  if (blows) plan.blows = *blows;
  if (const std::string no = blows ? objection(wanted) : "There is no such blow; see --help."; !no.empty()) {
    fmt::print(stderr, "{}\n", no);
    return 2;
  }
  register_games();
  if (!wanted.game.empty() && !find_game(wanted.game)) {
    register_toys();
    plan.rounds = true;
    if (plan.program == KOSMOTEKA_COMMAND) plan.program = KOSMOTEKA_TOYS;
  }
  for (const Game* game : games())
    if (wanted.game.empty() ? game->info().complete : wanted.game == game->info().id)
      plan.games.emplace_back(game->info().id);
  if (plan.games.empty()) {
    fmt::print(stderr, "There is no game {}.\n", wanted.game);
    return 2;
  }
  fmt::print("seed {}\n", plan.seed);
  return crash::run_on_store(wanted);
}
