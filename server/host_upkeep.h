// What happens at tables although nobody asks: bots, preferences, clocks; tables put away, taken up, closed.
#pragma once

#include "server/host_rooms.h"

namespace kosmo {

class Upkeep {
 public:
  Upkeep(House& house, Rooms& rooms) : house_(house), rooms_(rooms) {}

  // The table is free and has changed: whose turn is it?
  void go_on(Hosted&);
  // Now and then.
  void look_around();
  // When the server begins: the tables that people are shown first, then some of all, for a second and between other
  // work. Every table is looked at when it is opened, and all of them by `kosmoteka check`.
  Task<> look_for_damage();

 private:
  using Find = std::function<Maybe<std::vector<std::string>>(Storage&, int most)>;
  void go_on_with_round(Hosted&);
  static OpenRound with_answers_of_bots(Hosted&);
  void let_bot_think(Hosted&, Seat, std::int64_t ticket);
  std::shared_ptr<Player> bot_of(Hosted&, Seat);
  Task<> think(std::string table, Seat, std::int64_t thought, std::int64_t pause_ms, std::shared_ptr<Player>,
               Position asking);
  Task<> answer_after(std::int64_t pause_ms, std::string table, Seat, std::int64_t thought, Action, int faults);
  void be_patient(Hosted&, std::int64_t until);
  Task<> lose_patience(std::string table, std::int64_t deadline);
  // For one that thinks for too long, if it is still asked what it thinks about.
  Task<> answer_for_bot(std::string table, Seat, std::int64_t thought);
  static std::optional<Action> first_choice(Hosted&, Seat, std::int64_t ticket);  // nothing: it is asked no such thing
  // The answer to that thought. If the person came back meanwhile it is not wanted, and the next absence is thought
  // about anew.
  Task<> bot_answers(std::string table, Seat, std::int64_t thought, Action, int faults);
  // Does something before it answers, which waits then; never in the place of a person.
  bool bot_interjects(Hosted&, Seat);
  void set_clock(Hosted&);
  Task<> watch_clock(std::string table, std::int64_t deadline);

  void put_away_idle_rooms();
  Task<> adopt_due_rooms();
  Task<> adopt_rooms_ahead();
  void take_up(const std::vector<std::string>& tables);
  Task<> close_forsaken_rooms();
  Task<> close_or_keep(std::string table);
  // Those of the tables found that can be owned; tables that are broken are not looked for.
  Task<std::vector<std::string>> own_found(Find);

  House& house_;
  Rooms& rooms_;
  std::int64_t forsaken_looked_ = 0;  // when tables that nobody comes to were looked for
  std::int64_t ahead_looked_ = 0;     // and those whose time lies ahead
};

}  // namespace kosmo
