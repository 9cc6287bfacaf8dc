// The table as a person sees it in a terminal, drawn from a view alone. Each player has a block: resources (the
// viewer's own as tracks with their three zones), morale, markers, advisor, and the systems side by side, the active
// card on top and the covered ones beneath it.
#include <algorithm>

#include <fmt/format.h>

#include "engine/drawing.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

constexpr Array<std::string_view, kColours> kColourInks = {"94", "91", "93", "37"};
constexpr Array<Text, kColours> kColourLetters = {
    {{{"B", "N"}, {"R", "C"}, {"Y", "Ż"}, {"G", "S"}}}};  // beside ink: not all see it
constexpr int kNarrowColumn = 24, kWideColumn = 38;       // of a system

std::string amount_text(const Amount& amount, Lang lang) {
  static constexpr Text kShort[] = {{"F", "Ż"}, {"S", "F"}, {"P", "P"}};
  std::string out;
  for (int r = 0; r < kResources; ++r)
    if (amount[r] > 0) out += fmt::format("{}{}{}", out.empty() ? "" : " ", amount[r], kShort[r].at(lang));
  return out.empty() ? "–" : out;
}

// A track from 0 to 9 in its three zones, with the marker on it: 0 1 2 3 | 4 [5] 6 | 7 8 9
std::string track(int value, const Painter& paint) {
  std::string out;
  for (int i = 0; i <= kMaxResource; ++i) {
    if (i > 0 && level_at(i) != level_at(i - 1)) out += paint.dim(" |");
    out += i == value ? paint("1;97", fmt::format("[{}]", i)) : paint.dim(fmt::format(" {} ", i));
  }
  return out;
}

std::string points_text(const Structure& card) {
  return card.keyword == Keyword::kEndGame ? "?" : std::to_string(card.vp);  // MO-FIN-02
}

const json::array& cards_of(const json::object& player, int system) {
  return player.at("systems").as_object().at(kSystemKind.print(system)).as_array();
}

bool owns_fulcrum(const json::object& player) {
  const int id = value_of(kAdvisorKind, text_of(player.at("advisor")));
  return id >= 0 && advisor(id).own_system;
}

// One system as lines, the active card first.
std::vector<std::string> system_lines(const json::object& player, int system, int width, const Painter& paint) {
  const std::string name = kSystemKind.print(system);
  const json::array& cards = cards_of(player, system);
  std::vector<std::string> lines;
  lines.push_back(paint.dim(fmt::format("{} {}", paint({"system", "układ"}), name)));
  for (std::size_t i = cards.size(); i-- > 0;) {
    const int kind = value_of(kCardKind, text_of(cards[i]));
    if (kind < 0) continue;
    const bool active = i + 1 == cards.size();
    const std::string_view ink = kColourInks[structure(kind).colour];
    const std::string marker = active && lists(player.at("markers"), name) ? "■" : active ? "▸" : " ";
    const std::string_view letter = kColourLetters[structure(kind).colour].at(paint.lang());
    std::string text = fmt::format("{} {} {}", marker, letter, cut_to(kCardKind.say(kind, paint.lang()), width - 8));
    text = pad_to(std::move(text), width - 3) + points_text(structure(kind));
    lines.push_back(paint(active ? fmt::format("{};1", ink) : std::string(ink) + ";2", text));
  }
  if (system == kFulcrumSystem)  // he lies at the bottom (MO-ADV-04)
    lines.push_back(fmt::format("{}   {}", cards.empty() ? "▸" : " ",
                                name_of(kAdvisorKind, text_of(player.at("advisor")), paint.lang())));
  return lines;
}

void add_systems(std::vector<std::string>& out, const json::object& player, const Painter& paint) {
  std::vector<int> systems;
  for (int i = 0; i < kSystems; ++i)
    if (!cards_of(player, i).empty() || (i == kFulcrumSystem && owns_fulcrum(player))) systems.push_back(i);
  if (systems.empty()) return;
  const int width = std::clamp((paint.width() - 2) / static_cast<int>(systems.size()), kNarrowColumn, kWideColumn);
  std::vector<std::vector<std::string>> blocks;
  for (const int i : systems) blocks.push_back(system_lines(player, i, width, paint));
  const std::size_t across = static_cast<std::size_t>(std::max(1, (paint.width() - 2) / width));
  for (std::size_t first = 0; first < blocks.size(); first += across) {
    std::size_t height = 0;
    const std::size_t last = std::min(blocks.size(), first + across);
    for (std::size_t b = first; b < last; ++b) height = std::max(height, blocks[b].size());
    for (std::size_t row = 0; row < height; ++row) {
      std::string line = "  ";
      for (std::size_t b = first; b < last; ++b) line += pad_to(row < blocks[b].size() ? blocks[b][row] : "", width);
      out.push_back(line);
    }
  }
}

std::string advisor_text(const json::object& player, const Painter& paint) {
  const std::string_view id = text_of(player.at("advisor"));
  if (id.empty()) return "–";
  std::string out = name_of(kAdvisorKind, id, paint.lang());
  if (const std::string_view colour = text_of(player.at("advisor_colour")); !colour.empty())
    out += fmt::format(" ({})", name_of(kColourKind, colour, paint.lang()));
  if (lists(player.at("markers"), "advisor")) out += " ■";
  return out;
}

std::string attacks_text(const json::object& player, const Painter& paint) {
  std::string out;
  for (const auto& member : player.at("attacks").as_object())
    if (number_of(member.value()) > 0)
      out += fmt::format("{}{} ×{}", out.empty() ? "" : ", ", name_of(kSeatKind, member.key(), paint.lang()),
                         number_of(member.value()));
  return out;
}

// The viewer's own cards, one a line: what they cost, their colour, what they yield and what they are worth.
// Cards of a closed hand that this viewer has seen taken.
std::string known_of(const json::value& hand, const Painter& paint) {
  const json::value* known = hand.get_object().if_contains("known");
  if (!known) return "";
  std::string names;
  for (const json::value& id : known->get_array())
    names += (names.empty() ? "" : ", ") + name_of(kCardKind, text_of(id), paint.lang());
  return paint.dim(fmt::format("  {}: {}", paint({"seen", "widziane"}), names));
}

void add_hand(std::vector<std::string>& out, const json::value& hand, const Painter& paint) {
  const std::string label = pad_to(paint({"hand", "ręka"}), 10);
  if (is_hidden(hand)) return out.push_back(fmt::format("  {} {}{}", label, size_of(hand), known_of(hand, paint)));
  if (hand.as_array().empty()) return out.push_back(fmt::format("  {} –", label));
  constexpr int kName = 30, kColour = 13, kCost = 14, kYield = 14;
  const Lang lang = paint.lang();
  const std::string head = pad_to("", kName) + pad_to(paint({"colour", "kolor"}), kColour) +
                           pad_to(paint({"cost", "koszt"}), kCost) + pad_to(paint({"yields", "produkuje"}), kYield) +
                           paint({"VP", "PZ"});
  out.push_back(fmt::format("  {} {}", label, paint.dim(head)));
  for (const json::value& v : hand.as_array()) {
    const int kind = value_of(kCardKind, text_of(v));
    const Structure& card = structure(kind);
    const std::string name = pad_to(cut_to(kCardKind.say(kind, lang), kName - 1), kName);
    out.push_back(fmt::format("{}{}{}{}{}{}", std::string(13, ' '), paint(kColourInks[card.colour], name),
                              pad_to(kColourKind.say(static_cast<int>(card.colour), lang), kColour),
                              pad_to(amount_text(card.cost, lang), kCost),
                              pad_to(amount_text(card.produces, lang), kYield), points_text(card)));
  }
}

// Breaks a list at its commas so that no line is wider than the terminal.
void add_wrapped(std::vector<std::string>& out, const std::string& label, const std::string& list,
                 const Painter& paint) {
  std::string line = label;
  const int indent = columns_of(label);
  for (std::size_t at = 0; at < list.size();) {
    auto end = list.find(", ", at);
    const std::string part = list.substr(at, end == std::string::npos ? end : end - at + 1);
    if (columns_of(line) + columns_of(part) + 1 > paint.width() && columns_of(line) > indent) {
      out.push_back(line);
      line = std::string(static_cast<std::size_t>(indent), ' ');
    }
    line += part + " ";
    at = end == std::string::npos ? list.size() : end + 2;
  }
  out.push_back(line);
}

// The viewer's own resources as tracks, those of others as numbers.
void add_resources(std::vector<std::string>& out, const json::object& player, bool own, const Painter& paint) {
  const json::object& resources = player.at("resources").as_object();
  std::string line = " ";
  for (int r = 0; r < kResources; ++r) {
    const std::string name = kResourceKind.say(r, paint.lang());
    const int value = number_of(resources.at(kResourceKind.print(r)));
    if (own)
      out.push_back(fmt::format("  {} {}", pad_to(name, 10), track(value, paint)));
    else
      line += fmt::format(" {} {}  ", r == 0 ? pad_to(name, 10) : name, paint.bold(std::to_string(value)));
  }
  if (!own) out.push_back(line);
}

// Markers, the level they came from and what they were spent on.
std::string markers_text(const json::object& player, const Painter& paint) {
  const json::object& actions = player.at("actions").as_object();
  std::string out = fmt::format("  {} {}   {} {}", pad_to(paint({"actions", "akcje"}), 10),
                                paint.bold(std::to_string(number_of(actions.at("available")))),
                                paint({"reserve", "rezerwy"}), number_of(actions.at("reserve")));
  if (const std::string_view level = text_of(player.at("level_read")); !level.empty())
    out += fmt::format("   {} {}", paint({"development level", "poziom rozwoju"}),
                       name_of(kLevelKind, level, paint.lang()));
  if (const std::string attacks = attacks_text(player, paint); !attacks.empty())
    out += fmt::format("   {} {}", paint({"attacked", "ataki:"}), attacks);
  if (number_of(actions.at("propaganda"))) out += paint.dim(paint({"   propaganda taken", "   propaganda wykonana"}));
  return out;
}

void add_player(std::vector<std::string>& out, std::string_view seat, const json::object& player,
                const json::object& state, bool own, const Painter& paint) {
  const bool first = text_of(state.at("first_player")) == seat;
  const std::string race =
      text_of(player.at("race")).empty() ? "–" : name_of(kRaceKind, text_of(player.at("race")), paint.lang());
  out.push_back(fmt::format("{}  {}  {} {}   {} {}{}", paint.bold(capitalised(name_of(kSeatKind, seat, paint.lang()))),
                            race, paint.bold(std::to_string(number_of(player.at("vp")))),
                            paint({"VP on the track", "PZ na torze"}), paint({"morale", "morale"}),
                            paint.bold(std::to_string(number_of(player.at("morale")))),
                            first ? paint.dim(paint({"   (first player)", "   (pierwszy gracz)"})) : ""));
  add_resources(out, player, own, paint);
  out.push_back(markers_text(player, paint));
  out.push_back(fmt::format("  {} {}", pad_to(paint({"advisor", "doradca"}), 10), advisor_text(player, paint)));
  add_systems(out, player, paint);
  add_hand(out, player.at("hand"), paint);
}

}  // namespace

std::string Orion::draw(const View& view, const Style& style) {
  const json::value root = json::parse(view.json());
  const json::object& state = root.at("state").as_object();
  const json::object& players = state.at("players").as_object();
  const Painter paint(style);
  std::vector<std::string> lines;
  lines.push_back(fmt::format("{} {}/{}   {} {}   {} {}", paint({"Round", "Runda"}), number_of(state.at("round")),
                              kRounds, paint({"deck", "talia"}), size_of(state.at("deck")),
                              paint({"discard pile", "stos kart odrzuconych"}), size_of(state.at("discard"))));
  const auto names = [&](const json::value& list, const ArgKind& kind, std::size_t most) {
    std::string out;
    if (is_hidden(list)) return std::string("?");
    for (const json::value& v : list.as_array())
      if (most-- > 0)
        out += (out.empty() ? "" : ", ") + name_of(kind, text_of(v), paint.lang());
      else
        break;
    return out.empty() ? std::string("–") : out;
  };
  add_wrapped(lines, paint({"Top of the discard pile: ", "Wierzch stosu kart odrzuconych: "}),
              names(state.at("discard"), kCardKind, 3), paint);
  add_wrapped(lines, paint({"Advisors in the centre: ", "Doradcy na środku stołu: "}),
              names(state.at("centre"), kAdvisorKind, kAdvisors), paint);
  // The viewer's own block last, next to the question.
  const std::string_view own = text_of(root.at("viewer"));
  for (const bool last : {false, true})
    for (const auto& member : players)
      if ((member.key() == own) == last) {
        lines.emplace_back();
        add_player(lines, member.key(), member.value().as_object(), state, last, paint);
      }
  lines.emplace_back();
  for (const Text& legend :
       {Text{"▸ active card   ■ with a marker   numbers beside cards: points (?: see its text)",
             "▸ karta aktywna   ■ ze znacznikiem   liczby przy kartach: punkty (?: zob. treść)"},
        Text{"colours: B blue, R red, Y yellow, G grey   resources: F food, S fleet, P production",
             "kolory: N niebieski, C czerwony, Ż żółty, S szary   zasoby: Ż żywność, F flota, P produkcja"}})
    lines.push_back(paint.dim(paint(legend)));
  std::string out;
  for (std::string& line : lines) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out += line + "\n";
  }
  return out;
}

}  // namespace kosmo::orion
