// The laws that every game must keep, written once and run on all of them. A check plays random games and returns the
// first violation it meets, in words and with everything needed to meet it again.
#pragma once

#include <string>

#include "engine/game.h"

namespace kosmo {

// How much to try. The same budget finds the same violation, on every machine.
struct LawBudget {
  std::uint64_t seed = 1;
  int games = 100;  // random games, over all numbers of seats in turn
  int looks = 160;  // states of those games that the dearer laws look at closely
};

struct LawReport {
  std::string violation;  // empty: the law holds, as far as was tried
  long games = 0, decisions = 0, looks = 0;
  bool holds() const { return violation.empty(); }
};

// 1. Seed and actions give the same state, bit for bit, told or untold, stepped or played out.
LawReport check_replay(const Game&, LawBudget);
// 2. Actions survive print and parse; a state survives JSON bit for bit and goes on identically; damaged JSON is
//    refused with a reason and changes nothing.
LawReport check_round_trip(const Game&, LawBudget);
// 3. A seat's view, tensor and choices depend on nothing that the seat may not know; what is hidden does vary between
//    draws, every draw is a sound game that can be played to its end, and narration tells a seat no more than its view.
LawReport check_no_leak(const Game&, LawBudget);
// 4. Every game ends within its bound; there is always a choice until then, and no choice twice; the result is in
//    order, and in every state the parts of a score sum to it and the prospects are shares of one win.
LawReport check_progress(const Game&, LawBudget);
// 5. The game's own invariants hold after every action.
LawReport check_conservation(const Game&, LawBudget);
// 6. What is not offered is refused by an existing rule, in words, and changes nothing; what is offered is not refused.
//    So is what a view names as not possible yet.
//    Everything said is said in both languages, with every hole filled; kinds of arguments called alike are alike. A
//    warning depends on nothing that the one warned may not know, and changes nothing.
LawReport check_refusal(const Game&, LawBudget);
// 7. A copy evolves exactly as its original, and no later play changes a copy that was kept.
LawReport check_copy(const Game&, LawBudget);
// 8. reveals() rises exactly when somebody learns something: what did not raise it taught no seat anything, and what
//    raises it does teach.
LawReport check_undo(const Game&, LawBudget);
// 9. One number a game: a hash over a fixed set of seeded games. `folder` holds signatures.txt and playthroughs/. With
//    `update` the files are rewritten instead of compared.
LawReport check_signature(const Game&, const std::string& folder, bool update);
LawReport check_playthrough(const Game&, const std::string& folder, bool update);
std::string signature_of(const Game&);
std::string playthrough_of(const Game&);
// 10. Seats that are asked together (Game::asked) are asked the same, whatever the ones before them answer: a pass
//    changes nothing but whose turn it is and is told to nobody, a sealed choice changes nobody else's question, and in
//    a quiet round no view shows who has passed. A game played by rounds (engine/round.h) is a game.
LawReport check_together(const Game&, LawBudget);
// 11. A draw depends on nothing but the view and the seed: whatever the truth, those who see the same dream the same.
LawReport check_dream(const Game&, LawBudget);
// 12. A reshuffle changes no view; what nobody knows does change, and nothing can be told of what it was.
LawReport check_fresh(const Game&, LawBudget);
// 13. Where a step says that everybody could list its choices, they are the same in every world that anybody imagines.
LawReport check_public(const Game&, LawBudget);
// 14. What a seat is shown of actions that it only tries depends on nothing that it may not know.
LawReport check_try(const Game&, LawBudget);
// 15. Everything said reads well in both languages: sentences have capitals and stops, no hole shows, and quotes,
//    dashes and spaces are the right ones. (That names have the forms that sentences want, register_game checks.)
LawReport check_texts(const Game&, LawBudget);
// 16. How many of its own actions a seat could play at once, or which of them is refused and why, depends on nothing
// that
//    it may not know.
LawReport check_line(const Game&, LawBudget);

struct Law {
  std::string_view name;
  LawReport (*check)(const Game&, LawBudget);
};
// All but the ninth, which needs files.
std::span<const Law> laws();

}  // namespace kosmo
