// Section 7 of the rules, "Hidden information", rule by rule; and what views remember of closed hands: cards taken
// where everybody saw them, and cards taken by Moldred.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include <boost/json.hpp>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

json::value hand_seen(const State& s, Seat viewer, Seat owner) {
  const json::value view = json::parse(game().view(&s, viewer).json());
  return view.at("state").at("players").at(game().seat_name(owner)).at("hand");
}
// Cards of a closed hand that a viewer is told, by kind.
std::multiset<std::string> known(const State& s, Seat viewer, Seat owner) {
  std::multiset<std::string> names;
  const json::value hand = hand_seen(s, viewer, owner);
  if (const json::value* list = hand.as_object().if_contains("known"))
    for (const json::value& name : list->as_array()) names.insert(std::string(name.as_string()));
  return names;
}

// White is about to take an action; frigate and titan lie on the discard pile, the titan on top.
State white_to_act() {
  State s = fresh(3, 5);
  s.core.steps.clear();
  for (Player& p : s.players) p.race = 0;
  for (const std::string_view id : {"frigate", "titan"}) {
    for (int kind = 0; kind < kKinds; ++kind)
      if (structure(kind).id == id) s.discard.push(static_cast<std::uint8_t>(kind));
  }
  return s;
}

// Three players in the middle of a game; white has drawn two cards by a grey Exploit and must discard one of them.
State middle_of_a_game() {
  State s = white_to_act();
  for (Seat p = 0; p < 3; ++p) {
    Player& player = s.of(p);
    for (int i = 0; i < 3 + p; ++i) player.hand.add(s.deck.pop());
    for (int i = 0; i < 2; ++i) player.systems[0].push(s.deck.pop());  // one covers the other
    player.resources = {static_cast<std::uint8_t>(1 + p), 2, 3};
    player.vp = static_cast<std::int16_t>(7 + p);
    player.available = 2;
    player.marker[0] = 1;
    player.attacks[s.after(p)] = 1;
    player.level = Level::kHigh;
    player.advisor = s.left_out.empty() ? kNone : s.centre.pop();
    player.advisor_colour = 1;
  }
  for (int i = 0; i < 2; ++i) s.drawn.push(s.deck.pop());
  s.core.push(Kind::kThrow, 0);
  return s;
}

constexpr Seat kViewers[] = {0, 1, 2, kSpectator};

// Everybody of the audience sees what lies there, the others at most how many.
void expect_seen(const State& s, const std::string& pointer, Audience audience) {
  const json::value full = json::parse(game().to_json(&s));
  const json::value& truth = full.at_pointer(pointer);
  for (const Seat viewer : kViewers) {
    const json::value view = json::parse(game().view(&s, viewer).json());
    const json::value& shown = view.at("state").at_pointer(pointer);
    if (may_see(audience, viewer))
      EXPECT_EQ(shown, truth) << pointer << " for " << int{viewer};
    else
      EXPECT_EQ(shown, (json::value{{"hidden", truth.as_array().size()}})) << pointer << " for " << int{viewer};
  }
}

TEST(OrionKnowledge, MO_HID_01_a_hand_is_seen_by_its_owner_and_its_size_by_all) {
  const State s = middle_of_a_game();
  for (Seat p = 0; p < 3; ++p) expect_seen(s, "/players/" + game().seat_name(p) + "/hand", only(p));
}
TEST(OrionKnowledge, MO_HID_02_nobody_sees_the_deck_but_its_size) {
  expect_seen(middle_of_a_game(), "/deck", kNobodySees);
}
TEST(OrionKnowledge, MO_HID_03_everybody_sees_the_discard_pile_in_its_order) {
  const State s = middle_of_a_game();
  ASSERT_GE(s.discard.size(), 2);
  expect_seen(s, "/discard", kEverybody);
}
TEST(OrionKnowledge, MO_HID_04_everybody_sees_all_systems_with_their_covered_cards) {
  for (const char* seat : {"white", "green", "orange"})
    expect_seen(middle_of_a_game(), std::string("/players/") + seat + "/systems", kEverybody);
}
TEST(OrionKnowledge, MO_HID_05_everybody_sees_advisors_in_the_centre_and_hired) {
  const State s = middle_of_a_game();
  ASSERT_NE(s.of(1).advisor, kNone);
  expect_seen(s, "/centre", kEverybody);
  expect_seen(s, "/players/green/advisor", kEverybody);
}
TEST(OrionKnowledge, MO_HID_06_the_advisors_left_out_are_seen_when_the_game_is_over) {
  State s = middle_of_a_game();
  ASSERT_EQ(s.left_out.size(), 3);
  expect_seen(s, "/left_out", kNobodySees);
  s.core.steps.clear();
  s.core.over = 1;
  expect_seen(s, "/left_out", kEverybody);
}
TEST(OrionKnowledge, MO_HID_07_everybody_sees_tracks_markers_and_levels) {
  for (const char* key : {"resources", "morale", "vp", "markers", "actions", "attacks", "level"})
    expect_seen(middle_of_a_game(), std::string("/players/green/") + key, kEverybody);
}
TEST(OrionKnowledge, MO_HID_09_cards_drawn_are_seen_by_the_drawer_and_the_one_discarded_by_all) {
  State s = middle_of_a_game();
  expect_seen(s, "/drawn", only(0));
  const int thrown = s.drawn[0];
  std::vector<Event> events;
  Events telling(&events);
  const Step step = s.core.steps.pop();
  apply_throw(s, step, make_action(Verb::kThrow, thrown), telling);
  EXPECT_EQ(s.discard.back(), thrown);
  const bool told_to_all = std::any_of(events.begin(), events.end(), [](const Event& e) {
    return e.audience == kEverybody && e.phrase == static_cast<int>(Said::kDiscarded);
  });
  EXPECT_TRUE(told_to_all);
}
TEST(OrionKnowledge, MO_HID_09_who_draws_is_told_which_card_and_the_others_how_many) {
  State s = white_to_act();
  for (Player& p : s.players) p.available = 1;
  s.core.push(Kind::kAction, 0);
  std::vector<Event> events;
  Events telling(&events);
  const Step step = s.core.steps.pop();
  apply_action(s, step, make_action(Verb::kResearch), telling);
  int named = 0;
  for (const Event& e : events) {
    if (e.phrase != static_cast<int>(Said::kDrewThis)) continue;
    EXPECT_EQ(e.audience, only(0));
    ++named;
  }
  EXPECT_EQ(named, 2);
}
TEST(OrionKnowledge, MO_HID_11_everybody_knows_fulcrums_colour) {
  expect_seen(middle_of_a_game(), "/players/green/advisor_colour", kEverybody);
}

TEST(OrionKnowledge, MO_HID_08_a_card_taken_from_the_discard_pile_stays_known_to_all) {
  State s = white_to_act();
  s.core.steps.push(RecoverArgs(kCards, false).step(0));
  const int titan = s.discard.back();
  apply_by_hand<Orion>(s, make_action(Verb::kRecover, titan, 0));
  for (const Seat viewer : {Seat{1}, Seat{2}, kSpectator})
    EXPECT_EQ(known(s, viewer, 0), (std::multiset<std::string>{"titan"})) << int{viewer};
  const json::value own = json::parse(game().view(&s, 0).json());
  EXPECT_EQ(own.at("state").at("players").at(game().seat_name(0)).at("hand_seen_by").as_object().size(), 2u)
      << "and its owner is told that both know one";
}

TEST(OrionKnowledge, MO_HID_10_a_card_taken_by_moldred_is_known_to_the_two_and_the_rest_forget) {
  State s = white_to_act();
  s.of(2).hand.add(s.discard.pop(), kEverybody);
  s.of(2).hand.add(s.discard.pop());  // so that nobody can tell which of the two it was
  s.core.push(Kind::kRob, 0);
  apply_by_hand<Orion>(s, make_action(Verb::kRob, 2));
  EXPECT_EQ(known(s, 2, 0).size(), 1u) << "the victim knows what is gone";
  EXPECT_EQ(known(s, 1, 0).size(), 0u) << "nobody else does";
  EXPECT_EQ(known(s, 1, 2).size(), 0u) << "for it may have been the titan";
}

TEST(OrionKnowledge, MO_HID_01_a_known_card_that_is_discarded_is_not_known_in_the_hand_any_more) {
  State s = white_to_act();
  const int titan = s.discard.pop();
  s.of(0).hand.add(titan);
  s.of(0).hand.add(titan, kEverybody);
  s.core.steps.push(DiscardArgs(1).step(Kind::kDiscard, 0));
  apply_by_hand<Orion>(s, make_action(Verb::kDiscard, titan));
  EXPECT_EQ(known(s, 1, 0).size(), 0u) << "of equal cards the known one leaves";
  EXPECT_EQ(s.of(0).hand.count(titan), 1);
}

// However a card comes from the discard pile into a hand, chosen or as the top one: all saw it.
TEST(OrionKnowledge, MO_HID_08_every_card_that_leaves_the_discard_pile_for_a_hand_is_known) {
  const auto lying = [](const State& s, int kind) { return std::count(s.discard.begin(), s.discard.end(), kind); };
  int chosen = 0, top = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed)
    play_at_random(3, seed, [&](const State& before, Action a, const State& s) {
      if (s.deck.size() != before.deck.size()) return;  // something was drawn as well
      for (Seat p = 0; p < 3; ++p)
        for (int kind = 0; kind < kKinds; ++kind) {
          const int copies = s.of(p).hand.count(kind);
          if (copies <= before.of(p).hand.count(kind) || lying(s, kind) >= lying(before, kind)) continue;
          (verb_of(a) == Verb::kRecover ? chosen : top) += 1;
          for (const Card& card : s.of(p).hand)
            if (card.face == kind) {
              EXPECT_EQ(card.known, kEverybody);
              break;  // of alike cards the first is the one known to most
            }
        }
    });
  EXPECT_GT(chosen, 0);
  EXPECT_GT(top, 0);
}

TEST(OrionKnowledge, HoldsInEveryWorldThatASeatImagines) {
  int told = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    play_at_random(3, seed, [&](const State&, Action, const State& s) {
      for (Seat viewer = 0; viewer < 3; ++viewer) {
        State dream = s;
        Rng rng(seed);
        game().determinize(&dream, viewer, rng);
        for (Seat owner = 0; owner < 3; ++owner) {
          if (owner == viewer) continue;
          const std::multiset<std::string> cards = known(s, viewer, owner);
          told += static_cast<int>(cards.size());
          for (const std::string& id : cards)
            for (int kind = 0; kind < kKinds; ++kind)
              ASSERT_TRUE(structure(kind).id != id ||
                          dream.of(owner).hand.count(kind) >= static_cast<int>(cards.count(id)));
        }
      }
    });
  EXPECT_GT(told, 100) << "such hands do come up";
}

}  // namespace
}  // namespace kosmo::orion
