// Barter shows bargaining: offers and counter-offers, what an onlooker hears of them, and an end to them.
//
//   BARTER-01  Red and Green trade, Blue looks on. There are six goods, one of each. Each trader is dealt two, which
//              nobody else sees, and has two coins, which all see.
//   BARTER-02  There are five markets. In each the two bargain; they take turns in speaking first.
//   BARTER-03  The speaker may prepare an offer, unseen, of up to three things: what the maker has and gives, and what
//              the maker asks for. Any good may be asked for, whoever has it, but a coin only of one who has coins.
//              When the offer is made, the floor goes to the other.
//   BARTER-04  An offer is heard by all, but which goods are given only the two traders see. Blue sees how many.
//   BARTER-05  A new offer replaces the maker's last one; a counter-offer leaves the other's open. Offers have numbers,
//              and only the one that is open can be accepted or refused.
//   BARTER-06  Only who has all that is asked for may accept. The things change hands at once. If the maker has spent
//              a coin that the offer gives, the offer is closed instead, and the speaker goes on.
//   BARTER-07  The speaker may wait; then the other has the floor. To wait when the other has just waited is a silence,
//              and there are two in a market; who can neither offer nor answer may always wait.
//   BARTER-08  Each trader has three offers in a market. A draft that is thrown away counts as one. When neither has an
//              offer left or open, the market is over.
//   BARTER-09  A market ends without a deal when a trader walks away or when time is up.
//   BARTER-10  The speaker may buy a good for a coin: one of those that nobody has, by chance, unseen by the others.
//   BARTER-11  After the fifth market all is shown. A coin or a good is worth one point; to Red fruit, to Green bread
//              is worth three. The most points win.
#include "engine/proposal.h"
#include "tests/toys/toy_parts.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr int kSeats = 3, kTraders = 2, kMarkets = 5, kTerms = 3, kOffers = 3, kSilences = 2, kDealt = 2, kPurse = 2;

constexpr Name kThings[] = {
    {"coin", {"a coin", "moneta|acc=monetę"}},          {"apple", {"an apple", "jabłko|acc=jabłko"}},
    {"plum", {"a plum", "śliwka|acc=śliwkę"}},          {"fig", {"a fig", "figa|acc=figę"}},
    {"loaf", {"a loaf", "bochenek|acc=bochenek"}},      {"bun", {"a bun", "bułka|acc=bułkę"}},
    {"bagel", {"a bagel", "obwarzanek|acc=obwarzanek"}}};
constexpr ArgKind kThing = kind_of<kThings>("thing");
constexpr int kCoin = 0, kThingCount = std::size(kThings), kGoods = kThingCount - 1;
constexpr int kBuys = kGoods - kTraders * kDealt;
constexpr std::uint64_t kFruit = 0b0001110, kBread = 0b1110000, kAllGoods = kFruit | kBread;

enum class Way : std::uint8_t { kGives, kAsks };
constexpr Name kWays[] = {{"gives", {"gives", "daje"}}, {"asks", {"asks for", "prosi o"}}};
constexpr ArgKind kWay = kind_of<kWays>("way");

struct Item {
  Way way;
  std::uint8_t thing;
  bool operator==(const Item&) const = default;
};
constexpr bool is_secret(Item item) { return item.way == Way::kGives && item.thing != kCoin; }
constexpr Audience audience_of(Item item, Seat maker, Seat other) {
  return is_secret(item) ? static_cast<Audience>(only(maker) | only(other)) : kEverybody;
}

struct Barter {
  using Talk = Bargain<Item, kTerms>;
  struct State {
    Core<4> core;
    std::uint64_t basket[kSeats];  // goods, one bit each
    Talk talk;
    std::uint8_t coins[kSeats];
    std::uint8_t market;
    std::uint8_t unused[3];
  };

  enum class Kind { kSpeak, kPrepare, kMarket };
  enum class Verb { kPrepare, kGive, kAsk, kOffer, kScrap, kAccept, kRefuse, kWait, kBuy, kWalkAway, kTimeout };
  // First what is said of each verb, in their order.
  enum class Say {
    kPrepares,
    kGives,
    kAsks,
    kOffers,
    kScraps,
    kAccepts,
    kRefuses,
    kWaits,
    kBuys,
    kWalksAway,
    kTimeIsUp,
    kGivesUnseen,
    kFinds,
    kInVain
  };

  static const GameInfo& info() {
    static const GameInfo info{.id = "barter",
                               .name = {"Barter", "Wymiana"},
                               .blurb = {"Offers and counter-offers.", "Oferty i kontroferty."},
                               .min_seats = kSeats,
                               .max_seats = kSeats,
                               .seat_names = kToySeats,
                               .options = {},
                               .over_rule = "BARTER-11",
                               .max_decisions = kMarkets * Talk::most_decisions(kOffers, kSilences) + kBuys};
    return info;
  }
  static std::span<const VerbRule> verbs() {
    static const VerbRule verbs[] = {
        {{"prepare", {"Prepare an offer", "Przygotuj ofertę"}}, "BARTER-03"},
        {{"give", {"Give {0}", "Daj {0:acc}"}, {&kThing}}, "BARTER-03"},
        {{"ask", {"Ask for {0}", "Poproś o {0:acc}"}, {&kThing}}, "BARTER-03"},
        {{"offer", {"Offer this", "Zaproponuj to"}}, "BARTER-03"},
        {{"scrap", {"Throw the draft away", "Wyrzuć szkic"}}, "BARTER-08"},
        {{"accept", {"Accept offer {0}", "Przyjmij ofertę {0}"}, {&kNumber}}, "BARTER-05"},
        {{"refuse", {"Refuse offer {0}", "Odrzuć ofertę {0}"}, {&kNumber}}, "BARTER-05"},
        {{"wait", {"Wait", "Czekaj"}}, "BARTER-07"},
        {{"buy", {"Buy a good", "Kup towar"}}, "BARTER-10"},
        {{"walk-away", {"Walk away", "Odejdź"}}, "BARTER-09"},
        {{"timeout", {"Time is up", "Czas minął"}}, "BARTER-09"},
    };
    return verbs;
  }
  static std::span<const Phrase> event_phrases() {
    static const Phrase phrases[] = {
        {"prepares", {"{0} prepares an offer.", "{0} przygotowuje ofertę."}, {&kToySeat}},
        {"gives", {"{0} would give {1}.", "{0} dałby {1:acc}."}, {&kToySeat, &kThing}},
        {"asks", {"{0} asks for {1}.", "{0} prosi o {1:acc}."}, {&kToySeat, &kThing}},
        {"offers", {"{0} makes an offer.", "{0} składa ofertę."}, {&kToySeat}},
        {"scraps", {"{0} throws the draft away.", "{0} wyrzuca szkic."}, {&kToySeat}},
        {"accepts", {"{0} accepts.", "{0} przyjmuje ofertę."}, {&kToySeat}},
        {"refuses", {"{0} refuses.", "{0} odrzuca ofertę."}, {&kToySeat}},
        {"waits", {"{0} waits.", "{0} czeka."}, {&kToySeat}},
        {"buys", {"{0} buys a good.", "{0} kupuje towar."}, {&kToySeat}},
        {"walks-away", {"{0} walks away.", "{0} odchodzi."}, {&kToySeat}},
        {"time-is-up", {"Time is up.", "Czas minął."}},
        {"gives-unseen", {"{0} would give a good.", "{0} dałby jakiś towar."}, {&kToySeat}},
        {"finds", {"You bought {0}.", "Kupujesz {0:acc}."}, {&kThing}},
        {"in-vain",
         {"{0} has no coin left to give: the offer is closed.", "{0} nie ma już monety: oferta przepada."},
         {&kToySeat}},
    };
    return phrases;
  }

  static void setup(State& s, const Options&, Events&) {
    for (Seat p = 0; p < kTraders; ++p) {
      s.coins[p] = kPurse;
      for (int i = 0; i < kDealt; ++i) draw_good(s, p);
    }
    open_market(s);
  }
  static std::uint64_t heap(const State& s) { return kAllGoods & ~(s.basket[0] | s.basket[1]); }
  static int draw_good(State& s, Seat p) {
    FixedList<std::uint8_t, kGoods> goods;
    each_bit(heap(s), [&](int good) { goods.push(static_cast<std::uint8_t>(good)); });
    const int drawn = s.core.rng.pick(goods);
    s.basket[p] |= bit(drawn);
    return drawn;
  }
  static void open_market(State& s) {
    const Seat first = static_cast<Seat>(s.market % kTraders);
    s.talk.start(first, static_cast<Seat>(1 - first), kOffers, kSilences);
    s.core.push(Kind::kSpeak, first);
  }
  // After whatever was said: the bargain goes on, or the market is over.
  static void go_on(State& s) {
    if (s.talk.outcome() == Talk::Outcome::kTalking)
      s.core.push(Kind::kSpeak, s.talk.speaker());
    else
      s.core.push(Kind::kMarket, kNobody);
  }

  static bool has(const State& s, Seat p, int thing) {
    return thing == kCoin ? s.coins[p] > 0 : (s.basket[p] & bit(thing)) != 0;
  }
  // Has the seat all that the offer gives, or asks for?
  static bool has_all(const State& s, Seat p, const Talk::Terms& offer, Way way) {
    for (const Item item : offer)
      if (item.way == way && !has(s, p, item.thing)) return false;
    return true;
  }
  static bool may_accept(const State& s) {
    return s.talk.may_answer() && has_all(s, s.talk.speaker(), s.talk.offer_of(s.talk.other()), Way::kAsks);
  }
  static bool may_buy(const State& s, Seat p) { return s.coins[p] > 0 && heap(s) != 0; }

  static void list_speak(const State& s, const Step& step, ActionList& out) {
    const int number = s.talk.number_of_offer(s.talk.other());
    if (s.talk.may_prepare()) out.add(Verb::kPrepare);
    if (may_accept(s)) out.add(Verb::kAccept, number);
    if (s.talk.may_answer()) out.add(Verb::kRefuse, number);
    if (s.talk.may_wait()) out.add(Verb::kWait);
    if (may_buy(s, step.seat)) out.add(Verb::kBuy);
    out.add(Verb::kWalkAway);
    out.add(Verb::kTimeout);
  }
  static void apply_speak(State& s, const Step& step, Action a, Events& events) {
    events.tell_all(static_cast<Say>(a.verb), step.seat);
    switch (static_cast<Verb>(a.verb)) {
      case Verb::kPrepare: s.core.push(Kind::kPrepare, step.seat); return;
      case Verb::kAccept: accept(s, events); break;
      case Verb::kRefuse: s.talk.refuse(); break;
      case Verb::kWait: s.talk.wait(); break;
      case Verb::kBuy: buy(s, step.seat, events); break;
      case Verb::kWalkAway: s.talk.walk_away(); break;
      case Verb::kTimeout: s.talk.time_is_up(); break;
      default: broken_limit("no such answer is offered");
    }
    go_on(s);
  }
  static void accept(State& s, Events& events) {
    const Seat maker = s.talk.other();
    const Talk::Terms& offer = s.talk.offer_of(maker);
    // Who accepts shows that the goods asked for are there.
    for (const Item item : offer)
      if (item.way == Way::kAsks && item.thing != kCoin) s.core.reveal();
    const bool can_be_carried_out = has_all(s, maker, offer, Way::kGives);
    if (!can_be_carried_out) events.tell_all(Say::kInVain, maker);
    s.talk.accept(can_be_carried_out);
  }
  static void buy(State& s, Seat p, Events& events) {
    --s.coins[p];
    events.say(only(p), Say::kFinds, draw_good(s, p));
    s.core.reveal();
  }
  static Refusal why_not_speak(const State& s, const Step& step, Action a) {
    const Verb verb = static_cast<Verb>(a.verb);
    if (verb == Verb::kPrepare)
      return refuse("BARTER-08", {"You have no offer left in this market.", "Nie masz już ofert na tym targu."});
    if (verb == Verb::kAccept || verb == Verb::kRefuse) return why_not_answer(s, a);
    if (verb == Verb::kWait)
      return refuse("BARTER-07", {"There was enough silence: speak or walk away.", "Dość milczenia: mów albo odejdź."});
    if (verb == Verb::kBuy && s.coins[step.seat] == 0)
      return refuse("BARTER-10", {"You have no coin left.", "Nie masz już monet."});
    return {};
  }
  static Refusal why_not_answer(const State& s, Action a) {
    if (!s.talk.may_answer() || s.talk.number_of_offer(s.talk.other()) != a.arg[0])
      return refuse("BARTER-05", {"That offer is not open.", "Ta oferta nie jest otwarta."});
    return refuse("BARTER-06", {"You do not have all that is asked for.", "Nie masz wszystkiego, o co proszą."});
  }

  static bool may_put(const State& s, Item item) {
    if (!s.talk.may_add() || s.talk.draft().contains(item)) return false;
    if (item.way == Way::kGives) return has(s, s.talk.speaker(), item.thing);
    return item.thing != kCoin || s.coins[s.talk.other()] > 0;
  }
  static void list_prepare(const State& s, const Step&, ActionList& out) {
    for (std::uint8_t thing = 0; thing < kThingCount; ++thing) {
      if (may_put(s, {Way::kGives, thing})) out.add(Verb::kGive, thing);
      if (may_put(s, {Way::kAsks, thing})) out.add(Verb::kAsk, thing);
    }
    if (s.talk.may_offer()) out.add(Verb::kOffer);
    out.add(Verb::kScrap);
    out.add(Verb::kTimeout);
  }
  static void apply_prepare(State& s, const Step& step, Action a, Events& events) {
    const Verb verb = static_cast<Verb>(a.verb);
    if (verb == Verb::kGive || verb == Verb::kAsk) {
      s.talk.add({verb == Verb::kGive ? Way::kGives : Way::kAsks, a.arg[0]});
      s.core.push(Kind::kPrepare, step.seat);
      return;
    }
    events.tell_all(static_cast<Say>(a.verb), step.seat);
    switch (verb) {
      case Verb::kOffer: make_offer(s, events); break;
      case Verb::kScrap: s.talk.scrap(); break;
      case Verb::kTimeout: s.talk.time_is_up(); break;
      default: broken_limit("no such answer is offered");
    }
    go_on(s);
  }
  static void make_offer(State& s, Events& events) {
    const Seat maker = s.talk.speaker(), other = s.talk.other();
    for (const Item item : s.talk.draft()) {
      const Audience audience = audience_of(item, maker, other);
      events.say(audience, item.way == Way::kGives ? Say::kGives : Say::kAsks, maker, item.thing);
      if (is_secret(item)) events.say(static_cast<Audience>(~audience), Say::kGivesUnseen, maker);
    }
    s.talk.make_offer();
    s.core.reveal();
  }

  static void run_market(State& s, const Step&, Events&) {
    if (s.talk.outcome() == Talk::Outcome::kAgreed)
      for (const Item item : s.talk.agreed()) {
        const Seat giver = item.way == Way::kGives ? s.talk.other() : s.talk.speaker();
        hand_over(s, item.thing, giver, static_cast<Seat>(1 - giver));
      }
    if (++s.market < kMarkets) return open_market(s);
    s.talk = {};
    s.core.over = 1;
    s.core.reveal();
  }
  static void hand_over(State& s, int thing, Seat from, Seat to) {
    if (thing == kCoin) {
      --s.coins[from];
      ++s.coins[to];
    } else {
      s.basket[from] &= ~bit(thing);
      s.basket[to] |= bit(thing);
    }
  }

  static std::span<const StepRule<State>> steps() {
    static const StepRule<State> steps[] = {
        {.name = "speak",
         .rule = "BARTER-03",
         .list = list_speak,
         .apply = apply_speak,
         .question = {"speak", {"What do you say?", "Co powiesz?"}},
         .why_not = why_not_speak},
        {.name = "prepare",
         .rule = "BARTER-03",
         .list = list_prepare,
         .apply = apply_prepare,
         .question = {"prepare", {"What do you offer?", "Co proponujesz?"}},
         .secret = true},
        {.name = "market", .rule = "BARTER-06", .run = run_market},
    };
    return steps;
  }

  static void describe(Archive& ar, State& s) {
    ar.number("market", s.market, 0, kMarkets);
    ar.seats("players", kSeats, kToySeat, [&](Seat p) {
      ar.number("coins", s.coins[p], 0, kTraders * kPurse);
      ar.hidden("basket", s.core.over ? kEverybody : only(p), count_bits(s.basket[p]),
                [&] { ar.set("basket", s.basket[p], kThing); });
    });
    s.talk.describe(ar, "talk", kToySeat, audience_of, [&](Item& item) {
      ar.object("", [&] {
        ar.name("way", item.way, kWay);
        ar.name("thing", item.thing, kThing);
      });
    });
  }
  // A trader knows the own goods and those that the other offers. The rest is dealt anew, and who offers some of it
  // offers what was dealt.
  static void redraw(State& s, Audience knows, Rng& rng) {
    if (s.core.over) return;  // all is shown
    const std::uint64_t known[] = {known_goods(s, 0, knows), known_goods(s, 1, knows)};
    FixedList<std::uint8_t, kGoods> unknown;
    each_bit(kAllGoods & ~known[0] & ~known[1], [&](int good) { unknown.push(static_cast<std::uint8_t>(good)); });
    rng.shuffle(unknown);
    for (Seat p = 0; p < kTraders; ++p) {
      FixedList<std::uint8_t, kGoods> dealt;
      for (int n = count_bits(s.basket[p] & ~known[p]); n > 0; --n) dealt.push(unknown.pop());
      s.basket[p] = known[p];
      for (const std::uint8_t good : dealt) s.basket[p] |= bit(good);
      s.talk.redraw_offer(p, [&](Item& item) {
        if (is_secret(item) && !(known[p] & bit(item.thing))) item.thing = dealt.pop();
      });
    }
    if (!(only(s.talk.speaker()) & knows)) redraw_draft(s, rng);
  }
  static std::uint64_t known_goods(const State& s, Seat trader, Audience knows) {
    if (only(trader) & knows) return s.basket[trader];
    return only(static_cast<Seat>(1 - trader)) & knows ? given(s.talk.offer_of(trader)) : 0;
  }
  static void redraw_draft(State& s, Rng& dream) {
    const int length = s.talk.draft().size();
    s.talk.forget_draft();
    FixedList<Item, 2 * kThingCount> possible;
    for (const Way way : {Way::kGives, Way::kAsks})
      for (std::uint8_t thing = 0; thing < kThingCount; ++thing)
        if (may_put(s, {way, thing})) possible.push({way, thing});
    dream.shuffle(possible);
    for (int i = 0; i < length; ++i) s.talk.add(possible[i]);
  }
  static std::uint64_t given(const Talk::Terms& offer) {
    std::uint64_t goods = 0;
    for (const Item item : offer)
      if (is_secret(item)) goods |= bit(item.thing);
    return goods;
  }

  static Result result(const State& s) {
    Result result;
    for (std::size_t p = 0; p < kTraders; ++p) {
      const int liked = count_bits(s.basket[p] & (p == 0 ? kFruit : kBread));
      result.score[p] = static_cast<std::int16_t>(s.coins[p] + count_bits(s.basket[p]) + 2 * liked);
    }
    rank_places(result, kSeats);
    return result;
  }
  static Problem broken_invariant(const State& s) {
    if ((s.basket[0] | s.basket[1]) & ~kAllGoods)
      return {"a basket holds something else than goods", "w koszu jest coś, co nie jest towarem"};
    if (s.basket[0] & s.basket[1]) return {"two seats have the same good", "dwie osoby mają ten sam towar"};
    if (s.basket[2] || s.coins[2]) return {"the onlooker has something", "przyglądający się coś ma"};
    for (const Seat p : {Seat{0}, Seat{1}})
      if (given(s.talk.offer_of(p)) & ~s.basket[p])
        return {"somebody offers a good of somebody else", "ktoś oferuje cudzy towar"};
    if (s.core.over || s.core.steps.back().seat == s.talk.speaker()) return {};
    return {"somebody speaks without the floor", "mówi ktoś, kto nie ma głosu"};
  }
};

}  // namespace

const Game& barter_game() {
  static const Erased<Barter> game;
  return game;
}

}  // namespace kosmo
