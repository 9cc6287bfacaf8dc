// After a scenario laid cards and markers by hand: the deck gives and takes what is missing or double, the reserve of
// markers follows, and advisors lying nowhere are left out.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {
namespace {

using Given = std::function<bool(std::string_view)>;

Problem settle_cards(State& s, const Given& given) {
  std::array<int, kKinds> missing{};
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
  if (given("/deck")) see(s.deck);
  for (int kind = 0; kind < kKinds; ++kind)
    if (missing[index(kind)] < 0)
      return {
          fmt::format("{}: more copies are laid out than the {} there are", structure(kind).id, structure(kind).copies),
          fmt::format("{}: rozłożono więcej egzemplarzy niż {}", structure(kind).id, structure(kind).copies)};
  s.box.clear();
  if (!given("/deck")) {
    FixedList<std::uint8_t, kCards> kept;
    for (const std::uint8_t kind : s.deck)
      if (missing[kind]-- > 0)
        kept.push(kind);
      else
        ++missing[kind];
    s.deck = kept;
  }
  for (int kind = 0; kind < kKinds; ++kind)
    for (; missing[index(kind)] > 0; --missing[index(kind)]) {
      if (given("/deck"))
        s.box.push(static_cast<std::uint8_t>(kind));
      else
        s.deck.insert(0, static_cast<std::uint8_t>(kind));
    }
  return {};
}

Problem settle_markers(Player& p) {
  int used = p.available + p.spent + p.advisor_marker;
  for (const std::uint8_t n : p.attacks) used += n;
  for (const std::uint8_t n : p.marker) used += n;
  if (used > kMarkers) return {"more than 10 action markers are laid out", "rozłożono więcej niż 10 znaczników akcji"};
  p.reserve = static_cast<std::uint8_t>(kMarkers - used);
  return {};
}

void settle_advisors(State& s, const Given& given) {
  std::uint32_t hired = 0;
  for (const Player& p : s.players)
    if (p.advisor != kNone) hired |= 1U << p.advisor;
  if (!given("/centre"))
    for (int i = s.centre.size() - 1; i >= 0; --i)
      if (hired & (1U << s.centre[i])) s.centre.take(i);
  s.left_out.clear();
  for (std::uint8_t id = 0; id < kAdvisors; ++id)
    if (!(hired & (1U << id)) && !s.centre.contains(id)) s.left_out.push(id);
}

}  // namespace

Problem Orion::settle(State& s, const Given& given) {
  if (Problem p = settle_cards(s, given)) return p;
  for (int i = 0; i < s.seats(); ++i)
    if (Problem p = settle_markers(s.players[index(i)])) return p;
  settle_advisors(s, given);
  return {};
}

}  // namespace kosmo::orion
