// Is the galaxy that the compiler generates the one that the rules describe? By the definitions (NK-BRD-03, NK-BRD-04,
// NK-BRD-05, NK-BRD-06, NK-BRD-07, NK-BRD-08), worked out here once more in the plainest way, and by the tables of the
// document, entry by entry.
#include "games/narodziny/board.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "games/narodziny/rules/rules.h"
#include "games/narodziny/test_helpers.h"

namespace kosmo::narodziny {
namespace {

using Names = std::set<std::string>;

Names names(const ArgKind& kind, std::uint64_t bits) {
  Names out;
  each_bit(bits, [&](int i) { out.insert(kind.print(i)); });
  return out;
}

Names words(const std::string& cell) {
  Names out;
  for (const std::string& word : divided(cell, ' '))
    if (!word.empty() && word != "-") out.insert(word);
  return out;
}

int index_of(const ArgKind& kind, const std::string& name) {
  for (int i = 0; i < kind.count(); ++i)
    if (kind.print(i) == name) return i;
  ADD_FAILURE() << "no " << kind.name << " " << name;
  return 0;
}

std::string print(Triple t) { return std::to_string(t.x) + "," + std::to_string(t.y) + "," + std::to_string(t.z); }

std::set<std::string> printed(const auto& triples) {
  std::set<std::string> out;
  for (const Triple t : triples) out.insert(print(t));
  return out;
}

// Every triple that could matter, and the definitions of the rules.
std::vector<Triple> all_triples() {
  std::vector<Triple> out;
  for (int x = -6; x <= 6; ++x)
    for (int y = -6; y <= 6; ++y)
      for (int z = -6; z <= 6; ++z) out.push_back({x, y, z});
  return out;
}
bool is_nebula(Triple t) { return t.x + t.y + t.z == 1 && t.x * t.x + t.y * t.y + t.z * t.z <= 5; }
std::vector<Triple> nebulae_touching(Triple star) {
  constexpr Triple kUnits[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  std::vector<Triple> out;
  for (const Triple unit : kUnits) {
    if (star.sum() == 0 && is_nebula(star + unit)) out.push_back(star + unit);
    if (star.sum() == 2 && is_nebula(star - unit)) out.push_back(star - unit);
  }
  return out;
}
bool is_star(Triple t) { return (t.sum() == 0 || t.sum() == 2) && !nebulae_touching(t).empty(); }
bool stars_adjacent(Triple a, Triple b) {
  if (a.sum() == 2) std::swap(a, b);
  const Triple d = b - a;
  if (a.sum() != 0 || b.sum() != 2) return false;
  if (d == Triple{1, 1, 0}) return is_nebula(a + Triple{1, 0, 0}) || is_nebula(a + Triple{0, 1, 0});
  if (d == Triple{1, 0, 1}) return is_nebula(a + Triple{1, 0, 0}) || is_nebula(a + Triple{0, 0, 1});
  if (d == Triple{0, 1, 1}) return is_nebula(a + Triple{0, 1, 0}) || is_nebula(a + Triple{0, 0, 1});
  return false;
}
// The two star spaces at the ends of a life space.
std::vector<int> ends_of(int life) {
  std::vector<int> out;
  for (int s = 0; s < kStars; ++s)
    if (kGalaxy.star_lives[s] & bit(static_cast<int>(life))) out.push_back(static_cast<int>(s));
  return out;
}

struct Point {
  double right, up;
};
double distance(Point a, Point b) { return std::hypot(a.right - b.right, a.up - b.up); }
// NK-BRD-17, with hexagons of side 1: unit vectors at 90, -30 and 210 degrees.
Point drawn(Triple t) {
  const double kRadian = std::acos(-1.0) / 180;
  Point p{0, 0};
  const auto add = [&](int times, double degrees) {
    p.right += times * std::cos(degrees * kRadian);
    p.up += times * std::sin(degrees * kRadian);
  };
  add(t.x, 90);
  add(t.y, -30);
  add(t.z, 210);
  return p;
}
// Degrees clockwise from straight up, 0 to 360.
double bearing(Point from, Point to) {
  const double degrees = std::atan2(to.right - from.right, to.up - from.up) * 180 / std::acos(-1.0);
  return degrees < -1e-6 ? degrees + 360 : std::abs(degrees);
}

TEST(NarodzinyBoard, NK_BRD_02_there_are_12_nebula_37_star_and_48_life_spaces_on_every_board) {
  EXPECT_EQ(printed(kGalaxy.nebula).size(), 12u);
  EXPECT_EQ(printed(kGalaxy.star).size(), 37u);
  EXPECT_EQ(printed(kGalaxy.life).size(), 48u);
  // Each of the four boards offers all of them but the start star and the three start tiles.
  State s = fresh(4, 1);
  for (Seat seat = 0; seat < 4; ++seat) {
    const PlayerBoard& b = s.of(seat);
    EXPECT_EQ(count_bits(b.empty_stars()), 36);
    EXPECT_EQ(count_bits(b.empty_lives()), 47);
    EXPECT_EQ(count_bits(b.empty_nebulae()), 9);
    ActionList choices;
    list_star_at(s, StarAtArgs(0, kAnySector).step(seat), choices);
    EXPECT_EQ(choices.size(), 36);
    choices.clear();
    list_nebula_at(s, NebulaAtArgs(0).step(seat), choices);
    EXPECT_EQ(choices.size(), 9);
    choices.clear();
    list_stable_at(s, RepeatArgs(1).step(Kind::kStableAt, seat), choices);
    EXPECT_EQ(choices.size(), 47);
  }
}

TEST(NarodzinyBoard, NK_BRD_03_nebula_spaces_are_the_triples_with_sum_1_near_the_centre) {
  std::vector<Triple> wanted;
  for (const Triple t : all_triples())
    if (is_nebula(t)) wanted.push_back(t);
  EXPECT_EQ(printed(kGalaxy.nebula), printed(wanted));
}

TEST(NarodzinyBoard, NK_BRD_04_star_spaces_are_the_corners_of_nebula_spaces) {
  std::vector<Triple> wanted;
  for (const Triple t : all_triples())
    if (is_star(t)) wanted.push_back(t);
  EXPECT_EQ(printed(kGalaxy.star), printed(wanted));
  for (int s = 0; s < kStars; ++s) {
    std::vector<Triple> touching;
    for (int n = 0; n < kNebulae; ++n)
      if (kGalaxy.corners[n] & bit(static_cast<int>(s))) touching.push_back(kGalaxy.nebula[n]);
    EXPECT_EQ(printed(touching), printed(nebulae_touching(kGalaxy.star[s]))) << kStarSpace.print(static_cast<int>(s));
  }
}

TEST(NarodzinyBoard, NK_BRD_05_star_spaces_are_adjacent_along_the_sides_of_hexagons) {
  for (int a = 0; a < kStars; ++a)
    for (int b = 0; b < kStars; ++b)
      EXPECT_EQ((kGalaxy.star_neighbours[a] & bit(static_cast<int>(b))) != 0,
                stars_adjacent(kGalaxy.star[a], kGalaxy.star[b]))
          << kStarSpace.print(static_cast<int>(a)) << " " << kStarSpace.print(static_cast<int>(b));
}

TEST(NarodzinyBoard, NK_BRD_06_every_pair_of_adjacent_star_spaces_has_one_life_space_between) {
  std::vector<Triple> wanted;
  for (int a = 0; a < kStars; ++a)
    for (int b = a + 1; b < kStars; ++b)
      if (stars_adjacent(kGalaxy.star[a], kGalaxy.star[b])) wanted.push_back(kGalaxy.star[a] + kGalaxy.star[b]);
  EXPECT_EQ(wanted.size(), 48u);
  EXPECT_EQ(printed(kGalaxy.life), printed(wanted));
}

TEST(NarodzinyBoard, NK_BRD_07_life_spaces_are_adjacent_if_they_share_an_end) {
  for (int a = 0; a < kLives; ++a)
    for (int b = 0; b < kLives; ++b) {
      bool shared = false;
      for (const int s : ends_of(a))
        for (const int t : ends_of(b)) shared = shared || s == t;
      EXPECT_EQ((kGalaxy.life_neighbours[a] & bit(static_cast<int>(b))) != 0, shared && a != b)
          << kLifeSpace.print(static_cast<int>(a)) << " " << kLifeSpace.print(static_cast<int>(b));
    }
}

TEST(NarodzinyBoard, NK_BRD_08_a_life_space_is_adjacent_to_the_two_star_spaces_at_its_ends) {
  for (int life = 0; life < kLives; ++life) {
    const std::vector<int> ends = ends_of(life);
    ASSERT_EQ(ends.size(), 2u) << kLifeSpace.print(static_cast<int>(life));
    const Triple a = kGalaxy.star[ends[0]], b = kGalaxy.star[ends[1]];
    EXPECT_EQ(kGalaxy.life[life], a + b);
    EXPECT_TRUE(stars_adjacent(a, b));
  }
}

// A honeycomb: every hexagon has six corners and six sides, and they go round it.
TEST(NarodzinyBoard, NK_BRD_01_NK_BRD_09_a_nebula_has_six_corners_and_six_sides_around_it) {
  for (int n = 0; n < kNebulae; ++n) {
    EXPECT_EQ(count_bits(kGalaxy.corners[n]), 6);
    EXPECT_EQ(count_bits(kGalaxy.sides[n]), 6);
    const Point centre = drawn(kGalaxy.nebula[n]);
    each_bit(kGalaxy.corners[n], [&](int s) { EXPECT_NEAR(distance(centre, drawn(kGalaxy.star[s])), 1.0, 1e-9); });
    each_bit(kGalaxy.sides[n], [&](int l) {
      for (const int end : ends_of(l)) EXPECT_TRUE(kGalaxy.corners[n] & bit(end)) << kLifeSpace.print(l);
    });
  }
  // Every corner and every side belongs to some hexagon.
  std::uint64_t corners = 0, sides = 0;
  for (int n = 0; n < kNebulae; ++n) {
    corners |= kGalaxy.corners[n];
    sides |= kGalaxy.sides[n];
  }
  EXPECT_EQ(corners, kAllStars);
  EXPECT_EQ(sides, kAllLives);
}

TEST(NarodzinyBoard, NK_BRD_10_three_nebulae_of_three_sectors_meet_at_the_centre) {
  EXPECT_EQ(kGalaxy.star[0], (Triple{0, 0, 0}));
  EXPECT_EQ(kStarSpace.print(kStartStar), "S00");
  Names meeting;
  for (int n = 0; n < kNebulae; ++n)
    if (kGalaxy.corners[n] & bit(kStartStar)) meeting.insert(kNebulaSpace.print(n));
  EXPECT_EQ(meeting, (Names{"D1", "P1", "F1"}));
}

TEST(NarodzinyBoard, NK_BRD_11_every_nebula_space_is_in_exactly_one_of_three_sectors) {
  EXPECT_EQ(names(kNebulaSpace, kGalaxy.sector_nebulae[0]), (Names{"D1", "D2", "D3", "D4"}));
  EXPECT_EQ(names(kNebulaSpace, kGalaxy.sector_nebulae[1]), (Names{"P1", "P2", "P3", "P4"}));
  EXPECT_EQ(names(kNebulaSpace, kGalaxy.sector_nebulae[2]), (Names{"F1", "F2", "F3", "F4"}));
  EXPECT_EQ(kSectorKind.print(0), "delta");
  EXPECT_EQ(kSectorKind.print(1), "psi");
  EXPECT_EQ(kSectorKind.print(2), "phi");
}

TEST(NarodzinyBoard, NK_BRD_12_NK_BRD_13_borders_belong_to_each_sector_they_touch) {
  const auto both = [](const auto& sets, int a, int b) { return sets[a] & sets[b]; };
  EXPECT_EQ(names(kStarSpace, both(kGalaxy.sector_stars, 0, 1)), (Names{"S00", "S01", "S05", "S14"}));
  EXPECT_EQ(names(kStarSpace, both(kGalaxy.sector_stars, 1, 2)), (Names{"S00", "S02", "S07", "S16"}));
  EXPECT_EQ(names(kStarSpace, both(kGalaxy.sector_stars, 0, 2)), (Names{"S00", "S03", "S09", "S18"}));
  EXPECT_EQ(names(kLifeSpace, both(kGalaxy.sector_lives, 0, 1)), (Names{"L01", "L05", "L17"}));
  EXPECT_EQ(names(kLifeSpace, both(kGalaxy.sector_lives, 1, 2)), (Names{"L02", "L07", "L19"}));
  EXPECT_EQ(names(kLifeSpace, both(kGalaxy.sector_lives, 0, 2)), (Names{"L03", "L09", "L21"}));
}

TEST(NarodzinyBoard, NK_BRD_14_a_sector_has_4_nebula_16_star_and_19_life_spaces) {
  for (int sector = 0; sector < kSectors; ++sector) {
    EXPECT_EQ(count_bits(kGalaxy.sector_nebulae[sector]), 4);
    EXPECT_EQ(count_bits(kGalaxy.sector_stars[sector]), 16);
    EXPECT_EQ(count_bits(kGalaxy.sector_lives[sector]), 19);
  }
}

TEST(NarodzinyBoard, NK_BRD_17_the_drawing_puts_neighbours_a_side_apart_and_delta_on_top) {
  for (int a = 0; a < kStars; ++a)
    for (int b = 0; b < a; ++b) {
      const double apart = distance(drawn(kGalaxy.star[a]), drawn(kGalaxy.star[b]));
      if (kGalaxy.star_neighbours[a] & bit(static_cast<int>(b)))
        EXPECT_NEAR(apart, 1.0, 1e-9);
      else
        EXPECT_GT(apart, 1.0 + 1e-9);
    }
  const auto middle = [](int sector) {
    Point sum{0, 0};
    for (int n = 4 * sector; n < 4 * sector + 4; ++n) {
      sum.right += drawn(kGalaxy.nebula[n]).right;
      sum.up += drawn(kGalaxy.nebula[n]).up;
    }
    return sum;
  };
  const Point delta = middle(0), psi = middle(1), phi = middle(2);
  EXPECT_GT(delta.up, 2 * std::abs(delta.right));  // top
  EXPECT_GT(psi.right, 0);                         // lower right
  EXPECT_LT(psi.up, 0);
  EXPECT_LT(phi.right, 0);  // lower left
  EXPECT_LT(phi.up, 0);
  // The axes that the terminal draws along are the same.
  for (const Triple t : kGalaxy.star) {
    EXPECT_NEAR(drawn(t).right, t.right() * std::sqrt(3.0) / 2, 1e-9);
    EXPECT_NEAR(drawn(t).up, t.up() / 2.0, 1e-9);
  }
}

TEST(NarodzinyBoard, NK_BRD_17_a_turn_by_120_degrees_maps_sector_to_sector) {
  for (int n = 0; n < kNebulae; ++n) {
    const Triple t = kGalaxy.nebula[n];
    EXPECT_EQ(t.turned(), kGalaxy.nebula[(n + 4) % kNebulae]);
    const double turned = bearing({0, 0}, drawn(t.turned())) - bearing({0, 0}, drawn(t));
    EXPECT_NEAR(turned < 0 ? turned + 360 : turned, 120, 1e-6);
  }
  for (const Triple t : kGalaxy.star) EXPECT_GE(find_triple(kGalaxy.star, t.turned()), 0);
  for (const Triple t : kGalaxy.life) EXPECT_GE(find_triple(kGalaxy.life, t.turned()), 0);
}

TEST(NarodzinyBoard, spaces_are_numbered_outwards_and_clockwise) {
  const auto check = [](const auto& triples) {
    for (std::size_t i = 1; i < triples.size(); ++i) {
      const Point before = drawn(triples[i - 1]), here = drawn(triples[i]);
      const double further = std::hypot(here.right, here.up) - std::hypot(before.right, before.up);
      EXPECT_GT(further, -1e-9) << i;
      if (std::abs(further) < 1e-9) {
        EXPECT_GT(bearing({0, 0}, here), bearing({0, 0}, before)) << i;
      }
    }
  };
  check(kGalaxy.star);
  check(kGalaxy.life);
}

// --- the tables of the document
// ---------------------------------------------------------------------------------------

// The cell names these spaces, in clockwise order around the point, the first at or after straight up.
void expect_clockwise(const std::string& cell, const ArgKind& kind, Point centre, const auto& place,
                      const std::string& row) {
  double last = -1;
  for (const std::string& name : divided(cell, ' ')) {
    const double at = bearing(centre, place(index_of(kind, name)));
    EXPECT_GT(at, last) << row << ": " << name << " stands out of order";
    last = at;
  }
}

TEST(NarodzinyBoard, NK_BRD_09_NK_BRD_11_the_table_of_nebula_spaces_is_the_galaxy) {
  const std::vector<Row> rows = document_table("**Nebula spaces (12)**");
  ASSERT_EQ(rows.size(), 12u);
  for (int n = 0; n < kNebulae; ++n) {
    const Row& row = rows[n];
    ASSERT_EQ(row.size(), 7u);
    EXPECT_EQ(row[0], kNebulaSpace.print(n));
    EXPECT_EQ(row[1], print(kGalaxy.nebula[n]));
    EXPECT_EQ(row[2], kSectorKind.print(sector_of(n)));
    EXPECT_EQ(words(row[4]), names(kStarSpace, kGalaxy.corners[n])) << row[0];
    EXPECT_EQ(words(row[5]), names(kLifeSpace, kGalaxy.sides[n])) << row[0];
    Names neighbours;  // nebulae that share a side
    for (int m = 0; m < kNebulae; ++m)
      if (m != n && (kGalaxy.sides[n] & kGalaxy.sides[m])) neighbours.insert(kNebulaSpace.print(m));
    EXPECT_EQ(words(row[6]), neighbours) << row[0];
    const Point centre = drawn(kGalaxy.nebula[n]);
    expect_clockwise(
        row[4], kStarSpace, centre, [](int s) { return drawn(kGalaxy.star[s]); }, row[0]);
    expect_clockwise(
        row[5], kLifeSpace, centre,
        [](int l) {
          const Point p = drawn(kGalaxy.life[l]);  // a doubled triple
          return Point{p.right / 2, p.up / 2};
        },
        row[0]);
    expect_clockwise(
        row[6], kNebulaSpace, centre, [](int m) { return drawn(kGalaxy.nebula[m]); }, row[0]);
  }
}

Names sectors_of(const auto& sets, int space) {
  Names out;
  for (int sector = 0; sector < kSectors; ++sector)
    if (sets[sector] & bit(space)) out.insert(kSectorKind.print(sector));
  return out;
}

Names nebulae_at(const auto& sets, int space) {
  Names out;
  for (int n = 0; n < kNebulae; ++n)
    if (sets[n] & bit(space)) out.insert(kNebulaSpace.print(n));
  return out;
}

TEST(NarodzinyBoard, NK_BRD_04_NK_BRD_05_NK_BRD_08_NK_BRD_12_the_table_of_star_spaces_is_the_galaxy) {
  const std::vector<Row> rows = document_table("**Star spaces (37)**");
  ASSERT_EQ(rows.size(), 37u);
  for (int s = 0; s < kStars; ++s) {
    const Row& row = rows[s];
    ASSERT_EQ(row.size(), 6u);
    EXPECT_EQ(row[0], kStarSpace.print(s));
    EXPECT_EQ(row[1], print(kGalaxy.star[s])) << row[0];
    EXPECT_EQ(words(row[2]), nebulae_at(kGalaxy.corners, s)) << row[0];
    EXPECT_EQ(words(row[3]), sectors_of(kGalaxy.sector_stars, s)) << row[0];
    EXPECT_EQ(words(row[4]), names(kStarSpace, kGalaxy.star_neighbours[s])) << row[0];
    EXPECT_EQ(words(row[5]), names(kLifeSpace, kGalaxy.star_lives[s])) << row[0];
  }
}

TEST(NarodzinyBoard, NK_BRD_06_NK_BRD_07_NK_BRD_08_NK_BRD_12_the_table_of_life_spaces_is_the_galaxy) {
  const std::vector<Row> rows = document_table("**Life spaces (48)**");
  ASSERT_EQ(rows.size(), 48u);
  for (int l = 0; l < kLives; ++l) {
    const Row& row = rows[l];
    ASSERT_EQ(row.size(), 6u);
    EXPECT_EQ(row[0], kLifeSpace.print(l));
    Names ends;
    for (const int s : ends_of(l)) ends.insert(kStarSpace.print(s));
    EXPECT_EQ(words(row[1]), ends) << row[0];
    EXPECT_EQ(row[2], print(kGalaxy.life[l])) << row[0];
    EXPECT_EQ(words(row[3]), nebulae_at(kGalaxy.sides, l)) << row[0];
    EXPECT_EQ(words(row[4]), sectors_of(kGalaxy.sector_lives, l)) << row[0];
    EXPECT_EQ(words(row[5]), names(kLifeSpace, kGalaxy.life_neighbours[l])) << row[0];
  }
}

// Nothing lies on top of another piece, whatever is played (NK-BRD-16): each space has its own bit, so what could go
// wrong is a figure of two elements or a token of two sides.
TEST(NarodzinyBoard, NK_BRD_16_no_space_ever_holds_two_pieces) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_at_random(4, seed, [&](const State&, Action, const State& s) {
      for (const PlayerBoard& b : s.players) {
        int figures = 0;
        for (const std::uint64_t of_element : b.figures) figures += count_bits(of_element);
        ASSERT_EQ(figures, count_bits(b.occupied_stars()));
        ASSERT_EQ(b.nova & ~b.occupied_stars(), 0u);
        ASSERT_EQ(b.proto & b.stable, 0u);
      }
    });
}

}  // namespace
}  // namespace kosmo::narodziny
