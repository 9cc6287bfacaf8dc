// What a seat would take back if it asked for that now. A table shows it (`undo` of docs/protocol.md) and the request
// does it: both ask here, so that they cannot disagree.
#pragma once

#include <algorithm>

#include "server/room.h"

namespace kosmo {

struct Undoable {
  // Answers of its own that wait in the open round, each by its ticket; the last of them goes back first. If there is
  // none, its last decision goes back. An answer that the table gave for it, since there was no other, is stepped over.
  std::vector<std::int64_t> answers{};
  // Why nothing goes back; empty: something does.
  Problem no{};
  // How many decisions of its turn would go back at once, and with them what it has answered since. 0: none.
  int turn = 0;

  bool waits(std::int64_t ticket) const { return std::find(answers.begin(), answers.end(), ticket) != answers.end(); }
};
// In a game that is played.
Undoable undoable(const Room&, Seat);

}  // namespace kosmo
