// One small game with many ways to be wrong, to show that each law can fail. With Bug::kNone it is sound.
// Which way it is wrong is chosen at run time, outside the state: to compile a game for each of them took longest of
// all.
//
//   FRAGILE-01  A seat starts with two cards of 1 to 4 in hand. In its turn it draws a card, opens one, tucks one away,
//   or
//               rests. The game lasts four rounds.
//   FRAGILE-02  A card drawn is seen by its drawer only. The first one dealt is shown to all.
//   FRAGILE-03  An opened card is shown to all and scores its number.
//   FRAGILE-04  A card tucked away is face down until the end, and then scores twice its number.
//   FRAGILE-05  An omen of 1 to 4 is drawn at the start and shown to nobody until the end.
#pragma once

#include "engine/content.h"
#include "tests/toys/toy_parts.h"

namespace kosmo {

enum class Bug {
  kNone,
  // replay, copy
  kGlobalMemory,   // the score depends on something outside the state
  kWritesThrough,  // playing a copy changes the original
  // round trip
  kForgottenField,  // not described, so not saved
  kTwoCardsOneName,
  kAnyNumber,  // accepts what cannot be
  // no leak
  kOpenHand,       // a view shows every hand
  kPeekingChoice,  // what a seat may do depends on the closed deck
  kPeekingReason,  // why it cannot do something yet does
  kCheatingDraw,   // draws leave the hands, of which a card is known, as they are
  kUnsoundDraw,    // redraw() makes cards of nothing
  kTalkative,      // everybody is told the card drawn
  kLoudTuck,       // the secret choice is not marked as one
  kUnevenTensor,   // as many numbers as there are cards
  // dream
  kDreamOfTruth,  // what is drawn for a viewer depends on what it replaces
  // fresh
  kStaleOmen,    // a secret that no reshuffle draws anew
  kTellingOmen,  // after a reshuffle it depends on what it was
  // progress
  kEndless,
  kStuck,
  kOfferedTwice,
  kNoWinner,
  kNoPrior,    // an action that no search would ever try
  kVainHopes,  // prospects of more than one win
  kLostPart,   // tucked cards count, but no part of the score says so
  // conservation
  kLosesCard,
  // refusal
  kMute,         // a refusal without words
  kNoRule,       // a verb that names no rule
  kUnknownRule,  // rules that the game's rules text does not have
  kOneLanguage,
  kOpenHole,   // "{1}" where there is no second argument
  kWrongName,  // an event about a card that does not exist
  kMuteWarning,
  kMuteReason,      // why something cannot be done yet
  kPeekingWarning,  // warns of what only the closed deck knows
  kHelpInOneTongue,
  // undo
  kSilentDraw,  // a card is drawn, no reveal is counted
  kSilentOpen,  // a hidden card is shown, no reveal is counted
  kVainReveal,  // a reveal is counted, nobody learns anything
  // texts
  kStraightQuotes,  // as no printer would set them
  kSmallLetter,     // at the beginning of a sentence
  // public
  kPublicHand,  // a choice among the cards in hand is said to be public
  // signature
  kOtherRule,  // opened cards score one more
};

struct Fragile {
  static inline Bug current = Bug::kNone;
  static bool has(Bug bug) { return current == bug; }
  static void choose(Bug bug) {
    current = bug;
    change_tables();
  }
  static constexpr int kRounds = 4, kValues = 4, kCards = 16, kHand = 2 + kRounds;
  using Cards = FixedList<std::uint8_t, kCards>;

  struct State {
    Core<4> core;
    Cards deck, open;
    std::array<Hand<kHand>, kToyMaxSeats> hand;
    std::array<Cards, kToyMaxSeats> tucked;
    std::array<std::uint8_t, kToyMaxSeats> score;
    std::uint8_t round, rests, omen;
    std::uint8_t unused[7];
  };

  enum class Kind { kTurn, kOpen, kTuck };
  enum class Verb { kDraw, kOpen, kTuck, kRest, kCard };
  enum class Say { kDraws, kDrawsCard, kOpens, kTucks, kRests };

  static constexpr ArgKind kCard = {"card", [] { return kValues; }, [](int v) { return std::to_string(v + 1); },
                                    [](int v, Lang, Form) { return std::to_string(v + 1); }};
  // The same for actions.
  static constexpr ArgKind kChosen = {"card", [] { return kValues; },
                                      [](int v) { return std::to_string(has(Bug::kTwoCardsOneName) && v ? 1 : v + 1); },
                                      [](int v, Lang, Form) { return std::to_string(v + 1); }};

  static GameInfo& info_table() {
    static GameInfo info{.id = "fragile",
                         .name = {"Fragile", "Kruche"},
                         .blurb = {"Many ways to be wrong.", "Wiele sposobów, by się pomylić."},
                         .min_seats = 2,
                         .max_seats = 3,
                         .seat_names = kToySeats,
                         .options = {},
                         .over_rule = "FRAGILE-01",
                         .max_decisions = 3 * kRounds * 2};
    return info;
  }
  // The id of some game that has a rules text.
  static std::string_view with_rules_text() {
    for (const EmbeddedFile& file : embedded_files())
      if (file.path.starts_with("rules/")) return file.path.substr(6, file.path.find_first_of(".-") - 6);
    return "";
  }
  static std::span<VerbRule> verb_table() {
    static VerbRule verbs[] = {
        {{"draw", {"Draw a card", "Dobierz kartę"}}, "FRAGILE-02"},
        {{"open", {"Open a card", "Odkryj kartę"}}, "FRAGILE-03"},
        {{"tuck", {"Tuck a card away", "Odłóż kartę zakrytą"}}, "FRAGILE-04"},
        {{"rest", {"Rest", "Odpocznij"}}, "FRAGILE-01"},
        {{"card", {"Card {0}", "Karta {0}"}, {&kChosen}}, "FRAGILE-01"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"draws", {"{0} draws a card.", "{0} dobiera kartę."}, {&kToySeat}},
        {"draws-card", {"The card is {0}.", "Karta to {0}."}, {&kCard}},
        {"opens", {"{0} opens {1}.", "{0} odkrywa {1}."}, {&kToySeat, &kCard}},
        {"tucks", {"{0} tucks a card away.", "{0} odkłada zakrytą kartę."}, {&kToySeat}},
        {"rests", {"{0} rests.", "{0} odpoczywa."}, {&kToySeat}},
    };
    return phrases;
  }

  // Things outside the state, that must not be.
  static inline int counter = 0;
  static inline State* original = nullptr;

  static void setup(State& s, const Options&, Events&) {
    original = &s;
    for (int i = 0; i < kCards; ++i) s.deck.push(static_cast<std::uint8_t>(i % kValues));
    s.core.rng.shuffle(s.deck);
    for (int p = 0; p < s.core.seats; ++p)
      for (int i = 0; i < 2; ++i) s.hand[p].add(s.deck.pop(), i == 0 ? kEverybody : kNobodySees);
    s.omen = static_cast<std::uint8_t>(s.core.rng.below(kValues));
    s.core.push(Kind::kTurn, 0);
  }

  static void list_turn(const State& s, const Step& step, ActionList& out) {
    if (has(Bug::kStuck) && s.round == 2) return;
    const bool may_draw = !s.deck.empty() && !(has(Bug::kPeekingChoice) && s.deck.back() == 0);
    if (may_draw) out.add(Verb::kDraw);
    if (!s.hand[step.seat].empty()) out.add(Verb::kOpen);
    if (!s.hand[step.seat].empty()) out.add(Verb::kTuck);
    out.add(Verb::kRest);
    if (has(Bug::kOfferedTwice) && s.round == 2) out.add(Verb::kRest);
  }
  static void apply_turn(State& s, const Step& step, Action a, Events& events) {
    if (has(Bug::kWritesThrough) && original != &s) ++original->rests;
    switch (static_cast<Verb>(a.verb)) {
      case Verb::kDraw: draw(s, step.seat, events); break;
      case Verb::kOpen: return s.core.push(Kind::kOpen, step.seat);
      case Verb::kTuck: return s.core.push(Kind::kTuck, step.seat);
      default:
        s.rests = static_cast<std::uint8_t>((s.rests + 1) % 100);
        if (has(Bug::kVainReveal)) s.core.reveal();
        events.tell_all(Say::kRests, step.seat);
    }
    next_turn(s, step);
  }
  static void draw(State& s, Seat seat, Events& events) {
    const std::uint8_t card = s.deck.pop();
    if (!(has(Bug::kLosesCard) && s.round == 2)) s.hand[seat].add(card);
    if (!has(Bug::kSilentDraw)) s.core.reveal();
    events.say(all_but(seat), Say::kDraws, seat);
    events.say(has(Bug::kTalkative) ? kEverybody : only(seat), Say::kDrawsCard,
               has(Bug::kWrongName) ? card + kValues : card);
  }
  static void list_card(const State& s, const Step& step, ActionList& out) {
    s.hand[step.seat].each_face([&](int face) { out.add(Verb::kCard, face); });
  }
  static void apply_open(State& s, const Step& step, Action a, Events& events) {
    const int more = has(Bug::kOtherRule) ? 1 : has(Bug::kGlobalMemory) ? ++counter % 3 : 0;
    s.hand[step.seat].take(a.arg[0]);
    s.open.push(a.arg[0]);
    s.score[step.seat] = static_cast<std::uint8_t>(s.score[step.seat] + a.arg[0] + 1 + more);
    if (!has(Bug::kSilentOpen)) s.core.reveal();
    events.tell_all(Say::kOpens, step.seat, a.arg[0]);
    next_turn(s, step);
  }
  static void apply_tuck(State& s, const Step& step, Action a, Events& events) {
    s.hand[step.seat].take(a.arg[0]);
    s.hand[step.seat].forget_but(only(step.seat));  // it may be the card that the others know
    s.tucked[step.seat].push(a.arg[0]);
    events.tell_all(Say::kTucks, step.seat);
    next_turn(s, step);
  }
  static void next_turn(State& s, const Step& step) {
    const Seat next = seat_after(step.seat, s.core.seats);
    if (next == 0 && !(has(Bug::kEndless) && s.round == kRounds - 1)) ++s.round;
    if (s.round < kRounds) return s.core.push(Kind::kTurn, next);
    s.core.over = 1;
    s.core.reveal();
  }
  static void expect_turn(const State&, const Step&, ActionList& out) { out.add(Verb::kCard, 0); }
  static Refusal why_not_turn(const State& s, const Step&, Action a) {
    if (has(Bug::kMute)) return refuse("FRAGILE-01", {"", ""});
    if (static_cast<Verb>(a.verb) != Verb::kCard) return {};
    if (has(Bug::kPeekingReason) && (s.deck.empty() || s.deck.back() == 0)) return {};
    if (has(Bug::kMuteReason)) return refuse("FRAGILE-01", {"", ""});
    return refuse("FRAGILE-03", {"First say what you do with a card.", "Najpierw powiedz, co robisz z kartą."});
  }
  static double prior(const State&, Action a) {
    return has(Bug::kNoPrior) && static_cast<Verb>(a.verb) == Verb::kRest ? 0 : 1 + a.verb;
  }
  // To rest with cards in hand is to score nothing in this turn.
  static Warning wastes(const State& s, Action a) {
    const Step& step = s.core.steps.back();
    if (static_cast<Verb>(a.verb) != Verb::kRest || s.hand[step.seat].empty()) return {};
    if (has(Bug::kPeekingWarning) && (s.deck.empty() || s.deck.back() == 0)) return {};
    if (has(Bug::kMuteWarning)) return refuse("FRAGILE-01", {"", ""});
    return refuse("FRAGILE-03", {"You could open a card.", "Można odkryć kartę."});
  }
  static Prospects prospects(const State& s) {
    const Result result = Fragile::result(s);
    Prospects shares = prospects_by_points(s.core.seats, 4, [&](Seat p) { return result.score[p]; });
    if (has(Bug::kVainHopes)) shares[0] = (1 + shares[0]) / 2;
    return shares;
  }
  static std::span<StepRule<State>> step_table() {
    static StepRule<State> steps[] = {
        {.name = "turn",
         .rule = "FRAGILE-01",
         .list = list_turn,
         .apply = apply_turn,
         .question = {"turn", {"What do you do?", "Co robisz?"}},
         .why_not = why_not_turn,
         .help = {"Cards score when they are opened.", "Karty dają punkty po odkryciu."},
         .choices_public = true,
         .expects = expect_turn},
        {.name = "open",
         .rule = "FRAGILE-03",
         .list = list_card,
         .apply = apply_open,
         .question = {"open", {"Which card do you open?", "Którą kartę odkrywasz?"}}},
        {.name = "tuck",
         .rule = "FRAGILE-04",
         .list = list_card,
         .apply = apply_tuck,
         .question = {"tuck", {"Which card do you tuck away?", "Którą kartę odkładasz?"}},
         .secret = true},
    };
    return steps;
  }
  static const GameInfo& info() { return info_table(); }
  static std::span<const VerbRule> verbs() { return verb_table(); }
  static std::span<const StepRule<State>> steps() { return step_table(); }
  static void change_tables() {
    info_table().id = has(Bug::kUnknownRule) ? with_rules_text() : "fragile";
    VerbRule &rest = verb_table()[static_cast<int>(Verb::kRest)], &card = verb_table()[static_cast<int>(Verb::kCard)];
    rest.phrase.text.pl = has(Bug::kOneLanguage)      ? "Rest"
                          : has(Bug::kStraightQuotes) ? "Odpocznij \"chwilę\""
                          : has(Bug::kSmallLetter)    ? "śpij"
                                                      : "Odpocznij";
    rest.rule = has(Bug::kNoRule) ? "" : "FRAGILE-01";
    card.phrase.text.pl = has(Bug::kOpenHole) ? "Karta {1}" : "Karta {0}";
    const auto step = [](Kind kind) -> StepRule<State>& { return step_table()[static_cast<int>(kind)]; };
    step(Kind::kTurn).help.pl = has(Bug::kHelpInOneTongue) ? "" : "Karty dają punkty po odkryciu.";
    step(Kind::kOpen).choices_public = has(Bug::kPublicHand);
    step(Kind::kTuck).secret = !has(Bug::kLoudTuck);
  }

  static void describe(Archive& ar, State& s) {
    ar.number("round", s.round, 0, kRounds);
    if (has(Bug::kAnyNumber))
      ar.number("rests", s.rests, -10'000'000'000'000'000, 10'000'000'000'000'000);
    else if (!has(Bug::kForgottenField))
      ar.number("rests", s.rests, 0, 99);
    Zones z(s.core.seats);
    list_zones(s, z, true);
    z.describe(ar, "open", s.open);
    ar.hidden("omen", s.core.over ? kEverybody : kNobodySees, 1, [&] { ar.number("omen", s.omen, 0, kValues - 1); });
    z.describe(ar, "deck", s.deck);
    ar.seats("players", s.core.seats, kToySeat, [&](Seat p) {
      ar.number("score", s.score[p], 0, 255);
      z.describe(ar, "hand", s.hand[p], kToySeat);
      z.describe(ar, "tucked", s.tucked[p]);
    });
    if (has(Bug::kUnevenTensor) && !ar.reading())
      for (std::uint8_t card : s.open) ar.number("last_open", card, 0, kValues);
  }
  static void zones(State& s, Zones& z) { list_zones(s, z, false); }
  static void list_zones(State& s, Zones& z, bool to_describe) {
    z.set("card", kCard, [](int) { return kCards / kValues; });
    z.pile("/deck", s.deck, kNobodySees).gives();
    z.list("/open", s.open, kEverybody);
    for (Seat p = 0; p < s.core.seats; ++p) {
      const Audience owner = s.core.over ? kEverybody : only(p);
      if (has(Bug::kCheatingDraw) && !to_describe)
        for (const Card& card : s.hand[p]) z.tally(card.face, 1);
      else
        z.hand("/players/*/hand", p, s.hand[p], has(Bug::kOpenHand) && to_describe ? kEverybody : owner);
      z.list("/players/*/tucked", s.tucked[p], owner, p);
    }
  }
  static void redraw(State& s, Audience knows, Rng& rng) {
    if (!s.core.over && !(has(Bug::kStaleOmen) && knows == kEverybody)) {
      const bool depends = has(Bug::kDreamOfTruth) || (has(Bug::kTellingOmen) && knows == kEverybody);
      s.omen = static_cast<std::uint8_t>((rng.below(kValues) + (depends ? s.omen : 0)) % kValues);
    }
    if (has(Bug::kUnsoundDraw) && !s.deck.empty())
      s.deck.back() = static_cast<std::uint8_t>((s.deck.back() + 1) % kValues);
  }

  static Result result(const State& s) {
    Result result;
    ScorePart opened{"open", {"open cards", "odkryte karty"}, {}}, tucked{"tucked", {"tucked away", "odłożone"}, {}};
    for (int p = 0; p < s.core.seats; ++p) {
      opened.score[p] = s.score[p];
      for (const std::uint8_t card : s.tucked[p])
        tucked.score[p] = static_cast<std::int16_t>(tucked.score[p] + 2 * card + 2);
      result.score[p] = static_cast<std::int16_t>(opened.score[p] + tucked.score[p]);
    }
    result.parts.push(opened);
    if (!has(Bug::kLostPart)) result.parts.push(tucked);
    rank_places(result, s.core.seats);
    if (has(Bug::kNoWinner)) result.place.fill(2);
    return result;
  }
  static Problem broken_invariant(const State&) { return {}; }
};

// The game with this bug, until it is asked for with another.
inline const Game& fragile_game(Bug bug = Bug::kNone) {
  static const Erased<Fragile> game;
  Fragile::choose(bug);
  return game;
}

}  // namespace kosmo
