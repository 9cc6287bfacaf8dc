// Stores of earlier and later programs, of both kinds.
#include "server/names.h"
#include "server/storage_testing.h"

namespace kosmo {
namespace {

class OlderStore : public StorageTest {};
INSTANTIATE_TEST_SUITE_P(Both, OlderStore, both_kinds(), kind_of_store);

// Nobody is logged out by an upgrade: the time of old tokens begins when they are used again.
TEST_P(OlderStore, tokens_of_an_older_store_are_good) {
  {
    auto store = opened(try_open(schema_steps().first(2)));
    ASSERT_EQ(store->add_user({"1", "Gość", "", "", 5}), Stored::kDone);
  }
  change("INSERT INTO tokens(hash, person, created) VALUES('t', '1', 5)");
  auto store = opened(open_storage(where(), "one"));
  EXPECT_TRUE(store->user_by_token("t", 1'000)->has_value());
  EXPECT_EQ(store->use_token("t", 10'000'000), Stored::kDone);
  EXPECT_FALSE(store->user_by_token("t", 10'000'001)->has_value());
}

TEST_P(OlderStore, an_older_store_is_brought_up_to_date_and_a_newer_one_refused_untouched) {
  std::vector<std::string_view> steps(schema_steps().begin(), schema_steps().end());
  {
    auto store = opened(try_open(steps));
    ASSERT_EQ(store->add_user({"1", "Ala", "ala", "hash", 5}), Stored::kDone);
  }
  steps.push_back("CREATE TABLE later(id TEXT PRIMARY KEY) ${clustered}; ALTER TABLE users ADD COLUMN mail TEXT;");
  {
    auto store = opened(try_open(steps));
    EXPECT_TRUE(store->user_by_key("ala")->has_value());
  }
  { auto again = opened(try_open(steps)); }  // nothing is run twice

  std::string before = GetParam() == StoreKind::kSqlite ? bytes_of(folder_.file("store")) : "";
  auto refused = try_open(schema_steps());
  ASSERT_FALSE(refused);
  const std::string newer = std::to_string(steps.size());
  EXPECT_NE(refused.problem().en.find("version " + newer), std::string::npos) << refused.problem().en;
  EXPECT_NE(refused.problem().pl.find("wersję " + newer), std::string::npos) << refused.problem().pl;
  if (GetParam() == StoreKind::kSqlite) {
    EXPECT_EQ(bytes_of(folder_.file("store")), before);
  }
  auto store = opened(try_open(steps));
  EXPECT_TRUE(store->user_by_key("ala")->has_value());
}

// Whoever was registered before names had skeletons logs in by the same name, even if it looks like another's.
TEST_P(OlderStore, names_of_an_older_store_get_skeletons_and_where_they_clash_stay_exact) {
  {
    auto store = opened(try_open(schema_steps().first(2)));
    ASSERT_EQ(store->add_user({"1", "Igor", "igor", "a", 7}), Stored::kDone);
    ASSERT_EQ(store->add_user({"2", "lgor", "lgor", "b", 6}), Stored::kDone);  // its first letter is a small L
    ASSERT_EQ(store->add_user({"3", "Ала", "Ала", "c", 5}), Stored::kDone);
    ASSERT_EQ(store->add_user({"4", "☆", "☆", "d", 5}), Stored::kDone);
    ASSERT_EQ(store->add_user({"5", "\u3164", "\u3164", "e", 5}), Stored::kDone);
    ASSERT_EQ(store->add_user({"6", "Gość", "", "", 5}), Stored::kDone);
  }
  for (int time = 0; time < 2; ++time) {
    auto store = opened(open_storage(where(), "one"));
    const auto id = [&](const std::string& key) {
      const auto found = *store->user_by_key(key);
      return found ? found->id : "none";
    };
    EXPECT_EQ(id(name_skeleton("Igor")), "2") << "who was there first";
    EXPECT_EQ(id(exact_key("igor")), "1");
    EXPECT_EQ(id(exact_key("lgor")), "none");
    EXPECT_EQ(id(name_skeleton("Ała")), "none");
    EXPECT_EQ(id(name_skeleton("Ала")), "3");
    EXPECT_EQ(id(name_skeleton("☆")), "4");
    EXPECT_EQ(id(exact_key("\u3164")), "5") << "of what cannot be seen nothing is left";
    EXPECT_EQ(store->add_user({"7", "IGOR", name_skeleton("IGOR"), "f", 9}), Stored::kConflict);
  }
}

// The skeletons of an earlier program knew fewer look-alikes: whoever has one is found by the new one, and where two of
// them clash now, by the exact name.
TEST_P(OlderStore, skeletons_of_an_earlier_program_are_made_anew) {
  {
    auto store = opened(try_open(schema_steps().first(8)));
    ASSERT_EQ(store->add_user({"1", "ヘヘ", "ヘヘ", "a", 6}), Stored::kDone);
    ASSERT_EQ(store->add_user({"2", "へへ", "へへ", "b", 7}), Stored::kDone);
    ASSERT_EQ(store->add_user({"3", "AIa", name_skeleton("AIa"), "c", 8}), Stored::kDone);  // with a large i
    ASSERT_EQ(store->add_user({"4", "Ala", exact_key("ala"), "d", 9}), Stored::kDone);
    ASSERT_EQ(store->add_user({"5", "Gość", "", "", 5}), Stored::kDone);
  }
  for (int time = 0; time < 2; ++time) {
    auto store = opened(open_storage(where(), "one"));
    const auto id = [&](const std::string& key) {
      const auto found = *store->user_by_key(key);
      return found ? found->id : "none";
    };
    EXPECT_EQ(id(name_skeleton("ヘヘ")), "1");
    EXPECT_EQ(id(exact_key("へへ")), "2");
    EXPECT_EQ(id(name_skeleton("Ala")), "3");
    EXPECT_EQ(id(exact_key("ala")), "4");
    EXPECT_EQ(id(""), "none");
  }
}

TEST_P(OlderStore, a_step_that_fails_leaves_the_older_store_as_it_was) {
  std::vector<std::string_view> steps(schema_steps().begin(), schema_steps().end());
  { auto store = opened(try_open(steps)); }
  steps.push_back("CREATE TABLE later(id TEXT);");
  steps.push_back("CREATE TABLE users(id TEXT);");
  EXPECT_FALSE(try_open(steps));
  steps.resize(steps.size() - 1);
  EXPECT_TRUE(try_open(steps)) << "the table `later` was left behind";
}

// Of tokens from before their use was counted nobody knows how old they are.
TEST_P(OlderStore, tokens_of_an_older_store_begin_their_time_with_the_first_night) {
  {
    auto store = opened(try_open(schema_steps().first(5)));
    ASSERT_EQ(store->add_user({"ala", "Ala", "", "", 1}), Stored::kDone);
  }
  change("INSERT INTO tokens(hash, person, created) VALUES('t', 'ala', 1)");
  auto store = open();
  EXPECT_EQ(*store->remove_forgotten_tokens({.tokens = 100}, 150), 0);
  EXPECT_TRUE(store->forgotten_guests({.guests = 100}, 9)->empty());
  EXPECT_TRUE(store->user_by_token("t", 150)->has_value());
  EXPECT_EQ(*store->remove_forgotten_tokens({.tokens = 151}, 200), 1);
}

TEST_P(OlderStore, a_journal_from_before_gets_its_sums_when_it_is_owned) {
  { auto store = opened(try_open(schema_steps().first(2))); }
  change(
      "INSERT INTO events(table_id, number, event) VALUES('a', 1, '{1}'), ('a', 2, '{2}'), ('z', 1, '{1}');"
      "INSERT INTO snapshots(table_id, number, snapshot) VALUES('a', 1, 'after 1');"
      "INSERT INTO tables(id, game, phase, is_public, summary, created, updated, due) "
      "VALUES('a', 'orion', 'playing', 1, '{}', 1, 1, 0), ('z', 'orion', 'finished', 1, '{}', 1, 1, 0);");
  auto store = open();
  const Strings both{"a", "z"};
  EXPECT_EQ(store->check_journals(both)->unsummed, 2);
  EXPECT_EQ(store->load("a", true)->events.size(), 2u) << "it can be read without";
  EXPECT_EQ(store->load("a", false)->snapshot, "after 1");
  own(*store, {"a"});
  EXPECT_EQ(store->check_journals(both)->unsummed, 1);
  EXPECT_EQ(store->load("a", false)->snapshot, "after 1");
  EXPECT_EQ(append_one(*store, events("a", 3, {"{3}"})), Stored::kDone);
  EXPECT_FALSE(store->load("a", true)->damage);
  change("UPDATE events SET event = '{x}' WHERE number = 1");
  EXPECT_TRUE(store->load("a", true)->damage) << "from now on it counts";
  EXPECT_FALSE(store->load("z", true)->damage) << "this one has no sums yet";
}

}  // namespace
}  // namespace kosmo
