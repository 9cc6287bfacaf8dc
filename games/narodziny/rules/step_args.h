// What the arguments of a step mean. Each is read from a step and makes one, so that the numbers have names everywhere
// else. How large they may be stands in flow.cpp.
#pragma once

#include "games/narodziny/content.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {

inline constexpr int kNowhere = -1;  // a space that is not there

// A space, or kNowhere, in an argument that cannot be negative.
constexpr int to_argument(int space) { return space + 1; }
constexpr int from_argument(int arg) { return arg - 1; }

// Why a step is there that the craft phase and the end of a turn share.
enum class Cause : std::uint8_t { kCraft, kOmega };

// Steps that energy tokens may still be moved.
struct ShiftArgs {
  int left;
  bool own_moved;

  explicit ShiftArgs(int steps, bool own = false) : left(steps), own_moved(own) {}
  explicit ShiftArgs(const Step& s) : ShiftArgs(s.arg[0], s.arg[1] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kShift, seat, left, own_moved); }
};

// Rewards being collected: stage 0 is the active one, then the passive ones, control by control.
struct CollectArgs {
  int stage;

  explicit CollectArgs(int which) : stage(which) {}
  explicit CollectArgs(const Step& s) : CollectArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kCollect, seat, stage); }
};

// A nebula to be taken, as a reward or as omega.
struct NebulaSizeArgs {
  bool as_omega;

  explicit NebulaSizeArgs(Cause why) : as_omega(why == Cause::kOmega) {}
  explicit NebulaSizeArgs(const Step& s) : as_omega(s.arg[0] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kNebulaSize, seat, as_omega); }
};

// How often the same is still to be done: kTakeCard, kStableAt, kNova.
struct RepeatArgs {
  int left;

  explicit RepeatArgs(int times) : left(times) {}
  explicit RepeatArgs(const Step& s) : RepeatArgs(s.arg[0]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, left); }
};

// A nebula to be put on a space: from the reserve, or from where it lay.
struct NebulaAtArgs {
  std::uint8_t tile;
  int from;  // its space, or kNowhere: from the reserve
  bool as_omega;

  explicit NebulaAtArgs(int id, int space = kNowhere, Cause why = Cause::kCraft)
      : tile(static_cast<std::uint8_t>(id)), from(space), as_omega(why == Cause::kOmega) {}
  explicit NebulaAtArgs(const Step& s)
      : tile(static_cast<std::uint8_t>(s.arg[0])), from(from_argument(s.arg[1])), as_omega(s.arg[2] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kNebulaAt, seat, tile, to_argument(from), as_omega); }
};

// A star of any type to be gained; some are placed at once, perhaps in one sector.
struct StarTypeArgs {
  bool place;
  int sector;  // or kAnySector

  static StarTypeArgs to_reserve() { return {false, 0}; }
  static StarTypeArgs to_board(int in_sector) { return {true, in_sector}; }
  explicit StarTypeArgs(const Step& s) : StarTypeArgs(s.arg[0] != 0, s.arg[1]) {}
  Step step(Seat seat) const { return make_step(Kind::kStarType, seat, place, sector); }

 private:
  StarTypeArgs(bool at_once, int in_sector) : place(at_once), sector(in_sector) {}
};

// A star of the reserve to be placed.
struct StarAtArgs {
  Element element;
  int sector;  // or kAnySector

  StarAtArgs(int of_element, int in_sector) : element(static_cast<Element>(of_element)), sector(in_sector) {}
  explicit StarAtArgs(const Step& s) : StarAtArgs(s.arg[0], s.arg[1]) {}
  Step step(Seat seat) const { return make_step(Kind::kStarAt, seat, element, sector); }
};

// A proto-life token of the reserve to be placed: next to any life, or to stable life only (Origin of Species).
struct ProtoAtArgs {
  bool by_stable;

  explicit ProtoAtArgs(bool stable_only) : by_stable(stable_only) {}
  explicit ProtoAtArgs(const Step& s) : ProtoAtArgs(s.arg[0] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kProtoAt, seat, by_stable); }
};

// A figure to be discarded: from the corners of a completed nebula, or, for cards, a standard star from anywhere.
struct DiscardStarArgs {
  int nebula;  // or kNowhere

  explicit DiscardStarArgs(int completed) : nebula(completed) {}
  explicit DiscardStarArgs(const Step& s) : nebula(from_argument(s.arg[0])) {}
  bool for_a_card() const { return nebula == kNowhere; }
  Step step(Seat seat) const { return make_step(Kind::kDiscardStar, seat, to_argument(nebula)); }
};

// Ability cards drawn to keep one of them.
struct KeepArgs {
  int slot, deck;

  KeepArgs(int into, int from) : slot(into), deck(from) {}
  explicit KeepArgs(const Step& s) : KeepArgs(s.arg[0], s.arg[1]) {}
  Step step(Seat seat) const { return make_step(Kind::kKeep, seat, slot, deck); }
};

// The others go back under their deck.
struct BottomArgs {
  int deck;

  explicit BottomArgs(int under) : deck(under) {}
  explicit BottomArgs(const Step& s) : BottomArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kBottom, seat, deck); }
};

// Energy cards of one type to be paid for an ability card.
struct PayArgs {
  int card;

  explicit PayArgs(int used) : card(used) {}
  explicit PayArgs(const Step& s) : PayArgs(s.arg[0]) {}
  const Cost& cost() const { return ability(card).cost; }
  Step step(Seat seat) const { return make_step(Kind::kPay, seat, card); }
};

// Life tokens to be paid for an ability card.
struct DiscardLifeArgs {
  int left;
  bool stable;  // else proto-life

  DiscardLifeArgs(int tokens, bool of_stable) : left(tokens), stable(of_stable) {}
  explicit DiscardLifeArgs(const Step& s) : DiscardLifeArgs(s.arg[0], s.arg[1] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kDiscardLife, seat, left, stable); }
};

// The effects of an ability card, one after another. For kEither: the one that leaves a choice.
struct EffectArgs {
  int card, which;

  explicit EffectArgs(int used, int effect = 0) : card(used), which(effect) {}
  explicit EffectArgs(const Step& s) : EffectArgs(s.arg[0], s.arg[1]) {}
  bool past_the_last() const { return which >= ability(card).effects.size(); }
  const CardEffect& effect() const { return ability(card).effects[which]; }
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, card, which); }
};

// Proto-life to be stabilised, by DNA or a card, or as omega.
struct StabiliseArgs {
  int left;
  bool as_omega;

  explicit StabiliseArgs(int tokens, Cause why = Cause::kCraft) : left(tokens), as_omega(why == Cause::kOmega) {}
  explicit StabiliseArgs(const Step& s) : left(s.arg[0]), as_omega(s.arg[1] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kStabilise, seat, left, as_omega); }
};

// A figure on its way: over occupied spaces, or to any empty one (Shooting Star).
struct StarToArgs {
  int from;
  bool anywhere;

  explicit StarToArgs(int space, bool to_any = false) : from(space), anywhere(to_any) {}
  explicit StarToArgs(const Step& s) : StarToArgs(s.arg[0], s.arg[1] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kStarTo, seat, from, anywhere); }
};

// A life token on its way.
struct LifeToArgs {
  int from;

  explicit LifeToArgs(int space) : from(space) {}
  explicit LifeToArgs(const Step& s) : LifeToArgs(s.arg[0]) {}
  Step step(Seat seat) const { return make_step(Kind::kLifeTo, seat, from); }
};

// Life tokens through the wormhole: all of the kind of the first, each once. For kWormholeTo also the one on its way.
struct WormholeArgs {
  enum class Tokens : std::uint8_t { kAny, kProto, kStable };

  int left;
  Tokens tokens = Tokens::kAny;
  int moved[2] = {kNowhere, kNowhere};  // where those lie that have been moved
  int from = 0;

  explicit WormholeArgs(int moves) : left(moves) {}
  explicit WormholeArgs(const Step& s)
      : left(s.arg[0]),
        tokens(static_cast<Tokens>(s.arg[1])),
        moved{from_argument(s.arg[2]), from_argument(s.arg[3])},
        from(s.arg[4]) {}
  bool has_moved() const { return tokens != Tokens::kAny; }
  Step step(Kind kind, Seat seat) const {
    return make_step(kind, seat, left, tokens, to_argument(moved[0]), to_argument(moved[1]), from);
  }
};

// A nebula to be replaced by one of another size.
struct ReplaceArgs {
  int old_size, new_size;

  ReplaceArgs(int given_up, int taken) : old_size(given_up), new_size(taken) {}
  explicit ReplaceArgs(const Step& s) : ReplaceArgs(s.arg[0], s.arg[1]) {}
  Step step(Seat seat) const { return make_step(Kind::kReplace, seat, old_size, new_size); }
};

}  // namespace kosmo::narodziny
