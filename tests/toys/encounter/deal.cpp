// Deals (ENC-08): two negotiates, and the main players bargain over up to two terms.
#include "tests/toys/encounter/encounter.h"

namespace kosmo::encounter {
namespace {

using Talk = decltype(State::talk);
constexpr int kOffers = 2, kSilences = 1;

constexpr Name kTerms[] = {{"offense-point", {"the offense scores a point", "punkt dla atakującego"}},
                           {"defence-point", {"the defence scores a point", "punkt dla broniącego się"}},
                           {"offense-card", {"the offense draws a card", "karta dla atakującego"}},
                           {"defence-card", {"the defence draws a card", "karta dla broniącego się"}}};
constexpr ArgKind kTerm = kind_of<kTerms>("term");
constexpr int side_that_gains(int term) { return term % 2; }
constexpr bool is_card(int term) { return term >= 2; }

enum class Kind { kTalk, kPrepare, kSettle, kCount };
enum class Verb { kPrepare, kPut, kOffer, kScrap, kAccept, kRefuse, kWait, kWalkAway, kTimeout, kCount };
enum class Say { kPrepares, kPuts, kOffers, kScraps, kAccepts, kRefuses, kWaits, kWalksAway, kTimeIsUp, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

void go_on(State& s) {
  if (s.talk.outcome() == Talk::Outcome::kTalking)
    part.push(s.core, Kind::kTalk, s.talk.speaker());
  else
    part.push(s.core, Kind::kSettle, kNobody);
}

void list_talk(const State& s, const Step&, ActionList& out) {
  const int number = s.talk.number_of_offer(s.talk.other());
  if (s.talk.may_prepare()) part.add(out, Verb::kPrepare);
  if (s.talk.may_answer()) part.add(out, Verb::kAccept, number);
  if (s.talk.may_answer()) part.add(out, Verb::kRefuse, number);
  if (s.talk.may_wait()) part.add(out, Verb::kWait);
  part.add(out, Verb::kWalkAway);
  part.add(out, Verb::kTimeout);
}
void apply_talk(State& s, const Step& step, Action a, Events& events) {
  const Verb verb = part.verb_of(a);
  part.tell_all(events, static_cast<Say>(verb), step.seat);  // one for each verb
  switch (verb) {
    case Verb::kPrepare: return part.push(s.core, Kind::kPrepare, step.seat);
    case Verb::kAccept: s.talk.accept(true); break;
    case Verb::kRefuse: s.talk.refuse(); break;
    case Verb::kWait: s.talk.wait(); break;
    case Verb::kWalkAway: s.talk.walk_away(); break;
    case Verb::kTimeout: s.talk.time_is_up(); break;
    default: broken_limit("no such answer is offered");
  }
  go_on(s);
}

// Each term once, in any order: in a fixed order a second term would tell that the first was not the last.
void list_prepare(const State& s, const Step&, ActionList& out) {
  for (std::uint8_t term = 0; term < std::size(kTerms); ++term)
    if (s.talk.may_add() && !s.talk.draft().contains(term)) part.add(out, Verb::kPut, term);
  if (s.talk.may_offer()) part.add(out, Verb::kOffer);
  part.add(out, Verb::kScrap);
  part.add(out, Verb::kTimeout);
}
void apply_prepare(State& s, const Step& step, Action a, Events& events) {
  const Verb verb = part.verb_of(a);
  if (verb == Verb::kPut) {
    s.talk.add(a.arg[0]);
    return part.push(s.core, Kind::kPrepare, step.seat);
  }
  part.tell_all(events, static_cast<Say>(verb), step.seat);
  switch (verb) {
    case Verb::kOffer:
      for (const int term : s.talk.draft()) part.tell_all(events, Say::kPuts, step.seat, term);
      s.talk.make_offer();
      s.core.reveal();
      break;
    case Verb::kScrap: s.talk.scrap(); break;
    case Verb::kTimeout: s.talk.time_is_up(); break;
    default: broken_limit("no such answer is offered");
  }
  go_on(s);
}

void run_settle(State& s, const Step&, Events& events) {
  if (s.talk.outcome() == Talk::Outcome::kFailed) {
    s.lost = static_cast<std::uint8_t>(1 << s.offense | 1 << s.defence);
    for (int side = 0; side < 2; ++side) score(s, main_player(s, side), -1);
    return;
  }
  for (const int term : s.talk.agreed()) {
    const Seat seat = main_player(s, side_that_gains(term));
    if (is_card(term))
      draw_card(s, seat, events);
    else
      score(s, seat, 1);
  }
}

constexpr int kMinute = 60;
constexpr StepRule<State> kSteps[] = {
    {.name = "talk",
     .rule = "ENC-08",
     .list = list_talk,
     .apply = apply_talk,
     .question = {"talk", {"What do you say?", "Co powiesz?"}},
     .most = up_to(),
     .choices_public = true,
     .seconds = kMinute,
     .when_time_is_up = static_cast<int>(Verb::kTimeout)},
    {.name = "prepare",
     .rule = "ENC-08",
     .list = list_prepare,
     .apply = apply_prepare,
     .question = {"prepare", {"What do you offer?", "Co proponujesz?"}},
     .most = up_to(),
     .secret = true,
     .seconds = kMinute,
     .when_time_is_up = static_cast<int>(Verb::kTimeout)},
    {.name = "settle", .rule = "ENC-08", .run = run_settle, .most = up_to()},
};
constexpr VerbRule kVerbs[] = {
    {{"prepare", {"Prepare an offer", "Przygotuj ofertę"}}, "ENC-08"},
    {{"put", {"Put in: {0}", "Dołóż: {0}"}, {&kTerm}}, "ENC-08"},
    {{"offer", {"Offer this", "Zaproponuj to"}}, "ENC-08"},
    {{"scrap", {"Throw the draft away", "Wyrzuć szkic"}}, "ENC-08"},
    {{"accept", {"Accept offer {0}", "Przyjmij ofertę {0}"}, {&kNumber}}, "ENC-08"},
    {{"refuse", {"Refuse offer {0}", "Odrzuć ofertę {0}"}, {&kNumber}}, "ENC-08"},
    {{"wait", {"Wait", "Czekaj"}}, "ENC-08"},
    {{"walk-away", {"Walk away", "Odejdź"}}, "ENC-08"},
    {{"timeout", {"Time is up", "Czas minął"}}, "ENC-08"},
};
constexpr Phrase kEvents[] = {
    {"prepares", {"{0} prepares an offer.", "{0} przygotowuje ofertę."}, {&kSeat}},
    {"puts", {"{0} offers: {1}.", "{0} proponuje: {1}."}, {&kSeat, &kTerm}},
    {"offers", {"{0} makes an offer.", "{0} składa ofertę."}, {&kSeat}},
    {"scraps", {"{0} throws the draft away.", "{0} wyrzuca szkic."}, {&kSeat}},
    {"accepts", {"{0} accepts.", "{0} przyjmuje ofertę."}, {&kSeat}},
    {"refuses", {"{0} refuses.", "{0} odrzuca ofertę."}, {&kSeat}},
    {"waits", {"{0} waits.", "{0} czeka."}, {&kSeat}},
    {"walks-away", {"{0} walks away.", "{0} odchodzi."}, {&kSeat}},
    {"time-is-up", {"Time is up.", "Czas minął."}},
};
constinit Part<State, Kind, Verb, Say> part{"deal", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& deal_part() { return part; }

int most_decisions_of_a_deal() { return Talk::most_decisions(kOffers, kSilences); }

void describe_deal(Archive& ar, State& s) {
  const auto heard = [](std::uint8_t, Seat, Seat) { return kEverybody; };
  s.talk.describe(ar, "talk", kSeat, heard, [&](std::uint8_t& term) { ar.name("", term, kTerm); });
}

// A draft is seen by its maker alone: to the others it could be any terms of that number.
void redraw_deal(State& s, Audience knows, Rng& rng) {
  const int length = s.talk.draft().size();
  if (length == 0 || (only(s.talk.speaker()) & knows)) return;
  FixedList<std::uint8_t, std::size(kTerms)> terms;
  for (std::uint8_t term = 0; term < std::size(kTerms); ++term) terms.push(term);
  rng.shuffle(terms);
  s.talk.forget_draft();
  for (int i = 0; i < length; ++i) s.talk.add(terms[i]);
}

void start_deal(State& s) {
  s.talk.start(s.offense, s.defence, kOffers, kSilences);
  part.push(s.core, Kind::kTalk, s.talk.speaker());
}

}  // namespace kosmo::encounter
