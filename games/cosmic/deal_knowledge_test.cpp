// What others can imagine of a deal (CE-DEAL-28, CE-INFO-06): cards that were named in an offer are cards of its
// maker's hand, and whoever must still hand over a card holds it.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/cosmic/rules/powers.h"
#include "games/cosmic/test_helpers.h"

namespace kosmo::cosmic {
namespace {

constexpr int kDraws = 200;
constexpr Seat kRed = 0, kGreen = 1, kBlue = 3;

// Red and green are bargaining; each has these cards.
State bargaining(std::initializer_list<int> cards_of_red, std::initializer_list<int> cards_of_green) {
  State s = fresh(4, 3);
  ActionList choices;
  while (s.moment == Moment::kSetup) {
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  }
  for (const Seat seat : {kRed, kGreen}) {
    for (const Card& card : s.of(seat).hand) s.deck.push(card.face);
    s.of(seat).hand.clear();
    for (const int face : seat == kRed ? cards_of_red : cards_of_green) {
      for (Seat p = 0; p < s.seats(); ++p)
        if (!s.deck.contains(static_cast<std::uint8_t>(face)) && s.of(p).hand.contains(face)) {
          s.of(p).hand.take(face);
          s.deck.push(static_cast<std::uint8_t>(face));
        }
      s.deck.remove(static_cast<std::uint8_t>(face));
      s.of(seat).hand.add(face);
    }
  }
  s.offense = kRed;
  s.defense = kGreen;
  s.moment = Moment::kDealOpen;
  s.outcome = Outcome::kBargaining;
  s.talk.start(kRed, kGreen, 10, 3);
  return s;
}
void wait_for(State& s, std::string_view name, Seat seat, int arg = 0) {
  for (std::size_t kind = 0; kind < Cosmic::steps().size(); ++kind)
    if (Cosmic::steps()[kind].name == name) return s.core.steps.push(make_step(static_cast<int>(kind), seat, arg));
  FAIL() << name;
}
template <class Look>
void each_world_of(const State& s, Seat viewer, Look&& look) {
  for (std::uint64_t seed = 1; seed <= kDraws; ++seed) {
    State draw = s;
    Rng rng(seed);
    game().determinize(&draw, viewer, rng);
    look(draw);
  }
}

constexpr int kAttack40 = 17, kAttack30 = 16, kAttack06 = 4;

TEST(CosmicDealKnowledge, CE_DEAL_28_cards_that_were_named_are_any_of_that_hand_for_the_others) {
  State s = bargaining({kAttack40, kAttack30, kNegotiate, kAttack06, kMorph}, {kAttack06});
  s.talk.add({TermKind::kCard, Side::kOffense, kAttack40});
  s.talk.add({TermKind::kCard, Side::kOffense, kAttack30});
  s.talk.make_offer();
  std::set<int> imagined;
  each_world_of(s, kBlue, [&](const State& draw) {
    auto hand = draw.of(kRed).hand;
    for (const Term& term : draw.talk.offer_of(kRed)) {
      ASSERT_EQ(term.kind, TermKind::kCard);
      ASSERT_TRUE(hand.contains(term.what)) << "one card is not named twice";
      hand.take(term.what);
      imagined.insert(term.what);
    }
  });
  EXPECT_GT(imagined.size(), 20u);
  each_world_of(s, kGreen, [&](const State& draw) {
    EXPECT_EQ(draw.talk.offer_of(kRed)[0].what, kAttack40);
    EXPECT_EQ(draw.talk.offer_of(kRed)[1].what, kAttack30);
  });
}

TEST(CosmicDealKnowledge, CE_DEAL_28_of_a_draft_others_know_how_long_it_is) {
  State s = bargaining({kAttack40, kNegotiate}, {kAttack06});
  s.talk.add({TermKind::kCard, Side::kOffense, kAttack40});
  s.talk.add({TermKind::kLowest, Side::kDefense, 0});
  each_world_of(s, kGreen, [&](const State& draw) {
    ASSERT_EQ(draw.talk.draft().size(), 2);
    for (const Term& term : draw.talk.draft()) EXPECT_NE(term.kind, TermKind::kCard) << "that would be the true one";
  });
  each_world_of(s, kRed, [&](const State& draw) { EXPECT_EQ(draw.talk.draft()[0].what, kAttack40); });
}

TEST(CosmicDealKnowledge, CE_DEAL_26_whoever_must_hand_over_cards_of_a_type_holds_them) {
  State s = bargaining({kAttack40}, {kAttack06, kAttack30});
  wait_for(s, "give", kGreen, static_cast<int>(Type::kAttack));
  wait_for(s, "give", kGreen, static_cast<int>(Type::kAttack));
  std::set<int> imagined;
  each_world_of(s, kBlue, [&](const State& draw) {
    EXPECT_EQ(count_of(draw, kGreen, Type::kAttack), 2);
    for (const Card& card : draw.of(kGreen).hand) imagined.insert(card.face);
  });
  EXPECT_GT(imagined.size(), 8u);
}

// Colonies are founded first, and all know the terms by then.
TEST(CosmicDealKnowledge, CE_DEAL_26_what_was_agreed_is_in_the_hand_until_it_is_given) {
  State s = bargaining({kAttack40, kNegotiate, kMorph}, {kAttack06});
  s.talk.add({TermKind::kHighest, Side::kOffense, 0});
  s.talk.add({TermKind::kOfType, Side::kOffense, static_cast<std::uint8_t>(Type::kNegotiate)});
  s.talk.add({TermKind::kNamed, Side::kDefense, kAttack06});
  s.talk.make_offer();
  s.talk.accept(true);
  s.moment = Moment::kDealExecute;
  wait_for(s, "deal-cards", kNobody);
  each_world_of(s, kBlue, [&](const State& draw) {
    EXPECT_GE(count_of(draw, kRed, Type::kAttack), 1);
    EXPECT_GE(count_of(draw, kRed, Type::kNegotiate), 1);
    EXPECT_EQ(count_of(draw, kGreen, Type::kAttack), 1);
  });
}

// Whoever gets the card has seen it then, and which one it was could be chosen (CE-INFO-06).
TEST(CosmicDealKnowledge, CE_INFO_06_what_was_handed_over_is_not_taken_back) {
  State s = bargaining({kAttack40}, {kAttack06, kAttack30, kMorph});
  wait_for(s, "give", kGreen, static_cast<int>(Type::kAttack));
  wait_for(s, "give", kGreen, static_cast<int>(Type::kAttack));
  EXPECT_TRUE(Run::decision(s).secret) << "others are not told which card it is";
  const std::uint32_t before = s.core.reveals;
  ActionList choices;
  Run::legal(s, choices);
  ASSERT_EQ(choices.size(), 2);
  apply_by_hand<Cosmic>(s, choices[0]);
  EXPECT_GT(s.core.reveals, before);
}

}  // namespace
}  // namespace kosmo::cosmic
