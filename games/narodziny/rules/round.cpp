// Rounds (NK-RND), the end-of-round phase (NK-END), goals (NK-GOL) and the end of the game (NK-FIN).
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {
namespace {

// GO05: the largest connected set of occupied star spaces, supernovas among them (NK-GOL-08).
int largest_group(std::uint64_t stars) {
  int largest = 0;
  while (stars) {
    std::uint64_t group = stars & -stars, wave = group;
    while (wave) {
      wave = around(kGalaxy.star_neighbours, wave) & stars & ~group;
      group |= wave;
    }
    largest = std::max(largest, count_bits(group));
    stars &= ~group;
  }
  return largest;
}

int completed_size(const PlayerBoard& b, std::uint32_t nebulae) {
  int sum = 0;
  each_bit(nebulae & b.completed, [&](int n) { sum += tile(b.tile[n]).size; });
  return sum;
}

int completed_of_size(const PlayerBoard& b, int size) {
  int count = 0;
  each_bit(b.completed, [&](int n) { count += tile(b.tile[n]).size == size; });
  return count;
}

// GO16: each figure once, supernovas too (NK-GOL-08), however many such nebulae it touches.
int stars_at_advanced(const PlayerBoard& b) {
  std::uint64_t corners = 0;
  for (int n = 0; n < kNebulae; ++n)
    if (b.advanced_on(n) > 0) corners |= kGalaxy.corners[n];
  return count_bits(corners & b.occupied_stars());
}

// NK-GOL-01
void score_goal(State& s, int id, Events& events) {
  const GoalStanding standing = standing_for(s, content().goals[id]);
  bool anybody = false;
  for (Seat p = 0; p < s.seats(); ++p) {
    const int points = standing.points[p];
    if (points == 0) continue;
    anybody = true;
    add_score(s, p, points);
    s.of(p).from_goals = static_cast<std::uint8_t>(s.of(p).from_goals + points);
    events.tell_all(Said::kGoalScored, p, id, points, standing.value[p]);
  }
  if (!anybody) events.tell_all(Said::kGoalNobody, id);
}

bool goal_row_empty(const State& s) {
  return std::all_of(s.goal_row.begin(), s.goal_row.end(), [](std::uint8_t g) { return g == kNone; });
}

// NK-FIN-04, NK-FIN-05
void finish(State& s, Events& events) {
  s.core.reveal();
  for (Seat p = 0; p < s.seats(); ++p) {
    const int sum = advanced_points(s.of(p));
    add_score(s, p, sum);
    if (sum > 0) events.tell_all(Said::kAdvancedCounted, p, sum);
  }
  events.tell_all(Said::kOver, s.round);
  s.core.over = 1;
}

}  // namespace

int advanced_points(const PlayerBoard& b) {
  int sum = 0;
  for (const auto& tokens : b.advanced)
    for (const std::uint8_t token : tokens)
      if (token != kNone) sum += kAdvanced[token].value;
  return sum;
}

int goal_value(const State& s, Seat seat, const Goal& goal) {
  const PlayerBoard& b = s.of(seat);
  switch (goal.measure) {
    case Measure::kStableLife: return count_bits(b.stable);
    case Measure::kNebulaSize: return completed_size(b, kGalaxy.sector_nebulae[goal.arg]);
    case Measure::kSupernovas: return count_bits(b.nova);
    case Measure::kLargestGroup: return largest_group(b.occupied_stars());
    case Measure::kLife: return count_bits(b.life() & kGalaxy.sector_lives[goal.arg]);
    case Measure::kTimeCrystals: return b.scored;
    case Measure::kStars: return count_bits(b.figures[goal.arg] & ~b.nova);  // NK-GOL-08
    case Measure::kCompleted: return completed_of_size(b, goal.arg);
    case Measure::kProtoLife: return count_bits(b.proto);
    case Measure::kStarsAtAdvanced: return stars_at_advanced(b);
  }
  return 0;
}

// NK-GOL-02, NK-GOL-03, NK-GOL-04, NK-GOL-05, NK-GOL-06, NK-GOL-07
GoalStanding standing_for(const State& s, const Goal& goal) {
  GoalStanding standing;
  auto& [value, points] = standing;
  int first = 0, second = 0, winners = 0;
  for (Seat p = 0; p < s.seats(); ++p) first = std::max(first, value[p] = goal_value(s, p, goal));
  for (Seat p = 0; p < s.seats(); ++p) {
    if (value[p] == first) ++winners;
    if (value[p] < first) second = std::max(second, value[p]);
  }
  const bool second_scores = winners == 1 && s.seats() > 2;
  for (Seat p = 0; p < s.seats(); ++p) {
    const int v = value[p];
    if (v > 0) points[p] = v == first ? kFirstPoints : v == second && second_scores ? kSecondPoints : 0;
  }
  return standing;
}

// NK-RND-01
void run_round(State& s, const Step&, Events& events) {
  ++s.round;
  s.turns_done = 0;
  events.tell_all(Said::kRound, s.round, s.first);
  s.core.push(Kind::kTurn, static_cast<Seat>(s.first));
}

// NK-END-01, NK-END-02, NK-END-03, NK-END-04
void run_end_round(State& s, const Step&, Events& events) {
  for (int i = kGoalPlaces - 1; i > 0; --i) s.goal_row[i] = s.goal_row[i - 1];
  s.goal_row[0] = kNone;
  if (const std::uint8_t due = s.goal_row[kGoalPlaces - 1]; due != kNone) {
    score_goal(s, due, events);
    s.goal_discard.push(due);
    s.goal_row[kGoalPlaces - 1] = kNone;
  }
  if (!s.goal_deck.empty()) {
    s.goal_row[0] = s.goal_deck.pop();
    s.core.reveal();
    events.tell_all(Said::kGoalRevealed, s.goal_row[0]);
  }
  if (s.crystals == 0 || goal_row_empty(s)) return finish(s, events);  // NK-FIN-01

  // NK-END-05, in turn order from the first player; the last pushed is asked first.
  s.core.push(Kind::kNextRound, kNobody);
  for (const Seat seat : last_first(clockwise_from(static_cast<Seat>(s.first), s.seats())))
    if (s.of(seat).hand_size() > kHandLimit) s.core.push(Kind::kHandLimit, seat);
}

// NK-END-05
void list_hand_limit(const State& s, const Step& step, ActionList& out) {
  for (int t = 0; t < kControls; ++t)
    if (s.of(step.seat).hand[t] > 0) out.add(Verb::kDrop, t);
}

void apply_hand_limit(State& s, const Step& step, Action a, Events& events) {
  --s.of(step.seat).hand[a.arg[0]];
  ++s.energy_discard[a.arg[0]];
  s.core.reveal();
  events.tell_all(Said::kDropped, step.seat, a.arg[0]);
  if (s.of(step.seat).hand_size() > kHandLimit) s.core.push(Kind::kHandLimit, step.seat);
}

Refusal why_not_hand_limit(const State&, const Step&, Action a) {
  if (verb_of(a) == Verb::kDrop) return refuse("NK-END-05", {"You have no such card.", "Nie masz takiej karty."});
  return refuse("NK-END-05",
                {"First discard down to 10 energy cards.", "Najpierw odrzuć karty energii, aby na ręce zostało 10."});
}

// NK-END-06
void run_next_round(State& s, const Step&, Events&) {
  for (PlayerBoard& b : s.players) b.marker = Marker::kAlpha;
  if (s.seats() > 2) s.first = static_cast<std::uint8_t>(s.after(static_cast<Seat>(s.first)));
  s.core.push(Kind::kRound, kNobody);
}

}  // namespace kosmo::narodziny
