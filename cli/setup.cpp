#include "cli/setup.h"

#include <algorithm>
#include <charconv>
#include <random>

#include "cli/library.h"
#include "cli/words.h"
#include "players/player.h"

namespace kosmo {
namespace {

Problem check_players(const std::vector<std::string>& ids) {
  std::vector<std::string> known{"human"};
  for (const PlayerInfo& bot : players()) known.emplace_back(bot.id);
  for (const std::string& id : ids)
    if (std::find(known.begin(), known.end(), id) == known.end())
      return problem({"There is no player {}.{} Known: {}.", "Nie ma gracza {}.{} Znani: {}."}, in_quotes(id),
                     did_you_mean(id, known), joined(known, ", "));
  return {};
}

Maybe<int> number_of_seats(const GameInfo& info, const std::string& typed, std::size_t named) {
  const auto count = static_cast<int>(named);
  int seats = std::max(info.min_seats, count);
  const char* const end = typed.data() + typed.size();
  const auto read = std::from_chars(typed.data(), end, seats);
  if (!typed.empty() && (read.ec != std::errc{} || read.ptr != end))
    return problem({"--seats: {} is for {} to {} players, not {}.", "--seats: gra {} jest dla {}–{} graczy, a nie {}."},
                   info.id, info.min_seats, info.max_seats, in_quotes(typed));
  if (seats < info.min_seats || seats > info.max_seats)
    return problem({"{} is for {} to {} players, not {}.", "Gra {} jest dla {}–{} graczy, a nie dla {}."}, info.id,
                   info.min_seats, info.max_seats, seats);
  if (count > seats)
    return problem({"{} players for {} seats: leave out a --seat or raise --seats.",
                    "Graczy jest {}, a miejsc {}: usuń jedno --seat albo zwiększ --seats."},
                   count, seats);
  return seats;
}

Problem set_options(const Game& game, const std::vector<std::string>& settings, Options& options) {
  for (const std::string& setting : settings)
    if (Problem wrong = game.set_option(options, setting)) {
      std::vector<std::string> keys;
      for (const Option& option : game.info().options) keys.emplace_back(option.key);
      const std::string key = setting.substr(0, setting.find('='));
      const bool known = std::find(keys.begin(), keys.end(), key) != keys.end();
      return problem({"{}{}", "{}{}"}, wrong, known ? Problem{} : did_you_mean(key, keys));
    }
  return {};
}

}  // namespace

void SetupParams::declare_game(Params& params, bool required) {
  params.argument("game", game, kGameWord, required,
                  {"Id of the game; see kosmoteka games", "Identyfikator gry; zobacz kosmoteka games"});
}

void SetupParams::declare_players(Params& params, Text help) { params.values("--seat", players, kPlayerWord, help); }

void SetupParams::declare_names(Params& params) {
  params.values(
      "--name", names, kNameWord,
      {"Name of the player on the next seat; once for each", "Imię gracza na kolejnym miejscu; raz na każde"});
}

void SetupParams::declare_table(Params& params) {
  params.value("--seats", seats, kNumberWord,
               {"Number of seats; by default the fewest that the game allows",
                "Liczba miejsc; domyślnie najmniejsza dozwolona"});
  params.values("--option", options, kSettingWord,
                {"Set up the game differently; may be repeated", "Inne ustawienie gry; można powtarzać"});
  params.seed("--seed", seed,
              {"Deal and chance follow from it; by default a new one each time",
               "Ziarno: wyznacza rozdanie i losowania; domyślnie za każdym razem inne"});
}

Maybe<TableSetup> make_setup(const SetupParams& params, std::string_view first, std::string_view others) {
  const Maybe<const Game*> game = game_called(params.game);
  if (!game) return game.problem();
  TableSetup setup;
  setup.game = *game;
  setup.options = setup.game->standard_options();
  setup.seed = params.seed ? *params.seed : fresh_seed();
  if (Problem wrong = set_options(*setup.game, params.options, setup.options)) return wrong;
  if (Problem wrong = check_players(params.players)) return wrong;
  const std::size_t named = std::max(params.players.size(), params.names.size());
  const Maybe<int> seats = number_of_seats(setup.game->info(), params.seats, named);
  if (!seats) return seats.problem();
  for (std::size_t i = 0; i < static_cast<std::size_t>(*seats); ++i) {
    SeatPlan plan;
    plan.player = i < params.players.size() ? params.players[i] : std::string(i == 0 ? first : others);
    if (i < params.names.size()) plan.name = params.names[i];
    setup.seats.push_back(plan);
  }
  if (Problem wrong = check_setup(setup)) return wrong;
  return setup;
}

Seed fresh_seed() {
  std::random_device device;
  // Short enough to be typed again, long enough not to repeat.
  return (static_cast<std::uint64_t>(device()) << 8 ^ device()) % 1'000'000'000'000;
}

Maybe<Seat> seat_called(const Game& game, int seats, std::string_view name, std::string_view also) {
  if (name == "spectator" || name == "widz") return kSpectator;
  if (name.size() == 1 && name[0] >= '1' && name[0] - '0' <= seats) return static_cast<Seat>(name[0] - '1');
  std::vector<std::string> known;
  for (Seat p = 0; p < seats; ++p) known.push_back(game.seat_name(p));
  for (Seat p = 0; p < seats; ++p)
    if (name == known[p]) return p;
  known.emplace_back("spectator");
  if (!also.empty()) known.emplace_back(also);
  return problem({"There is no seat {}.{} Seats: {}.", "Nie ma miejsca {}.{} Miejsca: {}."}, in_quotes(name),
                 did_you_mean(name, known), joined(known, ", "));
}

}  // namespace kosmo
