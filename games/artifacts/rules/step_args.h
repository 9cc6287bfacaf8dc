// What the arguments of a step mean. Each is read from a step and makes one, so that the numbers have names everywhere
// else. How large they may be stands in flow.cpp.
#pragma once

#include "games/artifacts/content.h"
#include "games/artifacts/words.h"

namespace kosmo::artifacts {

// Where effects stand that are carried out one after another.
enum class Source : std::uint8_t { kTechnology, kArtifact, kFactionAction, kFactionSetup, kRow, kShip };

// Effects being carried out.
struct EffectArgs {
  Source source;
  int id;              // the card, Artifact or faction; of a row the Attack Value
  int which = 0;       // of the effects
  int sets = 0;        // paid by SPEND_SETS
  int deck = kTypes;   // of the DRAW_CARD before (`any other`); kTypes: of none
  bool alone = false;  // the others do not follow

  EffectArgs(Source from, int of) : source(from), id(of) {}
  explicit EffectArgs(const Step& s)
      : source(static_cast<Source>(s.arg[0])),
        id(s.arg[1]),
        which(s.arg[2]),
        sets(s.arg[3]),
        deck(s.arg[4]),
        alone(s.arg[5] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kEffect, seat, source, id, which, sets, deck, alone); }
};

// An action being carried out (AA-PAY-13): what it is and what it aims at. `target` is a card, a type, a colour or a
// number, as the deed wants it; of a Purchase the deck, and `extra` the extra Credits.
struct DeedArgs {
  Deed deed;
  int target = 0;
  int extra = 0;

  explicit DeedArgs(Deed what, int at = 0, int more = 0) : deed(what), target(at), extra(more) {}
  explicit DeedArgs(const Step& s) : DeedArgs(static_cast<Deed>(s.arg[0]), s.arg[1], s.arg[2]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, deed, target, extra); }
};

// Icons still to be paid: of one colour, or of several.
struct PayArgs {
  Deed deed;
  int target = 0;
  int cards = 0;         // that may still be played (AA-LIMIT-01)
  Array<int, 3> need{};  // blue, green, red
  int extra = 0;         // basic actions: cards that may still count as any colour (MOD_COLOUR); operational ones: gold
                         // icons that may still count (MOD_GOLD)

  explicit PayArgs(const DeedArgs& what) : deed(what.deed), target(what.target) {}
  explicit PayArgs(const Step& s)
      : deed(static_cast<Deed>(s.arg[0])),
        target(s.arg[1]),
        cards(s.arg[2]),
        need{s.arg[3], s.arg[4], s.arg[5]},
        extra(s.arg[6]) {}
  Step step(Kind kind, Seat seat) const {
    return make_step(kind, seat, deed, target, cards, need[0], need[1], need[2], extra);
  }
  int lacking() const { return need[0] + need[1] + need[2]; }
};

// Cards played one after another without a fixed cost: trading, removing Blockades, preparing.
struct PlayArgs {
  Deed deed;
  int target;     // a colour or a type
  int cards;      // that may still be played
  int icons = 0;  // so far
  int extra = 0;  // cards that may still count as any colour (MOD_COLOUR)
  int played = 0;
  int onto = kNone;  // preparing: the card of the Stage, where it is chosen first

  PlayArgs(const DeedArgs& what, int most, int wild) : deed(what.deed), target(what.target), cards(most), extra(wild) {}
  explicit PlayArgs(const Step& s)
      : deed(static_cast<Deed>(s.arg[0])),
        target(s.arg[1]),
        cards(s.arg[2]),
        icons(s.arg[3]),
        extra(s.arg[4]),
        played(s.arg[5]),
        onto(s.arg[6] == 0 ? kNone : s.arg[6] - 1) {}
  Step step(Kind kind, Seat seat) const {
    return make_step(kind, seat, deed, target, cards, icons, extra, played, onto == kNone ? 0 : onto + 1);
  }
};

// A card that enters the Empire.
struct EntryArgs {
  int card;
  bool by_action;  // by the action of that name: blocked cards have been paid for; or that has been asked since

  EntryArgs(int which, bool acted) : card(which), by_action(acted) {}
  explicit EntryArgs(const Step& s) : EntryArgs(s.arg[0], s.arg[1] != 0) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, card, by_action); }
};

// A card with which something is done, so many times.
struct CardArgs {
  int card;
  int count;

  explicit CardArgs(int which, int times = 0) : card(which), count(times) {}
  explicit CardArgs(const Step& s) : CardArgs(s.arg[0], s.arg[1]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, card, count); }
};

// So many of something still to come.
struct CountArgs {
  int count;
  int other;  // kProduceWhere: cards to draw instead; kFree: the type that tokens lie on, or kTypes; kDiscardDraw:
              // discarded so far; kDeck: the type that may not be chosen, or kTypes

  explicit CountArgs(int number, int more = 0) : count(number), other(more) {}
  explicit CountArgs(const Step& s) : CountArgs(s.arg[0], s.arg[1]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, count, other); }
};

// Technologies to be scored by an effect.
struct ScoreArgs {
  int count;      // still to come
  bool reveals;   // a card decides
  bool may_stop;  // one has been scored

  ScoreArgs(int number, bool with_card, bool stops) : count(number), reveals(with_card), may_stop(stops) {}
  explicit ScoreArgs(const Step& s) : ScoreArgs(s.arg[0], s.arg[1] != 0, s.arg[2] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kScoreTech, seat, count, reveals, may_stop); }
};

// Blockade tokens to be put on a player's cards.
struct TokenArgs {
  Seat victim;
  int count;
  bool spares_planets;

  TokenArgs(Seat whose, int number, bool no_planets) : victim(whose), count(number), spares_planets(no_planets) {}
  explicit TokenArgs(const Step& s) : TokenArgs(static_cast<Seat>(s.arg[0]), s.arg[1], s.arg[2] != 0) {}
  Step step(Seat seat) const { return make_step(Kind::kPlaceToken, seat, victim, count, spares_planets); }
};

// Who may attack: one Ship, any one, or one after another.
struct AttackArgs {
  enum class Fleet : std::uint8_t { kThisShip, kOneShip, kAllShips };
  Fleet fleet;
  int ship;  // kThisShip

  explicit AttackArgs(Fleet who, int which = 0) : fleet(who), ship(which) {}
  explicit AttackArgs(const Step& s) : AttackArgs(static_cast<Fleet>(s.arg[0]), s.arg[1]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, fleet, ship); }
};

// A level of triggered effects (engine/triggers.h): deeper ones are finished first.
struct LevelArgs {
  int floor;

  explicit LevelArgs(int level) : floor(level) {}
  explicit LevelArgs(const Step& s) : floor(s.arg[0]) {}
  Step step(Kind kind, Seat seat) const { return make_step(kind, seat, floor); }
};

}  // namespace kosmo::artifacts
