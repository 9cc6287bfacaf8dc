// What nearly every test includes, compiled once a program in the builds with sanitizers. Every test still includes
// what it uses: the other builds do without this.
#pragma once

#include <gtest/gtest.h>

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
