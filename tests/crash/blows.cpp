// What is done to servers while people play.
#include <signal.h>

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "tests/crash/trial.h"

namespace kosmo::crash {
namespace {

constexpr int kEndWithin = 10'000;  // milliseconds
// Seconds until somebody has acted again at every table, if there is another server. One that dies is missed at once;
// one that hangs loses its tables within ten seconds; one whose database says nothing waits eight for an answer.
constexpr double kAfterDeath = 5, kAfterStop = 12, kAfterCut = 20;

constexpr std::pair<Blow, std::string_view> kNames[] = {{Blow::kKill, "kill"},   {Blow::kStop, "stop"},
                                                        {Blow::kClock, "clock"}, {Blow::kFlush, "flush"},
                                                        {Blow::kTear, "tear"},   {Blow::kCut, "cut"}};

}  // namespace

std::string_view name_of(Blow blow) {
  for (const auto& [known, name] : kNames)
    if (known == blow) return name;
  return "";
}

std::optional<std::vector<Blow>> read_blows(std::string_view names) {
  std::vector<Blow> blows;
  while (true) {
    const std::string_view word = names.substr(0, names.find(','));
    const auto found =
        std::find_if(std::begin(kNames), std::end(kNames), [&](const auto& n) { return n.second == word; });
    if (found == std::end(kNames)) return {};
    blows.push_back(found->first);
    if (word.size() == names.size()) return blows;
    names.remove_prefix(word.size() + 1);
  }
}

void Trial::plan_blow() {
  striking_ = false;
  if (figures_.kills >= plan_.kills) return;
  // Several servers: whoever recovers from one loss is not made to suffer another.
  const int wait = plan_.servers == 1 ? between(20, 500) : between(300, 1500);
  loop_.after(wait, [this] { recovering() ? plan_blow() : strike(); });
}

bool Trial::recovering() const {
  return std::any_of(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.killed.has_value(); });
}

void Trial::strike() {
  striking_ = true;
  Server& server = servers_[rng_.below(static_cast<std::uint32_t>(servers_.size()))];
  const Blow blow = plan_.blows[rng_.below(static_cast<std::uint32_t>(plan_.blows.size()))];
  ++figures_.kills;
  ++figures_.blows[blow];
  for (Slot& slot : slots_) note(slot, fmt::format("{} {}", name_of(blow), number_of(server)));
  switch (blow) {
    case Blow::kKill: return kill(server);
    case Blow::kStop: return stop(server);
    case Blow::kClock: return set_clock(server);
    case Blow::kFlush: return fail_flushes(server);
    case Blow::kTear: return tear(server);
    case Blow::kCut: return cut_database(server);
  }
}

// With one server, tables wait for it; that they go on at all is seen to by look_around.
void Trial::expect_recovery(double within) {
  recover_within_ = within;
  for (Slot& slot : slots_)
    if (plan_.servers > 1 && !slot.over && slot.clients.front().playing()) slot.killed = Clock::now();
}

// ---- death

void Trial::kill(Server& server) {
  server.process->signal(SIGKILL);
  if (!server.process->wait_for_end(kEndWithin)) throw Violation("the server cannot be killed");
  gone(server);
}

void Trial::gone(Server& server) {
  server.up = server.doomed = false;
  expect_recovery(kAfterDeath);
  restart_later(server);
}

void Trial::restart_later(Server& server) {
  if (plan_.servers == 1) {
    start(server);
    return wait_until_up(server);
  }
  loop_.after(between(100, 500), [this, &server] {
    if (recovering()) return restart_later(server);
    start(server);
    wait_until_up(server);
  });
}

// ---- SIGSTOP

// Several servers: it mostly hangs until the other has all of its tables, and now and then wakes before that. One
// server on PostgreSQL: sometimes for longer than its lease.
void Trial::stop(Server& server) {
  server.process->signal(SIGSTOP);
  server.up = false;
  expect_recovery(kAfterStop);
  leave(server);
  if (plan_.servers > 1 && rng_.below(3) > 0) return wake_later(server);
  const bool beyond_lease = plan_.servers == 1 && plan_.shared() && rng_.below(4) == 0;
  loop_.after(beyond_lease ? between(6500, 8000) : between(50, 2500), [this, &server] { wake(server); });
}

// Whoever is connected to it gives up after a while, with requests in its socket that it will read when it wakes. If
// there is no other server, some wait.
void Trial::leave(Server& server) {
  for (Slot& slot : slots_)
    for (Client& client : slot.clients) {
      if (plan_.servers == 1 && rng_.below(2) == 0) continue;
      loop_.after(between(0, 300), [this, &slot, &client, &server] {
        if (!server.up && !slot.over && client.server() == number_of(server)) client.cut();
      });
    }
}

void Trial::wake_later(Server& server) {
  loop_.after(between(50, 500), [this, &server] { recovering() ? wake_later(server) : wake(server); });
}

void Trial::wake(Server& server) {
  server.process->signal(SIGCONT);
  server.up = true;
  for (Slot& slot : slots_) note(slot, fmt::format("awake {}", number_of(server)));
  if (plan_.servers > 1) spread_clients();
  plan_blow();
}

// ---- the clock

// Up to a day, forward or back: more than a game's clock has, less than the life of anything that is kept. Clients see
// to it that nobody's time has gone or come (Client::check_clocks).
void Trial::set_clock(Server& server) {
  constexpr int kDay = 86'400'000;
  const int farthest = rng_.below(2) ? kDay : 60'000;
  server.faults->clock_ahead = between(-farthest, farthest);
  plan_blow();
}

// ---- the disk

void Trial::fail_flushes(Server& server) {
  constexpr int kAll = 1 << 30;
  server.faults->bad_flushes = rng_.below(3) == 0 ? kAll : between(1, 5);
  loop_.after(between(50, 800), [this, &server] {
    // What was refused may be in the file all the same. Some find out after a restart.
    const bool killed = rng_.below(3) == 0;
    if (killed) server.process->signal(SIGKILL);
    server.faults->bad_flushes = 0;
    killed ? kill(server) : plan_blow();
  });
}

void Trial::tear(Server& server) {
  server.doomed = true;
  server.faults->chance = static_cast<std::uint32_t>(rng_.next());
  server.faults->tear_at = between(1, 60);
  wait_for_cut(server, Clock::now());
}

// A plan is never taken back from a server that lives: the library would remember what has been flushed since.
void Trial::wait_for_cut(Server& server, Clock::time_point since) {
  constexpr int kLookEvery = 2;  // milliseconds
  constexpr std::chrono::seconds kPatience{5};
  const bool over = Clock::now() - since > kPatience;
  if (!over && server.process->running())
    return loop_.after(kLookEvery, [this, &server, since] { wait_for_cut(server, since); });
  if (over) server.process->signal(SIGKILL);
  server.faults->tear_at = 0;
  if (!server.process->wait_for_end(kEndWithin)) throw Violation("the server cannot be killed");
  if (server.process->exit_code() != 128 + SIGKILL)
    throw Violation(fmt::format("a server died by itself: exit code {}", server.process->exit_code()));
  gone(server);
}

// ---- PostgreSQL

void Trial::cut_database(Server& server) {
  TestProxy& proxy = *server.proxy;
  expect_recovery(kAfterCut);
  const auto end_after = [this](int milliseconds, std::function<void()> end) {
    loop_.after(milliseconds, [this, end = std::move(end)] {
      end();
      plan_blow();
    });
  };
  const std::uint32_t dice = rng_.below(12);
  if (dice < 4) {
    proxy.lose_answer_after(between(1, 8));
    return end_after(between(50, 500), [&proxy] { proxy.lose_answer_after(0); });
  }
  if (dice < 7) {
    proxy.lose_request_after(between(1, 8));
    return end_after(between(50, 500), [&proxy] { proxy.lose_request_after(0); });
  }
  if (dice < 9) {
    proxy.refuse(true);
    return end_after(between(1, 1500), [&proxy] { proxy.refuse(false); });
  }
  if (dice < 11) {  // half open; afterwards everything arrives, late
    proxy.fall_silent();
    return end_after(between(100, 2500), [&proxy] { proxy.speak(); });
  }
  proxy.stall();  // half open for good: the server has to give up by itself
  end_after(10'000, [] {});
}

// ---- afterwards

// Faults that were planned and never came would prove nothing.
void Trial::count_faults() {
  for (const Server& server : servers_) {
    if (!server.faults) continue;
    if (server.faults->loaded == 0) throw Violation("the library with the faults was not loaded: " + plan_.library);
    figures_.failed_flushes += server.faults->failed_flushes;
    figures_.torn += server.faults->torn;
    figures_.lost_sectors += server.faults->lost_sectors;
  }
  const auto missed = [this](Blow blow, int came) { return figures_.blows.contains(blow) && came == 0; };
  if (missed(Blow::kFlush, figures_.failed_flushes)) throw Violation("no flush has failed");
  if (missed(Blow::kTear, figures_.torn)) throw Violation("no write was torn");
}

}  // namespace kosmo::crash
