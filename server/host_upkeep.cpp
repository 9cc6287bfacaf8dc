// What happens although nobody asks: bots, preferences, clocks; tables put away, taken up, closed.
#include <algorithm>

#include "server/host_parts.h"

namespace kosmo {

using Phase = Room::Phase;

// Preferences cannot keep a table busy for ever, nor keep the others waiting. Each answer is a decision, no game has
// more than its GameInfo::max_decisions of them, and only people take decisions back; and between two answers the loop
// is free, since each is stored like any other.
void Host::go_on(Hosted& hosted) {
  if (stopping_ || hosted.state != Hosted::State::kOwned || hosted.busy || hosted.room.phase() != Phase::kPlaying)
    return;
  if (preferred_action(hosted.room)) {
    Asked asked = ask_preferred(hosted.room);
    if (!asked.fault) return store(hosted, std::move(asked.events), [](const Fault&) {});
  }
  if (hosted.room.played_by_bot(hosted.room.asked()))
    let_bot_think(hosted);
  else
    set_clock(hosted);
}

void Host::let_bot_think(Hosted& hosted) {
  const Room& room = hosted.room;
  // Whoever comes back is not kept waiting for what was to come at leisure.
  const std::int64_t due = room.due();
  if (hosted.thinking == room.ticket() && hosted.thought_due <= due) return;
  hosted.thinking = room.ticket();
  hosted.thought_due = due;
  // If the machine's clock was set back before this server began, the last event lies ahead: that is not waited for.
  const std::int64_t pause = std::clamp<std::int64_t>(due - loop_.now(), 0, due - room.updated());
  const std::int64_t thought = ++hosted.thought;
  const std::string table = room.id();
  bots_.run([this, &loop = loop_, table, thought, pause, level = room.bot_for(room.asked()),
             seed = make_seed().number(), truth = room.table()->truth(), alive = std::weak_ptr(alive_)] {
    ActionList choices;
    truth.legal(choices);
    int faults = 0;
    Action action = choices[0];
    try {
      const PlayerInfo* info = find_player(level);
      if (info) action = ask_player(*info->make(seed), truth, choices, faults);
      faults += !info;
    } catch (const std::exception&) {
      ++faults;
    }
    loop.post([this, table, thought, pause, action, faults, alive] {
      if (!alive.lock()) return;
      if (pause == 0) return bot_answers(table, thought, action, faults);
      loop_.after(pause, [this, table, thought, action, faults, alive] {
        if (alive.lock()) bot_answers(table, thought, action, faults);
      });
    });
  });
  // Whatever happens to the bot, the game goes on.
  loop_.after(options_.bot_patience + pause, [this, table, thought, alive = std::weak_ptr(alive_)] {
    if (!alive.lock()) return;
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->thinking == 0 || found->second->thought != thought ||
        found->second->room.phase() != Phase::kPlaying)
      return;
    ++figures_.late_bots;
    ActionList choices;
    found->second->room.table()->legal(choices);
    bot_answers(table, thought, choices[0], 1);
  });
}

// The answer to that thought. If the person came back meanwhile it is not wanted, and the next absence is thought about
// anew.
void Host::bot_answers(const std::string& table, std::int64_t thought, Action action, int faults) {
  if (stopping_ || !rooms_.contains(table)) return;
  figures_.bot_faults += static_cast<std::uint64_t>(faults);
  with_room(table, [this, thought, action](Hosted* hosted, const Fault&) {
    if (!hosted || hosted->state != Hosted::State::kOwned || hosted->thought != thought) return;
    Asked asked = ask_bot_act(hosted->room, std::exchange(hosted->thinking, 0), action);
    if (asked.fault) return;
    ++figures_.bot_moves;
    store(*hosted, std::move(asked.events), [](const Fault&) {});
  });
}

void Host::set_clock(Hosted& hosted) {
  const std::int64_t deadline = hosted.room.clocks().deadline();
  if (deadline == 0 || (hosted.timer != 0 && hosted.timer <= deadline)) return;
  hosted.timer = deadline;
  const std::int64_t wait = std::max<std::int64_t>(1, deadline - loop_.now());
  loop_.after(wait, [this, table = hosted.room.id(), deadline, alive = std::weak_ptr(alive_)] {
    if (!alive.lock()) return;
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->timer != deadline) return;
    found->second->timer = 0;
    with_room(table, [this](Hosted* hosted, const Fault&) {
      if (!hosted || hosted->state != Hosted::State::kOwned) return;
      Asked asked = ask_time_out(hosted->room, loop_.now());
      if (asked.fault) return set_clock(*hosted);
      ++figures_.timeouts;
      store(*hosted, std::move(asked.events), [](const Fault&) {});
    });
  });
}

// ---- now and then

void Host::put_away_idle_rooms() {
  const std::int64_t now = loop_.now();
  std::vector<std::string> idle;
  for (const auto& [id, hosted] : rooms_) {
    const std::int64_t due = hosted->state == Hosted::State::kOwned ? hosted->room.due() : 0;
    // A table with a live clock stays: put away, its clock would stand still.
    const bool can_wait = due == 0 || (due > now + 2 * options_.idle_room && !has_live_clock(hosted->room));
    if (!hosted->busy && hosted->waiting.empty() && hosted->watchers.empty() &&
        hosted->idle_since + options_.idle_room <= now && can_wait)
      idle.push_back(id);
  }
  for (const std::string& id : idle) {
    rooms_.erase(id);
    in_store([id](Storage& storage) { storage.release(id); }, [] {});
  }
}

// Games in which a bot or a clock is due although nobody is there: after a restart, or in a game by correspondence.
// Where several servers share the tables, the owner has a few seconds to act first.
void Host::adopt_due_rooms() {
  const std::int64_t by = loop_.now() - (shared_ ? 3 * options_.tick : 0);
  own_found([by](Storage& storage, int most) { return storage.due_tables(by, most); },
            [this](const std::string& table) {
              if (!rooms_.contains(table)) with_room(table, [](Hosted*, const Fault&) {});
            });
}

// Tables that wait for players, and nobody has come for long. Where several servers share the tables, one with
// people at a table owns it or is given it within a minute, so the owner knows.
void Host::close_forsaken_rooms() {
  const std::int64_t now = loop_.now(), life = options_.waiting_life;
  if (life == 0 || now < forsaken_looked_ + options_.idle_room) return;
  forsaken_looked_ = now;
  own_found([since = now - life](Storage& storage, int most) { return storage.waiting_tables(since, most); },
            [this, life](const std::string& table) {
              with_room(table, [this, life](Hosted* hosted, const Fault&) {
                if (!hosted || hosted->state != Hosted::State::kOwned) return;
                Asked asked = hosted->watchers.empty() ? ask_expire(hosted->room, loop_.now(), life)
                                                       : ask_keep(hosted->room, loop_.now(), life);
                if (!asked.events.empty()) store(*hosted, std::move(asked.events), [](const Fault&) {});
              });
            });
}

// When the server begins: the tables that people are shown first, then some of all, for a second and between other
// work. Every table is looked at when it is opened, and all of them by `kosmoteka check`.
void Host::look_for_damage() {
  constexpr int kMost = 400;
  auto tables = std::make_shared<std::vector<std::string>>();
  in_store(
      [tables, from = new_id()](Storage& storage) {
        std::set<std::string> chosen;
        const auto choose = [&](const std::string& table) {
          if (chosen.insert(table).second) tables->push_back(table);
        };
        if (const auto shown = storage.public_tables(100))
          for (const TableRow& row : *shown) choose(row.id);
        // Ids are random, so those after a random one are as good as any.
        for (const std::string& after : {from, std::string()})
          if (const auto some = storage.tables_after(after, kMost))
            for (const std::string& table : *some) choose(table);
      },
      [this, tables] { check_some(tables, 0, loop_.now() + 1000); });
}

void Host::check_some(std::shared_ptr<std::vector<std::string>> tables, std::size_t from, std::int64_t until) {
  static constexpr std::size_t kTogether = 5;
  if (stopping_ || from >= tables->size() || loop_.now() >= until) return;
  auto damaged = std::make_shared<std::size_t>(0);
  in_store(
      [tables, from, damaged](Storage& storage) {
        const std::span<const std::string> all(*tables);
        const auto found = storage.check_journals(all.subspan(from, std::min(kTogether, all.size() - from)));
        if (found) *damaged = found->damaged.size();
      },
      [this, tables, from, until, damaged] {
        figures_.damaged += *damaged;
        check_some(tables, from + kTogether, until);
      });
}

void Host::own_found(std::function<Maybe<std::vector<std::string>>(Storage&, int most)> find,
                     std::function<void(const std::string& table)> use) {
  auto mine = std::make_shared<std::vector<std::string>>();
  in_store(
      [mine, find = std::move(find), broken = broken_](Storage& storage) {
        Maybe<std::vector<std::string>> found = find(storage, 100 + static_cast<int>(broken.size()));
        if (found) std::erase_if(*found, [&](const std::string& table) { return broken.contains(table); });
        if (!found || found->empty()) return;
        const Maybe<std::vector<bool>> owned = storage.own(*found);
        for (std::size_t i = 0; owned && i < found->size(); ++i)
          if (owned->at(i)) mine->push_back(found->at(i));
      },
      [this, mine, use = std::move(use)] {
        for (const std::string& table : *mine)
          if (!stopping_) use(table);
      });
}

}  // namespace kosmo
