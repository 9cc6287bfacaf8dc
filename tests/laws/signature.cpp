// 9. Signature: one number a game, and a recorded game that can be read.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "engine/content.h"
#include "tests/laws/laws.h"
#include "tests/laws/trial.h"

namespace kosmo {
namespace {

constexpr int kGamesEach = 4;     // for every number of seats
constexpr int kToldInFull = 150;  // decisions of a playthrough; the end is told in any case

std::map<std::string, std::string> read_signatures(const std::string& file) {
  std::map<std::string, std::string> numbers;
  std::ifstream in(file);
  for (std::string game, number; in >> game >> number;) numbers[game] = number;
  return numbers;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::string signature_of(const Game& game) {
  std::uint64_t hash = hash_text(game.info().id);
  ActionList choices;
  const int seat_counts = game.info().max_seats - game.info().min_seats + 1;
  for (int i = 0; i < seat_counts * kGamesEach; ++i) {
    Trial trial(game, 9, i);
    while (trial.goes_on(choices)) {
      const Action a = trial.pick(choices);
      hash = hash_text(game.print(a) + "\n", hash);
      trial.play(a);
    }
    hash = hash_text(game.to_json(trial.now.data()), hash);
  }
  return fmt::format("{:016x}", hash);
}

LawReport check_signature(const Game& game, const std::string& folder, bool update) {
  const std::string file = folder + "/signatures.txt", id(game.info().id), number = signature_of(game);
  auto known = read_signatures(file);
  if (update) {
    known[id] = number;
    std::ofstream out(file);
    for (const auto& [name, value] : known) out << name << ' ' << value << '\n';
    return {};
  }
  if (!known.contains(id)) return {fmt::format("{} has no signature in {}; it would be: {} {}", id, file, id, number)};
  if (known[id] != number)
    return {
        fmt::format("{} plays differently now. If that is meant, say why and set its signature to {} (was {}), or run "
                    "with KOSMOTEKA_UPDATE=1",
                    id, number, known[id])};
  return {};
}

std::string playthrough_of(const Game& game) {
  std::vector<Event> heard;
  Trial trial(game, 9, 0, Events(&heard));
  std::string text = fmt::format("{}, {} seats, seed {}\n", game.info().name.en, trial.seats, trial.seed);
  const auto tell = [&] {
    for (const Event& e : heard)
      text +=
          fmt::format("    {}{}\n", may_see(e.audience, kSpectator) ? "" : "(private) ", game.say(e, Lang::kEnglish));
    heard.clear();
  };
  tell();
  ActionList choices;
  while (trial.goes_on(choices)) {
    const Decision decision = trial.now.decision();
    const Action a = trial.pick(choices);
    trial.play(a, Events(&heard));
    if (trial.played.size() > kToldInFull) {
      heard.clear();
      continue;
    }
    text += fmt::format("{}. {} ({} of {}): {}\n", trial.played.size(), game.seat_name(decision.seat), decision.step,
                        choices.size(), game.print(a));
    tell();
  }
  if (trial.played.size() > kToldInFull)
    text += fmt::format("... and so on, {} decisions in all\n", trial.played.size());
  const Result result = trial.now.result();
  for (Seat p = 0; p < trial.seats; ++p)
    text += fmt::format("{}: score {}, place {}\n", game.seat_name(p), result.score[p], result.place[p]);
  return text;
}

LawReport check_playthrough(const Game& game, const std::string& folder, bool update) {
  const std::string file = fmt::format("{}/playthroughs/{}.txt", folder, game.info().id), text = playthrough_of(game);
  if (update) {
    std::filesystem::create_directories(folder + "/playthroughs");
    std::ofstream(file) << text;
    return {};
  }
  std::ifstream in(file);
  if (!in) return {fmt::format("{} is missing; run with KOSMOTEKA_UPDATE=1 to write it", file)};
  std::ostringstream recorded;
  recorded << in.rdbuf();
  const auto was = lines_of(recorded.str()), is = lines_of(text);
  for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
    const std::string old_line = i < was.size() ? was[i] : "(end)", new_line = i < is.size() ? is[i] : "(end)";
    if (old_line != new_line) return {fmt::format("{}:{}: recorded '{}', now '{}'", file, i + 1, old_line, new_line)};
  }
  return {};
}

}  // namespace kosmo
