// How the entry of an alien is read (section 11.7 of the rules) and which document decides (section 5.22): the entries
// against the program.
#include <gtest/gtest.h>

#include <set>

#include "games/cosmic/rules/flare_moments.h"
#include "games/cosmic/test_entries.h"

namespace kosmo::cosmic {
namespace {

Options with_powers() {
  Options options = game().standard_options();
  options[kOptionPowers] = 1;
  return options;
}
// A game of four in which the first seats have these aliens, when setup is over.
State set_up_with(const std::vector<int>& aliens, std::uint64_t seed) {
  State s = fresh(4, seed, with_powers());
  for (std::size_t i = 0; i < aliens.size(); ++i) deal_to(s, static_cast<Seat>(i), aliens[i]);
  ActionList choices;
  while (s.moment == Moment::kSetup) {
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  }
  return s;
}

std::string words_of(const Phases& phases, std::string_view between) {
  std::string words;
  for (const Phase phase : phases) {
    if (!words.empty()) words += between;
    words += kPhaseKind.say(static_cast<int>(phase), Lang::kEnglish);
  }
  return words;
}
std::string words_of(Role role) { return kRoleKind.say(static_cast<int>(role), Lang::kEnglish); }
// Some roles are put in two ways: in the heading of an entry, and where players read them.
std::string role_in_entry(const std::string& role) {
  if (role == "not main player") return "no main player";
  if (role == "not offense") return "not the offense";
  return role;
}
std::string level_in_entry(int alien) {
  std::string level = kLevelKind.say(static_cast<int>(level_of(alien)), Lang::kEnglish);
  level[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(level[0])));
  return level;
}

// --- what the entries say

TEST(CosmicEntries, CE_CON_01_the_entry_of_a_power_says_who_when_and_what) {
  const std::vector<Entry> entries = entries_of_aliens();
  ASSERT_EQ(entries.size(), static_cast<std::size_t>(kAliens));
  for (int alien = 0; alien < kAliens; ++alien) {
    const Entry& entry = entries[alien];
    const Power& sheet = power(alien);
    const std::vector<std::string> head = divided(entry.head.substr(0, entry.head.find('.')), ';');
    ASSERT_EQ(head.size(), 5u) << entry.head;
    EXPECT_EQ(head[0], level_in_entry(alien)) << entry.head;
    EXPECT_EQ(head[1], alien_at(alien).is_mandatory ? "mandatory" : "optional") << entry.head;
    EXPECT_EQ(sheet.mandatory, alien_at(alien).is_mandatory) << entry.head;
    EXPECT_EQ(role_in_entry(head[2]), words_of(sheet.role)) << entry.head;
    EXPECT_EQ(std::regex_replace(head[3], std::regex(" and "), ", "), words_of(sheet.phases, ", ")) << entry.head;
    EXPECT_EQ(head[4], "power of " + sheet.name_en) << entry.head;
    // One of the rules says what can be zapped, who chooses, what is shown, what a zap leaves, and what happens
    // without.
    const auto says_all = [](const std::string& rule) {
      static const std::regex kAll("Use: .*Chooses: .*Shown: .*Zapped: .*Shortage: ");
      return std::regex_search(rule, kAll);
    };
    EXPECT_EQ(std::ranges::count_if(entry.rules, says_all), 1) << entry.head;
    // What the program does for the power is a rule of this entry.
    std::set<std::string> numbers;
    for (const std::string& rule : entry.rules) numbers.insert(number_of_rule(rule));
    EXPECT_FALSE(alien_at(alien).power.empty()) << entry.head;
    for (const Effect& effect : alien_at(alien).power) {
      EXPECT_TRUE(numbers.contains(std::string(effect.rule))) << effect.rule;
      EXPECT_TRUE(effect.windows || effect.answers || effect.events) << effect.rule;
    }
  }
}

bool leaves_its_owner(const std::string& text) {
  static const std::regex kLeaves("(give|discard) (this|the) flare");
  return std::regex_search(text, kLeaves);
}
void check_flare(const std::string& line, const FlareEffect& card, std::span<const Effect> effects) {
  const FlareHead head = head_of_flare(line);
  EXPECT_EQ(role_in_entry(in_lower_case(head.role)), words_of(card.role)) << line;
  EXPECT_EQ(head.phases, words_of(card.phases, " or ")) << line;
  EXPECT_FALSE(head.moment.empty()) << line;
  EXPECT_EQ(leaves_its_owner(line), leaves_its_owner(card.text.en)) << line;
  bool has_its_own = false;
  for (const Effect& effect : effects) {
    if (effect.rule != number_of_rule(line)) continue;
    has_its_own = true;
    // Whoever is about to join is no ally yet, and `fits` says who it is.
    const bool is_joining = (effect.events & when(Event::kJoining)) != 0;
    EXPECT_TRUE(effect.role == card.role || (is_joining && effect.role == Role::kAnyPlayer)) << line;
    EXPECT_TRUE(effect.windows || effect.answers || effect.events) << line;
  }
  EXPECT_TRUE(has_its_own) << line;
}
TEST(CosmicEntries, CE_CON_02_the_entry_of_a_flare_says_who_and_when_for_both_effects) {
  const std::vector<Entry> entries = entries_of_aliens();
  ASSERT_EQ(entries.size(), static_cast<std::size_t>(kAliens));
  int leaving = 0;
  for (int alien = 0; alien < kAliens; ++alien) {
    const Entry& entry = entries[alien];
    check_flare(entry.wild, flare(alien).wild, alien_at(alien).wild);
    check_flare(entry.super, flare(alien).super, alien_at(alien).super);
    leaving += leaves_its_owner(entry.wild) + leaves_its_owner(entry.super);
  }
  EXPECT_EQ(leaving, 4) << "of Human both, of Reincarnator and Sorcerer the wild one";
}

// Only Miser's new hoard has a phase, any, and no finer moment: it is offered in every free window, whoever's turn it
// is.
TEST(CosmicEntries, CE_CON_03_without_a_finer_moment_every_free_window_of_the_phase_will_do) {
  constexpr int kMiser = alien_named("miser");
  ASSERT_EQ(power(kMiser).phases.size(), 1);
  EXPECT_EQ(power(kMiser).phases[0], Phase::kAny);
  for (const Seat offense : {Seat{0}, Seat{1}}) {
    State s = set_up_with({kMiser}, 5);
    while (s.moment != Moment::kEncounterStart) {
      ActionList choices;
      Run::legal(s, choices);
      Run::apply(s, choices[0], {});
    }
    s.hoard.clear();
    s.offense = offense;
    s.defense = 2;
    int windows = 0;
    for (int moment = static_cast<int>(Moment::kStartTurn); moment <= static_cast<int>(Moment::kEndTurn); ++moment) {
      if (!is_free_window(static_cast<Moment>(moment))) continue;
      ++windows;
      s.moment = static_cast<Moment>(moment);
      ActionList offered;
      list_powers(s, 0, nullptr, offered);
      bool has_new_hoard = false;
      for (int i = 0; i < offered.size(); ++i) has_new_hoard |= game().print(offered[i]) == "power miser";
      EXPECT_TRUE(has_new_hoard) << kMomentNames[moment].id;
    }
    EXPECT_GT(windows, 20);
  }
  // And nothing else acts everywhere: all others name a finer moment.
  for (int alien = 0; alien < kAliens; ++alien)
    for (const Sort sort : {Sort::kPower, Sort::kWild, Sort::kSuper})
      for (const Effect& effect : effects_of(alien, sort)) {
        int free = 0;
        for (int moment = 0; moment < kMoments; ++moment)
          free += (effect.windows >> moment & 1) && is_free_window(static_cast<Moment>(moment));
        EXPECT_TRUE(free <= 3 || alien == kMiser) << effect.rule;
      }
}

// --- totals

// Seat 0 attacks seat 1 with so many ships, attack against attack.
State two_attacks(int offense_value, int defense_value, int ships) {
  State s = set_up_with({}, 3);
  s.moment = Moment::kAfterRevealModifiers;
  s.offense = 0;
  s.defense = 1;
  s.target = static_cast<std::uint8_t>(planet_of(1, 0));
  s.of(0).gate = static_cast<std::uint8_t>(ships);
  const auto face_of = [](int value) {
    const auto* const at = std::find(std::begin(kAttackValues), std::end(kAttackValues), value);
    return static_cast<std::uint8_t>(at - std::begin(kAttackValues));
  };
  s.laid[Side::kOffense] = s.counts_as[Side::kOffense] = face_of(offense_value);
  s.laid[Side::kDefense] = s.counts_as[Side::kDefense] = face_of(defense_value);
  s.is_revealed = 1;
  s.in_force.clear();
  return s;
}
void set_in_force(State& s, Seat seat, Sort sort, std::string_view alien, int kept = 0) {
  int number = 0;
  while (kAlienNames[number].id != alien) ++number;
  s.in_force.push({static_cast<std::uint8_t>(playable_of(sort, number)), seat, 0, 0, static_cast<std::int16_t>(kept)});
}

// Changed by 5 (step 2), multiplied by its three ships (step 4), and then 6 and 9 added (step 5): in no other order is
// it so much. Of the totals 60 and less the lower one wins at last (step 7).
TEST(CosmicEntries, CE_CON_04_what_entries_say_of_totals_belongs_to_its_step) {
  State s = two_attacks(10, 30, 3);
  Events nobody;
  const int own = ships_in_encounter(s, 1);
  EXPECT_EQ(total_of(s, Side::kOffense), 10 + 3);
  set_in_force(s, 0, Sort::kWild, "kamikaze", 2);
  set_in_force(s, 0, Sort::kPower, "virus");
  add_to_total(s, Side::kOffense, 9, nobody);
  change_value(s, Side::kOffense, 15, nobody);
  EXPECT_EQ(total_of(s, Side::kOffense), 15 * 3 + 6 + 9);
  EXPECT_EQ(total_of(s, Side::kDefense), 30 + own);
  set_outcome(s, nobody);
  EXPECT_EQ(s.outcome, Outcome::kOffenseWins);
  set_in_force(s, 1, Sort::kPower, "anti-matter");
  EXPECT_EQ(total_of(s, Side::kOffense), 15 * 3 + 6 + 9);
  set_outcome(s, nobody);
  EXPECT_EQ(s.outcome, Outcome::kDefenseWins);
}

// No effect that works in the totals changes the card: that is over when they are reckoned.
TEST(CosmicEntries, CE_CON_04_no_effect_in_the_totals_changes_the_value_of_a_card) {
  int effects = 0;
  for (int alien = 0; alien < kAliens; ++alien)
    for (const Sort sort : {Sort::kPower, Sort::kWild, Sort::kSuper})
      for (const Effect& effect : effects_of(alien, sort)) {
        if (!effect.in_totals) continue;
        ++effects;
        for (const Seat seat : {Seat{0}, Seat{1}})
          for (const std::uint8_t widened : {0, 1}) {
            State s = two_attacks(10, 30, 3);
            s.tokens[alien] = 7;
            const auto what = static_cast<std::uint8_t>(playable_of(sort, alien));
            Totals totals;
            for (Sum& sum : totals.sums) sum = {.card = 17, .own = 2, .allies = 1};
            effect.in_totals(s, {what, seat, 0, widened, 2}, totals);
            EXPECT_EQ(totals.sums[Side::kOffense].card, 17) << effect.rule;
            EXPECT_EQ(totals.sums[Side::kDefense].card, 17) << effect.rule;
          }
      }
  EXPECT_GT(effects, 10);
}

// --- ships that are lost

struct Seen {
  int of_others = 0, of_zombie = 0;
};
// Whatever sends ships to the warp, Zombie can save them before, as long as it can use its power and has a colony.
void play_against(int alien, Seen& seen) {
  constexpr int kZombie = alien_named("zombie");
  const std::uint64_t seed = 300 + static_cast<std::uint64_t>(alien);
  State s = set_up_with({kZombie, alien}, seed);
  Rng rng(seed);
  ActionList choices;
  while (!Run::over(s)) {
    Run::legal(s, choices);
    const State before = s;
    const Action action = rng.pick(choices);
    Run::apply(s, action, {});
    for (Seat p = 1; p < s.seats(); ++p) seen.of_others += s.of(p).warp > before.of(p).warp;
    seen.of_zombie += s.of(0).leaving > 0;
    const auto can_save = [](const State& now) { return is_usable(now, 0, kZombie) && has_any_colony(now, 0); };
    if (!can_save(before) || !can_save(s) || before.encounters != s.encounters) continue;
    ASSERT_LE(s.of(0).warp, before.of(0).warp) << kAlienNames[alien].id << ": " << game().print(action);
    ASSERT_LE(s.of(0).lost, before.of(0).lost) << kAlienNames[alien].id << ": " << game().print(action);
  }
}
TEST(CosmicEntries, CE_CON_05_before_ships_are_lost_they_can_be_saved_whoever_sends_them) {
  Seen seen;
  for (int alien = 0; alien < kAliens; ++alien)
    if (kAlienNames[alien].id != "zombie") play_against(alien, seen);
  EXPECT_GT(seen.of_others, 100);
  EXPECT_GT(seen.of_zombie, 100);
}

// When the ships are in the warp, and not before, Vacuum takes ships of others along.
TEST(CosmicEntries, CE_CON_05_after_ships_were_lost_other_powers_react) {
  State s = set_up_with({alien_named("vacuum")}, 9);
  ActionList choices;
  const auto asked = [&] { return Cosmic::steps()[s.core.steps.back().kind].name; };
  const auto decide = [&] {
    Run::legal(s, choices);
    Run::apply(s, choices[0], {});
  };
  while (s.moment != Moment::kEncounterStart) decide();
  lose_ships(s, 0, 2);
  while (asked() == "lose") {
    EXPECT_EQ(s.of(0).warp, 0);
    decide();
  }
  for (int i = 0; i < 20 && asked() != "vacuum-take"; ++i) decide();
  ASSERT_EQ(asked(), "vacuum-take");
  EXPECT_EQ(s.of(0).warp, 2);
}

// --- which document decides

// Verbs of an alien's own file follow the document on aliens; those of the frame follow these rules, and of the aliens
// only what that document says of all of them (hidden sheets, the classic flare, rulings).
TEST(CosmicEntries, CE_TIM_30_the_frame_follows_these_rules_and_aliens_their_entries) {
  std::set<std::string> of_entries;
  for (const Entry& entry : entries_of_aliens())
    for (const std::string& rule : entry.rules) {
      const std::string number = number_of_rule(rule);
      of_entries.insert(number.substr(0, number.rfind('-')));
    }
  ASSERT_EQ(of_entries.size(), static_cast<std::size_t>(kAliens));
  const auto names_an_alien = [&](std::string_view rule) {
    return of_entries.contains(std::string(rule.substr(0, rule.rfind('-'))));
  };
  for (int alien = 0; alien < kAliens; ++alien)
    for (const Sort sort : {Sort::kPower, Sort::kWild, Sort::kSuper})
      for (const Effect& effect : effects_of(alien, sort)) EXPECT_TRUE(effect.rule.starts_with("CA-")) << effect.rule;
  const std::span<AnyPart<State>* const> parts = alien_parts();
  const auto verbs = Cosmic::verbs();
  int of_aliens = 0, of_frame = 0;
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    const Action action = make_action(static_cast<std::uint8_t>(i));
    const std::string_view rule = verbs[i].rule;
    if (std::ranges::any_of(parts, [&](const AnyPart<State>* part) { return part->has(action); })) {
      ++of_aliens;
      EXPECT_TRUE(rule.starts_with("CA-")) << verbs[i].phrase.key << ": " << rule;
    } else {
      ++of_frame;
      EXPECT_FALSE(names_an_alien(rule)) << verbs[i].phrase.key << ": " << rule;
    }
  }
  EXPECT_GT(of_aliens, 40);
  EXPECT_GT(of_frame, 40);
}

}  // namespace
}  // namespace kosmo::cosmic
