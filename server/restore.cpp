#include "server/restore.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>

#include "server/backup.h"
#include "server/check.h"
#include "server/file_lock.h"
#include "server/sqlite.h"
#include "server/store_mark.h"

namespace kosmo {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 2> kLogParts{"-wal", "-shm"};

bool is_there(const std::string& path) {
  std::error_code unknown;
  return fs::exists(fs::symlink_status(path, unknown));
}

// The file itself, and not a link to it: it is the file that is replaced.
std::string real_name(const std::string& store) {
  std::error_code unknown;
  const fs::path real = fs::canonical(store, unknown);
  return unknown ? store : real.string();
}

Problem check_names(const std::string& copy, const std::string& store) {
  if (copy.find("://") != std::string::npos || store.find("://") != std::string::npos)
    return {"Only a store in a file is restored like this; for PostgreSQL there is pg_restore.",
            "Tak przywraca się tylko bazę w pliku; dla PostgreSQL jest pg_restore."};
  if (no_such_store(copy))
    return {"There is no file " + copy + "; name the copy that is to be put back.",
            "Nie ma pliku " + copy + "; podaj kopię, która ma zostać przywrócona."};
  std::error_code unknown;
  if (fs::is_directory(store, unknown))
    return {store + " is a folder; name a file.", store + " to katalog; podaj plik."};
  if (fs::equivalent(copy, store, unknown))
    return {copy + " and " + store + " are the same file.", copy + " i " + store + " to ten sam plik."};
  return {};
}

// Nobody else may have it until it is replaced. A store that is not there is locked by its name alone.
Problem lock_store(const std::string& store, StoreLock& lock) {
  const Locked outcome = is_there(store) ? lock.take(store) : lock.take_name(store);
  if (outcome == Locked::kDone) return {};
  if (outcome == Locked::kFailed) return cannot_write(store);
  return {"A server is using " + store + "; stop it first.",
          "Pliku " + store + " używa serwer; najpierw go zatrzymaj."};
}

// SQLite needs files of its own beside what it opens. Where it may not make them (a medium that is only read, backups
// of another user) nobody writes to the copy either, and without a log the file is all there is.
bool must_copy_bytes(const std::string& copy) {
  const fs::path folder = fs::path(copy).parent_path();
  return access(folder.empty() ? "." : folder.c_str(), W_OK) != 0 && !has_log(copy);
}

Problem copy_bytes(const std::string& copy, Sqlite& to, const std::string& store) {
  std::error_code failure;
  fs::copy_file(copy, to.path(), fs::copy_options::overwrite_existing, failure);
  errno = failure.value();
  if (failure || chmod(to.path().c_str(), 0600) != 0) return cannot_write(store);
  if (Problem problem = to.open()) return problem;
  const Maybe<std::int64_t> version = version_of(to);
  return version && *version > 0 ? give_new_mark(to) : not_a_store(copy);
}

Problem copy_store(const std::string& copy, Sqlite& to, const std::string& store) {
  Sqlite from(copy);
  if (Problem problem = from.open_existing()) return problem;
  const Maybe<std::int64_t> version = version_of(from);
  if (!version) return version.problem();
  return *version > 0 ? copy_pages(from, to, store) : not_a_store(copy);
}

Problem copy_to(const UnfinishedStore& target, const std::string& copy, const std::string& store) {
  if (Problem problem = find_foreign_log(copy)) return problem;
  Sqlite to(target.path());
  if (Problem problem = must_copy_bytes(copy) ? copy_bytes(copy, to, store) : copy_store(copy, to, store))
    return problem;
  const Maybe<StoreCheck> found = check_store(to);
  if (!found) return found.problem();
  if (found->is_sound()) return {};
  const std::string tables = names_of_damaged(*found);
  return {copy + " is damaged" + tables + " and was not restored; `kosmoteka check " + copy + "` tells more.",
          "Kopia " + copy + " jest uszkodzona" + tables + ", więc jej nie przywrócono; więcej powie `kosmoteka check " +
              copy + "`."};
}

bool flush(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  if (file >= 0) close(file);
  return done;
}

bool flush_folder_of(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  return flush(folder.empty() ? "." : folder.string());
}

// Whoever owned the old one must be able to open the new one, also if root restores it.
void give_to_owner(const std::string& path, const std::string& old) {
  struct stat about {};
  if (stat(old.c_str(), &about) == 0) (void)!chown(path.c_str(), about.st_uid, about.st_gid);
}

// What its log holds is moved into the old store, so that it is whole without it, and can be replaced by one rename. If
// SQLite cannot read it, or the log is another's, it stays as it is.
void settle(const std::string& store, const StoreLock& lock) {
  if (!has_log(store) || !is_sqlite(lock) || find_foreign_log(lock, store)) return;
  Sqlite db(store);
  if (db.open_existing() || !version_of(db)) return;
  db.ask("PRAGMA wal_checkpoint(TRUNCATE)", {});
}

// A name that says when, and that nobody has.
std::string name_aside(const std::string& store) {
  const std::time_t now = std::time(nullptr);
  std::tm here{};
  localtime_r(&now, &here);
  std::array<char, 32> when{};
  std::strftime(when.data(), when.size(), ".before-%Y-%m-%d-%H%M%S", &here);
  const std::string first = store + when.data();
  std::string name = first;
  for (int i = 2; is_there(name) || is_there(name + kLogParts[0]) || is_there(name + kLogParts[1]); ++i)
    name = first + "-" + std::to_string(i);
  return name;
}

// The old store gets a second name, and keeps its own until the new one takes it. (Where there are no hard links, there
// is a moment without a store.) A log that is left goes first: the new store must never lie beside it.
Problem set_aside(const std::string& store, const std::string& aside, const std::function<void()>& between) {
  for (const char* part : kLogParts)
    if (is_there(store + part) && rename((store + part).c_str(), (aside + part).c_str()) != 0)
      return cannot_write(aside + part);
  flush_folder_of(store);
  between();
  if (!is_there(store) || link(store.c_str(), aside.c_str()) == 0) return {};
  return rename(store.c_str(), aside.c_str()) == 0 ? Problem{} : cannot_write(aside);
}

}  // namespace

Maybe<std::string> restore_store(const std::string& copy, const std::string& named,
                                 const std::function<void()>& between) {
  if (Problem problem = check_names(copy, named)) return problem;
  const std::string store = real_name(named);
  StoreLock lock;
  if (Problem problem = lock_store(store, lock)) return problem;
  UnfinishedStore target(store);
  if (!target.is_made()) return cannot_write(store);
  between();
  if (Problem problem = copy_to(target, copy, store)) return problem;
  give_to_owner(target.path(), store);
  if (!flush(target.path())) return cannot_write(store);
  between();
  settle(store, lock);
  between();
  const std::string aside = name_aside(store);
  const bool was_there = is_there(store);
  if (Problem problem = set_aside(store, aside, between)) return problem;
  flush_folder_of(store);
  between();
  if (rename(target.path().c_str(), store.c_str()) != 0) return cannot_write(store);
  flush_folder_of(store);
  between();
  lock.note("");
  return was_there ? aside : std::string();
}

}  // namespace kosmo
