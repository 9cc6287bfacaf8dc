// One game, recorded once: every decision and every undo in the order in which they happened, and what each decision
// told. The journal (everything), the line that stands (what an undo has left of it) and the story are all read from
// this one list, so they cannot disagree.
#pragma once

#include <span>
#include <vector>

#include "engine/game.h"

namespace kosmo {

struct JournalEntry {
  enum class Kind : std::uint8_t { kAction, kUndo } kind = Kind::kAction;
  Seat seat = kNobody;
  Action action{};
  int undone = 0;       // kUndo: how many decisions were taken back
  bool agreed = false;  // kUndo: all agreed to it, so it may reach further back than the rules of undo allow
  bool fresh = false;   // kUndo by agreement: what nobody knew then was shuffled anew (key_of_undo)
  bool secret = false;  // kAction: not to be shown to another seat while the game lasts
  bool forced = false;  // kAction: no decision of anybody; the table gave the only answer there was (Table::forced)
};

// One line of the story, for those who may know it.
struct Narrated {
  std::uint32_t decision;  // number of decisions made when it happened
  Event event;
};

// The key for what is shuffled anew by the n-th undo by agreement. It follows from the seed, so that a game can be
// checked to its end.
Seed key_of_undo(const Seed&, int number);

// After so many decisions what nobody knew was shuffled anew, from this key.
struct Reshuffle {
  int after = 0;
  Seed key;
};

// The decisions that stand, and where between them chance began anew.
struct StandingLine {
  std::vector<JournalEntry> decisions;
  std::vector<Reshuffle> reshuffles;
  // To be called after so many decisions have been played; whether anything was shuffled.
  bool reshuffle(Position&, std::size_t after) const;
};

class GameRecord {
 public:
  struct Entry : JournalEntry {
    std::uint32_t told_before = 0;  // of a decision that stands: how many lines the story had before it
    bool stands = true;  // a decision that was not taken back; or an undo after which chance goes another way
    // Of a decision: who was asked after it, if that was one seat alone and nobody had learned anything by it. Else
    // (kNobody) several decisions that were given at once end here.
    Seat goes_on = kNobody;
  };

  // With what was told before the first decision.
  explicit GameRecord(const Seed& seed, std::vector<Event> opening = {}) : seed_(seed), told_(std::move(opening)) {}

  // The next thing that happened. An undo takes decisions out of the line and the story; std::out_of_range if it takes
  // back more than stands.
  void add(const JournalEntry&);
  void goes_on(Seat seat) { entries_.back().goes_on = seat; }  // after the decision added last
  // What the decision added last tells.
  Events teller() { return Events(&told_); }
  void tell(std::span<const Event> events) { told_.insert(told_.end(), events.begin(), events.end()); }

  const std::vector<Entry>& entries() const { return entries_; }
  std::vector<JournalEntry> journal() const { return {entries_.begin(), entries_.end()}; }
  StandingLine line() const;
  // The story: all of it, what came before the first decision, and what the decision of that entry told.
  const std::vector<Event>& told() const { return told_; }
  std::span<const Event> opening() const;
  std::span<const Event> told_by(std::size_t entry) const;
  // As this viewer may know it, from that line on. `before` decisions were made when the record began.
  std::vector<Narrated> story(Seat viewer, std::size_t from, std::uint32_t before) const;

  // How many decisions must be taken back to undo this seat's last one; 0 if it has made none. Answers that were forced
  // go back with what came before them, and are nobody's.
  int back_to_last_of(Seat) const;
  const JournalEntry* last_of(Seat) const;  // that decision; null if there is none
  // Of the last so many decisions, how many were whose. Those that were forced are nobody's.
  Array<int, kMaxSeats> last_by_seat(int decisions) const;
  int agreed_undos() const;

 private:
  void take_back(int decisions);
  std::size_t told_up_to(std::size_t entry) const;

  Seed seed_;
  std::vector<Entry> entries_;
  std::vector<Event> told_;  // by the decisions that stand, one after another
};

}  // namespace kosmo
