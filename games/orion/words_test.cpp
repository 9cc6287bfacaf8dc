// What players are told: every change at the table in both languages, what really happened and no more.
#include <gtest/gtest.h>

#include "games/orion/rules/rules.h"
#include "games/orion/test_helpers.h"

namespace kosmo::orion {
namespace {

std::uint8_t advisor_called(std::string_view id) {
  for (std::uint8_t i = 0; i < kAdvisors; ++i)
    if (advisor(i).id == id) return i;
  ADD_FAILURE() << id;
  return 0;
}

// White's turn in a game of Humans; cards and resources as the test puts them.
struct OrionWords : testing::Test {
  OrionWords() {
    s.core.steps.clear();
    s.core.push(Kind::kTurn, 1);
    s.core.push(Kind::kAction, 0);
    s.first = 0;
    for (Player& p : s.players) {
      p.hand = {};
      p.resources = {};
      p.available = 3;
      p.reserve = kMarkers - 3;
    }
  }
  void lay(Seat seat, int system, std::initializer_list<std::string_view> cards) {
    for (const std::string_view id : cards) s.of(seat).systems[system].push(static_cast<std::uint8_t>(kind_called(id)));
  }
  void mark(Seat seat, int system) {
    --s.of(seat).reserve;
    s.of(seat).marker[system] = 1;
  }
  void play(std::string_view action) {
    const Maybe<Action> a = game().parse(action);
    ASSERT_TRUE(a) << a.problem().en;
    ActionList choices;
    Run::legal(s, choices);
    ASSERT_TRUE(choices.contains(*a)) << action;
    ASSERT_FALSE(game().settle(&s, [this](std::string_view path) { return deck_is_laid && path == "/deck"; }));
    told.clear();
    Run::apply(s, *a, Events(&told));
  }
  std::vector<std::string> heard(Seat viewer, Lang lang = Lang::kEnglish) const {
    std::vector<std::string> out;
    for (const Event& e : told)
      if (may_see(e.audience, viewer)) out.push_back(game().say(e, lang));
    return out;
  }
  using Lines = std::vector<std::string>;

  State s = fresh(2, 1, {1, 0});
  bool deck_is_laid = false;
  std::vector<Event> told;
};

TEST_F(OrionWords, MO_EXP_03_a_grey_exploit_tells_all_how_many_were_drawn_and_the_owner_which) {
  s.of(0).hand.add(kind_called("autolab"));
  deck_is_laid = true;
  s.deck.clear();
  for (const char* id : {"titan", "frigate", "biospheres", "spaceport"})
    s.deck.push(static_cast<std::uint8_t>(kind_called(id)));
  play("exploit autolab");
  EXPECT_EQ(heard(1), (Lines{"White exploits Autolab.", "White draws 4 cards."}));
  EXPECT_EQ(heard(0), (Lines{"White exploits Autolab.", "You draw Spaceport.", "You draw Biospheres.",
                             "You draw Frigate.", "You draw Titan.", "White draws 4 cards."}));
  EXPECT_EQ(heard(1, Lang::kPolish), (Lines{"Biały eksploatuje kartę „Autolaboratorium”.", "Biały dobiera 4 karty."}));
}

TEST_F(OrionWords, MO_RES_02_what_is_told_is_what_was_really_gained) {
  s.of(0).resources = {8, 0, 0};
  s.of(0).hand.add(kind_called("biospheres"));
  play("exploit biospheres");
  EXPECT_EQ(heard(1),
            (Lines{"White exploits Biospheres.", "White gains 1 food.", "White loses 2 food: the track ends at 9."}));
  EXPECT_EQ(heard(1, Lang::kPolish),
            (Lines{"Biały eksploatuje kartę „Biosfery”.", "Biały zyskuje 1 sztukę żywności.",
                   "Biały traci nadmiarowe zasoby (2 sztuki żywności), bo tor kończy się na 9."}));
  EXPECT_EQ(s.of(0).resources[0], 9);
}

TEST_F(OrionWords, MO_RND_03_income_is_told_by_what_it_is_and_as_far_as_the_track_goes) {
  lay(0, 0, {"hydroponic_farm", "frigate"});
  s.of(0).resources = {7, 0, 0};
  Events events(&told);
  run_start_round(s, {}, events);
  EXPECT_EQ(heard(1), (Lines{"Round 1 begins; white is first.", "White's structures yield 2 food.",
                             "White loses 1 food: the track ends at 9.", "White's structures yield 1 fleet."}));
  EXPECT_EQ(heard(1, Lang::kPolish)[1], "Struktury gracza białego produkują 2 sztuki żywności.");
}

TEST_F(OrionWords, MO_ADV_11_the_marker_that_harrava_kept_is_announced_as_an_action) {
  s.of(0).advisor = advisor_called("harrava");
  s.of(0).advisor_marker = 1;
  --s.of(0).reserve;
  s.core.steps.pop();
  Events events(&told);
  s.core.steps.push(ResolveArgs(Keyword::kRoundStart, kAllSources, kNobody).step(Kind::kResolve, 0));
  while (!s.core.steps.back().is(Kind::kTurn)) {
    const Step step = s.core.steps.pop();
    Orion::steps()[step.kind].run(s, step, events);
  }
  EXPECT_EQ(heard(1),
            (Lines{"White uses the effect of Harrava.", "White takes the marker from Harrava as an extra action."}));
  EXPECT_EQ(heard(1, Lang::kPolish).back(), "Biały bierze znacznik z karty „Harrava” jako dodatkową akcję.");
  EXPECT_EQ(s.of(0).available, 4);
}

TEST_F(OrionWords, MO_SYS_10_a_marker_that_returns_from_a_covered_card_is_announced) {
  lay(0, 0, {"pleasure_dome"});
  mark(0, 0);
  s.of(0).hand.add(kind_called("frigate"));
  s.of(0).resources = {0, 3, 0};
  play("build frigate 1");
  EXPECT_EQ(heard(1), (Lines{"White pays 3 fleet.", "White builds Frigate in system 1.",
                             "The marker on Pleasure Dome returns to white's reserve."}));
  EXPECT_EQ(heard(1, Lang::kPolish),
            (Lines{"Biały wydaje 3 jednostki floty.", "Biały buduje strukturę „Fregata” w układzie 1.",
                   "Znacznik z karty „Kopuła przyjemności” wraca do rezerw gracza białego."}));
}

TEST_F(OrionWords, MO_CRD_26_arranging_names_the_card_whose_marker_returns) {
  lay(0, 0, {"titan", "pleasure_dome"});
  mark(0, 0);
  s.core.push(Kind::kArrange, 0);
  play("arrange 1");
  play("next titan");
  play("next pleasure_dome");
  EXPECT_EQ(heard(1), (Lines{"White rearranges system 1.", "The marker on Pleasure Dome returns to white's reserve."}));
}

TEST_F(OrionWords, MO_CRD_07_a_sunk_card_and_its_marker_are_announced) {
  lay(1, 0, {"frigate"});
  lay(1, 1, {"titan", "pleasure_dome"});
  mark(1, 1);
  s.core.steps.push(SinkArgs(Seat{1}).step(0));
  play("sink green 2");
  EXPECT_EQ(heard(0), (Lines{"White moves green's Pleasure Dome to the bottom of system 2.",
                             "The marker on Pleasure Dome returns to green's reserve."}));
  EXPECT_EQ(heard(0, Lang::kPolish)[0],
            "Biały przesuwa strukturę „Kopuła przyjemności” gracza zielonego na spód układu 2.");
}

TEST_F(OrionWords, MO_CON_05_an_advisor_that_leaves_gives_the_marker_back_aloud) {
  s.of(0).advisor = advisor_called("viktoria");
  s.of(0).advisor_marker = 1;
  --s.of(0).reserve;
  Events events(&told);
  release_advisor(s, 0, events);
  EXPECT_EQ(heard(1), (Lines{"Viktoria leaves white and returns to the centre of the table.",
                             "The marker on Viktoria returns to white's reserve."}));
}

TEST_F(OrionWords, MO_GEN_08_a_marker_given_up_is_announced) {
  lay(0, 0, {"biospheres"});
  s.of(0).hand.add(kind_called("colonial_treasury"));
  s.of(0).resources = {3, 0, 1};
  play("build colonial_treasury 1");
  play("use");
  EXPECT_EQ(heard(1), (Lines{"White returns 1 action marker to the reserve.", "White gains 6 food."}));
  EXPECT_EQ(heard(1, Lang::kPolish)[0], "Biały zwraca do rezerw 1 znacznik akcji.");
}

TEST_F(OrionWords, MO_ATV_01_activations_name_the_card) {
  lay(0, 0, {"frigate"});
  lay(0, 1, {"titan"});
  lay(0, 2, {"pleasure_dome"});
  const Maybe<Action> a = game().parse("activate pleasure_dome 3");
  ASSERT_TRUE(a);
  EXPECT_EQ(game().say(*a, Lang::kEnglish), "Activate Pleasure Dome (system 3)");
  EXPECT_EQ(game().say(*a, Lang::kPolish), "Aktywuj kartę „Kopuła przyjemności” (układ 3)");
  play("activate pleasure_dome 3");
  EXPECT_EQ(heard(1)[0], "White activates Pleasure Dome (system 3).");
}

TEST_F(OrionWords, MO_ATK_08_attacks_name_the_victim_the_price_and_whose_effects_follow) {
  lay(0, 0, {"frigate"});
  lay(1, 0, {"star_fortress"});
  s.of(0).resources = {0, 2, 0};
  play("attack green");
  EXPECT_EQ(heard(1),
            (Lines{"White attacks green.", "White pays 2 fleet.", "Green's morale is now 9.",
                   "White now has 2 points on the track.", "White uses the effect of Frigate.", "White gains 2 food.",
                   "Green uses the effect of Star Fortress.", "Green now has 1 point on the track."}));
  EXPECT_EQ(heard(1, Lang::kPolish)[0], "Biały atakuje gracza zielonego.");
  EXPECT_EQ(heard(1, Lang::kPolish)[4], "Biały korzysta z efektu karty „Fregata”.");
}

TEST_F(OrionWords, MO_GEN_06_the_effect_of_a_card_and_the_ability_of_a_race_are_told_apart) {
  const Action card = make_action(Verb::kResolve, kAdvisorCards + advisor_called("vale"), kAdvisorSource);
  const Action race = make_action(Verb::kResolve, kRaceCards + race_called("alkari"), kSheetSource);
  const auto said = [&](Action a, Lang lang) { return say(game().choice(&s, a), lang); };
  EXPECT_EQ(said(card, Lang::kPolish), "Skorzystaj z efektu karty „Vale” (doradca)");
  EXPECT_EQ(said(race, Lang::kPolish), "Skorzystaj ze zdolności rasy Alkari");
  EXPECT_EQ(said(race, Lang::kEnglish), "Use the ability of the Alkari");
}

TEST_F(OrionWords, a_verb_of_several_rules_names_the_one_of_the_moment) {
  const Action done = make_action(Verb::kDone), discard = make_action(Verb::kDiscard, 0);
  s.core.push(Kind::kSwap, 0);
  EXPECT_EQ(game().rule_allowing(&s, done), "MO-SET-13");
  s.core.push(Kind::kActivateFree, 0);
  EXPECT_EQ(game().rule_allowing(&s, done), "MO-GEN-05");
  s.core.push(Kind::kHandLimit, 0);
  EXPECT_EQ(game().rule_allowing(&s, discard), "MO-END-05");
}

TEST_F(OrionWords, MO_TRD_01_exchanges_are_said_with_their_amounts) {
  for (int from = 0; from < kResources; ++from)
    for (int to = 0; to < kResources; ++to) {
      const auto amount = [](int r) {
        return std::to_string(kTradeRate[r]) + " " + kResourceKind.say(r, Lang::kEnglish);
      };
      EXPECT_EQ(game().say(make_action(Verb::kTrade, from, to), Lang::kEnglish),
                "Trade " + amount(from) + " for " + amount(to));
    }
  EXPECT_EQ(game().say(make_action(Verb::kTrade, 0, 2), Lang::kPolish),
            "Wymień 3 sztuki żywności na 1 poziom produkcji");
}

TEST_F(OrionWords, choices_tell_amounts_that_stand_in_the_step_or_on_the_card) {
  const auto said = [&](const char* action, Lang lang = Lang::kPolish) {
    return say(game().choice(&s, *game().parse(action)), lang);
  };
  s.core.steps.push(GainOneOfArgs(Amount{0, 2, 5}).step(0));
  EXPECT_EQ(said("gain fleet"), "Zyskaj 2 jednostki floty");
  EXPECT_EQ(said("gain production"), "Zyskaj 5 poziomów produkcji");
  EXPECT_EQ(said("gain fleet", Lang::kEnglish), "Gain 2 fleet");
  s.core.steps.push(GainAnyArgs(1).step(0));
  EXPECT_EQ(said("gain food"), "Zyskaj 1 sztukę żywności");
  for (int kind = 0; kind < kKinds; ++kind) {
    if (structure(kind).effects.empty() || structure(kind).effects[0].op != Op::kExchange) continue;
    if (structure(kind).effects[0].amount != Amount{3, 3, 0}) continue;
    s.core.steps.push(ExchangeArgs(kind).step(0));
    EXPECT_EQ(said("exchange forth"), "Wymień 3 sztuki żywności i 3 jednostki floty na 2 poziomy produkcji");
    EXPECT_EQ(said("exchange back", Lang::kEnglish), "Exchange 2 production for 3 food and 3 fleet");
  }
  s.core.steps.push(DiscardArgs(2, 1).step(Kind::kDiscardOr, 0));
  EXPECT_EQ(said("suffer"), "Strać 1 morale");
  EXPECT_EQ(said("discard frigate"), "Odrzuć kartę „Fregata”");
  s.core.steps.push(PaymentArgs({0, 0}, 1, false).step(0));
  EXPECT_EQ(said("pay 3 0 1"), "Wydaj 3 sztuki żywności i 1 poziom produkcji");
  EXPECT_EQ(said("pay 0 0 0"), "Nie wydawaj nic");
}

TEST_F(OrionWords, races_are_played_in_the_instrumental) {
  const char* played[] = {"Ludźmi",    "rasą Alkari", "rasą Bulrathi", "Darlokami",
                          "Meklarami", "Mrrshanami",  "Psilonami"};
  for (int r = 0; r < kRaces; ++r) EXPECT_EQ(kRaceKind.say(r, Lang::kPolish, Form::kInstrumental), played[r]);
}

// The offer waits on top of its effect. A position in which it does not is refused (position_test.cpp).
TEST_F(OrionWords, MO_GEN_05_declining_an_offer_takes_away_its_own_effect_alone) {
  const int treasury = kind_called("colonial_treasury");
  s.core.steps.clear();
  s.core.push(Kind::kTurn, 1);
  s.core.steps.push(EffectArgs(kind_called("titan"), Keyword::kAfterBuild, 0, kNobody).step(0));
  s.core.steps.push(EffectArgs(treasury, Keyword::kAfterBuild, 0, kNobody).step(0));
  Events quiet;
  apply_may_use(s, MayUseArgs(treasury).step(0), make_action(Verb::kDecline), quiet);
  ASSERT_EQ(s.core.steps.size(), 2);
  EXPECT_EQ(EffectArgs(s.core.steps.back()).card, kind_called("titan"));
}

}  // namespace
}  // namespace kosmo::orion
