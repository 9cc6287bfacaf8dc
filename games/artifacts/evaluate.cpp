// What a position is worth to a seat, in points. The weights were found by trying changes of them in games of greedy
// against random bots: the points of the one less half of the other's.
#include <algorithm>

#include "engine/prospects.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

struct Weights {
  double credit = 0.15;
  double hand_icon = 0.03;      // the hand is filled again at the end of the turn
  double produced_icon = 0.3;   // these wait for a better use
  double attached_icon = 0.25;  // towards a card of the Stage, as far as its cost
  double stage_card = 3.0;      // the first; each further one is worth less
  double logistic = 2.5;        // a card that helps all the time, while many turns are left
  double operational = 2.2;     // a card that operational actions use again
  double artifact = 1.3, plan = 0.15;
  double token = -0.3;
  double attack = 1.0;         // of one Ship, before it is known how it ends
  double produced_card = 0.5;  // before it is drawn: a point perhaps, and icons
  double match = 0.25;         // the chance that a revealed card has the kind
  double opponent = 0.6;       // of the best opponent's points, against oneself
  double win = 10.0;
};
constexpr Weights kWeights;

// How much of the game is left: 1 at the start, 0 at the end.
double rest_of_game(const State& s) {
  if (s.ending) return 0;
  const double passes = s.round_marker - 1 + s.resource_deck.size() / static_cast<double>(kResources);
  return std::clamp(passes / s.seats(), 0.0, 1.0);
}
double soon(const State& s) { return 0.2 + 0.8 * rest_of_game(s); }

double new_card(const State& s) { return 1 + kWeights.logistic * rest_of_game(s); }

// --- what has been begun

double worth_of_deed(const State& s, Seat seat, const DeedArgs& what) {
  const Player& p = s.of(seat);
  switch (what.deed) {
    case Deed::kPurchase: return kWeights.stage_card * soon(s);
    case Deed::kDiscover:
    case Deed::kDevelop:
    case Deed::kBuild: return new_card(s);
    case Deed::kOffensive: return kWeights.attack * p.operational[Type::kShip].size();
    case Deed::kMine: return kWeights.produced_card * p.operational[Type::kPlanet].size();
    case Deed::kIncome: {
      double sum = 0;
      p.operational[Type::kTechnology].each(
          [&](int index) { sum += kWeights.match * worth(s, seat, card_of(Type::kTechnology, index), false); });
      return sum;
    }
    case Deed::kFaction: return kWeights.artifact * soon(s);
    case Deed::kCardAction: return 1.5;
    default: return 0;  // what their cards bring is counted while they are played
  }
}

double worth_of_playing(const State& s, Seat seat, const Step& step) {
  const PlayArgs play(step);
  const int icons = play.icons + (play.cards > 0 ? most_icons(s, seat, play) : 0);
  if (play.deed == Deed::kTrade) return kWeights.credit * std::min(icons, kBankTop - s.of(seat).bank) * soon(s);
  if (play.deed == Deed::kUnblock)
    return -kWeights.token * std::min(icons / kIconsPerToken, tokens_of(s, seat, play.target)) * soon(s);
  return kWeights.attached_icon * std::min(icons, 5) * soon(s);
}

// What waits to be done for the player, so that half a move is not taken for a whole one.
double worth_begun(const State& s, Seat seat) {
  double sum = 0;
  for (const Step& step : s.core.steps) {
    if (step.seat != seat) continue;
    switch (static_cast<Kind>(step.kind)) {
      case Kind::kCarryOut: sum += worth_of_deed(s, seat, DeedArgs(step)); break;
      case Kind::kCharge: sum -= kWeights.credit * credits_of(s, seat, DeedArgs(step)); break;
      case Kind::kPay: sum -= 2 * kWeights.hand_icon * PayArgs(step).lacking(); break;
      case Kind::kPlayCards:
      case Kind::kPrepare: sum += worth_of_playing(s, seat, step); break;
      case Kind::kKeep: sum += kWeights.stage_card * soon(s); break;
      case Kind::kSide: sum += new_card(s); break;
      case Kind::kProduce:
      case Kind::kSection: sum += kWeights.produced_card * CardArgs(step).count * soon(s); break;
      case Kind::kReveal:
      case Kind::kTechReroll: sum += kWeights.match * worth(s, seat, CardArgs(step).card, false); break;
      case Kind::kTarget:
      case Kind::kShips:
      case Kind::kShip:
      case Kind::kRow: sum += kWeights.attack; break;
      case Kind::kEffect: sum += EffectArgs(step).source == Source::kRow ? 0 : 1; break;
      default: break;
    }
  }
  return sum;
}

// --- what lies there

double worth_of_stage(const State& s, Seat seat) {
  double sum = 0;
  int staged = 0;
  each_card(s.of(seat).stage, [&](int id) {
    sum += kWeights.stage_card * rest_of_game(s) / ++staged;
    sum += kWeights.attached_icon * std::min(attached_icons(s, seat, id), cost_of(s, seat, type_of(id))) * soon(s);
  });
  return sum;
}

double worth_alone(const State& s, Seat seat) {
  const Player& p = s.of(seat);
  const double rest = rest_of_game(s);
  double worth = points_of(s, seat).sum() + kWeights.credit * p.bank * soon(s);
  p.hand.each([&](int r) {
    const auto& sections = resource(r).sections;
    worth += kWeights.hand_icon * std::max(sections[0].icons, sections[1].icons);
  });
  p.produced.each(
      [&](int r) { worth += kWeights.produced_icon * resource(r).sections[s.section_b.contains(r)].icons * soon(s); });
  worth += worth_of_stage(s, seat);
  worth += rest *
           (kWeights.operational * count(p.operational) + kWeights.logistic * (count(p.empire) - count(p.operational)));
  worth += kWeights.artifact * p.artifacts.size() * soon(s) + kWeights.plan * p.plans.size() * rest;
  worth += kWeights.token * tokens_of(s, seat, kTypes) * soon(s);
  return worth + worth_begun(s, seat);
}

double worth_at_end(const State& s, Seat seat) {
  const Result final = Artifacts::result(s);
  double best = -1000;
  for (const Seat q : opponents_of(seat, s.seats())) best = std::max<double>(best, final.score[q]);
  return final.score[seat] - kWeights.opponent * best + kWeights.win * (final.place[seat] == 1 ? 1 : -1);
}

}  // namespace

double Artifacts::evaluate(const State& s, Seat seat) {
  if (s.core.over) return worth_at_end(s, seat);
  double best = -1000;
  for (const Seat q : opponents_of(seat, s.seats())) best = std::max(best, worth_alone(s, q));
  return worth_alone(s, seat) - kWeights.opponent * best;
}

Prospects Artifacts::prospects(const State& s) {
  return prospects_by_points(s.seats(), 3 + 12 * rest_of_game(s), [&](Seat p) { return worth_alone(s, p); });
}

}  // namespace kosmo::artifacts
