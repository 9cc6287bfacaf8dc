// How much the tests try that go on as long as one likes: KOSMOTEKA_EFFORT=10 tries ten times as much. ./test tries
// less than usual under the sanitizers, and the soaks beside them take fresh seeds.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace kosmo {

inline double effort() {
  const char* text = std::getenv("KOSMOTEKA_EFFORT");
  return text ? std::atof(text) : 1.0;
}

// So many games, seeds or looks as `usual` says, for the effort of this run; never none.
inline int scaled(int usual) { return std::max(1, static_cast<int>(std::ceil(usual * effort()))); }
// Of positions in a row: the distance between those that are looked at.
inline int stride() { return static_cast<int>(std::ceil(1 / effort())); }

}  // namespace kosmo
