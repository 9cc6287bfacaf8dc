// A question that is put to several seats at once, with the answers that have come so far. One round of the game
// (engine/round.h), or, in a pause of a quiet table, several in a row: windows between which nothing happens if
// everybody passes are one pause, and who passes in the first is asked in the next at once.
#pragma once

#include "engine/round.h"
#include "server/room_event.h"

namespace kosmo {

class OpenRound {
 public:
  using By = event::Acted::By;
  // Of the question that is open here; nothing, if that is one seat's alone. Its answers will begin at this ticket.
  static std::optional<OpenRound> at(const Position&, std::int64_t ticket, const Windows&);

  bool is_quiet() const { return quiet_; }     // nobody may see who has answered
  bool is_pause() const { return is_pause_; }  // it lasts for its time, and silence is a pass
  const SeatOrder& asked() const { return windows_.front().round.asked(); }  // first
  const SeatOrder& asked_at(std::int64_t ticket) const;                      // in that window
  bool asks(Seat) const;                                                     // in any of its windows

  // The question that a seat has not answered yet, by its ticket; 0: none.
  std::int64_t open_ticket(Seat) const;
  // The one whose choices a seat is shown: the open one, or else the last that it has answered; 0: it is asked nothing.
  std::int64_t shown_ticket(Seat) const;
  // The position in which the seat is asked that question.
  Position asking(Seat, std::int64_t ticket) const;
  // The position in which that window begins.
  Position window_at(std::int64_t ticket) const;
  std::vector<std::string> moments() const;

  // Takes an answer, in place of an earlier one, or says why it cannot be. What the seat had answered to later windows
  // goes with the earlier answer.
  Refusal answer(Seat, std::int64_t ticket, Action, By);
  void withdraw(Seat, std::int64_t ticket);
  bool has_question(Seat, std::int64_t ticket) const;  // open, or answered and to be replaced
  std::optional<Action> answer_to(Seat, std::int64_t ticket) const;
  // Has answered every question that it is asked, as far as can be said now.
  bool has_answered(Seat seat) const { return asks(seat) && open_ticket(seat) == 0; }

  // What is to be played, if that is known. At the end of a pause silence is a pass, and who must act is asked alone
  // afterwards.
  std::vector<event::Acted> line() const;
  // Those who were asked and whose last answer is not part of the line: (seat, action).
  std::vector<event::Acted> left_out(const std::vector<event::Acted>& line) const;
  // Every answer, and how often a seat has come anew to a later window, so that a round can be opened again as it was.
  std::vector<event::Answered> answers() const;
  struct Anew {
    std::int64_t window;
    Seat seat;
    int times;
  };
  std::vector<Anew> anew() const;
  void restore(const Anew&);
  // Of a seat that has come anew to a later window: the ticket by which that window began, and the one that the seat
  // has for it now.
  static std::int64_t window_of(std::int64_t ticket);
  std::int64_t ticket_now(Seat, std::int64_t ticket) const;
  // The windows that a line of so many answers goes through, and how many of them belong to each.
  struct Part {
    std::int64_t ticket;
    int size;
  };
  std::vector<Part> parts(std::size_t line) const;

 private:
  struct Window {
    Round round;
    std::int64_t ticket;
    std::optional<Action> pass;
    Array<By, kMaxSeats> by{};
    // So often each seat has taken back a pass in an earlier window. Each time this one is another question to it, with
    // a ticket of its own.
    Array<int, kMaxSeats> anew{};
  };
  OpenRound() = default;
  const Window* find(std::int64_t ticket) const;
  static std::int64_t ticket_of(const Window&, Seat);
  // That window; the first, if it is none of these: whoever thought about it is too late, and is told so.
  const Window& window(std::int64_t ticket) const;
  const Window* asks_now(Seat, std::int64_t ticket) const;
  bool acts(const Window&, Seat) const;
  static bool can_pass(const Window&, Seat);
  void answer_for_those_who_can_only_pass();

  std::vector<Window> windows_;
  bool quiet_ = false, is_pause_ = false;
};

}  // namespace kosmo
