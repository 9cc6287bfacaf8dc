#include "tests/laws/secrets.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {

Experience experience(const Position& before, Action a, Seat viewer) {
  const Decision decision = before.decision();
  std::string told;
  if (viewer == decision.seat || !decision.secret) told = before.game().print(a) + "\n";
  std::vector<Event> events;
  Position after(before);
  after.apply(a, Events(&events));
  for (const Event& e : events)
    if (may_see(e.audience, viewer)) told += after.game().say(e, Lang::kEnglish) + "\n";
  return {after.view(viewer), told};
}

Position imagined(const Position& truth, Seat viewer, Rng& dream) {
  Position world(truth);
  world.determinize(viewer, dream);
  return world;
}

std::optional<Position> imagined_with_true_chance(const Position& truth, Seat viewer, Rng& dream) {
  const auto generator = [](const std::string& text) {
    const auto start = text.find("\"random\":{");
    return std::pair(start, text.find('}', start) - start + 1);
  };
  Position world = imagined(truth, viewer, dream);
  std::string text = world.game().to_json(world.data());
  const std::string true_text = truth.game().to_json(truth.data());
  const auto [at, length] = generator(text);
  const auto [true_at, true_length] = generator(true_text);
  text.replace(at, length, true_text, true_at, true_length);
  if (world.game().from_json(world.data(), text)) return {};
  return world;
}

std::vector<Seat> viewers(const Position& state) {
  std::vector<Seat> all{kSpectator};
  for (Seat p = 0; p < state.seats(); ++p) all.push_back(p);
  return all;
}

std::string viewer_name(const Position& state, Seat viewer) {
  return viewer == kSpectator ? "a spectator" : state.game().seat_name(viewer);
}

bool offers(const Position& state, Action a) {
  ActionList choices;
  state.legal(choices);
  return choices.contains(a);
}

std::string first_difference(const std::string& a, const std::string& b) {
  const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  const std::size_t from = at > 60 ? at - 60 : 0;
  return fmt::format("...{}...\n...{}...", a.substr(from, 120), b.substr(from, 120));
}

}  // namespace kosmo
