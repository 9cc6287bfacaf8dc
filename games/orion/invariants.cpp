// What must hold after every action, beside that every card and every marker is somewhere exactly once (zones.cpp):
// what waits to be done belongs to what lies on the table.
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

#include <fmt/format.h>

namespace kosmo::orion {
namespace {

std::string markers(const State& s, const Player& p) {
  for (int i = 0; i < kSystems; ++i)
    if (p.marker[i] && field_of(p, i) == Field::kNone && s.arranged.empty())
      return fmt::format("a marker on system {} without a field", i + 1);
  if (p.advisor_marker && (p.advisor == kNone || advisor(p.advisor).field == Field::kNone))
    return "a marker on no advisor";
  return "";
}

std::string systems(const State& s, const Player& p) {
  if (!p.systems[kFulcrumSystem].empty() && !has_fulcrum(p) && s.arranged.empty())
    return "a fifth system without Fulcrum Sandebar";
  if (p.systems[kFulcrumSystem].size() >= kSystemSize) return "too many cards in Fulcrum Sandebar's system";
  for (const std::uint8_t r : p.resources)
    if (r > kMaxResource) return "a resource above 9";
  if (p.morale > kMaxMorale) return "morale above 10";
  if (p.vp < 0) return "negative points on the track";
  return "";
}

// --- what waits, and what lies there for it

Problem cannot_wait(const Step& step, std::string en, std::string pl) {
  const std::string name(Orion::steps()[step.kind].name);
  return {"/steps: '" + name + "': " + std::move(en), "/steps: '" + name + "': " + std::move(pl)};
}

// Whatever else waits above it: the step makes sense in itself.
Problem impossible_effect(const Step& step) {
  const EffectArgs args(step);
  const Effects& effects = effects_on(args.card, args.keyword);
  if (args.which >= effects.size()) return cannot_wait(step, "the card has no such effect", "karta nie ma tego efektu");
  if ((args.card >= kAdvisorCards) != (args.source == kAdvisorSource))
    return cannot_wait(step, "the card does not lie there", "karta tam nie leży");
  if (args.defender == step.seat || args.victim == step.seat)
    return cannot_wait(step, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
  if ((args.keyword == Keyword::kAfterAttack) != (args.defender != kNobody))
    return cannot_wait(step, "After attack goes with somebody who was attacked, and nothing else does",
                       "zaatakowanego podaje się przy efektach „Po ataku” i tylko przy nich");
  return {};
}

Problem impossible_resolve(const Step& step) {
  const ResolveArgs args(step);
  if (args.keyword != Keyword::kAfterAttack && args.keyword != Keyword::kRoundStart)
    return cannot_wait(step, "only After attack and Start of round effects come in a chosen order",
                       "kolejność wybiera się tylko dla efektów po ataku i na początku rundy");
  if ((args.keyword == Keyword::kAfterAttack) != (args.defender != kNobody) || args.defender == step.seat)
    return cannot_wait(step, "After attack goes with an opponent who was attacked, and nothing else does",
                       "zaatakowanego przeciwnika podaje się przy efektach „Po ataku” i tylko przy nich");
  return {};
}

Problem at_least_one(const Step& step, int count) {
  return count > 0 ? Problem{} : cannot_wait(step, "there must be at least one", "musi być co najmniej jeden");
}

// `below` is the step right beneath, or null.
Problem impossible_step(const State& s, const Step& step, const Step* below) {
  switch (static_cast<Kind>(step.kind)) {
    case Kind::kEffect: return impossible_effect(step);
    case Kind::kResolve:
    case Kind::kChooseEffect: return impossible_resolve(step);
    case Kind::kMayUse:
      if (!below || !below->is(Kind::kEffect) || below->seat != step.seat ||
          EffectArgs(*below).card != MayUseArgs(step).card)
        return cannot_wait(step, "its effect must come next", "po nim musi następować jego efekt");
      return {};
    case Kind::kExchange:
      if (structure(ExchangeArgs(step).card).effects[0].op != Op::kExchange)
        return cannot_wait(step, "that card exchanges nothing", "ta karta niczego nie wymienia");
      return {};
    case Kind::kSink:
      if (SinkArgs(step).opponent == step.seat)
        return cannot_wait(step, "nobody is one's own opponent", "nikt nie jest własnym przeciwnikiem");
      return {};
    case Kind::kHire:
      if (has_fulcrum(s.of(step.seat)))
        return cannot_wait(step, "Fulcrum Sandebar cannot be replaced", "Fulcruma Sandebara nie można wymienić");
      return {};
    case Kind::kColour:
      if (!has_fulcrum(s.of(step.seat)))
        return cannot_wait(step, "only Fulcrum Sandebar has a chosen colour",
                           "kolor wybiera się tylko dla Fulcruma Sandebara");
      return {};
    case Kind::kDiscard:
    case Kind::kDiscardOr: return at_least_one(step, DiscardArgs(step).cards);
    case Kind::kGainAny: return at_least_one(step, GainAnyArgs(step).units);
    case Kind::kRecover: return at_least_one(step, RecoverArgs(step).of_top);
    default: return {};
  }
}

// The step that comes next, and what lies ready for it and for nothing else.
Problem impossible_next(const State& s, const Step& step) {
  const Player* p = step.seat >= 0 ? &s.of(step.seat) : nullptr;
  const bool pays = step.is(Kind::kPayment);
  const bool pays_from_hand = pays && !PaymentArgs(step).from_discard;
  if (step.is(Kind::kAction) && p->available == 0)
    return cannot_wait(step, "there is no action marker left", "nie ma już znacznika akcji");
  if (pays_from_hand ? s.building != PaymentArgs(step).kind : s.building != kNone)
    return {"/building: a structure lies there exactly while it is paid for",
            "/building: struktura leży tu dokładnie wtedy, gdy się za nią płaci"};
  if (pays && !pays_from_hand && (s.discard.empty() || s.discard.back() != PaymentArgs(step).kind))
    return cannot_wait(step, "the card is not on top of the discard pile",
                       "karta nie leży na wierzchu stosu kart odrzuconych");
  if (step.is(Kind::kThrow) == s.drawn.empty())
    return {"/drawn: cards lie there exactly while one of them is to be discarded",
            "/drawn: karty leżą tu dokładnie wtedy, gdy jedną z nich trzeba odrzucić"};
  if (!s.arranged.empty() && !step.is(Kind::kNext))
    return {"/arranged: cards lie there only while a system is put in order",
            "/arranged: karty leżą tu tylko wtedy, gdy zmienia się kolejność kart w układzie"};
  if (s.swapping > 0 && !step.is(Kind::kSwap))
    return {"/swapping: cards are exchanged only in the opening",
            "/swapping: karty wymienia się tylko na początku gry"};
  return {};
}

}  // namespace

Problem impossible_position(const State& s) {
  for (Seat seat = 0; seat < s.seats(); ++seat)
    if (s.of(seat).advisor_colour != kNone && !has_fulcrum(s.of(seat)))
      return {fmt::format("/players/{}/advisor_colour: only Fulcrum Sandebar has one", kSeatKind.print(seat)),
              fmt::format("/players/{}/advisor_colour: kolor ma tylko Fulcrum Sandebar", kSeatKind.print(seat))};
  if (s.core.over || s.core.steps.empty()) return {};
  for (int i = 0; i < s.core.steps.size(); ++i)
    if (Problem p = impossible_step(s, s.core.steps[i], i > 0 ? &s.core.steps[i - 1] : nullptr)) return p;
  return impossible_next(s, s.core.steps.back());
}

Problem Orion::settle(State& s, const std::function<bool(std::string_view)>&) { return impossible_position(s); }

std::string Orion::broken_invariant(const State& s) {
  for (int i = 0; i < s.seats(); ++i) {
    const Player& p = s.players[i];
    if (std::string trouble = markers(s, p); !trouble.empty()) return trouble;
    if (std::string trouble = systems(s, p); !trouble.empty()) return trouble;
  }
  if (s.round > kRounds) return "more than 8 rounds";
  return impossible_position(s).en;
}

}  // namespace kosmo::orion
