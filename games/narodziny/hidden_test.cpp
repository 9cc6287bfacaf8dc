// Section 7 of the rules, "Hidden information", rule by rule: what each view shows, and what a draw of the unknown may
// change.
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace json = boost::json;

namespace kosmo::narodziny {
namespace {

constexpr Seat kViewers[] = {kPink, kGreen, kViolet, kSpectator};

State& state_of(Position& p) { return *static_cast<State*>(p.data()); }
std::string name_of(Seat viewer) { return viewer == kSpectator ? "spectator" : game().seat_name(viewer); }

void give_advanced(State& s, Seat seat, int nebula, int layer) {
  s.of(seat).completed = static_cast<std::uint16_t>(s.of(seat).completed | 1U << nebula);
  s.of(seat).advanced[nebula][layer] = s.advanced_stack.pop();
}

void give_ability(State& s, Seat seat, std::uint8_t card) {
  s.ability_deck[card / kCardsPerDeck].remove(card);
  s.of(seat).ability[1] = card;
}

// Three players in the middle of a game: pink crafts, and green has taken the energy phase ahead; something lies
// everywhere.
Position middle_of_a_game() {
  Position p(game(), 3, game().standard_options(), 7);
  State& s = state_of(p);
  for (int i = 0; i < 3; ++i) ++s.energy_discard[s.energy_deck.pop()];
  for (int i = 0; i < 5; ++i) ++s.of(kViolet).hand[s.energy_deck.pop()];
  give_advanced(s, kPink, 0, 0);
  give_advanced(s, kPink, 0, 1);
  give_advanced(s, kGreen, 4, 0);
  give_ability(s, kPink, 3);
  s.of(kGreen).reserve.tiles.push(s.nebula_stack[2].pop());
  --s.stars[0];
  ++s.of(kGreen).reserve.stars[0];
  s.of(kViolet).nova = bit(kStartStar);
  s.goal_discard.push(s.goal_deck.pop());
  s.of(kPink).score = 31;
  s.of(kGreen).dna = 2;
  s.overlap = s.ahead = 1;
  let_craft(s, kPink);
  EXPECT_EQ(game().broken_invariant(p.data()).en, "");
  return p;
}

// The same when the last crystal was taken and all turns are over.
Position end_of_a_game() {
  Position p = middle_of_a_game();
  State& s = state_of(p);
  PlayerBoard& b = s.of(kGreen);
  s.nebula_stack[2].push(b.reserve.tiles.pop());
  ++s.stars[0];
  --b.reserve.stars[0];
  s.ahead = b.dna = 0;
  s.box_crystals = static_cast<std::uint8_t>(s.box_crystals + s.crystals);
  s.crystals = 0;
  s.core.steps.clear();
  s.core.over = 1;
  EXPECT_EQ(game().broken_invariant(p.data()).en, "");
  return p;
}

// The same while pink has drawn three time cards to choose from.
Position choosing_an_ability() {
  Position p = middle_of_a_game();
  State& s = state_of(p);
  for (int i = 0; i < 3; ++i) s.drawn.push(s.ability_deck[1].pop());
  s.core.steps.push(KeepArgs(2, 1).step(kPink));
  EXPECT_EQ(game().broken_invariant(p.data()).en, "");
  return p;
}

json::value truth(const Position& p) { return json::parse(game().to_json(p.data())); }
json::value seen(const Position& p, Seat viewer) { return json::parse(p.view(viewer).json()).at("state"); }
json::value only_a_number(int n) { return json::object{{"hidden", n}}; }

// --- the table -------------------------------------------------------------------------------------------------------

constexpr Audience kPublic = kEverybody, kSecret = 0;

struct Row {
  const char* rule;
  const char* component;
  const char* pointer;
  Audience audience;
};

constexpr Row kTable[] = {
    {"NK-HID-01", "energy deck", "/energy_deck", kSecret},
    {"NK-HID-02", "energy row", "/energy_row", kPublic},
    {"NK-HID-02", "energy discard pile", "/energy_discard", kPublic},
    {"NK-HID-03", "energy cards in hand", "/players/pink/hand", only(kPink)},
    {"NK-HID-03", "energy cards in hand", "/players/green/hand", only(kGreen)},
    {"NK-HID-03", "energy cards in hand", "/players/violet/hand", only(kViolet)},
    {"NK-HID-04", "ability deck", "/ability_decks/light", kSecret},
    {"NK-HID-04", "ability deck", "/ability_decks/time", kSecret},
    {"NK-HID-04", "ability deck", "/ability_decks/gravity", kSecret},
    {"NK-HID-04", "ability deck", "/ability_decks/chemistry", kSecret},
    {"NK-HID-04", "ability cards drawn for acquisition", "/drawn", only(kPink)},
    {"NK-HID-05", "ability cards in slots, and so the markers", "/players/pink/abilities", kPublic},
    {"NK-HID-06", "nebula stack", "/nebula_stacks/1", kSecret},
    {"NK-HID-06", "nebula stack", "/nebula_stacks/2", kSecret},
    {"NK-HID-06", "nebula stack", "/nebula_stacks/3", kSecret},
    {"NK-HID-07", "nebula tiles in a reserve", "/players/green/reserve/nebulae", kPublic},
    {"NK-HID-07", "nebula tiles on a board", "/players/green/nebulae", kPublic},
    {"NK-HID-08", "goal deck", "/goal_deck", kSecret},
    {"NK-HID-08", "unused goals", "/box/goals", kSecret},
    {"NK-HID-09", "goal row", "/goal_row", kPublic},
    {"NK-HID-09", "scored goals", "/goal_discard", kPublic},
    {"NK-HID-10", "advanced life stack", "/advanced_stack", kSecret},
    {"NK-HID-11", "advanced life tokens on a board", "/players/pink/advanced", only(kPink)},
    {"NK-HID-11", "advanced life tokens on a board", "/players/pink/advanced_second", only(kPink)},
    {"NK-HID-11", "advanced life tokens on a board", "/players/green/advanced", only(kGreen)},
    {"NK-HID-12", "stars, and the element under a supernova", "/players/violet/stars", kPublic},
    {"NK-HID-12", "proto-life", "/players/pink/proto", kPublic},
    {"NK-HID-12", "stable life", "/players/pink/stable", kPublic},
    {"NK-HID-12", "completed nebulae", "/players/pink/completed", kPublic},
    {"NK-HID-12", "crystals", "/players/pink/time", kPublic},
    {"NK-HID-12", "tracks", "/players/green/tracks", kPublic},
    {"NK-HID-12", "scores", "/players/pink/score", kPublic},
    {"NK-HID-12", "end-of-turn markers", "/players/pink/marker", kPublic},
    {"NK-HID-12", "reserve", "/players/green/reserve", kPublic},
    {"NK-HID-12", "supplies", "/supply", kPublic},
    {"NK-HID-12", "energy tokens", "/controls", kPublic},
};

int how_many(const json::value& v) {
  if (v.is_array()) return static_cast<int>(v.get_array().size());
  int n = 0;
  for (const auto& member : v.get_object())
    n += member.value().is_int64() ? static_cast<int>(member.value().get_int64()) : 1;
  return n;
}

// Whoever may see a component of this rule is shown it, and the others a number.
void expect_rows_of(std::string_view rule) {
  const Position p = choosing_an_ability();
  const json::value full = truth(p);
  int rows = 0;
  for (const Row& row : kTable) {
    if (row.rule != rule) continue;
    ++rows;
    const json::value& real = full.at_pointer(row.pointer);
    for (const Seat viewer : kViewers) {
      const json::value view = seen(p, viewer);
      const json::value& shown = view.at_pointer(row.pointer);
      EXPECT_EQ(shown, may_see(row.audience, viewer) ? real : only_a_number(how_many(real)))
          << row.component << " " << row.pointer << " in the view of " << name_of(viewer);
    }
  }
  EXPECT_GT(rows, 0);
}

TEST(NarodzinyHidden, NK_HID_01_nobody_sees_the_energy_deck) { expect_rows_of("NK-HID-01"); }
TEST(NarodzinyHidden, NK_HID_02_everybody_sees_the_energy_row_and_the_discard_pile) { expect_rows_of("NK-HID-02"); }
TEST(NarodzinyHidden, NK_HID_03_only_the_owner_sees_a_hand) { expect_rows_of("NK-HID-03"); }
TEST(NarodzinyHidden, NK_HID_04_nobody_sees_the_ability_decks) { expect_rows_of("NK-HID-04"); }
TEST(NarodzinyHidden, NK_HID_05_everybody_sees_abilities_in_slots) { expect_rows_of("NK-HID-05"); }
TEST(NarodzinyHidden, NK_HID_06_nobody_sees_the_nebula_stacks) { expect_rows_of("NK-HID-06"); }
TEST(NarodzinyHidden, NK_HID_07_everybody_sees_tiles_in_reserves_and_on_boards) { expect_rows_of("NK-HID-07"); }
TEST(NarodzinyHidden, NK_HID_08_nobody_sees_the_goal_deck_and_the_unused_goals) { expect_rows_of("NK-HID-08"); }
TEST(NarodzinyHidden, NK_HID_09_everybody_sees_the_goal_row) { expect_rows_of("NK-HID-09"); }
TEST(NarodzinyHidden, NK_HID_10_nobody_sees_the_advanced_life_stack) { expect_rows_of("NK-HID-10"); }
TEST(NarodzinyHidden, NK_HID_11_the_owner_sees_advanced_life_on_the_board) { expect_rows_of("NK-HID-11"); }
TEST(NarodzinyHidden, NK_HID_12_everybody_sees_pieces_tracks_scores_and_supplies) { expect_rows_of("NK-HID-12"); }
TEST(NarodzinyHidden, NK_HID_13_everybody_knows_the_element_under_a_supernova) {
  for (const Seat viewer : kViewers)
    EXPECT_EQ(seen(middle_of_a_game(), viewer).at_pointer("/players/violet/stars/S00"), json::value("H*"));
}

// Pointers where the view shows a number only, and those it leaves out or adds.
struct Gaps {
  std::set<std::string> hidden, left_out, added;
};
void compare(const json::value& full, const json::value& view, const std::string& path, Gaps& gaps) {
  if (view.is_object() && view.get_object().size() == 1 && view.get_object().contains("hidden")) {
    gaps.hidden.insert(path);
  } else if (full.is_object() && view.is_object()) {
    for (const auto& member : full.get_object()) {
      const std::string at = path + "/" + std::string(member.key());
      if (const json::value* other = view.get_object().if_contains(member.key()))
        compare(member.value(), *other, at, gaps);
      else
        gaps.left_out.insert(at);
    }
    for (const auto& member : view.get_object())
      if (!full.get_object().contains(member.key())) gaps.added.insert(path + "/" + std::string(member.key()));
  } else {
    EXPECT_EQ(full, view) << path;
  }
}

TEST(NarodzinyHidden, nothing_is_hidden_or_shown_besides_what_the_rules_say) {
  const Position p = choosing_an_ability();
  for (const Seat viewer : kViewers) {
    SCOPED_TRACE(name_of(viewer));
    std::set<std::string> hidden = {"/players/green/advanced_second", "/players/violet/advanced",
                                    "/players/violet/advanced_second"};
    if (viewer == kGreen) hidden.erase("/players/green/advanced_second");
    if (viewer == kViolet) hidden = {"/players/green/advanced_second"};
    for (const Row& row : kTable)
      if (!may_see(row.audience, viewer)) hidden.insert(row.pointer);
    Gaps gaps;
    compare(truth(p), seen(p, viewer), "", gaps);
    EXPECT_EQ(gaps.hidden, hidden);
    // The generator, and how the game keeps its own place, are nobody's business.
    EXPECT_EQ(gaps.left_out,
              (std::set<std::string>{"/over", "/decisions", "/turns", "/reveals", "/random", "/steps", "/last"}));
    std::set<std::string> derived = {"/ability_markers", "/next_control"};  // they follow from what is seen
    for (const char* seat : {"pink", "green", "violet"})
      for (const char* key :
           {"advanced_backs", "advanced_backs_second", "demands", "completable", "passive_rewards", "goals"})
        derived.insert(std::string("/players/") + seat + "/" + key);
    EXPECT_EQ(gaps.added, derived);
  }
}

// --- what the table says in words
// --------------------------------------------------------------------------------------

TEST(NarodzinyHidden, NK_HID_03_NK_HID_06_NK_HID_08_NK_HID_10_the_numbers_left_in_stacks_decks_and_hands_are_public) {
  const json::value view = seen(middle_of_a_game(), kSpectator);
  EXPECT_EQ(view.at_pointer("/nebula_stacks/2"), only_a_number(13));
  EXPECT_EQ(view.at_pointer("/nebula_stacks/3"), only_a_number(12));
  EXPECT_EQ(view.at_pointer("/goal_deck"), only_a_number(4));
  EXPECT_EQ(view.at_pointer("/advanced_stack"), only_a_number(21));
  EXPECT_EQ(view.at_pointer("/players/violet/hand"), only_a_number(9));
}

TEST(NarodzinyHidden, NK_HID_04_drawn_ability_cards_are_seen_by_the_acquiring_player_alone) {
  Position p = choosing_an_ability();
  const FixedList<std::uint8_t, 4> drawn = state_of(p).drawn;
  for (const Seat viewer : kViewers) {
    const std::string text = p.view(viewer).json();  // all of it: state, question and choices
    for (const std::uint8_t card : drawn)
      EXPECT_EQ(text.find(ability(card).id) != std::string::npos, viewer == kPink) << name_of(viewer) << "\n" << text;
  }
  p.apply(make_action(Verb::kKeep, drawn[0]));
  ASSERT_EQ(p.decision().step, "bottom");
  EXPECT_TRUE(p.decision().secret);  // the order under the deck is known to the one who chose it
  for (const Seat viewer : kViewers) {
    const std::string text = p.view(viewer).json();
    EXPECT_NE(text.find(ability(drawn[0]).id), std::string::npos) << "the card kept is public";
    EXPECT_EQ(text.find(ability(drawn[1]).id) != std::string::npos, viewer == kPink) << name_of(viewer);
  }
}

TEST(NarodzinyHidden, NK_HID_03_NK_HID_02_a_card_from_the_deck_is_seen_by_its_owner_and_one_from_the_row_by_everybody) {
  Position p = middle_of_a_game();
  State& s = state_of(p);
  s.core.push(Kind::kEndEnergy, kPink);
  s.core.steps.push(RepeatArgs(2).step(Kind::kTakeCard, kPink));
  const std::uint8_t top = s.energy_deck.back(), open = s.energy_row[0];
  std::vector<Event> events;
  p.apply(make_action(Verb::kDraw), Events(&events));
  for (const Event& e : events) {
    const bool names_the_card =
        game().say(e, Lang::kEnglish).find(kControlKind.say(top, Lang::kEnglish)) != std::string::npos;
    EXPECT_EQ(names_the_card, e.audience == only(kPink)) << game().say(e, Lang::kEnglish);
  }
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0].audience | events[1].audience, kEverybody);  // everybody learns that a card was drawn
  events.clear();
  p.apply(make_action(Verb::kTake, open), Events(&events));
  EXPECT_TRUE(may_see(events.at(0).audience, kSpectator));
  EXPECT_NE(game().say(events[0], Lang::kEnglish).find(kControlKind.say(open, Lang::kEnglish)), std::string::npos);
}

TEST(NarodzinyHidden, NK_LIF_07_NK_HID_11_the_owner_sees_the_value_of_advanced_life_and_the_others_its_back) {
  Position p = middle_of_a_game();
  State& s = state_of(p);
  s.of(kPink).completed |= 1U << 4;  // P1
  s.of(kPink).stable = kGalaxy.sides[4];
  s.of(kPink).proto = 0;
  s.life = static_cast<std::uint8_t>(s.life - 5);
  const std::string token(kAdvanced[s.advanced_stack.back()].id);
  std::vector<Event> events;
  p.apply(make_action(Verb::kAdvance, 4), Events(&events));
  int told = 0;
  for (const Event& e : events) {
    if (e.phrase != static_cast<int>(Said::kLearnedAdvanced)) continue;
    EXPECT_EQ(e.audience, only(kPink));
    ++told;
  }
  EXPECT_EQ(told, 1);
  EXPECT_EQ(seen(p, kPink).at_pointer("/players/pink/advanced/P1"), json::value(token));
  for (const Seat viewer : kViewers)
    EXPECT_EQ(seen(p, viewer).at_pointer("/players/pink/advanced_backs/P1"), json::value("A"));
}

TEST(NarodzinyHidden, NK_FIN_04_NK_HID_11_everybody_sees_all_advanced_life_at_the_end_and_hands_stay_hidden) {
  const Position p = end_of_a_game();
  for (const Seat viewer : kViewers)
    for (const char* pointer : {"/players/pink/advanced", "/players/pink/advanced_second", "/players/green/advanced"})
      EXPECT_EQ(seen(p, viewer).at_pointer(pointer), truth(p).at_pointer(pointer)) << name_of(viewer);
  EXPECT_EQ(seen(p, kGreen).at_pointer("/players/pink/hand"), only_a_number(4));
}

// --- drawing the unknown
// -----------------------------------------------------------------------------------------------

// The state cut into the pieces that the table speaks of.
std::map<std::string, json::value> pieces(const json::value& full) {
  std::map<std::string, json::value> out;
  for (const auto& member : full.get_object()) {
    const std::string key = "/" + std::string(member.key());
    const std::set<std::string> divided = {"/ability_decks", "/nebula_stacks", "/box"};
    if (key == "/players")
      for (const auto& seat : member.value().get_object())
        for (const auto& field : seat.value().get_object())
          out[key + "/" + std::string(seat.key()) + "/" + std::string(field.key())] = field.value();
    else if (divided.contains(key))
      for (const auto& part : member.value().get_object()) out[key + "/" + std::string(part.key())] = part.value();
    else
      out[key] = member.value();
  }
  return out;
}

// Every piece that changes in some of many draws.
std::set<std::string> changed_by_dreams(const Position& real, Seat viewer) {
  const auto before = pieces(truth(real));
  std::set<std::string> changed;
  Rng dream(5);
  for (int i = 0; i < 300; ++i) {
    Position drawn = real;
    drawn.determinize(viewer, dream);
    EXPECT_EQ(game().broken_invariant(drawn.data()).en, "");
    for (const auto& [pointer, value] : pieces(truth(drawn)))
      if (value != before.at(pointer)) changed.insert(pointer);
  }
  return changed;
}

TEST(NarodzinyHidden, a_draw_of_the_unknown_changes_all_that_the_viewer_cannot_know_and_nothing_else) {
  const Position real = choosing_an_ability();
  for (const Seat viewer : kViewers) {
    SCOPED_TRACE(name_of(viewer));
    std::set<std::string> unknown = {"/random"};
    for (const Row& row : kTable)
      if (!may_see(row.audience, viewer)) unknown.insert(row.pointer);
    EXPECT_EQ(changed_by_dreams(real, viewer), unknown);
  }
}

TEST(NarodzinyHidden, at_the_end_a_draw_leaves_the_turned_tokens_alone) {
  const Position over = end_of_a_game();
  const std::set<std::string> changed = changed_by_dreams(over, kSpectator);
  EXPECT_FALSE(changed.contains("/players/pink/advanced"));
  EXPECT_FALSE(changed.contains("/players/green/advanced"));
  EXPECT_TRUE(changed.contains("/advanced_stack"));
  EXPECT_TRUE(changed.contains("/players/pink/hand"));
}

// What the viewer can count out stays: sizes, groups, and which cards are in a deck at all.
TEST(NarodzinyHidden, a_draw_of_the_unknown_keeps_what_can_be_counted) {
  const Position real = choosing_an_ability();
  Position copy = real;
  const State before = state_of(copy);
  Rng dream(9);
  for (int i = 0; i < 300; ++i) {
    Position drawn = real;
    drawn.determinize(kGreen, dream);
    const State& s = state_of(drawn);
    for (Seat p = 0; p < 3; ++p) EXPECT_EQ(s.of(p).hand_size(), before.of(p).hand_size());
    for (int t = 0; t < kTiles; ++t)
      EXPECT_EQ(s.nebula_stack[t / kTilesPerSize].contains(static_cast<std::uint8_t>(t)),
                before.nebula_stack[t / kTilesPerSize].contains(static_cast<std::uint8_t>(t)));
    for (std::uint8_t c = 0; c < kCards; ++c) {  // pink's drawn cards could be any of the time deck, and of no other
      const bool time = c / kCardsPerDeck == 1;
      EXPECT_EQ(s.ability_deck[c / kCardsPerDeck].contains(c) || (time && s.drawn.contains(c)), !owns(s.of(kPink), c))
          << int{c};
    }
    for (int k = 0; k < 5; ++k)
      EXPECT_EQ(kAdvanced[s.advanced_stack[s.advanced_stack.size() - 1 - k]].group, 1);  // on top
    for (const std::uint8_t token : s.of(kPink).advanced[0]) EXPECT_EQ(kAdvanced[token].group, 1);
  }
}

// The card in use tells the others that its price is in the hand, and nothing about which cards these are.
TEST(NarodzinyHidden, who_is_about_to_pay_alike_cards_holds_them_in_every_draw) {
  Position p(game(), 3, game().standard_options(), 7);
  State& s = state_of(p);
  give_ability(s, kViolet, 2);  // Speed of Light: 5 of one type
  for (std::uint8_t t = 0; t < kControls; ++t)
    for (; s.of(kViolet).hand[t] > 0; --s.of(kViolet).hand[t]) s.energy_deck.push(t);
  for (int i = 0; i < 7; ++i) s.energy_deck.remove(0), ++s.of(kViolet).hand[0];
  let_craft(s, kViolet);
  s.core.steps.push(EffectArgs(2).step(Kind::kEffect, kViolet));
  s.core.steps.push(PayArgs(2).step(kViolet));
  ASSERT_EQ(game().broken_invariant(p.data()).en, "");
  std::set<int> types;
  Rng dream(4);
  for (int i = 0; i < 500; ++i) {
    Position drawn = p;
    drawn.determinize(kGreen, dream);
    const auto& hand = state_of(drawn).of(kViolet).hand;
    const auto most = std::max_element(hand.begin(), hand.end());
    EXPECT_GE(*most, 5);
    EXPECT_EQ(state_of(drawn).of(kViolet).hand_size(), 7);
    types.insert(static_cast<int>(most - hand.begin()));
  }
  EXPECT_EQ(types.size(), 4u);
}

TEST(NarodzinyHidden, a_draw_of_the_unknown_reaches_every_possibility) {
  const Position real = middle_of_a_game();
  std::set<int> top_energy, top_goal, pink_token, pink_light, top_time;
  Rng dream(3);
  for (int i = 0; i < 2000; ++i) {
    Position drawn = real;
    drawn.determinize(kGreen, dream);
    const State& s = state_of(drawn);
    top_energy.insert(s.energy_deck.back());
    top_goal.insert(s.goal_deck.back());
    pink_token.insert(s.of(kPink).advanced[0][0]);
    pink_light.insert(s.of(kPink).hand[0]);
    top_time.insert(s.ability_deck[1].back());
  }
  EXPECT_EQ(top_energy.size(), 4u);
  EXPECT_EQ(top_goal.size(), 14u);   // all but the goal in the row and the one scored
  EXPECT_EQ(pink_token.size(), 3u);  // A8, A7, A6
  EXPECT_EQ(pink_light, (std::set<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(top_time.size(), 8u);
}

}  // namespace
}  // namespace kosmo::narodziny
