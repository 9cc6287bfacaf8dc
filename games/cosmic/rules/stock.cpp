// What somebody could give in a deal: of the own hand all that is there, of another's what it may hold.
#include "games/cosmic/rules/stock.h"

namespace kosmo::cosmic {

Stock hand_of(const State& s, Seat seat) {  // CE-DEAL-06: no other cards than those of the hand
  Stock stock;
  for (const Card& card : s.of(seat).hand) stock.add(card.face, 1);
  return stock;
}
// CE-DEAL-24: what a hand may hold, as far as another player knows: no card that this player holds, has seen elsewhere
// or sees on the table.
Stock hand_as_known_by(const State& s, Seat seat, Seat by) {
  Array<int, kFaces> elsewhere{};
  const auto count = [&](const auto& faces) {
    for (const int face : faces) ++elsewhere[face];
  };
  count(s.discard);
  count(s.aside);
  for (const auto& list : s.support) count(list);
  for (const std::uint8_t face : s.laid)
    if (face != kNone) ++elsewhere[face];  // CA-GAMBLER-03
  if (s.battery != kNone && has_technology(s, by, Technology::kQuarkBattery)) ++elsewhere[s.battery];
  for (Seat p = 0; p < s.seats(); ++p)
    for (const Card& card : s.of(p).hand)
      if (p != seat && (p == by || (card.known & only(by)) != 0)) ++elsewhere[card.face];
  if (const Seat keeper = keeper_of_hoard(s); keeper != kNobody)
    for (const Card& card : s.hoard)
      if (keeper == by || (card.known & only(by)) != 0) ++elsewhere[card.face];
  Stock stock;
  for (int face = 0; face < (s.use_flares ? kFaces : kFirstFlare); ++face)
    stock.add(face, copies_of(face) - elsewhere[face]);
  stock.limit(s.of(seat).hand.size());
  return stock;
}

}  // namespace kosmo::cosmic
