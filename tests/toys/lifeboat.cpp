// Lifeboat shows a cooperative game, in which all win or all lose, and an option by which it is none.
//
//   BOAT-01  The boat is ten strokes from the shore and dry. In its turn a seat rows one stroke, or bails out two of
//   water. BOAT-02  Then the top card of the weather deck is turned: eight waves bring two of water each, eight calms
//   none.
//            A deck that has run out is shuffled anew.
//   BOAT-03  At six of water the boat sinks, and all have lost.
//   BOAT-04  At the shore all have won. The strokes made are everybody's score.
//   BOAT-05  After thirty turns, an hour each, night falls, and all have lost.
//   BOAT-06  Option "rivals", for two or more: at the shore the most strokes of one's own win; a lost boat is nobody's.
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kFar = 10, kSinks = 6, kHours = 30, kCardsOfAKind = 8;

constexpr Name kWeathers[] = {{"calm", {"calm", "cisza"}}, {"wave", {"wave", "fala"}}};
constexpr ArgKind kWeather = kind_of<kWeathers>("weather");
constexpr std::uint8_t kWave = 1;
constexpr Option kOptions[] = {{.key = "rivals",
                                .name = {"Rivals", "Rywale"},
                                .help = {"Each for oneself (BOAT-06).", "Każdy dla siebie (BOAT-06)."}}};

struct Lifeboat {
  struct State {
    Core<4> core;
    FixedList<std::uint8_t, 2 * kCardsOfAKind> deck, turned;
    std::array<std::uint8_t, kToyMaxSeats> strokes;
    std::uint8_t rowed, water, hours, rivals;
    std::uint8_t unused[6];
  };

  enum class Kind { kTurn, kWeather };
  enum class Verb { kRow, kBail };
  enum class Say { kRows, kBails, kTurned, kSaved, kLost };

  static const GameInfo& info() {
    static const GameInfo info{.id = "lifeboat",
                               .name = {"Lifeboat", "Szalupa"},
                               .blurb = {"All win or all lose.", "Wygrywają albo przegrywają wszyscy."},
                               .min_seats = 1,
                               .max_seats = kToyMaxSeats,
                               .seat_names = kToySeats,
                               .options = kOptions,
                               .over_rule = "BOAT-04",
                               .max_decisions = kHours};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"row", {"Row", "Wiosłuj"}}, "BOAT-01"},
        {{"bail", {"Bail out water", "Wybieraj wodę"}}, "BOAT-01"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"rows", {"{0} rows.", "{0} wiosłuje."}, {&kToySeat}},
        {"bails", {"{0} bails.", "{0} wybiera wodę."}, {&kToySeat}},
        {"turned",
         {"The weather: {0}. Water in the boat: {1}.", "Pogoda: {0}. Wody w łodzi: {1}."},
         {&kWeather, &kNumber}},
        {"saved", {"The shore! All are saved.", "Brzeg! Wszyscy ocaleli."}},
        {"lost", {"The boat is lost.", "Łódź przepadła."}},
    };
    return phrases;
  }

  static Problem refuse_setup(int seats, const Options& options) {
    if (seats > 1 || !options[0]) return {};
    return {"One alone has no rivals: switch the option off, or sit down with somebody.",
            "W pojedynkę nie ma rywali: wyłącz tę opcję albo dosiądź się do kogoś."};
  }
  static void setup(State& s, const Options& options, Events&) {
    s.rivals = static_cast<std::uint8_t>(options[0]);
    for (int i = 0; i < 2 * kCardsOfAKind; ++i) s.deck.push(static_cast<std::uint8_t>(i % 2));
    s.core.rng.shuffle(s.deck);
    s.core.push(Kind::kTurn, 0);
  }
  static void list_turn(const State& s, const Step&, ActionList& out) {
    out.add(Verb::kRow);
    if (s.water > 0) out.add(Verb::kBail);
  }
  static void apply_turn(State& s, const Step& step, Action a, Events& events) {
    const bool rows = a.verb == static_cast<int>(Verb::kRow);
    if (rows) {
      ++s.rowed;
      ++s.strokes[step.seat];
    } else {
      s.water = static_cast<std::uint8_t>(s.water > 2 ? s.water - 2 : 0);
    }
    events.tell_all(rows ? Say::kRows : Say::kBails, step.seat);
    if (s.rowed == kFar) return end(s, Say::kSaved, events);
    s.core.push(Kind::kWeather, step.seat);
  }
  static void run_weather(State& s, const Step& step, Events& events) {
    if (s.deck.empty()) {
      std::swap(s.deck, s.turned);
      s.core.rng.shuffle(s.deck);
    }
    const std::uint8_t card = s.deck.pop();
    s.turned.push(card);
    s.core.reveal();
    if (card == kWave) s.water = static_cast<std::uint8_t>(s.water + 2);
    events.tell_all(Say::kTurned, card, s.water);
    if (s.water >= kSinks || ++s.hours == kHours) return end(s, Say::kLost, events);
    s.core.push(Kind::kTurn, seat_after(step.seat, s.core.seats));
  }
  static void end(State& s, Say how, Events& events) {
    s.core.over = 1;
    events.tell_all(how);
  }
  static Refusal why_not_turn(const State& s, const Step&, Action a) {
    if (a.verb == static_cast<int>(Verb::kBail) && s.water == 0)
      return refuse("BOAT-01", {"The boat is dry.", "W łodzi jest sucho."});
    return {};
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "turn",
         .rule = "BOAT-01",
         .list = list_turn,
         .apply = apply_turn,
         .question = {"turn", {"Row or bail?", "Wiosłować czy wybierać wodę?"}},
         .why_not = why_not_turn},
        {.name = "weather", .rule = "BOAT-02", .run = run_weather},
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("rowed", s.rowed, 0, kFar);
    ar.number("water", s.water, 0, kSinks + 1);
    ar.number("hours", s.hours, 0, kHours);
    ar.number("rivals", s.rivals, 0, 1);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) { ar.number("strokes", s.strokes[p], 0, kFar); });
    Zones z(s.core.seats);
    zones(s, z);
    z.describe(ar, "turned", s.turned);
    z.describe(ar, "deck", s.deck);
  }
  static void zones(State& s, Zones& z) {
    z.set("weather", kWeather, [](int) { return kCardsOfAKind; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    z.list("/turned", s.turned, kEverybody);
  }

  static bool cooperative(const State& s) { return !s.rivals; }
  static Result result(const State& s) {
    Result result;
    result.won = s.rowed == kFar;
    for (int p = 0; p < s.core.seats; ++p)
      result.score[p] = !s.rivals ? s.rowed : result.won ? s.strokes[p] : std::uint8_t{0};
    rank_places(result, s.core.seats);
    return result;
  }
  static Problem broken_invariant(const State&) { return {}; }
};

}  // namespace

const Game& lifeboat_game() {
  static const Erased<Lifeboat> game;
  return game;
}

}  // namespace kosmo
