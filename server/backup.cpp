#include "server/backup.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/sqlite.h"

namespace kosmo {
namespace {

Problem not_a_store(const std::string& store) {
  return {store + " is not a Kosmoteka store.", store + " nie jest bazą Kosmoteki."};
}

Problem cannot_write(const std::string& to) {
  return explain(to + " cannot be written", "Nie można zapisać pliku " + to, std::strerror(errno));
}

// All pages in one step, and so in one read transaction: SQLite would begin again whenever the server writes between
// two steps. Writers do not wait for readers of a write-ahead log.
Problem copy(Sqlite& from, Sqlite& to) {
  if (Problem problem = to.open()) return problem;
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (!backup) return explain_sqlite(sqlite3_extended_errcode(to.handle()), to.path(), sqlite3_errmsg(to.handle()));
  const int outcome = sqlite3_backup_step(backup, -1);
  sqlite3_backup_finish(backup);
  return outcome == SQLITE_DONE ? Problem{} : explain_sqlite(outcome, to.path(), sqlite3_errstr(outcome));
}

}  // namespace

Problem back_up(const std::string& store, const std::string& to) {
  if (store.find("://") != std::string::npos)
    return {"Only a store in a file is copied like this; for PostgreSQL there is pg_dump.",
            "Tak kopiuje się tylko bazę w pliku; dla PostgreSQL jest pg_dump."};
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(store, unknown))
    return {"There is no file " + store + "; --store names the one that the server uses.",
            "Nie ma pliku " + store + "; --store wskazuje ten, którego używa serwer."};
  if (std::filesystem::exists(to, unknown))
    return {to + " is there already; choose another name.", to + " już istnieje; wybierz inną nazwę."};
  Sqlite from(store);
  // Not only for reading: whoever closes a store last clears its write-ahead log away, and that may be us.
  if (Problem problem = from.open_existing()) return problem;
  const Maybe<std::int64_t> version = version_of(from);
  if (!version) return version.problem();
  if (*version == 0) return not_a_store(store);

  std::string unfinished = to + ".XXXXXX";
  const int file = mkstemp(unfinished.data());  // for its owner only
  if (file < 0) return cannot_write(to);
  close(file);
  Problem problem;
  {
    Sqlite target(unfinished);
    problem = copy(from, target);
  }
  if (!problem && rename(unfinished.c_str(), to.c_str()) != 0) problem = cannot_write(to);
  if (problem) unlink(unfinished.c_str());
  return problem;
}

}  // namespace kosmo
