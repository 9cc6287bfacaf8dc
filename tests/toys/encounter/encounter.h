// What the parts of Encounter share: the state, the words for what lies in it, and what a part can hook into. The rules
// stand in rules.cpp.
#pragma once

#include "engine/parts.h"
#include "engine/proposal.h"
#include "engine/sealed.h"
#include "engine/window.h"
#include "engine/zones.h"

namespace kosmo::encounter {

inline constexpr int kMostSeats = 5, kEncounters = 6, kGoal = 4, kHand = 4, kMostInHand = 12, kBoostWorth = 3;

// Polish forms: mianownik|dopełniacz|celownik|biernik.
inline constexpr Name kSeatNames[] = {
    {"red", {"Red", "Czerwony|gen=Czerwonego|dat=Czerwonemu|acc=Czerwonego"}},
    {"green", {"Green", "Zielony|gen=Zielonego|dat=Zielonemu|acc=Zielonego"}},
    {"blue", {"Blue", "Niebieski|gen=Niebieskiego|dat=Niebieskiemu|acc=Niebieskiego"}},
    {"white", {"White", "Biały|gen=Białego|dat=Białemu|acc=Białego"}},
    {"violet", {"Violet", "Fioletowy|gen=Fioletowego|dat=Fioletowemu|acc=Fioletowego"}},
};
inline constexpr ArgKind kSeat = kind_of<kSeatNames>("seat");

enum class Face : std::uint8_t { kAttack4, kAttack8, kAttack12, kAttack20, kNegotiate, kBoost, kSupply, kZap, kCount };
inline constexpr int kFaces = static_cast<int>(Face::kCount);
inline constexpr Face kNothing = Face::kCount;  // no card
inline constexpr Name kFaceNames[] = {
    {"attack-4", {"attack 4", "atak 4"}},       {"attack-8", {"attack 8", "atak 8"}},
    {"attack-12", {"attack 12", "atak 12"}},    {"attack-20", {"attack 20", "atak 20"}},
    {"negotiate", {"negotiate", "negocjacje"}}, {"boost", {"boost", "wzmocnienie"}},
    {"supply", {"supply", "zapasy"}},           {"zap", {"zap", "negacja"}}};
static_assert(std::size(kFaceNames) == kFaces);
inline constexpr ArgKind kFace = kind_of<kFaceNames>("card");
inline constexpr int kCopies[] = {10, 12, 8, 4, 14, 10, 6, 8}, kCards = 72;
inline constexpr int kValues[] = {4, 8, 12, 20};
constexpr bool is_attack(Face face) { return face <= Face::kAttack20; }
constexpr bool is_encounter_card(Face face) { return face <= Face::kNegotiate; }

// The free windows of an encounter.
enum class Moment : std::uint8_t {
  kStart,
  kAfterDestiny,
  kBeforePlanning,
  kAfterPlanning,
  kAfterReveal,
  kBeforeOutcome,
  kAfterOutcome,
  kEnd,
  kCount
};
inline constexpr Name kMoments[] = {{"start", {"start of the encounter", "początek spotkania"}},
                                    {"after-destiny", {"after destiny", "po losowaniu obrony"}},
                                    {"before-planning", {"before planning", "przed planowaniem"}},
                                    {"after-planning", {"after planning", "po planowaniu"}},
                                    {"after-reveal", {"after the reveal", "po odkryciu kart"}},
                                    {"before-outcome", {"before the outcome", "przed wynikiem"}},
                                    {"after-outcome", {"after the outcome", "po wyniku"}},
                                    {"end", {"end of the encounter", "koniec spotkania"}}};
static_assert(std::size(kMoments) == static_cast<std::size_t>(Moment::kCount));
inline constexpr ArgKind kMoment = kind_of<kMoments>("moment");

inline constexpr Name kSides[] = {{"offense", {"the offense", "atak"}}, {"defence", {"the defence", "obrona"}}};
inline constexpr ArgKind kSide = kind_of<kSides>("side");

struct State {
  Core<48> core;
  FixedList<Face, kCards> deck;
  std::array<Hand<kMostInHand>, kMostSeats> hand;
  Array<std::uint8_t, kFaces> discard;  // how many of each
  std::array<std::uint8_t, kMostSeats> points, power;
  Sealed<Face> choice;        // the card stays in the hand until it is shown
  std::array<Face, 2> shown;  // by the offense and by the defence
  std::array<std::uint8_t, 2> boosts, doubled;
  Bargain<std::uint8_t, 2> talk;
  Seat offense, defence;
  Moment moment;
  std::uint8_t encounter, used, lost;  // seats that have used their power, or lost, in this encounter
  std::uint8_t unused[5];
};

// The table (table.cpp).
inline Seat main_player(const State& s, int side) { return side == 0 ? s.offense : s.defence; }
inline int side_of(const State& s, Seat seat) { return seat == s.offense ? 0 : seat == s.defence ? 1 : -1; }
void draw_card(State&, Seat, Events&);
void spend_card(State&, Seat, Face);
void score(State&, Seat, int points);

// The windows (windows.cpp).
void open_free_window(State&);
void negate_answered_play(State&);
int ability_played(const Step& play);  // its number

// Deals (deal.cpp).
int most_decisions_of_a_deal();
void start_deal(State&);
void describe_deal(Archive&, State&);
void redraw_deal(State&, Audience knows, Rng&);

// The course of an encounter (frame.cpp).
void start_game(State&, Events&);

// Something that can be played in windows: a card or a power. A part has one of these beside its steps and words.
struct Ability {
  Name name;
  AnyPart<State>* part;
  // Adds what this seat may do with it. `answered` is the play that waits for answers, or null in a free window.
  void (*list)(const State&, Seat, const Step* answered, ActionList&);
  // It is played: pays its price. What comes back is kept until it takes effect.
  int (*begin)(State&, Seat, Action, Events&);
  // Nobody has negated it.
  void (*effect)(State&, Seat, int kept, Events&);
  // A power, once an encounter: is this its moment? Everybody can tell. And may its owner leave it?
  bool (*usable)(const State&, Seat, const Step* answered) = nullptr;
  bool forced = false;
  std::uint8_t number = 0;  // its place in abilities(), given when the parts are joined

  bool is_power() const { return usable != nullptr; }
};
std::span<Ability* const> abilities();
extern const ArgKind kAbility;
inline bool has_power(const State& s, Seat seat, const Ability& a) { return a.is_power() && s.power[seat] == a.number; }

// The parts that are no abilities.
AnyPart<State>& table_part();
AnyPart<State>& windows_part();
AnyPart<State>& frame_part();
AnyPart<State>& deal_part();

}  // namespace kosmo::encounter
