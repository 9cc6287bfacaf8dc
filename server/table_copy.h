// A table as a client knows it: shown whole once, and kept up to date by what the server sends of it. For programs that
// play, and for tests.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/basics.h"

namespace kosmo {

class TableCopy {
 public:
  // A reply or an update with the whole table or with what has changed. The problem: it does not follow from what is
  // known here. Whoever has one asks for the table again.
  Problem take(const boost::json::object& message);
  const boost::json::object& table() const { return table_.get_object(); }
  std::int64_t v() const { return v_; }  // 0: nothing is known yet

 private:
  boost::json::value table_ = boost::json::object();
  std::int64_t v_ = 0;
};

}  // namespace kosmo
