// Backups put back in the place of a store, by the command as another process.
#include <set>

#include "server/check.h"
#include "server/host_testing.h"
#include "server/sqlite.h"
#include "tests/support/command.h"

namespace kosmo {
namespace {

Ran restore(const std::string& copy, const std::string& store, const std::string& lang = "en") {
  return run_command("restore --lang " + lang + " " + copy + " " + store);
}

Strings files_of(const TemporaryFolder& folder) {
  std::set<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) names.insert(file.path().filename());
  return {names.begin(), names.end()};
}

bool is_sound(const std::string& store) {
  const Maybe<StoreCheck> found = check_store(store);
  return found && found->is_sound();
}

// A store as a power cut leaves it, its log beside it, and a backup from before.
struct Cut {
  TemporaryFolder folder;
  const std::string store = folder.file("store"), copy = folder.file("copy");
  Strings backed_up, latest;

  Cut() {
    TemporaryFolder before;
    const std::string running = before.file("store");
    auto server = opened(open_storage(running, "one"));
    for (int i = 1; i <= 20; ++i) add(*server, i);
    backed_up = server->load("a", true)->events;
    EXPECT_EQ(run_command("backup --store " + running + " --to " + copy).status, 0);
    for (int i = 21; i <= 90; ++i) add(*server, i);
    latest = server->load("a", true)->events;
    for (const char* part : {"", "-wal", "-shm", "-lock"}) std::filesystem::copy_file(running + part, store + part);
  }
  // One large table and many small ones, so that pages move about.
  static void add(Storage& storage, int i) {
    std::vector<Append> both{events("a", i, {std::string(1500, 'x') + std::to_string(i)}),
                             events("t" + std::to_string(i), 1, {"1"})};
    for (Append& one : both) one.row = row(one.table, "waiting", 5);
    ASSERT_EQ(storage.append(both), std::vector<Stored>(2, Stored::kDone));
  }
  std::string aside() const {
    for (const std::string& name : files_of(folder))
      if (name.starts_with("store.before-") && !name.ends_with("-wal") && !name.ends_with("-shm"))
        return folder.file(name);
    return "";
  }
};

TEST(Restore, TheStoreIsTheCopyAndWhatWasThereIsSetAside) {
  const Cut cut;
  const Ran ran = restore(cut.copy, cut.store);
  ASSERT_EQ(ran.status, 0) << ran.said;
  const std::string aside = cut.aside();
  ASSERT_NE(aside, "") << ran.said;
  EXPECT_NE(ran.said.find(aside), std::string::npos) << ran.said;
  EXPECT_EQ(files_of(cut.folder).size(), 3u) << "store, copy, and what was there";
  EXPECT_TRUE(is_sound(cut.store));
  EXPECT_TRUE(is_sound(aside));
  EXPECT_TRUE(is_sound(cut.copy));
  EXPECT_EQ(opened(open_storage(cut.store, "one"))->load("a", true)->events, cut.backed_up);
  EXPECT_EQ(opened(open_storage(aside, "one"))->load("a", true)->events, cut.latest) << "with all that its log had";
}

TEST(Restore, AStoreThatCannotBeReadIsSetAsideWithItsLogAsItIs) {
  const Cut cut;
  std::ofstream(cut.store) << std::string(9000, 'x');
  const std::string log = bytes_of(cut.store + "-wal");
  for (int i = 0; i < 2; ++i) ASSERT_EQ(restore(cut.copy, cut.store).status, 0) << "also twice within a second";
  EXPECT_TRUE(is_sound(cut.store));
  EXPECT_EQ(opened(open_storage(cut.store, "one"))->load("a", true)->events, cut.backed_up);
  bool kept = false;
  for (const std::string& name : files_of(cut.folder))
    kept = kept || (name.ends_with("-wal") && bytes_of(cut.folder.file(name)) == log);
  EXPECT_TRUE(kept);
}

TEST(Restore, WhereThereWasNoStoreAnOldLogDoesNoHarm) {
  const Cut cut;
  std::filesystem::remove(cut.store);
  ASSERT_EQ(restore(cut.copy, cut.store).status, 0);
  EXPECT_EQ(opened(open_storage(cut.store, "one"))->load("a", true)->events, cut.backed_up);
  EXPECT_TRUE(is_sound(cut.store));
  const std::string fresh = cut.folder.file("fresh");
  ASSERT_EQ(restore(cut.copy, fresh).status, 0);
  EXPECT_EQ(opened(open_storage(fresh, "one"))->load("a", true)->events, cut.backed_up);
}

TEST(Restore, ASymbolicLinkStaysOne) {
  const Cut cut;
  std::filesystem::create_directory(cut.folder.file("elsewhere"));
  const std::string link = cut.folder.file("elsewhere/link");
  std::filesystem::create_symlink(cut.store, link);
  ASSERT_EQ(restore(cut.copy, link).status, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(opened(open_storage(cut.store, "one"))->load("a", true)->events, cut.backed_up);
}

TEST(Restore, RefusesPolitelyAndTouchesNothing) {
  const Cut cut;
  std::filesystem::copy_file(cut.copy, cut.folder.file("damaged"));
  {
    Sqlite db(cut.folder.file("damaged"));
    ASSERT_FALSE(db.open_existing());
    ASSERT_FALSE(db.script("UPDATE events SET event = '3' WHERE table_id = 'a' AND number = 2"));
  }
  std::ofstream(cut.folder.file("letter")) << std::string(5000, 'x');
  const Strings before = files_of(cut.folder);
  const std::string bytes = bytes_of(cut.store), log = bytes_of(cut.store + "-wal");
  struct Case {
    std::string copy, store;
    const char *en, *pl;
  };
  for (const Case& c : {Case{cut.folder.file("damaged"), cut.store, "is damaged (a)", "jest uszkodzona (a)"},
                        {cut.folder.file("letter"), cut.store, "not a Kosmoteka store", "nie baza Kosmoteki"},
                        {cut.folder.file("none"), cut.store, "There is no file", "Nie ma pliku"},
                        {cut.copy, cut.copy, "the same file", "ten sam plik"},
                        {cut.copy, cut.folder.path(), "is a folder", "to katalog"},
                        {cut.copy, cut.folder.file("no/such/store"), "cannot be", "Nie można"},
                        {cut.copy, "postgresql://db/x", "pg_restore", "pg_restore"}}) {
    const Ran english = restore(c.copy, c.store), polish = restore(c.copy, c.store, "pl");
    EXPECT_NE(english.status, 0) << c.en;
    EXPECT_NE(english.said.find(c.en), std::string::npos) << english.said;
    EXPECT_NE(polish.said.find(c.pl), std::string::npos) << polish.said;
    EXPECT_EQ(std::count(english.said.begin(), english.said.end(), '\n'), 1) << english.said;
  }
  EXPECT_EQ(files_of(cut.folder), before);
  EXPECT_EQ(bytes_of(cut.store), bytes);
  EXPECT_EQ(bytes_of(cut.store + "-wal"), log);
}

TEST(Restore, WaitsForNoServerButRefuses) {
  const Cut cut;
  auto server = opened(open_storage(cut.store, "one"));
  const Ran english = restore(cut.copy, cut.store), polish = restore(cut.copy, cut.store, "pl");
  EXPECT_NE(english.status, 0);
  EXPECT_NE(english.said.find("stop it first"), std::string::npos) << english.said;
  EXPECT_NE(polish.said.find("najpierw go zatrzymaj"), std::string::npos) << polish.said;
  EXPECT_EQ(server->load("a", true)->events, cut.latest);
  EXPECT_EQ(cut.aside(), "");
}

// What the document said once: nobody notices that the log is another's, and SQLite plays it onto the copy.
TEST(Restore, ACopyPutInPlaceByHandBesideAnOldLogIsNoticed) {
  const Cut cut;
  std::filesystem::copy_file(cut.copy, cut.store, std::filesystem::copy_options::overwrite_existing);
  const std::string bytes = bytes_of(cut.store), log = bytes_of(cut.store + "-wal");
  const auto store = open_storage(cut.store, "one");
  ASSERT_FALSE(store);
  EXPECT_NE(store.problem().en.find("kosmoteka restore"), std::string::npos) << store.problem().en;
  EXPECT_NE(store.problem().pl.find("kosmoteka restore"), std::string::npos) << store.problem().pl;
  for (const std::string& words : {std::string("check "), "backup --to " + cut.folder.file("new") + " --store "})
    EXPECT_NE(run_command(words + cut.store).status, 0) << words;
  EXPECT_EQ(bytes_of(cut.store), bytes);
  EXPECT_EQ(bytes_of(cut.store + "-wal"), log);
  ASSERT_EQ(restore(cut.copy, cut.store).status, 0) << "that mends it";
  EXPECT_EQ(opened(open_storage(cut.store, "one"))->load("a", true)->events, cut.backed_up);
}

}  // namespace
}  // namespace kosmo
