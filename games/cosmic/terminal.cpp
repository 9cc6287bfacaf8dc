// The table as a person sees it in a terminal, drawn from a view alone: the home systems with everybody's ships, the
// gate with both sides, a deal being made, a line for each player, and the viewer's own hand last, next to the
// question.
#include <fmt/format.h>

#include "engine/drawing.h"
#include "games/cosmic/cosmic.h"
#include "games/cosmic/words.h"

namespace json = boost::json;

namespace kosmo::cosmic {
namespace {

constexpr Array<std::string_view, kPlayers> kInks = {"91", "92", "93", "94", "95"};
constexpr Array<Text, kPlayers> kLetters = {
    {{{"R", "C"}, {"G", "Z"}, {"Y", "Ż"}, {"B", "N"}, {"P", "F"}}}};  // beside ink: not all see it
constexpr int kNameColumns = 12, kPlanetColumns = 12;
constexpr Side kSides[] = {Side::kOffense, Side::kDefense};

// The view, and how it is drawn.
struct Table {
  const json::object& state;
  std::string_view viewer;
  Painter paint;

  Lang lang() const { return paint.lang(); }
  int width() const { return paint.width(); }
  const json::value& at(std::string_view key) const { return state.at(key); }
  bool is(std::string_view key) const { return number_of(at(key)) != 0; }
  Seat seat(std::string_view key) const { return static_cast<Seat>(value_of(kSeatKind, text_of(at(key)))); }
  const json::object& player(Seat seat) const { return at("players").at(kSeatKind.print(seat)).as_object(); }
  int seats() const { return static_cast<int>(at("players").as_object().size()); }
};

std::string seat_name(Seat seat, const Table& t) { return t.paint(kInks[seat], kSeatKind.say(seat, t.lang())); }
// "attack 08", „rozbłysk Ameby”
std::string card_name(std::string_view id, const Table& t) { return name_of(kCardKind, id, t.lang()); }

// "R4": so many ships of a player.
std::string ships(Seat seat, int count, const Table& t) {
  return t.paint(kInks[seat], fmt::format("{}{}", kLetters[seat].at(t.lang()), count));
}

// --- the course

void add_course(Lines& out, const Table& t) {
  const std::string_view id = text_of(t.at("moment"));
  const std::string moment = name_of(kMomentKind, id, t.lang());
  const bool is_setup = id == kMomentKind.print(static_cast<int>(Moment::kSetup));
  Lines parts = {
      t.paint.bold(is_setup ? capitalised(moment) : fmt::format("{} {}", t.paint({"Window", "Okno"}), moment))};
  if (t.is("encounter_of_turn"))
    parts.push_back(fmt::format("{} {} ({} {})", t.paint({"encounter", "spotkanie"}), number_of(t.at("encounters")) + 1,
                                t.paint({"in this turn", "w tej turze"}), number_of(t.at("encounter_of_turn"))));
  if (const std::string_view outcome = text_of(t.at("outcome")); outcome != kOutcomeKind.print(0))
    parts.push_back(fmt::format("{} {}", t.paint({"outcome:", "wynik:"}), name_of(kOutcomeKind, outcome, t.lang())));
  if (t.is("no_payments")) parts.push_back(t.paint({"no compensation, no rewards", "bez rekompensaty i nagród"}));
  add_parts(out, "", parts, "   ", t.width());
}

void add_decks(Lines& out, const Table& t) {
  const auto number = [&](Text what, std::string_view deck, std::string_view discard) {
    return fmt::format("{} {} ({} {})", t.paint(what), size_of(t.at(deck)), t.paint({"discarded", "odrzucone"}),
                       size_of(t.at(discard)));
  };
  Lines parts = {number({"Cosmic deck", "Talia kosmosu"}, "deck", "discard"),
                 number({"destiny deck", "talia celu"}, "destiny_deck", "destiny_discard")};
  if (const std::string_view drawn = text_of(t.at("destiny")); !drawn.empty())
    parts.push_back(t.paint.bold(
        fmt::format("{} {}", t.paint({"destiny:", "karta celu:"}), name_of(kDestinyKind, drawn, t.lang()))));
  add_parts(out, "", parts, "   ", t.width());
}

// --- the home systems

std::string planet_text(const json::object& on_it, const Table& t) {
  std::string out;
  for (const auto& [seat, count] : on_it)
    out += (out.empty() ? "" : " ") + ships(static_cast<Seat>(value_of(kSeatKind, seat)), number_of(count), t);
  if (out.empty()) return t.paint.dim("–");
  if (columns_of(out) < kPlanetColumns) return out;
  std::erase(out, ' ');
  return out;
}

void add_systems(Lines& out, const Table& t) {
  const int planets = t.is("four_planets") ? 4 : 5;
  std::string head = pad_to(t.paint({"Home system", "System"}), kNameColumns);
  for (int i = 1; i <= planets; ++i)
    head += pad_to(fmt::format(" {} {}", t.paint({"planet", "planeta"}), i), kPlanetColumns + 1);
  out.push_back(t.paint.dim(head));
  const std::string_view target = text_of(t.at("target"));
  for (Seat home = 0; home < t.seats(); ++home) {
    std::string line = pad_to(seat_name(home, t), kNameColumns);
    for (int i = 0; i < planets; ++i) {
      const std::string mark = kPlanetKind.print(planet_of(home, i)) == target ? t.paint.bold("▸") : " ";
      const json::object& on_it = t.at("planets").at(kSeatKind.print(home)).at(std::to_string(i + 1)).as_object();
      line += mark + pad_to(planet_text(on_it, t), kPlanetColumns);
    }
    out.push_back(line);
  }
}

// Where a ship is, in a word.
std::string ship_place(std::string_view id, const Table& t) {
  if (id == kPlaceKind.print(kGate)) return t.paint({"gate", "wrota"});
  if (id == kPlaceKind.print(kFromWarp)) return t.paint({"warp", "wir"});
  if (id == kPlaceKind.print(kBeside)) return t.paint({"beside the target planet", "przy wskazanej planecie"});
  if (value_of(kPlanetKind, id) >= 0) return name_of(kPlanetKind, id, t.lang());
  return t.paint({"on a technology", "na technologii"});
}

// What stands beside planets: the Genesis planet, the two tokens, citadels, and planets that are gone.
void add_tokens(Lines& out, const Table& t) {
  Lines parts;
  const json::object& genesis = t.at("genesis").as_object();
  if (const std::string_view home = text_of(genesis.at("home")); !home.empty())
    parts.push_back(fmt::format("Genesis, {}: {}", seat_name(static_cast<Seat>(value_of(kSeatKind, home)), t),
                                planet_text(genesis.at("ships").as_object(), t)));
  const auto planet = [&](const json::value& id) { return name_of(kPlanetKind, text_of(id), t.lang()); };
  for (const std::string_view which : {"first", "second"})
    if (const json::value& at = t.at("cannon").at(which); !at.is_null())
      parts.push_back(fmt::format("{} {}", t.paint({"Lunar Cannon:", "Działo słoneczne:"}), planet(at)));
  if (const json::value& at = t.at("prometheus"); !at.is_null())
    parts.push_back(fmt::format("{} {}", t.paint({"The Prometheus:", "Prometeusz:"}), ship_place(text_of(at), t)));
  const json::array& beside = t.at("beside_planets").as_array();
  for (std::size_t i = 0; i < beside.size(); ++i)  // CA-CITADEL-01
    parts.push_back(fmt::format("{} {}, {}", t.paint({"citadel:", "cytadela:"}),
                                planet(t.at("beside_which").as_array()[i]), card_name(text_of(beside[i]), t)));
  for (const json::value& gone : t.at("destroyed").as_array())
    parts.push_back(fmt::format("{} {}", t.paint({"destroyed:", "zniszczona planeta:"}), planet(gone)));
  if (!parts.empty()) add_parts(out, "", parts, "   ", t.width());
}

// --- the encounter

// What the main player has there, and the allies: "green 4, allies: blue 2, red 1"
std::string side_ships(Side side, const Table& t) {
  const bool is_offense = side == Side::kOffense;
  const Seat main = t.seat(is_offense ? "offense" : "defense");
  const std::string_view place = is_offense ? "gate" : "beside";
  int own = number_of(t.player(main).at("gate"));
  if (const int planet = value_of(kPlanetKind, text_of(t.at("target"))); !is_offense && planet >= 0) {
    const json::object& on_it =
        is_genesis(planet)
            ? t.at("genesis").at("ships").as_object()
            : t.at("planets").at(kSeatKind.print(home_of(planet))).at(std::to_string(index_of(planet) + 1)).as_object();
    const json::value* there = on_it.if_contains(kSeatKind.print(main));
    own = there ? number_of(*there) : 0;
  }
  std::string out = fmt::format("{} {}", seat_name(main, t), own);
  std::string allies;
  for (Seat p = 0; p < t.seats(); ++p)
    if (text_of(t.player(p).at("ally")) == kSideKind.print(static_cast<int>(side)))
      allies += fmt::format("{}{} {}", allies.empty() ? "" : ", ", seat_name(p, t), number_of(t.player(p).at(place)));
  if (!allies.empty()) out += fmt::format("   {} {}", t.paint({"allies:", "sojusznicy:"}), allies);
  return out;
}

std::string side_card(std::string_view side, const Table& t) {
  const json::value& laid = t.at("laid").at(side);
  if (laid.is_null()) return "";
  if (is_hidden(laid)) return size_of(laid) == 0 ? "" : t.paint({"a card face down", "zakryta karta"});
  std::string out = card_name(text_of(laid), t);
  if (const std::string_view as = text_of(t.at("counts_as").at(side)); !as.empty() && as != text_of(laid))
    out += fmt::format(" {} {}", t.paint({"as", "jako"}), card_name(as, t));
  if (!t.is("is_revealed")) out += t.paint({" (face down)", " (zakryta)"});
  return out;
}

void add_side(Lines& out, Side side, const Table& t) {
  const std::string id = kSideKind.print(static_cast<int>(side));
  const std::string label =
      pad_to("  " + capitalised(kSideKind.say(static_cast<int>(side), t.lang())), kNameColumns + 2);
  Lines parts = {side_ships(side, t)};
  if (const std::string card = side_card(id, t); !card.empty()) parts.push_back(card);
  for (const json::value& card : t.at("support").at(id).as_array()) parts.push_back(card_name(text_of(card), t));
  if (text_of(t.at("target")).size() > 0)
    parts.push_back(t.paint.bold(fmt::format("{} {}", t.paint({"total", "suma"}), number_of(t.at("totals").at(id)))));
  add_parts(out, label, parts, "   ", t.width());
}

std::string invitation(std::string_view side, const Table& t) {
  std::string out;
  for (const json::value& seat : t.at("invited").at(side).as_array())
    out += (out.empty() ? "" : ", ") + seat_name(static_cast<Seat>(value_of(kSeatKind, text_of(seat))), t);
  return out;
}

void add_encounter(Lines& out, const Table& t) {
  const int planet = value_of(kPlanetKind, text_of(t.at("target")));
  if (t.seat("defense") < 0 || t.seat("offense") < 0) {
    if (planet >= 0)
      out.push_back(fmt::format("{} {}", t.paint({"Resettled:", "Ponownie zakładana kolonia, planeta"}),
                                kPlanetKind.say(planet, t.lang())));
    return;
  }
  out.emplace_back();
  const std::string where =
      planet < 0 ? t.paint({"not aimed yet", "jeszcze nienakierowane"})
                 : fmt::format("▸ {} {}", t.paint({"planet", "planeta"}), kPlanetKind.say(planet, t.lang()));
  out.push_back(t.paint.bold(t.paint({"Gate ", "Wrota "})) + where);
  for (const Side side : kSides) add_side(out, side, t);
  for (const Side side : kSides)
    if (const std::string guests = invitation(kSideKind.print(static_cast<int>(side)), t); !guests.empty())
      add_parts(out,
                fmt::format(fmt::runtime(t.paint({"  invited by the {}: ", "  {} zaprasza: "})),
                            kSideKind.say(static_cast<int>(side), t.lang())),
                {guests}, "", t.width());
  Lines playing;
  for (const json::value& card : t.at("playing").as_array()) playing.push_back(card_name(text_of(card), t));
  if (!playing.empty()) add_parts(out, t.paint({"  being played: ", "  zagrywane: "}), playing, ", ", t.width());
}

// --- a deal

// "green gives a random card"
std::string term_text(const json::value& term, const Table& t) {
  if (is_hidden(term)) return t.paint({"a card of the hand", "karta z ręki"});
  if (const std::string_view owner = text_of(term.at("owner")); !owner.empty())
    return fmt::format("{} {} ({})", t.paint({"from the warp:", "z wiru:"}),
                       seat_name(static_cast<Seat>(value_of(kSeatKind, owner)), t), number_of(term.at("ships")));
  const Side giver = static_cast<Side>(value_of(kSideKind, text_of(term.at("giver"))));
  const std::string who = seat_name(t.seat(kSideKind.print(static_cast<int>(giver))), t);
  std::string what = name_of(kTermKindKind, text_of(term.at("term")), t.lang());
  if (const std::string_view card = text_of(term.at("card")); !card.empty()) what = card_name(card, t);
  if (const std::string_view type = text_of(term.at("type")); !type.empty())
    what += ": " + name_of(kTypeKind, type, t.lang());
  if (const std::string_view planet = text_of(term.at("planet")); !planet.empty())
    what =
        fmt::format("{} {}", t.paint({"a colony on", "kolonia na planecie"}), name_of(kPlanetKind, planet, t.lang()));
  return fmt::format("{} {} {}", who, t.paint({"gives", "daje:"}), what);
}

void add_terms(Lines& out, const std::string& label, const json::value& terms, const Table& t) {
  Lines parts;
  if (terms.is_array())
    for (const json::value& term : terms.get_array()) parts.push_back(term_text(term, t));
  else if (size_of(terms) > 0)
    parts.push_back(fmt::format("{} {}", t.paint({"terms:", "warunki:"}), size_of(terms)));
  if (!parts.empty()) add_parts(out, label, parts, "; ", t.width());
}

void add_deal(Lines& out, const Table& t) {
  const json::value& talk = t.at("talk");
  const std::string_view moment = text_of(t.at("moment"));
  const bool is_open = moment == kMomentKind.print(static_cast<int>(Moment::kDealOpen)) ||
                       moment == kMomentKind.print(static_cast<int>(Moment::kDealMade));
  if (!is_open) return;
  out.emplace_back();
  out.push_back(t.paint.bold(t.paint({"Deal", "Porozumienie"})));
  for (const std::string_view side : {"first", "second"}) {
    const json::value& maker = talk.at(side);
    const auto seat = static_cast<Seat>(value_of(kSeatKind, text_of(maker.at("seat"))));
    if (seat < 0) continue;
    if (number_of(maker.at("number")) > 0)
      add_terms(out, fmt::format("  {} {}: ", seat_name(seat, t), t.paint({"proposes", "proponuje"})),
                maker.at("offer"), t);
    else
      out.push_back(fmt::format("  {}: {}", seat_name(seat, t),
                                t.paint.dim(t.paint({"no open proposal", "brak otwartej propozycji"}))));
  }
  add_terms(out, t.paint({"  being prepared: ", "  w przygotowaniu: "}), talk.at("draft"), t);
}

// --- the players

// What the viewer knows of somebody else's hand.
Lines known_cards(const json::value& hand, const Table& t) {
  Lines out;
  const json::value* known = hand.is_object() ? hand.get_object().if_contains("known") : nullptr;
  if (!known || !known->is_array()) return out;
  for (const json::value& one : known->get_array())
    out.push_back(card_name(one.is_object() ? text_of(one.at("card")) : text_of(one), t));
  return out;
}

// Columns of numbers, under their head; then the alien and the part in the encounter.
constexpr Array<Text, 4> kCounted = {
    {{{"foreign", "zewnętrzne"}, {"home", "rodzime"}, {"warp", "wir"}, {"hand", "ręka"}}}};
constexpr Array<int, 4> kCountColumns = {12, 9, 6, 6};

void add_player_head(Lines& out, const Table& t) {
  std::string line = pad_to(t.paint({"Colonies:", "Kolonie:"}), kNameColumns + 1);
  for (int i = 0; i < 4; ++i) line += pad_to(t.paint(kCounted[i]), kCountColumns[i]);
  out.push_back(t.paint.dim(line));
}

// "technologies: 1. Omega Missile (ships 3), Xenon Lasers": face down with the ships on them, or completed.
void add_technologies(Lines& out, Seat seat, const Table& t) {
  const json::object& player = t.player(seat);
  const json::value& face_down = player.at("face_down");
  const json::array& research = player.at("research").as_array();
  Lines parts;
  for (std::size_t i = 0; i < research.size(); ++i) {
    const std::string name = is_hidden(face_down)
                                 ? t.paint({"face down", "zakryta"})
                                 : name_of(kTechnologyKind, text_of(face_down.as_array()[i]), t.lang());
    parts.push_back(fmt::format("{}. {} ({} {})", i + 1, name, t.paint({"ships:", "statki:"}), number_of(research[i])));
  }
  for (const json::value& technology : player.at("completed").as_array())
    parts.push_back(t.paint.bold(name_of(kTechnologyKind, text_of(technology), t.lang())));
  if (!parts.empty())
    add_parts(out, spaces(kNameColumns + 1) + t.paint({"technologies: ", "technologie: "}), parts, ", ", t.width());
}

// "Tick-Tock (tokens: 9)": a sheet, and what lies on it.
std::string sheet_text(std::string_view alien, const Table& t) {
  const std::string name = name_of(kAlienKind, alien, t.lang());
  const json::value* tokens = t.at("tokens").as_object().if_contains(alien);
  if (!tokens) return name;
  return fmt::format("{} ({} {})", name, t.paint({"tokens:", "żetony:"}), number_of(*tokens));
}

// All sheets of a player, where the first alone does not say it: further ones, and tokens; and what others have given.
void add_sheets(Lines& out, Seat seat, const Table& t) {
  const json::object& player = t.player(seat);
  const json::array& more = player.at("more_powers").as_array();
  const std::string_view own = is_hidden(player.at("alien")) ? "" : text_of(player.at("alien"));
  Lines parts;
  if (!own.empty() && (!more.empty() || t.at("tokens").as_object().contains(own))) parts.push_back(sheet_text(own, t));
  for (const json::value& alien : more) parts.push_back(sheet_text(text_of(alien), t));
  for (const json::value& holder : t.at("grudges").as_array())
    if (text_of(holder) == kSeatKind.print(seat)) parts.push_back(t.paint({"grudge token", "żeton dąsów"}));
  if (!parts.empty())
    add_parts(out, spaces(kNameColumns + 1) + t.paint({"sheet: ", "arkusz: "}), parts, ", ", t.width());
}

void add_player(Lines& out, Seat seat, const Table& t) {
  const json::object& player = t.player(seat);
  const Array<std::string, 4> numbers = {
      {{t.paint.bold(fmt::format("{}/{}", number_of(player.at("foreign_colonies")), t.is("four_planets") ? 4 : 5)),
        std::to_string(number_of(player.at("home_colonies"))), std::to_string(number_of(player.at("warp"))),
        std::to_string(size_of(player.at("hand")))}}};
  std::string line = pad_to(seat_name(seat, t), kNameColumns + 1);
  for (int i = 0; i < 4; ++i) line += pad_to(numbers[i], kCountColumns[i]);
  const json::value& alien = player.at("alien");
  line += is_hidden(alien) && number_of(alien.at("hidden")) > 0 ? t.paint({"face down", "zakryty"})
                                                                : name_of(kAlienKind, text_of(alien), t.lang());
  if (number_of(player.at("power_lost"))) line += t.paint({", no power", ", bez mocy"});
  out.push_back(line);
  add_sheets(out, seat, t);
  if (const Lines known = known_cards(player.at("hand"), t); !known.empty())
    add_parts(out, spaces(kNameColumns + 1) + t.paint({"known: ", "znane: "}), known, ", ", t.width());
  add_technologies(out, seat, t);
}

// Cards that only their owner sees: their names, or how many they are and what is known of them.
void add_cards_of(Lines& out, Text label, const json::value& pile, const json::value& whose, const Table& t) {
  if (size_of(pile) == 0) return;
  Lines cards;
  if (pile.is_array())
    for (const json::value& card : pile.get_array()) cards.push_back(card_name(text_of(card), t));
  else
    cards.push_back(std::to_string(size_of(pile)));
  for (const std::string& card : known_cards(pile, t)) cards.push_back(card);
  const int owner = value_of(kSeatKind, text_of(whose));
  const std::string of = owner < 0 ? "" : fmt::format(" ({})", seat_name(static_cast<Seat>(owner), t));
  add_parts(out, t.paint.bold(t.paint(label)) + of + ": ", cards, ", ", t.width());
}

void add_hand(Lines& out, const Table& t) {
  const int seat = value_of(kSeatKind, t.viewer);
  if (seat < 0) return;
  const json::object& player = t.player(static_cast<Seat>(seat));
  const json::value& hand = player.at("hand");
  if (!hand.is_array() || hand.get_array().empty()) return;
  Lines cards;
  for (const json::value& card : hand.get_array()) cards.push_back(card_name(text_of(card), t));
  out.emplace_back();
  add_parts(out, t.paint.bold(t.paint({"Hand: ", "Ręka: "})), cards, ", ", t.width());
  Lines seen;
  if (const json::value* by = player.if_contains("hand_seen_by"); by && by->is_object())
    for (const auto& [who, count] : by->get_object())
      if (number_of(count) > 0)
        seen.push_back(
            fmt::format("{} {}", seat_name(static_cast<Seat>(value_of(kSeatKind, who)), t), number_of(count)));
  if (!seen.empty()) add_parts(out, t.paint({"  seen by others: ", "  inni znają z niej: "}), seen, ", ", t.width());
}

}  // namespace

std::string Cosmic::draw(const View& view, const Style& style) {
  const json::value root = json::parse(view.json());
  const Table t = {root.at("state").as_object(), text_of(root.at("viewer")), Painter(style)};
  Lines lines;
  add_course(lines, t);
  add_decks(lines, t);
  lines.emplace_back();
  add_systems(lines, t);
  add_tokens(lines, t);
  add_encounter(lines, t);
  add_deal(lines, t);
  lines.emplace_back();
  add_player_head(lines, t);
  for (Seat p = 0; p < t.seats(); ++p) add_player(lines, p, t);
  add_hand(lines, t);
  add_cards_of(lines, {"Hoard", "Skarbiec"}, t.at("hoard"), t.at("hoard_of"), t);
  add_cards_of(lines, {"Set aside", "Odłożone na bok"}, t.at("put_by"), t.at("put_by_whom"), t);
  return joined_lines(std::move(lines));
}

}  // namespace kosmo::cosmic
