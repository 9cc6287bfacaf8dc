// Games, rules and cards, for those who read. Nothing here depends on a table, so it is made once and kept.
#include <map>

#include <boost/json.hpp>

#include "engine/both_json.h"
#include "engine/rules_text.h"
#include "engine/typed_words.h"
#include "players/player.h"
#include "server/catalog.h"

namespace json = boost::json;

namespace kosmo {
namespace {

json::array options_json(const Game& game) {
  json::array out;
  for (const Option& option : game.info().options) {
    json::array values;
    for (const Name& name : option.values) {
      json::object value{{"id", name.id}};
      put_both(value, [&](Lang lang) { return name.form(lang, Form::kPlain); });
      values.push_back(std::move(value));
    }
    out.push_back({{"key", option.key},
                   {"name", both_json(option.name)},
                   {"help", both_json(option.help)},
                   {"low", option.low},
                   {"high", option.high},
                   {"standard", option.standard},
                   {"values", std::move(values)}});
  }
  return out;
}

json::object game_json(const Game& game) {
  const GameInfo& info = game.info();
  json::array seats;
  for (Seat p = 0; p < info.max_seats; ++p) {
    json::object seat{{"id", game.seat_name(p)}};
    put_both(seat, [&](Lang lang) { return game.seat_title(p, lang); });
    seats.push_back(std::move(seat));
  }
  json::object out{{"id", info.id},
                   {"name", both_json(info.name)},
                   {"blurb", both_json(info.blurb)},
                   {"min_seats", info.min_seats},
                   {"max_seats", info.max_seats},
                   {"seats", std::move(seats)},
                   {"options", options_json(game)},
                   {"counted", counted_names(game)},
                   {"complete", info.complete},
                   {"windows", game.asks_quietly()},
                   {"facts", json::parse(game.facts())}};
  if (info.minutes_high > 0) out["minutes"] = {{"low", info.minutes_low}, {"high", info.minutes_high}};
  if (info.weight > 0) out["weight"] = info.weight;
  if (!info.won_by.en.empty()) out["won_by"] = both_json(info.won_by);
  return out;
}

std::string make_catalog(bool unfinished) {
  json::array shelf, bots;
  for (const Game* game : games())
    if (unfinished || game->info().complete) shelf.push_back(game_json(*game));
  for (const PlayerInfo& player : players())
    bots.push_back({{"id", player.id}, {"name", both_json(player.name)}, {"help", both_json(player.help)}});
  return "\"games\":" + json::serialize(shelf) + ",\"players\":" + json::serialize(bots);
}

// What is to be read at this address of one game; empty: nothing.
std::string read_of_game(std::string_view path) {
  struct Shelf {
    std::string_view address;
    std::string (*read)(const Game&);
  };
  static constexpr Shelf kShelves[] = {
      {"/api/rules/", [](const Game& game) { return rules_json(rules_of(game.info().id)); }},
      {"/api/cards/", [](const Game& game) { return json::serialize(card_texts(game)); }},
      {"/api/schema/", [](const Game& game) { return game.schema(); }},
  };
  for (const Shelf& shelf : kShelves) {
    if (!path.starts_with(shelf.address)) continue;
    const Game* game = find_game(path.substr(shelf.address.size()));
    return game ? shelf.read(*game) : std::string();
  }
  return {};
}

}  // namespace

std::string catalog_members(bool unfinished) {
  static const std::string kComplete = make_catalog(false), kAll = make_catalog(true);
  return unfinished ? kAll : kComplete;
}

std::string rules_json(std::span<const RuleText> rules) {
  json::array out;
  for (const RuleText& rule : rules) {
    const RuleDocument& document = rule.document;
    out.push_back({{"id", rule.id},
                   {"document", {{"id", document.id}, {"en", document.title_en}, {"pl", document.title_pl}}},
                   {"chapter", both_json(rule.section_en, rule.section_pl)},
                   {"en", rule.en},
                   {"pl", rule.pl}});
  }
  return json::serialize(out);
}

HttpResponse catalog_response(std::string_view path) {
  constexpr std::string_view kCache = "max-age=300";
  if (path == "/api/games") return {200, "application/json", "{" + catalog_members() + "}", std::string(kCache)};
  // A few thousand lines of text: worth making once for each game.
  static std::map<std::string, std::string, std::less<>> kept;
  const auto found = kept.find(path);
  const std::string text = found == kept.end() ? read_of_game(path) : found->second;
  if (text.empty())
    return {404, "application/json",
            "{\"error\":{\"code\":\"not_found\",\"en\":\"There is nothing here.\",\"pl\":\"Tu nic nie ma.\"}}"};
  if (found == kept.end()) kept.emplace(path, text);
  return {200, "application/json", text, std::string(kCache)};
}

}  // namespace kosmo
