// How the windows of a table are asked, in which anybody may answer and nobody should tell by how long it takes.
#pragma once

#include "engine/basics.h"

namespace kosmo {

struct Windows {
  enum class Kind : std::uint8_t {
    kQuick,  // whoever can only pass does so at once; the others are waited for
    kQuiet,  // each lasts for a fixed time, whoever holds what; silence is a pass
  } kind = Kind::kQuick;
  int seconds = 0;  // kQuiet
  bool operator==(const Windows&) const = default;
};
inline constexpr Array<std::string_view, 2> kWindowNames{"quick", "quiet"};
inline constexpr int kShortestPause = 1, kLongestPause = 120;
inline constexpr int kHolds = 3;  // of a seat, in a turn of the game

inline Problem check_windows(const Windows& w) {
  if (w.kind == Windows::Kind::kQuick || (w.seconds >= kShortestPause && w.seconds <= kLongestPause)) return {};
  return {"'seconds' of the windows must be from 1 to 120.", "„seconds” okien ma być od 1 do 120."};
}

}  // namespace kosmo
