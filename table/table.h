// A live game: seats with people and bots, a journal of every decision, undo, narration. No clock, no network, no
// printing here: terminal and server both stand on this.
#pragma once

#include "engine/game.h"
#include "engine/trying.h"
#include "players/player.h"
#include "table/history.h"
#include "table/replay.h"

namespace kosmo {

class Table {
 public:
  // Checks the setup (number of seats, options, bot names) and deals.
  static Maybe<Table> open(const TableSetup&);
  // The same from a position of our own making: an analysis, a test.
  static Maybe<Table> open_at(const TableSetup&, const Position&);
  // Sits down at a game that was saved.
  static Maybe<Table> resume(const Replay&);

  // The game as text with its latest states, so that going on needs no replay of all that came before. What comes back
  // is the same table, undo included. Without bots.
  std::string snapshot() const;
  static Maybe<Table> from_snapshot(const TableSetup&, std::string_view text);

  const TableSetup& setup() const { return setup_; }
  const Game& game() const { return *setup_.game; }
  int seats() const { return static_cast<int>(setup_.seats.size()); }
  bool over() const { return truth().over(); }
  Decision decision() const { return truth().decision(); }
  bool is_bot(Seat) const;
  std::string name_of(Seat, Lang) const;
  View view(Seat viewer) const { return truth().view(viewer); }
  // The choices of the seat that is asked.
  void legal(ActionList& out) const { truth().legal(out); }
  Result result() const { return truth().result(); }

  // The seat answers. A refusal changes nothing and names the rule; so does an answer out of turn. Forced: it was not
  // the seat that answered, but the table (below).
  Refusal act(Seat, Action, bool forced = false);
  Refusal why_not(Seat seat, Action a) const { return history_.why_not(seat, a); }
  // The only answer to the open question, where everybody can tell that it is the only one. Whoever keeps the table
  // gives it without asking anybody; it is nobody's decision, so undo steps over it.
  std::optional<Action> forced() const { return forced_answer(truth()); }
  // Gives such answers until there is something to decide; how many.
  int play_forced();

  // Several own decisions at once: how far they would be played one after another, with the forced answers between and
  // after them (engine/trying.h); and playing them. If one of them is refused, nothing is played.
  OwnLine try_line(Seat, std::span<const Action>) const;
  OwnLine play_line(Seat, std::span<const Action>);

  // If a bot is asked, it answers: true. Whatever a bot does, a legal action is played.
  bool bot_acts();
  // How often a bot failed to answer with a legal action. More than none is a mistake in the bot.
  int bot_faults() const { return bot_faults_; }
  // Lets somebody else decide for a seat: a bot of our own making, or with null the person who came back.
  void seat_bot(Seat, std::shared_ptr<Player>);

  // Takes back this seat's last decision. Refused if another seat has decided since, or if anybody has learned anything
  // hidden since: a card, a tile, a secret choice. Repeat it to go further back.
  Problem undo(Seat);
  Problem can_undo(Seat) const;
  // The same for all that the seat has decided in its present turn, or, if another seat is asked now, in the turn of
  // its last decision; how many decisions that were. No further than undo, one after another, would come.
  Maybe<int> undo_turn(Seat);
  int undoable_in_turn(Seat) const;
  // Takes back this seat's last decision, and everything after it, because all have agreed; how many decisions that
  // were. What nobody knew then is shuffled anew. Refused beyond the beginning of the seat's last turn.
  Maybe<int> undo_agreed(Seat);
  Problem can_undo_agreed(Seat seat) const { return history_.can_rewind(seat); }
  // The same as earlier programs did it, which shuffled nothing and had no such bound: their journals are read so.
  Maybe<int> undo_agreed_unshuffled(Seat);
  int back_to_last_of(Seat seat) const { return history_.record().back_to_last_of(seat); }
  const JournalEntry* last_of(Seat seat) const { return history_.record().last_of(seat); }  // null: none
  // Of the last so many decisions, how many were whose.
  Array<int, kMaxSeats> last_by_seat(int decisions) const { return history_.record().last_by_seat(decisions); }
  int agreed_undos() const { return history_.record().agreed_undos(); }

  // The story so far as this viewer may know it, from the given entry on. An undo shortens it.
  std::vector<Narrated> story(Seat viewer, std::size_t from = 0) const;
  std::size_t story_length() const { return history_.record().told().size(); }
  std::string tell(const Narrated& told, Lang lang) const { return game().say(told.event, lang); }

  Replay replay() const { return {setup_, history_.record().journal()}; }
  const std::vector<GameRecord::Entry>& journal() const { return history_.record().entries(); }
  // The decisions that stand.
  StandingLine line() const { return history_.record().line(); }
  // For saving and for tests only: the truth.
  const Position& truth() const { return history_.now(); }
  const std::vector<Event>& whole_story() const { return history_.record().told(); }
  const Position& start() const { return history_.start(); }

 private:
  Table(const TableSetup&, History);
  static Maybe<Table> seat_bots(Table);
  bool bot_interjects(Seat);

  TableSetup setup_;
  History history_;
  std::vector<std::shared_ptr<Player>> bots_;  // by seat; null for people
  int bot_faults_ = 0;
};

}  // namespace kosmo
