// What learners are given: numbers from 0 to 1, seen from their own seat. A position and the same position with
// everybody moved on by one chair look alike to whoever sits in the same place of it.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "games/narodziny/narodziny.h"
#include "games/orion/orion.h"
#include "tests/laws/trial.h"
#include "tests/toys/toys.h"
#if __has_include("games/register.h")
#include "games/register.h"
#endif

namespace json = boost::json;

namespace kosmo {
namespace {

std::vector<float> tensor(const Position& state, Seat viewer) { return state.game().tensor(state.data(), viewer); }

TEST(Tensor, HoldsNumbersFromZeroToOneInEveryGame) {
  register_toys();
  register_games();
  ActionList choices;
  for (const Game* game : games())
    for (int i = 0; i < 6; ++i)
      for (Trial trial(*game, 31, i); trial.goes_on(choices); trial.play(trial.pick(choices)))
        for (Seat viewer = kSpectator; viewer < trial.seats; ++viewer) {
          if (viewer == kNobody) continue;
          for (const float v : tensor(trial.now, viewer))
            ASSERT_TRUE(v >= 0 && v <= 1) << game->info().id << ": " << v << " in " << trial.now.decision().step;
        }
}

// Everybody moves on by one chair: all names of seats, and the seats among the arguments of steps.
template <class G>
class Mirror {
 public:
  Mirror(const Game& game, int seats) : game_(game), seats_(seats) {}

  Position of(const Position& state) const {
    Position moved = state;
    json::value whole = renamed(json::parse(game_.to_json(state.data())));
    for (json::value& step : whole.as_object().at("steps").as_array()) move_arguments(step.as_object());
    const Problem problem = game_.from_json(moved.data(), json::serialize(whole));
    EXPECT_FALSE(problem) << problem.en;
    return moved;
  }

 private:
  std::string next(std::string_view name) const {
    const Seat seat = game_.seat_by_name(name);
    return seat == kNobody || seat >= seats_ ? std::string(name) : game_.seat_name(seat_after(seat, seats_));
  }
  json::value renamed(const json::value& v) const {
    if (v.is_string()) return json::value(next(v.get_string()));
    if (v.is_array()) {
      json::array out;
      for (const json::value& item : v.get_array()) out.push_back(renamed(item));
      return out;
    }
    if (!v.is_object()) return v;
    json::object out;
    for (const auto& member : v.get_object()) out[next(member.key())] = renamed(member.value());
    return out;
  }
  void move_arguments(json::object& step) const {
    for (const StepRule<typename G::State>& rule : G::steps()) {
      if (rule.name != std::string_view(step.at("step").get_string()) || !step.contains("args")) continue;
      json::array& args = step.at("args").as_array();
      args.resize(kMaxArgs, json::value(0));
      for (std::size_t i = 0; i < kMaxArgs; ++i) {
        const int nobody = rule.most[i] == kASeatOrNobody ? 1 : 0;
        const auto seat = static_cast<Seat>(args[i].get_int64() - nobody);
        if ((rule.most[i] == kASeat || nobody) && seat >= 0) args[i] = nobody + seat_after(seat, seats_);
      }
    }
  }

  const Game& game_;
  int seats_;
};

template <class G>
void expect_alike_from_the_next_chair(const Game& game) {
  ActionList choices;
  for (int i = 0; i < 12; ++i) {
    Trial trial(game, 32, i);
    const Mirror<G> mirror(game, trial.seats);
    for (; trial.goes_on(choices); trial.play(trial.pick(choices))) {
      const Position moved = mirror.of(trial.now);
      for (Seat viewer = 0; viewer < trial.seats; ++viewer)
        ASSERT_EQ(tensor(trial.now, viewer), tensor(moved, seat_after(viewer, trial.seats)))
            << trial.now.decision().step << "\n"
            << game.to_json(trial.now.data());
    }
  }
}

TEST(Tensor, OfAMirroredPositionIsTheSameFromTheNextChairInOrion) {
  expect_alike_from_the_next_chair<orion::Orion>(orion::game());
}
TEST(Tensor, OfAMirroredPositionIsTheSameFromTheNextChairInNarodziny) {
  expect_alike_from_the_next_chair<narodziny::Narodziny>(narodziny::game());
}

}  // namespace
}  // namespace kosmo
