// What the table is told: losses, costs and automatic happenings that nobody chose must not pass in silence.
#include <gtest/gtest.h>

#include "games/narodziny/content.h"
#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

struct Told {
  std::vector<std::string> en, pl;
};
std::size_t times(const std::vector<std::string>& lines, std::string_view line) {
  return static_cast<std::size_t>(std::count(lines.begin(), lines.end(), line));
}

// Plays the actions and hands back what a spectator is told.
Told play(State& s, std::initializer_list<Action> actions) {
  std::vector<Event> events;
  for (const Action a : actions) apply_by_hand(s, a, Events(&events));
  Told told;
  for (const Event& e : events) {
    if (!may_see(e.audience, kSpectator)) continue;
    const Phrase& phrase = event_phrases()[e.phrase];
    told.en.push_back(say(phrase, e.args, Lang::kEnglish));
    told.pl.push_back(say(phrase, e.args, Lang::kPolish));
  }
  return told;
}

#define EXPECT_TOLD(told, english, polish) \
  EXPECT_EQ(times(told.en, english), 1u);  \
  EXPECT_EQ(times(told.pl, polish), 1u)

State crafting() {
  State s = fresh(2, 1);
  s.core.steps.push(make_step(Kind::kCraft, kPink));
  return s;
}

int id_of(std::string_view card) {
  for (int c = 0; c < kCards; ++c)
    if (ability(c).id == card) return c;
  ADD_FAILURE() << card;
  return 0;
}

// Pink's token moves on to `to` and stands there with `dark` others; the other tokens keep out of the way.
State collecting(Control to, int dark) {
  State s = fresh(2, 1);
  const auto control = static_cast<std::uint8_t>(to);
  s.dark = {};
  s.dark[control] = static_cast<std::uint8_t>(dark);
  s.token[kPink] = s.token[kGreen] = static_cast<std::uint8_t>((control + 3) % kControls);
  s.core.steps.push(make_step(Kind::kCraft, kPink));
  s.core.steps.push(CollectArgs(0).step(kPink));
  s.core.steps.push(ShiftArgs(1).step(kPink));
  return s;
}
Told collect(State& s) { return play(s, {make_action(Verb::kShift, kPink, s.token[kPink])}); }

TEST(NarodzinyNarration, resources_are_counted_in_proper_plurals) {
  State time = collecting(Control::kTime, 0), gravity = collecting(Control::kGravity, 2);
  const Told on_time = collect(time), on_gravity = collect(gravity);
  EXPECT_TOLD(on_time, "Pink gains 2 DNA.", "Różowy otrzymuje 2 DNA.");
  EXPECT_TOLD(on_gravity, "Pink gains 1 supernova resource.", "Różowy otrzymuje 1 zasób supernowej.");
  EXPECT_TOLD(on_gravity, "Pink gains 3 gravitons.", "Różowy otrzymuje 3 grawitony.");
}

TEST(NarodzinyNarration, what_a_shortage_takes_is_named) {
  State light = collecting(Control::kLight, 1);
  light.stars[0] = 1;
  const Told stars = collect(light);
  EXPECT_TOLD(stars, "The supply is short: pink goes without 2 H stars.",
              "Różowy nie otrzymuje 2 gwiazd H: w zasobach ogólnych już ich nie ma.");

  State chemistry = collecting(Control::kChemistry, 1);
  for (auto& stack : chemistry.nebula_stack) stack.clear();
  chemistry.life = 1;
  const Told rest = collect(chemistry);
  EXPECT_TOLD(rest, "The nebula stacks are empty: pink goes without a nebula.",
              "Różowy nie otrzymuje mgławicy: wszystkie stosy są puste.");
  EXPECT_TOLD(rest, "The supply is short: pink goes without 1 proto-life token.",
              "Różowy nie otrzymuje 1 znacznika protożycia: w zasobach ogólnych już go nie ma.");
}

TEST(NarodzinyNarration, energy_cards_that_cannot_be_had_are_told_at_once_or_after_the_last_one) {
  for (const int left : {0, 1}) {
    State s = collecting(Control::kLight, 2);
    s.energy_deck.clear();
    s.energy_row.clear();
    if (left > 0) s.energy_row.push(static_cast<std::uint8_t>(Control::kTime));
    Told told = collect(s);
    if (left > 0) {
      EXPECT_EQ(times(told.en, "No energy cards are left: pink goes without 2 cards."), 0u);
      told = play(s, {make_action(Verb::kTake, Control::kTime)});
      EXPECT_TOLD(told, "No energy cards are left: pink goes without 2 cards.",
                  "Różowy nie otrzymuje 2 kart energii: nie ma już żadnej w rzędzie ani w talii.");
    } else {
      EXPECT_TOLD(told, "No energy cards are left: pink goes without 3 cards.",
                  "Różowy nie otrzymuje 3 kart energii: nie ma już żadnej w rzędzie ani w talii.");
    }
  }
}

TEST(NarodzinyNarration, a_reshuffle_is_told_with_the_number_of_cards) {
  State s = collecting(Control::kLight, 0);
  s.energy_deck.clear();
  s.energy_discard = {3, 0, 2, 0};
  collect(s);
  const Told told = play(s, {make_action(Verb::kDraw)});
  EXPECT_TOLD(told, "The energy deck is empty: 5 discarded cards are shuffled to form a new one.",
              "Talia kart energii się skończyła; 5 odrzuconych kart potasowano, tworząc nową talię.");
  EXPECT_EQ(told.en.at(1), "Pink draws an energy card.");  // after it, and not which
}

TEST(NarodzinyNarration, advanced_life_tells_what_it_takes_and_Evolution_that_it_is_the_second) {
  State s = crafting();
  PlayerBoard& b = s.of(kPink);
  const std::uint64_t sides = kGalaxy.sides[0];
  b.proto = sides & -sides;
  b.stable = sides & ~b.proto;
  b.completed = 1;
  const Told first = play(s, {make_action(Verb::kAdvance, 0)});
  ASSERT_EQ(first.en.size(), 2u);
  EXPECT_EQ(first.en[0], "Pink discards the proto-life on L01.");
  EXPECT_EQ(first.pl[0], "Różowy odrzuca protożycie z pola L01.");
  EXPECT_EQ(first.en[1], "Pink creates advanced life on D1.");

  b.ability[0] = static_cast<std::uint8_t>(id_of("CC3"));
  b.hand = {1, 0, 0, 0};
  const auto discard = [&] { return make_action(Verb::kDiscardLife, __builtin_ctzll(b.stable)); };
  play(s, {make_action(Verb::kUse, b.ability[0]), make_action(Verb::kPay, Control::kLight), discard()});
  play(s, {discard()});
  const Told paid = play(s, {discard()});
  EXPECT_TOLD(paid, "Pink discards the stable life on L09.", "Różowy odrzuca życie stabilne z pola L09.");
  const Told second = play(s, {make_action(Verb::kEvolve, 0)});
  EXPECT_TOLD(second, "Pink puts a second advanced life token on D1.",
              "Różowy kładzie drugi żeton zaawansowanej formy życia na polu D1.");
}

TEST(NarodzinyNarration, a_graviton_paid_for_a_card_is_told) {
  State s = crafting();
  PlayerBoard& b = s.of(kPink);
  b.ability[0] = static_cast<std::uint8_t>(id_of("CG6"));
  b.hand = {1, 0, 0, 0};
  b.graviton = 1;
  const Told told = play(s, {make_action(Verb::kUse, b.ability[0])});
  EXPECT_TOLD(told, "Pink spends 1 graviton.", "Różowy wydaje 1 grawiton.");
}

TEST(NarodzinyNarration, Shooting_Star_tells_the_move_of_a_nebula_once_it_lies_there) {
  State s = crafting();
  PlayerBoard& b = s.of(kPink);
  b.ability[0] = static_cast<std::uint8_t>(id_of("CG4"));
  b.hand = {0, 0, 1, 0};
  play(s, {make_action(Verb::kUse, b.ability[0])});
  EXPECT_TRUE(play(s, {make_action(Verb::kLiftNebula, 0)}).en.empty());
  const std::string tile_en = kTileKind.say(b.tile[0], Lang::kEnglish),
                    tile_pl = kTileKind.say(b.tile[0], Lang::kPolish);
  const Told told = play(s, {make_action(Verb::kNebulaAt, 1)});
  EXPECT_EQ(told.en, std::vector<std::string>{"Pink relocates nebula " + tile_en + " from D1 to D2."});
  EXPECT_EQ(told.pl, std::vector<std::string>{"Różowy przenosi mgławicę " + tile_pl + " z pola D1 na pole D2."});
}

TEST(NarodzinyNarration, a_star_is_moved_by_a_graviton_and_relocated_by_Shooting_Star) {
  State s = crafting();
  PlayerBoard& b = s.of(kPink);
  b.graviton = 1;
  play(s, {make_action(Verb::kSpend, 2), make_action(Verb::kMoveStar, 0)});
  const Told moved = play(s, {make_action(Verb::kStarTo, 1)});
  EXPECT_TOLD(moved, "Pink moves a star from S00 to S01.", "Różowy przesuwa gwiazdę z pola S00 na pole S01.");
  b.ability[0] = static_cast<std::uint8_t>(id_of("CG4"));
  b.hand = {0, 0, 1, 0};
  play(s, {make_action(Verb::kUse, b.ability[0]), make_action(Verb::kLiftStar, 1)});
  const Told carried = play(s, {make_action(Verb::kStarTo, 20)});
  EXPECT_TOLD(carried, "Pink relocates a figure from S01 to S20.", "Różowy przenosi figurkę z pola S01 na pole S20.");
}

TEST(NarodzinyNarration, a_resource_is_spent_by_the_rule_of_its_track) {
  State s = crafting();
  const char* rules[] = {"NK-TRK-01", "NK-TRK-02", "NK-TRK-03"};
  for (int r = 0; r < 3; ++r) EXPECT_EQ(game().rule_allowing(&s, make_action(Verb::kSpend, r)), rules[r]);
}

TEST(NarodzinyNarration, a_nebula_of_omega_is_taken_by_its_own_rule) {
  State s = fresh(2, 1);
  const Action size = make_action(Verb::kSize, 0);
  s.core.steps.push(NebulaSizeArgs(Cause::kCraft).step(kPink));
  const std::string_view collected = game().rule_allowing(&s, size);
  s.core.steps.push(NebulaSizeArgs(Cause::kOmega).step(kPink));
  EXPECT_EQ(game().rule_allowing(&s, size), game().decision(&s).rule);
  EXPECT_NE(game().rule_allowing(&s, size), collected);
}

TEST(NarodzinyNarration, choices_tell_amounts_that_stand_on_the_card) {
  State s = crafting();
  PlayerBoard& b = s.of(kPink);
  const auto said = [&](Action a, Lang lang) { return say(game().choice(&s, a), lang); };
  b.ability[0] = static_cast<std::uint8_t>(id_of("CG3"));  // Stardust
  b.hand = {1, 1, 0, 0};
  play(s, {make_action(Verb::kUse, b.ability[0])});
  EXPECT_EQ(said(make_action(Verb::kPay, Control::kTime), Lang::kPolish), "Wydaj 1 kartę energii czasu");
  EXPECT_EQ(said(make_action(Verb::kPay, Control::kTime), Lang::kEnglish), "Spend 1 time card");
  play(s, {make_action(Verb::kPay, Control::kTime)});
  EXPECT_EQ(said(make_action(Verb::kEither, Op::kGainNebula), Lang::kPolish), "Weź mgławicę rozmiaru 1");
  EXPECT_EQ(said(make_action(Verb::kEither, Op::kReplaceNebula), Lang::kEnglish),
            "Replace a nebula of size 1 with one of size 2");
}

}  // namespace
}  // namespace kosmo::narodziny
