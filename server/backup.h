// A copy of a store, made while a server may be writing to it.
#pragma once

#include <string>

#include "engine/basics.h"

namespace kosmo {

// Copies the SQLite file `store` as it is at one moment: with everything that was acknowledged before that moment, and
// nothing half done. The server goes on writing meanwhile. `to` must not exist; it is there only when it is whole. The
// copy of a store that is damaged (check.h) is a problem, and stays beside it as `to`.damaged.
Problem back_up(const std::string& store, const std::string& to);

}  // namespace kosmo
