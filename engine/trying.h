// What if I did this, and then that? A player may try its own actions on the board as long as that tells nothing that
// it could not have known before.
#pragma once

#include "engine/game.h"

namespace kosmo {

// A view, or why one of the actions may not be taken.
struct Tried {
  Refusal refusal;
  std::optional<View> view;
  explicit operator bool() const { return view.has_value(); }
};

// What the seat would see after its own actions, one after another. It goes as far as it can: an action by which
// anybody would learn something is not shown, nor anything after it, and it ends where the seat is not asked. Why it
// stopped is not said. A seat that is asked together with others has those before it pass.
Tried try_actions(const Position&, Seat, std::span<const Action>);

}  // namespace kosmo
