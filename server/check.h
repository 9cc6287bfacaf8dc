// Looks at a whole store: whether every journal is as it was written.
#pragma once

#include <string>

#include "server/storage.h"

namespace kosmo {

class Sqlite;

// A file or a postgresql:// address. Servers may use it meanwhile; nothing is changed, not even a version.
Maybe<StoreCheck> check_store(const std::string& where);
Maybe<StoreCheck> check_store(Sqlite& open);

// No file of that name; nothing if there is.
Problem no_such_store(const std::string& where);

}  // namespace kosmo
