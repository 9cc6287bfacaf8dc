#include "server/backup.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/check.h"
#include "server/sqlite.h"
#include "server/store_mark.h"

namespace kosmo {
namespace {

// Of the system, if the library has it: why a file could not be written.
Problem copying_failed(int outcome, Sqlite& to, const std::string& called) {
  const int why = sqlite3_system_errno(to.handle());
  if ((outcome & 0xff) != SQLITE_IOERR || why == 0) return explain_sqlite(outcome, called, sqlite3_errstr(outcome));
  errno = why;
  return cannot_write(called);
}

// The copy is looked at, not the store: what was damaged on the way shows there as well.
Problem judge(Sqlite& copy, const std::string& store) {
  const Maybe<StoreCheck> found = check_store(copy);
  if (!found) return found.problem();
  if (found->is_sound()) return {};
  const std::string tables = names_of_damaged(*found);
  return {"The store is damaged" + tables + ", so this copy is not whole; `kosmoteka check " + store + "` tells more.",
          "Baza jest uszkodzona" + tables + ", więc ta kopia nie jest pełna; więcej powie `kosmoteka check " + store +
              "`."};
}

Problem put_aside(const std::string& copy, const std::string& to, const Problem& why) {
  const std::string aside = to + ".damaged";
  if (rename(copy.c_str(), aside.c_str()) != 0) return why;
  return {why.en + " What could be copied is in " + aside + ".",
          why.pl + " To, co dało się skopiować, jest w " + aside + "."};
}

}  // namespace

Problem not_a_store(const std::string& path) {
  return {path + " is not a Kosmoteka store.", path + " nie jest bazą Kosmoteki."};
}

Problem cannot_write(const std::string& path) {
  return explain(path + " cannot be written", "Nie można zapisać pliku " + path, std::strerror(errno));
}

std::string names_of_damaged(const StoreCheck& found) {
  constexpr std::size_t kMostNamed = 5;
  std::string tables;
  for (std::size_t i = 0; i < std::min(found.damaged.size(), kMostNamed); ++i)
    tables += (i ? ", " : " (") + found.damaged[i].table;
  if (!tables.empty()) tables += found.damaged.size() > kMostNamed ? ", …)" : ")";
  return tables;
}

UnfinishedStore::UnfinishedStore(const std::string& to) : path_(to + ".XXXXXX") {
  const int file = mkstemp(path_.data());
  is_made_ = file >= 0;
  if (is_made_) close(file);
}

UnfinishedStore::~UnfinishedStore() {
  if (!is_made_) return;
  for (const char* part : {"", "-journal", "-wal", "-shm"}) unlink((path_ + part).c_str());
}

// All pages in one step, and so in one read transaction: SQLite would begin again whenever the server writes between
// two steps. Writers do not wait for readers of a write-ahead log.
Problem copy_pages(Sqlite& from, Sqlite& to, const std::string& called) {
  if (Problem problem = to.open()) return problem;
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (!backup) return explain_sqlite(sqlite3_extended_errcode(to.handle()), called, sqlite3_errmsg(to.handle()));
  const int outcome = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  return outcome == SQLITE_DONE ? give_new_mark(to) : copying_failed(outcome, to, called);
}

Problem back_up(const std::string& store, const std::string& to) {
  if (store.find("://") != std::string::npos)
    return {"Only a store in a file is copied like this; for PostgreSQL there is pg_dump.",
            "Tak kopiuje się tylko bazę w pliku; dla PostgreSQL jest pg_dump."};
  if (Problem problem = no_such_store(store)) return problem;
  std::error_code unknown;
  if (std::filesystem::exists(to, unknown))
    return {to + " is there already; choose another name.", to + " już istnieje; wybierz inną nazwę."};
  if (Problem problem = find_foreign_log(store)) return problem;
  Sqlite from(store);
  // Not only for reading: whoever closes a store last clears its write-ahead log away, and that may be us.
  if (Problem problem = from.open_existing()) return problem;
  const Maybe<std::int64_t> version = version_of(from);
  if (!version) return version.problem();
  if (*version == 0) return not_a_store(store);

  UnfinishedStore unfinished(to);
  if (!unfinished.is_made()) return cannot_write(to);
  Problem problem, damage;
  {
    Sqlite target(unfinished.path());
    problem = copy_pages(from, target, to);
    // A store of a newer program is copied as well, but what its sums are is not known here.
    const bool known = *version <= static_cast<std::int64_t>(schema_steps().size());
    if (!problem && known) damage = judge(target, store);
  }
  if (damage) problem = put_aside(unfinished.path(), to, damage);
  if (!problem && rename(unfinished.path().c_str(), to.c_str()) != 0) problem = cannot_write(to);
  return problem;
}

}  // namespace kosmo
