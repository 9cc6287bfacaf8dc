#include "server/time_control.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

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

Clocks::Clocks(const TimeControl& control, int seats, bool by_decision) : control_(control), by_decision_(by_decision) {
  for (int i = 0; i < seats; ++i) now_.of[i].bank = control.seconds * kSecond;
}

std::int64_t Clocks::budget(Seat seat) const {
  switch (control_.kind) {
    case TimeControl::Kind::kNone: return 0;
    case TimeControl::Kind::kDecision: return control_.seconds * kSecond;
    case TimeControl::Kind::kBank: return now_.of[seat].bank;
    case TimeControl::Kind::kDays: return control_.days * kDay;
  }
  return 0;
}

std::int64_t Clocks::used(Seat seat, std::int64_t now) const {
  const Saved::OfSeat& clock = now_.of[seat];
  if (clock.since == 0) return 0;
  return std::max<std::int64_t>(0, (clock.stopped != 0 ? clock.stopped : now) - clock.since);
}

// For what was used beyond the time that is free.
void Clocks::charge(Seat seat, std::int64_t now, std::int64_t free) {
  if (control_.kind != TimeControl::Kind::kBank) return;
  std::int64_t& bank = now_.of[seat].bank;
  bank = std::max<std::int64_t>(0, bank - std::max<std::int64_t>(0, used(seat, now) - free));
}

void Clocks::win_increment(Seat seat) {
  now_.of[seat].bank += control_.increment * kSecond;
  now_.of[seat].won |= 1;
}

void Clocks::stop_all() {
  for (Seat p = 0; p < kMaxSeats; ++p) stop(p);
}

void Clocks::end_run() {
  if (now_.run_of != kNobody) win_increment(now_.run_of);
  now_.run_of = kNobody;
}

void Clocks::ask(const SeatOrder& seats, std::int64_t now, Seat goes_on) {
  const std::int64_t since = goes_on == kNobody ? now : now_.of[goes_on].since;
  stop_all();
  if (seats.size() != 1 || seats[0] != now_.run_of) end_run();
  for (const Seat seat : seats) now_.of[seat].since = seat == goes_on ? since : now;
}

void Clocks::ask(Seat seat, std::int64_t now) {
  SeatOrder one;
  if (seat != kNobody) one.push(seat);
  ask(one, now);
}

// What is needed to take this decision back, before it is charged.
void Clocks::remember(Seat seat, std::int64_t now, std::int64_t ticket) {
  if (now_.taken_by != seat) now_.taken.clear();
  now_.taken_by = seat;
  Saved::OfSeat& clock = now_.of[seat];
  // A stand-in's; a bank has paid already.
  const bool left = clock.since == 0 && clock.used_for == ticket && control_.kind != TimeControl::Kind::kBank;
  now_.taken.push_back({left ? clock.used : used(seat, now), clock.bank, now_.run_of == seat});
  clock.won <<= 1;
}

void Clocks::decided(Seat seat, std::int64_t now, std::int64_t ticket) {
  if (!any()) return;
  remember(seat, now, ticket);
  if (now_.of[seat].since == 0) return;  // a stand-in's
  charge(seat, now);
  stop(seat);
  if (now_.run_of != seat) end_run();
  now_.run_of = seat;
  if (by_decision_) end_run();
}

void Clocks::answered(Seat seat, std::int64_t now) {
  if (now_.of[seat].since != 0) now_.of[seat].stopped = now;
}

void Clocks::withdrawn(Seat seat) { now_.of[seat].stopped = 0; }

void Clocks::round_over(std::span<const Played> line, std::int64_t now, std::int64_t ticket) {
  if (!any()) return stop_all();
  end_run();
  for (const Played& played : line) {
    remember(played.seat, now, ticket);
    if (played.is_pass || now_.of[played.seat].since == 0) continue;
    charge(played.seat, now);
    stop(played.seat);
    win_increment(played.seat);
  }
  for (Seat p = 0; p < kMaxSeats; ++p) charge(p, now, control_.increment * kSecond);
  stop_all();
}

void Clocks::pause(Seat seat, std::int64_t now, std::int64_t ticket) {
  Saved::OfSeat& clock = now_.of[seat];
  if (!runs(seat)) return;  // who has answered thinks no more; the time of that is not forgotten
  charge(seat, now);
  clock.used = used(seat, now);  // since the question was put, earlier pauses included
  clock.used_for = ticket;
  stop(seat);
}

void Clocks::resume(Seat seat, std::int64_t now, std::int64_t ticket) {
  Saved::OfSeat& clock = now_.of[seat];
  if (clock.stopped != 0) return;
  clock.since = now;
  if (control_.kind != TimeControl::Kind::kBank && clock.used_for == ticket) clock.since = now - clock.used;
}

void Clocks::undone(Seat seat, std::int64_t now) {
  if (now_.taken_by != seat || now_.taken.empty()) {
    Array<int, kMaxSeats> one{};
    one[seat] = 1;
    rewound(seat, one, now);
    return ask(seat, now);
  }
  std::int64_t since_then = 0;  // whoever was asked meanwhile
  for (Seat p = 0; p < kMaxSeats; ++p) since_then = std::max(since_then, used(p, now));
  const Saved::Taken taken = now_.taken.back();
  now_.taken.pop_back();
  now_.of[seat].bank = taken.bank;  // without the increment of that run, which may have been given since
  now_.of[seat].won >>= 1;
  now_.run_of = taken.in_run ? seat : kNobody;
  ask(seat, now - taken.used - since_then);
}

void Clocks::rewound(Seat seat, const Array<int, kMaxSeats>& decisions, std::int64_t now) {
  for (Seat p = 0; p < kMaxSeats; ++p) charge(p, now);
  settled();
  stop_all();
  std::int64_t& bank = now_.of[seat].bank;
  if (now_.of[seat].won & 1) bank = std::max<std::int64_t>(0, bank - control_.increment * kSecond);
  for (Seat p = 0; p < kMaxSeats; ++p) now_.of[p].won >>= std::min(decisions[p], 31);
  now_.run_of = kNobody;
}

// Whoever has answered has used what it had then, and no more.
void Clocks::forgive(std::int64_t now) {
  for (Saved::OfSeat& clock : now_.of) {
    if (clock.since == 0) continue;
    clock.since = clock.stopped == 0 ? now : now - (clock.stopped - clock.since);
    if (clock.stopped != 0) clock.stopped = now;
  }
}

void Clocks::back(Seat seat) {
  std::int64_t& bank = now_.of[seat].bank;
  if (control_.kind == TimeControl::Kind::kBank) bank = std::max(bank, kGrace);
}

std::int64_t Clocks::left(Seat seat, std::int64_t now) const { return budget(seat) - used(seat, now); }

bool Clocks::any_asked() const {
  return std::any_of(now_.of.begin(), now_.of.end(), [](const Saved::OfSeat& clock) { return clock.since != 0; });
}

Seat Clocks::running() const {
  Seat first = kNobody;
  for (Seat p = 0; p < kMaxSeats; ++p)
    if (runs(p) && (first == kNobody || now_.of[p].since + budget(p) < now_.of[first].since + budget(first))) first = p;
  return first;
}

Seat Clocks::running_alone() const {
  Seat alone = kNobody;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (!runs(p)) continue;
    if (alone != kNobody) return kNobody;
    alone = p;
  }
  return alone;
}

std::int64_t Clocks::deadline() const {
  const Seat first = running();
  return any() && first != kNobody ? now_.of[first].since + budget(first) : 0;
}

}  // namespace kosmo
