// What an action would lose for good without need: Credits beyond what the Bank holds, and icons beyond the cost. It
// looks at the own hand and at what lies open, nothing else: a warning must not tell what its reader may not know.
#include <algorithm>

#include "games/artifacts/artifacts.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// AA-PAY-09
Warning wasted_credits(const Player& p, int gain, int paid = 0) {
  const int lost = p.bank - paid + gain - kBankTop;
  if (lost <= 0) return {};
  return refuse("AA-PAY-09",
                {"The Bank holds 15: {0} of {1} {1#Credit|Credits} {0#is|are} lost.",
                 "Bank mieści 15: z {1} {1#Kredytu|Kredytów|Kredytów} {0#przepada|przepadają|przepada} {0}."},
                {&kNumber, &kNumber}, std::min(lost, gain), gain);
}

int credits_gained(const Effects& effects) {
  int credits = 0;
  for (const Effect& e : effects) credits += e.op == Op::kGainCredits && e.when == Event::kNow ? e.number : 0;
  return credits;
}
int credits_paid(const Effects& cost) {
  int credits = 0;
  for (const Effect& e : cost) credits += e.op == Op::kPayCredits ? e.number : 0;
  return credits;
}

// AA-PAY-08: more icons than are still needed, though another section at hand would pay with fewer.
Warning wasted_icons(const State& s, const Step& step, Action a) {
  const PayArgs pay(step);
  const int needed = pay.need[a.arg[2]], lost = resource(a.arg[0]).sections[a.arg[1]].icons - needed;
  if (lost <= 0) return {};
  ActionList choices;
  Artifacts::steps()[step.kind].list(s, step, choices);
  for (int i = 0; i < choices.size(); ++i) {
    const int icons = resource(choices[i].arg[0]).sections[choices[i].arg[1]].icons;
    if (choices[i].arg[2] == a.arg[2] && icons >= needed && icons - needed < lost)
      return refuse(
          "AA-PAY-08",
          {"{0} {0#icon|icons} would be lost; another card would do with fewer.",
           "{0#Przepadnie|Przepadną|Przepadnie} {0} {0#ikona|ikony|ikon}; wystarczy inna karta, z mniejszą liczbą."},
          {&kNumber}, lost);
  }
  return {};
}

}  // namespace

Warning Artifacts::wastes(const State& s, Action a) {
  if (s.core.over || s.core.steps.empty()) return {};
  const Step& step = s.core.steps.back();
  const Player& p = s.of(step.seat);
  if (step.is(Kind::kPay) && verb_of(a) == Verb::kSpend) return wasted_icons(s, step, a);
  if (step.is(Kind::kPlayCards) && verb_of(a) == Verb::kDone && PlayArgs(step).deed == Deed::kTrade)
    return wasted_credits(p, PlayArgs(step).icons + modifiers(s, step.seat, Op::kModTrade));
  if (step.is(Kind::kAction) && verb_of(a) == Verb::kPlay)
    return wasted_credits(p, credits_gained(artifact(a.arg[0]).effects));
  if (step.is(Kind::kAction) && verb_of(a) == Verb::kUse)
    return wasted_credits(p, credits_gained(card(a.arg[0]).effects), credits_paid(card(a.arg[0]).cost));
  return {};
}

}  // namespace kosmo::artifacts
