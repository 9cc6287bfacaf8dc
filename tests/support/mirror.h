// For tests of tensors: a position and the same position with everybody moved on by one chair look alike to whoever
// sits in the same place of it.
#pragma once

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include "tests/laws/trial.h"
#include "tests/support/effort.h"

namespace kosmo {

inline std::vector<float> tensor(const Position& state, Seat viewer) {
  return state.game().tensor(state.data(), viewer);
}

// An argument of a step that is a set of seats, one bit each.
struct SeatBits {
  std::string_view step;
  std::size_t argument;
};

// Everybody moves on by one chair: all names of seats, and the seats among the arguments of steps.
template <class G>
class Mirror {
 public:
  Mirror(const Game& game, int seats, std::span<const SeatBits> sets) : game_(game), seats_(seats), sets_(sets) {}

  Position of(const Position& state) const {
    Position moved = state;
    boost::json::value whole = renamed(boost::json::parse(game_.to_json(state.data())));
    for (boost::json::value& step : whole.as_object().at("steps").as_array()) move_arguments(step.as_object());
    const Problem problem = game_.from_json(moved.data(), boost::json::serialize(whole));
    EXPECT_FALSE(problem) << problem.en;
    return moved;
  }

 private:
  // Of names such as "red-4", the fourth planet of red, the seat in front.
  std::string next(std::string_view name) const {
    if (const auto end = name.find('-'); end != name.npos && game_.seat_by_name(name.substr(0, end)) != kNobody)
      return next(name.substr(0, end)) + std::string(name.substr(end));
    const Seat seat = game_.seat_by_name(name);
    return seat == kNobody || seat >= seats_ ? std::string(name) : game_.seat_name(seat_after(seat, seats_));
  }
  boost::json::value renamed(const boost::json::value& v) const {
    if (v.is_string()) return boost::json::value(next(v.get_string()));
    if (v.is_array()) {
      boost::json::array out;
      for (const boost::json::value& item : v.get_array()) out.push_back(renamed(item));
      return out;
    }
    if (!v.is_object()) return v;
    boost::json::object out;
    for (const auto& member : v.get_object()) out[next(member.key())] = renamed(member.value());
    return out;
  }
  void move_arguments(boost::json::object& step) const {
    for (const StepRule<typename G::State>& rule : G::steps()) {
      if (rule.name != std::string_view(step.at("step").get_string())) continue;
      if (!step.contains("args")) step["args"] = boost::json::array();  // all of them are 0
      boost::json::array& args = step.at("args").as_array();
      args.resize(kMaxArgs, boost::json::value(0));
      for (std::size_t i = 0; i < kMaxArgs; ++i) {
        const int nobody = rule.most[i] == kASeatOrNobody ? 1 : 0;
        const auto seat = static_cast<Seat>(args[i].get_int64() - nobody);
        if ((rule.most[i] == kASeat || nobody) && seat >= 0) args[i] = nobody + seat_after(seat, seats_);
        for (const SeatBits& set : sets_)
          if (set.step == rule.name && set.argument == i) args[i] = moved_bits(args[i].get_int64());
      }
    }
  }

  std::int64_t moved_bits(std::int64_t bits) const {
    std::int64_t moved = 0;
    for (Seat p = 0; p < seats_; ++p)
      if (bits >> p & 1) moved |= std::int64_t{1} << seat_after(p, seats_);
    return moved;
  }

  const Game& game_;
  int seats_;
  std::span<const SeatBits> sets_;
};

template <class G>
void expect_alike_from_the_next_chair(const Game& game, std::span<const SeatBits> sets = {}) {
  ActionList choices;
  for (int i = 0; i < 12; ++i) {
    Trial trial(game, 32, i);
    const Mirror<G> mirror(game, trial.seats, sets);
    for (int number = i; trial.goes_on(choices); trial.play(trial.pick(choices))) {
      if (number++ % stride() != 0) continue;
      const Position moved = mirror.of(trial.now);
      for (Seat viewer = 0; viewer < trial.seats; ++viewer)
        ASSERT_EQ(tensor(trial.now, viewer), tensor(moved, seat_after(viewer, trial.seats)))
            << trial.now.decision().step << "\n"
            << game.to_json(trial.now.data());
    }
  }
}

}  // namespace kosmo
