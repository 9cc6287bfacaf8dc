// The table as a person sees it in a terminal, drawn from a view alone. Each player has a block: tracks with their
// three zones, morale, markers, advisor, and the systems side by side, the active card on top and the covered ones
// beneath it.
#include <fmt/format.h>

#include "engine/drawing.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace json = boost::json;

namespace kosmo::orion {
namespace {

constexpr std::string_view kColourInks[] = {"94", "91", "93", "37"};
constexpr int kCardWidth = 26;

std::string card_name(int kind, Lang lang, int width) {
  std::string name = lang == Lang::kPolish ? structure(kind).name_pl : structure(kind).name_en;
  while (columns_of(name) > width) {
    do name.pop_back();
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0) == 0x80);
  }
  return name;
}

std::string amount_text(const Amount& amount, Lang lang) {
  static constexpr Text kShort[] = {{"F", "Ż"}, {"S", "F"}, {"P", "P"}};
  std::string out;
  for (std::size_t r = 0; r < kResources; ++r)
    if (amount[r] > 0) out += fmt::format("{}{}{}", out.empty() ? "" : " ", amount[r], kShort[r].at(lang));
  return out.empty() ? "-" : out;
}

// A track from 0 to 9 in its three zones, with the marker on it: 0 1 2 3 | 4 [5] 6 | 7 8 9
std::string track(int value, const Painter& paint) {
  std::string out;
  for (int i = 0; i <= kMaxResource; ++i) {
    if (i == 4 || i == 7) out += paint.dim(" |");
    out += i == value ? paint("1;97", fmt::format("[{}]", i)) : paint.dim(fmt::format(" {} ", i));
  }
  return out;
}

// One system as lines, the active card first.
std::vector<std::string> system_lines(const json::object& player, int system, const Painter& paint) {
  const std::string name = kSystemKind.print(system);
  const json::array& cards = player.at("systems").as_object().at(name).as_array();
  std::vector<std::string> lines;
  const bool fulcrum = system == kFulcrumSystem;
  lines.push_back(
      paint.dim(fulcrum ? paint({"system F", "układ F"}) : fmt::format("{} {}", paint({"system", "układ"}), name)));
  for (std::size_t i = cards.size(); i-- > 0;) {
    const int kind = value_of(kCardKind, text_of(cards[i]));
    if (kind < 0) continue;
    const bool active = i + 1 == cards.size();
    const std::string_view ink = kColourInks[static_cast<std::size_t>(structure(kind).colour)];
    const std::string marker = active && lists(player.at("markers"), name) ? "■" : active ? "▸" : " ";
    std::string text = fmt::format("{} {}", marker, card_name(kind, paint.lang(), kCardWidth - 8));
    const std::string points = structure(kind).keyword == Keyword::kEndGame ? "?" : std::to_string(structure(kind).vp);
    text = pad_to(std::move(text), kCardWidth - 5) + points;
    lines.push_back(paint(active ? fmt::format("{};1", ink) : std::string(ink) + ";2", text));
  }
  return lines;
}

void add_systems(std::vector<std::string>& out, const json::object& player, const Painter& paint) {
  std::vector<std::vector<std::string>> blocks;
  for (int i = 0; i < kSystems; ++i)
    if (!player.at("systems").as_object().at(kSystemKind.print(i)).as_array().empty())
      blocks.push_back(system_lines(player, i, paint));
  const std::size_t across = static_cast<std::size_t>(std::max(1, (paint.width() - 2) / kCardWidth));
  for (std::size_t first = 0; first < blocks.size(); first += across) {
    std::size_t height = 0;
    const std::size_t last = std::min(blocks.size(), first + across);
    for (std::size_t b = first; b < last; ++b) height = std::max(height, blocks[b].size());
    for (std::size_t row = 0; row < height; ++row) {
      std::string line = "  ";
      for (std::size_t b = first; b < last; ++b)
        line += pad_to(row < blocks[b].size() ? blocks[b][row] : "", kCardWidth);
      out.push_back(line);
    }
  }
}

std::string advisor_text(const json::object& player, const Painter& paint) {
  const std::string_view id = text_of(player.at("advisor"));
  if (id.empty()) return "-";
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
      out += fmt::format("{}{} x{}", out.empty() ? "" : ", ", name_of(kSeatKind, member.key(), paint.lang()),
                         number_of(member.value()));
  return out;
}

std::string hand_text(const json::value& hand, const Painter& paint) {
  if (is_hidden(hand)) return std::to_string(size_of(hand));
  std::string out;
  for (const json::value& card : hand.as_array()) {
    const int kind = value_of(kCardKind, text_of(card));
    const std::string_view ink = kColourInks[static_cast<std::size_t>(structure(kind).colour)];
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", paint(ink, card_name(kind, paint.lang(), 60)),
                       paint.dim(fmt::format("({})", amount_text(structure(kind).cost, paint.lang()))));
  }
  return out.empty() ? "-" : out;
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

void add_player(std::vector<std::string>& out, std::string_view seat, const json::object& player,
                const json::object& state, const Painter& paint) {
  const bool first = text_of(state.at("first_player")) == seat;
  const std::string race =
      text_of(player.at("race")).empty() ? "-" : name_of(kRaceKind, text_of(player.at("race")), paint.lang());
  out.push_back(fmt::format("{}  {}  {} {}   {} {}{}", paint.bold(capital(name_of(kSeatKind, seat, paint.lang()))),
                            race, paint.bold(std::to_string(number_of(player.at("vp")))),
                            paint({"VP on the track", "pkt na torze"}), paint({"morale", "morale"}),
                            paint.bold(std::to_string(number_of(player.at("morale")))),
                            first ? paint.dim(paint({"   (first player)", "   (pierwszy gracz)"})) : ""));
  const json::object& resources = player.at("resources").as_object();
  for (int r = 0; r < kResources; ++r)
    out.push_back(fmt::format("  {} {}", pad_to(kResourceKind.say(r, paint.lang(), 0), 10),
                              track(number_of(resources.at(kResourceKind.print(r))), paint)));
  const json::object& actions = player.at("actions").as_object();
  std::string markers =
      fmt::format("  {} {}   {} {}   {} {}", pad_to(paint({"actions", "akcje"}), 10),
                  paint.bold(std::to_string(number_of(actions.at("available")))), paint({"reserve", "rezerwy"}),
                  number_of(actions.at("reserve")), paint({"advisor", "doradca"}), advisor_text(player, paint));
  if (const std::string attacks = attacks_text(player, paint); !attacks.empty())
    markers += fmt::format("   {} {}", paint({"attacked", "zaatakowani"}), attacks);
  if (number_of(actions.at("propaganda")))
    markers += paint.dim(paint({"   propaganda taken", "   propaganda wykonana"}));
  out.push_back(markers);
  add_systems(out, player, paint);
  add_wrapped(out, fmt::format("  {} ", pad_to(paint({"hand", "ręka"}), 10)), hand_text(player.at("hand"), paint),
              paint);
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
                              paint({"discarded", "odrzucone"}), size_of(state.at("discard"))));
  const auto names = [&](const json::value& list, const ArgKind& kind, std::size_t most) {
    std::string out;
    if (is_hidden(list)) return std::string("?");
    for (const json::value& v : list.as_array())
      if (most-- > 0)
        out += (out.empty() ? "" : ", ") + name_of(kind, text_of(v), paint.lang());
      else
        break;
    return out.empty() ? std::string("-") : out;
  };
  add_wrapped(lines, paint({"Top of the discard pile: ", "Wierzch stosu odrzuconych: "}),
              names(state.at("discard"), kCardKind, 3), paint);
  add_wrapped(lines, paint({"Advisors in the centre: ", "Doradcy na środku: "}),
              names(state.at("centre"), kAdvisorKind, kAdvisors), paint);
  // The viewer's own block last, next to the question.
  const std::string_view own = text_of(root.at("viewer"));
  for (const bool last : {false, true})
    for (const auto& member : players)
      if ((member.key() == own) == last) {
        lines.emplace_back();
        add_player(lines, member.key(), member.value().as_object(), state, paint);
      }
  lines.push_back(paint.dim(paint({"▸ active card   ■ with a marker   the number is what a structure scores",
                                   "▸ karta aktywna   ■ ze znacznikiem   liczba to punkty za strukturę"})));
  std::string out;
  for (std::string& line : lines) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out += line + "\n";
  }
  return out;
}

}  // namespace kosmo::orion
