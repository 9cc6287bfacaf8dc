// Barter shows bargaining: offers and counter-offers, and an end to them.
//
//   BARTER-01  Red starts with three apples, Green with three loaves. Red likes loaves better, Green apples: a good is
//              worth one point to its owner, the one liked better three.
//   BARTER-02  There are three markets. In each the two bargain; they take turns in speaking first.
//   BARTER-03  The speaker puts goods into a draft, of either seat, the own first, and offers it when it is complete;
//              the floor then goes to the other. Nobody can promise more than is there.
//   BARTER-04  The other may accept an open offer, refuse it, make a counter-offer, or walk away.
//   BARTER-05  Each seat has three offers in a market. A draft that is thrown away counts as one.
//   BARTER-06  An accepted offer is carried out. After the third market the most points win.
#include "engine/proposal.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kMarkets = 3, kOffers = 3, kGoods = 2, kEach = 3, kTerms = 6;

constexpr Name kTraders[] = {{"red", {"Red", "Czerwony"}}, {"green", {"Green", "Zielony"}}};
constexpr ArgKind kTrader = kind_of<kTraders>("seat");
// An item: whose, and which good. In this order only may they be put into a draft.
constexpr Name kItems[] = {{"red-apple", {"an apple of Red", "jabłko Czerwonego"}},
                           {"red-loaf", {"a loaf of Red", "chleb Czerwonego"}},
                           {"green-apple", {"an apple of Green", "jabłko Zielonego"}},
                           {"green-loaf", {"a loaf of Green", "chleb Zielonego"}}};
constexpr ArgKind kItem = kind_of<kItems>("item");
constexpr Seat giver(int item) { return static_cast<Seat>(item / kGoods); }
constexpr int good(int item) { return item % kGoods; }

struct Barter {
  using Talk = Bargain<std::uint8_t, kTerms>;
  struct State {
    Core<4> core;
    Talk talk;
    std::uint8_t goods[2][kGoods];
    std::uint8_t market;
    std::uint8_t unused[8];
  };

  enum class Kind { kSpeak, kMarket };
  enum class Verb { kPut, kOffer, kScrap, kAccept, kRefuse, kWalkAway };
  enum class Say { kPuts, kOffers, kScraps, kAccepts, kRefuses, kWalksAway };

  static const GameInfo& info() {
    static const GameInfo info{.id = "barter",
                               .name = {"Barter", "Wymiana"},
                               .blurb = {"Offers and counter-offers.", "Oferty i kontroferty."},
                               .min_seats = 2,
                               .max_seats = 2,
                               .seat_names = kTraders,
                               .options = {},
                               .rules = "BARTER",
                               .over_rule = "BARTER-06",
                               .max_decisions = kMarkets * (2 * kOffers * (kTerms + 2) + 1),
                               .hidden_information = false};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"put", {"Put in {0}", "Dołóż: {0}"}, {&kItem}}, "BARTER-03"},
        {{"offer", {"Offer this", "Zaproponuj to"}}, "BARTER-03"},
        {{"scrap", {"Throw the draft away", "Wyrzuć szkic"}}, "BARTER-05"},
        {{"accept", {"Accept", "Przyjmij"}}, "BARTER-04"},
        {{"refuse", {"Refuse", "Odrzuć"}}, "BARTER-04"},
        {{"walk-away", {"Walk away", "Odejdź"}}, "BARTER-04"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"puts", {"{0} puts in {1}.", "{0} dokłada: {1}."}, {&kTrader, &kItem}},
        {"offers", {"{0} offers this.", "{0} składa ofertę."}, {&kTrader}},
        {"scraps", {"{0} throws the draft away.", "{0} wyrzuca szkic."}, {&kTrader}},
        {"accepts", {"{0} accepts.", "{0} przyjmuje ofertę."}, {&kTrader}},
        {"refuses", {"{0} refuses.", "{0} odrzuca ofertę."}, {&kTrader}},
        {"walks-away", {"{0} walks away.", "{0} odchodzi."}, {&kTrader}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    s.goods[0][0] = s.goods[1][1] = kEach;
    open_market(s);
  }
  static void open_market(State& s) {
    const Seat first = static_cast<Seat>(s.market % 2);
    s.talk.start(first, static_cast<Seat>(1 - first), kOffers);
    s.core.push(Kind::kSpeak, s.talk.speaker());
  }

  static int promised(const State& s, int item) {
    int n = 0;
    for (const std::uint8_t other : s.talk.draft()) n += other == item;
    return n;
  }
  static bool may_put(const State& s, int item) {
    return s.talk.may_add() && (s.talk.draft().empty() || s.talk.draft().back() <= item) &&
           promised(s, item) < s.goods[giver(item)][good(item)];
  }
  static void list_speak(const State& s, const Step&, ActionList& out) {
    for (int item = 0; item < 2 * kGoods; ++item)
      if (may_put(s, item)) out.add(Verb::kPut, item);
    if (s.talk.may_offer()) out.add(Verb::kOffer);
    if (s.talk.may_offer()) out.add(Verb::kScrap);
    if (s.talk.may_answer()) out.add(Verb::kAccept);
    if (s.talk.may_answer()) out.add(Verb::kRefuse);
    if (s.talk.may_walk_away()) out.add(Verb::kWalkAway);
  }
  static void apply_speak(State& s, const Step& step, Action a, Events& events) {
    events.tell_all(static_cast<Say>(a.verb), step.seat, a.arg[0]);
    switch (static_cast<Verb>(a.verb)) {
      case Verb::kPut: s.talk.add(a.arg[0]); break;
      case Verb::kOffer: s.talk.make_offer(); break;
      case Verb::kScrap: s.talk.scrap(); break;
      case Verb::kRefuse: s.talk.refuse(); break;
      case Verb::kAccept: s.talk.accept(); break;
      case Verb::kWalkAway: s.talk.walk_away(); break;
    }
    if (s.talk.outcome() == Talk::Outcome::kTalking)
      s.core.push(Kind::kSpeak, s.talk.speaker());
    else
      s.core.push(Kind::kMarket, kNobody);
  }
  static void run_market(State& s, const Step&, Events&) {
    if (s.talk.outcome() == Talk::Outcome::kAgreed)
      for (const int item : s.talk.agreed()) {
        --s.goods[giver(item)][good(item)];
        ++s.goods[1 - giver(item)][good(item)];
      }
    if (++s.market == kMarkets)
      s.core.over = 1;
    else
      open_market(s);
  }
  static Refusal why_not_speak(const State& s, const Step& step, Action a) {
    if (a.verb == static_cast<int>(Verb::kPut) && s.talk.offers_left(step.seat) == 0)
      return refuse("BARTER-05", {"You have no offer left in this market.", "Nie masz już ofert na tym targu."});
    return {};
  }
  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "speak",
         .rule = "BARTER-03",
         .list = list_speak,
         .apply = apply_speak,
         .question = {"speak", {"What do you say?", "Co powiesz?"}},
         .why_not = why_not_speak},
        {.name = "market", .rule = "BARTER-06", .run = run_market},
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("market", s.market, 0, kMarkets);
    ar.seats("goods", 2, kTrader, [&](Seat p) {
      ar.number("apples", s.goods[p][0], 0, kEach);
      ar.number("loaves", s.goods[p][1], 0, kEach);
    });
    s.talk.describe(ar, "talk", kTrader, kEverybody, [&](std::uint8_t& item) { ar.name("", item, kItem); });
  }

  static Result result(const State& s) {
    Result result;
    result.score[0] = static_cast<std::int16_t>(s.goods[0][0] + 3 * s.goods[0][1]);
    result.score[1] = static_cast<std::int16_t>(3 * s.goods[1][0] + s.goods[1][1]);
    rank_places(result, 2);
    return result;
  }
  static std::string broken_invariant(const State& s) {
    for (int g = 0; g < kGoods; ++g)
      if (s.goods[0][g] + s.goods[1][g] != kEach) return "goods change hands, but none appears or vanishes";
    return "";
  }
};

}  // namespace

const Game& barter_game() {
  static const Erased<Barter> game;
  return game;
}

}  // namespace kosmo
