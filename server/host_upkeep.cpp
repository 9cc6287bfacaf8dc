#include "server/host_upkeep.h"

#include <algorithm>

#include "players/player.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;

struct Thought {
  Action action;
  int faults = 0;
};

// On a thread of its own. Whatever the bot does, there is an answer.
Thought ask_bot(const std::string& level, std::uint64_t seed, const Position& truth) {
  ActionList choices;
  truth.legal(choices);
  Thought thought{choices[0]};
  try {
    const PlayerInfo* info = find_player(level);
    if (info) thought.action = ask_player(*info->make(seed), truth, choices, thought.faults);
    thought.faults += !info;
  } catch (const std::exception&) {
    ++thought.faults;
  }
  return thought;
}

std::vector<std::string> tables_to_check(Storage& storage) {
  constexpr int kMost = 400;
  std::vector<std::string> tables;
  std::set<std::string> chosen;
  const auto choose = [&](const std::string& table) {
    if (chosen.insert(table).second) tables.push_back(table);
  };
  if (const auto shown = storage.public_tables(100))
    for (const TableRow& row : *shown) choose(row.id);
  // Ids are random, so those after a random one are as good as any.
  for (const std::string& after : {new_id(), std::string()})
    if (const auto some = storage.tables_after(after, kMost))
      for (const std::string& table : *some) choose(table);
  return tables;
}

}  // namespace

// Preferences cannot keep a table busy for ever, nor keep the others waiting. Each answer is a decision, no game has
// more than its GameInfo::max_decisions of them, and only people take decisions back; and between two answers the loop
// is free, since each is stored like any other.
void Upkeep::go_on(Hosted& hosted) {
  if (house_.stopping || !hosted.is_owned() || hosted.busy || hosted.room.phase() != Phase::kPlaying) return;
  if (preferred_action(hosted.room)) {
    Asked asked = ask_preferred(hosted.room);
    if (!asked.fault) return rooms_.store_alone(hosted, std::move(asked.events));
  }
  if (hosted.room.played_by_bot(hosted.room.asked()))
    let_bot_think(hosted);
  else
    set_clock(hosted);
}

// ---- bots

void Upkeep::let_bot_think(Hosted& hosted) {
  const Room& room = hosted.room;
  // Whoever comes back is not kept waiting for what was to come at leisure.
  const std::int64_t due = room.due();
  if (hosted.thinking == room.ticket() && hosted.thought_due <= due) return;
  hosted.thinking = room.ticket();
  hosted.thought_due = due;
  // If the machine's clock was set back before this server began, the last event lies ahead: that is not waited for.
  const std::int64_t pause_ms = std::clamp<std::int64_t>(due - house_.loop.now(), 0, due - room.updated());
  const std::int64_t thought = ++hosted.thought;
  house_.tasks.start(think(room.id(), thought, pause_ms, room.bot_for(room.asked()), room.table()->truth()));
  hosted.give_up_at = house_.loop.now() + pause_ms + house_.options.bot_patience;
  be_patient(hosted);
}

Task<> Upkeep::think(std::string table, std::int64_t thought, std::int64_t pause_ms, std::string level,
                     Position truth) {
  const std::uint64_t seed = house_.make_seed().number();
  auto thinking = on_thread_of(house_.bots, house_.loop, [level = std::move(level), seed, truth = std::move(truth)] {
    return ask_bot(level, seed, truth);
  });
  const Thought found = co_await thinking;
  // What it was thought about is not kept while the answer waits for its time.
  house_.tasks.start(answer_after(pause_ms, std::move(table), thought, found.action, found.faults));
}

Task<> Upkeep::answer_after(std::int64_t pause_ms, std::string table, std::int64_t thought, Action action, int faults) {
  if (pause_ms > 0) {
    auto waiting = pause(house_.loop, pause_ms);
    co_await waiting;
  }
  Task<> answering = bot_answers(std::move(table), thought, action, faults);
  co_await answering;
}

// Whatever happens to the bot, the game goes on.
void Upkeep::be_patient(Hosted& hosted) {
  if (hosted.patience != 0 && hosted.patience <= hosted.give_up_at) return;
  hosted.patience = hosted.give_up_at;
  house_.tasks.start(lose_patience(hosted.room.id(), hosted.patience));
}

Task<> Upkeep::lose_patience(std::string table, std::int64_t deadline) {
  auto waiting = pause(house_.loop, std::max<std::int64_t>(1, deadline - house_.loop.now()));
  co_await waiting;
  Hosted* const hosted = rooms_.find(table);
  if (!hosted || hosted->patience != deadline) co_return;
  hosted->patience = 0;
  if (hosted->thinking == 0 || hosted->room.phase() != Phase::kPlaying) co_return;
  if (hosted->give_up_at > house_.loop.now()) co_return be_patient(*hosted);  // it thinks about something newer
  ++house_.figures.late_bots;
  ActionList choices;
  hosted->room.table()->legal(choices);
  const Action first = choices[0];
  Task<> answering = bot_answers(std::move(table), hosted->thought, first, 1);
  co_await answering;
}

Task<> Upkeep::bot_answers(std::string table, std::int64_t thought, Action action, int faults) {
  if (house_.stopping || !rooms_.find(table)) co_return;
  house_.figures.bot_faults += static_cast<std::uint64_t>(faults);
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned() || got.hosted->thought != thought) co_return;
  Asked asked = ask_bot_act(got.hosted->room, std::exchange(got.hosted->thinking, 0), action);
  if (asked.fault) co_return;
  ++house_.figures.bot_moves;
  rooms_.store_alone(*got.hosted, std::move(asked.events));
}

// ---- clocks

void Upkeep::set_clock(Hosted& hosted) {
  const std::int64_t deadline = hosted.room.clocks().deadline();
  if (deadline == 0 || (hosted.timer != 0 && hosted.timer <= deadline)) return;
  hosted.timer = deadline;
  house_.tasks.start(watch_clock(hosted.room.id(), deadline));
}

Task<> Upkeep::watch_clock(std::string table, std::int64_t deadline) {
  auto waiting = pause(house_.loop, std::max<std::int64_t>(1, deadline - house_.loop.now()));
  co_await waiting;
  Hosted* const hosted = rooms_.find(table);
  if (!hosted || hosted->timer != deadline) co_return;
  hosted->timer = 0;
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned()) co_return;
  Asked asked = ask_time_out(got.hosted->room, house_.loop.now());
  if (asked.fault) co_return set_clock(*got.hosted);
  ++house_.figures.timeouts;
  rooms_.store_alone(*got.hosted, std::move(asked.events));
}

// ---- now and then

void Upkeep::look_around() {
  put_away_idle_rooms();
  house_.tasks.start(adopt_due_rooms());
  house_.tasks.start(close_forsaken_rooms());
}

void Upkeep::put_away_idle_rooms() {
  const std::int64_t now = house_.loop.now(), patience = house_.options.idle_room;
  const auto is_idle = [&](const Hosted& hosted) {
    const std::int64_t due = hosted.is_owned() ? hosted.room.due() : 0;
    // A table with a live clock stays: put away, its clock would stand still.
    const bool can_wait = due == 0 || (due > now + 2 * patience && !has_live_clock(hosted.room));
    return !hosted.busy && hosted.waiting.empty() && hosted.watchers.empty() && hosted.idle_since + patience <= now &&
           can_wait;
  };
  for (const std::string& table : rooms_.those(is_idle)) rooms_.put_away(table);
}

Task<std::vector<std::string>> Upkeep::own_found(Find find) {
  auto owning = house_.in_store([find = std::move(find), broken = rooms_.broken()](Storage& storage) {
    std::vector<std::string> mine;
    Maybe<std::vector<std::string>> found = find(storage, 100 + static_cast<int>(broken.size()));
    if (found) std::erase_if(*found, [&](const std::string& table) { return broken.contains(table); });
    if (!found || found->empty()) return mine;
    const Maybe<std::vector<bool>> owned = storage.own(*found);
    for (std::size_t i = 0; owned && i < found->size(); ++i)
      if (owned->at(i)) mine.push_back(found->at(i));
    return mine;
  });
  std::vector<std::string> mine = co_await owning;
  if (house_.stopping) mine.clear();
  co_return mine;
}

// Games in which a bot or a clock is due although nobody is there: after a restart, or in a game by correspondence.
// Where several servers share the tables, the owner has a few seconds to act first.
Task<> Upkeep::adopt_due_rooms() {
  const std::int64_t by = house_.loop.now() - (house_.shared ? 3 * house_.options.tick : 0);
  const Find find = [by](Storage& storage, int most) { return storage.due_tables(by, most); };
  Task<std::vector<std::string>> owning = own_found(find);
  const std::vector<std::string> mine = co_await owning;
  for (const std::string& table : mine)
    if (!rooms_.find(table)) rooms_.take_up(table);
}

// Tables that wait for players, and nobody has come for long. Where several servers share the tables, one with
// people at a table owns it or is given it within a minute, so the owner knows.
Task<> Upkeep::close_forsaken_rooms() {
  const std::int64_t now = house_.loop.now(), life = house_.options.waiting_life;
  if (life == 0 || now < forsaken_looked_ + house_.options.idle_room) co_return;
  forsaken_looked_ = now;
  const Find find = [since = now - life](Storage& storage, int most) { return storage.waiting_tables(since, most); };
  Task<std::vector<std::string>> owning = own_found(find);
  const std::vector<std::string> mine = co_await owning;
  for (const std::string& table : mine) house_.tasks.start(close_or_keep(table));
}

Task<> Upkeep::close_or_keep(std::string table) {
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned()) co_return;
  const std::int64_t now = house_.loop.now(), life = house_.options.waiting_life;
  const Room& room = got.hosted->room;
  Asked asked = got.hosted->watchers.empty() ? ask_expire(room, now, life) : ask_keep(room, now, life);
  if (!asked.events.empty()) rooms_.store_alone(*got.hosted, std::move(asked.events));
}

Task<> Upkeep::look_for_damage() {
  constexpr std::size_t kTogether = 5;
  auto choosing = house_.in_store(tables_to_check);
  const std::vector<std::string> tables = co_await choosing;
  const std::int64_t until = house_.loop.now() + 1000;
  for (std::size_t i = 0; i < tables.size() && !house_.stopping && house_.loop.now() < until; i += kTogether) {
    const std::size_t end = std::min(i + kTogether, tables.size());
    const std::vector<std::string> some(tables.begin() + static_cast<std::ptrdiff_t>(i),
                                        tables.begin() + static_cast<std::ptrdiff_t>(end));
    auto checking = house_.in_store([some](Storage& storage) {
      const auto found = storage.check_journals(some);
      return found ? found->damaged.size() : 0;
    });
    const std::size_t damaged = co_await checking;
    house_.figures.damaged += damaged;
  }
}

}  // namespace kosmo
