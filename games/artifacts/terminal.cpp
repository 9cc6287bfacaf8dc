// The table as a person sees it in a terminal, drawn from a view alone: the decks and the Alien System, then a block
// for each player with Stage and Empire as rows, the viewer's own last, next to the question.
#include <algorithm>

#include <fmt/format.h>

#include "engine/drawing.h"
#include "games/artifacts/artifacts.h"
#include "games/artifacts/explain.h"
#include "games/artifacts/words.h"

namespace json = boost::json;

namespace kosmo::artifacts {
namespace {

constexpr Array<std::string_view, kColours> kInks = {"94", "92", "91", "93"};
constexpr int kRowColumns = 14, kNameColumns = 31, kKindColumns = 15, kSectionColumns = 34;
constexpr int kRoomForWords = 24;  // what a side says is told only where so much is left

// The view, and how it is drawn.
struct Table {
  const json::object& state;
  std::string_view viewer;
  Painter paint;

  Lang lang() const { return paint.lang(); }
  int width() const { return paint.width(); }
};

void add_parts(Lines& out, const std::string& label, const Lines& parts, std::string_view between, const Table& t) {
  kosmo::add_parts(out, label, parts, between, t.width());
}

// Prose behind a label. Polish does not leave a word of one letter at the end of a line.
void add_prose(Lines& out, const std::string& label, const std::string& text, const Table& t) {
  Lines words;
  bool stays = false;
  for (const std::string& word : split_words(text)) {
    if (stays)
      words.back() += " " + word;
    else
      words.push_back(word);
    stays = stays_with_the_next(word);
  }
  add_parts(out, label, words, " ", t);
}

// --- reading a view

// The cards that the viewer knows in a deck, a hand or what was drawn, the top card of a deck first.
std::vector<std::string_view> known_in(const json::value& cards) {
  std::vector<std::string_view> out;
  const json::value* list = &cards;
  if (cards.is_object()) list = cards.get_object().if_contains("known");
  if (!list || !list->is_array()) return out;
  for (const json::value& one : list->get_array())
    out.push_back(one.is_object() ? text_of(one.at("card")) : text_of(one));
  return out;
}

std::string type_name(Type type, Lang lang) { return kTypeKind.say(static_cast<int>(type), lang); }
std::string_view ink_of(Type type) { return kInks[colour_of(type)]; }
std::string kind_name(const BuiltCard& card, Lang lang) { return kCardKindKind.say(static_cast<int>(card.kind), lang); }

// "Far Lantern (Exploration)"
std::string card_and_kind(std::string_view id, const Table& t) {
  const int found = value_of(kCardName, id);
  if (found < 0) return std::string(id);
  const BuiltCard& it = card(found);
  return t.paint(ink_of(it.type), it.name(t.lang())) + fmt::format(" ({})", kind_name(it, t.lang()));
}

// Icons of a colour in its ink: "3 red icons".
std::string icons(int number, Colour colour, const Table& t) {
  return t.paint(kInks[colour], say_counted(kColourKind, number, static_cast<int>(colour), t.lang()));
}

// --- the middle of the table

Lines table_rows(const AttackTable& table, Lang lang) {
  const auto rows = say_rows(table, lang);
  Lines out;
  int label = 0;
  for (const auto& [values, words] : rows) label = std::max(label, columns_of(values));
  for (const auto& [values, words] : rows) out.push_back(pad_to(values, label + 2) + words);
  return out;
}

// An attack table, in as many columns as fit.
void add_table(Lines& out, const AttackTable& table, const Table& t) {
  Lines rows = table_rows(table, t.lang());
  int widest = 0;
  for (std::string& row : rows) {
    row = cut_to(row, t.width() - 4);
    widest = std::max(widest, columns_of(row));
  }
  const std::size_t across = static_cast<std::size_t>(std::max(1, (t.width() - 2) / (widest + 3)));
  const std::size_t down = (rows.size() + across - 1) / across;
  for (std::size_t i = 0; i < down; ++i) {
    std::string line = "  ";
    for (std::size_t at = i; at < rows.size(); at += down) line += pad_to(rows[at], widest + 3);
    out.push_back(line);
  }
}

void add_decks(Lines& out, const Table& t) {
  const auto number = [&](Text what, std::string_view key) {
    return fmt::format("{} {}", t.paint(what), size_of(t.state.at(key)));
  };
  add_parts(
      out, "",
      {fmt::format("{} {}", t.paint({"Round marker", "Znacznik Rundy"}),
                   t.paint.bold(std::to_string(number_of(t.state.at("round_marker"))))),
       number({"Resource deck", "talia Zasobów"}, "resource_deck"),
       number({"discarded", "odrzucone"}, "resource_discard"), number({"Artifacts", "Artefakty"}, "artifact_deck"),
       number({"Defence Plans", "Plany obronne"}, "plan_deck"),
       fmt::format("{} {}", t.paint({"Blockade tokens", "żetony Blokady"}), number_of(t.state.at("token_supply")))},
      "   ", t);
  if (number_of(t.state.at("ending")) != 0)
    out.push_back(t.paint.bold(t.paint({"The game ends after this round.", "Gra kończy się po tej kolejce."})));
  const json::object& decks = t.state.at("decks").as_object();
  for (const Type type : kAllTypes) {
    const json::value& deck = decks.at(id_of(type));
    const auto known = known_in(deck);
    const std::string label = fmt::format("{} {}", type_name(type, t.lang()), size_of(deck));
    out.push_back(pad_to(label, kRowColumns + 4) + (known.empty() ? "–" : card_and_kind(known.front(), t)));
  }
}

// What was turned over, drawn or played and is not yet put away.
void add_under_way(Lines& out, const Table& t) {
  Lines revealed, drawn, playing;
  for (const std::string_view id : known_in(t.state.at("revealed")))
    revealed.push_back(name_of(kResourceKind, id, t.lang()));
  for (const Type type : kAllTypes)
    for (const std::string_view id : known_in(t.state.at("drawn").at(id_of(type))))
      drawn.push_back(card_and_kind(id, t));
  for (const std::string_view id : known_in(t.state.at("playing")))
    playing.push_back(name_of(kArtifactKind, id, t.lang()));
  const auto add = [&](Text label, const Lines& parts) {
    if (!parts.empty()) add_parts(out, t.paint(label) + " ", parts, ", ", t);
  };
  add({"Revealed:", "Odkryte:"}, revealed);
  add({"Drawn:", "Dobrane:"}, drawn);
  add({"Being played:", "Zagrywane:"}, playing);
}

void add_system(Lines& out, const Table& t) {
  const int found = value_of(kSystemKind, text_of(t.state.at("system")));
  if (found < 0) return;
  out.push_back(fmt::format("{} {}", t.paint({"Alien System:", "System Obcych:"}),
                            t.paint.bold(kSystemKind.say(found, t.lang()))));
  add_table(out, system(found), t);
}

void add_attack(Lines& out, const Table& t) {
  const json::object& attack = t.state.at("attack").as_object();
  const std::string_view target = text_of(attack.at("target"));
  if (target.empty()) return;
  const bool aliens = value_of(kTargetKind, target) == kAliens;
  Lines parts = {aliens ? t.paint({"the Alien System", "System Obcych"}) : name_of(kSeatKind, target, t.lang())};
  if (const std::string_view ship = text_of(attack.at("ship")); !ship.empty())
    parts.push_back(t.paint({"Ship: ", "Statek: "}) + name_of(kShipKind, ship, t.lang()));
  const int used = value_of(kPlanKind, text_of(attack.at("plan")));
  if (used >= 0) parts.push_back(t.paint({"plan: ", "plan: "}) + kPlanKind.say(used, t.lang()));
  out.emplace_back();
  add_parts(out, t.paint.bold(t.paint({"Attack, target: ", "Atak, cel: "})), parts, "   ", t);
  if (used >= 0) add_table(out, plan(used), t);
}

// --- a player

// f(id, section that shows) for the Resource cards under a Planet, or attached to a card of the Stage.
template <class F>
void each_lying(std::string_view id, const Table& t, F&& f) {
  for (const auto& [resource_id, on] : t.state.at("lying").as_object()) {
    const int found = text_of(on) == id ? value_of(kResourceKind, resource_id) : -1;
    if (found >= 0)
      f(std::string_view(resource_id), resource(found).sections[lists(t.state.at("section_b"), resource_id)]);
  }
}

Lines lying_on(std::string_view id, Type type, const Table& t) {
  Lines out;
  each_lying(id, t, [&](std::string_view resource_id, const Section& it) {
    const bool recoloured = lists(t.state.at("recoloured"), resource_id);  // counts as the colour of its row
    out.push_back(fmt::format("{} ({})", icons(it.icons, recoloured ? colour_of(type) : it.colour, t), resource_id));
  });
  return out;
}

int icons_on(std::string_view id, const Table& t) {
  int sum = 0;
  each_lying(id, t, [&](std::string_view, const Section& it) { sum += it.icons; });
  return sum;
}

// A card of the Empire: its side, its tokens, what it says where there is room, and what lies under it.
void add_empire_card(Lines& out, const std::string& label, const BuiltCard& it, bool operational, const Table& t) {
  const json::value* count = t.state.at("tokens").as_object().if_contains(it.id);
  const int tokens = count ? number_of(*count) : 0;
  const std::string side = t.paint(operational ? Text{"O", "O"} : Text{"L", "L"});
  std::string line =
      label + side + " " +
      t.paint(tokens > 0 ? "2" : ink_of(it.type), pad_to(cut_to(it.name(t.lang()), kNameColumns - 2), kNameColumns)) +
      pad_to(kind_name(it, t.lang()), kKindColumns);
  if (tokens > 0) line += t.paint("91", fmt::format("■{} ", tokens));
  if (const int room = t.width() - columns_of(line); room >= kRoomForWords) {
    std::string words;
    for (const std::string& one : say_side(it, operational ? Side::kOperational : Side::kLogistic, t.lang()))
      words += (words.empty() ? "" : " ") + one;
    line += t.paint.dim(cut_to(words, room));
  }
  out.push_back(line);
  if (const Lines under = lying_on(it.id, it.type, t); !under.empty())
    add_parts(out, spaces(columns_of(label) + 2) + "└ ", under, ", ", t);
}

// A card of the Stage with the icons attached to it, of those that it costs.
void add_stage_card(Lines& out, const std::string& label, const BuiltCard& it, int cost, const Table& t) {
  out.push_back(label + t.paint(ink_of(it.type), pad_to(cut_to(it.name(t.lang()), kNameColumns), kNameColumns + 2)) +
                kind_name(it, t.lang()));
  if (const Lines attached = lying_on(it.id, it.type, t); !attached.empty())
    add_parts(out, fmt::format("{}└ {}/{}: ", spaces(columns_of(label)), icons_on(it.id, t), cost), attached, ", ", t);
}

// The cards of a Stage or an Empire, a row for each type.
template <class AddCard>
void add_rows(Lines& out, Text heading, const json::object& rows, const Table& t, AddCard&& add_card) {
  if (std::all_of(kAllTypes.begin(), kAllTypes.end(), [&](Type type) { return size_of(rows.at(id_of(type))) == 0; }))
    return;
  out.push_back("  " + t.paint.bold(t.paint(heading)));
  for (const Type type : kAllTypes) {
    std::string label = pad_to("    " + type_name(type, t.lang()), 4 + kRowColumns);
    for (const std::string_view id : known_in(rows.at(id_of(type)))) {
      const int found = value_of(kCardName, id);
      if (found < 0) continue;
      add_card(label, card(found));
      label = spaces(4 + kRowColumns);
    }
  }
}

void add_hand(Lines& out, const json::value& hand, const Table& t) {
  if (is_hidden(hand) || size_of(hand) == 0) return;
  out.push_back("  " + t.paint.bold(t.paint({"Hand", "Ręka"})) +
                t.paint.dim(t.paint({": card, number, section A, section B", ": karta, cyfra, sekcja A, sekcja B"})));
  for (const std::string_view id : known_in(hand)) {
    const int found = value_of(kResourceKind, id);
    if (found < 0) continue;
    const Resource& it = resource(found);
    const auto section = [&](int which) {
      const Section& one = it.sections[which];
      return t.paint(kInks[one.colour], say_section(one, t.lang()));
    };
    out.push_back(fmt::format("    {}  {}  {}{}", it.id, it.number, pad_to(section(0), kSectionColumns), section(1)));
  }
}

void add_artifacts(Lines& out, const json::value& held, bool own, const Table& t) {
  const auto ids = known_in(held);
  if (ids.empty()) return;
  const std::string heading = "  " + t.paint.bold(t.paint({"Artifacts", "Artefakty"}));
  if (!own) {
    Lines names;
    for (const std::string_view id : ids) names.push_back(name_of(kArtifactKind, id, t.lang()));
    return add_parts(out, heading + " ", names, ", ", t);
  }
  out.push_back(heading);
  for (const std::string_view id : ids) {
    const int found = value_of(kArtifactKind, id);
    if (found < 0) continue;
    const Artifact& it = artifact(found);
    add_prose(out, "    ",
              fmt::format("{}: {}", it.name(t.lang()), t.lang() == Lang::kPolish ? it.text_pl : it.text_en), t);
  }
}

// The Defence Plan cards that the viewer knows; of others those that were used once.
void add_plans(Lines& out, const json::value& held, const Table& t) {
  if (size_of(held) == 0) return;
  Lines parts;
  for (const std::string_view id : known_in(held)) parts.push_back(name_of(kPlanKind, id, t.lang()));
  if (const int unknown = size_of(held) - static_cast<int>(parts.size()); unknown > 0)
    parts.push_back(
        fmt::format("{} {}", unknown,
                    agreeing(Text{"unknown|unknown", "nieznany|nieznane|nieznanych"}.at(t.lang()), unknown, t.lang())));
  add_parts(out, "  " + t.paint.bold(t.paint({"Defence Plans", "Plany obronne"})) + " ", parts, ", ", t);
}

// What the next card of each type costs the viewer.
void add_costs(Lines& out, const json::object& player, const Table& t) {
  const json::object& costs = player.at("costs").as_object();
  Lines parts = {fmt::format("{} {}", t.paint({"Purchase", "Zakup"}), number_of(costs.at("purchase")))};
  for (const Type type : kAllTypes)
    parts.push_back(fmt::format("{} {}", type_name(type, t.lang()),
                                t.paint(ink_of(type), std::to_string(number_of(costs.at(id_of(type)))))));
  add_parts(out, "  " + t.paint({"Costs now:", "Koszty teraz:"}) + " ", parts, ", ", t);
}

void add_player(Lines& out, std::string_view seat, const json::object& player, const Table& t) {
  const bool own = seat == t.viewer;
  const int chosen = value_of(kFactionKind, text_of(player.at("faction")));
  Lines head;
  if (chosen >= 0) head.push_back(kFactionKind.say(chosen, t.lang()));
  const auto bold_number = [&](const json::value& v) { return t.paint.bold(std::to_string(number_of(v))); };
  head.push_back(fmt::format("{} {} ({} {})", t.paint({"VP", "PZ"}), bold_number(player.at("vp")),
                             t.paint({"if it ended now:", "gdyby teraz był koniec:"}),
                             number_of(player.at("points").at("now"))));
  head.push_back(fmt::format("Bank {}/{}", bold_number(player.at("bank")), kBankTop));
  head.push_back(fmt::format("{} {}", t.paint({"hand", "ręka"}), size_of(player.at("hand"))));
  if (text_of(t.state.at("first_player")) == seat)
    head.push_back(t.paint.dim(t.paint({"First Player", "Pierwszy Gracz"})));
  if (text_of(t.state.at("active")) == seat) head.push_back(t.paint.dim(t.paint({"takes the turn", "rozgrywa turę"})));
  add_parts(out, t.paint.bold(capitalised(name_of(kSeatKind, seat, t.lang()))) + "   ", head, "   ", t);
  if (own && chosen >= 0) {
    add_prose(out, "  ",
              t.paint({"Faction action: ", "Akcja frakcyjna: "}) + say_faction_action(faction(chosen), t.lang()), t);
    if (number_of(t.state.at("end_bonus")) != 0) add_prose(out, "  ", say_end_bonus(faction(chosen), t.lang()), t);
  }
  if (own) add_costs(out, player, t);
  add_rows(out, {"Stage", "Stadium Budowy"}, player.at("stage").as_object(), t,
           [&](const std::string& label, const BuiltCard& it) {
             add_stage_card(out, label, it, number_of(player.at("costs").at(id_of(it.type))), t);
           });
  add_rows(out, {"Empire", "Imperium"}, player.at("empire").as_object(), t,
           [&](const std::string& label, const BuiltCard& it) {
             const bool operational = lists(player.at("operational").at(id_of(it.type)), it.id);
             add_empire_card(out, label, it, operational, t);
           });
  add_artifacts(out, player.at("artifacts"), own, t);
  add_plans(out, player.at("plans"), t);
  add_hand(out, player.at("hand"), t);
}

}  // namespace

std::string Artifacts::draw(const View& view, const Style& style) {
  const json::value root = json::parse(view.json());
  const json::object& state = root.at("state").as_object();
  const Table t = {state, text_of(root.at("viewer")), Painter(style)};
  Lines lines;
  add_decks(lines, t);
  add_under_way(lines, t);
  lines.emplace_back();
  add_system(lines, t);
  add_attack(lines, t);
  for (const bool last : {false, true})  // the viewer's own block last
    for (const auto& member : state.at("players").as_object())
      if ((std::string_view(member.key()) == t.viewer) == last) {
        lines.emplace_back();
        add_player(lines, member.key(), member.value().as_object(), t);
      }
  lines.emplace_back();
  add_parts(lines, "",
            {t.paint.dim(t.paint({"L logistic side", "L strona logistyczna"})),
             t.paint.dim(t.paint({"O operational side", "O strona operacyjna"})),
             t.paint.dim(t.paint({"■ Blockade tokens", "■ żetony Blokady"})),
             t.paint.dim(t.paint({"└ Resource cards under a card or attached to it",
                                  "└ karty Zasobów pod kartą lub dołączone do niej"}))},
            "   ", t);
  return joined_lines(std::move(lines));
}

}  // namespace kosmo::artifacts
