// Reads journals out of a store and checks their sums on the way. Works on any connection to a store, so that a running
// store and a copy can be checked as well.
#pragma once

#include <functional>

#include "server/journal_sum.h"
#include "server/sql_storage.h"

namespace kosmo {

// A piece of a journal as it is stored: all after some event.
struct Stretch {
  bool summed = false;                        // a journal from before there were sums has none, until it gets them
  JournalHead head;                           // if summed
  std::string before;                         // the sum of the event before the first of these
  std::vector<std::string> events{}, sums{};  // those that are as they were written, up to the first that is not
  bool follows = false;                       // the event before the first of these is there, or they are all
  Problem damage{};                           // why they end there, if it is not the end
};

class JournalReader {
 public:
  using Ask = std::function<Answer(const char* sql, std::initializer_list<Param>)>;
  explicit JournalReader(Ask ask) : ask_(std::move(ask)) {}

  Maybe<Journal> load(const std::string& table, bool whole) const;
  Maybe<Stretch> read(const std::string& table, std::int64_t after) const;

  // Adds what is found of one table, or of all.
  Problem check(const std::string& table, StoreCheck& found) const;
  Problem check_all(StoreCheck& found) const;
  // In the order of their ids.
  Maybe<std::vector<std::string>> tables_after(const std::string& table, int most) const;

 private:
  Maybe<bool> is_listed(const std::string& table) const;
  Problem find_remains(StoreCheck& found) const;

  Ask ask_;
};

}  // namespace kosmo
