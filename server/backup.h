// A copy of a store, made while a server may be writing to it.
#pragma once

#include <string>

#include "engine/basics.h"

namespace kosmo {

class Sqlite;
struct StoreCheck;

// Copies the SQLite file `store` as it is at one moment: with everything that was acknowledged before that moment, and
// nothing half done. The server goes on writing meanwhile. `to` must not exist; it is there only when it is whole. The
// copy of a store that is damaged (check.h) is a problem, and stays beside it as `to`.damaged.
Problem back_up(const std::string& store, const std::string& to);

// What restoring (restore.h) needs as well.

// A file beside `to`, for its owner only, in which a store is made before it gets that name. If it does not, the file
// goes, with what SQLite may have left beside it.
class UnfinishedStore {
 public:
  explicit UnfinishedStore(const std::string& to);  // on failure errno says why
  ~UnfinishedStore();
  UnfinishedStore(const UnfinishedStore&) = delete;
  bool is_made() const { return is_made_; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  bool is_made_ = false;
};

// The whole of one file into another that is empty, not open yet, and will be `called` so. It gets a mark of its own
// (store_mark.h).
Problem copy_pages(Sqlite& from, Sqlite& to, const std::string& called);
std::string names_of_damaged(const StoreCheck&);  // " (a, b)", or nothing
Problem not_a_store(const std::string& path);
Problem cannot_write(const std::string& path);  // errno says why

}  // namespace kosmo
