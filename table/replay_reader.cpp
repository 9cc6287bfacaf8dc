// Reading a replay back. The file may come from anybody, so nothing in it is believed: sizes are bounded, every key is
// known, every action is asked of the rules, and every mistake is named with its line.
#include <algorithm>
#include <initializer_list>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/interject.h"
#include "engine/plain_text.h"
#include "engine/syntax_words.h"
#include "engine/trying.h"
#include "table/history.h"
#include "table/replay.h"

namespace json = boost::json;

namespace kosmo {
namespace {

class Reader {
 public:
  Reader(std::string_view text, std::string_view file, const ReplayLimits& limits)
      : rest_(without_bom(text)), file_(file), limits_(limits) {}

  Maybe<CheckedReplay> read();

 private:
  Problem here(const std::string& en, const std::string& pl) const {
    return {fmt::format("{}:{}: {}", file_, line_, en), fmt::format("{}:{}: {}", file_, line_, pl)};
  }
  Problem here(const Problem& p) const { return here(p.en, p.pl); }

  // Moves on to the next line that holds anything; false at the end.
  bool next_line();
  Maybe<json::object> parse_line() const;
  Problem broken_off() const;

  Problem read_header(const json::object&);
  Problem read_versions(const json::object&);
  Problem read_seed(const json::object&);
  Problem read_options(const json::object&);
  Problem read_seats(const json::object&);
  Problem read_entry(const json::object&);
  Problem read_action(const json::object&);
  Problem read_undo(const json::object&);
  Problem read_agreed_undo(const json::object&);
  Problem read_hash(const json::object&);
  Problem read_end(const json::object&);

  // All these keys, and no other; one more may be there.
  Problem check_keys(const json::object&, std::initializer_list<std::string_view> keys,
                     std::string_view optional = {}) const;
  Problem text_of(const json::object&, std::string_view key, std::string& out) const;
  Problem number_of(const json::object&, std::string_view key, std::int64_t low, std::int64_t high,
                    std::int64_t& out) const;
  Problem check_number(const json::object&, std::uint32_t expected) const;

  std::string_view rest_, file_;
  ReplayLimits limits_;
  std::string_view text_;  // the line at hand
  int line_ = 0;
  bool cut_ = false;  // it is the last, and no line break ends it

  int format_ = 1;
  TableSetup setup_;
  bool comparable_ = true;  // played by the rules and content that this program has
  std::optional<History> history_;
  int actions_ = 0;
  bool ended_ = false;  // nothing was played since the end line

  std::uint32_t proven_ = 0;  // number of decisions at the last equal hash
  int unproven_line_ = 0;     // the first action after it
  std::string unproven_action_;
};

bool Reader::next_line() {
  while (!rest_.empty()) {
    const auto end = rest_.find('\n');
    ++line_;
    cut_ = end == std::string_view::npos;
    text_ = rest_.substr(0, end);
    rest_.remove_prefix(cut_ ? rest_.size() : end + 1);
    if (!text_.empty() && text_.back() == '\r') text_.remove_suffix(1);
    if (!text_.empty()) return true;
  }
  return false;
}

Maybe<json::object> Reader::parse_line() const {
  if (line_ > limits_.lines)
    return here(fmt::format("more than {} lines are not read", limits_.lines),
                fmt::format("czyta się najwyżej tyle wierszy: {}", limits_.lines));
  if (text_.size() > limits_.line_bytes)
    return here(fmt::format("the line has {} bytes, at most {} are read", text_.size(), limits_.line_bytes),
                fmt::format("wiersz ma {} bajtów, a czyta się najwyżej {}", text_.size(), limits_.line_bytes));
  json::error_code error;
  json::value value = json::parse(json::string_view(text_.data(), text_.size()), error);
  if (error && cut_ && history_) return here(broken_off());
  if (error) {
    const Problem why = why_not_json(text_);
    return here("this line is not JSON, " + why.en, "ten wiersz nie jest w formacie JSON, " + why.pl);
  }
  if (!value.is_object()) return here("a line is one JSON object { ... }", "wiersz to jeden obiekt JSON { ... }");
  return std::move(value.get_object());
}

// A game that is not over can go on from the line before.
Problem Reader::broken_off() const {
  if (history_->now().over())
    return {"the file breaks off in the middle of this line", "plik urywa się w środku tego wiersza"};
  return {"the file breaks off in the middle of this line; without it the game can go on: delete the line",
          "plik urywa się w środku tego wiersza; bez niego można grać dalej: usuń ten wiersz"};
}

Problem Reader::check_keys(const json::object& object, std::initializer_list<std::string_view> keys,
                           std::string_view optional) const {
  for (const std::string_view key : keys)
    if (!object.contains(key))
      return here(fmt::format("the key \"{}\" is missing", key), fmt::format("brakuje klucza \"{}\"", key));
  for (const auto& member : object) {
    const std::string_view key = member.key();
    if (key != optional && std::find(keys.begin(), keys.end(), key) == keys.end())
      return here(fmt::format("there is no key \"{}\" here", quotable(key)),
                  fmt::format("nie ma tu klucza \"{}\"", quotable(key)));
  }
  return {};
}

Problem Reader::text_of(const json::object& object, std::string_view key, std::string& out) const {
  const json::value& value = object.at(key);
  if (!value.is_string() || !is_plain(value.get_string()))
    return here(fmt::format("\"{}\" must be plain text", key), fmt::format("„{}” ma być zwykłym tekstem", key));
  out = std::string_view(value.get_string());
  return {};
}

Problem Reader::number_of(const json::object& object, std::string_view key, std::int64_t low, std::int64_t high,
                          std::int64_t& out) const {
  const json::value& value = object.at(key);
  if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high)
    return here(fmt::format("\"{}\" must be a whole number from {} to {}", key, low, high),
                fmt::format("„{}” ma być liczbą całkowitą od {} do {}", key, low, high));
  out = value.get_int64();
  return {};
}

Problem Reader::read_header(const json::object& header) {
  if (!header.contains("kosmoteka"))
    return here("the first line is not the header of a Kosmoteka game",
                "pierwszy wiersz nie jest nagłówkiem zapisu gry Kosmoteki");
  std::int64_t format = 0;
  if (Problem p = number_of(header, "kosmoteka", 0, 1'000'000, format)) return p;
  if (format != 1 && format != 2)
    return here(fmt::format("the file has format {}; this program reads formats 1 and 2", format),
                fmt::format("plik ma format {}; ten program czyta formaty 1 i 2", format));
  format_ = static_cast<int>(format);
  if (Problem p = check_keys(header, {"kosmoteka", "game", "rules", "content", "seed", "options", "seats"}, "digest"))
    return p;
  std::string game;
  if (Problem p = text_of(header, "game", game)) return p;
  setup_.game = find_game(game);
  if (!setup_.game)
    return here(fmt::format("this program has no game '{}'", quotable(game)),
                fmt::format("ten program nie zna gry „{}”", quotable(game)));
  if (Problem p = read_versions(header)) return p;
  if (Problem p = read_seed(header)) return p;
  if (Problem p = read_options(header)) return p;
  if (Problem p = read_seats(header)) return p;
  if (Problem p = check_setup(setup_)) return here(p);
  history_.emplace(Position(*setup_.game, static_cast<int>(setup_.seats.size()), setup_.options, setup_.seed),
                   setup_.seed);
  return {};
}

Problem Reader::read_versions(const json::object& header) {
  const Game& game = *setup_.game;
  std::int64_t rules = 0;
  std::string content;
  if (Problem p = number_of(header, "rules", 0, 1'000'000, rules)) return p;
  if (Problem p = text_of(header, "content", content)) return p;
  comparable_ = rules == game.info().rules_version && content == game.content_hash();
  if (comparable_ || limits_.insist) return {};
  if (rules != game.info().rules_version)
    return here(fmt::format("the game was played by rules version {}; this program has version {}", rules,
                            game.info().rules_version),
                fmt::format("grę rozegrano według wersji {} zasad; ten program ma wersję {}", rules,
                            game.info().rules_version));
  return here(
      fmt::format("the game was played with content {}; this program has {}", quotable(content), game.content_hash()),
      fmt::format("grę rozegrano z treścią {}; ten program ma {}", quotable(content), game.content_hash()));
}

Problem Reader::read_seed(const json::object& header) {
  std::string text, digest;
  if (Problem p = text_of(header, "seed", text)) return p;
  const std::optional<Seed> seed = Seed::parse(text);
  if (!seed)
    return here(fmt::format("\"seed\" must be a text: {}", kSeedForm.en),
                fmt::format("„seed” ma być tekstem: {}", kSeedForm.pl));
  setup_.seed = *seed;
  if (!header.contains("digest")) return {};
  if (Problem p = text_of(header, "digest", digest)) return p;
  if (digest == seed->digest()) return {};
  return here(fmt::format("the seed is not the one that the game began with: its digest is {}, not {}", seed->digest(),
                          quotable(digest)),
              fmt::format("to nie jest ziarno, od którego zaczęła się gra: ma skrót {}, a nie {}", seed->digest(),
                          quotable(digest)));
}

Problem Reader::read_options(const json::object& header) {
  if (!header.at("options").is_object())
    return here("\"options\" must be an object { ... }", "„options” ma być obiektem { ... }");
  const json::object& options = header.at("options").get_object();
  setup_.options = setup_.game->standard_options();
  for (const auto& member : options) {
    std::int64_t value = 0;
    const std::string key = quotable(member.key());
    if (key != std::string_view(member.key()) || key.find('=') != std::string::npos)
      return here(fmt::format("there is no option '{}'", key), fmt::format("nie ma opcji „{}”", key));
    if (Problem p = number_of(options, key, -32768, 32767, value)) return p;
    if (Problem p = setup_.game->set_option(setup_.options, fmt::format("{}={}", key, value))) return here(p);
  }
  return {};
}

Problem Reader::read_seats(const json::object& header) {
  const json::value& value = header.at("seats");
  if (!value.is_array() || value.get_array().size() > kMaxSeats)
    return here(fmt::format("\"seats\" must be a list of at most {}", kMaxSeats),
                fmt::format("„seats” ma być listą, w której jest najwyżej {} miejsc", kMaxSeats));
  Seat expected = 0;
  for (const json::value& element : value.get_array()) {
    if (!element.is_object()) return here("a seat must be an object { ... }", "miejsce ma być obiektem { ... }");
    const json::object& object = element.get_object();
    SeatPlan plan;
    std::string seat;
    if (Problem p = check_keys(object, {"seat", "player", "name"})) return p;
    if (Problem p = text_of(object, "seat", seat)) return p;
    if (Problem p = text_of(object, "player", plan.player)) return p;
    if (Problem p = text_of(object, "name", plan.name)) return p;
    const std::string wanted = setup_.game->seat_name(expected++);
    if (seat != wanted)
      return here(fmt::format("seat '{}' stands where '{}' is due", quotable(seat), wanted),
                  fmt::format("w tym miejscu listy powinno być „{1}”, a jest „{0}”", quotable(seat), wanted));
    setup_.seats.push_back(std::move(plan));
  }
  return {};
}

Problem Reader::read_entry(const json::object& line) {
  if (line.contains("action")) return read_action(line);
  if (line.contains("hash")) return read_hash(line);
  if (line.contains("undo")) return read_undo(line);
  if (line.contains("end")) return read_end(line);
  return here("the line is neither an action nor a hash, an undo or the end",
              "ten wiersz nie jest ani akcją, ani skrótem stanu, ani cofnięciem, ani końcem gry");
}

Problem Reader::check_number(const json::object& line, std::uint32_t expected) const {
  std::int64_t number = 0;
  if (Problem p = number_of(line, "n", 0, 1'000'000'000, number)) return p;
  if (number == expected) return {};
  return here(fmt::format("\"n\" is {}, but {} decisions are made by then", number, expected),
              fmt::format("„n” wynosi {}, a liczba podjętych decyzji to {}", number, expected));
}

Problem Reader::read_action(const json::object& line) {
  const Game& game = *setup_.game;
  std::string seat_name, text;
  if (Problem p = check_keys(line, {"n", "seat", "action"})) return p;
  if (Problem p = text_of(line, "seat", seat_name)) return p;
  if (Problem p = text_of(line, "action", text)) return p;
  if (Problem p = check_number(line, game.decisions(history_->now().data()) + 1)) return p;
  const Seat seat = game.seat_by_name(seat_name);
  if (seat == kNobody || seat >= static_cast<int>(setup_.seats.size()))
    return here(fmt::format("nobody sits at '{}'", quotable(seat_name)),
                fmt::format("nikt nie siedzi na miejscu „{}”", quotable(seat_name)));
  const Maybe<Action> action = game.parse(text);
  if (!action) return here(action.problem());
  if (const Refusal refusal = history_->why_not(seat, *action))
    return here(fmt::format("'{}' is refused by {}: {}", quotable(text), refusal.rule,
                            say(refusal.why, refusal.args, Lang::kEnglish)),
                fmt::format("„{}” jest niedozwolone według {}: {}", quotable(text), refusal.rule,
                            say(refusal.why, refusal.args, Lang::kPolish)));
  // The file need not say which answers were forced: the rules do.
  if (is_interjection(game, *action))
    history_->interject(seat, *action);
  else
    history_->play(*action, forced_answer(history_->now()) == *action);
  ++actions_;
  ended_ = false;
  if (!unproven_line_) {
    unproven_line_ = line_;
    unproven_action_ = game.print(*action);
  }
  return {};
}

Problem Reader::read_undo(const json::object& line) {
  std::int64_t count = 0;
  if (line.contains("agreed")) return read_agreed_undo(line);
  if (Problem p = check_keys(line, {"undo"})) return p;
  if (Problem p = number_of(line, "undo", 1, 10'000, count)) return p;
  if (count > history_->undoable_decisions())
    return here("here no decision may be taken back: something hidden has become known, or nobody has decided",
                "tu nie można cofnąć decyzji: ujawniono coś, co było ukryte, albo nikt jeszcze nie decydował");
  history_->undo(static_cast<int>(count));
  ended_ = false;
  return {};
}

Problem Reader::read_agreed_undo(const json::object& line) {
  std::int64_t count = 0;
  const bool fresh = format_ >= 2 && line.contains("shuffled");
  if (Problem p = fresh ? check_keys(line, {"undo", "agreed", "shuffled"}) : check_keys(line, {"undo", "agreed"}))
    return p;
  for (const auto& member : line)
    if (member.key() != "undo" && member.value() != json::value(true))
      return here(fmt::format("\"{}\" must be true", std::string(member.key())),
                  fmt::format("„{}” ma być true", std::string(member.key())));
  if (Problem p = number_of(line, "undo", 1, 10'000, count)) return p;
  if (count > history_->length())
    return here(fmt::format("{} decisions cannot be taken back: only {} stand", count, history_->length()),
                fmt::format("nie można cofnąć tylu decyzji: {}, bo podjęto ich {}", count, history_->length()));
  // Each plays the game again from its start, so a file could ask for hours of work.
  if (history_->record().agreed_undos() >= kMostAgreedUndos)
    return here(fmt::format("more than {} agreed undos are not read", kMostAgreedUndos),
                fmt::format("czyta się najwyżej tyle uzgodnionych cofnięć: {}", kMostAgreedUndos));
  // The file does not say who asked for it.
  history_->rewind(kNobody, static_cast<int>(count), fresh);
  ended_ = false;
  return {};
}

Problem Reader::read_hash(const json::object& line) {
  std::string hash;
  if (Problem p = check_keys(line, {"n", "hash"})) return p;
  if (Problem p = text_of(line, "hash", hash)) return p;
  const std::uint32_t number = setup_.game->decisions(history_->now().data());
  if (Problem p = check_number(line, number)) return p;
  if (!comparable_) return {};
  const std::string actual = fmt::format("{:016x}", state_hash(history_->now()));
  if (hash == actual) {
    proven_ = number;
    unproven_line_ = 0;
    return {};
  }
  if (!unproven_line_)
    return here(
        fmt::format("the state has hash {}, not {}, and nothing was played since the last equal one", actual,
                    quotable(hash)),
        fmt::format("stan ma skrót {}, a nie {}, choć od ostatniego zgodnego nic nie zagrano", actual, quotable(hash)));
  return here(
      fmt::format("the state after decision {} is not the recorded one. All was equal after decision {}; the first "
                  "action since then is '{}' in line {}",
                  number, proven_, unproven_action_, unproven_line_),
      fmt::format("stan po decyzji {} jest inny niż zapisany. Po decyzji {} wszystko się zgadzało; pierwsza akcja "
                  "od tej pory to „{}” w wierszu {}",
                  number, proven_, unproven_action_, unproven_line_));
}

Problem Reader::read_end(const json::object& line) {
  if (Problem p = check_keys(line, {"end"})) return p;
  if (!history_->now().over()) return here("the game is not over here", "gra się tu jeszcze nie skończyła");
  const json::value actual = json::parse(replay_end_line(history_->now()));
  if (comparable_ && line != actual.get_object())
    return here(fmt::format("the game ends otherwise: {}", json::serialize(actual.at("end"))),
                fmt::format("gra kończy się inaczej: {}", json::serialize(actual.at("end"))));
  ended_ = true;
  return {};
}

Maybe<CheckedReplay> Reader::read() {
  line_ = 1;
  if (rest_.size() > limits_.bytes)
    return here(fmt::format("the file has {} bytes, at most {} are read", rest_.size(), limits_.bytes),
                fmt::format("plik ma {} bajtów, a czyta się najwyżej {}", rest_.size(), limits_.bytes));
  if (is_utf16(rest_)) return here(std::string(kIsUtf16.en), std::string(kIsUtf16.pl));
  line_ = 0;
  while (next_line()) {
    const Maybe<json::object> line = parse_line();
    if (!line) return line.problem();
    if (Problem p = history_ ? read_entry(*line) : read_header(*line)) return p;
  }
  if (!history_) {
    line_ = 1;
    return here("the file is empty", "plik jest pusty");
  }
  const bool over = history_->now().over();
  if (over && !ended_)
    return here("the game is over, but the line with its end is missing",
                "gra się skończyła, ale brakuje wiersza z jej zakończeniem");
  return CheckedReplay{{setup_, history_->record().journal()}, history_->now(), over, actions_};
}

}  // namespace

bool is_saved_game(std::string_view text) { return without_bom(text).starts_with("{\"kosmoteka\""); }

Maybe<CheckedReplay> read_replay(std::string_view text, std::string_view file_name, const ReplayLimits& limits) {
  return Reader(text, file_name, limits).read();
}

}  // namespace kosmo
