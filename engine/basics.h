// What everything else is built on: seats, languages, errors as values, lists without a heap.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace kosmo {

// A place at the table, 0 to seats-1.
using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;     // asked of nobody, visible to nobody
inline constexpr Seat kSpectator = -2;  // sees what is public
inline constexpr int kMaxSeats = 6;

enum class Lang : std::uint8_t { kEnglish, kPolish };

// A fixed text in both languages. Every text that a player can meet has both.
struct Text {
  std::string_view en, pl;
  constexpr std::string_view at(Lang lang) const { return lang == Lang::kPolish ? pl : en; }
};

// What went wrong, said kindly in both languages. Empty means: nothing did.
struct Problem {
  std::string en, pl;
  const std::string& at(Lang lang) const { return lang == Lang::kPolish ? pl : en; }
  explicit operator bool() const { return !en.empty(); }
};

// A value, or the reason why there is none. For everything that comes from outside.
template <class T>
class Maybe {
 public:
  Maybe(T value) : value_(std::move(value)) {}
  Maybe(Problem problem) : problem_(std::move(problem)) {}
  explicit operator bool() const { return value_.has_value(); }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  const Problem& problem() const { return problem_; }

 private:
  std::optional<T> value_;
  Problem problem_;
};

// A limit was broken that a correct game never breaks, or a state was put together by hand that no game can reach.
// Thrown in every build, since going on would write over the rest of the state.
class BrokenLimit : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};
[[noreturn]] void broken_limit(const char* what);

// An array indexed by an int or by an enumeration, without a cast.
template <class T, std::size_t N>
struct Array : std::array<T, N> {
  template <class Index>
  requires std::is_integral_v<Index> || std::is_enum_v<Index>
  constexpr T& operator[](Index i) {
    return assert(static_cast<std::size_t>(i) < N), this->data()[static_cast<std::size_t>(i)];
  }
  template <class Index>
  requires std::is_integral_v<Index> || std::is_enum_v<Index>
  constexpr const T& operator[](Index i) const {
    return assert(static_cast<std::size_t>(i) < N), this->data()[static_cast<std::size_t>(i)];
  }
};

// A list with room for N elements inside itself. Vacated places are zeroed, so that equal lists have equal bytes.
template <class T, int N>
class FixedList {
  static_assert(N > 0 && N < 256 && std::is_trivially_copyable_v<T>);

 public:
  static constexpr int capacity() { return N; }
  int size() const { return static_cast<int>(count_); }
  bool empty() const { return count_ == 0; }
  bool full() const { return count_ == N; }
  T& operator[](int i) { return assert(i >= 0 && i < size()), items_[i]; }
  const T& operator[](int i) const { return assert(i >= 0 && i < size()), items_[i]; }
  T& back() { return (*this)[size() - 1]; }
  const T& back() const { return (*this)[size() - 1]; }
  T* begin() { return items_; }
  T* end() { return items_ + count_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + count_; }

  void push(T value) {
    if (count_ >= N) [[unlikely]]
      broken_limit("a list is full");
    items_[count_++] = value;
  }
  T pop() {
    if (count_ == 0) [[unlikely]]
      broken_limit("a list is empty");
    T value = items_[--count_];
    items_[count_] = T{};
    return value;
  }
  void insert(int at, T value) {
    if (count_ >= N || at < 0 || at > size()) [[unlikely]]
      broken_limit("a list has no such place");
    for (int i = static_cast<int>(count_++); i > at; --i) items_[i] = items_[i - 1];
    items_[at] = value;
  }
  T take(int at) {
    if (at < 0 || at >= size()) [[unlikely]]
      broken_limit("a list has no such element");
    T value = items_[at];
    for (int i = at; i + 1 < size(); ++i) items_[i] = items_[i + 1];
    items_[--count_] = T{};
    return value;
  }
  bool remove(T value) {
    int at = find(value);
    if (at >= 0) take(at);
    return at >= 0;
  }
  int find(T value) const {
    for (int i = 0; i < size(); ++i)
      if (items_[i] == value) return i;
    return -1;
  }
  bool contains(T value) const { return find(value) >= 0; }
  void clear() { *this = FixedList{}; }
  void resize(int n) {
    while (size() > n) pop();
    while (size() < n) push(T{});
  }

 private:
  // As wide as an element is aligned, so that no padding hides between or after them.
  using Count =
      std::conditional_t<alignof(T) == 1, std::uint8_t,
                         std::conditional_t<alignof(T) == 2, std::uint16_t,
                                            std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;
  T items_[N]{};
  Count count_ = 0;
};

// Calls f(i) for every set bit i, lowest first.
template <class F>
constexpr void each_bit(std::uint64_t bits, F&& f) {
  for (; bits; bits &= bits - 1) f(__builtin_ctzll(bits));
}
constexpr int count_bits(std::uint64_t bits) { return __builtin_popcountll(bits); }
constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << i; }

}  // namespace kosmo
