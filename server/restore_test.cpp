// Restoring, interrupted wherever it can be. (What the command says and does is in cli/restore_test.cpp.)
#include "server/restore.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>

#include "server/backup.h"
#include "server/check.h"
#include "server/store_mark.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

// What a power cut leaves: a store with its log beside it; and a backup from before.
struct AfterAPowerCut {
  TemporaryFolder folder;
  const std::string store = folder.file("store"), copy = folder.file("copy");

  AfterAPowerCut() {
    TemporaryFolder before;
    auto running = opened(open_storage(before.file("store"), "one"));
    Append first = events("a", 1, {"old"});
    first.row = row("a", "waiting", 1);
    EXPECT_EQ(append_one(*running, first), Stored::kDone);
    EXPECT_FALSE(back_up(before.file("store"), copy));
    for (int i = 2; i < 50; ++i) EXPECT_EQ(append_one(*running, events("a", i, {"new"})), Stored::kDone);
    for (const char* part : {"", "-wal", "-lock"})
      std::filesystem::copy_file(before.file("store") + part, store + part);
  }
  std::size_t events_in_store() const {
    const Maybe<StoreCheck> found = check_store(store);
    EXPECT_TRUE(found && found->is_sound()) << (found ? "damaged" : found.problem().en);
    auto opening = open_storage(store, "one");
    EXPECT_TRUE(opening) << opening.problem().en;
    return opening ? (*opening)->load("a", true)->events.size() : 0;
  }
  // Killed when it has come so far; whether it came to its end before.
  bool restore_until(int stop) const {
    const pid_t child = fork();
    if (child == 0) {
      int at = 0;
      const auto done = restore_store(copy, store, [&] {
        if (at++ == stop) _exit(7);
      });
      _exit(done ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) != 1);
    return WEXITSTATUS(status) == 0;
  }
};

TEST(RestoreStore, InterruptedAnywhereItLeavesTheOldOneOrTheNewOneWhole) {
  std::set<std::size_t> seen;
  int stops = 0;
  for (bool ended = false; !ended; ++stops) {
    const AfterAPowerCut cut;
    ended = cut.restore_until(stops);
    const std::size_t found = cut.events_in_store();
    EXPECT_TRUE(found == 1 || (found == 49 && !ended)) << "after stop " << stops << ": " << found;
    seen.insert(found);
    ASSERT_TRUE(restore_store(cut.copy, cut.store)) << "and it can be done again";
    EXPECT_EQ(cut.events_in_store(), 1u);
  }
  EXPECT_EQ(seen, (std::set<std::size_t>{1, 49}));
  EXPECT_GT(stops, 5);
}

TEST(RestoreStore, WorksFromAFolderThatMayOnlyBeRead) {
  const AfterAPowerCut cut;
  const std::string shelf = cut.folder.file("shelf"), copy = shelf + "/copy";
  std::filesystem::create_directory(shelf);
  std::filesystem::rename(cut.copy, copy);
  const auto allow = [](const std::string& path, mode_t mode) { EXPECT_EQ(chmod(path.c_str(), mode), 0) << path; };
  for (const char* part : {"", "-wal", "-lock"}) allow(cut.store + part, 0666);
  allow(copy, 0444), allow(shelf, 0555), allow(cut.folder.path(), 0777);
  const pid_t child = fork();
  if (child == 0) {
    if (geteuid() == 0 && setuid(65534) != 0) _exit(1);  // no mode stops root
    const auto done = restore_store(copy, cut.store);
    struct stat about {};
    _exit(done && stat(cut.store.c_str(), &about) == 0 && (about.st_mode & 0777) == 0600 ? 0 : 2);
  }
  int status = 0;
  waitpid(child, &status, 0);
  allow(shelf, 0755);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(cut.events_in_store(), 1u);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(shelf), {}), 1) << "nothing was put beside the copy";
}

TEST(StoreMark, ALogIsKnownAsItsOwnAfterEveryKindOfEnd) {
  TemporaryFolder folder;
  const std::string store = folder.file("store");
  for (int round = 0; round < 4; ++round) {
    const pid_t child = fork();
    if (child == 0) {
      auto opening = open_storage(store, "one");
      if (opening) append_one(**opening, events("a", round + 1, {"1"}));
      if (opening && round == 2) opening->reset();
      kill(getpid(), SIGKILL);
    }
    waitpid(child, nullptr, 0);
    EXPECT_EQ(has_log(store), round != 2);
    EXPECT_FALSE(find_foreign_log(store)) << round;
  }
  EXPECT_EQ(opened(open_storage(store, "one"))->load("a", true)->events.size(), 4u);
}

TEST(StoreMark, WhatIsNotWrittenDownIsNotHeldAgainstAStore) {
  for (const std::string text : {"", "mark ", "mark 12", "mark 12x\n", "\0\0\0\0\0\0\0\0\0\0\0\0"}) {
    const AfterAPowerCut cut;
    std::ofstream(cut.store + "-lock") << text;
    EXPECT_EQ(cut.events_in_store(), 49u) << text;
  }
  const AfterAPowerCut cut;
  std::ofstream(cut.store + "-lock") << "mark 1234567\n";
  EXPECT_TRUE(find_foreign_log(cut.store));
  std::filesystem::remove(cut.store + "-lock");
  EXPECT_EQ(cut.events_in_store(), 49u) << "as the sentence says";
}

}  // namespace
}  // namespace kosmo
