// One round: the answers of all the seats that are asked at the same time (Game::asked), collected until they can be
// played. The engine knows no rounds; what comes out is a line of ordinary actions for it, one after another.
//
// An answer means: if nobody before me acts. So a round is no race. It is resolved as soon as every seat up to the
// first one that acts, in the order of the rules, has answered; whoever answered early waits for those before it, and
// the answers behind the acting one are not played. Their owners may keep them as drafts: the next round asks again.
// Sealed choices have no pass; there everybody's answer is needed, and all are played. A lone question is a round of
// one.
//
//   Round round(position);
//   if (const Refusal refusal = round.answer(seat, action)) ...
//   if (round.resolved())
//     for (const auto& [seat, action] : round.line()) position.apply(action, events);
#pragma once

#include "engine/game.h"

namespace kosmo {

// Why a seat that is not asked anything cannot answer. Of a game that is not over.
inline Refusal not_asked(const Position& now) {
  return refuse(now.game().turn_rule(now.decision()),
                {"You have nothing to decide now.", "Teraz o niczym nie decydujesz."});
}

class Round {
 public:
  struct Answer {
    Seat seat;
    Action action;
    bool operator==(const Answer&) const = default;
  };
  using Line = FixedList<Answer, kMaxSeats>;

  explicit Round(Position position)
      : position_(std::move(position)), asked_(position_.asked()), pass_(position_.decision().pass) {}

  const SeatOrder& asked() const { return asked_; }
  // The position in which this seat, one of those asked, is the one to move: its question and its choices.
  Position asking(Seat seat) const {
    Position turned = position_;
    [[maybe_unused]] const bool is_asked = turned.turn_to(seat);
    assert(is_asked);
    return turned;
  }

  // Takes an answer, in place of an earlier one of the same seat, or says why it cannot be. Also when the round could
  // be played already: who plays it may want to wait, so that nobody can tell by the time who has answered what.
  Refusal answer(Seat seat, Action action) {
    if (!asked_.contains(seat)) return not_asked(position_);
    Refusal refusal = asking(seat).why_not(action);
    if (!refusal) answers_[seat] = action;
    return refusal;
  }
  void withdraw(Seat seat) { answers_[seat].reset(); }
  std::optional<Action> answer_of(Seat seat) const { return asked_.contains(seat) ? answers_[seat] : std::nullopt; }

  // Whose answers are still needed, as far as can be said now. Empty: the round is resolved.
  SeatOrder awaited() const {
    SeatOrder seats;
    for (const Seat seat : asked_) {
      if (!answer_of(seat)) seats.push(seat);
      if (acts(seat)) break;
    }
    return seats;
  }
  bool resolved() const { return !asked_.empty() && awaited().empty(); }

  // What is to be played, in this order. Only of a round that is resolved.
  Line line() const {
    assert(resolved());
    Line line;
    for (const Seat seat : asked_) {
      line.push({seat, *answer_of(seat)});
      if (acts(seat)) break;
    }
    return line;
  }

 private:
  // Has this seat answered with something after which the others must be asked anew?
  bool acts(Seat seat) const { return pass_ && answer_of(seat) && answer_of(seat) != pass_; }

  Position position_;
  SeatOrder asked_;
  std::optional<Action> pass_;  // the answer that changes nothing; sealed choices have none
  std::array<std::optional<Action>, kMaxSeats> answers_{};
};

}  // namespace kosmo
