// Fido: fetches encounter cards that were used, and offers them to others.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("fido"), kMostUsed = 4;

enum class Kind { kFetch, kOffer, kRefused, kReward, kCount };
enum class Verb { kFetch, kTake, kLeave, kShip, kCard, kCount };
enum class Say { kOffers, kTakes, kRefuses, kLeaves, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

constexpr int bit_of(Side side, int index) { return 1 << (2 * static_cast<int>(side) + index); }

// CA-FIDO-03, CA-FIDO-04
bool fits(const State& s, const Occasion&) {
  bool is_any = false;
  each_used_card(s, [&](Side, int) { is_any = true; });
  return is_any;
}
void fetch(State& s, const Play& play, Events&) {
  s.core.steps.push(FetchArgs(0, false).step(part, Kind::kFetch, play.seat));
}
void fetch_many(State& s, const Play& play, Events&) {  // CA-FIDO-S1
  s.core.steps.push(FetchArgs(0, true).step(part, Kind::kFetch, play.seat));
}
template <class F>
void each_not_offered(const State& s, const FetchArgs& args, F&& f) {
  each_used_card(s, [&](Side side, int index) {
    if (!(args.offered & bit_of(side, index))) f(side, index);
  });
}
bool can_retrieve(const State& s, Seat seat) { return s.of(seat).warp > 0 && has_any_colony(s, seat); }

// CA-FIDO-W1, CA-FIDO-04
bool fits_wild(const State& s, const Occasion&) { return !s.discard.empty(); }
void force_card(State& s, const Play& play, Events& events) {
  const Seat other = s.main(other_side(s.side_of(play.seat)));
  const std::uint8_t face = s.discard.pop();
  s.of(other).hand.add(face, kEverybody);
  part.tell_all(events, Say::kTakes, other, face);
  draw_cards(s, play.seat, 1);
}

constexpr Effect kPowers[] = {{.rule = "CA-FIDO-01",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .effect = fetch}};
constexpr Effect kWilds[] = {{.rule = "CA-FIDO-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .fits = fits_wild,
                              .effect = force_card}};
constexpr Effect kSupers[] = {{.rule = "CA-FIDO-S1",
                               .role = Role::kAnyPlayer,
                               .windows = in(Moment::kEndEncounter),
                               .fits = fits,
                               .effect = fetch_many}};

}  // namespace

// CA-FIDO-01, CA-FIDO-S1: by the super effect each card once, one after another, as long as its owner likes.
void list_fido_fetch(const State& s, const Step& step, ActionList& out) {
  const FetchArgs args(step);
  FixedList<int, kMostUsed> listed;
  each_not_offered(s, args, [&](Side side, int index) {
    const int face = s.used[side][index];
    if (listed.contains(face)) return;
    listed.push(face);
    for (Seat p = 0; p < s.seats(); ++p)
      if (p != step.seat) part.add(out, Verb::kFetch, face, p);
  });
  if (args.may_stop || listed.empty()) part.add(out, Verb::kLeave);
}
void apply_fido_fetch(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kLeave)) return;
  FetchArgs args(step);
  Side from = Side::kOffense;
  int found = kNone;
  each_not_offered(s, args, [&](Side side, int index) {
    if (found == kNone && s.used[side][index] == a.arg[0]) from = side, found = index;
  });
  args.offered |= bit_of(from, found);
  if (args.may_stop) s.core.steps.push(args.step(part, Kind::kFetch, step.seat));
  const Seat to = static_cast<Seat>(a.arg[1]);
  part.tell_all(events, Say::kOffers, step.seat, a.arg[0], to);
  s.core.steps.push(OfferArgs(from, found, step.seat).step(part, Kind::kOffer, to));
}
Refusal why_not_fido_fetch(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kFetch)) return {};
  return refuse("CA-FIDO-03", {"Only encounter cards of this encounter are offered, each once and to another player.",
                               "Oferuje się tylko karty spotkania z tego spotkania, każdą raz i innemu graczowi."});
}

// The card that was offered; in a game there always is one.
static std::uint8_t offered_card(const State& s, const OfferArgs& args) {
  const std::uint8_t face = s.used[args.side][args.index];
  if (face == kNone) broken_limit("there is no such used card");
  return face;
}

// CA-FIDO-02
void list_fido_offer(const State&, const Step&, ActionList& out) {
  part.add(out, Verb::kTake);
  part.add(out, Verb::kLeave);
}
void apply_fido_offer(State& s, const Step& step, Action a, Events& events) {
  const OfferArgs args(step);
  if (part.is(a, Verb::kLeave)) {
    part.tell_all(events, Say::kRefuses, step.seat);
    return s.core.steps.push(args.step(part, Kind::kRefused, args.by));
  }
  part.tell_all(events, Say::kTakes, step.seat, offered_card(s, args));
  take_used_card(s, args.side, args.index, step.seat);
  part.push(s.core, Kind::kReward, args.by);
}
Refusal why_not_fido_offer(const State&, const Step&, Action) { return {}; }

void list_fido_refused(const State&, const Step&, ActionList& out) {  // CA-FIDO-02, CA-AMB-07
  part.add(out, Verb::kTake);
  part.add(out, Verb::kLeave);
}
void apply_fido_refused(State& s, const Step& step, Action a, Events& events) {
  const OfferArgs args(step);
  const std::uint8_t face = offered_card(s, args);
  if (part.is(a, Verb::kLeave)) return part.tell_all(events, Say::kLeaves, step.seat, face);
  part.tell_all(events, Say::kTakes, step.seat, face);
  take_used_card(s, args.side, args.index, step.seat);
}
Refusal why_not_fido_refused(const State&, const Step&, Action) { return {}; }

void list_fido_reward(const State& s, const Step& step, ActionList& out) {  // CA-FIDO-02, CA-FIDO-04
  if (can_retrieve(s, step.seat)) part.add(out, Verb::kShip);
  part.add(out, Verb::kCard);
}
void apply_fido_reward(State& s, const Step& step, Action a, Events&) {
  if (part.is(a, Verb::kShip)) return return_ships(s, step.seat, kFromWarp, 1);
  draw_cards(s, step.seat, 1);
}
Refusal why_not_fido_reward(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kShip)) return {};
  return refuse("CA-FIDO-04", {"It takes a ship of yours in the warp and a colony of yours.",
                               "Potrzebny jest twój statek w wirze i twoja kolonia."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kFetch, "fido-fetch", "CA-FIDO-01", fido_fetch, up_to((1 << kMostUsed) - 1, 1), .choices_public = true),
    KOSMO_ASK(kOffer, "fido-offer", "CA-FIDO-02", fido_offer, up_to(kASeat, 1, 1), .choices_public = true),
    KOSMO_ASK(kRefused, "fido-refused", "CA-FIDO-02", fido_refused, up_to(kASeat, 1, 1), .choices_public = true),
    KOSMO_ASK(kReward, "fido-reward", "CA-FIDO-02", fido_reward, up_to(), .choices_public = true),
};
constexpr VerbRule kVerbs[] = {
    {{"fido-fetch", {"Offer {0} to {1}", "Zaoferuj kartę: {0}; gracz: {1}"}, {&kCardKind, &kSeatKind}}, "CA-FIDO-01"},
    {{"fido-take", {"Take the card", "Weź kartę"}}, "CA-FIDO-02"},
    {{"fido-leave", {"Leave it", "Zostaw"}}, "CA-FIDO-02"},
    {{"fido-ship", {"Retrieve a ship", "Odzyskaj statek"}}, "CA-FIDO-02"},
    {{"fido-card", {"Draw a card", "Dobierz kartę"}}, "CA-FIDO-02"},
};
constexpr Phrase kEvents[] = {
    {"fido-offers",
     {"{0} offers {1} to {2}.", "{0} oferuje kartę: {1}; gracz: {2}."},
     {&kSeatKind, &kCardKind, &kSeatKind}},
    {"fido-takes",
     {"{0} takes {1} from the discard pile.", "{0} bierze ze stosu odrzuconych kart kartę: {1}."},
     {&kSeatKind, &kCardKind}},
    {"fido-refuses", {"{0} refuses the card.", "{0} nie przyjmuje karty."}, {&kSeatKind}},
    {"fido-leaves",
     {"{0} leaves {1} on the discard pile.", "{0} zostawia na stosie odrzuconych kart kartę: {1}."},
     {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"fido", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::fido() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic
