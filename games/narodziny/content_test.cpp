// Content packs: what the cards, tiles and goals in use are, and how a pack with mistakes is refused.
#include "games/narodziny/content.h"

#include "tests/support/pack_test.h"

namespace kosmo::narodziny {
namespace {

class NarodzinyContent : public PackTest {
 protected:
  NarodzinyContent() : PackTest("narodziny", load) { content(); }
  static std::vector<Problem> load() {
    Content loaded;
    return load_content(loaded);
  }

  void ability(const std::string& from, const std::string& to, const std::string& key, const std::string& words,
               const std::string& card = "CL1") {
    expect_refused("abilities.toml", card, from, to, key, words);
  }
  void tile(const std::string& from, const std::string& to, const std::string& key, const std::string& words) {
    expect_refused("nebulae.toml", "M2-03", from, to, key, words);
  }
  void goal(const std::string& from, const std::string& to, const std::string& key, const std::string& words) {
    expect_refused("goals.toml", "GO06", from, to, key, words);
  }
};

TEST_F(NarodzinyContent, our_own_content_has_no_mistake) {
  Content loaded;
  EXPECT_TRUE(load_content(loaded).empty());
  EXPECT_EQ(loaded.hash, content().hash);
}

TEST_F(NarodzinyContent, a_missing_key_is_named) {
  // What is not there has no line of its own; the entry has one.
  const int line = change("nebulae.toml", "\"M2-03\"", "points = 5\n", "") - 4;
  expect_mistake("nebulae.toml", line, "M2-03.points", "missing");
  const int name = change("abilities.toml", "\"CL1\"", "name.pl = \"Obłok molekularny\"\n", "") - 1;
  expect_mistake("abilities.toml", name, "CL1.name.pl", "missing");
  const int card = change("abilities.toml", "\"CL1\"", "cost    = { cards = 2, type = \"light\" }\n", "") - 9;
  expect_mistake("abilities.toml", card, "CL1.cost", "missing");
}

TEST_F(NarodzinyContent, a_value_of_the_wrong_type_is_named) {
  tile("size   = 2", "size   = \"two\"", "size", "whole number");
  tile("points = 5", "points = 5.5", "points", "whole number");
  tile("stars  = { H = 2, He = 1, C = 0, O = 1 }", "stars  = 4", "stars", "table");
  tile("O = 1", "O = true", "stars.O", "whole number");
  ability("name.en = \"Molecular Cloud\"", "name.en = 7", "name.en", "a text is wanted");
  ability("name.en = \"Molecular Cloud\"", "name.en = \"\"", "name.en", "the text is empty");
  ability("effects = [\"gain_star H 1\"]", "effects = [\"gain_star H 1\", 2]", "effects", "a text is wanted");
  ability("instead_of_star = true", "instead_of_star = \"yes\", cards = 1, type = \"any\"", "cost.instead_of_star",
          "true or false", "CT1");
}

TEST_F(NarodzinyContent, a_number_out_of_range_is_named_with_its_range) {
  tile("points = 5", "points = 51", "points", "51 is out of range: 1 to 50");
  tile("size   = 2", "size   = 4", "size", "4 is out of range: 1 to 3");
  tile("H = 2", "H = -1", "stars.H", "-1 is out of range: 0 to 6");
  tile("H = 2", "H = 6", "stars", "1 to 6 stars");
  tile("{ H = 2, He = 1, C = 0, O = 1 }", "{ H = 0, He = 0, C = 0, O = 0 }", "stars", "1 to 6 stars");
  ability("cards = 2", "cards = 10", "cost.cards", "10 is out of range: 1 to 9");
}

TEST_F(NarodzinyContent, an_unknown_word_is_answered_with_the_known_ones) {
  ability("gain_star H 1", "gain_stra H 1", "effects",
          "'gain_stra H 1' is no effect; known are: gain_star, gain_any_star");
  ability("source  = \"rulebook\"", "source  = \"friend\"", "source",
          "'friend' is unknown; known are: rulebook, public, house");
  ability("type = \"light\"", "type = \"dark\"", "cost.type", "known are: light, time, gravity, chemistry, any, same");
  ability("deck    = \"light\"", "deck    = \"any\"", "deck", "known are: light, time, gravity, chemistry");
  goal("measure = \"life delta\"", "measure = \"lives delta\"", "measure",
       "'lives delta' is no measure; known are: stable_life");
}

TEST_F(NarodzinyContent, wrong_arguments_of_an_effect_are_refused) {
  for (const char* wrong :
       {"growth", "growth 0", "growth 10", "growth one", "growth 1 2", "gain_star H", "gain_star Xe 1", "gain_star 1 H",
        "gain_any_star H", "place_any_star omega", "place_any_star delta psi", "gain_nebula 4", "replace_nebula 1",
        "stabilise_around", "stabilise_around Fe"})
    ability("gain_star H 1", wrong, "effects", fmt::format("'{}' has wrong arguments", wrong));
  for (const char* wrong : {"life", "life omega", "nebula_size", "life delta psi"})
    goal("life delta", wrong, "measure", fmt::format("'{}' has wrong arguments", wrong));
}

TEST_F(NarodzinyContent, effects_that_make_no_sense_together_are_refused) {
  ability("[\"gain_star H 1\"]", "[]", "effects", "needs an effect");
  ability("[\"gain_star H 1\"]", "[\"score 1\", \"score 1\", \"score 1\", \"score 1\"]", "effects", "at most three");
  ability("\"gain_star H 1\"", "\"either growth 1\"", "effects", "'either' needs an 'or'");
  ability("\"gain_star H 1\"", "\"either growth 1 or growth 2\"", "effects", "different kinds");
  // "That star" without a star: the effects in question would reach for a piece that nobody named.
  ability("\"gain_star H 1\"", "\"move_last_star\"", "effects", "'move_last_star' must follow");
  ability("\"gain_star H 1\"", "\"growth 1\", \"stabilise_last\"", "effects", "'stabilise_last' must follow");
  ability("\"gain_star H 1\"", "\"move_proto\", \"stabilise_around_last\"", "effects",
          "'stabilise_around_last' must follow");
  ability("\"gain_star H 1\"", "\"supernova 1\", \"either growth 1 or move_last_star\"", "effects",
          "'move_last_star' must follow");
}

TEST_F(NarodzinyContent, costs_that_cannot_be_paid_are_refused) {
  ability("type = \"light\"", "type = \"any\"", "cost.type", "'any' goes with one card");
  const int line = change("abilities.toml", "\"CL1\"", "{ cards = 2, type = \"light\" }", "{ gravitons = 1 }");
  expect_mistake("abilities.toml", line, "CL1.cost.cards", "at least one energy card");
  ability("instead_of_star = true", "instead_of_star = true, cards = 1, type = \"light\"", "cost.instead_of_star",
          "nothing else", "CT1");
  // A release that grows a crystal to the next release could go on for ever (NK-BLD-04).
  ability("\"place_stable 3\"", "\"growth 6\"", "effects", "never end", "CT1");
}

TEST_F(NarodzinyContent, a_wrong_number_of_entries_is_refused) {
  change("goals.toml", "", "[[goal]]", "[[gaol]]");
  expect_mistake("goals.toml", 1, "file", "16 entries are wanted, there are 15");
  const std::string extra =
      "[[nebula]]\nid = \"M3-17\"\nsize = 3\npoints = 9\nsource = \"house\"\nstars = { H = 1, He = 0, C = 0, O = 0 }\n";
  change("nebulae.toml", "\"M3-16\"", "source = \"house\"\n", "source = \"house\"\n" + extra);
  expect_mistake("nebulae.toml", 1, "file", "48 entries are wanted, there are 49");
  write("goals.toml", "# nothing yet\n");
  expect_mistake("goals.toml", 1, "goal", "needs [[goal]] entries");
}

TEST_F(NarodzinyContent, a_doubled_id_is_refused_where_it_stands_again) {
  const int line = change("nebulae.toml", "\"M2-02\"", "\"M2-03\"", "\"M1-07\"");
  expect_mistake("nebulae.toml", line, "M1-07.id", "'M1-07' stands in this file twice");
  change("nebulae.toml", "\"M2-02\"", "\"M2-03\"", "\"m1-07\"");  // whoever types an action need not care for capitals
  expect_mistake("nebulae.toml", line, "m1-07.id", "'m1-07' stands in this file twice");
}

TEST_F(NarodzinyContent, an_id_must_be_one_plain_word) {
  for (const char* id : {"M2 03", "Mgławica", "M2/03"}) {
    const int line = change("nebulae.toml", "\"M2-03\"", "\"M2-03\"", fmt::format("\"{}\"", id));
    expect_mistake("nebulae.toml", line, fmt::format("{}.id", id), "letters a-z, digits");
  }
}

TEST_F(NarodzinyContent, an_unknown_key_is_refused) {
  int line = change("nebulae.toml", "\"M2-03\"", "points = 5\n", "points = 5\ncolour = \"red\"\n") + 1;
  expect_mistake("nebulae.toml", line, "M2-03.colour", "no such key");
  line = change("nebulae.toml", "\"M2-03\"", "O = 1", "O = 1, Fe = 1");
  expect_mistake("nebulae.toml", line, "M2-03.stars.Fe", "no such key");
  line = change("abilities.toml", "\"CL1\"", "cards = 2,", "cards = 2, card = 3,");
  expect_mistake("abilities.toml", line, "CL1.cost.card", "no such key");
  line = change("goals.toml", "\"GO06\"", "name.pl =", "name.de = \"Leben\"\nname.pl =");
  expect_mistake("goals.toml", line, "GO06.name.de", "no such key");
}

TEST_F(NarodzinyContent, a_file_that_is_not_toml_is_refused_with_the_line) {
  for (const char* wrong : {"points = ", "points = 5 5", "points = pięć", "points = \"5", "[.points]"}) {
    const int line = change("nebulae.toml", "\"M2-03\"", "points = 5", wrong);
    expect_mistake("nebulae.toml", line, "toml", "this is not TOML");
  }
  const int line = change("nebulae.toml", "\"M2-03\"", "points = 5", "points = 5\npoints = 6") + 1;
  expect_mistake("nebulae.toml", line, "toml", "this is not TOML");
}

TEST_F(NarodzinyContent, decks_and_stacks_must_stand_in_their_order) {
  ability("deck    = \"light\"", "deck    = \"time\"", "deck", "8 cards each", "CL3");
  tile("size   = 2", "size   = 1", "size", "16 tiles of size 1 come first");
}

TEST_F(NarodzinyContent, all_mistakes_of_all_files_are_reported_at_once) {
  const int first = change("abilities.toml", "\"CT5\"", "growth 1", "growth x");
  const int second = change("abilities.toml", "\"CC8\"", "key     =", "kee     =");
  const int third = change("nebulae.toml", "\"M1-01\"", "points = 2", "points = 0");
  const int fourth = change("goals.toml", "\"GO16\"", "source  = \"rulebook\"", "source  = \"book\"");
  const std::vector<std::string> wanted = {
      fmt::format("abilities.toml:{}", first), fmt::format("abilities.toml:{}", second - 2),
      fmt::format("abilities.toml:{}", second), fmt::format("nebulae.toml:{}", third),
      fmt::format("goals.toml:{}", fourth)};  // key missing, and kee unknown
  EXPECT_EQ(places_of_mistakes(), wanted);
}

TEST_F(NarodzinyContent, one_file_may_be_replaced_and_the_others_stay_ours) {
  change("nebulae.toml", "\"M1-01\"", "points = 2", "points = 9");
  EXPECT_TRUE(load_pack().empty());
  Content loaded;
  load_content(loaded);
  EXPECT_EQ(loaded.tiles[0].points, 9);
  EXPECT_EQ(loaded.tiles[1].points, content().tiles[1].points);
  EXPECT_EQ(loaded.abilities[0].name_en, content().abilities[0].name_en);
  EXPECT_NE(loaded.hash, content().hash);
}

// The command itself, with a pack of the player's own.
constexpr const char* kCompleting = R"(
title = "The tile is worth what the pack says"
title_pl = "Kafelek jest wart tyle, ile mówi zestaw"
rules = ["NK-NEB-04"]
game  = "narodziny"
seats = ["pink", "green"]
[given]
"/steps" = [{ step = "craft", seat = "pink" }, { step = "end-turn", seat = "pink" }]
"/players/pink/nebulae" = { D1 = "M1-01" }
"/players/pink/stars" = { S00 = "H", S01 = "H", S03 = "He" }
[[play]]
pink = "complete D1"
expect = { "/players/pink/score" = 9 }
)";

TEST_F(NarodzinyContent, a_pack_is_played_with) {
  change("nebulae.toml", "\"M1-01\"", "points = 2", "points = 9");
  std::ofstream(path("nine.toml")) << kCompleting;
  const Ran with = run_command("scenario '" + path("nine.toml") + "'" + with_pack());
  EXPECT_EQ(with.status, 0) << with.said;
  const Ran without = run_command("scenario --lang en '" + path("nine.toml") + "'");
  EXPECT_NE(without.status, 0) << without.said;
  EXPECT_NE(without.said.find("should be 9"), std::string::npos) << without.said;
  const Ran card = run_command("card narodziny M1-01" + with_pack());
  EXPECT_NE(card.said.find("9 points"), std::string::npos) << card.said;
}

TEST_F(NarodzinyContent, a_saved_game_knows_which_content_it_was_played_with) {
  change("nebulae.toml", "\"M1-01\"", "points = 2", "points = 9");
  const std::string saved = path("game.replay.jsonl");
  const Ran played = run_command("play narodziny --seat random,random --seed 1 --save '" + saved + "'" + with_pack());
  ASSERT_EQ(played.status, 0) << played.said;
  EXPECT_EQ(text_at(saved).find(fmt::format("{:016x}", content().hash)), std::string::npos);
  EXPECT_EQ(run_command("verify '" + saved + "'" + with_pack()).status, 0);
  const Ran other = run_command("verify --lang en '" + saved + "'");
  EXPECT_NE(other.said.find("played with content"), std::string::npos) << other.said;
}

// A player may invent cards. Parts that cannot be done are skipped (NK-ACT-06), whatever their order and cost.
constexpr const char* kStrangeCards = R"(
title = "Nothing to turn, nothing to go on with, and the only supernova was the price"
title_pl = "Nie ma czego przekształcić ani czym grać dalej, a jedyna supernowa była zapłatą"
rules = ["NK-ACT-06"]
game  = "narodziny"
seats = ["pink", "green"]
[given]
"/steps" = [{ step = "craft", seat = "pink" }, { step = "end-turn", seat = "pink" }]
"/players/pink/abilities" = { 1 = "CL1", 2 = "CT4", 3 = "CL2" }
"/players/pink/stars" = { S00 = "H*" }
"/players/pink/nebulae" = {}
"/players/pink/hand" = { light = 3, time = 0, gravity = 0, chemistry = 1 }
[[play]]
pink   = "use CL1"
expect = { "/players/pink/score" = 1, "/players/pink/stars" = { S00 = "H*" } }
[[play]]
step   = "craft"
pink   = "use CL2"
expect = { "/players/pink/time/growing" = 1 }
[[play]]
step   = "craft"
pink   = ["use CT4", "pay light", "discard-nova S00"]
expect = { "/players/pink/stars" = {} }
[[play]]
step   = "craft"
)";

TEST_F(NarodzinyContent, strange_cards_skip_what_cannot_be_done) {
  const auto effects = [&](const char* card, const char* ours, const char* theirs) {
    change("abilities.toml", fmt::format("\"{}\"", card), ours, theirs);
  };
  effects("CL1", "\"gain_star H 1\"", "\"score 1\", \"supernova 2\", \"stabilise_around_last\"");
  effects("CL2", "\"place_stable 1\"",
          "\"growth 1\", \"advance_again\", \"either stabilise_around C or replace_nebula 2 3\"");
  effects("CT4", "\"either growth 2 or gain_proto 2\"", "\"restore_supernova\", \"move_last_star\"");
  std::ofstream(path("strange.toml")) << kStrangeCards;
  const Ran asked = run_command("scenario '" + path("strange.toml") + "'" + with_pack());
  EXPECT_EQ(asked.status, 0) << asked.said;

  effects("CL4", "\"growth 1\"", "\"discard_star\", \"discard_star\", \"either supernova 1 or discard_star\"");
  effects("CT6", "\"growth 2\"", "\"score 1\", \"move_proto\", \"stabilise_last\"");
  effects("CG4", "\"relocate\"", "\"gain_nebula 3\", \"replace_nebula 3 1\", \"relocate\"");
  effects("CC4", "\"place_stable 1\"", "\"stabilise 3\", \"stabilise_around_supernova\", \"move_life_anywhere 3\"");
  const Ran played = run_command("simulate narodziny -n 300 --seed 1 --seats 4 --threads 1" + with_pack());
  EXPECT_EQ(played.status, 0) << played.said;
}

TEST_F(NarodzinyContent, a_pack_with_mistakes_is_refused_before_anything_is_played) {
  const int first = change("nebulae.toml", "\"M1-01\"", "points = 2", "points = 99");
  const int second = change("goals.toml", "\"GO06\"", "life delta", "life omega");
  for (const char* lang : {"en", "pl"}) {
    const Ran ran = run_command(fmt::format("state narodziny --seed 1 --lang {} --content '{}'", lang, path("")));
    EXPECT_NE(ran.status, 0);
    EXPECT_EQ(ran.said.find('{'), std::string::npos) << ran.said;  // no state
    for (const std::string& place : {fmt::format("nebulae.toml:{}", first), fmt::format("goals.toml:{}", second)})
      EXPECT_NE(ran.said.find(place), std::string::npos) << ran.said;
    EXPECT_NE(ran.said.find(lang[0] == 'p' ? "99 jest poza zakresem" : "99 is out of range"), std::string::npos)
        << ran.said;
  }
}

}  // namespace
}  // namespace kosmo::narodziny
