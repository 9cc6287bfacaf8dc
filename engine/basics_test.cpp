#include "engine/basics.h"

#include <gtest/gtest.h>

#include <cstring>

namespace kosmo {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

using Small = FixedList<std::uint16_t, 4>;
Small list_of(std::initializer_list<int> values) {
  Small list;
  for (const int v : values) list.push(static_cast<std::uint16_t>(v));
  return list;
}

TEST(FixedList, KeepsTheOrderInWhichThingsCame) {
  Small list = list_of({5, 6, 7});
  list.insert(1, 9);
  EXPECT_TRUE(list.full());
  EXPECT_TRUE(same_bytes(list, list_of({5, 9, 6, 7})));
  EXPECT_EQ(list.take(0), 5);
  EXPECT_EQ(list.pop(), 7);
  EXPECT_TRUE(same_bytes(list, list_of({9, 6})));
}

TEST(FixedList, LeavesNoTraceOfWhatItHeld) {
  for (const auto& shorten : {+[](Small& l) { l.pop(); }, +[](Small& l) { l.take(2); }, +[](Small& l) { l.remove(7); },
                              +[](Small& l) { l.resize(2); }}) {
    Small list = list_of({5, 6, 7});
    shorten(list);
    EXPECT_TRUE(same_bytes(list, list_of({5, 6})));
  }
  Small list = list_of({1, 2, 3, 4});
  list.clear();
  EXPECT_TRUE(same_bytes(list, Small{}));
}

TEST(FixedList, RemovesOneOfSeveralEqualThings) {
  Small list = list_of({5, 5, 6});
  EXPECT_TRUE(list.remove(5));
  EXPECT_TRUE(same_bytes(list, list_of({5, 6})));
  EXPECT_FALSE(list.remove(9));
}

TEST(FixedList, HasNoPaddingWhateverItHolds) {
  EXPECT_TRUE((std::has_unique_object_representations_v<FixedList<std::uint8_t, 3>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<FixedList<std::uint16_t, 3>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<FixedList<std::uint32_t, 3>>));
  EXPECT_TRUE((std::has_unique_object_representations_v<FixedList<std::uint64_t, 3>>));
}

TEST(FixedList, NeverGoesBeyondItsLimitsInAnyBuild) {
  EXPECT_THROW(list_of({1, 2, 3, 4, 5}), BrokenLimit);
  Small list;
  EXPECT_THROW(list.pop(), BrokenLimit);
  EXPECT_THROW(list.take(0), BrokenLimit);
  EXPECT_THROW(list.insert(1, 7), BrokenLimit);
}

TEST(Maybe, HoldsAValueOrTheReasonWhyNot) {
  const Maybe<int> yes = 3, no = Problem{"no", "nie"};
  ASSERT_TRUE(yes);
  EXPECT_EQ(*yes, 3);
  EXPECT_FALSE(no);
  EXPECT_EQ(no.problem().at(Lang::kPolish), "nie");
}

TEST(Bits, AreVisitedLowestFirst) {
  std::string seen;
  each_bit(bit(0) | bit(5) | bit(63), [&](int i) { seen += std::to_string(i) + " "; });
  EXPECT_EQ(seen, "0 5 63 ");
  EXPECT_EQ(count_bits(bit(0) | bit(5) | bit(63)), 3);
}

}  // namespace
}  // namespace kosmo
