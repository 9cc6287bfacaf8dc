#include "server/host_upkeep.h"

#include <algorithm>

#include "engine/interject.h"
#include "players/interjecting.h"
#include "players/player.h"

namespace kosmo {
namespace {

using Phase = Room::Phase;

struct Thought {
  Action action;
  int faults = 0;
};

// On a thread of its own. Whatever the bot does, there is an answer.
Thought ask_bot(Player* bot, const Position& asking) {
  ActionList choices;
  asking.legal(choices);
  Thought thought{choices[0]};
  try {
    if (bot) thought.action = ask_player(*bot, asking, choices, thought.faults);
    thought.faults += !bot;
  } catch (const std::exception&) {
    ++thought.faults;
  }
  return thought;
}

// The others have handed this seat over, and the question that waited for its person still waits.
bool was_just_handed_over(const Room& room, Seat seat) {
  constexpr std::int64_t kMinute = 60'000;  // so long everybody has, and no bot takes it
  return room.person(seat) && room.sitter(seat).by_others && room.updated() >= room.asked_at() + kMinute;
}

// When a bot may answer. In a round bots do so beside the people; those who play alone, at their leisure. Whoever was
// handed over may be at another server, which gives the seat back at once: no bot is faster than that.
std::int64_t due_of_bot(const Room& room, Seat seat) {
  const std::int64_t due = room.round() && !room.played_by_bots_alone() ? room.updated() : room.due();
  return was_just_handed_over(room, seat) ? std::max(due, room.updated() + kLonelyPause) : due;
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
  if (std::optional<RoomEvent> more = what_follows(hosted.room)) return rooms_.store_alone(hosted, {std::move(*more)});
  if (Asked preferred = ask_preferred(hosted.room); !preferred.fault)
    return rooms_.store_alone(hosted, std::move(preferred.events));
  if (hosted.room.round()) return go_on_with_round(hosted);
  const Seat asked = hosted.room.asked();
  if (hosted.room.played_by_bot(asked))
    let_bot_think(hosted, asked, hosted.room.ticket());
  else
    set_clock(hosted);
}

// Bots think as soon as they are asked, beside the people, and keep their answers to themselves until they are needed.
void Upkeep::go_on_with_round(Hosted& hosted) {
  const Room& room = hosted.room;
  const OpenRound round = with_answers_of_bots(hosted);
  bool waits_for_bot = false;
  for (Seat p = 0; p < room.seats(); ++p) {
    const std::int64_t open = round.open_ticket(p);
    if (open == 0 || !room.played_by_bot(p)) continue;
    waits_for_bot = true;
    let_bot_think(hosted, p, open);
  }
  const bool is_time = room.pause_until() == 0 || house_.loop.now() >= room.pause_until();
  if (is_time && !(round.is_pause() && waits_for_bot))
    if (Asked resolved = ask_resolve(room, round); !resolved.fault)
      return rooms_.store_alone(hosted, std::move(resolved.events));
  if (!(is_time && round.is_pause())) set_clock(hosted);  // else a bot is waited for, and goes on when it has answered
}

OpenRound Upkeep::with_answers_of_bots(Hosted& hosted) {
  OpenRound round = *hosted.room.round();
  std::erase_if(hosted.bots_have_answered, [&](const event::Answered& answer) {
    const Maybe<Action> action = hosted.room.game()->parse(answer.action);
    const bool counts = hosted.room.played_by_bot(answer.seat) && round.open_ticket(answer.seat) == answer.ticket;
    return !counts || !action || round.answer(answer.seat, answer.ticket, *action, answer.by);
  });
  return round;
}

// ---- bots

void Upkeep::let_bot_think(Hosted& hosted, Seat seat, std::int64_t ticket) {
  const Room& room = hosted.room;
  Hosted::Thinking& mind = hosted.thinking[seat];
  // Whoever comes back is not kept waiting for what was to come at leisure.
  const std::int64_t due = due_of_bot(room, seat);
  if (mind.ticket == ticket && mind.due <= due) return;
  mind.ticket = ticket;
  mind.due = due;
  // If the machine's clock was set back before this server began, the last event lies ahead: that is not waited for.
  const std::int64_t pause_ms = std::clamp<std::int64_t>(due - house_.loop.now(), 0, due - room.updated());
  const std::int64_t thought = ++mind.thought;
  Position asking = room.round() ? room.round()->asking(seat, ticket) : room.table()->truth();
  house_.tasks.start(think(room.id(), seat, thought, pause_ms, bot_of(hosted, seat), std::move(asking)));
  mind.give_up_at = house_.loop.now() + pause_ms + house_.options.bot_patience;
  be_patient(hosted, mind.give_up_at);
}

std::shared_ptr<Player> Upkeep::bot_of(Hosted& hosted, Seat seat) {
  Hosted::Thinking& mind = hosted.thinking[seat];
  const std::string level = hosted.room.bot_for(seat);
  if (!mind.bot || mind.level != level) {
    const PlayerInfo* info = find_player(level);
    mind.bot = info ? info->make(house_.make_seed().number()) : nullptr;
    mind.level = level;
  }
  return mind.bot;
}

Task<> Upkeep::think(std::string table, Seat seat, std::int64_t thought, std::int64_t pause_ms,
                     std::shared_ptr<Player> bot, Position asking) {
  auto thinking = on_thread_of(house_.bots, house_.loop, [bot = std::move(bot), asking = std::move(asking)] {
    return ask_bot(bot.get(), asking);
  });
  const Thought found = co_await thinking;
  // What it was thought about is not kept while the answer waits for its time.
  house_.tasks.start(answer_after(pause_ms, std::move(table), seat, thought, found.action, found.faults));
}

Task<> Upkeep::answer_after(std::int64_t pause_ms, std::string table, Seat seat, std::int64_t thought, Action action,
                            int faults) {
  if (pause_ms > 0) {
    auto waiting = pause(house_.loop, pause_ms);
    co_await waiting;
  }
  Task<> answering = bot_answers(std::move(table), seat, thought, action, faults);
  co_await answering;
}

// Whatever happens to the bot, the game goes on.
void Upkeep::be_patient(Hosted& hosted, std::int64_t until) {
  if (hosted.patience != 0 && hosted.patience <= until) return;
  hosted.patience = until;
  house_.tasks.start(lose_patience(hosted.room.id(), until));
}

Task<> Upkeep::lose_patience(std::string table, std::int64_t deadline) {
  auto waiting = pause(house_.loop, std::max<std::int64_t>(1, deadline - house_.loop.now()));
  co_await waiting;
  Hosted* const hosted = rooms_.find(table);
  if (!hosted || hosted->patience != deadline) co_return;
  hosted->patience = 0;
  if (hosted->room.phase() != Phase::kPlaying) co_return;
  const std::int64_t now = house_.loop.now();
  std::int64_t next = 0;
  std::vector<std::pair<Seat, std::int64_t>> late;  // with what each thinks about
  for (auto& [seat, mind] : hosted->thinking) {
    if (mind.ticket == 0) continue;
    if (mind.give_up_at > now) {  // it thinks about something newer
      if (next == 0 || mind.give_up_at < next) next = mind.give_up_at;
      continue;
    }
    mind.bot.reset();  // it is not asked again, since it may still be thinking
    late.emplace_back(seat, mind.thought);
  }
  for (const auto& [seat, thought] : late) house_.tasks.start(answer_for_bot(table, seat, thought));
  Hosted* const still = rooms_.find(table);
  if (next != 0 && still) be_patient(*still, next);
}

// The answer for another one may have settled the round, and even the game: then nobody waits for this bot any more.
Task<> Upkeep::answer_for_bot(std::string table, Seat seat, std::int64_t thought) {
  if (house_.stopping || !rooms_.find(table)) co_return;
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned()) co_return;
  Hosted::Thinking& mind = got.hosted->thinking[seat];
  if (mind.thought != thought || mind.ticket == 0) co_return;
  const std::optional<Action> first = first_choice(*got.hosted, seat, mind.ticket);
  if (!first) {
    mind.ticket = 0;
    co_return go_on(*got.hosted);
  }
  ++house_.figures.late_bots;
  Task<> answering = bot_answers(std::move(table), seat, thought, *first, 1);
  co_await answering;
}

std::optional<Action> Upkeep::first_choice(Hosted& hosted, Seat seat, std::int64_t ticket) {
  const Room& room = hosted.room;
  if (room.phase() != Phase::kPlaying || !room.played_by_bot(seat)) return {};
  std::optional<Position> asking;
  if (!room.round() && room.asked() == seat && room.ticket() == ticket) asking = room.table()->truth();
  if (room.round())
    if (const OpenRound round = with_answers_of_bots(hosted); round.open_ticket(seat) == ticket)
      asking = round.asking(seat, ticket);
  if (!asking) return {};
  ActionList choices;
  asking->legal(choices);
  return choices[0];
}

Task<> Upkeep::bot_answers(std::string table, Seat seat, std::int64_t thought, Action action, int faults) {
  if (house_.stopping || !rooms_.find(table)) co_return;
  house_.figures.bot_faults += static_cast<std::uint64_t>(faults);
  Task<Got> getting = rooms_.get(table);
  const Got got = co_await getting;
  if (!got.hosted || !got.hosted->is_owned()) co_return;
  Hosted::Thinking& mind = got.hosted->thinking[seat];
  if (mind.thought != thought) co_return;
  const std::int64_t ticket = std::exchange(mind.ticket, 0);
  const Room& room = got.hosted->room;
  if (room.round() && room.phase() == Phase::kPlaying) {
    if (room.played_by_bot(seat) && room.round()->asks(seat)) {
      if (bot_interjects(*got.hosted, seat)) co_return;
      ++house_.figures.bot_moves;
      got.hosted->bots_have_answered.push_back({seat, ticket, room.game()->print(action), event::Acted::By::kBot});
    }
    co_return go_on(*got.hosted);
  }
  Asked asked = ask_bot_act(room, ticket, action);
  if (asked.fault || bot_interjects(*got.hosted, seat)) co_return;
  ++house_.figures.bot_moves;
  rooms_.store_alone(*got.hosted, std::move(asked.events));
}

bool Upkeep::bot_interjects(Hosted& hosted, Seat seat) {
  const Room& room = hosted.room;
  if (room.person(seat) || !bots_interject(room.table()->truth())) return false;
  Rng chance(house_.make_seed().number());
  const std::optional<Action> between = interjection_of_bot(room.table()->truth(), seat, chance);
  if (between) rooms_.store_alone(hosted, {event::Acted{seat, room.game()->print(*between), event::Acted::By::kBot}});
  return between.has_value();
}

// ---- clocks

void Upkeep::set_clock(Hosted& hosted) {
  const std::int64_t deadline = hosted.room.next_deadline();
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
  if (asked.fault) co_return go_on(*got.hosted);  // a pause is over, or it is not time yet
  ++house_.figures.timeouts;
  rooms_.store_alone(*got.hosted, std::move(asked.events));
}

// ---- now and then

void Upkeep::look_around() {
  put_away_idle_rooms();
  house_.tasks.start(adopt_due_rooms());
  house_.tasks.start(adopt_rooms_ahead());
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
  take_up(mine);
}

// What is due in them is due when the machine's clock has come to where it was: they are taken up now, and begin to
// wait anew.
Task<> Upkeep::adopt_rooms_ahead() {
  constexpr std::int64_t kMoment = 60'000;
  const std::int64_t now = house_.loop.now();
  if (ahead_looked_ != 0 && now < ahead_looked_ + house_.options.idle_room) co_return;
  ahead_looked_ = now;
  const Find find = [of = now + kMoment](Storage& storage, int most) { return storage.tables_ahead(of, most); };
  Task<std::vector<std::string>> owning = own_found(find);
  const std::vector<std::string> mine = co_await owning;
  take_up(mine);
}

void Upkeep::take_up(const std::vector<std::string>& tables) {
  for (const std::string& table : tables)
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
