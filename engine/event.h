// Events: what happened, for people, with who may know it. A private message is its own event, never a censored copy.
// Simulations carry no sink, and then saying something costs one comparison.
#pragma once

#include <vector>

#include "engine/phrase.h"

namespace kosmo {

// Who may know: one bit a seat, and one for spectators.
using Audience = std::uint8_t;
inline constexpr Audience kSpectatorBit = 1 << 7;
inline constexpr Audience kEverybody = 0xff;
constexpr Audience only(Seat seat) { return seat < 0 ? Audience{0} : static_cast<Audience>(1 << seat); }
constexpr Audience all_but(Seat seat) { return static_cast<Audience>(kEverybody & ~only(seat)); }
constexpr bool may_see(Audience audience, Seat viewer) {
  return audience & (viewer == kSpectator ? kSpectatorBit : viewer >= 0 ? only(viewer) : 0);
}

struct Event {
  std::uint16_t phrase;
  Audience audience;
  PhraseArgs args;
};

class Events {
 public:
  Events() = default;
  explicit Events(std::vector<Event>* sink) : sink_(sink) {}

  template <class Id, class... Args>
  void say(Audience audience, Id phrase, Args... args) {
    if (sink_) [[unlikely]]
      sink_->push_back({static_cast<std::uint16_t>(phrase), audience, PhraseArgs{static_cast<std::int16_t>(args)...}});
  }
  template <class Id, class... Args>
  void tell_all(Id phrase, Args... args) {
    say(kEverybody, phrase, args...);
  }
  explicit operator bool() const { return sink_ != nullptr; }

 private:
  std::vector<Event>* sink_ = nullptr;
};

}  // namespace kosmo
