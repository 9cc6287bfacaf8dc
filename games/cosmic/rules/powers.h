// What aliens bring into the game: their powers, and the wild and super effects of their flares. Each alien is a file
// in aliens/; the phases of the game name none of them, they ask what is here.
//
// An effect is used or played (the power declared, the flare shown), everybody may answer, and then it takes effect:
// at once (`effect`), or it stays in force until the encounter ends (`lasts`) and is asked where it counts: at the
// reveal, in the totals, for the outcome.
#pragma once

#include "games/cosmic/content.h"
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

// --- when an effect may be used

using Moments = std::uint64_t;
template <class... Windows>
constexpr Moments in(Windows... windows) {
  return (Moments{0} | ... | (Moments{1} << static_cast<int>(windows)));
}
// What an answer answers.
using Sorts = std::uint8_t;
template <class... Which>
constexpr Sorts answers(Which... sorts) {
  return static_cast<Sorts>((0 | ... | (1 << static_cast<int>(sorts))));
}

using Happenings = std::uint32_t;
template <class... Which>
constexpr Happenings when(Which... events) {
  return (Happenings{0} | ... | (Happenings{1} << static_cast<int>(events)));
}

// Who might use it, and to what it would be an answer; null in a free window.
struct Occasion {
  Seat seat;
  const Step* answered = nullptr;

  PlayArgs play() const { return PlayArgs(*answered); }  // what is answered
  Seat whose() const { return answered->seat; }          // and whose it is
};
// What is used or played, as it takes effect.
struct Play {
  Seat seat;
  int kept;      // what was chosen with the declaration
  bool widened;  // a power, by the super effect of its flare (CA-TW-08)
};

// --- totals (CE-TOT-01, CA-TOT-07, CA-TOT-08)

struct Sum {
  int card = 0, own = 0, allies = 0;                                       // the value of the card, strengths of ships
  bool multiplies = false, multiplies_all = false, own_by_allies = false;  // Virus and its flare
  bool subtracts_own = false, subtracts_allies = false;                    // Anti-Matter
  int additions = 0;
  int total() const;
};
struct Totals {
  Array<Sum, 2> sums;
  bool lower_wins = false;
};

// --- what an alien's file gives

// The arguments with which an effect is declared: none, or one of these.
enum class With : std::uint8_t { kNothing, kSeat, kPlanet, kCard, kNumber, kManner };
class Offers {  // what list() adds to
 public:
  Offers(ActionList& out, int alien, bool is_flare) : out_(out), alien_(alien), is_flare_(is_flare) {}
  void add(With, int what = 0);
  void add(Manner how) { add(With::kManner, static_cast<int>(how)); }

 private:
  ActionList& out_;
  int alien_;
  bool is_flare_;
};

// --- compensation (CE-COMP)

struct Payment {
  Seat taker, payer;
  int count;
  Seat chooser = kNobody;  // who picks the cards and sees the hand; nobody: chance

  // These count when it is known who pays: who gives nothing then (CA-HACKER-W1), and whether the payer gives twice as
  // much if it holds so many cards (CA-CLONE-S1).
  Seat excused = kNobody;
  bool is_doubled = false;
};

struct Effect {
  std::string_view rule;
  Role role;
  Moments windows = 0;    // free windows in which it is used
  Sorts answers = 0;      // what it may answer
  Happenings events = 0;  // and what that happens
  // Beside role and window: may it be used now? Everybody can tell. Null: always.
  bool (*fits)(const State&, const Occasion&) = nullptr;
  // What it is declared with; only the owner can tell. Null: with nothing.
  void (*list)(const State&, const Occasion&, Offers&) = nullptr;
  void (*effect)(State&, const Play&, Events&) = nullptr;
  bool lasts = false;
  bool keeps_seat = false;                                       // what is kept with it while it lasts is a player
  void (*at_reveal)(State&, const InForce&, Events&) = nullptr;  // step 28d (CA-TOT-03)
  void (*in_totals)(const State&, const InForce&, Totals&) = nullptr;    // whenever they are reckoned
  void (*in_outcome)(const State&, const InForce&, Outcome&) = nullptr;  // CA-TOT-12
  int outcome_order = 0;                                                 // what comes later overrides
  void (*in_sending)(const State&, const InForce&, Seat,
                     SendArgs&) = nullptr;                       // how many ships a player sends, from where
  void (*retrieves)(State&, const InForce&, Events&) = nullptr;  // instead of a ship of the offense (window 7)
  void (*in_payment)(const State&, const InForce&, Payment&) = nullptr;
  bool (*may_lay)(const State&, const InForce&, Seat, int face) = nullptr;  // may this seat select that card?
  bool (*lays_openly)(const State&, const InForce&, Seat) = nullptr;        // does it select first, face up?
  bool (*joins)(const State&, const InForce&, Seat) = nullptr;              // though nobody has invited this seat
  // Does it see the cards that this seat draws?
  bool (*watches_draws)(const State&, const InForce&, Seat drawer) = nullptr;
  // May this seat play that artifact?
  bool (*may_play)(const State&, const InForce&, Seat, Artifact) = nullptr;

  void (*at_discard)(State&, const InForce&, Events&) = nullptr;    // step 42b
  int (*ships_retrieved)(const State&, const InForce&) = nullptr;   // ships in window 7, instead of one
  bool (*loses_too)(const State&, const InForce&, Side) = nullptr;  // do the ships of that winning side go too?
  bool (*saves)(const State&, Seat owner, Seat whose) = nullptr;    // from the warp (CA-SHIP-06)
  bool is_optional = false;                                         // though the power is mandatory
  bool even_if_lost = false;                                        // a lost or zapped power does this too
  bool renews_hand = false;                                         // the next encounter may begin with a new hand
  bool widens = false;           // a super effect that is played together with the power
  bool again = false;            // more than once an encounter
  bool for_each = false;         // of those whom an event concerns, once
  bool lends_power = false;      // the own one, to the seat kept (CA-PHILANTHROPIST-W1)
  bool is_no_use = false;        // nothing answers it (CE-ZAP-03)
  bool is_reckoned = false;      // `effect` changes what the cards laid and the totals are, and nothing else
  bool lays_from_hoard = false;  // its owner selects from there (CA-MISER-09)
  void (*declared)(State&, const Play&, Events&) = nullptr;   // what the declaration shows, before it is answered
  void (*zapped)(State&, const Play&, Events&) = nullptr;     // what a zap does beside stopping it
  void (*at_end)(State&, const InForce&, Events&) = nullptr;  // when window 43 closes: sheets change (CE-TIM-28)
};

struct Alien {
  int number = 0;
  bool is_mandatory = false;
  std::span<const Effect> power, wild, super;
  void (*at_end)(State&, Seat, Events&) = nullptr;    // in window 43, no use (CA-ZAP-05)
  void (*at_setup)(State&, Seat, Events&) = nullptr;  // CE-SET-13
  int paid_as = 1;                                    // so many ships each of its ships is for compensation and rewards
  bool keeps_power = false;                           // with too few home colonies too (CA-MASOCHIST-03)
  bool has_hoard = false;                             // a second hand lies on its sheet (CA-MISER-01)
  bool frees_in_deals = false;                        // ships of anybody from the warp (CA-ZOMBIE-03)
  bool takes_further = false;                         // its further sheet goes where its own goes (CA-REINCARNATOR-05)
  int never_with = kNone;                             // an alien that is not in the same game (CA-LIST-07)
  bool (*keeps_card)(int face) = nullptr;             // when its owner discards a hand for a new one
  void (*at_leaving)(State&, Seat, Events&) = nullptr;  // its sheet leaves the game: what goes with it (CA-ZAP-08)
  AnyPart<State>* (*part)() = nullptr;                  // steps, verbs and events of its own, if it has any
  double (*worth)(const State&, Seat) = nullptr;        // what it has gathered, for bots: in tenths of a colony
};
const Alien& alien_at(int number);
const Effect& effect_of(const InForce&);

// --- helpers for the files of aliens

template <class F>
void each_sheet(const State& s, Seat seat, F&& f) {
  if (!s.powers) return;
  if (s.of(seat).alien != kNone) f(s.of(seat).alien);
  for (const std::uint8_t alien : s.of(seat).more) f(alien);
}
bool has_sheet(const State&, Seat, int alien);
bool goes_with(const State&, Seat);  // has a further sheet that goes with the own one (CA-REINCARNATOR-05)
// Whose powers a seat has: those of its sheets, unless one is lent (CA-PHILANTHROPIST-W1).
const InForce* loan(const State&);  // or null
template <class F>
void each_power(const State& s, Seat seat, F&& f) {
  const InForce* const lent = loan(s);
  if (!lent || (seat != lent->seat && seat != lent->kept)) return each_sheet(s, seat, f);
  if (seat == lent->seat) return;
  f(int{s.of(lent->seat).alien});
  if (goes_with(s, lent->seat)) f(int{s.reborn});  // CA-REINCARNATOR-05
}
bool shows_sheet(const State&, Seat, int alien);  // and it lies face up
bool is_sheet_down(const State&, Seat);           // the own one, not yet used (CE-VHP-01)
bool is_face_down(const State&, int alien);       // its sheet lies so before somebody
bool could_be(const State&, Seat, int alien);     // what lies face down there, as far as everybody can tell
bool is_sheet_open(const State&, int alien);      // everybody knows where it is
bool has_power(const State&, Seat, int alien);    // its sheet or a lent one, face up and not lost
bool is_usable(const State&, Seat, int alien);    // and not zapped in this encounter
Seat owner_of_power(const State&, int alien);     // who has the sheet, or kNobody
// The effect of the power that its owner could use now, or null; the sheet is this seat's.
const Effect* power_to_use(const State&, const Occasion&, int alien);
bool has_role(const State&, Seat, Role);
std::optional<Side> winner(const State&);
Side side_of_power(const State&, Seat);  // on which side a main player or ally stands
bool both_attack(const State&);
void change_value(State&, Side, int value, Events&);
void add_to_total(State&, Side, int amount, Events&);
void show_as_attack(State&, Side, int value, Events&);  // also of a value that no card has
void add_tokens(State&, Seat, int alien, int count, Events&);
void win_by_power(State&, Seat);  // at the next test of victory (CE-END-05)
bool is_in_force(const State&, Seat, int playable, int effect = 0);
void return_flare_later(State&, Seat, int alien);  // when all that follows is done
void pass_flare_on(State&, int alien, Events&);    // to the player who is that alien, or to the discard pile
void discard_flare(State&, int alien, Events&);    // whose effect is being carried out
void zap_own_power(State&, int alien, Events&);    // by an effect of its own
void give_flare(State&, int alien, Seat);          // to this player, when its effect is done

// --- sheets that change hands

bool is_level_in(const State&, int alien);      // CE-SET-11
bool exclude_each_other(int alien, int other);  // CA-LIST-07
void turn_up_sheet(State&, Seat, Events&);      // CE-VHP-03
void exchange_sheets(State&, Seat, Seat, Events&);
int draw_sheet(State&);  // a random unused one without setup text, or kNone (CA-REINCARNATOR-01, CE-TK-13)
void replace_sheet(State&, Seat, Events&);                         // the own one, by an unused one
void replace_further(State&, Seat, std::uint8_t& sheet, Events&);  // one of Reincarnator or Precursor Seed
void discard_further(State&, Seat, std::uint8_t& sheet, Events&);

// A template for what is always the same: the alien's number by its name.
constexpr int alien_named(std::string_view id) {
  for (int i = 0; i < kAliens; ++i)
    if (kAlienNames[i].id == id) return i;
  throw "there is no such alien";
}

}  // namespace kosmo::cosmic
