#include "cli/story.h"

#include <algorithm>
#include <numeric>

#include "players/player.h"

namespace kosmo {

std::string player_name(const TableSetup& setup, Seat seat, Lang lang) {
  const std::string& name = setup.seats[seat].name;
  return name.empty() ? setup.game->seat_title(seat, lang) : name;
}

std::string player_title(const TableSetup& setup, Seat seat, Lang lang) {
  const std::string colour = setup.game->seat_title(seat, lang), name = player_name(setup, seat, lang);
  return name == colour ? capitalised(colour) : name + " (" + colour + ")";
}

std::string player_kind(const TableSetup& setup, Seat seat, Lang lang) {
  const std::string& id = setup.seats[seat].player;
  if (const PlayerInfo* bot = find_player(id)) return std::string(bot->name.at(lang));
  return words(lang, {"Person", "Człowiek"});
}

Style style_of(const Context& c) { return {c.lang, c.terminal.colour, c.terminal.width}; }

std::string told(std::string_view sentence, const Context& c) {
  const std::string lines = wrapped(sentence, c.terminal.width, 4, 4);
  return "  " + c.dim("·") + lines.substr(3) + "\n";
}

std::string result_table(const TableSetup& setup, const Result& result, const Context& c) {
  std::vector<std::size_t> order(setup.seats.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](auto a, auto b) { return std::pair(result.place[a], a) < std::pair(result.place[b], b); });
  if (result.cooperative)
    return "  " +
           (result.won ? c.paint(Ink::kGood, c.say({"You won together.", "Wspólnie wygraliście."}))
                       : c.paint(Ink::kBad, c.say({"You lost together.", "Wspólnie przegraliście."}))) +
           "\n";
  using Align = TextTable::Align;
  std::vector<Align> columns{Align::kRight, Align::kLeft, Align::kLeft, Align::kRight};
  std::vector<std::string> head{c.dim(c.say({"place", "miejsce"})), c.dim(c.say({"player", "gracz"})),
                                c.dim(c.say({"seat", "kolor"})), c.dim(c.say({"points", "punkty"}))};
  for (const ScorePart& part : result.parts) {
    columns.push_back(Align::kRight);
    head.push_back(c.dim(std::string(part.name.at(c.lang))));
  }
  TextTable table(columns);
  table.add(head);
  for (const std::size_t p : order) {
    const auto seat = static_cast<Seat>(p);
    const std::string name = setup.seats[p].name.empty() ? player_kind(setup, seat, c.lang) : setup.seats[p].name;
    const bool first = result.place[p] == 1;
    const auto cell = [&](const std::string& text) { return first ? c.bold(text) : text; };
    std::vector<std::string> row{cell(std::to_string(result.place[p]) + "."), cell(name),
                                 cell(capitalised(setup.game->seat_title(seat, c.lang))),
                                 cell(as_text(c.lang, result.score[p]))};
    for (const ScorePart& part : result.parts) row.push_back(cell(as_text(c.lang, part.score[p])));
    table.add(row);
  }
  return table.print(2);
}

}  // namespace kosmo
