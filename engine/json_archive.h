// The archives behind saved games, views, tensors and schemas. Only .cpp files of engine/ and erase.h need this.
#pragma once

#include "engine/archive.h"
#include "engine/game.h"

namespace kosmo {

using Describe = std::function<void(Archive&)>;

// The whole state as JSON text, and back. Reading checks every name, range and key.
std::string write_json(const Describe&);
// The same without what seats remember: where everything lies, and nothing else. Replays are compared by it.
std::string write_position(const Describe&);
Problem read_json(std::string_view json, const Describe&);

// JSON pointers of the lists whose order means nothing: hands, supplies, sets.
std::vector<std::string> lists_without_order(const Describe&);
// A choice, how it is put to the one who has it, what taking it would lose, and what the rules reckon for it.
struct Offer {
  Action action;
  Wording words;
  Warning wastes;
  ActionFigures figures;
};

// What `viewer` may see of a state, with the decision and (for the seat that is asked) its choices and what it
// cannot do yet.
struct ViewParts {
  const Game& game;
  const Decision& decision;
  const SeatOrder& asked;
  const std::vector<Offer>& choices;
  const std::vector<NotYet>& not_yet;
  const std::vector<Offer>& between;  // what the viewer may do though nobody asks it
  std::optional<Result> result;
  int seats;
};
View write_view(const ViewParts&, Seat viewer, const Describe&);

// The same view as numbers: one-hot names, scaled numbers, of a list of names how many there are of each and which is
// the last, lists of records padded to their capacity. Seats are counted from the viewer on, so that "mine" always
// stands in the same place; what is hidden is zero but for its size.
std::vector<float> write_tensor(Seat viewer, int seats, int max_seats, const Describe&);

// A JSON Schema (draft 2020-12) of the `state` of a game's views. Each kind of name stands once, in its $defs.
std::string write_schema(const Game&, const Describe&);

}  // namespace kosmo
