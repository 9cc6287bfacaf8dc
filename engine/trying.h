// What if I did this, and then that? A player may try its own actions on the board as long as that tells nothing that
// it could not have known before, and may give several of them at once, as far as they can be played one after another.
#pragma once

#include "engine/game.h"

namespace kosmo {

// The only answer to a question that is put to one seat alone, if everybody could tell that it is the only one: taking
// it without asking tells nobody anything. So whoever keeps a table takes it by itself, and the seat is not asked.
std::optional<Action> forced_answer(const Position&);

// A view, or why one of the actions may not be taken.
struct Tried {
  Refusal refusal;
  std::optional<View> view;
  explicit operator bool() const { return view.has_value(); }
};

// What the seat would see after its own actions, one after another, with the answers that are forced in between. It
// goes as far as it can: an action by which anybody would learn something is not shown, nor anything after it, and it
// ends where the seat is not asked, or not alone. Why it stopped is not said. A seat that is asked together with others
// has those before it pass.
Tried try_actions(const Position&, Seat, std::span<const Action>);

// Several own actions given at once, and what becomes of them.
struct OwnLine {
  struct Part {
    Seat seat;
    Action action;
    bool forced;  // none of the actions given, but an answer that was forced after one of them
    bool operator==(const Part&) const = default;
  };
  Refusal refusal{};          // why one of them may not be taken; then none is
  int at = 0;                 // which one, counted from 0
  int played = 0;             // how many of them are played
  bool ends = false;          // and nothing given after them would be
  std::vector<Part> parts{};  // all that is played, in order
  explicit operator bool() const { return !refusal; }
};

// The actions are played one after another until somebody learns something, another seat is asked, several are, or the
// game is over: what comes before that counts, and the rest is not even looked at. (Were all or nothing played beyond
// such a point, a refusal would be a free look.) An action by which something becomes known is itself played, as the
// last. The seat must be the one to move.
OwnLine own_line(const Position&, Seat, std::span<const Action>);

}  // namespace kosmo
