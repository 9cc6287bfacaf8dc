// What only the store in a file promises.
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "server/check.h"
#include "server/sql_storage.h"
#include "server/test_storage.h"

namespace kosmo {
namespace {

TEST(SqliteStorage, a_second_server_on_the_same_file_is_refused) {
  TemporaryFolder folder;
  auto first = open_storage(folder.file("store"), "one");
  ASSERT_TRUE(first);
  pid_t child = fork();
  if (child == 0) {
    auto second = open_storage(folder.file("store"), "two");
    _exit(!second && second.problem().en.starts_with("Another server") && second.problem().pl.size() > 20 ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_FALSE(open_storage(folder.file("store"), "two")) << "within one process";
  EXPECT_EQ(append_one(**first, events("a", 1, {"1"})), Stored::kDone);
}

// A server in a process of its own that has the store open until this goes away.
class OtherProcess {
 public:
  explicit OtherProcess(const std::string& store) {
    EXPECT_EQ(pipe(opened_), 0);
    EXPECT_EQ(pipe(end_), 0);
    child_ = fork();
    if (child_ == 0) run(store);
    char done = 0;
    EXPECT_EQ(read(opened_[0], &done, 1), 1);
    EXPECT_EQ(done, '1') << "it cannot open the store";
  }
  ~OtherProcess() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    for (int file : {opened_[0], opened_[1], end_[0], end_[1]}) close(file);
  }

 private:
  void run(const std::string& path) {
    auto store = open_storage(path, "other");
    const char done = store && append_one(**store, events("a", 1, {"1"})) == Stored::kDone ? '1' : '0';
    char never = 0;
    if (write(opened_[1], &done, 1) == 1) (void)!read(end_[0], &never, 1);
    _exit(0);
  }
  int opened_[2], end_[2];
  pid_t child_ = -1;
};

TEST(SqliteStorage, a_second_server_is_refused_by_whatever_name_it_comes) {
  TemporaryFolder folder;
  const std::string store = folder.file("store");
  std::filesystem::create_directory(folder.file("elsewhere"));
  const auto refused = [](const std::string& path) {
    const auto second = open_storage(path, "two");
    return !second && second.problem().en.starts_with("Another server");
  };
  OtherProcess other(store);
  std::filesystem::create_symlink(store, folder.file("symbolic"));
  std::filesystem::create_directory_symlink(folder.path(), folder.file("elsewhere/folder"));
  std::filesystem::create_hard_link(store, folder.file("elsewhere/hard"));
  EXPECT_TRUE(refused(folder.file("symbolic")));
  EXPECT_TRUE(refused(folder.file("elsewhere/folder/store")));
  EXPECT_TRUE(refused(folder.file("elsewhere/hard")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("elsewhere/hard-lock"))) << "nothing is left behind";
  ASSERT_TRUE(std::filesystem::remove(store + "-lock"));
  EXPECT_TRUE(refused(store)) << "although the lock file was deleted";
  ASSERT_EQ(rename(store.c_str(), folder.file("moved").c_str()), 0);
  EXPECT_TRUE(refused(folder.file("moved")));
}

TEST(SqliteStorage, another_file_put_in_its_place_does_not_let_a_second_server_in) {
  TemporaryFolder folder;
  const std::string store = folder.file("store");
  { auto copy = opened(open_storage(folder.file("copy"), "one")); }
  OtherProcess other(store);
  ASSERT_EQ(rename(folder.file("copy").c_str(), store.c_str()), 0);
  EXPECT_FALSE(open_storage(store, "two")) << "the log beside it is that of the other file";
}

TEST(SqliteStorage, nothing_is_acknowledged_while_its_name_leads_to_another_file_or_none) {
  TemporaryFolder folder;
  const std::string path = folder.file("store"), moved = folder.file("moved");
  Strings told;
  { auto other = opened(open_storage(folder.file("other"), "one")); }
  auto store = opened(open_storage(path, "one", [&](const Problem& p) { told.push_back(p.en); }));
  ASSERT_EQ(append_one(*store, events("a", 1, {"1"})), Stored::kDone);
  const auto takes_nothing = [&] {
    return append_one(*store, events("a", 2, {"2"})) == Stored::kFailed &&
           store->add_user({"u", "Ala", "", "", 1}) == Stored::kFailed && store->check_health();
  };
  ASSERT_EQ(rename(path.c_str(), moved.c_str()), 0);
  EXPECT_TRUE(takes_nothing()) << "deleted or moved";
  EXPECT_EQ(told.size(), 1u) << "said once";
  ASSERT_EQ(rename(folder.file("other").c_str(), path.c_str()), 0);
  EXPECT_TRUE(takes_nothing()) << "replaced";
  EXPECT_EQ(told.size(), 1u);
  EXPECT_EQ(store->load("a", true)->events, Strings{"1"}) << "what is there can be read";
  ASSERT_EQ(rename(moved.c_str(), path.c_str()), 0);
  EXPECT_EQ(append_one(*store, events("a", 2, {"2"})), Stored::kDone) << "it is back";
  EXPECT_EQ(store->add_user({"u", "Ala", "", "", 1}), Stored::kDone);
  EXPECT_FALSE(store->check_health());
  ASSERT_EQ(rename(path.c_str(), moved.c_str()), 0);
  EXPECT_TRUE(takes_nothing());
  EXPECT_EQ(told.size(), 2u) << "and once more when it happens again";
}

// Closing a file drops every POSIX lock of the process on it: asking must not cost the first its locks.
TEST(SqliteStorage, asking_within_one_process_does_not_disturb_sqlite) {
  TemporaryFolder folder;
  const std::string store = folder.file("store");
  Strings told;
  auto first = opened(open_storage(store, "one"));
  ASSERT_EQ(append_one(*first, events("a", 1, {"1"})), Stored::kDone);
  std::filesystem::create_hard_link(store, folder.file("hard"));
  EXPECT_FALSE(open_storage(folder.file("hard"), "two"));
  // Seen from another process, SQLite still has its lock on the file: without it a backup that ends would clear the
  // write-ahead log away under us.
  const pid_t child = fork();
  if (child == 0) {
    const int file = ::open(store.c_str(), O_RDWR);
    struct flock shared {};
    shared.l_type = F_WRLCK, shared.l_whence = SEEK_SET, shared.l_start = 0x40000002, shared.l_len = 510;
    _exit(fcntl(file, F_GETLK, &shared) == 0 && shared.l_type != F_UNLCK ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(append_one(*first, events("a", 2, {"2"})), Stored::kDone);
  first.reset();
  first = opened(open_storage(store, "one", [&](const Problem& p) { told.push_back(p.en); }));
  EXPECT_EQ(first->load("a", true)->events, (Strings{"1", "2"}));
  ASSERT_EQ(told.size(), 1u);
  EXPECT_NE(told[0].find("hard links"), std::string::npos);
}

TEST(SqliteStorage, a_server_that_was_killed_leaves_no_lock_and_one_that_ended_nothing_at_all) {
  TemporaryFolder folder;
  for (int i = 0; i < 3; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      auto store = open_storage(folder.file("store"), "one");
      if (store) append_one(**store, events("a", i + 1, {"1"}));
      kill(getpid(), SIGKILL);
    }
    int status = 0;
    waitpid(child, &status, 0);
  }
  {
    auto store = opened(open_storage(folder.file("store"), "two"));
    EXPECT_EQ(store->load("a", true)->events.size(), 3u);
  }
  Strings left;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) left.push_back(file.path().filename());
  EXPECT_EQ(left, Strings{"store"});
}

TEST(SqliteStorage, the_file_is_for_its_owner_only) {
  TemporaryFolder folder;
  auto store = open_storage(folder.file("store"), "one");
  ASSERT_TRUE(store);
  ASSERT_EQ(append_one(**store, events("a", 1, {"1"})), Stored::kDone);
  for (const char* name : {"store", "store-wal", "store-shm", "store-lock"}) {
    struct stat about {};
    ASSERT_EQ(stat(folder.file(name).c_str(), &about), 0) << name;
    EXPECT_EQ(about.st_mode & 0777, 0600u) << name;
  }
}

TEST(SqliteStorage, a_file_of_something_else_is_left_alone) {
  TemporaryFolder folder;
  std::ofstream(folder.file("letter")) << std::string(5000, 'x');
  std::string before = bytes_of(folder.file("letter"));
  auto store = open_storage(folder.file("letter"), "one");
  ASSERT_FALSE(store);
  EXPECT_NE(store.problem().en.find("not a Kosmoteka store"), std::string::npos) << store.problem().en;
  EXPECT_NE(store.problem().pl.find("nie baza Kosmoteki"), std::string::npos);
  EXPECT_EQ(bytes_of(folder.file("letter")), before);

  // A database, but with no mark of ours.
  {
    std::string_view steps[] = {"CREATE TABLE letters(id TEXT); PRAGMA application_id = 7;"};
    ASSERT_TRUE(open_sqlite(folder.file("other"), {}, steps));
  }
  before = bytes_of(folder.file("other"));
  auto other = open_storage(folder.file("other"), "one");
  ASSERT_FALSE(other);
  EXPECT_NE(other.problem().en.find("another program"), std::string::npos) << other.problem().en;
  EXPECT_EQ(bytes_of(folder.file("other")), before);

  EXPECT_FALSE(open_storage(folder.file("no/such/folder"), "one"));
  EXPECT_FALSE(open_storage(folder.path(), "one"));
}

// Files of this process may not grow beyond so many bytes: a disk that is full.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(SqliteStorage, a_full_disk_fails_the_append_and_harms_nothing) {
  TemporaryFolder folder;
  Strings told;
  auto store = opened(open_storage(folder.file("store"), "one", [&](const Problem& p) { told.push_back(p.en); }));
  ASSERT_EQ(append_one(*store, events("a", 1, {"1"})), Stored::kDone);
  std::vector<Stored> outcomes;
  bool healthy = true;
  {
    SmallDisk disk(std::filesystem::file_size(folder.file("store-wal")) + 20000);
    std::vector<Append> batch{events("b", 1, {"1"}), events("a", 2, {std::string(1 << 20, 'x')})};
    outcomes = store->append(batch);
  }
  {
    SmallDisk disk(1);
    healthy = !store->check_health();
  }
  EXPECT_EQ(outcomes, std::vector<Stored>(2, Stored::kFailed));
  EXPECT_FALSE(healthy);
  EXPECT_FALSE(told.empty());
  EXPECT_EQ(store->load("a", true)->events, Strings{"1"});
  EXPECT_TRUE(store->load("b", true)->events.empty());
  EXPECT_EQ(append_one(*store, events("a", 2, {"2"})), Stored::kDone);
  EXPECT_FALSE(store->check_health());
  store.reset();
  store = opened(open_storage(folder.file("store"), "one"));
  EXPECT_EQ(store->load("a", true)->events, (Strings{"1", "2"}));
}

// Through SQLite itself: numbers joined by blanks.
std::string numbers(const std::string& path, const char* sql) {
  sqlite3* db = nullptr;
  std::string found;
  sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READWRITE, nullptr);
  auto add = [](void* to, int, char** cells, char**) {
    *static_cast<std::string*>(to) += std::string(cells[0]) + " ";
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(db, sql, add, &found, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
  sqlite3_close(db);
  return found;
}

TEST(SqliteStorage, keeps_the_latest_two_snapshots_of_each_table) {
  TemporaryFolder folder;
  {
    auto store = opened(open_storage(folder.file("store"), "one"));
    for (int i = 1; i <= 5; ++i) {
      std::vector<Append> batch{events("a", i, {"{}"}), events("b", i, {"{}"})};
      batch[0].snapshot = "s";
      if (i == 1) batch[1].snapshot = "s";
      ASSERT_EQ(store->append(batch), std::vector<Stored>(2, Stored::kDone));
    }
  }
  EXPECT_EQ(numbers(folder.file("store"), "SELECT number FROM snapshots ORDER BY table_id, number"), "4 5 1 ");
}

TEST(SqliteStorage, an_append_that_fails_half_way_is_undone_without_the_others) {
  TemporaryFolder folder;
  std::vector<std::string_view> steps(schema_steps().begin(), schema_steps().end());
  steps.push_back(
      "CREATE TRIGGER refuse BEFORE INSERT ON events WHEN new.event = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END;");
  auto store = opened(open_sqlite(folder.file("store"), {}, steps));
  std::vector<Append> batch{events("a", 1, {"1"}), events("b", 1, {"1", "bad"}), events("c", 1, {"1"})};
  EXPECT_EQ(store->append(batch), (std::vector{Stored::kDone, Stored::kFailed, Stored::kDone}));
  EXPECT_EQ(store->load("a", true)->events, Strings{"1"});
  EXPECT_TRUE(store->load("b", true)->events.empty());
  EXPECT_EQ(store->load("c", true)->events, Strings{"1"});
}

TEST(SqliteStorage, a_check_leaves_the_files_of_a_dead_server_as_they_are) {
  TemporaryFolder folder;
  auto store = opened(open_storage(folder.file("store"), "one"));
  Append append = events("a", 1, {"1", "2"});
  append.row = row("a", "waiting", 1);
  ASSERT_EQ(append_one(*store, append), Stored::kDone);
  // What is on disk now is what a kill would leave.
  for (const char* ending : {"", "-wal", "-shm"})
    std::filesystem::copy_file(folder.file("store") + ending, folder.file("dead") + ending);
  const std::string file = folder.read("dead"), log = folder.read("dead-wal");
  ASSERT_FALSE(log.empty());
  const Maybe<StoreCheck> checked = check_store(folder.file("dead"));
  ASSERT_TRUE(checked) << checked.problem().en;
  EXPECT_TRUE(checked->is_sound());
  EXPECT_EQ(checked->events, 2) << "those in the log too";
  EXPECT_TRUE(folder.read("dead") == file) << "nothing is merged";
  EXPECT_TRUE(folder.read("dead-wal") == log) << "nothing is deleted";
}

TEST(SqliteStorage, a_check_leaves_nothing_beside_a_store_that_was_closed) {
  TemporaryFolder folder;
  { auto store = opened(open_storage(folder.file("store"), "one")); }
  const std::string file = folder.read("store");
  ASSERT_TRUE(check_store(folder.file("store")));
  EXPECT_TRUE(folder.read("store") == file);
  for (const char* ending : {"-wal", "-shm"}) EXPECT_FALSE(std::filesystem::exists(folder.file("store") + ending));
}

TEST(SqliteStorage, a_file_that_may_not_be_written_is_refused) {
  TemporaryFolder folder;
  { auto store = opened(open_storage(folder.file("store"), "one")); }
  chmod(folder.file("store").c_str(), 0444);
  chmod(folder.path().c_str(), 0555);
  bool root = geteuid() == 0;  // whom no mode stops
  EXPECT_EQ(root ? seteuid(65534) : 0, 0);
  auto store = open_storage(folder.file("store"), "one");
  EXPECT_EQ(root ? seteuid(0) : 0, 0);
  chmod(folder.path().c_str(), 0755);
  ASSERT_FALSE(store);
  EXPECT_NE(store.problem().en.find("may not be written"), std::string::npos) << store.problem().en;
}

}  // namespace
}  // namespace kosmo
