// For tests of rooms: a room with its journal, and people who ask it for anything at random.
#pragma once

#include <gtest/gtest.h>

#include "server/room_requests.h"
#include "server/room_rows.h"
#include "server/room_view.h"
#include "server/seats_testing.h"

namespace kosmo {

// How a test that fails shows it.
inline void PrintTo(Code code, std::ostream* out) { *out << (code == Code::kNone ? "no fault" : kCodeNames[code]); }

// Everything that anybody could ever see of a room, and everything that it remembers.
inline std::string picture(const Room& room) {
  std::string out = room.snapshot() + "\n" + table_row(room).summary + "\n" + std::to_string(room.due()) + "\n";
  for (Seat p = kSpectator; p < room.seats(); ++p)
    if (p != kNobody) out += table_json(room, p, p == 0, 3) + "\n" + log_json(room, p, 0) + "\n";
  return out;
}

// Whoever is waited for at a table with a clock has one that runs, outside of pauses.
inline void expect_clocks_run(const Room& room) {
  if (room.phase() != Room::Phase::kPlaying || !room.clocks().any() || room.pause_until() != 0) return;
  for (Seat p = 0; p < room.seats(); ++p)
    if (room.awaits(p) && !room.played_by_bot(p)) {
      EXPECT_TRUE(room.clocks().runs(p)) << "seat " << int{p};
    }
}

// What the first who is asked has said to answer.
inline std::optional<Action> preferred_action(const Room& room) { return room.preferred(room.asked()); }

// A room and the journal that made it.
struct Journalled {
  explicit Journalled(std::string id = "t") : room(std::move(id)) {}
  Room room;
  std::vector<std::string> journal;
  std::int64_t now = 1'763'190'000'000;

  // What was asked happens, if it may; the code of the fault otherwise.
  std::string take(Asked asked) {
    if (asked.fault) return std::string(kCodeNames[asked.fault.code]);
    for (RoomEvent& e : asked.events) happens(e);
    // The host does so, too.
    while (std::optional<RoomEvent> e = asked.events.empty() ? std::nullopt : what_follows(room)) happens(*e);
    return "";
  }
  void happens(RoomEvent e) {
    e.at = now;
    journal.push_back(write_event(e));
    room.apply(e);
  }
  void must(Asked asked) {
    const Fault no = asked.fault;
    ASSERT_EQ(take(std::move(asked)), "") << no.words.en;
    ASSERT_NE(room.phase(), Room::Phase::kBroken) << room.trouble().en;
  }
  // Of the first who is asked and has not answered; bots have time until all people have.
  Seat awaited() const {
    for (const bool bots : {false, true})
      for (const Seat seat : room.all_asked())
        if (room.awaits(seat) && room.played_by_bot(seat) == bots) return seat;
    return room.asked();
  }
  Action choice(int i = 0) const {
    ActionList choices;
    room.asking(awaited()).legal(choices);
    return choices[i % choices.size()];
  }
  std::string choice_text(int i = 0) const { return room.game()->print(choice(i)); }
  std::string act(Seat seat, const std::string& action) {
    return take(ask_act(room, seat, room.ticket_for(seat), action));
  }
  // Whoever is asked answers.
  void play(int i = 0) {
    const Seat seat = awaited();
    if (room.round() && (!room.awaits(seat) || room.played_by_bot(seat))) {
      OpenRound round = *room.round();
      for (Seat p = 0; p < room.seats(); ++p)
        while (const std::int64_t open = room.played_by_bot(p) ? round.open_ticket(p) : 0) {
          ActionList choices;
          round.asking(p, open).legal(choices);
          if (round.answer(p, open, choices[i % choices.size()], event::Acted::By::kBot)) break;
        }
      now = std::max(now, room.pause_until());
      must(ask_resolve(room, round));
    } else if (room.played_by_bot(seat)) {
      must(ask_bot_act(room, room.ticket(), choice(i)));
    } else {
      must(ask_act(room, seat, room.ticket_for(seat), choice_text(i)));
    }
  }
  // Until no round is open.
  void play_until_one_is_asked() {
    for (int i = 0; i < 500 && room.phase() == Room::Phase::kPlaying && room.round(); ++i) play(i);
  }
};

inline Person person(int i) { return {"u" + std::to_string(i), std::string("Zoë") + static_cast<char>('A' + i)}; }
inline TablePlan plan(const std::string& game, std::vector<std::string> players, TimeControl clock = {}) {
  return {game, std::move(players), {}, clock, true};
}
// A game in which everybody is a person, just begun; with more people if the game needs them.
inline Journalled begun(const std::string& game, int people = 2, TimeControl clock = {}, const Seed& seed = 5) {
  Journalled j;
  people = std::max(people, find_game(game)->info().min_seats);
  j.must(ask_create(plan(game, std::vector<std::string>(static_cast<std::size_t>(people), "open"), clock), person(0)));
  for (int i = 0; i < people; ++i) j.must(ask_sit(j.room, person(i), "", "hash" + std::to_string(i)));
  j.must(ask_start(j.room, person(0), seed));
  return j;
}

// The same, at its first question to one seat alone: some games begin with a round.
inline Journalled begun_with_one_asked(const std::string& game, int people = 2, TimeControl clock = {},
                                       const Seed& seed = 5) {
  Journalled j = begun(game, people, clock, seed);
  j.play_until_one_is_asked();
  return j;
}

inline Room fold(const std::vector<std::string>& journal, const std::string& id = "t") {
  Room room(id);
  for (const std::string& text : journal) {
    const Maybe<RoomEvent> e = read_event(text);
    e ? room.apply(*e) : room.break_down(e.problem());
  }
  return room;
}

// People and bots who do anything at any time.
class Crowd {
 public:
  Crowd(const std::string& game, std::uint64_t seed) : rng_(seed) {
    const GameInfo& info = find_game(game)->info();
    const int seats = info.min_seats + below(info.max_seats - info.min_seats + 1);
    std::vector<std::string> players;
    for (int i = 0; i < seats; ++i) players.emplace_back(below(4) ? "open" : "random");
    TablePlan p = plan(game, players, clocks()[below(4)]);
    do {  // some options do not go together
      p.options.clear();
      for (const Option& o : info.options)
        if (below(2)) p.options.emplace_back(o.key, o.low + below(o.high - o.low + 1));
    } while (ask_create(p, person(0)).fault);
    j.must(ask_create(p, person(0)));
  }

  // One request of somebody; most are sensible.
  void step() {
    j.now += below(3000);
    switch (j.room.phase()) {
      case Room::Phase::kWaiting: return before_the_game();
      case Room::Phase::kPlaying: return in_the_game();
      default: j.take(ask_rematch(j.room, person(below(4)), "next")), chat();
    }
  }
  bool over() const { return j.room.phase() != Room::Phase::kWaiting && j.room.phase() != Room::Phase::kPlaying; }
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  Journalled j;

 private:
  static std::vector<TimeControl> clocks() {
    using K = TimeControl::Kind;
    return {{}, {K::kDecision, 5, 0, 0}, {K::kBank, 60, 2, 0}, {K::kDays, 0, 0, 1}};
  }
  Seat seat() { return static_cast<Seat>(below(j.room.seats() + 1) - 1); }
  void chat() { j.take(ask_chat(j.room, person(below(6)), seat() < 0 ? kSpectator : seat(), "zażółć {0} \"x\"")); }

  void before_the_game() {
    const Game& game = *j.room.game();
    switch (below(12)) {
      case 0: return chat();
      case 1: j.take(ask_stand(j.room, seat())); return;
      case 2: j.take(ask_seat(j.room, person(below(2)), game.seat_name(seat()), below(2) ? "random" : "open")); return;
      case 3: j.take(ask_start(j.room, person(1), 1)); return;
      case 4:
        if (below(20) == 0) j.take(ask_cancel(j.room, person(0)));
        return;
      default: {
        const int who = below(4);
        j.take(ask_sit(j.room, person(who), "", "hash" + std::to_string(who)));
        if (j.room.all_seated()) j.take(ask_start(j.room, person(0), Seed::wide(rng_.next(), rng_.next())));
      }
    }
  }

  void in_the_game() {
    if (!ask_preferred(j.room).fault && below(3)) return void(j.take(ask_preferred(j.room)));
    switch (below(40)) {
      case 0: return chat();
      case 1: j.take(ask_stand(j.room, seat())); return;
      case 2: j.take(ask_back(j.room, seat())); return;
      case 3: j.take(ask_undo(j.room, seat(), j.room.ticket())); return;
      case 4: j.take(ask_for_undo(j.room, seat())); return;
      case 5:
      case 6:
      case 7: j.take(ask_answer_undo(j.room, seat(), below(5) > 0)); return;
      case 8: return prefer();
      case 9: j.take(ask_act(j.room, seat(), j.room.ticket() - below(2), j.choice_text(below(50)))); return;
      case 10: j.take(event::Resumed{}); return;
      case 11: j.now += below(40'000); return;
      default: break;
    }
    if (j.room.clocks().deadline() && j.now >= j.room.clocks().deadline())
      return void(j.take(ask_time_out(j.room, j.now)));
    j.play(below(1000));
  }
  void prefer() {
    const Seat who = seat();
    std::vector<Preference> rules;
    for (int i = below(3); i > 0; --i)
      rules.push_back({below(2) ? "*" : std::string(j.room.table()->decision().step),
                       below(2)   ? j.choice_text(below(50))
                       : below(2) ? "only"
                                  : "ask",
                       below(2) == 0});
    j.take(ask_prefer(j.room, who, rules));
  }

  Rng rng_;
};

}  // namespace kosmo
