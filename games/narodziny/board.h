// The galaxy: 12 nebula spaces, 37 star spaces, 48 life spaces, generated from coordinates here and nowhere else
// (NK-BRD-01, NK-BRD-02, NK-BRD-03, NK-BRD-04, NK-BRD-05, NK-BRD-06, NK-BRD-07, NK-BRD-08, NK-BRD-09, NK-BRD-10,
// NK-BRD-11, NK-BRD-12, NK-BRD-13, NK-BRD-14, NK-BRD-15, NK-BRD-16, NK-BRD-17). A place is an integer triple (x,y,z);
// axis x points up, y to the lower right, z to the lower left. Nebula spaces have sum 1, star spaces sum 0 or 2; a life
// space lies between two star spaces, and its triple is theirs added. Star and life spaces are numbered from the centre
// outwards, and clockwise from straight up at equal distance.
#pragma once

#include <algorithm>

#include "engine/basics.h"

namespace kosmo::narodziny {

struct Triple {
  int x, y, z;
  constexpr bool operator==(const Triple&) const = default;
  constexpr Triple operator+(Triple o) const { return {x + o.x, y + o.y, z + o.z}; }
  constexpr Triple operator-(Triple o) const { return {x - o.x, y - o.y, z - o.z}; }
  constexpr int sum() const { return x + y + z; }
  // In the plane: right() grows to the right, up() upwards, both in whole units of their own.
  constexpr int right() const { return y - z; }
  constexpr int up() const { return 2 * x - y - z; }
  constexpr int distance2() const { return x * x + y * y + z * z - x * y - y * z - z * x; }
  constexpr Triple turned() const { return {z, x, y}; }  // by 120 degrees clockwise (NK-BRD-17)
};

// Nearer to the centre first, then clockwise from straight up.
constexpr bool comes_before(Triple a, Triple b) {
  if (a.distance2() != b.distance2()) return a.distance2() < b.distance2();
  const auto left_half = [](Triple t) { return !(t.right() > 0 || (t.right() == 0 && t.up() > 0)); };
  if (left_half(a) != left_half(b)) return left_half(b);
  return a.right() * b.up() - b.right() * a.up() < 0;
}

inline constexpr int kNebulae = 12, kStars = 37, kLives = 48, kSectors = 3;
inline constexpr int kAnySector = 255;  // where a star may be placed; saved games have this number in their steps
inline constexpr std::uint64_t kAllStars = bit(kStars) - 1, kAllLives = bit(kLives) - 1;
inline constexpr std::uint32_t kAllNebulae = (1U << kNebulae) - 1;
inline constexpr int kStartStar = 0;  // S00, the centre (NK-SET-14)
inline constexpr int kStartLife = 1;  // L02, the white space (NK-SET-13)

struct Galaxy {
  Array<Triple, kNebulae> nebula{};                               // D1-D4, P1-P4, F1-F4
  Array<Triple, kStars> star{};                                   // S00-S36
  Array<Triple, kLives> life{};                                   // L01-L48, doubled triples
  Array<std::uint64_t, kNebulae> corners{}, sides{};              // star and life spaces around a nebula (NK-BRD-09)
  Array<std::uint64_t, kStars> star_neighbours{};                 // NK-BRD-05
  Array<std::uint64_t, kStars> star_lives{};                      // NK-BRD-08
  Array<std::uint64_t, kLives> life_neighbours{};                 // NK-BRD-07
  Array<std::uint64_t, kSectors> sector_stars{}, sector_lives{};  // borders count for each (NK-BRD-12)
  Array<std::uint32_t, kSectors> sector_nebulae{};
};

constexpr int sector_of(int nebula) { return nebula / 4; }

// The corners of the hexagon at n: one step forth along an axis, or one step back (NK-BRD-04).
constexpr Array<Triple, 6> corners_of(Triple n) {
  return {n + Triple{1, 0, 0}, n + Triple{0, 1, 0}, n + Triple{0, 0, 1},
          n - Triple{1, 0, 0}, n - Triple{0, 1, 0}, n - Triple{0, 0, 1}};
}

constexpr int find_triple(const auto& list, Triple t) {
  for (int i = 0; i < static_cast<int>(list.size()); ++i)
    if (list[i] == t) return i;
  return -1;
}

constexpr Galaxy make_galaxy() {
  Galaxy g;
  constexpr Triple kDelta[] = {{1, 0, 0}, {2, -1, 0}, {2, 0, -1}, {1, 1, -1}};  // NK-BRD-03, NK-BRD-11
  for (int i = 0; i < 4; ++i) {
    g.nebula[i] = kDelta[i];
    g.nebula[i + 4] = g.nebula[i].turned();
    g.nebula[i + 8] = g.nebula[i + 4].turned();
  }

  int count = 0;
  for (Triple n : g.nebula)
    for (Triple c : corners_of(n)) {
      bool known = false;
      for (int i = 0; i < count; ++i) known = known || g.star[i] == c;
      if (!known) g.star[count++] = c;
    }
  std::sort(g.star.begin(), g.star.end(), comes_before);

  // Two star spaces are neighbours if a hexagon has both as corners, one with sum 0 and one with sum 2, a side apart.
  count = 0;
  for (int a = 0; a < kStars; ++a)
    for (int b = 0; b < kStars; ++b) {
      const Triple d = g.star[b] - g.star[a];
      if (g.star[a].sum() != 0 || !(d == Triple{1, 1, 0} || d == Triple{1, 0, 1} || d == Triple{0, 1, 1})) continue;
      bool side = false;
      for (Triple n : g.nebula) {
        const auto corners = corners_of(n);
        side = side || (std::find(corners.begin(), corners.end(), g.star[a]) != corners.end() &&
                        std::find(corners.begin(), corners.end(), g.star[b]) != corners.end());
      }
      if (!side) continue;
      g.star_neighbours[a] |= bit(b);
      g.star_neighbours[b] |= bit(a);
      g.life[count++] = g.star[a] + g.star[b];
    }
  std::sort(g.life.begin(), g.life.end(), comes_before);

  for (int a = 0; a < kStars; ++a)
    each_bit(g.star_neighbours[a], [&](int b) { g.star_lives[a] |= bit(find_triple(g.life, g.star[a] + g.star[b])); });
  for (int a = 0; a < kStars; ++a)
    each_bit(g.star_lives[a], [&](int l) { g.life_neighbours[l] |= g.star_lives[a] & ~bit(l); });

  for (int n = 0; n < kNebulae; ++n) {
    for (Triple c : corners_of(g.nebula[n])) g.corners[n] |= bit(find_triple(g.star, c));
    for (int l = 0; l < kLives; ++l) {
      int ends = 0;
      each_bit(g.corners[n], [&](int s) { ends += (g.star_lives[s] & bit(l)) != 0; });
      if (ends == 2) g.sides[n] |= bit(l);
    }
    const int sector = sector_of(n);
    g.sector_stars[sector] |= g.corners[n];
    g.sector_lives[sector] |= g.sides[n];
    g.sector_nebulae[sector] |= 1U << n;
  }
  return g;
}

inline constexpr Galaxy kGalaxy = make_galaxy();

// All neighbours of a set of spaces.
inline std::uint64_t around(const auto& neighbours, std::uint64_t spaces) {
  std::uint64_t out = 0;
  each_bit(spaces, [&](int i) { out |= neighbours[i]; });
  return out;
}

// Where a piece may move: every empty space reachable with all spaces between occupied (NK-TRK-04, NK-TRK-05,
// NK-TRK-06).
inline std::uint64_t move_targets(const auto& neighbours, std::uint64_t occupied, int from) {
  std::uint64_t seen = bit(from), wave = neighbours[from], targets = 0;
  while (wave) {
    targets |= wave & ~occupied;
    seen |= wave;
    wave = around(neighbours, wave & occupied) & ~seen;
  }
  return targets & ~bit(from);
}

}  // namespace kosmo::narodziny
