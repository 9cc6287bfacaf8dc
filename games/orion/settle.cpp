// After a scenario laid cards and markers by hand: what was given stays, and the rest follows. The deck gives and takes
// cards, the reserve markers, and advisors lying nowhere are left out. Where nothing is left to follow, a position that
// does not add up is refused.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {
namespace {

using Given = std::function<bool(std::string_view)>;
using Count = std::array<int, kKinds>;

// How many of each structure lie nowhere, deck and box aside.
Count missing_cards(const State& s) {
  Count missing{};
  for (int kind = 0; kind < kKinds; ++kind) missing[index(kind)] = structure(kind).copies;
  const auto see = [&](const auto& list) {
    for (const std::uint8_t kind : list) --missing[kind];
  };
  see(s.discard);
  see(s.drawn);
  see(s.arranged);
  if (s.building != kNone) --missing[s.building];
  for (const Player& p : s.players) {
    for (int kind = 0; kind < kKinds; ++kind) missing[index(kind)] -= p.hand[index(kind)];
    for (const System& cards : p.systems) see(cards);
  }
  return missing;
}

// A pile that was given is counted; one that follows keeps of its cards what is not elsewhere, in its order.
template <class Pile>
void count_pile(Pile& pile, bool given, Count& missing) {
  Pile kept;
  for (const std::uint8_t kind : pile)
    if (given || missing[kind] > 0) {
      --missing[kind];
      kept.push(kind);
    }
  pile = kept;
}

Problem settle_cards(State& s, const Given& given) {
  Count missing = missing_cards(s);
  const bool deck_given = given("/deck"), box_given = given("/box");
  if (!box_given) s.box.clear();
  count_pile(s.box, box_given, missing);
  count_pile(s.deck, deck_given, missing);
  for (int kind = 0; kind < kKinds; ++kind) {
    const Structure& card = structure(kind);
    if (missing[index(kind)] < 0)
      return {fmt::format("{}: more copies are laid out than the {} there are", card.id, card.copies),
              fmt::format("{}: rozłożono więcej egzemplarzy niż {}", card.id, card.copies)};
    if (missing[index(kind)] > 0 && deck_given && box_given)
      return {fmt::format("{}: deck and box are given, and {} of {} copies lie nowhere", card.id, missing[index(kind)],
                          card.copies),
              fmt::format("{}: podano talię i pudełko, a {} z {} egzemplarzy nigdzie nie leży", card.id,
                          missing[index(kind)], card.copies)};
    for (; missing[index(kind)] > 0; --missing[index(kind)]) {
      if (deck_given)
        s.box.push(static_cast<std::uint8_t>(kind));
      else
        s.deck.insert(0, static_cast<std::uint8_t>(kind));
    }
  }
  return {};
}

Problem settle_markers(Player& p, Seat seat, const Given& given) {
  int used = p.available + p.spent + p.advisor_marker;
  for (const std::uint8_t n : p.attacks) used += n;
  for (const std::uint8_t n : p.marker) used += n;
  const std::string who = kSeatKind.print(seat);
  if (used > kMarkers)
    return {fmt::format("{}: more than {} action markers are laid out", who, kMarkers),
            fmt::format("{}: rozłożono więcej niż {} znaczników akcji", who, kMarkers)};
  if (given("/players/" + who + "/actions/reserve") && p.reserve != kMarkers - used)
    return {fmt::format("/players/{}/actions/reserve: {} markers are laid out, so {} of {} are in reserve, not {}", who,
                        used, kMarkers - used, kMarkers, p.reserve),
            fmt::format("/players/{}/actions/reserve: rozłożono {} znaczników, więc w rezerwach jest {} z {}, a nie {}",
                        who, used, kMarkers - used, kMarkers, p.reserve)};
  p.reserve = static_cast<std::uint8_t>(kMarkers - used);
  return {};
}

Problem settle_advisors(State& s, const Given& given) {
  std::uint32_t placed = 0;  // one bit each
  for (const Player& p : s.players)
    if (p.advisor != kNone) placed |= 1U << p.advisor;
  const bool left_out_given = given("/left_out");
  if (left_out_given)
    for (const std::uint8_t id : s.left_out) placed |= 1U << id;
  else
    s.left_out.clear();
  if (!given("/centre"))
    for (int i = s.centre.size() - 1; i >= 0; --i)
      if (placed & (1U << s.centre[i])) s.centre.take(i);
  for (const std::uint8_t id : s.centre) placed |= 1U << id;
  for (std::uint8_t id = 0; id < kAdvisors; ++id) {
    if (placed & (1U << id)) continue;
    if (left_out_given)
      return {fmt::format("/left_out: {} lies nowhere", advisor(id).id),
              fmt::format("/left_out: {} nigdzie nie leży", advisor(id).id)};
    s.left_out.push(id);
  }
  return {};
}

}  // namespace

Problem Orion::settle(State& s, const Given& given) {
  if (Problem p = settle_cards(s, given)) return p;
  for (Seat seat = 0; seat < s.seats(); ++seat)
    if (Problem p = settle_markers(s.of(seat), seat, given)) return p;
  if (Problem p = settle_advisors(s, given)) return p;
  return impossible_position(s);
}

}  // namespace kosmo::orion
