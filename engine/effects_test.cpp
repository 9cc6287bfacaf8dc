// Effects in words: read, refused where they make no sense, done in order, told.
#include "engine/effects.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

enum class Op : std::uint8_t { kNothing, kDraw, kPay };
struct Effect {
  Op op = Op::kNothing;
  int number = 0;
};
using Effects = FixedList<Effect, 2>;
constexpr EffectWord<Effect> kWords[] = {
    {"draw", Op::kDraw, [](WordReader& in, Effect& e) { e.number = in.count(); }},
    {"pay", Op::kPay, [](WordReader& in, Effect& e) { e.number = in.count(); }},
};

// A content file with these effects: what is read of it, and everything that is wrong.
struct Read {
  Effects effects;
  std::string wrong;
  explicit Read(const std::string& list) {
    ContentReader reader({"cards.toml", "[[card]]\neffects = [" + list + "]\n"});
    for (const ContentEntry& entry : reader.list("card")) {
      effects = read_effect_list<Effects>(entry, "effects", entry.texts("effects"), [&](const std::string& text) {
        Effect effect;
        read_effect(entry, "effects", text, kWords, effect);
        return effect;
      });
      static constexpr Text kFirst = {"must come first", "musi stać na początku"};
      check_effect_places(entry, "effects", effects, kWords, [&](const Effect& e, const Effect* before) {
        return e.op == Op::kPay && before ? &kFirst : nullptr;
      });
    }
    for (const Problem& problem : reader.problems()) wrong += problem.en + "\n";
  }
};

TEST(Effects, AreReadByTheirFirstWord) {
  const Read read("\"pay 2\", \"draw 3\"");
  EXPECT_EQ(read.wrong, "");
  ASSERT_EQ(read.effects.size(), 2);
  EXPECT_EQ(read.effects[0].op, Op::kPay);
  EXPECT_EQ(read.effects[1].number, 3);
}

TEST(Effects, AreRefusedWithTheirPlace) {
  EXPECT_NE(Read("\"fly\"").wrong.find("fly"), std::string::npos);
  EXPECT_NE(Read("\"draw\"").wrong.find("draw"), std::string::npos);
  EXPECT_NE(Read("\"draw 1\", \"draw 1\", \"draw 1\"").wrong.find("2 effects at most"), std::string::npos);
  EXPECT_NE(Read("\"draw 1\", \"pay 1\"").wrong.find("'pay' must come first"), std::string::npos);
}

struct Args {
  int which = 0;
  Step step(Seat seat) const { return make_step(0, seat, which); }
};

TEST(Effects, WaitForTheirTurn) {
  FixedList<Step, 4> steps;
  push_following(steps, Args{0}, 1, 2);
  ASSERT_EQ(steps.size(), 1);
  EXPECT_EQ(steps[0].arg[0], 1);
  push_following(steps, Args{1}, 1, 2);
  EXPECT_EQ(steps.size(), 1) << "the last one has none behind it";
}

TEST(Effects, AreToldOneAfterAnother) {
  Effects effects;
  for (const int n : {2, 5}) effects.push({Op::kDraw, n});
  const auto say = [](const Effect& e) { return e.number > 4 ? std::string() : "draw " + std::to_string(e.number); };
  EXPECT_EQ(tell_effects(effects, say), "draw 2");
  EXPECT_EQ(tell_effects(
                effects, [](const Effect& e) { return std::to_string(e.number); }, "; "),
            "2; 5");
  const auto few = [](const Effect& e) { return e.number < 4; };
  EXPECT_TRUE(can_do_any(effects, few));
  EXPECT_FALSE(can_do_all(effects, few));
}

}  // namespace
}  // namespace kosmo
