// What must hold after every action: every card and every marker is somewhere exactly once.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {
namespace {

std::string every_card(const State& s) {
  std::array<int, kKinds> count{};
  const auto see = [&](const auto& list) {
    for (const std::uint8_t kind : list) ++count[kind];
  };
  see(s.deck);
  see(s.discard);
  see(s.drawn);
  see(s.arranged);
  see(s.box);
  if (s.building != kNone) ++count[s.building];
  for (const Player& p : s.players) {
    int size = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
      count[index(kind)] += p.hand[index(kind)];
      size += p.hand[index(kind)];
    }
    if (size != p.hand_size) return fmt::format("a hand of {} cards counts as {}", size, p.hand_size);
    for (const System& cards : p.systems) see(cards);
  }
  for (int kind = 0; kind < kKinds; ++kind)
    if (count[index(kind)] != structure(kind).copies)
      return fmt::format("{} copies of {} instead of {}", count[index(kind)], structure(kind).id,
                         structure(kind).copies);
  return "";
}

std::string markers(const State& s, const Player& p) {
  int count = p.reserve + p.available + p.spent + p.advisor_marker;
  for (const std::uint8_t n : p.attacks) count += n;
  for (int i = 0; i < kSystems; ++i) {
    count += p.marker[index(i)];
    if (p.marker[index(i)] && field_of(p, i) == Field::kNone && s.arranged.empty())
      return fmt::format("a marker on system {} without a field", i + 1);
  }
  if (p.advisor_marker && (p.advisor == kNone || advisor(p.advisor).field == Field::kNone))
    return "a marker on no advisor";
  return count == kMarkers ? "" : fmt::format("{} markers instead of {}", count, kMarkers);
}

std::string systems(const State& s, const Player& p) {
  if (!p.systems[kFulcrumSystem].empty() && !has_fulcrum(p) && s.arranged.empty())
    return "a fifth system without Fulcrum Sandebar";
  if (p.systems[kFulcrumSystem].size() >= kSystemSize) return "too many cards in Fulcrum Sandebar's system";
  for (const std::uint8_t r : p.resources)
    if (r > kMaxResource) return "a resource above 9";
  if (p.morale > kMaxMorale) return "morale above 10";
  if (p.vp < 0) return "negative points on the track";
  return "";
}

std::string every_advisor(const State& s) {
  std::array<int, kAdvisors> count{};
  for (const std::uint8_t id : s.centre) ++count[id];
  for (const std::uint8_t id : s.left_out) ++count[id];
  for (const Player& p : s.players)
    if (p.advisor != kNone) ++count[p.advisor];
  for (std::size_t id = 0; id < kAdvisors; ++id)
    if (count[id] != 1) return fmt::format("advisor {} is in {} places", advisor(static_cast<int>(id)).id, count[id]);
  return "";
}

}  // namespace

std::string Orion::broken_invariant(const State& s) {
  for (const auto check : {every_card, every_advisor})
    if (std::string trouble = check(s); !trouble.empty()) return trouble;
  for (int i = 0; i < s.seats(); ++i) {
    const Player& p = s.players[index(i)];
    if (std::string trouble = markers(s, p); !trouble.empty()) return trouble;
    if (std::string trouble = systems(s, p); !trouble.empty()) return trouble;
  }
  return s.round > kRounds ? "more than 8 rounds" : "";
}

}  // namespace kosmo::orion
