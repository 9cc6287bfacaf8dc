// A live game: seats with people and bots, a journal of every decision, undo, narration. No clock, no network, no
// printing here: terminal and server both stand on this.
#pragma once

#include "engine/game.h"
#include "players/player.h"
#include "table/replay.h"

namespace kosmo {

// One line of the story, for those who may know it.
struct Narrated {
  std::uint32_t decision;  // number of decisions made when it happened
  Event event;
};

class Table {
 public:
  // Checks the setup (number of seats, bot names) and deals.
  static Maybe<Table> open(const TableSetup&);
  // Sits down at a game that was saved.
  static Maybe<Table> resume(const Replay&);

  const TableSetup& setup() const { return setup_; }
  const Game& game() const { return *setup_.game; }
  bool over() const { return now_.over(); }
  Decision decision() const { return now_.decision(); }
  bool is_bot(Seat) const;
  std::string name_of(Seat, Lang) const;
  View view(Seat viewer) const { return now_.view(viewer); }
  // The choices of the seat that is asked.
  void legal(ActionList& out) const { now_.legal(out); }
  Result result() const { return now_.result(); }

  // The seat answers. A refusal changes nothing and names the rule; so does an answer out of turn.
  Refusal act(Seat, Action);
  Refusal why_not(Seat, Action) const;
  // If a bot is asked, it answers: true. Whatever a bot does, a legal action is played.
  bool bot_acts();

  // Takes back this seat's last decision. Refused if another seat has decided since, or if anybody has learned anything
  // hidden since: a card, a tile, a secret choice. Repeat it to go further back.
  Problem undo(Seat);
  Problem can_undo(Seat) const;

  // The story so far as this viewer may know it, from the given entry on.
  std::vector<Narrated> story(Seat viewer, std::size_t from = 0) const;
  std::size_t story_length() const { return story_.size(); }
  std::string tell(const Narrated&, Lang) const;

  Replay replay() const { return {setup_, journal_}; }
  const std::vector<JournalEntry>& journal() const { return journal_; }
  // For saving and for tests only: the truth.
  const Position& truth() const { return now_; }

 private:
  Table(const TableSetup&, Position start, std::vector<Narrated> story);
  struct Past {
    Position before;
    Seat seat;
    std::size_t story_length;
  };
  void play(Seat, Action);

  TableSetup setup_;
  Position now_;
  std::vector<Past> past_;
  std::vector<JournalEntry> journal_;
  std::vector<Narrated> story_;
  std::vector<std::shared_ptr<Player>> bots_;  // by seat; null for people
};

}  // namespace kosmo
