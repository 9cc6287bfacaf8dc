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

void Clocks::charge(Seat seat, std::int64_t now) {
  if (control_.kind != TimeControl::Kind::kBank) return;
  std::int64_t& bank = now_.of[seat].bank;
  bank = std::max<std::int64_t>(0, bank - used(seat, now));
}

void Clocks::stop_all() {
  for (Seat p = 0; p < kMaxSeats; ++p) stop(p);
}

void Clocks::end_run() {
  if (now_.run_of != kNobody) now_.of[now_.run_of].bank += control_.increment * kSecond;
  now_.run_of = kNobody;
}

void Clocks::ask(const SeatOrder& seats, std::int64_t now) {
  stop_all();
  if (seats.size() != 1 || seats[0] != now_.run_of) end_run();
  for (const Seat seat : seats) now_.of[seat].since = now;
}

void Clocks::ask(Seat seat, std::int64_t now) {
  SeatOrder one;
  if (seat != kNobody) one.push(seat);
  ask(one, now);
}

void Clocks::decided(Seat seat, std::int64_t now, std::int64_t ticket) {
  if (!any()) return;
  if (now_.taken_by != seat) now_.taken.clear();
  now_.taken_by = seat;
  Saved::OfSeat& clock = now_.of[seat];
  if (clock.since == 0) {  // a stand-in; a bank has paid already
    const bool left = clock.used_for == ticket && control_.kind != TimeControl::Kind::kBank;
    now_.taken.push_back({left ? clock.used : 0, clock.bank, now_.run_of == seat});
    return;
  }
  now_.taken.push_back({used(seat, now), clock.bank, now_.run_of == seat});
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

void Clocks::round_over(std::int64_t now) {
  settled();
  end_run();
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (now_.of[p].since == 0) continue;
    charge(p, now);
    now_.of[p].bank += control_.increment * kSecond;
    stop(p);
  }
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
    rewound(seat, now);
    return ask(seat, now);
  }
  std::int64_t since_then = 0;  // whoever was asked meanwhile
  for (Seat p = 0; p < kMaxSeats; ++p) since_then = std::max(since_then, used(p, now));
  const Saved::Taken taken = now_.taken.back();
  now_.taken.pop_back();
  now_.of[seat].bank = taken.bank;  // without the increment of that run, which may have been given since
  now_.run_of = taken.in_run ? seat : kNobody;
  ask(seat, now - taken.used - since_then);
}

void Clocks::rewound(Seat seat, std::int64_t now) {
  for (Seat p = 0; p < kMaxSeats; ++p) charge(p, now);
  settled();
  stop_all();
  std::int64_t& bank = now_.of[seat].bank;
  if (now_.run_of != seat) bank = std::max<std::int64_t>(0, bank - control_.increment * kSecond);
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

Seat Clocks::running() const {
  Seat first = kNobody;
  for (Seat p = 0; p < kMaxSeats; ++p)
    if (runs(p) && (first == kNobody || now_.of[p].since + budget(p) < now_.of[first].since + budget(first))) first = p;
  return first;
}

std::int64_t Clocks::deadline() const {
  const Seat first = running();
  return any() && first != kNobody ? now_.of[first].since + budget(first) : 0;
}

}  // namespace kosmo
