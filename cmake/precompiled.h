// What many files include, compiled once in the builds for tests. Every file still includes what it uses: the builds
// for users, and that with clang, do without this.
#pragma once

#include <fmt/format.h>
#include <boost/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
