#include "server/time_control.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

constexpr std::int64_t kSecond = 1000, kDay = 24 * 3600 * kSecond;
constexpr std::int64_t kGrace = 30 * kSecond;  // what a bank holds at least for somebody who returns

Problem out_of_range(std::string_view key, int low, int high) {
  return {fmt::format("'{}' of the clock must be from {} to {}.", key, low, high),
          fmt::format("„{}” zegara ma być od {} do {}.", key, low, high)};
}
bool within(int value, int low, int high) { return value >= low && value <= high; }

}  // namespace

Problem check_time_control(const TimeControl& c) {
  switch (c.kind) {
    case TimeControl::Kind::kNone: return {};
    case TimeControl::Kind::kDecision: return within(c.seconds, 5, 3600) ? Problem{} : out_of_range("seconds", 5, 3600);
    case TimeControl::Kind::kBank:
      if (!within(c.seconds, 30, 86400)) return out_of_range("seconds", 30, 86400);
      return within(c.increment, 0, 600) ? Problem{} : out_of_range("increment", 0, 600);
    case TimeControl::Kind::kDays: return within(c.days, 1, 30) ? Problem{} : out_of_range("days", 1, 30);
  }
  return {};
}

Clocks::Clocks(const TimeControl& control, int seats) : control_(control) {
  for (int i = 0; i < seats; ++i) now_.bank[i] = control.seconds * kSecond;
}

std::int64_t Clocks::budget(Seat seat) const {
  switch (control_.kind) {
    case TimeControl::Kind::kNone: return 0;
    case TimeControl::Kind::kDecision: return control_.seconds * kSecond;
    case TimeControl::Kind::kBank: return now_.bank[seat];
    case TimeControl::Kind::kDays: return control_.days * kDay;
  }
  return 0;
}

void Clocks::ask(Seat seat, std::int64_t now) {
  now_.asked = seat;
  now_.since = now;
}

void Clocks::charge(std::int64_t now) {
  if (now_.asked == kNobody || control_.kind != TimeControl::Kind::kBank) return;
  std::int64_t& bank = now_.bank[now_.asked];
  bank = std::max<std::int64_t>(0, bank - std::max<std::int64_t>(0, now - now_.since));
}

void Clocks::decided(Seat seat, std::int64_t now, std::int64_t ticket) {
  if (!any()) return;
  if (now_.taken_by != seat) now_.taken.clear();
  now_.taken_by = seat;
  std::int64_t& bank = now_.bank[seat];
  if (now_.asked != seat) {  // a stand-in; a bank has paid already
    const bool left = now_.used_for == ticket && control_.kind != TimeControl::Kind::kBank;
    now_.taken.push_back({left ? now_.used : 0, bank});
    return;
  }
  now_.taken.push_back({std::max<std::int64_t>(0, now - now_.since), bank});
  charge(now);
  bank += control_.increment * kSecond;
  now_.asked = kNobody;
}

void Clocks::pause(std::int64_t now, std::int64_t ticket) {
  if (now_.asked == kNobody) return;
  charge(now);
  now_.used = std::max<std::int64_t>(0, now - now_.since);  // since the question was put, earlier pauses included
  now_.used_for = ticket;
  now_.asked = kNobody;
}

void Clocks::resume(Seat seat, std::int64_t now, std::int64_t ticket) {
  ask(seat, now);
  if (control_.kind != TimeControl::Kind::kBank && now_.used_for == ticket) now_.since = now - now_.used;
}

void Clocks::undone(Seat seat, std::int64_t now) {
  if (now_.taken_by != seat || now_.taken.empty()) {
    rewound(seat, now);
    return ask(seat, now);
  }
  const std::int64_t since_then = now_.asked == kNobody ? 0 : std::max<std::int64_t>(0, now - now_.since);
  const Saved::Taken taken = now_.taken.back();
  now_.taken.pop_back();
  now_.bank[seat] = taken.bank;
  ask(seat, now - taken.used - since_then);
}

void Clocks::rewound(Seat seat, std::int64_t now) {
  charge(now);
  settled();
  now_.asked = kNobody;
  std::int64_t& bank = now_.bank[seat];
  bank = std::max<std::int64_t>(0, bank - control_.increment * kSecond);
}

void Clocks::forgive(std::int64_t now) {
  if (now_.asked != kNobody) now_.since = now;
}

void Clocks::back(Seat seat) {
  std::int64_t& bank = now_.bank[seat];
  if (control_.kind == TimeControl::Kind::kBank) bank = std::max(bank, kGrace);
}

std::int64_t Clocks::left(Seat seat, std::int64_t now) const {
  return budget(seat) - (seat == now_.asked ? std::max<std::int64_t>(0, now - now_.since) : 0);
}

std::int64_t Clocks::deadline() const { return any() && now_.asked != kNobody ? now_.since + budget(now_.asked) : 0; }

}  // namespace kosmo
