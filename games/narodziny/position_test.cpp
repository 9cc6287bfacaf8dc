// Positions put together by hand: what no game can come to is refused, in both languages, before anything is played.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/scenario.h"
#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"
#include "games/register.h"

namespace kosmo::narodziny {
namespace {

std::string waits(std::string_view name, std::string_view args = "") {
  return fmt::format(R"({{ step = "{}", seat = "pink", args = [{}] }}, )", name, args);
}
const std::string kCraft = waits("craft") + waits("end-turn");
const std::string kEndEnergy = waits("end-energy") + kCraft;

// A step of pink's during this effect of a card that pink owns, and the craft phase behind it.
std::string by(std::string_view card, std::string_view name, std::string_view args = "", int which = 0) {
  return waits(name, args) + waits("effect", fmt::format("'{}', {}", card, which + 1)) + kCraft;
}
// A step of pink's that pays for a card.
std::string paying(std::string_view card, std::string_view name, std::string_view args = "") {
  return waits(name, args) + waits("effect", fmt::format("'{}', 0", card)) + kCraft;
}
std::string has(std::string_view card) { return fmt::format("\"/players/pink/abilities\" = {{ 1 = \"{}\" }}\n", card); }

// A game of two in which these steps wait and these lines are given besides.
ScenarioReport lay(const std::string& steps, const std::string& given, const std::string& options) {
  register_games();
  return run_scenario(fmt::format(R"(
title = "a position"
title_pl = "pozycja"
rules = ["NK-RND-01"]
game  = "narodziny"
seats = ["pink", "green"]
options = {{ {} }}
[given]
"/steps" = [{}]
{}
[[play]]
over = false
)",
                                  options, steps, given),
                      "position.toml");
}

void expect_refused(const std::string& steps, const std::string& given, const std::string& why_en,
                    const std::string& why_pl, const std::string& options = "") {
  const ScenarioReport report = lay(steps, given, options);
  EXPECT_NE(report.failure().en.find(why_en), std::string::npos) << steps << given << "\n" << report.failure().en;
  EXPECT_NE(report.failure().pl.find(why_pl), std::string::npos) << steps << given << "\n" << report.failure().pl;
}
void expect_possible(const std::string& steps, const std::string& given = "", const std::string& options = "") {
  const ScenarioReport report = lay(steps, given, options);
  EXPECT_FALSE(report.failure()) << steps << given << "\n" << report.failure().en;
}
void expect_a_part(const std::string& steps, const std::string& given = "") {
  expect_refused(steps, given, "what it is a part of must come right after it",
                 "zaraz po nim musi następować to, czego jest częścią");
}

TEST(NarodzinyPosition, OnePieceLiesOnASpaceAndEachBelongsThere) {
  expect_refused(kCraft, "\"/players/pink/stable\" = [\"L02\"]", "/players/pink/proto: two life tokens on one space",
                 "/players/pink/proto: dwa znaczniki życia na jednym polu");
  expect_refused(kCraft, "\"/players/green/completed\" = [\"D4\"]", "/players/green/completed: there is no nebula",
                 "/players/green/completed: nie ma tam mgławicy");
  expect_refused(kCraft, "\"/players/pink/advanced\" = { D1 = \"A8\" }", "on a nebula that is not completed",
                 "na nieukończonej mgławicy");
}

TEST(NarodzinyPosition, NK_RND_01_a_round_goes_on_while_turns_are_left) {
  expect_possible(kCraft, "\"/turns_done\" = 1");
  expect_possible(waits("hand-limit") + R"({ step = "next-round", seat = "null" })",
                  "\"/turns_done\" = 2\n\"/players/pink/hand\" = { light = 11, time = 0, gravity = 0, chemistry = 0 }");
  expect_refused(kCraft, "\"/turns_done\" = 2", "/turns_done: 2 of 2 turns are done, but the round goes on",
                 "/turns_done: rozegrano tury: 2 z 2, a runda trwa");
  expect_refused(kCraft, "\"/turns_done\" = 4", "/turns_done", "/turns_done");
}

TEST(NarodzinyPosition, NK_RND_01_all_that_waits_ends_with_a_turn_or_a_round) {
  const std::string green = R"({ step = "craft", seat = "green" }, { step = "end-turn", seat = "green" }, )";
  expect_possible(kCraft);
  for (const std::string& steps : {waits("craft"), waits("shift", "3, 0") + waits("craft")})
    expect_refused(steps, "", "the last one must be 'end-turn'", "ostatni musi być krok „end-turn”");
  for (const std::string& steps :
       {waits("craft") + green, kCraft + waits("end-turn"), waits("omega") + kCraft,
        waits("end-turn") + waits("end-turn"), waits("turn") + waits("turn"),
        waits("collect", "0") + waits("collect", "0") + kEndEnergy, waits("collect", "0") + kCraft,
        R"({ step = "shift", seat = "green", args = [3, 0] }, )" + kCraft, waits("hand-limit") + kCraft})
    expect_a_part(steps);
  expect_refused(R"({ step = "end-round", seat = "pink" })", "", "it belongs to no player", "do żadnego gracza");
}

TEST(NarodzinyPosition, NK_COL_04_nobody_takes_more_cards_than_tokens_and_markers_give) {
  expect_possible(waits("take-card", "7") + kEndEnergy);
  expect_a_part(waits("take-card", "7") + kCraft);
  expect_refused(waits("take-card", "8") + kEndEnergy, "", "nobody takes more than 7 cards", "nie bierze więcej niż 7");
}

TEST(NarodzinyPosition, NK_SET_16_every_player_has_one_energy_token_on_the_controls) {
  const auto controls = [](std::string_view light, std::string_view time) {
    return fmt::format("\"/controls\" = {{ light = [{}], time = [{}], gravity = [\"dark\"], chemistry = [\"dark\"] }}",
                       light, time);
  };
  expect_possible(kCraft, controls(R"("dark", "pink")", R"("dark", "green")"));
  expect_refused(kCraft, controls(R"("dark", "dark")", R"("green")"), "/controls: the energy token 'pink' must lie",
                 "/controls: znacznik energii „pink” musi tu leżeć jeden raz");
  expect_refused(kCraft, controls(R"("dark", "pink")", R"("dark", "pink", "green")"), "'pink' must lie there once",
                 "„pink” musi tu leżeć jeden raz");
  expect_refused(kCraft, controls(R"("dark", "pink", "amber")", R"("dark", "green")"),
                 "nobody plays with the energy token 'amber'", "znacznikiem energii „amber” nikt nie gra");
}

TEST(NarodzinyPosition, NK_SET_05_cards_and_tiles_lie_with_their_like) {
  expect_refused(kCraft, R"("/nebula_stacks/1" = ["M3-11"])", "/nebula_stacks/1: M3-11 is of another size (NK-SET-07)",
                 "/nebula_stacks/1: M3-11 ma inny rozmiar");
  expect_refused(kCraft, R"("/ability_decks/light" = ["CT1"])", "/ability_decks/light: CT1 is of another type",
                 "/ability_decks/light: karta CT1 jest innego rodzaju");
  expect_possible(kCraft, R"("/advanced_stack" = ["A8", "B4"])");
  expect_refused(kCraft, R"("/advanced_stack" = ["B4", "A8"])", "/advanced_stack: tokens of group A lie above",
                 "/advanced_stack: żetony z grupy A leżą nad");
}

TEST(NarodzinyPosition, NK_END_07_each_round_has_its_goals) {
  const auto goals = [](int round, std::string_view row) {
    return fmt::format("\"/round\" = {}\n\"/goal_row\" = {{ {} }}\n", round, row);
  };
  expect_possible(kCraft, goals(3, R"(1 = "GO01", 2 = "GO02", 3 = "GO03")"));
  expect_possible(kCraft, goals(8, R"(3 = "GO03")"));
  expect_refused(kCraft, goals(4, R"(4 = "GO01")"), "/goal_row/4: a goal on place 4 is scored", "/goal_row/4: cel z");
  expect_refused(kCraft, goals(3, R"(1 = "GO01", 3 = "GO02")"), "there is a gap on place 2", "na miejscu 2 jest luka");
  expect_refused(kCraft, goals(1, R"(1 = "GO01", 2 = "GO02", 3 = "GO03")"),
                 "/goal_row/2: no goal lies there in round 1", "/goal_row/2: w rundzie 1 nie ma tam celu");
  expect_refused(kCraft, goals(8, R"(2 = "GO02", 3 = "GO03")"), "/goal_row/2: no goal lies there in round 8",
                 "/goal_row/2: w rundzie 8");
  expect_refused(kCraft, goals(5, R"(1 = "GO01")") + R"("/goal_deck" = ["GO02", "GO03"])",
                 "/goal_deck: 2 goals, in round 5 at most 1", "/goal_deck: celów jest 2, a w rundzie 5");
  expect_refused(kCraft, "\"/round\" = 0", "/round: the first round is round 1", "/round: pierwsza runda ma numer 1");
}

TEST(NarodzinyPosition, NK_PLC_09_nothing_is_kept_in_the_reserve_or_on_the_tracks_after_a_turn) {
  const std::string reserve = "\"/players/green/reserve/proto\" = 1", track = "\"/players/green/tracks/dna\" = 1";
  expect_refused(kCraft, reserve, "/players/green/reserve: the reserve is lost", "/players/green/reserve: rezerwa");
  expect_refused(kCraft, track, "/players/green/tracks: resources are lost",
                 "/players/green/tracks: zasoby przepadają");
  expect_possible(kCraft, reserve + "\n\"/ahead\" = 1", "overlap = 1");
  expect_refused(waits("turn"), "\"/players/pink/tracks/dna\" = 1", "resources are lost", "zasoby przepadają");
}

TEST(NarodzinyPosition, NK_OMG_02_the_marker_lies_on_alpha_until_the_craft_phase_is_over) {
  expect_possible(kCraft, R"("/players/green/marker" = "nebula")");
  expect_refused(kCraft, R"("/players/pink/marker" = "nebula")", "/players/pink/marker: it lies on alpha",
                 "/players/pink/marker: do końca fazy budowania");
}

TEST(NarodzinyPosition, NK_COL_11_the_row_is_full_when_no_cards_are_taken) {
  const std::string two = R"("/energy_row" = ["light", "light"])";
  expect_refused(waits("turn"), two, "/energy_row: it was filled up", "/energy_row: uzupełniono go");
  expect_refused(kCraft, two, "/energy_row: it was filled up", "/energy_row: uzupełniono go");
  expect_possible(kCraft, two + "\n\"/energy_deck\" = []");
  expect_possible(waits("take-card", "1") + kEndEnergy, two);
}

TEST(NarodzinyPosition, NK_SET_02_crystals_add_up) {
  expect_possible(kCraft, R"("/supply/crystals" = 6)");
  expect_refused(kCraft, R"("/supply/crystals" = 7)", "/supply/crystals: 7 with 2 on the boards are more than 8",
                 "/supply/crystals: 7 i 2 na planszach to więcej niż 8");
  expect_refused(kCraft, R"("/box/crystals" = 5)", "/box: of the 18 time crystals 10 are left",
                 "/box: z 18 kryształów");
  expect_refused(kCraft, R"("/box/extra_crystals" = 3)", "and 0 are extra ones", "a dodatkowych jest 0");
}

TEST(NarodzinyPosition, NK_FIN_01_the_end_has_a_reason_and_leaves_nothing_to_do) {
  const std::string over = "\"/over\" = 1\n";
  const auto refused = [&](const std::string& steps, const std::string& given, const char* en, const char* pl) {
    expect_refused(steps, over + given, en, pl);
  };
  refused(kCraft, "", "/steps: something is left to do after the end", "/steps: po zakończeniu gry zostało coś");
  refused("", "", "/over: there are time crystals in the supply", "/over: w zasobach ogólnych są kryształy czasu");
  refused("", "\"/supply/crystals\" = 0", "the game should go on, but it is over", "gra powinna trwać");
}

TEST(NarodzinyPosition, NK_VAR_03_an_energy_phase_is_taken_ahead_only_where_turns_overlap) {
  const std::string overlap = R"({ step = "overlap", seat = "green" }, )" + kCraft;
  expect_possible(overlap, "", "overlap = 1");
  expect_possible(kCraft, "\"/ahead\" = 1", "overlap = 1");
  expect_refused(overlap, "", "no energy phase can be taken ahead", "nie można teraz rozegrać fazy energii");
  expect_refused(overlap, "\"/turns_done\" = 1", "no energy phase can be taken ahead", "nie można teraz",
                 "overlap = 1");
  expect_refused(kCraft, "\"/ahead\" = 1", "/ahead: turns do not overlap", "/ahead: w tej grze nikt");
  expect_refused(kCraft, "\"/ahead\" = 1\n\"/turns_done\" = 1", "/ahead: nobody has a turn", "/ahead: w tej rundzie",
                 "overlap = 1");
}

TEST(NarodzinyPosition, NK_ENE_02_a_shift_has_steps_left) {
  expect_possible(waits("shift", "2, 1") + kCraft);
  expect_refused(waits("shift", "0, 1") + kCraft, "", "'shift': there must be at least one", "co najmniej jeden");
  expect_refused(waits("shift", "3, 1") + kCraft, "", "nothing has been moved yet", "niczego jeszcze nie przesunięto");
  expect_refused(waits("take-card", "0") + kEndEnergy, "", "'take-card': there must be at least one",
                 "co najmniej jeden");
}

TEST(NarodzinyPosition, NK_ABL_03_cards_are_drawn_only_while_one_is_kept) {
  const std::string two = "\"/drawn\" = [\"CT1\", \"CT2\"]\n", three = "\"/drawn\" = [\"CT1\", \"CT2\", \"CT3\"]\n";
  expect_possible(waits("keep", "0, 1") + kCraft, two);
  expect_possible(waits("keep", "1, 1") + kCraft, three);
  expect_possible(waits("bottom", "1") + kCraft, two);
  expect_refused(kCraft, two, "/drawn: ability cards lie there exactly while", "/drawn: karty zdolności leżą tu");
  expect_refused(waits("keep", "0, 1") + kCraft, "", "/drawn: ability cards lie there", "/drawn: karty zdolności");
  expect_refused(waits("bottom", "1") + kCraft, "\"/drawn\" = [\"CT1\"]", "/drawn: ability cards", "/drawn: karty");
  expect_refused(waits("bottom", "1") + kCraft, "\"/drawn\" = [\"CT1\", \"CG2\", \"CL3\"]", "not all of the deck",
                 "nie wszystkie te karty są z talii");
  expect_refused(waits("keep", "0, 1") + kCraft, three, "/drawn: 3 cards, 2 at most", "/drawn: kart jest 3");
  expect_refused(waits("keep", "1, 1") + kCraft, two, "fewer cards than were paid for", "mniej, niż opłacono");
  expect_refused(waits("keep", "0, 1") + kCraft, two + has("CL1"), "that slot is filled", "miejsce jest już zajęte");
  expect_a_part(waits("keep", "0, 1") + waits("end-turn"), two);
}

TEST(NarodzinyPosition, NK_PLC_01_a_nebula_is_placed_from_where_it_lies) {
  const std::string reserve = "\"/players/pink/reserve/nebulae\" = [\"M1-06\"]\n";
  const std::string board = "\"/players/pink/nebulae\" = { D2 = \"M1-06\" }\n";
  expect_possible(waits("nebula-at", "'M1-06', 0, 0") + kCraft, reserve);
  expect_refused(waits("nebula-at", "'M1-06', 0, 0") + kCraft, "", "nebula M1-06 does not lie there",
                 "nie leży tam mgławica M1-06");
  expect_a_part(waits("nebula-at", "'M1-06', 0, 0") + waits("end-turn"), reserve);
  expect_possible(by("CG4", "nebula-at", "'M1-06', 2, 0"), board + has("CG4"));
  expect_refused(by("CG4", "nebula-at", "'M1-06', 3, 0"), board + has("CG4"), "nebula M1-06 does not lie",
                 "nie leży tam");
  expect_refused(by("CG4", "nebula-at", "'M1-06', 2, 0"), board + has("CG4") + "\"/players/pink/completed\" = [\"D2\"]",
                 "nebula M1-06 does not lie", "nie leży tam");
  expect_a_part(waits("nebula-at", "'M1-06', 2, 0") + kCraft, board);
  expect_refused(waits("nebula-at", "'M1-06', 0, 1") + waits("end-turn"), reserve, "that omega space was not chosen",
                 "nie wybrano tego pola omega");
  expect_possible(waits("nebula-at", "'M1-06', 0, 1") + waits("end-turn"),
                  reserve + "\"/players/pink/marker\" = \"nebula\"");
}

TEST(NarodzinyPosition, NK_PLC_02_a_star_is_placed_from_the_reserve_in_a_sector_with_room) {
  const std::string star = "\"/players/pink/reserve/stars/He\" = 1\n";
  expect_possible(waits("star-at", "'He', 255") + kCraft, star);
  expect_refused(waits("star-at", "'He', 255") + kCraft, "", "'star-at': it needs 1, but finds only 0",
                 "„star-at”: potrzeba 1, a jest 0");
  expect_refused(waits("star-at", "'He', 3") + kCraft, star, "there is no such sector", "nie ma takiego sektora");
  expect_a_part(waits("star-at", "'He', 255") + waits("end-turn"), star);
  expect_possible(waits("star-type", "1, 255") + kCraft);
  expect_refused(waits("star-type", "1, 77") + kCraft, "", "there is no such sector", "nie ma takiego sektora");
  expect_a_part(waits("star-type", "0, 0") + kCraft);
  expect_possible(by("CL3", "star-type", "0, 0", 1), has("CL3"));
}

TEST(NarodzinyPosition, NK_PLC_03_life_is_placed_from_the_reserve_or_by_a_card_from_the_supply) {
  expect_possible(waits("proto-at", "0") + kCraft, "\"/players/pink/reserve/proto\" = 1");
  expect_refused(waits("proto-at", "0") + kCraft, "", "it needs 1, but finds only 0", "potrzeba 1, a jest 0");
  expect_a_part(waits("proto-at", "1") + kCraft, "\"/players/pink/reserve/proto\" = 1");
  expect_possible(by("CT1", "stable-at", "3"), has("CT1"));
  expect_refused(by("CT1", "stable-at", "3"), has("CT1") + "\"/supply/life\" = 2", "it needs 3, but finds only 2",
                 "potrzeba 3, a jest 2");
  expect_refused(by("CT1", "stable-at", "0"), has("CT1"), "at least one", "co najmniej jeden");
  expect_a_part(waits("stable-at", "1") + kCraft);
}

TEST(NarodzinyPosition, NK_NEB_05_a_figure_is_discarded_from_a_completed_nebula) {
  expect_possible(waits("discard-star", "1") + kCraft, "\"/players/pink/completed\" = [\"D1\"]");
  expect_refused(waits("discard-star", "1") + kCraft, "", "that nebula is not completed", "nie jest ukończona");
  expect_a_part(waits("discard-star", "0") + kCraft);
  expect_possible(by("CL8", "discard-star", "0"), has("CL8"));
}

TEST(NarodzinyPosition, NK_ACT_02_a_cost_is_that_of_the_card_whose_effects_follow) {
  const std::string light = "'CL3'";
  const std::string rich = "\"/players/pink/hand\" = { light = 5, time = 0, gravity = 0, chemistry = 0 }\n";
  expect_possible(paying("CL3", "pay", light), rich + has("CL3"));
  expect_a_part(waits("pay", light) + kCraft, rich + has("CL3"));
  expect_a_part(paying("CT4", "pay", light), rich + has("CT4"));
  expect_refused(paying("CL3", "pay", light), rich, "not in the player's ability slots", "nie ma na miejscach");
  expect_a_part(paying("CL3", "discard-nova"), has("CL3") + "\"/players/pink/stars\" = { S00 = \"H*\" }");
  expect_refused(paying("CL3", "discard-life", "1, 0"), has("CL3"), "does not cost that much", "tyle nie kosztuje");
  expect_a_part(waits("discard-life", "1, 0") + kCraft);
}

TEST(NarodzinyPosition, NK_ACT_06_an_effect_is_one_of_a_card_that_the_player_has) {
  const auto effect = [](int which) { return waits("effect", fmt::format("'CG3', {}", which)) + kCraft; };
  expect_possible(effect(0), has("CG3"));
  expect_refused(effect(0), "", "not in the player's ability slots", "nie ma na miejscach na karty zdolności");
  expect_refused(effect(2), has("CG3"), "the card has no such effect", "karta nie ma takiego efektu");
  expect_a_part(waits("effect", "'CG3', 0") + waits("end-turn"), has("CG3"));
  expect_possible(by("CG3", "either", "'CG3', 0"), has("CG3"));
  expect_a_part(waits("either", "'CG3', 0") + kCraft, has("CG3"));
  expect_refused(by("CL1", "either", "'CL1', 0"), has("CL1"), "no such effect", "nie ma takiego efektu");
}

TEST(NarodzinyPosition, NK_ACT_06_what_only_a_card_allows_is_a_part_of_its_effect) {
  const std::string board = "\"/players/pink/stars\" = { S00 = \"H*\", S01 = \"He\" }\n";
  for (const auto& [card, name, args] : {std::tuple{"CG1", "restore", ""},
                                         {"CC2", "irradiate", ""},
                                         {"CC1", "move-proto", ""},
                                         {"CG4", "relocate", ""},
                                         {"CG8", "wormhole", "3, 0, 0, 0"},
                                         {"CG3", "replace", "1, 2"}}) {
    const std::string_view other = std::string_view(card) == "CG1" ? "CG4" : "CG1";
    const std::string given = board + "\"/players/pink/proto\" = [\"L01\", \"L02\"]\n" +
                              fmt::format("\"/players/pink/abilities\" = {{ 1 = \"{}\", 2 = \"{}\" }}\n", card, other);
    expect_possible(by(card, name, args), given);
    expect_a_part(waits(name, args) + kCraft, given);
    expect_a_part(by(other, name, args), given);
  }
  expect_a_part(waits("evolve") + kCraft);
  expect_refused(by("CG3", "replace", "2, 1"), has("CG3"), "the card replaces other sizes", "zamienia inne rozmiary");
}

TEST(NarodzinyPosition, NK_TRK_01_resources_are_spent_on_what_is_there) {
  expect_possible(waits("nova", "1") + kCraft);
  expect_refused(waits("nova", "2") + kCraft, "", "it needs 2, but finds only 1", "potrzeba 2, a jest 1");
  expect_possible(waits("stabilise", "1, 0") + kCraft);
  expect_refused(waits("stabilise", "2, 0") + kCraft, "", "it needs 2, but finds only 1", "potrzeba 2, a jest 1");
  expect_possible(waits("move-what") + kCraft);
  expect_a_part(waits("move-what") + waits("end-turn"));
  expect_possible(waits("star-to", "'S00', 0") + kCraft);
  expect_refused(waits("star-to", "'S01', 0") + kCraft, "", "there is no such star on S01",
                 "na polu S01 nie ma takiej");
  expect_refused(waits("star-to", "'S00', 0") + kCraft, "\"/players/pink/stars\" = { S00 = \"H*\" }",
                 "there is no such star on S00", "na polu S00 nie ma takiej gwiazdy");
  expect_a_part(waits("star-to", "'S00', 1") + kCraft);
  expect_possible(waits("life-to", "'L02'") + kCraft);
  expect_refused(waits("life-to", "'L03'") + kCraft, "", "no such life token on L03", "na polu L03 nie ma takiego");
}

TEST(NarodzinyPosition, NK_ACT_06_a_wormhole_moves_tokens_of_one_kind_each_once) {
  const std::string given = has("CG8") + "\"/players/pink/proto\" = [\"L02\", \"L03\", \"L04\"]\n";
  expect_possible(by("CG8", "wormhole-to", "3, 1, 0, 0, 1"), given);
  expect_possible(by("CG8", "wormhole-to", "2, 1, 3, 0, 1"), given);
  for (const char* const empty : {"3, 1, 0, 0, 9", "3, 2, 0, 0, 1", "2, 1, 3, 0, 2", "2, 1, 9, 0, 1"})
    expect_refused(by("CG8", "wormhole-to", empty), given, "no such life token on", "nie ma takiego znacznika życia");
  for (const char* const wrong : {"3, 0, 0, 0, 1", "1, 1, 0, 0, 1", "2, 1, 0, 3, 1", "3, 1, 3, 0, 1"})
    expect_refused(by("CG8", "wormhole-to", wrong), given, "do not agree", "nie zgadzają się");
  for (const char* const wrong : {"0, 0, 0, 0", "3, 1, 0, 0", "2, 0, 0, 0", "1, 1, 3, 3"})
    expect_refused(by("CG8", "wormhole", wrong), given, "do not agree", "nie zgadzają się");
}

TEST(NarodzinyPosition, NK_OMG_01_the_reserve_is_lost_before_omega) {
  const std::string omega = waits("omega") + waits("end-turn");
  const std::string life = "\"/players/pink/marker\" = \"stabilise\"\n";
  expect_possible(omega);
  expect_refused(omega, "\"/players/pink/reserve/proto\" = 1", "the reserve is lost before it", "traci się rezerwę");
  expect_refused(omega, life, "the marker is on omega already", "znacznik leży już na polu omega");
  expect_possible(waits("stabilise", "1, 1") + waits("end-turn"), life);
  expect_refused(waits("stabilise", "1, 1") + waits("end-turn"), "", "omega space was not chosen", "nie wybrano");
  expect_possible(waits("nebula-size", "1") + waits("end-turn"), "\"/players/pink/marker\" = \"nebula\"");
  expect_refused(waits("nebula-size", "1") + waits("end-turn"), life, "was not chosen", "nie wybrano tego pola omega");
}

TEST(NarodzinyPosition, NK_END_05_cards_are_discarded_only_above_the_limit) {
  const std::string steps = waits("hand-limit") + R"({ step = "next-round", seat = "null" })";
  expect_refused(steps, "", "the hand is within the limit", "na ręce nie ma kart ponad limit");
}

TEST(NarodzinyPosition, WhatACardHasTouchedIsThereWhileItsEffectsGoOn) {
  const std::string steps = by("CG1", "star-to", "'S00', 0", 1);
  expect_possible(steps, has("CG1") + "\"/last\" = \"0\"");
  expect_refused(steps, has("CG1") + "\"/last\" = \"9\"", "/last: no effect", "/last: nie trwa żaden efekt");
  expect_refused(kCraft, "\"/last\" = \"0\"", "/last: no effect", "/last: nie trwa żaden efekt");
}

}  // namespace
}  // namespace kosmo::narodziny
