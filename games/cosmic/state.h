// Cosmic Encounter: what lies on the table. Ships are numbers: so many of a player's on each planet, on the gate,
// beside the target planet, in the warp. Cosmic cards are faces: attacks, negotiate, morph, reinforcements, artifacts,
// flares.
#pragma once

#include "engine/proposal.h"
#include "engine/rules.h"
#include "engine/seating.h"
#include "engine/window.h"

namespace kosmo::cosmic {

inline constexpr int kPlayers = 5, kAliens = 50;
inline constexpr int kPlanetsOfOne = 5, kHomePlanets = kPlayers * kPlanetsOfOne;
inline constexpr int kPlanets = kHomePlanets + kPlayers;  // with Genesis, which may come to any home system (CE-TK-07)
inline constexpr int kShipsOnPlanet = 4;                  // CE-SET-02
inline constexpr int kMostShips = kPlanetsOfOne * kShipsOnPlanet + 1;  // CE-SHIP-02: one more with The Prometheus
inline constexpr int kMostSent = 4;                                    // CE-LAU-02, CE-ALLY-06, CE-ALLY-07
inline constexpr int kHandSize = 8;                                    // CE-SET-07
inline constexpr int kDealSeconds = 60, kFewestDealSeconds = 15, kMostDealSeconds = 600;  // CE-DEAL-02, CE-DEAL-20
inline constexpr int kFailedDeal = 3;                                                     // CE-DEAL-14
inline constexpr int kFlaresInDeck = 10;                                                  // CE-SET-06
inline constexpr int kEncountersOfTurn = 2;                                               // CE-TURN-09
inline constexpr std::uint8_t kWithNewHand = 2;  // how another encounter goes on: with a new hand, if need be
inline constexpr int kLeastEncounters = 20, kMostEncounters = 150;  // CE-END-06
inline constexpr std::uint8_t kNone = 255;

// The planets of a home system are those that it was dealt, and after them Genesis.
inline constexpr int kGenesisIndex = kPlanetsOfOne, kPlanetsOfSystem = kPlanetsOfOne + 1;
constexpr int planet_of(Seat home, int index) {
  return index == kGenesisIndex ? kHomePlanets + home : home * kPlanetsOfOne + index;
}
constexpr bool is_genesis(int planet) { return planet >= kHomePlanets; }
constexpr Seat home_of(int planet) {
  return static_cast<Seat>(is_genesis(planet) ? planet - kHomePlanets : planet / kPlanetsOfOne);
}
constexpr int index_of(int planet) { return is_genesis(planet) ? kGenesisIndex : planet % kPlanetsOfOne; }

// --- cosmic cards (section 11.1 of the rules)

enum class Type : std::uint8_t {
  kAttack,
  kNegotiate,
  kMorph,
  kReinforcement,
  kArtifact,
  kFlare,
  kCount
};  // CE-DRAW-05
inline constexpr int kTypes = static_cast<int>(Type::kCount);

inline constexpr Array<std::int8_t, 18> kAttackValues{0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40};
inline constexpr Array<std::uint8_t, 18> kAttackCopies{1, 1, 4, 1, 7, 1, 7, 1, 4, 1, 2, 1, 2, 1, 2, 1, 1, 1};
inline constexpr int kAttackCards = 39;
inline constexpr int kAttacks = 18, kNegotiate = kAttacks, kMorph = kNegotiate + 1, kFirstReinforcement = kMorph + 1,
                     kReinforcements = 3;
inline constexpr Array<std::int8_t, kReinforcements> kReinforcementValues{2, 3, 5};
inline constexpr Array<std::uint8_t, kReinforcements> kReinforcementCopies{2, 3, 1};

// CE-ART-05
enum class Artifact : std::uint8_t {
  kCardZap,
  kCosmicZap,
  kEmotionControl,
  kForceField,
  kIonicGas,
  kMobiusTubes,
  kPlague,
  kQuash,
  kCount
};
inline constexpr int kArtifacts = static_cast<int>(Artifact::kCount);
inline constexpr Array<std::uint8_t, kArtifacts> kArtifactCopies{2, 2, 1, 1, 1, 2, 1, 1};

inline constexpr int kFirstArtifact = kFirstReinforcement + kReinforcements, kFirstFlare = kFirstArtifact + kArtifacts,
                     kFaces = kFirstFlare + kAliens;
inline constexpr int kCosmicCards = 72;                            // CE-DECK-05: without the flares
inline constexpr int kCardsInPlay = kCosmicCards + kFlaresInDeck;  // CE-SET-06

constexpr int face_of(Artifact artifact) { return kFirstArtifact + static_cast<int>(artifact); }
constexpr int flare_of(int alien) { return kFirstFlare + alien; }
constexpr Type type_of(int face) {
  if (face < kAttacks) return Type::kAttack;
  if (face == kNegotiate) return Type::kNegotiate;
  if (face == kMorph) return Type::kMorph;
  if (face < kFirstArtifact) return Type::kReinforcement;
  return face < kFirstFlare ? Type::kArtifact : Type::kFlare;
}
constexpr bool is_encounter_card(int face) { return face <= kMorph; }  // CE-PLAN-02
constexpr int copies_of(int face) {
  switch (type_of(face)) {
    case Type::kAttack: return kAttackCopies[face];
    case Type::kNegotiate: return 15;
    case Type::kReinforcement: return kReinforcementCopies[face - kFirstReinforcement];
    case Type::kArtifact: return kArtifactCopies[face - kFirstArtifact];
    case Type::kMorph:
    case Type::kFlare:
    case Type::kCount: break;
  }
  return 1;
}

// --- technologies (section 11.4)

enum class Technology : std::uint8_t {
  kColdsleepShip,
  kCollapsiumHulls,
  kCosmicFieldGenerator,
  kDeltaScanners,
  kEnergyCloak,
  kEnigmaDevice,
  kGenesisBomb,
  kGluonMines,
  kInfinityDrive,
  kLunarCannon,
  kOmegaMissile,
  kPlasmaThrusters,
  kPrecursorSeed,
  kThePrometheus,
  kTheQax,
  kQuarkBattery,
  kTechScrambler,
  kVacuumTurbines,
  kWarpspaceKey,
  kXenonLasers,
  kCount
};
inline constexpr int kTechnologies = static_cast<int>(Technology::kCount);
inline constexpr int kMostOffered = 8;  // technologies to choose one of: foreign colonies and one more (CE-TECH-18)
inline constexpr int kTurbines = 4;     // CE-TK-18

// What is played or used and may be answered: artifacts, technologies, then the power of each alien and the two effects
// of its flare.
// After them what merely happens, and may be answered too (CE-TIM-20, CE-TIM-27).
enum class Sort : std::uint8_t { kArtifact, kTechnology, kPower, kWild, kSuper, kEvent };
inline constexpr int kSorts = 6;
enum class Event : std::uint8_t {
  kLosing,         // ships are about to go to the warp: Void comes first (CA-SHIP-01)
  kSaving,         // then whoever saves them
  kWorse,          // step 37c: more ships are lost
  kLost,           // step 37d: ships were lost, Vacuum first
  kMourned,        // then Healer
  kRemoved,        // ships were removed from the game
  kRetrieved,      // from the warp
  kDrawn,          // from the cosmic deck
  kNewHand,        // a hand is about to be discarded for a new one
  kDiscarded,      // a card
  kReinforced,     // a reinforcement is played
  kColony,         // a colony was gained
  kPowerLost,      // for want of home colonies
  kNewDeck,        // the discard pile was shuffled
  kBeforePayment,  // compensation is about to be taken
  kAfterPayment,   // it was taken
  kRewarded,       // rewards were taken
  kClaims,         // step 28a
  kCut,            // step 28c
  kTakesCard,      // step 42a
  kSending,        // a player is about to send ships (CE-TIM-12)
  kJoining,        // a player is about to answer the invitations
  kRetrieving,     // window 7
  kChoosing,       // window 11: the offense is about to decide on the destiny card
  kSelecting,      // window 25
  kDealFails,      // window 36: ships are about to be lost for want of a deal
  kCount
};
inline constexpr int kEvents = static_cast<int>(Event::kCount);
inline constexpr int kFirstPower = kArtifacts + kTechnologies, kFirstWild = kFirstPower + kAliens,
                     kFirstSuper = kFirstWild + kAliens, kFirstEvent = kFirstSuper + kAliens,
                     kPlayables = kFirstEvent + kEvents;
constexpr Sort sort_of(int playable) {
  if (playable < kArtifacts) return Sort::kArtifact;
  if (playable < kFirstPower) return Sort::kTechnology;
  if (playable < kFirstWild) return Sort::kPower;
  if (playable < kFirstSuper) return Sort::kWild;
  return playable < kFirstEvent ? Sort::kSuper : Sort::kEvent;
}
constexpr bool is_artifact(int playable) { return sort_of(playable) == Sort::kArtifact; }
constexpr bool is_flare_effect(int playable) { return playable >= kFirstWild && playable < kFirstEvent; }
constexpr int playable_of(Event event) { return kFirstEvent + static_cast<int>(event); }
constexpr Event event_of(int playable) { return static_cast<Event>(playable - kFirstEvent); }
constexpr int playable_of(Artifact artifact) { return static_cast<int>(artifact); }
constexpr int playable_of(Technology technology) { return kArtifacts + static_cast<int>(technology); }
constexpr int playable_of(Sort sort, int alien) {
  return (sort == Sort::kPower ? kFirstPower : sort == Sort::kWild ? kFirstWild : kFirstSuper) + alien;
}
// Whose power or flare it is.
constexpr int alien_of(int playable) { return (playable - kFirstPower) % kAliens; }

// --- destiny cards (section 11.2)

// Of each colour one card in three shows a hazard warning, which means nothing in this game (CE-DES-14).
enum class Special : std::uint8_t { kMostColonies, kMostCards, kFewestInWarp, kCount };
inline constexpr int kWild = 2 * kPlayers, kFirstSpecial = kWild + 1,
                     kDestinyFaces = kFirstSpecial + static_cast<int>(Special::kCount), kDestinyCards = 20;
constexpr bool is_colour(int destiny) { return destiny < kWild; }
constexpr Seat colour_of(int destiny) { return static_cast<Seat>(destiny / 2); }
constexpr bool is_hazard(int destiny) { return is_colour(destiny) && destiny % 2 == 1; }
constexpr int copies_of_destiny(int destiny) {  // CE-DST-01, CE-DST-02
  return is_colour(destiny) ? (is_hazard(destiny) ? 1 : 2) : destiny == kWild ? 2 : 1;
}

// --- aliens

// How somebody uses a power or plays a flare, where there are several ways.
enum class Manner : std::uint8_t { kOdd, kEven, kEight, kOwnZap, kOwnCard, kOtherCard, kCount };

// CE-SET-11: alert levels of the aliens in their order: g green, y yellow, r red.
inline constexpr std::string_view kAlertLevels = "yygygrggrygyrrgyyyygrgryygygggggyyygyggygrgrrgrggg";
static_assert(kAlertLevels.size() == kAliens);
enum OptionKey : int {
  kOptionFourPlanets,
  kOptionFlares,
  kOptionLimit,
  kOptionGreen,
  kOptionYellow,
  kOptionRed,
  kOptionTechnology,
  kOptionHiddenPowers,
  kOptionShiftingPowers,
  kOptionFreeFlares,
  kOptionFilchFlare,
  kOptionBotsCheat,
  kOptionDealSeconds,
  kOptionPowers
};
constexpr int level_index(int alien) {
  const char level = *(kAlertLevels.data() + alien);
  return level == 'g' ? 0 : level == 'y' ? 1 : 2;
}
inline bool is_level_allowed(const Options& options, int alien) {
  return options[kOptionGreen + level_index(alien)] != 0;
}

// --- the course of an encounter

// The windows of table 5.21, in their order; the numbers of the rules are these but for 39a (CE-TIM-01).
enum class Moment : std::uint8_t {
  kSetup,
  kStartTurn,
  kStartTurnHandCheck,
  kStartTurnAfterCheck,
  kEncounterStart,
  kTechAction,
  kRegroup,
  kRegroupRetrieve,
  kDestinyBeforeDraw,
  kDestinyDraw,
  kDestinyDrawn,
  kDestinyChoice,
  kDefenseSet,
  kLaunch,
  kLaunchAim,
  kLaunchAimed,
  kLaunchShips,
  kLaunchDone,
  kAllianceBefore,
  kAllianceInvite,
  kAllianceInvited,
  kAllianceJoin,
  kAllianceFormed,
  kPlanningBeforeSelect,
  kPlanningHandCheck,
  kPlanningSelect,
  kPlanningAfterSelect,
  kRevealBefore,
  kReveal,
  kAfterRevealCards,
  kAfterRevealModifiers,
  kReinforcements,
  kOutcome,
  kResolution,
  kDealOpen,
  kDealMade,
  kDealExecute,
  kShipsToWarp,
  kLanding,
  kShipsReturn,
  kResultEffects,
  kCompensation,
  kRewards,
  kDiscardRevealed,
  kEndEncounter,
  kSecondEncounter,
  kEndTurn,
  kTechSetup,  // no window of the table: before the first turn technologies are chosen (CE-SET-14)
  kCount
};
inline constexpr int kMoments = static_cast<int>(Moment::kCount);

enum class Side : std::uint8_t { kOffense, kDefense };
constexpr Side other_side(Side side) { return side == Side::kOffense ? Side::kDefense : Side::kOffense; }
enum class Ally : std::uint8_t { kNo, kOfOffense, kOfDefense };
constexpr Ally ally_of(Side side) { return side == Side::kOffense ? Ally::kOfOffense : Ally::kOfDefense; }

// How an encounter has ended, or will (CE-RES-13, CE-TIM-24).
enum class Outcome : std::uint8_t {
  kOpen,
  kOffenseWins,
  kDefenseWins,
  kBothLose,
  kBargaining,  // two negotiates
  kDeal,
  kFailedDeal,
  kResettled,
  kNoShips,
  kNoCard,
  kGranted,    // success without a win: a colony was given
  kCalledOff,  // a success, without winner or deal (CE-TIM-24)
  kCount
};

// What a deal may hold (CE-DEAL-26, CE-DEAL-27): one card, or one colony, given by one of the two; or ships of somebody
// that leave the warp (CE-DEAL-30). `what` is a face, a type, a planet or such ships. Nothing else binds (CE-DEAL-17).
enum class TermKind : std::uint8_t { kCard, kNamed, kOfType, kLowest, kHighest, kRandom, kColony, kShips, kCount };
constexpr bool is_card_term(TermKind kind) { return kind < TermKind::kColony; }
struct FreedShips {
  Seat owner;
  int count;

  constexpr FreedShips(Seat whose, int number) : owner(whose), count(number) {}
  explicit constexpr FreedShips(std::uint8_t what)
      : FreedShips(static_cast<Seat>(what / (kMostShips + 1)), what % (kMostShips + 1)) {}
  constexpr std::uint8_t what() const { return static_cast<std::uint8_t>(owner * (kMostShips + 1) + count); }
};
struct Term {
  TermKind kind;
  Side giver;
  std::uint8_t what;
  bool operator==(const Term&) const = default;
};
inline constexpr int kMostTerms = 8, kOffersEach = 10, kSilences = 3;  // CE-DEAL-29

// What was used or played in this encounter and goes on until it ends (CA-TW-06), in the order of declaration.
struct InForce {
  std::uint8_t what;     // a playable: a power, or an effect of a flare
  Seat seat;             // whose
  std::uint8_t effect;   // which of the alien's effects of this sort
  std::uint8_t widened;  // by the super effect of the flare (CA-TW-08)
  std::int16_t kept;     // what was chosen with it
  bool operator==(const InForce&) const = default;
};
inline constexpr int kMostInForce = 16;
// All reinforcements, the attacks up to 06 and one more (CA-RESERVE-01, CA-RESERVE-S1).
inline constexpr int kMostSupport = 6 + 14 + 2;

// What was done by the classic Filch flare (CA-CLASSIC-03): a ship to a planet, or a card.
struct Cheat {
  enum class How : std::uint8_t { kShip, kDeck, kDiscard, kCount };
  How how;
  std::uint8_t what;    // a planet or a face
  std::uint8_t is_old;  // in the phase before
};

struct Player {
  Hand<kCardsInPlay> hand;          // CE-GEN-07: as many as there are
  Hand<kMostTerms> promised;        // cards that this player gives in a deal that is being carried out
  std::uint8_t warp, gate, beside;  // ships
  std::uint8_t stored;              // ships in the encounter when its outcome was fixed (CE-SHIP-09)
  std::uint8_t lost;                // ships that went to the warp because the encounter was lost (CE-COMP-02)
  std::uint8_t leaving;             // ships on their way to the warp (CE-TIM-14)
  std::uint8_t lost_now;            // those that have got there in this loss, for whoever reacts (CE-TIM-14)
  std::uint8_t fresh;               // ships in the warp that came there in this encounter (CA-SHIP-10)
  std::uint8_t removed;             // from the game
  std::uint8_t alien;               // chosen, or kNone; open to all when everybody has chosen (CE-SET-05)
  Array<std::uint8_t, 2>
      dealt;  // flares that this player was dealt to choose from, as aliens; the chosen one first (CE-INFO-08)
  std::uint8_t power_lost;  // CE-PWR-02
  Ally ally;
  // Technologies: face down, in an order that all can see, with so many ships on each; and face up, completed or being
  // used (CE-INFO-09).
  FixedList<std::uint8_t, kTechnologies> face_down, research, completed;
  FixedList<std::uint8_t, kMostOffered> offered;  // of which one is kept (CE-TECH-01, CE-TECH-18)
  std::uint8_t homeward;                          // ships that have left a technology and are not yet on colonies
  FixedList<std::uint8_t, 3> more;                // other aliens whose powers this player has too
  FixedList<Cheat, 2> cheats;                     // that somebody could still accuse this player of (CA-CLASSIC-05)
  std::uint8_t has_accused;                       // somebody, in this phase
};

struct State {
  Core<96> core;
  // Powers and flares by alien, one bit each: what an encounter allows once (CE-ZAP-05, CE-FLR-03).
  std::uint64_t zapped, powers_used, flares_used;
  std::uint64_t sheets_gone;                             // aliens whose sheets were discarded (CA-REINCARNATOR-03)
  std::uint64_t flares_from_hoard;                       // flares that were played from there last (CA-MISER-05)
  Array<std::uint64_t, kPlayers> sheets_unseen;          // the same, face down: only who discarded them knows which
  std::uint32_t destroyed;                               // planets, one bit each (CE-TK-11)
  std::uint32_t tech_used;                               // technologies used in this encounter, one bit each
  Array<Array<std::uint8_t, kPlayers>, kPlanets> ships;  // CE-COL-02
  Array<Player, kPlayers> players;
  FixedList<std::uint8_t, kCardsInPlay> deck, discard;
  FixedList<std::uint8_t, kCardsInPlay> playing;  // artifacts and flares being played, the latest last
  FixedList<std::uint8_t, kAttackCards> beside_planets,
      beside_which;                              // cards next to planets, and which (CA-CITADEL-01)
  FixedList<std::uint8_t, kFlaresInDeck> aside;  // flares whose effect is not yet done (CE-FLR-13)
  Seat put_by_whom;                              // whose cards put_by holds, or kNobody
  FixedList<InForce, kMostInForce> in_force;
  Array<std::int16_t, 2> more;           // what the attack of a side is worth by now beyond its print (CA-TOT-04)
  Array<std::int16_t, 2> additions;      // to the totals, by technologies and powers (CE-TOT-01)
  std::uint16_t deal_seconds;            // CE-DEAL-20
  std::int16_t margin;                   // of two totals that were compared, or -1 (CA-TOT-11)
  FixedList<std::uint8_t, kAliens> box;  // flares that are not in this game
  FixedList<std::uint8_t, kDestinyCards> destiny_deck, destiny_discard;
  FixedList<std::uint8_t, kDestinyCards> destiny_box;       // of colours that nobody plays (CE-SET-03)
  Array<FixedList<std::uint8_t, kMostSupport>, 2> support;  // of each side: reinforcements, attacks added to its card
  Array<std::uint8_t, 2> laid;                              // encounter cards of the two sides, or kNone
  Array<std::uint8_t, 2> counts_as;                         // what they are in this encounter (CE-REV-10), a face
  FixedList<std::uint8_t, kTechnologies> tech_deck, tech_discard;
  FixedList<std::uint8_t, kTechnologies> tech_box;  // not in this game (CE-V4P-04)
  FixedList<std::uint8_t, kTurbines> drawn;         // by Vacuum Turbines, before it is known which are kept
  std::uint8_t battery;                             // the card under Quark Battery, or kNone (CE-INFO-10)
  Array<std::uint8_t, 2> cannon;                    // planets of the Lunar Cannon, or kNone
  std::uint8_t prometheus;                          // where The Prometheus is, or kNone
  Seat genesis;                                     // to whose home system it was added, or kNobody
  Array<std::uint8_t, 2> bound;                     // seats that must join a side, one bit each (The Qax)
  std::uint8_t is_cloaked;                          // Energy Cloak
  std::uint8_t is_hull_kept;                        // Collapsium Hulls
  std::uint8_t is_cannon_moved;                     // for the destiny card that was drawn
  FixedList<Seat, 4> extra;                         // who has extra encounters after this one (CE-TIM-25)
  FixedList<Seat, 4> extra_against;                 // and against whom, or kNobody: destiny decides
  Seat meets;                                       // the same of the extra encounter that is on (CA-RUL-61)
  std::uint8_t is_extra;                            // this encounter is one
  std::uint8_t may_go_on;                           // what the last encounter of the turn itself has left to do
  Seat turn_of;                                     // whose turn it is, also in an extra encounter
  Bargain<Term, kMostTerms> talk;
  std::uint8_t destiny;            // the card drawn in this encounter, or kNone
  Seat named;                      // by a special destiny card when it was drawn (CE-DST-03), or kNobody
  Seat offense, defense;           // or kNobody
  std::uint8_t target;             // a planet, or kNone
  std::uint8_t is_colony_fight;    // for one colony on the offense's own planet (CE-DES-07)
  std::uint8_t is_revealed;        // the cards laid are open
  Array<std::uint8_t, 2> is_open;  // one that was laid face up (CA-ORACLE-01)
  std::uint8_t no_payments;        // Ionic Gas (CE-GAS-01)
  std::uint8_t goes_on;            // another encounter may follow whatever happened (CE-TIM-19)
  std::uint8_t grudges;            // seats that hold a grudge token, one bit each (CA-GRUDGE-01)
  std::uint8_t winners;            // seats that have won otherwise than by colonies, one bit each (CE-END-05)
  std::uint8_t flare_players;      // seats that have played a flare in this encounter, one bit each (CE-FLR-04)
  std::uint8_t has_quit;           // the turn is over, whatever else (CE-PLAN-03)
  Array<std::uint8_t, 2> invited;  // seats, one bit each, by side
  Array<std::uint8_t, 2> joined;   // the same of who has allied with it, whatever became of that (CA-RUL-66)
  Outcome outcome;
  Moment moment;
  Seat first;                                                // who had the first turn
  std::uint8_t encounter_of_turn;                            // 1, 2
  std::uint8_t encounters;                                   // that have ended
  std::uint8_t four_planets, use_flares, limit, technology;  // options
  // Options that take effect with the powers of the aliens.
  std::uint8_t hidden_powers, shifting_powers, free_flares, is_filch_classic, bots_cheat;
  std::uint8_t powers;  // do powers and flares have their effects?
  // Encounter cards of each side that were discarded at the end of this encounter, or kNone (CA-FIDO-03).
  Array<Array<std::uint8_t, 2>, 2> used;
  std::uint8_t gift;                         // the card given last in this encounter, or kNone (CA-PHILANTHROPIST-S1)
  Seat gift_from, gift_to;                   // the two who know it, or kNobody
  std::uint8_t is_swapped;                   // the cards laid have changed sides (CA-SORCERER-01)
  std::uint8_t reborn, sprouted;             // the further sheets by Reincarnator and Precursor Seed, or kNone
  Array<std::uint8_t, 2> claimed;            // what a card that lies face down counts as, or kNone (CA-GAMBLER-03)
  Array<std::uint8_t, kArtifacts> salvaged;  // in the chain of responses that goes on (CA-RUL-49)
  Seat salvager;                             // by whom, or kNobody
  // A second hand, on the sheet of an alien; cards of a hand that lie aside while it is renewed or somebody takes from
  // it.
  Hand<kCardsInPlay> hoard;
  Hand<3> put_by;
  Array<std::uint8_t, 2> is_laid_from_hoard;       // the encounter card of a side
  Array<std::uint8_t, kAliens> tokens;             // on the sheet of each alien (CA-HID-02, CA-ZAP-09)
  FixedList<std::uint8_t, kCardsInPlay> received;  // as compensation or rewards, while that is answered
  Seat received_by;                                // or kNobody
  std::uint8_t sheets_down;                        // seats whose sheets lie face down, one bit each (CE-VHP-01)
  std::uint8_t firsts_known;  // seats whose first sheet everybody has seen, one bit each (CE-INFO-12)
  std::uint8_t new_sheet;     // drawn, and not yet kept or discarded, or kNone (CE-VSP-01)
  std::uint8_t levels;        // alert levels of this game, one bit each (CE-SET-11)
  std::uint8_t unused[4];

  int seats() const { return core.seats; }
  Player& of(Seat seat) { return players[seat]; }
  const Player& of(Seat seat) const { return players[seat]; }
  Seat main(Side side) const { return side == Side::kOffense ? offense : defense; }
  Side side_of(Seat seat) const { return seat == offense ? Side::kOffense : Side::kDefense; }
  bool is_main(Seat seat) const { return seat != kNobody && (seat == offense || seat == defense); }
};

}  // namespace kosmo::cosmic
