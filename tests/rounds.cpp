// How often people are kept at a quiet table: bots play whole games in its rounds, and what one part of a game takes
// (an encounter, a turn) is counted: windows, those in which somebody could do more than pass, pauses, choices besides.
#include <algorithm>
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "games/register.h"
#include "players/player.h"
#include "server/open_round.h"
#include "tests/support/program_options.h"

namespace kosmo {
namespace {

struct Wanted {
  std::string game = "cosmic", player = "greedy", begins = "encounter", options;
  int games = 20, seats = 5, people = 5, orders = 0, seconds = 6, seed = 1;
};

struct Counts {  // of one part
  int windows = 0, with_choice = 0, pauses = 0, choices = 0;
};

class Trial {
 public:
  Trial(const Game& game, const Wanted& wanted, const Options& options, int seed)
      : wanted_(wanted),
        position_(game, wanted.seats, options, static_cast<std::uint64_t>(seed)),
        windows_{Windows::Kind::kQuiet, wanted.seconds} {
    for (int i = 0; i < wanted.seats; ++i)
      players_.push_back(find_player(wanted.player)->make(static_cast<std::uint64_t>(seed * 10 + i)));
  }
  std::vector<Counts> play() {
    while (!position_.over()) {
      std::optional<OpenRound> round = OpenRound::at(position_, 1, windows_);
      round ? play_round(*round) : play_alone();
    }
    return parts_;
  }

 private:
  Action ask(const Position& asking) {
    ActionList choices;
    asking.legal(choices);
    int faults = 0;
    return ask_player(*players_[static_cast<std::size_t>(asking.to_move())], asking, choices, faults);
  }
  void play_alone() {
    ActionList choices;
    position_.legal(choices);
    if (choices.size() > 1) ++now_.choices;
    apply(ask(position_));
  }
  void play_round(OpenRound& round) {
    for (Seat p = 0; p < position_.seats(); ++p)
      while (const std::int64_t ticket = round.open_ticket(p)) {
        const Refusal no = round.answer(p, ticket, ask(round.asking(p, ticket)), OpenRound::By::kBot);
        if (no) throw std::runtime_error("a bot's answer is refused");
      }
    now_.pauses += round.is_pause() && waits_for_somebody(round);
    const std::vector<event::Acted> line = round.line();
    for (const OpenRound::Part& part : round.parts(line.size())) {
      ++now_.windows;
      now_.with_choice += has_choice(round, part.ticket);
    }
    for (const event::Acted& acted : line) apply(*position_.game().parse(acted.action));
  }
  // The first seats are people, and the first of them have ordered to pass until they have a choice.
  bool waits_for_somebody(const OpenRound& round) const {
    for (int p = wanted_.orders; p < wanted_.people; ++p)
      if (round.asks(static_cast<Seat>(p))) return true;
    return false;
  }
  bool has_choice(const OpenRound& round, std::int64_t ticket) const {
    const SeatOrder& asked = round.asked_at(ticket);
    return std::any_of(asked.begin(), asked.end(), [&](Seat p) {
      ActionList choices;
      round.asking(p, ticket).legal(choices);
      return choices.size() > 1;
    });
  }
  void apply(Action action) {
    std::vector<Event> told;
    position_.apply(action, Events(&told));
    for (const Event& event : told)
      if (position_.game().event_phrases()[event.phrase].key == wanted_.begins) next_part();
  }
  // What comes before the first is not counted, nor the last, which may be cut off.
  void next_part() {
    if (begun_) parts_.push_back(now_);
    begun_ = true;
    now_ = {};
  }

  const Wanted& wanted_;
  Position position_;
  Windows windows_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<Counts> parts_;
  Counts now_;
  bool begun_ = false;
};

template <class Of>
void print(const char* what, const std::vector<Counts>& parts, Of of) {
  std::vector<int> sorted;
  for (const Counts& counts : parts) sorted.push_back(of(counts));
  std::sort(sorted.begin(), sorted.end());
  fmt::print("{:<28}{:>8}{:>8}{:>8}\n", what, sorted[sorted.size() / 2], sorted[sorted.size() * 95 / 100],
             sorted.back());
}

// "powers=1,technology=1": empty if one of them is wrong.
std::optional<Options> options_for(const Game& game, std::string_view settings) {
  Options options = game.standard_options();
  while (!settings.empty()) {
    const std::size_t comma = std::min(settings.find(','), settings.size());
    if (const Problem wrong = game.set_option(options, settings.substr(0, comma))) {
      fmt::print(stderr, "{}\n", wrong.en);
      return {};
    }
    settings.remove_prefix(std::min(comma + 1, settings.size()));
  }
  return options;
}

int run(const Wanted& wanted) {
  register_games();
  const Game* game = find_game(wanted.game);
  if (!game || !find_player(wanted.player)) {
    fmt::print(stderr, "There is no such game or player; see kosmoteka games, kosmoteka players.\n");
    return 2;
  }
  const std::optional<Options> options = options_for(*game, wanted.options);
  if (!options) return 2;
  std::vector<Counts> parts;
  for (int i = 0; i < wanted.games; ++i)
    for (const Counts& counts : Trial(*game, wanted, *options, wanted.seed + i).play()) parts.push_back(counts);
  if (parts.empty()) {
    fmt::print(stderr, "No part begins with an event '{}'.\n", wanted.begins);
    return 2;
  }
  fmt::print("{}: {} games of {} {} bots, {} parts that begin with '{}'\n", wanted.game, wanted.games, wanted.seats,
             wanted.player, parts.size(), wanted.begins);
  fmt::print("{:<28}{:>8}{:>8}{:>8}\n", "", "median", "95 %", "most");
  print("windows", parts, [](const Counts& c) { return c.windows; });
  print("windows with a choice", parts, [](const Counts& c) { return c.with_choice; });
  print("pauses", parts, [](const Counts& c) { return c.pauses; });
  print("seconds of pauses", parts, [&](const Counts& c) { return c.pauses * wanted.seconds; });
  print("choices besides, all seats", parts, [](const Counts& c) { return c.choices; });
  return 0;
}

}  // namespace
}  // namespace kosmo

int main(int argc, char** argv) {
  kosmo::Wanted wanted;
  kosmo::ProgramOptions options("Counts windows, pauses and choices of games that bots play at a quiet table.");
  options.add("--game", wanted.game, "What is played");
  options.add("--player", wanted.player, "Which bot plays every seat");
  options.add("--begins", wanted.begins, "The event with which a part begins that is counted by itself");
  options.add("--games", wanted.games, "How many games");
  options.add("--seats", wanted.seats, "How many seats");
  options.add("--people", wanted.people, "How many of the seats count as people, for whom a pause lasts");
  options.add("--orders", wanted.orders, "How many of these have ordered to pass until their next choice");
  options.add("--seconds", wanted.seconds, "How long a pause is");
  options.add("--options", wanted.options, "Options of the game, as KEY=VALUE,KEY=VALUE");
  options.add("--seed", wanted.seed, "Seed of the first game");
  if (const auto status = options.read(argc, argv)) return *status;
  return kosmo::run(wanted);
}
