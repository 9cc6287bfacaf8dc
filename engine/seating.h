// Around the table: seats in the order in which the rules speak to them.
#pragma once

#include "engine/basics.h"

namespace kosmo {

using SeatOrder = FixedList<Seat, kMaxSeats>;

inline Seat seat_after(Seat seat, int seats) { return static_cast<Seat>(seat + 1 < seats ? seat + 1 : 0); }
// How many places further on clockwise `seat` sits, seen from `viewer`.
inline int places_from(Seat viewer, Seat seat, int seats) { return (seat - viewer + seats) % seats; }

inline SeatOrder clockwise_from(Seat first, int seats) {
  SeatOrder order;
  for (int i = 0; i < seats; ++i) order.push(static_cast<Seat>((first + i) % seats));
  return order;
}
// Everybody else, clockwise from the left.
inline SeatOrder opponents_of(Seat seat, int seats) {
  SeatOrder order;
  for (int i = 1; i < seats; ++i) order.push(static_cast<Seat>((seat + i) % seats));
  return order;
}
// The other way round: steps are pushed in this order, since the last pushed comes first.
inline SeatOrder last_first(const SeatOrder& order) {
  SeatOrder turned;
  for (int i = order.size() - 1; i >= 0; --i) turned.push(order[i]);
  return turned;
}

}  // namespace kosmo
