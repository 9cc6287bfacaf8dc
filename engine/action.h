// An action: one choice of one seat, in 8 bytes. A verb and up to seven small arguments, whose meaning the game's
// verb table gives. Equal actions mean the same move in every state that offers them.
#pragma once

#include <bit>
#include <compare>
#include <cstring>

#include "engine/basics.h"

namespace kosmo {

inline constexpr int kMaxArgs = 7;

struct Action {
  std::uint8_t verb;
  std::array<std::uint8_t, kMaxArgs> arg;

  constexpr std::uint64_t key() const { return std::bit_cast<std::uint64_t>(*this); }
  static constexpr Action from_key(std::uint64_t key) { return std::bit_cast<Action>(key); }
  auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 8);

// make_action(Verb::kPlace, Star::kHelium, 4): enumerations and integers alike. Put together in a register: bytes
// written one by one and read back as a key would have to wait for each other.
template <class Verb, class... Args>
constexpr Action make_action(Verb verb, Args... args) {
  static_assert(sizeof...(Args) <= kMaxArgs);
  int byte = 0;
  const auto next_byte = [&byte](auto value) {
    const int place = std::endian::native == std::endian::little ? byte : kMaxArgs - byte;
    ++byte;
    return std::uint64_t{static_cast<std::uint8_t>(value)} << 8 * place;
  };
  std::uint64_t key = next_byte(verb);
  ((key |= next_byte(args)), ...);
  return Action::from_key(key);
}

// The choices of one decision. A bounded buffer: listing never touches the heap, and an unused list costs nothing.
class ActionList {
 public:
  static constexpr int kCapacity = 512;

  template <class Verb, class... Args>
  void add(Verb verb, Args... args) {
    push(make_action(verb, args...));
  }
  void push(Action a) {
    if (count_ >= kCapacity) [[unlikely]]
      broken_limit("more choices than a list of actions holds");
    keys_[count_++] = a.key();
  }
  void clear() { count_ = 0; }
  int size() const { return count_; }
  bool empty() const { return count_ == 0; }
  Action operator[](int i) const { return assert(i >= 0 && i < count_), Action::from_key(keys_[i]); }
  bool contains(Action a) const {
    for (int i = 0; i < count_; ++i)
      if (keys_[i] == a.key()) return true;
    return false;
  }

 private:
  std::uint64_t keys_[kCapacity];  // left unset on purpose
  int count_ = 0;
};

}  // namespace kosmo
