// How promising an action looks before any search: a weight by its verb, and a little more where a glance tells.
// Only the proportions between the choices of one decision matter.
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

constexpr double kUnlikely = 0.05;

// Unfinished nebulae around a star space that still lack this element there.
int nebulae_lacking(const PlayerBoard& b, int space, Element element) {
  int count = 0;
  each_bit(b.unfinished_nebulae(), [&](int n) {
    const std::uint64_t corners = kGalaxy.corners[n];
    if (!(corners & bit(space))) return;
    const int wanted = tile(b.tile[n]).stars[element];
    count += wanted > count_bits(b.figures[element] & ~b.nova & corners);
  });
  return count;
}

// Unfinished nebulae that a figure stands at.
int nebulae_served(const PlayerBoard& b, int space) {
  int count = 0;
  each_bit(b.unfinished_nebulae(), [&](int n) { count += (kGalaxy.corners[n] & bit(space)) != 0; });
  return count;
}

// Nebulae that a life space lies at: completed ones without advanced life count most.
double life_wanted(const PlayerBoard& b, int space) {
  double worth = 0;
  each_bit(b.occupied_nebulae(), [&](int n) {
    if (!(kGalaxy.sides[n] & bit(space)) || b.advanced_on(n) > 0) return;
    worth += b.completed & (1U << n) ? 3 : 1;
  });
  return worth;
}

// How many of its stars stand around an empty nebula space already.
int stars_waiting(const PlayerBoard& b, int id, int nebula) {
  const std::uint64_t corners = kGalaxy.corners[nebula];
  int met = 0;
  for (int e = 0; e < kElements; ++e)
    met += std::min<int>(tile(id).stars[e], count_bits(b.figures[e] & ~b.nova & corners));
  return met;
}

bool pieces_wait(const PlayerBoard& b) {
  const Reserve& r = b.reserve;
  return (!r.tiles.empty() && b.empty_nebulae()) || (r.proto > 0 && proto_spaces(b)) ||
         ((r.stars[0] | r.stars[1] | r.stars[2] | r.stars[3]) && b.empty_stars());
}

// What the craft phase offers at once: score, then place, then the rest; end when nothing waits any more.
double craft_prior(const PlayerBoard& b, Action a) {
  switch (verb_of(a)) {
    case Verb::kComplete:
    case Verb::kAdvance:
    case Verb::kRelease:
    case Verb::kReleaseWith: return 20;
    case Verb::kPlaceNebula:
    case Verb::kPlaceStar: return 5;
    case Verb::kPlaceLife: return 4;
    case Verb::kAcquire: return 1.5;
    case Verb::kExchange: return 3;
    case Verb::kSpend: return a.arg[0] == static_cast<int>(Resource::kGraviton) ? 0.3 : 2;
    case Verb::kEnd: return pieces_wait(b) ? kUnlikely : 1;
    default: return 1;
  }
}

}  // namespace

double Narodziny::prior(const State& s, Action a) {
  if (s.core.over) return 1;
  const Step& step = s.core.steps.back();
  const PlayerBoard& b = s.of(step.seat);
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kCraft: return craft_prior(b, a);
    case Kind::kStarAt: return 0.2 + 3 * nebulae_lacking(b, a.arg[0], StarAtArgs(step).element);
    case Kind::kDiscardStar: return 1.0 / (1 + 2 * nebulae_served(b, a.arg[0]));
    case Kind::kProtoAt:
    case Kind::kStableAt:
    case Kind::kLifeTo:
    case Kind::kStabilise: return 0.2 + life_wanted(b, a.arg[0]);
    case Kind::kNebulaAt: return 0.5 + stars_waiting(b, NebulaAtArgs(step).tile, a.arg[0]);
    default: return 1;
  }
}

}  // namespace kosmo::narodziny
