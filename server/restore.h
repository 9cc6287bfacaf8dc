// A backup put in the place of a store.
#pragma once

#include <functional>
#include <string>

#include "engine/basics.h"

namespace kosmo {

// `store` becomes what the SQLite file `copy` is, if that is not damaged (check.h) and no server has the store; else
// nothing is changed. What was there, with its log, is kept beside it. Whenever this is interrupted, `store` is the old
// one or the new one, and whole. (Tests interrupt it where `between` is called.)
//
// The answer is the name under which the old one is kept; empty if there was none.
Maybe<std::string> restore_store(
    const std::string& copy, const std::string& store, const std::function<void()>& between = [] {});

}  // namespace kosmo
