// Journals of earlier programs have names of people beside their ids. This takes the names out, so that only ids are
// left; what somebody is called is looked up, as everywhere. What people wrote stays, and what happened stays the same:
// an event that would then mean something else is a mistake, and nothing is written.
#pragma once

#include "server/room.h"
#include "server/storage.h"

namespace kosmo {

// The event without names, all else to the byte as it was; as it is, if there are none.
std::string without_names(const std::string& event);
// A stored line of the lobby or of somebody's history (room_view.h) likewise, with the ids of this room's people.
std::string with_ids(const std::string& line, const Room&);

enum class Rewritten : std::uint8_t {
  kDone,
  kNothing,  // there were no names
  kNoTable,
  kElsewhere,  // another server has the table
  kDamaged,    // its journal: it stays as it is, for whoever looks into that
  kFailed      // the store, or it would have meant something else
};
// For a server that has this table open, or could have it. `stays_ours`: it has, and does not let go of it afterwards.
Rewritten take_names_out(Storage&, const std::string& table, bool stays_ours);

// What came of several.
class RewriteCount {
 public:
  void add(Rewritten outcome) { ++count_[outcome]; }
  bool is_whole() const;  // no names are left
  Problem in_words() const;

 private:
  Array<std::int64_t, 6> count_{};
};

}  // namespace kosmo
