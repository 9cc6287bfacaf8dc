// The table as a person sees it in a terminal. Drawn from a view alone, so it cannot show what the view hides.
//
// A galaxy is drawn by the coordinates of board.h: six columns and two rows to a unit. A star space shows its number
// behind what stands there (H04, He04, C04, O04; .04 empty; *04 a supernova), a life space likewise (o12 proto, #12
// stable, _12 empty), a nebula its space, its tile and what it wants.
#include <fmt/format.h>

#include "engine/drawing.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace json = boost::json;

namespace kosmo::narodziny {
namespace {

// ANSI colours by meaning.
enum class Ink : std::uint8_t {
  kPlain,
  kDim,
  kBold,
  kH,
  kHe,
  kC,
  kO,
  kNova,
  kProto,
  kStable,
  kDelta,
  kPsi,
  kPhi,
  kDone,
  kWarm
};
constexpr Array<std::string_view, 15> kInkCodes = {"",     "2",    "1",  "97;1", "93;1", "36;1", "91;1", "30;103",
                                                   "95;1", "92;1", "94", "33",   "35",   "92",   "93"};

class InkPainter : public Painter {
 public:
  using Painter::Painter;
  using Painter::operator();
  std::string operator()(Ink ink, std::string_view text) const { return Painter::operator()(kInkCodes[ink], text); }
};

// A grid of one-column characters.
class Canvas {
 public:
  Canvas(int rows, int columns)
      : columns_(columns), cells_(static_cast<std::size_t>(rows * columns), {' ', Ink::kPlain}) {}
  void put(int row, int column, std::string_view text, Ink ink) {
    for (const char c : text) {
      if (row >= 0 && row < rows() && column >= 0 && column < columns_) cells_[row * columns_ + column] = {c, ink};
      ++column;
    }
  }
  void put_centred(int row, int column, std::string_view text, Ink ink) {
    put(row, column - static_cast<int>(text.size()) / 2, text, ink);
  }
  int rows() const { return static_cast<int>(cells_.size()) / columns_; }
  int columns() const { return columns_; }
  std::string line(int row, const InkPainter& paint) const {
    std::string out, run;
    Ink ink = Ink::kPlain;
    for (int c = 0; c < columns_; ++c) {
      const Cell& cell = cells_[row * columns_ + c];
      if (cell.ink != ink) {
        out += paint(ink, run);
        run.clear();
        ink = cell.ink;
      }
      run += cell.glyph;
    }
    return out + paint(ink, run);
  }

 private:
  struct Cell {
    char glyph;
    Ink ink;
  };
  int columns_;
  std::vector<Cell> cells_;
};

constexpr int kAcross = 6, kDown = 2;  // columns and rows to a unit
constexpr int kTop = 7, kLeft = 4;     // the galaxy reaches 7 units up and 4 to the left
constexpr int kGalaxyRows = 13 * kDown + 1, kGalaxyColumns = 2 * kLeft * kAcross + 5;
constexpr Ink kSectorInks[] = {Ink::kDelta, Ink::kPsi, Ink::kPhi};

int row_of(Triple t) { return (kTop - t.up()) * kDown; }
int column_of(Triple t) { return (kLeft + t.right()) * kAcross + 2; }

void draw_star(Canvas& canvas, int space, const json::object& stars) {
  const Triple t = kGalaxy.star[space];
  const json::value* figure = stars.if_contains(kStarSpace.print(space));
  std::string_view id = figure ? text_of(*figure) : "";
  const bool nova = id.ends_with('*');
  if (nova) id.remove_suffix(1);
  const int element = value_of(kElementKind, id);
  const Ink ink = !figure ? Ink::kDim : nova ? Ink::kNova : static_cast<Ink>(static_cast<int>(Ink::kH) + element);
  const std::string label = !figure ? "." : nova ? "*" : std::string(id);
  const std::string text = fmt::format("{}{:02}", label, space);
  canvas.put(row_of(t), column_of(t) - 1 - (text.size() > 3), text, ink);
}

void draw_life(Canvas& canvas, int space, const json::object& player) {
  const Triple doubled = kGalaxy.life[space];
  const int row = kTop * kDown - doubled.up() * kDown / 2, column = kLeft * kAcross + doubled.right() * kAcross / 2 + 2;
  const std::string name = kLifeSpace.print(space);
  const bool proto = lists(player.at("proto"), name), stable = lists(player.at("stable"), name);
  const Ink ink = proto ? Ink::kProto : stable ? Ink::kStable : Ink::kDim;
  canvas.put(row, column - 1, fmt::format("{}{:02}", proto ? 'o' : stable ? '#' : '_', space + 1), ink);
}

// What a tile wants, as short as it can be said: "H2 He C O".
std::string wanted(const Tile& t) {
  std::string out;
  for (int e = 0; e < kElements; ++e)
    if (t.stars[e]) out += fmt::format("{}{}", kElementNames[e].id, t.stars[e] > 1 ? std::to_string(t.stars[e]) : "");
  return out;
}

void draw_nebula(Canvas& canvas, int n, const json::object& player, Lang lang) {
  const Triple t = kGalaxy.nebula[n];
  // A nebula's centre has sum 1: its own unit of height lies between the corners.
  const int row = (kTop - t.up()) * kDown, column = column_of(t);
  const std::string space = kNebulaSpace.print(n);
  const Ink sector = kSectorInks[sector_of(n)];
  const json::value* id = player.at("nebulae").as_object().if_contains(space);
  if (!id) {
    canvas.put_centred(row, column, space, sector);
    return;
  }
  const Tile& tile_here = tile(std::max(0, value_of(kTileKind, text_of(*id))));
  const bool done = lists(player.at("completed"), space);
  int advanced = 0;
  for (const auto* key : {"advanced_backs", "advanced_backs_second"})
    advanced += player.at(key).as_object().contains(space);
  canvas.put_centred(row - 1, column, fmt::format("{} {}", space, tile_here.id), sector);
  canvas.put_centred(row, column, done ? std::string(Text{"done", "gotowa"}.at(lang)) : wanted(tile_here),
                     done ? Ink::kDone : Ink::kBold);
  const std::string foot = advanced > 0 ? std::string(static_cast<std::size_t>(advanced), '@')
                           : done       ? ""
                                        : fmt::format("{}p", tile_here.points);
  canvas.put_centred(row + 1, column, foot, advanced > 0 ? Ink::kWarm : Ink::kDim);
}

Canvas draw_galaxy(const json::object& player, Lang lang) {
  Canvas canvas(kGalaxyRows, kGalaxyColumns);
  for (int a = 0; a < kStars; ++a)  // upright sides
    each_bit(kGalaxy.star_neighbours[a], [&](int b) {
      const Triple s = kGalaxy.star[a], t = kGalaxy.star[b];
      if (s.right() != t.right() || s.up() < t.up()) return;
      canvas.put(row_of(s) + 1, column_of(s), "|", Ink::kDim);
      canvas.put(row_of(t) - 1, column_of(s), "|", Ink::kDim);
    });
  for (int i = 0; i < kNebulae; ++i) draw_nebula(canvas, i, player, lang);
  for (int i = 0; i < kLives; ++i) draw_life(canvas, i, player);
  for (int i = 0; i < kStars; ++i) draw_star(canvas, i, player.at("stars").as_object());
  return canvas;
}

std::string seat_title(std::string_view id, const InkPainter& paint) {
  return capitalised(name_of(kSeatKind, id, paint.lang()));
}

std::string hand_text(const json::object& player, const InkPainter& paint) {
  const json::object& hand = player.at("hand").as_object();
  if (hand.contains("hidden")) return fmt::format("{}", number_of(hand.at("hidden")));
  std::string out;
  for (int c = 0; c < kControls; ++c)
    if (const int n = number_of(hand.at(kControlKind.print(c))); n > 0)
      out += fmt::format("{}{} {}", out.empty() ? "" : ", ", kControlKind.say(c, paint.lang()), n);
  return out.empty() ? "–" : out;
}

std::string time_text(const json::object& player, const InkPainter& paint) {
  const json::object& time = player.at("time").as_object();
  const int growing = number_of(time.at("growing")), waiting = number_of(time.at("waiting")),
            scored = number_of(time.at("scored"));
  std::string track;
  for (int i = 0; i < kTrackTop; ++i)
    track += i == growing ? paint(Ink::kWarm, fmt::format("[{}]", i)) : fmt::format(" {} ", i);
  track += waiting > 0 ? paint(Ink::kDone, fmt::format("[6 x{}]", waiting)) : " 6 ";
  std::string scores;
  for (int i = 0; i < kScoringSpaces; ++i) {
    const int points = kTimePoints[i];
    scores +=
        i < scored ? paint(Ink::kDone, fmt::format(" [{}]", points)) : paint(Ink::kDim, fmt::format(" {}", points));
  }
  return fmt::format("{}  {}{}", track, paint({"scored", "punkty"}), scores);
}

std::string reserve_text(const json::object& player, const InkPainter& paint) {
  const json::object& reserve = player.at("reserve").as_object();
  std::string out;
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : ", ") + part; };
  for (int e = 0; e < kElements; ++e)
    if (const int n = number_of(reserve.at("stars").as_object().at(kElementKind.print(e))); n > 0)
      add(fmt::format("{} {}", n, kElementKind.print(e)));
  if (const int n = number_of(reserve.at("proto")); n > 0)
    add(fmt::format("{} {}", paint({"proto-life", "protożycie"}), n));
  for (const json::value& t : reserve.at("nebulae").as_array())
    add(kTileKind.say(std::max(0, value_of(kTileKind, text_of(t))), paint.lang()));
  return out.empty() ? "–" : out;
}

std::vector<std::string> player_lines(std::string_view seat, const json::object& player, const json::object& state,
                                      const InkPainter& paint) {
  std::vector<std::string> lines;
  const json::object& tracks = player.at("tracks").as_object();
  const bool first = text_of(state.at("first_player")) == seat;
  lines.push_back(fmt::format("{}  {} {}{}", paint(Ink::kBold, seat_title(seat, paint)),
                              paint(Ink::kBold, std::to_string(number_of(player.at("score")))),
                              paint({"points", "pkt"}),
                              first ? paint(Ink::kDim, paint({"  (first player)", "  (pierwszy gracz)"})) : ""));
  lines.push_back(fmt::format("  {} {}", paint({"time    ", "czas     "}), time_text(player, paint)));
  lines.push_back(fmt::format("  {} {} {}   DNA {}   {} {}", paint({"tracks  ", "tory     "}),
                              paint({"supernova", "supernowa"}), number_of(tracks.at("supernova")),
                              number_of(tracks.at("dna")), paint({"gravitons", "grawitony"}),
                              number_of(tracks.at("graviton"))));
  lines.push_back(fmt::format("  {} {}", paint({"hand    ", "ręka     "}), hand_text(player, paint)));
  lines.push_back(fmt::format("  {} {}", paint({"reserve ", "rezerwa  "}), reserve_text(player, paint)));
  const int advanced = static_cast<int>(player.at("advanced_backs").as_object().size() +
                                        player.at("advanced_backs_second").as_object().size());
  std::string life = fmt::format("  {} o {}   # {}   @ {}", paint({"life    ", "życie    "}),
                                 player.at("proto").as_array().size(), player.at("stable").as_array().size(), advanced);
  if (advanced > 0 && !player.at("advanced").as_object().contains("hidden")) {
    std::string values;
    for (const auto* key : {"advanced", "advanced_second"})
      for (const auto& token : player.at(key).as_object())
        values += fmt::format("{}{}", values.empty() ? "" : ", ", text_of(token.value()).substr(1));
    life += fmt::format(" ({})", values);
  }
  lines.push_back(life);
  for (int slot = 0; slot < kSlots; ++slot)
    if (const json::value* card = player.at("abilities").as_object().if_contains(kSlotKind.print(slot)))
      lines.push_back(fmt::format("  {} {} {}", paint({"ability ", "zdolność "}), text_of(*card),
                                  kCardKind.say(std::max(0, value_of(kCardKind, text_of(*card))), paint.lang())));
  return lines;
}

std::vector<std::string> common_lines(const json::object& state, const InkPainter& paint) {
  std::vector<std::string> lines;
  lines.push_back(
      paint(Ink::kBold, fmt::format("{} {}/{}", paint({"Round", "Runda"}), number_of(state.at("round")), kMaxRounds)));
  for (int c = 0; c < kControls; ++c) {
    std::string tokens;
    for (const json::value& token : state.at("controls").as_object().at(kControlKind.print(c)).as_array())
      tokens += fmt::format("{}{}", tokens.empty() ? "" : ", ",
                            text_of(token) == "dark" ? paint(Ink::kDim, paint({"dark", "ciemny"}))
                                                     : paint(Ink::kWarm, seat_title(text_of(token), paint)));
    std::string markers;
    for (const json::value& owner : state.at("ability_markers").as_object().at(kControlKind.print(c)).as_array())
      markers += fmt::format("{}{}", markers.empty() ? "" : ", ", seat_title(text_of(owner), paint));
    if (!markers.empty())
      tokens += fmt::format("{}{}", tokens.empty() ? "" : "  ",
                            paint(Ink::kDim, fmt::format("({}: {})", paint({"abilities", "zdolności"}), markers)));
    lines.push_back(fmt::format("  {:<10} {}", kControlKind.say(c, paint.lang()), tokens));
  }
  std::string row;
  for (const json::value& card : state.at("energy_row").as_array())
    row += fmt::format("{}{}", row.empty() ? "" : ", ",
                       kControlKind.say(std::max(0, value_of(kControlKind, text_of(card))), paint.lang()));
  lines.push_back(fmt::format(
      "  {} {}  {}", paint({"energy row", "rząd kart energii"}), row,
      paint(Ink::kDim, fmt::format("({} {})", paint({"deck", "talia"}), size_of(state.at("energy_deck"))))));
  for (int place = 0; place < kGoalPlaces; ++place)
    if (const json::value* goal = state.at("goal_row").as_object().if_contains(kPlaceKind.print(place)))
      lines.push_back(fmt::format("  {} {}: {}", paint({"goal", "cel"}), place + 1,
                                  kGoalKind.say(std::max(0, value_of(kGoalKind, text_of(*goal))), paint.lang())));
  const json::object& supply = state.at("supply").as_object();
  std::string stars;
  for (int e = 0; e < kElements; ++e)
    stars += fmt::format("{} {}  ", kElementKind.print(e),
                         number_of(supply.at("stars").as_object().at(kElementKind.print(e))));
  lines.push_back(fmt::format("  {} {}{} {}  {} {}", paint({"general supply", "zasoby ogólne"}), stars,
                              paint({"life", "życie"}), number_of(supply.at("life")), paint({"crystals", "kryształy"}),
                              number_of(supply.at("crystals"))));
  const json::object& stacks = state.at("nebula_stacks").as_object();
  lines.push_back(fmt::format("  {} {}/{}/{}  {} {}", paint({"nebulae 1/2/3", "mgławice 1/2/3"}),
                              size_of(stacks.at("1")), size_of(stacks.at("2")), size_of(stacks.at("3")),
                              paint({"advanced life", "zaawansowane formy życia"}),
                              size_of(state.at("advanced_stack"))));
  return lines;
}

std::string legend(const InkPainter& paint) {
  return paint(
      Ink::kDim,
      paint({"stars H He C O   * supernova   . empty     life o proto  # stable  _ empty     @ advanced life",
             "gwiazdy H He C O   * supernowa   . puste     życie o proto  # stabilne  _ puste     @ zaawansowane"}));
}

// The galaxy on the left, lines of text on the right.
std::string beside(const Canvas& canvas, const std::vector<std::string>& lines, const InkPainter& paint) {
  std::string out;
  for (int row = 0; row < std::max(canvas.rows(), static_cast<int>(lines.size())); ++row) {
    out += row < canvas.rows() ? canvas.line(row, paint) : std::string(static_cast<std::size_t>(canvas.columns()), ' ');
    if (row < static_cast<int>(lines.size())) out += "   " + lines[row];
    while (!out.empty() && out.back() == ' ') out.pop_back();
    out += '\n';
  }
  return out;
}

}  // namespace

std::string Narodziny::draw(const View& view, const Style& style) {
  const json::value root = json::parse(view.json());
  const json::object& state = root.at("state").as_object();
  const json::object& players = state.at("players").as_object();
  const InkPainter paint(style);
  // Whose galaxy in full: the viewer's; a spectator sees that of the seat that decides.
  std::string shown(text_of(root.at("viewer")));
  if (shown.empty())
    if (const json::value* seat = root.at("decision").as_object().if_contains("seat")) shown = text_of(*seat);
  if (!players.contains(shown)) shown = players.begin()->key();

  std::vector<std::string> side = player_lines(shown, players.at(shown).as_object(), state, paint);
  side.emplace_back();
  for (std::string& line : common_lines(state, paint)) side.push_back(std::move(line));
  std::vector<std::string> others;
  for (const auto& member : players) {
    if (member.key() == shown) continue;
    others.emplace_back();
    for (std::string& line : player_lines(member.key(), member.value().as_object(), state, paint))
      others.push_back(std::move(line));
  }

  const Canvas own = draw_galaxy(players.at(shown).as_object(), paint.lang());
  std::string out;
  if (paint.width() >= kGalaxyColumns + 70) {
    side.insert(side.end(), others.begin(), others.end());
    out = beside(own, side, paint);
  } else {
    out = beside(own, {}, paint);
    side.insert(side.end(), others.begin(), others.end());
    for (const std::string& line : side) out += line + "\n";
  }
  return out + legend(paint) + "\n";
}

}  // namespace kosmo::narodziny
