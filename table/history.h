// A game in progress that can be taken back: its record, the present, and as much of the past as an undo may reach.
//
// A decision may be taken back by the seat that made it, until another seat decides or until anybody learns anything
// hidden. The engine counts what becomes known (reveals), so nothing is marked by hand. Older states are dropped at
// once; from the record the past can be played again if everybody agrees to go back. Then what nobody knew is shuffled
// anew, so that nothing which was seen ahead is worth anything.
//
// An answer that was forced is no decision of anybody: whoever is asked afterwards has not been kept from taking back,
// and it goes back together with the decision before it. In a round that is different: only the seat itself knows that
// it had no other answer, so it stands, and what was decided before it.
#pragma once

#include "table/record.h"

namespace kosmo {

// Why this seat may not decide now: it is another's turn. Cites the rule of the decision that is open.
Refusal not_your_turn(const Game&, const Decision&);

class History {
 public:
  // The seed is that of the game; `opening` is what its beginning told.
  History(Position start, const Seed& seed, std::vector<Event> opening = {})
      : record_(seed, std::move(opening)), start_(start), now_(std::move(start)) {}

  const Position& now() const { return now_; }
  const Position& start() const { return start_; }
  const GameRecord& record() const { return record_; }
  int length() const { return static_cast<int>(decisions(now_) - decisions(start_)); }  // decisions that stand

  // Does what an entry says, if it can be done here.
  Problem add(const JournalEntry&);

  Refusal why_not(Seat, Action) const;
  // The action must be legal for the seat that is asked. Forced: the table gave it by itself.
  void play(Action, bool forced = false);
  // What a seat does between two decisions (Game::interjections). Nothing before it can be taken back by one alone.
  void interject(Seat, Action);

  Problem can_undo(Seat) const;
  // Whose decisions could be taken back now, kNobody if none.
  Seat undoable() const;
  // How many own decisions this seat could take back in its present turn; if it is not asked, in the one of its last.
  int undoable_in_turn(Seat) const;
  // Takes back the last so many own decisions of the one who could, and the forced answers after each.
  void undo_own(int own = 1);
  // As a journal counts, forced answers too: how many could be taken back, and the last so many are.
  int undoable_decisions() const { return static_cast<int>(past_.size()); }
  void undo(int count);

  // Why this seat's last decision cannot be taken back even if all agree: there is none, or it lies before the
  // beginning of the seat's last turn. A turn that was taken back counts: going back again and again leads no further.
  Problem can_rewind(Seat) const;
  // Takes back so many decisions whatever has become known since: the players have agreed to what the seat asked for.
  // If fresh, what nobody knew then is shuffled anew, and what was decided before stands.
  void rewind(Seat, int count, bool fresh);

  // Why the last decision stands, if it does.
  enum class Stands : std::uint8_t {
    kLearned,   // something hidden has become known
    kAnswered,  // another seat has decided since (even if it took that back: it has shown what it would do)
    kRewound    // the players have come back to this point together
  };
  struct Decided {
    Seat by = kNobody;
    std::uint32_t turn = 0;
  };
  // All of it but the start and the record: enough to go on from here without playing the game again.
  struct Saved {
    Position base;   // the oldest state that an undo may reach
    Decided before;  // the decision that led to it
    Stands stands;   // and why that cannot be taken back
    std::array<int, kMaxSeats> last_turn;
  };
  Saved save() const;
  // From the saved base on the record is played; std::invalid_argument if it does not lead on from there.
  static History restore(Position start, GameRecord, const Saved&);

 private:
  static std::uint32_t decisions(const Position& p) { return p.game().decisions(p.data()); }
  static std::uint32_t turn(const Position& p) { return p.game().turn(p.data()); }
  void advance(Action, bool forced, Events = {});
  void advance_between(Seat, Action, Events = {});
  void advance(const JournalEntry&, Events = {});
  void settle(Stands);
  void settle_for_another();
  Decided last() const;

  // Before an answer that can still be taken back.
  struct Before {
    Position state;
    bool forced;
  };
  std::vector<Before>::const_reverse_iterator last_own() const;
  Seat taken_back_by(int count) const;

  GameRecord record_;
  Position start_, now_;
  std::vector<Before> past_;                // those that were not forced are all one seat's
  Seat owner_ = kNobody;                    // whose they are
  Decided before_;                          // the last decision before them
  Stands stands_ = Stands::kLearned;        // why that one stands
  std::array<int, kMaxSeats> last_turn_{};  // by seat: how many decisions stood when its last turn began
};

}  // namespace kosmo
