#include "tests/laws/trial.h"

#include <algorithm>

#include <fmt/format.h>

namespace kosmo {
namespace {

int seat_counts(const GameInfo& info) { return info.max_seats - info.min_seats + 1; }

Options any_options(const Game& game, Rng& chance) {
  Options options{};
  for (std::size_t i = 0; i < game.info().options.size(); ++i) {
    const Option& option = game.info().options[i];
    const auto values = static_cast<std::uint32_t>(option.high - option.low + 1);
    options[i] = static_cast<std::int16_t>(option.low + static_cast<int>(chance.below(values)));
  }
  return options;
}

// Seats and options that go together: the standard ones if they do and are wanted, else any others.
Options allowed_options(const Game& game, int seats, bool standard, Rng& chance) {
  if (standard && !game.refuse_setup(seats, game.standard_options())) return game.standard_options();
  for (int i = 0; i < 10'000; ++i)
    if (const Options options = any_options(game, chance); !game.refuse_setup(seats, options)) return options;
  broken_limit("a game for so many seats allows no options");
}

}  // namespace

int bound(const Game& game) { return game.info().max_decisions > 0 ? game.info().max_decisions : 100'000; }

// All numbers of seats in turn; with each of them by turns both styles of play, with the standard options and with
// others.
Trial::Trial(const Game& game, std::uint64_t base, int number, Events events)
    : seats(game.info().min_seats + number % seat_counts(game.info())),
      seed(base * 1'000'003 + static_cast<std::uint64_t>(number)),
      by_verb(number / seat_counts(game.info()) % 2 == 1),
      chance(seed ^ 0x6c617773ULL),
      now(game) {
  const bool is_standard = number / seat_counts(game.info()) / 2 % 2 == 0;
  options = allowed_options(game, seats, is_standard, chance);
  game.start(now.data(), seats, options, seed, events);
}

Action Trial::pick(const ActionList& choices) {
  const auto any = [&](int n) { return static_cast<int>(chance.below(static_cast<std::uint32_t>(n))); };
  if (!by_verb) return choices[any(choices.size())];
  FixedList<std::uint8_t, 255> verbs;
  for (int i = 0; i < choices.size(); ++i)
    if (!verbs.full() && !verbs.contains(choices[i].verb)) verbs.push(choices[i].verb);
  const std::uint8_t verb = verbs[any(verbs.size())];
  int n = 0;
  for (int i = 0; i < choices.size(); ++i) n += choices[i].verb == verb;
  for (int i = 0, k = any(n);; ++i)
    if (choices[i].verb == verb && k-- == 0) return choices[i];
}

Action Trial::linger(const ActionList& choices) {
  constexpr int kTries = 8;
  Action chosen = pick(choices);
  for (int i = 0; i < kTries; ++i) {
    const Action a = pick(choices);
    Position after(now);
    after.apply(a);
    const bool same_turn = !after.over() && game().turn(after.data()) == game().turn(now.data());
    if (same_turn && after.to_move() == now.to_move()) return a;
    if (same_turn) chosen = a;
  }
  return chosen;
}

bool Trial::goes_on(ActionList& choices) const {
  if (now.over() || static_cast<int>(played.size()) >= bound(game())) return false;
  now.legal(choices);
  return !choices.empty();
}

std::string Trial::tell(const std::string& what_is_wrong) const {
  std::string text = fmt::format("{}, {} seats", game().info().id, seats);
  for (std::size_t i = 0; i < game().info().options.size(); ++i)
    text += fmt::format(", {}={}", game().info().options[i].key, options[i]);
  text += fmt::format(", seed {}, decision {} ({}): {}\nplayed:", seed, played.size(), game().seat_name(now.to_move()),
                      what_is_wrong);
  for (const Action a : played) text += fmt::format(" {};", game().print(a));
  return text;
}

void Sample::offer(Trial& trial) {
  Kind& kind = kinds_[std::string(trial.now.decision().step)];
  ++kind.seen;
  if (static_cast<int>(kind.kept.size()) < most_) {
    kind.kept.push_back(trial);
    return;
  }
  // Reservoir: each of the `seen` states is kept with equal chance.
  const auto at = trial.chance.below(static_cast<std::uint32_t>(kind.seen));
  if (static_cast<int>(at) < most_) kind.kept[at] = trial;
}

std::vector<Trial> Sample::take(int count, std::map<std::string, int, std::less<>>& looked, Rng& chance) {
  std::vector<Trial> taken;
  while (static_cast<int>(taken.size()) < count) {
    Kind* best = nullptr;
    int* times = nullptr;
    for (auto& [name, kind] : kinds_)
      if (!kind.kept.empty() && (!best || looked[name] < *times)) {
        best = &kind;
        times = &looked[name];
      }
    if (!best) break;
    ++*times;
    const auto at = chance.below(static_cast<std::uint32_t>(best->kept.size()));
    std::swap(best->kept[at], best->kept.back());
    taken.push_back(std::move(best->kept.back()));
    best->kept.pop_back();
  }
  return taken;
}

}  // namespace kosmo
