#include "server/storage.h"

#include "server/schema.h"
#include "server/sql_storage.h"

namespace kosmo {
namespace {

Maybe<std::unique_ptr<Storage>> made_ready(Maybe<std::unique_ptr<Storage>> store) {
  if (!store) return store;
  SqlStorage& opened = static_cast<SqlStorage&>(**store);
  if (Problem problem = opened.check_tables()) return problem;
  if (Problem problem = opened.give_skeletons()) return problem;
  return store;
}

}  // namespace

Maybe<std::unique_ptr<Storage>> open_storage(const std::string& where, const std::string& server, StorageLog log) {
  if (where.empty())
    return Problem{"Say where to keep the tables: a file, or a postgresql:// address.",
                   "Podaj, gdzie przechowywać stoły: plik albo adres postgresql://."};
  if (where.starts_with("postgresql://") || where.starts_with("postgres://"))
    return made_ready(open_postgres(where, server, std::move(log), schema_steps()));
  if (where.find("://") != std::string::npos)
    return Problem{
        "Tables are kept in a file (SQLite) or at a postgresql:// address, not at " + where + ".",
        "Stoły są przechowywane w pliku (SQLite) albo pod adresem postgresql://, a nie pod adresem " + where + "."};
  return made_ready(open_sqlite(where, std::move(log), schema_steps()));
}

}  // namespace kosmo
