// Content packs: how a pack with mistakes is refused, with file, line and key, and that a sound one is played with.
// What our own cards are is in components_test.cpp.
#include "games/orion/content.h"

#include "tests/support/pack_test.h"

namespace kosmo::orion {
namespace {

class OrionContent : public PackTest {
 protected:
  OrionContent() : PackTest("orion", load) { content(); }
  static std::vector<Problem> load() {
    Content loaded;
    return load_content(loaded);
  }

  void card(const std::string& id, const std::string& from, const std::string& to, const std::string& key,
            const std::string& words) {
    expect_refused("structures.toml", id, from, to, key, words);
  }
  // The effect list of a structure becomes another.
  void effects(const std::string& id, const std::string& to, const std::string& words) {
    const std::string text = text_of("structures.toml");
    const auto at = text.find("effects = ", text.find("\"" + id + "\""));
    card(id, text.substr(at, text.find('\n', at) - at), "effects = [" + to + "]", "effects", words);
  }
  void advisor(const std::string& id, const std::string& from, const std::string& to, const std::string& key,
               const std::string& words) {
    expect_refused("advisors.toml", id, from, to, key, words);
  }
  void race(const std::string& id, const std::string& from, const std::string& to, const std::string& key,
            const std::string& words) {
    expect_refused("races.toml", id, from, to, key, words);
  }
};

TEST_F(OrionContent, our_own_content_has_no_mistake) {
  Content loaded;
  const auto problems = load_content(loaded);
  EXPECT_TRUE(problems.empty()) << all(problems);
  EXPECT_EQ(loaded.hash, content().hash);
}

TEST_F(OrionContent, a_missing_key_is_named) {
  // What is not there has no line of its own; the entry has one, the line above its id.
  for (const char* key :
       {"colour = \"red\"", "copies = 1", "cost = { fleet = 4, production = 2 }", "keyword = \"after_build\"",
        "field = \"none\"", "restriction = \"none\"", "effects = [\"per systems morale -1\"]"}) {
    const int entry = change("structures.toml", "id = \"titan\"", "id = \"titan\"", "id = \"titan\"") - 1;
    change("structures.toml", "id = \"titan\"", std::string(key) + "\n", "");
    const std::string word(key, std::string_view(key).find(' '));
    expect_mistake("structures.toml", entry, "titan." + word, "missing");
  }
  const int name = change("advisors.toml", "\"quail\"", "name.pl = \"Quail\"\n", "") - 1;
  expect_mistake("advisors.toml", name, "quail.name.pl", "missing");
  const int start = change("races.toml", "\"meklar\"", "start = { food = 4, fleet = 2, production = 1 }\n", "") - 7;
  expect_mistake("races.toml", start, "meklar.start", "missing");
}

TEST_F(OrionContent, a_value_of_the_wrong_type_is_named) {
  card("titan", "vp = 5", "vp = \"five\"", "vp", "whole number");
  card("titan", "cost = { fleet = 4, production = 2 }", "cost = 6", "cost", "table");
  card("titan", "fleet = 4", "fleet = 4.5", "cost.fleet", "whole number");
  card("titan", "optional = false", "optional = \"no\"", "optional", "true or false");
  card("titan", "name.en = \"Titan\"", "name.en = \"\"", "name.en", "the text is empty");
  card("titan", "effects = [\"per systems morale -1\"]", "effects = [\"jam\", 2]", "effects", "a text is wanted");
  advisor("quail", "always = [\"on_research draw 1\"]", "always = \"on_research draw 1\"", "always", "a list of texts");
}

TEST_F(OrionContent, a_number_out_of_range_is_named_with_its_range) {
  card("titan", "copies = 1", "copies = 0", "copies", "0 is out of range: 1 to 9");
  card("titan", "fleet = 4", "fleet = 10", "cost.fleet", "10 is out of range: 0 to 9");
  card("titan", "produces = { fleet = 1 }", "produces = { fleet = -1 }", "produces.fleet",
       "-1 is out of range: 0 to 9");
  card("titan", "vp = 5", "vp = 21", "vp", "21 is out of range: 0 to 20");
  race("alkari", "vp = 1", "vp = 10", "vp", "10 is out of range: 0 to 9");
  race("alkari", "food = 4", "food = 11", "start.food", "11 is out of range: 0 to 9");
}

TEST_F(OrionContent, an_unknown_word_is_answered_with_the_known_ones) {
  card("titan", "colour = \"red\"", "colour = \"purple\"", "colour",
       "'purple' is unknown; known are: blue, red, yellow, grey");
  card("titan", "keyword = \"after_build\"", "keyword = \"soon\"", "keyword",
       "known are: activation, after_attack, after_build");
  card("titan", "field = \"none\"", "field = \"B\"", "field", "known are: none, A, R");
  card("titan", "restriction = \"none\"", "restriction = \"build7\"", "restriction",
       "known are: none, build6, activate6");
  card("titan", "source = \"rulebook\"", "source = \"friend\"", "source", "known are: rulebook, public, house");
  race("meklar", "ability = \"first_build_cheaper\"", "ability = \"strong\"", "ability",
       "known are: none, spend_vp_for_fleet");
  effects("titan", "\"gian food=1\"", "'gian food=1' is no effect; known are: gain, gain_one_of");
}

TEST_F(OrionContent, wrong_arguments_of_an_effect_are_refused) {
  for (const char* wrong : {"gain",
                            "gain food",
                            "gain food=0",
                            "gain food=10",
                            "gain gold=1",
                            "gain food=1 food=2",
                            "gain others food=1",
                            "exchange food=1",
                            "exchange food=1 for",
                            "morale",
                            "morale 2",
                            "morale +0",
                            "morale +-2",
                            "morale attacker -1",
                            "vp -1",
                            "vp 1",
                            "draw",
                            "draw 0",
                            "draw -1",
                            "draw two",
                            "draw 1 2",
                            "take_discard",
                            "take_discard bottom",
                            "discard_or 2",
                            "discard_or 2 morale +1",
                            "discard_or 0 morale -1",
                            "action",
                            "action 0",
                            "action 1 if_active purple",
                            "build hand",
                            "build deck any 0",
                            "build hand any",
                            "build hand any -1",
                            "build_again_if",
                            "arrange 1",
                            "steal_random",
                            "steal_random 2",
                            "gain_by_under grey=1",
                            "pay",
                            "pay luck=1",
                            "mark 1",
                            "per systems gain food=1",
                            "per structures blue gain food=1",
                            "per active blue morale -1",
                            "per cards red somewhere gain food=1"})
    effects("titan", fmt::format("\"{}\"", wrong), fmt::format("'{}' has wrong arguments", wrong));
  for (const char* wrong :
       {"score 0 per systems", "score 2 structures blue this_system", "score_resources 0", "score_rainbow"})
    effects("galactic_cybernet", fmt::format("\"{}\"", wrong), fmt::format("'{}' has wrong arguments", wrong));
  for (const char* wrong : {"attack_cost_against -1", "on_attacked vp -1", "on_attacked morale +1",
                            "on_exploit gain food=1", "build_less red 0"})
    effects("star_fortress", fmt::format("\"{}\"", wrong), fmt::format("'{}' has wrong arguments", wrong));
}

// Each of these would do nothing, or would reach for something that is not there.
TEST_F(OrionContent, effects_that_make_no_sense_where_they_stand_are_refused) {
  effects("titan", "", "needs an effect");
  effects("titan", "\"jam\", \"jam\", \"jam\", \"jam\"", "3 effects at most");
  effects("titan", "\"score_rainbow 5\"", "'score_rainbow' does not go with this keyword");
  effects("titan", "\"attack_strength 2\"", "'attack_strength' does not go with this keyword");
  effects("star_fortress", "\"gain food=1\"", "'gain' does not go with this keyword");
  effects("galactic_cybernet", "\"vp +5\"", "'vp' does not go with this keyword");
  effects("titan", "\"morale defender -1\"", "'morale' needs an attack");
  effects("titan", "\"mark\"", "'mark' must come first, after an attack, on a card with an R field");
  effects("frigate", "\"mark\", \"gain food=2\"", "'mark' must come first");
  effects("death_spores", "\"gain food=1\", \"mark\"", "'mark' must come first");
  effects("cloning_centre", "\"marker_to_actions\"", "'marker_to_actions' is for an advisor");
  effects("titan", "\"pay food=1\", \"draw 1\"", "'pay' needs an effect that may be declined");
  effects("food_replicators", "\"gain production=2\", \"pay food=3\"", "'pay' must come first");
  effects("spaceport", "\"draw 1\", \"exchange food=3 for production=1\"", "'exchange' must be the first effect");
  effects("civilian_transport", "\"draw 1\", \"build_again_if blue\"", "'build_again_if' must follow 'build'");
  effects("orbital_shipyard", "\"build_less this_system 1\"",
          "'build_less' is for an advisor with a system of his own");
  card("biospheres", "field = \"A\"", "field = \"R\"", "field", "an Activation needs an A field");
  advisor("viktoria", "field = \"A\"", "field = \"none\"", "field", "an Activation needs an A field");
  advisor("viktoria", "gain_one_of food=2 fleet=2 production=2", "exchange food=3 for production=1", "activation",
          "first effect of a structure");
  advisor("vale", "after_attack = [\"mark\", \"vp +2\"", "after_attack = [\"vp +2\", \"mark\"", "after_attack",
          "'mark' must come first");
  advisor("vale", "attack_strength 2", "build_less this_system 1", "always", "'build_less' is for an advisor");
  advisor("fulcrum_sandebar", "field = \"none\"", "field = \"R\"", "field", "covered for good");
}

TEST_F(OrionContent, the_deck_must_have_its_numbers_of_each_colour) {
  change("structures.toml", "\"titan\"", "copies = 1", "copies = 2");
  expect_mistake("structures.toml", 1, "file", "22 red cards, there are 23");
  change("structures.toml", "\"biospheres\"", "copies = 3", "copies = 1");
  expect_mistake("structures.toml", 1, "file", "26 blue cards, there are 24");
}

TEST_F(OrionContent, a_wrong_number_of_entries_is_refused) {
  change("races.toml", "\"mrrshan\"", "[[race]]", "[[case]]");
  expect_mistake("races.toml", 1, "file", "7 entries are wanted, there are 6");
  write("advisors.toml", "# nobody\n");
  expect_mistake("advisors.toml", 1, "advisor", "needs [[advisor]] entries");
}

TEST_F(OrionContent, the_first_race_is_the_one_behind_every_sheet) {
  change("races.toml", "\"humans\"", "ability = \"none\"", "ability = \"spies\"");
  expect_mistake("races.toml", 1, "file", "the first race must be the one without an ability");
}

TEST_F(OrionContent, ids_are_plain_words_and_differ) {
  int line = change("structures.toml", "\"titan\"", "\"titan\"", "\"frigate\"");
  line =
      change("structures.toml", "Garnizon", "id = \"frigate\"", "id = \"frigate\"");  // the second one is the mistake
  expect_mistake("structures.toml", line, "frigate.id", "'frigate' stands in this file twice");
  for (const char* id : {"big titan", "tytan-ów", "a/b"}) {
    line = change("structures.toml", "\"titan\"", "\"titan\"", fmt::format("\"{}\"", id));
    expect_mistake("structures.toml", line, fmt::format("{}.id", id), "letters a-z, digits");
  }
}

TEST_F(OrionContent, an_unknown_key_is_refused) {
  int line = change("structures.toml", "\"titan\"", "copies = 1\n", "copies = 1\ncopy = 1\n") + 1;
  expect_mistake("structures.toml", line, "titan.copy", "no such key");
  line = change("structures.toml", "\"titan\"", "fleet = 4", "fleet = 4, gold = 1");
  expect_mistake("structures.toml", line, "titan.cost.gold", "no such key");
  line = change("advisors.toml", "\"quail\"", "always =", "never = []\nalways =");
  expect_mistake("advisors.toml", line, "quail.never", "no such key");
}

TEST_F(OrionContent, a_file_that_is_not_toml_is_refused_with_the_line) {
  const int line = change("structures.toml", "\"titan\"", "vp = 5", "vp = five");
  expect_mistake("structures.toml", line, "toml", "this is not TOML");
}

TEST_F(OrionContent, all_mistakes_of_all_files_are_reported_at_once) {
  const int first = change("structures.toml", "\"titan\"", "vp = 5", "vp = 50");
  const int second = change("structures.toml", "\"autolab\"", "action 1", "action x");
  const int third = change("advisors.toml", "\"moldred\"", "field = \"A\"", "field = \"X\"");
  const int fourth = change("races.toml", "\"psilons\"", "fleet = 1", "fleet = 99");
  std::vector<std::string> places = places_of_mistakes();
  places.erase(std::unique(places.begin(), places.end()), places.end());
  EXPECT_EQ(places, (std::vector<std::string>{
                        fmt::format("structures.toml:{}", first), fmt::format("structures.toml:{}", second),
                        fmt::format("advisors.toml:{}", third), fmt::format("races.toml:{}", fourth)}));
}

TEST_F(OrionContent, one_file_may_be_replaced_and_the_others_stay_ours) {
  change("structures.toml", "\"titan\"", "vp = 5", "vp = 9");
  EXPECT_TRUE(load_pack().empty());
  Content loaded;
  load_content(loaded);
  for (int kind = 0; kind < kKinds; ++kind)
    EXPECT_EQ(loaded.structures[kind].vp, content().structures[kind].id == "titan" ? 9 : content().structures[kind].vp);
  EXPECT_EQ(loaded.races[1].vp, content().races[1].vp);
  EXPECT_NE(loaded.hash, content().hash);
}

// The command itself, with a pack of the player's own.
constexpr const char* kNinePoints = R"(
title = "The Titan is worth what the pack says"
title_pl = "Tytan jest wart tyle, ile mówi zestaw"
rules = ["MO-FIN-01"]
game  = "orion"
seats = ["white", "green"]
options = { humans = 1 }
[given]
"/steps" = [{ step = "end-round", seat = "null" }]
"/round" = 8
"/players/white/systems/1" = ["titan"]
[[play]]
result = { white = { score = 19 } }
)";

TEST_F(OrionContent, a_pack_is_played_with_or_refused_by_the_command) {
  std::ofstream(path("nine.toml")) << kNinePoints;
  const std::string scenario = fmt::format("scenario '{}'", path("nine.toml"));
  change("structures.toml", "\"titan\"", "vp = 5", "vp = 9");
  EXPECT_EQ(run_command(scenario + with_pack()).status, 0);
  EXPECT_NE(run_command(scenario).status, 0);
  change("structures.toml", "\"titan\"", "vp = 9", "vp = -9");
  const Ran refused = run_command(scenario + with_pack());
  EXPECT_NE(refused.status, 0);
  EXPECT_NE(refused.said.find("titan.vp: -9 is out of range"), std::string::npos) << refused.said;
}

}  // namespace
}  // namespace kosmo::orion
