// Encounter has the shape of a large game of interrupts: free windows in which anybody may play, plays that wait to be
// answered, answers to answers, hidden hands, powers that bend the rules, and deals. It is joined from parts
// (engine/parts.h): a card or a power is a file of its own.
// The rules, ENC-01 to ENC-17, are in rules.cpp.
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

constexpr Option kOptions[] = {
    {.key = "prepared",
     .name = {"Prepared hands", "Przygotowane ręce"},
     .help = {"Everybody begins with a negotiate, a zap, a boost and an attack of 8, for trying things out (ENC-17).",
              "Każdy zaczyna z kartami: negocjacje, negacja, wzmocnienie i atak 8; do wypróbowania gry (ENC-17)."}}};
constexpr Face kPrepared[] = {Face::kNegotiate, Face::kZap, Face::kBoost, Face::kAttack8};
static_assert(std::size(kPrepared) == kHand);

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
                               .options = kOptions,
                               .over_rule = "ENC-16",
                               .max_decisions = kPlays * (2 * kMostSeats + 1) + kWindows + kOther};
    return info;
  }
  static std::span<const StepRule<State>> steps() { return joined.steps(); }
  static std::span<const VerbRule> verbs() { return joined.verbs(); }
  static std::span<const Phrase> event_phrases() { return joined.events(); }

  static void setup(State& s, const Options& options, Events& events) {
    const bool is_prepared = options[0] != 0;
    for (int face = 0; face < kFaces; ++face)
      for (int i = 0; i < kCopies[face]; ++i) s.deck.push(static_cast<Face>(face));
    s.core.rng.shuffle(s.deck);
    if (is_prepared) lay_prepared_hands_on_top(s);
    FixedList<std::uint8_t, 2 * std::size(kAbilities)> powers;
    for (const Ability* ability : kAbilities)
      for (int i = 0; i < 2 && ability->is_power(); ++i) powers.push(ability->number);
    if (!is_prepared) s.core.rng.shuffle(powers);
    for (Seat p = 0; p < s.core.seats; ++p) s.power[p] = powers.pop();
    start_game(s, events);
  }
  static void lay_prepared_hands_on_top(State& s) {
    for (Seat p = 0; p < s.core.seats; ++p)
      for (const Face card : kPrepared) {
        s.deck.remove(card);
        s.deck.push(card);
      }
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
