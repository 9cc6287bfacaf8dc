// Games in parts: numbers are given when they are joined, and each part can use only its own.
#include "engine/parts.h"

#include <gtest/gtest.h>

namespace kosmo {
namespace {

struct State {
  Core<4> core;
};
void nothing(State&, const Step&, Events&) {}

namespace frame {
enum class Kind { kStart, kEnd, kCount };
enum class Verb { kPass, kCount };
enum class Say { kCount };
constexpr StepRule<State> kSteps[] = {{.name = "start", .rule = "T-01", .run = nothing},
                                      {.name = "end", .rule = "T-02", .run = nothing}};
constexpr VerbRule kVerbs[] = {{{"pass", {"Pass", "Spasuj"}}, "T-03"}};
using OwnPart = Part<State, Kind, Verb, Say>;
}  // namespace frame

namespace filch {
enum class Kind { kChoose, kCount };
enum class Verb { kTake, kLeave, kCount };
enum class Say { kTook, kCount };
constexpr StepRule<State> kSteps[] = {
    {.name = "choose", .rule = "T-04", .run = nothing, .pass = static_cast<int>(Verb::kLeave)}};
constexpr VerbRule kVerbs[] = {{{"take", {"Take", "Weź"}}, "T-04"}, {{"leave", {"Leave", "Zostaw"}}, "T-04"}};
constexpr Phrase kEvents[] = {{"took", {"Taken: {0}.", "Wzięto: {0}."}, {&kNumber}}};
using OwnPart = Part<State, Kind, Verb, Say>;
}  // namespace filch

// Another part's enumeration does not compile, and neither does a table of another length.
template <class P, class Kind>
concept CanPush = requires(const P& part, State& s, Kind kind) {
  part.push(s.core, kind, Seat{0});
};
template <class P, class Verb>
concept CanOffer = requires(const P& part, ActionList& out, Verb verb) {
  part.add(out, verb);
};
template <class P, class Verb>
concept CanTell = requires(const P& part, Action a, Verb verb) {
  part.is(a, verb);
};
template <class P, class Say>
concept CanSay = requires(const P& part, Events& events, Say say) {
  part.tell_all(events, say);
};
template <class P, class Verbs>
concept CanHaveVerbs = requires(const Verbs& verbs) {
  P("part", filch::kSteps, verbs, filch::kEvents);
};

// A line that gives its kind stands at its place; one that gives none may stand anywhere.
template <const auto& kSteps>
concept CanHaveSteps = requires {
  typename std::bool_constant<(static_cast<void>(frame::OwnPart("part", kSteps, frame::kVerbs, {})), true)>;
};
constexpr StepRule<State> kInOrder[] = {
    {.kind = static_cast<int>(frame::Kind::kStart), .name = "start", .rule = "T-01", .run = nothing},
    {.kind = static_cast<int>(frame::Kind::kEnd), .name = "end", .rule = "T-02", .run = nothing}};
constexpr StepRule<State> kExchanged[] = {kInOrder[1], kInOrder[0]};
static_assert(CanHaveSteps<frame::kSteps> && CanHaveSteps<kInOrder> && !CanHaveSteps<kExchanged>);

static_assert(CanPush<filch::OwnPart, filch::Kind> && !CanPush<filch::OwnPart, frame::Kind>);
static_assert(CanOffer<filch::OwnPart, filch::Verb> && !CanOffer<filch::OwnPart, frame::Verb>);
static_assert(CanTell<filch::OwnPart, filch::Verb> && !CanTell<filch::OwnPart, frame::Verb>);
static_assert(CanSay<filch::OwnPart, filch::Say> && !CanSay<filch::OwnPart, frame::Say>);
static_assert(!CanPush<filch::OwnPart, int> && !CanOffer<filch::OwnPart, int>);
static_assert(CanHaveVerbs<filch::OwnPart, VerbRule[2]> && !CanHaveVerbs<filch::OwnPart, VerbRule[3]>);

class JoinedParts : public testing::Test {
 protected:
  frame::OwnPart first{"frame", frame::kSteps, frame::kVerbs, {}};
  filch::OwnPart second{"filch", filch::kSteps, filch::kVerbs, filch::kEvents};
  Joined<State> joined;
};

TEST_F(JoinedParts, MakeOneTableInTheOrderOfTheList) {
  joined.join({&first, &second});
  ASSERT_EQ(joined.steps().size(), 3U);
  EXPECT_EQ(joined.steps()[2].name, "choose");
  ASSERT_EQ(joined.verbs().size(), 3U);
  EXPECT_EQ(joined.verbs()[1].phrase.key, "take");
  EXPECT_EQ(joined.events().size(), 1U);
}

TEST_F(JoinedParts, KnowTheirNumbersInTheGame) {
  joined.join({&first, &second});
  State s{};
  second.push(s.core, filch::Kind::kChoose, 1, 7);
  EXPECT_EQ(joined.steps()[s.core.steps.back().kind].name, "choose");
  EXPECT_EQ(s.core.steps.back().arg[0], 7);
  EXPECT_TRUE(second.is(s.core.steps.back(), filch::Kind::kChoose));
  EXPECT_FALSE(first.is(s.core.steps.back(), frame::Kind::kStart)) << "each is the first of its own part";

  ActionList out;
  second.add(out, filch::Verb::kLeave);
  EXPECT_EQ(joined.verbs()[out[0].verb].phrase.key, "leave");
  EXPECT_TRUE(second.is(out[0], filch::Verb::kLeave));
  EXPECT_FALSE(second.is(out[0], filch::Verb::kTake));
  EXPECT_FALSE(first.has(out[0]));
  EXPECT_EQ(second.verb_of(out[0]), filch::Verb::kLeave);

  std::vector<Event> heard;
  Events events(&heard);
  second.tell_all(events, filch::Say::kTook, 3);
  EXPECT_EQ(say(joined.events()[heard[0].phrase], heard[0].args, Lang::kEnglish), "Taken: 3.");
}

TEST_F(JoinedParts, MayBeListedInAnotherOrder) {
  joined.join({&second, &first});
  EXPECT_EQ(joined.steps()[second.number(filch::Kind::kChoose)].name, "choose");
  EXPECT_EQ(joined.steps()[first.number(frame::Kind::kEnd)].name, "end");
}

TEST_F(JoinedParts, NameVerbsOfTheirOwnInTheirSteps) {
  joined.join({&first, &second});
  EXPECT_EQ(joined.steps()[2].pass, second.number(filch::Verb::kLeave));
  EXPECT_EQ(joined.steps()[0].pass, kNoVerb);
}

TEST_F(JoinedParts, MayNotUseANameTwice) {
  filch::OwnPart twin{"twin", filch::kSteps, filch::kVerbs, filch::kEvents};
  EXPECT_THROW(joined.join({&second, &twin}), BrokenLimit);
}

TEST_F(JoinedParts, BelongToOneGame) {
  joined.join({&first});
  EXPECT_THROW(Joined<State>().join({&first}), BrokenLimit);
}

TEST_F(JoinedParts, MayNotBeMoreThanAByteCanNumber) {
  enum class Many { kCount = 254 };
  enum class None { kCount };
  std::vector<std::string> names;
  for (int i = 0; i < 254; ++i) names.push_back("many-" + std::to_string(i));
  std::array<StepRule<State>, 254> steps;
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i].name = names[i];
  Part<State, Many, None, None> many{"many", steps, {}, {}};
  EXPECT_THROW(joined.join({&first, &many}), BrokenLimit) << "256 kinds of steps";
}

}  // namespace
}  // namespace kosmo
