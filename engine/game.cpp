#include "engine/game.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace kosmo {
namespace {

std::vector<const Game*>& registry() {
  static std::vector<const Game*> list;
  return list;
}

std::string describe_values(const Option& option) {
  if (option.values.empty()) return fmt::format("{}..{}", option.low, option.high);
  std::string text;
  for (const Name& name : option.values) text += (text.empty() ? "" : ", ") + std::string(name.id);
  return text;
}

// The number that `text` stands for, or nothing.
std::optional<int> option_value(const Option& option, std::string_view text) {
  for (std::size_t i = 0; i < option.values.size(); ++i)
    if (option.values[i].id == text) return option.low + static_cast<int>(i);
  if (text == "on" || text == "yes" || text == "true" || text == "tak") return 1;
  if (text == "off" || text == "no" || text == "false" || text == "nie") return 0;
  int value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

}  // namespace

void broken_limit(const char* what) { throw BrokenLimit(what); }

std::span<const Game* const> games() { return registry(); }

const Game* find_game(std::string_view id) {
  for (const Game* game : registry())
    if (game->info().id == id) return game;
  return nullptr;
}

void register_game(const Game& game) {
  if (game.info().options.size() > Options{}.size() || game.info().max_seats > kMaxSeats ||
      game.info().seat_names.size() < static_cast<std::size_t>(game.info().max_seats))
    broken_limit("a game has too many options or seats");
  if (game.info().max_decisions <= 0) broken_limit("a game must say how long it can get");
  // <game>-<part> names a document of the game's rules (engine/rules_text.h).
  if (game.info().id.find('-') != std::string_view::npos) broken_limit("a game has '-' in its id");
  for (const Phrase& phrase : game.phrases())
    if (const std::string wrong = wrong_holes(phrase); !wrong.empty())
      broken_limit(fmt::format("{}: {}", game.info().id, wrong).c_str());
  if (!find_game(game.info().id)) registry().push_back(&game);
}

bool Game::asks_quietly() const {
  const std::vector<StepInfo> all = steps();
  return std::any_of(all.begin(), all.end(),
                     [](const StepInfo& step) { return step.asks && step.together == Together::kQuietly; });
}

std::vector<Phrase> Game::phrases() const {
  std::vector<Phrase> all = questions();
  for (const VerbRule& verb : verbs()) all.push_back(verb.phrase);
  for (const Phrase& phrase : event_phrases()) all.push_back(phrase);
  for (const Phrase& phrase : choice_phrases()) all.push_back(phrase);
  return all;
}

std::string Game::seat_name(Seat seat) const {
  if (seat < 0 || seat >= static_cast<int>(info().seat_names.size())) return "nobody";
  return std::string(info().seat_names[seat].id);
}

std::string Game::seat_title(Seat seat, Lang lang) const {
  if (seat < 0 || seat >= static_cast<int>(info().seat_names.size()))
    return lang == Lang::kPolish ? "widz" : "spectator";
  return std::string(info().seat_names[seat].form(lang, Form::kPlain));
}

Seat Game::seat_by_name(std::string_view name) const {
  for (std::size_t i = 0; i < info().seat_names.size(); ++i)
    if (info().seat_names[i].id == name) return static_cast<Seat>(i);
  return kNobody;
}

Options Game::standard_options() const {
  Options options{};
  for (std::size_t i = 0; i < info().options.size(); ++i)
    options[i] = static_cast<std::int16_t>(info().options[i].standard);
  return options;
}

Problem Game::set_option(Options& options, std::string_view assignment) const {
  const auto equals = assignment.find('=');
  const std::string_view key = assignment.substr(0, equals);
  const std::string_view text = equals == std::string_view::npos ? "1" : assignment.substr(equals + 1);
  std::string known;
  for (std::size_t i = 0; i < info().options.size(); ++i) {
    const Option& option = info().options[i];
    known += (known.empty() ? "" : ", ") + std::string(option.key);
    if (option.key != key) continue;
    const auto value = option_value(option, text);
    if (!value || *value < option.low || *value > option.high)
      return {fmt::format("Option {} cannot be '{}'; it can be {}.", key, text, describe_values(option)),
              fmt::format("Opcja {} nie może mieć wartości „{}”; dozwolone: {}.", key, text, describe_values(option))};
    options[i] = static_cast<std::int16_t>(*value);
    return {};
  }
  if (known.empty()) known = "-";
  return {fmt::format("{} has no option '{}'. Its options: {}.", info().id, key, known),
          fmt::format("Gra {} nie ma opcji „{}”. Jej opcje: {}.", info().id, key, known)};
}

Problem Game::refuse_setup(int seats, const Options& options) const {
  if (seats < info().min_seats || seats > info().max_seats)
    return {
        fmt::format("{} is for {} to {} players, not {}.", info().name.en, info().min_seats, info().max_seats, seats),
        fmt::format("{}: liczba graczy od {} do {}, a nie {}.", info().name.pl, info().min_seats, info().max_seats,
                    seats)};
  for (std::size_t i = 0; i < info().options.size(); ++i) {
    Options scratch{};
    if (Problem problem = set_option(scratch, fmt::format("{}={}", info().options[i].key, options[i]))) return problem;
  }
  return refuse_combination(seats, options);
}

std::uint64_t Position::hash() const {
  // FNV-1a over 8-byte words: order matters, every bit counts.
  const auto* bytes = static_cast<const unsigned char*>(data());
  const std::size_t size = game_->state_size();
  std::uint64_t h = 0xcbf29ce484222325ULL;
  for (std::size_t i = 0; i < size; i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, std::min<std::size_t>(8, size - i));
    h = (h ^ word) * 0x100000001b3ULL;
    h ^= h >> 29;
  }
  return h;
}

}  // namespace kosmo
