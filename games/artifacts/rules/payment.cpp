// Paying with icons (AA-PAY): which cards can be played for a cost, whether it can be paid at all, and playing them one
// after another.
#include <algorithm>

#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

constexpr int kPaidColours = 3;  // blue, green, red: gold is never asked for

// One section that could be played: a card of the hand offers both, one under a Planet only the visible one (AA-PAY-01,
// AA-PAY-02, AA-PAY-03, AA-PROD-07).
struct Offer {
  std::uint8_t card, section;
  Colour colour;
  std::uint8_t icons;
};

Offer offer_of(int r, int section) {
  const Section& it = resource(r).sections[section];
  return {static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(section), it.colour, it.icons};
}

class Offers {
 public:
  Offers(const State& s, Seat seat) {
    const Player& p = s.of(seat);
    p.hand.each([&](int r) {
      add(r, 0);
      add(r, 1);
    });
    p.produced.each([&](int r) {
      const int planet = s.lying_on[r];
      if (!has(p.blocked, planet) || has(s.paid, planet)) add(r, s.section_b.contains(r));  // AA-BLK-06
    });
  }
  const Offer* begin() const { return offers_; }
  const Offer* end() const { return offers_ + count_; }

 private:
  void add(int r, int section) { offers_[count_++] = offer_of(r, section); }
  Offer offers_[2 * kResources];
  int count_ = 0;
};

// How a section counts: as which colour, and what it uses up of the `extra` (MOD_COLOUR, MOD_GOLD).
struct Use {
  int colour, icons, extra;
};
constexpr Use kUseless = {0, 0, 0};

// As a colour that the cost wants.
Use use_as(const State& s, const PayArgs& pay, const Offer& offer, int colour) {
  const bool basic = is_basic(pay.deed);
  if (pay.need[colour] == 0) return kUseless;
  if (static_cast<int>(offer.colour) == colour || s.any_colour) return {colour, offer.icons, 0};
  if (offer.colour == Colour::kGold && basic) return {colour, offer.icons, 0};  // AA-PAY-05
  if (pay.extra == 0) return kUseless;
  if (basic) return {colour, offer.icons, 1};                 // MOD_COLOUR
  if (offer.colour != Colour::kGold) return kUseless;         // AA-PAY-04, AA-PAY-06
  const int counted = std::min<int>(offer.icons, pay.extra);  // MOD_GOLD
  return {colour, counted, counted};
}

PayArgs after(PayArgs pay, const Use& use) {
  pay.need[use.colour] = std::max(0, pay.need[use.colour] - use.icons);
  pay.extra -= use.extra;
  --pay.cards;
  return pay;
}

// What each card could bring at most for one colour: plainly, and by using up `extra`.
class Purse {
 public:
  Purse(const State& s, const Offers& offers, const PayArgs& pay, int colour, int without) {
    for (const Offer& offer : offers) {
      if (offer.card == without) continue;
      const Use use = use_as(s, pay, offer, colour);
      if (use.icons == 0) continue;
      if (count_ == 0 || cards_[count_ - 1].card != offer.card) cards_[count_++] = {offer.card, 0, 0};
      Worth& worth = cards_[count_ - 1];
      std::uint8_t& best = use.extra > 0 ? worth.by_extra : worth.plain;
      best = std::max(best, static_cast<std::uint8_t>(use.icons));
    }
  }

  // The most icons that so many cards bring, of which `extra` are of the other sort: cards that count as any colour, or
  // gold icons. At most two cards can be of that sort: one card (MOD_COLOUR), or two gold icons (MOD_GOLD).
  int most(int cards, int extra, bool extra_counts_icons) const {
    int best = plain_sum(cards, kNone, kNone);
    if (extra == 0) return best;
    for (int i = 0; i < count_; ++i) {
      if (cards_[i].by_extra == 0) continue;
      const int one = cards_[i].by_extra;
      best = std::max(best, one + plain_sum(cards - 1, i, kNone));
      if (!extra_counts_icons || one >= extra || cards < 2) continue;
      for (int j = i + 1; j < count_; ++j)
        if (cards_[j].by_extra > 0)
          best = std::max(best, std::min(extra, one + cards_[j].by_extra) + plain_sum(cards - 2, i, j));
    }
    return best;
  }

 private:
  struct Worth {
    std::uint8_t card, plain, by_extra;
  };
  int plain_sum(int cards, int not_this, int nor_this) const {
    Array<int, 4> how_many{};
    for (int i = 0; i < count_; ++i)
      if (i != not_this && i != nor_this) ++how_many[cards_[i].plain];
    int sum = 0;
    for (int icons = 3; icons > 0; --icons) {
      const int n = std::min(cards, how_many[icons]);
      sum += n * icons;
      cards -= n;
    }
    return sum;
  }
  Worth cards_[kResources];
  int count_ = 0;
};

int wanted_colours(const PayArgs& pay) { return (pay.need[0] > 0) + (pay.need[1] > 0) + (pay.need[2] > 0); }

// A cost of several colours: cards are tried in their order, so that each set of them is tried once.
bool can_cover_several(const State& s, const Offers& offers, const PayArgs& pay, int without, const Offer* from) {
  if (pay.lacking() == 0) return true;
  if (pay.cards == 0) return false;
  for (const Offer* offer = from; offer != offers.end(); ++offer) {
    if (offer->card == without) continue;
    const Offer* next = offer + 1;
    while (next != offers.end() && next->card == offer->card) ++next;  // AA-PAY-02: one section of a card
    for (int colour = 0; colour < kPaidColours; ++colour)
      if (const Use use = use_as(s, pay, *offer, colour); use.icons > 0)
        if (can_cover_several(s, offers, after(pay, use), without, next)) return true;
  }
  return false;
}

bool can_cover(const State& s, const Offers& offers, const PayArgs& pay, int without) {
  if (pay.lacking() == 0) return true;
  if (pay.cards <= 0) return false;
  if (wanted_colours(pay) > 1) return can_cover_several(s, offers, pay, without, offers.begin());
  const int colour = pay.need[0] > 0 ? 0 : pay.need[1] > 0 ? 1 : 2;
  return Purse(s, offers, pay, colour, without).most(pay.cards, pay.extra, !is_basic(pay.deed)) >= pay.need[colour];
}

// The costs of a card or of a faction action.
void add_cost(PayArgs& pay, const Effects& cost) {
  for (const Effect& e : cost) {
    if (e.op == Op::kSpend) pay.need[e.any_colour ? pay.target : static_cast<int>(e.colour)] += e.number;
    if (e.op == Op::kSpendBoth) {
      pay.need[e.colour] += e.number;
      pay.need[e.second] += e.other;
    }
    if (e.op == Op::kSpendSets) {
      pay.need = {1, 1, 1};            // at least one set
      pay.cards += e.number - kLimit;  // a limit of its own (AA-AMB-20)
    }
  }
}

int credits_in(const Effects& cost) {
  int credits = 0;
  for (const Effect& e : cost)
    if (e.op == Op::kPayCredits) credits += e.number;
  return credits;
}

}  // namespace

bool can_pay_icons(const State& s, Seat seat, const PayArgs& pay) {
  return pay.lacking() == 0 || can_cover(s, Offers(s, seat), pay, kNone);
}

int icons_for(const State& s, Seat seat, const PayArgs& pay, int colour) {
  return Purse(s, Offers(s, seat), pay, colour, kNone).most(pay.cards, pay.extra, !is_basic(pay.deed));
}
int best_section(const State& s, const PayArgs& pay, int r, int colour) {
  int best = 0;
  for (int section = 0; section < 2; ++section)
    best = std::max(best, use_as(s, pay, offer_of(r, section), colour).icons);
  return best;
}

// What an action costs in icons (AA-PAY-13, step 3).
PayArgs price_of(const State& s, Seat seat, const DeedArgs& what) {
  PayArgs pay(what);
  pay.cards = limit_of(s, seat, what);
  if (is_basic(what.deed) && !content().with_op[Op::kModColour].empty())
    pay.extra = !(working(s, seat, Type::kTechnology, Side::kLogistic) & content().with_op[Op::kModColour]).empty();
  if (is_operational(what.deed)) pay.extra = modifiers(s, seat, Op::kModGold);
  switch (what.deed) {
    case Deed::kDiscover:
    case Deed::kDevelop:
    case Deed::kBuild: {
      const Type type = type_of(what.target);
      // AA-LIMIT-02, AA-PREP-04: what is attached need not be played.
      pay.need[colour_of(type)] = std::max(0, cost_of(s, seat, type) - attached_icons(s, seat, what.target));
      break;
    }
    case Deed::kOffensive: pay.need[Colour::kRed] = kOperation; break;  // AA-OP-01
    case Deed::kIncome: pay.need[Colour::kBlue] = kOperation; break;
    case Deed::kMine: pay.need[Colour::kGreen] = kOperation; break;
    case Deed::kFaction: add_cost(pay, faction(s.of(seat).faction).cost); break;
    case Deed::kCardAction: add_cost(pay, card(what.target).cost); break;
    default: break;
  }
  return pay;
}

int credits_of(const State& s, Seat seat, const DeedArgs& what) {
  switch (what.deed) {
    case Deed::kPurchase: return purchase_cost(s, seat) + what.extra;  // AA-BUY-02
    case Deed::kFaction: return credits_in(faction(s.of(seat).faction).cost);
    case Deed::kCardAction: return credits_in(card(what.target).cost);
    default: return 0;
  }
}

// --- a fixed cost (AA-PAY-12): one card after another, until it is reached

void list_pay(const State& s, const Step& step, ActionList& out) {
  const PayArgs pay(step);
  const Offers offers(s, step.seat);
  for (const Offer& offer : offers)
    for (int colour = 0; colour < kPaidColours; ++colour)
      if (const Use use = use_as(s, pay, offer, colour);
          use.icons > 0 && can_cover(s, offers, after(pay, use), offer.card))  // AA-PAY-08
        out.add(Verb::kSpend, offer.card, offer.section, colour);
}
void apply_pay(State& s, const Step& step, Action a, Events& events) {
  const PayArgs pay(step);
  const int r = a.arg[0], section = a.arg[1];
  const PayArgs rest = after(pay, use_as(s, pay, offer_of(r, section), a.arg[2]));
  if (rest.lacking() > 0) s.core.steps.push(rest.step(Kind::kPay, step.seat));
  events.tell_all(Said::kSpent, step.seat, r, section);
  spend_resource(s, step.seat, r);
}

// Why a section cannot be played for this cost.
static Refusal why_not_play(const State& s, const Step& step, int r, int section, Colour wanted, bool gold) {
  const Player& p = s.of(step.seat);
  if (!p.hand.contains(r) && !p.produced.contains(r))
    return refuse("AA-PAY-01",
                  {"{0} is neither in your hand nor under your Planets.",
                   "Karty {0} nie ma ani na ręce, ani pod własnymi Planetami."},
                  {&kResourceKind}, r);
  if (p.produced.contains(r) && section != static_cast<int>(s.section_b.contains(r)))
    return refuse("AA-PAY-03", {"Of a card under a Planet only the visible section counts.",
                                "Pod Planetą liczy się tylko widoczna sekcja karty."});
  if (p.produced.contains(r) && has(p.blocked, s.lying_on[r]) && !has(s.paid, s.lying_on[r]))
    return refuse("AA-BLK-06",
                  {"The Planet {0} is blocked, and nothing was paid for it.",
                   "Planeta „{0}” jest zablokowana i nie została opłacona."},
                  {&kCardName}, s.lying_on[r]);
  const Colour colour = resource(r).sections[section].colour;
  if (colour == Colour::kGold && !gold)
    return refuse("AA-PAY-06",
                  {"Gold counts in basic actions only.", "Złote ikony liczą się tylko w akcjach podstawowych."});
  if (colour != wanted && colour != Colour::kGold)
    return refuse("AA-PAY-04",
                  {"One payment uses icons of one colour.", "Jedną opłatę wnosi się ikonami jednego koloru."});
  return {};
}
Refusal why_not_pay(const State& s, const Step& step, Action a) {
  if (is_around_actions(a)) return in_the_middle();
  const PayArgs pay(step);
  if (verb_of(a) != Verb::kSpend || a.arg[2] >= kPaidColours) return {};
  if (Refusal no = why_not_play(s, step, a.arg[0], a.arg[1], static_cast<Colour>(a.arg[2]), is_basic(pay.deed)))
    return no;
  if (pay.need[a.arg[2]] == 0)
    return refuse("AA-PAY-08", {"No icon of this colour is wanted.", "Ten koszt nie wymaga ikon tego koloru."});
  return refuse("AA-PAY-13", {"With this card the cost could not be paid in full.",
                              "Z tą kartą nie dałoby się opłacić całego kosztu."});
}

// --- sets of three colours (SPEND_SETS): `need` holds what has been played so far

static PayArgs still_needed(const PayArgs& played) {
  PayArgs pay = played;
  for (int& n : pay.need) n = n == 0;
  return pay;
}
static Use set_use(const State& s, const Offer& offer, int colour) {
  if (offer.colour == Colour::kGold && !s.any_colour) return kUseless;  // AA-PAY-06
  return static_cast<int>(offer.colour) == colour || s.any_colour ? Use{colour, offer.icons, 0} : kUseless;
}
static int sets_in(const PayArgs& played) { return std::min({played.need[0], played.need[1], played.need[2]}); }

// The effect that they are paid for waits below.
static void remember_sets(State& s, int sets) {
  for (int i = s.core.steps.size() - 1; i >= 0; --i) {
    Step& waiting = s.core.steps[i];
    if (!waiting.is(Kind::kCarryOut)) continue;
    DeedArgs what(waiting);
    what.extra = sets;
    waiting = what.step(Kind::kCarryOut, waiting.seat);
    return;
  }
}

void list_sets(const State& s, const Step& step, ActionList& out) {  // AA-EX-19
  const PayArgs played(step);
  const Offers offers(s, step.seat);
  if (sets_in(played) > 0) out.add(Verb::kDone);
  if (played.cards == 0) return;
  for (const Offer& offer : offers)
    for (int colour = 0; colour < kPaidColours; ++colour) {
      const Use use = set_use(s, offer, colour);
      if (use.icons == 0) continue;
      PayArgs next = played;
      next.need[colour] += use.icons;
      --next.cards;
      if (can_cover(s, offers, still_needed(next), offer.card))
        out.add(Verb::kSpend, offer.card, offer.section, colour);
    }
}
void apply_sets(State& s, const Step& step, Action a, Events& events) {
  PayArgs played(step);
  if (verb_of(a) == Verb::kDone) {
    remember_sets(s, sets_in(played));
    return;
  }
  played.need[a.arg[2]] += resource(a.arg[0]).sections[a.arg[1]].icons;
  --played.cards;
  s.core.steps.push(played.step(Kind::kSets, step.seat));
  events.tell_all(Said::kSpent, step.seat, a.arg[0], a.arg[1]);
  spend_resource(s, step.seat, a.arg[0]);
}
Refusal why_not_sets(const State& s, const Step& step, Action a) {
  if (is_around_actions(a)) return in_the_middle();
  const PayArgs played(step);
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-KEY-07", {"At least one set of the three colours is needed.",
                                "Potrzebny jest co najmniej jeden komplet trzech kolorów."});
  if (verb_of(a) != Verb::kSpend) return {};
  return why_not_play(s, step, a.arg[0], a.arg[1], static_cast<Colour>(a.arg[2]), false);
}

// --- any number of cards (AA-TRADE, AA-BLK-01, AA-PREP)

namespace {

Colour colour_wanted(const PlayArgs& play) {
  return play.deed == Deed::kTrade ? static_cast<Colour>(play.target) : colour_of(static_cast<Type>(play.target));
}
// What it uses up of `extra`; or that it cannot be played.
struct FreeUse {
  bool possible;
  int extra;
};
FreeUse free_use(const State& s, const PlayArgs& play, const Offer& offer) {
  const Colour wanted = colour_wanted(play);
  if (offer.colour == wanted || offer.colour == Colour::kGold || s.any_colour)
    return {true, 0};          // AA-TRADE-02, AA-PREP-02
  return {play.extra > 0, 1};  // MOD_COLOUR
}

int least_icons(const PlayArgs& play) { return play.deed == Deed::kUnblock ? kIconsPerToken : 1; }

int most_icons_without(const State& s, const Offers& offers, const PlayArgs& play, int without) {
  PayArgs pay{DeedArgs(play.deed)};
  const Colour wanted = colour_wanted(play);
  const int colour = wanted == Colour::kGold ? 0 : static_cast<int>(wanted);
  pay.need[colour] = 1;
  pay.extra = play.extra;
  int best = 0;
  if (wanted != Colour::kGold) return Purse(s, offers, pay, colour, without).most(play.cards, play.extra, false);
  for (const Offer& offer : offers)  // only whether there is any is asked for gold
    if (offer.card != without && free_use(s, play, offer).possible) best = std::max<int>(best, offer.icons);
  return best;
}

}  // namespace

int most_icons(const State& s, Seat seat, const PlayArgs& play) {
  return most_icons_without(s, Offers(s, seat), play, kNone);
}

// AA-BLK-09: would this section count at all?
bool could_play(const State& s, Seat seat, const DeedArgs& what, int r, int section) {
  const PayArgs price = price_of(s, seat, what);
  const Offer offer = offer_of(r, section);
  if (what.deed == Deed::kTrade || what.deed == Deed::kUnblock || what.deed == Deed::kPrepare)
    return free_use(s, {what, price.cards, price.extra}, offer).possible;
  for (int colour = 0; colour < kPaidColours; ++colour)
    if (use_as(s, price, offer, colour).icons > 0) return true;
  return false;
}

void list_play_cards(const State& s, const Step& step, ActionList& out) {  // AA-TRADE-01, AA-BLK-01, AA-TRADE-03
  const PlayArgs play(step);
  if (play.icons >= least_icons(play)) out.add(Verb::kDone);
  if (play.cards == 0) return;
  const Offers offers(s, step.seat);
  for (const Offer& offer : offers) {
    const FreeUse use = free_use(s, play, offer);
    if (!use.possible) continue;
    PlayArgs next = play;
    next.icons += offer.icons;
    next.extra -= use.extra;
    --next.cards;
    const bool enough =
        next.icons >= least_icons(play) ||
        (next.cards > 0 && next.icons + most_icons_without(s, offers, next, offer.card) >= least_icons(play));
    if (enough) out.add(Verb::kSpend, offer.card, offer.section, colour_wanted(play));
  }
}
void apply_play_cards(State& s, const Step& step, Action a, Events& events) {
  PlayArgs play(step);
  if (verb_of(a) == Verb::kDone) {
    if (play.deed == Deed::kUnblock) {
      const int tokens = std::min(play.icons / kIconsPerToken, tokens_of(s, step.seat, play.target));
      s.core.steps.push(CountArgs(tokens, play.target).step(Kind::kFree, step.seat));
      return;
    }
    events.tell_all(Said::kTraded, step.seat, play.icons);
    gain_credits(s, step.seat, play.icons + modifiers(s, step.seat, Op::kModTrade), events);
    if (play.icons >= 5) raise(s, Event::kTradedFive, step.seat);
    return;
  }
  const Offer offer = offer_of(a.arg[0], a.arg[1]);
  const FreeUse use = free_use(s, play, offer);
  play.icons += offer.icons;
  play.extra -= use.extra;
  --play.cards;
  ++play.played;
  s.core.steps.push(play.step(Kind::kPlayCards, step.seat));
  events.tell_all(Said::kSpent, step.seat, a.arg[0], a.arg[1]);
  spend_resource(s, step.seat, a.arg[0]);
}
Refusal why_not_play_cards(const State& s, const Step& step, Action a) {
  if (is_around_actions(a)) return in_the_middle();
  const PlayArgs play(step);
  if (verb_of(a) == Verb::kDone)
    return refuse(play.deed == Deed::kTrade ? "AA-TRADE-01" : "AA-BLK-01",
                  {"First play at least {0} {0#icon|icons}.", "Najpierw zagraj co najmniej {0} {0#ikonę|ikony|ikon}."},
                  {&kNumber}, least_icons(play));
  if (verb_of(a) != Verb::kSpend) return {};
  if (play.cards == 0)
    return refuse("AA-LIMIT-01", {"The Construction Limit is reached.", "Osiągnięto Limit Konstrukcyjny."});
  Refusal no = why_not_play(s, step, a.arg[0], a.arg[1], colour_wanted(play), true);
  if (no.rule == "AA-PAY-04" && play.deed == Deed::kTrade) no.rule = "AA-TRADE-02";
  return no;
}

// --- preparing (AA-PREP)

namespace {

// More than can be listed at once (two sections a card): then the card of the Stage is chosen first. Whether that is so
// follows from what everybody sees.
bool chooses_card_first(const State& s, Seat seat, const PlayArgs& play) {
  const Player& p = s.of(seat);
  return p.stage[play.target].size() * 2 * (p.hand.size() + p.produced.size()) >= ActionList::kCapacity;
}

}  // namespace

void list_prepare(const State& s, const Step& step, ActionList& out) {  // AA-PREP-01, AA-PREP-03
  const PlayArgs play(step);
  const bool chosen = play.onto != kNone;
  if (play.played > 0 && !chosen) out.add(Verb::kDone);
  if (play.cards == 0) return;
  const auto type = static_cast<Type>(play.target);
  const bool first_the_card = !chosen && chooses_card_first(s, step.seat, play);
  const Offers offers(s, step.seat);
  for (const Offer& offer : offers) {
    if (!free_use(s, play, offer).possible) continue;
    s.of(step.seat).stage[type].each([&](int index) {
      const int card = card_of(type, index);
      if (first_the_card)
        out.add(Verb::kTowards, card);
      else if (!chosen || card == play.onto)
        out.add(Verb::kAttach, offer.card, offer.section, card);
    });
    if (first_the_card) return;
  }
}
void apply_prepare(State& s, const Step& step, Action a, Events& events) {
  PlayArgs play(step);
  if (verb_of(a) == Verb::kDone) return;
  if (verb_of(a) == Verb::kTowards) {
    play.onto = a.arg[0];
    s.core.steps.push(play.step(Kind::kPrepare, step.seat));
    return;
  }
  const Offer offer = offer_of(a.arg[0], a.arg[1]);
  play.extra -= free_use(s, play, offer).extra;
  --play.cards;
  ++play.played;
  play.onto = kNone;
  s.core.steps.push(play.step(Kind::kPrepare, step.seat));
  lay(s, step.seat, offer.card, offer.section, a.arg[2]);
  if (offer.colour != colour_wanted(play) && offer.colour != Colour::kGold) s.recoloured.add(offer.card);
  events.tell_all(Said::kAttached, step.seat, a.arg[0], a.arg[1], a.arg[2]);
}
Refusal why_not_prepare(const State& s, const Step& step, Action a) {
  if (is_around_actions(a)) return in_the_middle();
  const PlayArgs play(step);
  if (verb_of(a) == Verb::kDone)
    return refuse("AA-PREP-01", {"At least one card is to be attached.", "Trzeba dołączyć co najmniej jedną kartę."});
  if (verb_of(a) == Verb::kTowards)
    return refuse("AA-PREP-01",
                  {"Say at once which Resource card you attach to {0}.",
                   "Od razu podaj, którą kartę Zasobów dołączasz do karty „{0}”."},
                  {&kCardName}, a.arg[0]);
  if (verb_of(a) != Verb::kAttach) return {};
  if (play.cards == 0)
    return refuse("AA-PREP-03", {"The Construction Limit is reached.", "Osiągnięto Limit Konstrukcyjny."});
  if (static_cast<int>(type_of(a.arg[2])) != play.target || !has(s.of(step.seat).stage, a.arg[2]))
    return refuse(
        "AA-PREP-01",
        {"{0} is not in the chosen row of your Stage.", "Karty „{0}” nie ma w wybranym rzędzie Stadium Budowy."},
        {&kCardName}, a.arg[2]);
  if (play.onto != kNone && play.onto != a.arg[2])
    return refuse("AA-PREP-01", {"You have chosen to attach to {0}.", "Wybrano dołączanie do karty „{0}”."},
                  {&kCardName}, play.onto);
  if (play.onto == kNone && chooses_card_first(s, step.seat, play))
    return refuse("AA-PREP-01", {"There are too many possibilities to list; choose the card of the Stage first.",
                                 "Możliwości jest zbyt wiele, by je wypisać; najpierw wybierz kartę Stadium Budowy."});
  if (Refusal no = why_not_play(s, step, a.arg[0], a.arg[1], colour_wanted(play), true))
    return no.rule == "AA-PAY-04" ? refuse("AA-PREP-02", {"Attached icons are of the row's colour or gold.",
                                                          "Dołącza się ikony w kolorze rzędu albo złote."})
                                  : no;
  return {};
}

}  // namespace kosmo::artifacts
