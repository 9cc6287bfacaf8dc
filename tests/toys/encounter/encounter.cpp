// Encounter has the shape of a large game of interrupts: free windows in which anybody may play, plays that wait to be
// answered, answers to answers, hidden hands, powers that bend the rules, and deals. It is joined from parts
// (engine/parts.h): a card or a power is a file of its own.
//
//   ENC-01  Three to five seats. There are 72 cards: attacks of 4, 8, 12 and 20, negotiates, boosts, supplies and zaps.
//           Each seat is dealt four, which only it may see, and one open power; of each power there are two.
//   ENC-02  The seats take turns in being the offense of an encounter. The defence is drawn by chance among the others.
//   ENC-03  An encounter has eight free windows: at its start, after destiny, before and after planning, after the
//           reveal, before and after the outcome, and at its end.
//   ENC-04  In a free window any seat may play a card or use its power. The offense is asked first, then the defence,
//           then the others clockwise. After every play all are asked again; when all have passed in a row, the window
//           closes. Asked is who holds any card at all, or whose power has its moment.
//   ENC-05  A play waits while it may be answered, in the same order. An answer is a play, and may be answered. Plays
//           take effect last in, first out; what was negated has no effect, and is spent.
//   ENC-06  Planning: both main players secretly pick an attack or a negotiate of their hand, or nothing, which counts
//           as an attack of 0. Reveal: both are shown.
//   ENC-07  Outcome: a higher total wins, and of equal ones the defence; an attack wins against a negotiate. The winner
//           scores a point.
//   ENC-08  Two negotiates: the main players bargain for a minute. A deal has up to two terms: somebody scores a point,
//           somebody draws a card. Each side has two offers. If the talks fail, both have lost, and a point each if
//           they have.
//   ENC-09  Boost: adds 3 to the total of a main player, any time before the outcome.
//   ENC-10  Supply: draw two cards. Any time.
//   ENC-11  Zap: negates the play that it answers.
//   ENC-12  Doubler (a power): as a main player who has shown an attack it must, after the reveal, double its value.
//   ENC-13  Consoler (a power): when it has lost it may, after the outcome, draw a card or take back the one it showed,
//           which all then know to be in its hand.
//   ENC-14  Canceller (a power): may answer a boost by cancelling it.
//   ENC-15  A power may be used once an encounter. At the end of it the cards shown are discarded, and who has fewer
//           than four cards draws up to four while the deck lasts.
//   ENC-16  After six encounters, or when somebody has four points, the most points win.
#include "tests/toys/encounter/encounter.h"

#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace encounter {

// The list of abilities: a new one is a file and two words here.
extern Ability boost, supply, zap, doubler, consoler, canceller;

namespace {

constinit Ability* const kAbilities[] = {&boost, &supply, &zap, &doubler, &consoler, &canceller};
constinit Joined<State> joined;

bool join_parts() {
  for (std::size_t i = 0; i < std::size(kAbilities); ++i) kAbilities[i]->number = static_cast<std::uint8_t>(i);
  return joined.join({&frame_part(), &windows_part(), &table_part(), &deal_part(), boost.part, supply.part, zap.part,
                      doubler.part, consoler.part, canceller.part});
}

struct Encounter {
  using State = encounter::State;

  static const GameInfo& info() {
    // Every card and every use of a power can be played once. Each play costs at most a round before it, one for its
    // answers and itself.
    static constexpr int kPlays = kCards + kEncounters * kMostSeats;
    static constexpr int kWindows = kEncounters * static_cast<int>(Moment::kCount) * kMostSeats;
    static const int kOther = kEncounters * (2 + most_decisions_of_a_deal() + kMostSeats);
    static const GameInfo info{.id = "encounter",
                               .name = {"Encounter", "Spotkanie"},
                               .blurb = {"Windows, answers, powers and deals.", "Okna, odpowiedzi, moce i umowy."},
                               .min_seats = 3,
                               .max_seats = kMostSeats,
                               .seat_names = kSeatNames,
                               .options = {},
                               .over_rule = "ENC-16",
                               .max_decisions = kPlays * (2 * kMostSeats + 1) + kWindows + kOther};
    return info;
  }
  static std::span<const StepRule<State>> steps() { return joined.steps(); }
  static std::span<const VerbRule> verbs() { return joined.verbs(); }
  static std::span<const Phrase> event_phrases() { return joined.events(); }

  static void setup(State& s, const Options&, Events& events) {
    for (int face = 0; face < kFaces; ++face)
      for (int i = 0; i < kCopies[face]; ++i) s.deck.push(static_cast<Face>(face));
    s.core.rng.shuffle(s.deck);
    FixedList<std::uint8_t, 2 * std::size(kAbilities)> powers;
    for (const Ability* ability : kAbilities)
      for (int i = 0; i < 2 && ability->is_power(); ++i) powers.push(ability->number);
    s.core.rng.shuffle(powers);
    for (Seat p = 0; p < s.core.seats; ++p) s.power[p] = powers.pop();
    start_game(s, events);
  }

  static void describe(Archive& ar, State& s) {
    ar.number("encounter", s.encounter, 0, kEncounters);
    ar.name("moment", s.moment, kMoment);
    ar.name("offense", s.offense, kSeat);
    ar.name("defence", s.defence, kSeat, kNobody);
    Zones z(s.core.seats);
    zones(s, z);
    z.describe(ar, "deck", s.deck);
    ar.counts("discard", s.discard, kFace, kCards);
    ar.seats("players", s.core.seats, kSeat, [&](Seat p) {
      ar.number("points", s.points[p], 0, 99);
      ar.name("power", s.power[p], kAbility);
      z.describe(ar, "hand", s.hand[p], kSeat);
    });
    describe_seats(ar, "used", s.used);
    describe_seats(ar, "lost", s.lost);
    s.choice.describe(ar, "choices", s.core.seats, kSeat,
                      [&](Face& face) { ar.name("choice", face, kFace, static_cast<int>(kNothing)); });
    ar.object("sides", [&] {
      for (int side = 0; side < 2; ++side) ar.object(kSide.print(side), [&] { describe_side(ar, s, side); });
    });
    describe_deal(ar, s);
  }
  static void describe_side(Archive& ar, State& s, int side) {
    ar.name("shown", s.shown[side], kFace, static_cast<int>(kNothing));
    ar.number("boosts", s.boosts[side], 0, kCards);
    ar.number("doubled", s.doubled[side], 0, 1);
  }
  static void describe_seats(Archive& ar, std::string_view key, std::uint8_t& bits) {
    std::uint64_t wide = bits;
    ar.set(key, wide, kSeat);
    bits = static_cast<std::uint8_t>(wide);
  }

  static void zones(State& s, Zones& z) {
    z.set("card", kFace, [](int face) { return kCopies[face]; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    z.counts("/discard", kNobody, s.discard, kEverybody);
    for (Seat p = 0; p < s.core.seats; ++p) z.hand("/players/*/hand", p, s.hand[p], only(p));
    for (const Face card : s.shown)
      if (card != kNothing) z.tally(static_cast<int>(card), 1);
  }
  // What was picked is one of the hand, or nothing.
  static void redraw(State& s, Audience knows, Rng& rng) {
    for (Seat p = 0; p < s.core.seats; ++p)
      if (s.choice.sealed_from(knows, p)) s.choice.redraw(p, any_pick(s.hand[p], rng));
    redraw_deal(s, knows, rng);
  }
  static Face any_pick(const Hand<kMostInHand>& hand, Rng& rng) {
    FixedList<Face, kMostInHand + 1> picks;
    picks.push(kNothing);
    for (const Card& card : hand)
      if (is_encounter_card(static_cast<Face>(card.face))) picks.push(static_cast<Face>(card.face));
    return rng.pick(picks);
  }

  static Result result(const State& s) { return result_by_points(s); }
  static Problem broken_invariant(const State& s) {
    for (Seat p = 0; p < s.core.seats; ++p)
      if (s.choice.has(p) && !s.choice.opened() && s.choice.of(p) != kNothing && !s.hand[p].contains(s.choice.of(p)))
        return {"a card was picked that is not in the hand", "wybrano kartę, której nie ma na ręce"};
    return {};
  }
};

}  // namespace

std::span<Ability* const> abilities() { return kAbilities; }

constexpr ArgKind kAbility = {
    "ability", [] { return static_cast<int>(std::size(kAbilities)); },
    [](int v) { return std::string(kAbilities[v]->name.id); },
    [](int v, Lang lang, Form form) { return std::string(kAbilities[v]->name.form(lang, form)); }};

}  // namespace encounter

const Game& encounter_game() {
  [[maybe_unused]] static const bool is_joined = encounter::join_parts();
  static const Erased<encounter::Encounter> game;
  return game;
}

}  // namespace kosmo
