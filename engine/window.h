// Response windows: "now any player may respond". A window speaks to seats in the order that the rules give; each acts
// or passes; after an action it starts again with the first; it closes when all have passed in a row. The game owns the
// meaning (which responses exist, who holds one); here are order and bookkeeping, small enough to live in a Step:
//
//   run_window    seat = window.next(...); kNobody: it is closed, else push the step that asks that seat
//   apply_answer  a pass:      window.pass(), push the window again
//                 a response:  window.restart(), push the window again; on top of it the response, and on top of that
//                              the response's own window. The stack then does what rules ask: last in, first out.
#pragma once

#include "engine/seating.h"
#include "engine/waiting.h"

namespace kosmo {

// The two whom it concerns, then the others clockwise from the first.
inline SeatOrder main_players_first(Seat first, Seat second, int seats) {
  SeatOrder order = clockwise_from(first, seats);
  if (second != kNobody && second != first) {
    order.remove(second);
    order.insert(1, second);
  }
  return order;
}

// Whether a seat can respond, and whether the others know that.
enum class CanRespond : std::uint8_t { kNo, kYes, kSecretlyNo, kSecretlyYes };
constexpr CanRespond secretly(bool can) { return can ? CanRespond::kSecretlyYes : CanRespond::kSecretlyNo; }

// Whom to ask when it is a secret who can respond. Asking only those who can is quick, and tells everybody who can;
// asking all who could, as far as the others know, tells nobody anything.
enum class Asking : std::uint8_t { kWhoCan, kWhoCould };

class Window {
 public:
  // Progress takes the first two arguments of a step; the others are the game's.
  static constexpr int kArgs = 2;
  explicit Window(int name) : name_(static_cast<std::int16_t>(name)) {}
  explicit Window(const Step& step) : name_(step.arg[0]), passes_(step.arg[1]) {}
  template <class Kind, class... More>
  Step step(Kind kind, Seat seat, More... more) const {
    return make_step(kind, seat, name_, passes_, more...);
  }

  int name() const { return name_; }
  int passes() const { return passes_; }
  void pass() { ++passes_; }
  void restart() { passes_ = 0; }

  // The next seat to be asked, or kNobody: all have passed in a row, the window closes. Seats that are not asked pass
  // in silence. can(seat) says CanRespond. `betrayed` becomes true if the others learn a secret from who is asked or
  // left out: the game must then count a reveal.
  template <class Can>
  Seat next(const SeatOrder& order, Asking asking, Can&& can, bool& betrayed) {
    for (; passes_ < order.size(); pass()) {
      const CanRespond answer = can(order[passes_]);
      const bool secret = answer == CanRespond::kSecretlyYes || answer == CanRespond::kSecretlyNo;
      if (secret && asking == Asking::kWhoCan) betrayed = true;
      const bool able = answer == CanRespond::kYes || answer == CanRespond::kSecretlyYes;
      if (able || (secret && asking == Asking::kWhoCould)) return order[passes_];
    }
    return kNobody;
  }
  // Where nothing about it is secret: can(seat) is true or false.
  template <class Can>
  Seat next(const SeatOrder& order, Can&& can) {
    while (passes_ < order.size() && !can(order[passes_])) pass();
    return passes_ < order.size() ? order[passes_] : kNobody;
  }

 private:
  std::int16_t name_;
  std::int16_t passes_ = 0;  // in a row; also the place in the order of who is next
};

}  // namespace kosmo
