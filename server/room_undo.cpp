#include "server/room_undo.h"

namespace kosmo {
namespace {

std::vector<std::int64_t> own_answers(const Room& room, Seat seat) {
  std::vector<std::int64_t> tickets;
  if (!room.round()) return tickets;
  for (const event::Answered& answer : room.round()->answers())
    if (answer.seat == seat && answer.by != event::Acted::By::kForced) tickets.push_back(answer.ticket);
  return tickets;
}

// The request that took it back may come again, by the same ticket: it must not reach for what lies before.
bool has_just_taken_its_answer_back(const Room& room, Seat seat) {
  return room.sitter(seat).answered_ticket == room.ticket_for(seat) && room.sitter(seat).answered.empty();
}

Problem taken_back_already(bool with_the_turn) {
  if (with_the_turn)
    return {"Your answer is taken back already. What you decided before it can only go back with your whole turn.",
            "Ta odpowiedź jest już cofnięta. Wcześniejsze decyzje można cofnąć tylko razem z całą turą."};
  return {"Your answer is taken back already, and what you decided before it stands.",
          "Ta odpowiedź jest już cofnięta, a wcześniejszych decyzji nie można cofnąć."};
}

}  // namespace

Undoable undoable(const Room& room, Seat seat) {
  Undoable out{.answers = own_answers(room, seat), .turn = room.table()->undoable_in_turn(seat)};
  if (!out.answers.empty()) return out;
  out.no = room.table()->can_undo(seat);
  if (!out.no && has_just_taken_its_answer_back(room, seat)) out.no = taken_back_already(out.turn > 0);
  return out;
}

}  // namespace kosmo
