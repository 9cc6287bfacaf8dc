// Alliances (CE-ALLY): invitations, then answers in order, openly.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kInvite, kApproach, kMayJoin, kJoin, kCount };
enum class Verb { kNobody, kOne, kTwo, kThree, kJoin, kDecline, kCount };
enum class Say { kInvites, kInvitesNobody, kJoins, kDeclines, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

SeatOrder others(const State& s) {  // CE-ALLY-04: clockwise from the left of the offense
  SeatOrder order = opponents_of(s.offense, s.seats());
  order.remove(s.defense);
  return order;
}
bool is_invited(const State& s, Seat seat, Side side) { return s.invited[side] >> seat & 1; }
// CE-TK-15: by The Qax, if there is a ship to send.
bool is_bound(const State& s, Seat seat, Side side) {
  return (s.bound[side] >> seat & 1) && ships_to_spare(s, seat) > 0;
}
bool is_bound(const State& s, Seat seat) {
  return is_bound(s, seat, Side::kOffense) || is_bound(s, seat, Side::kDefense);
}

}  // namespace

std::optional<Side> side_in_encounter(const State& s, Seat seat) {
  if (seat == s.offense || s.of(seat).ally == Ally::kOfOffense) return Side::kOffense;
  if (seat == s.defense || s.of(seat).ally == Ally::kOfDefense) return Side::kDefense;
  return {};
}

// CE-ALLY-01, CE-ALLY-02, CE-ALLY-03
void invite(State& s, Events&) {
  if (!s.is_cloaked) s.core.steps.push(SideArgs(Side::kDefense).step(part, Kind::kInvite, s.defense));  // CE-TK-05
  s.core.steps.push(SideArgs(Side::kOffense).step(part, Kind::kInvite, s.offense));
}
void list_invite(const State& s, const Step& step, ActionList& out) {  // CE-ALLY-01
  SeatOrder seats = others(s);
  for (const Seat p : others(s))
    if (is_invited(s, p, SideArgs(step).side)) seats.remove(p);  // CE-TK-15: with The Qax
  part.add(out, Verb::kNobody);
  for (int i = 0; i < seats.size(); ++i) {
    part.add(out, Verb::kOne, seats[i]);
    for (int j = i + 1; j < seats.size(); ++j) {
      part.add(out, Verb::kTwo, seats[i], seats[j]);
      for (int k = j + 1; k < seats.size(); ++k) part.add(out, Verb::kThree, seats[i], seats[j], seats[k]);
    }
  }
  if (s.technology) list_qax(s, step.seat, out);  // CE-TIM-12
}
void apply_invite(State& s, const Step& step, Action a, Events& events) {
  if (is_technology_verb(a)) {
    s.core.steps.push(step);
    return use_technology(s, step.seat, a, events);
  }
  const auto count = static_cast<std::size_t>(part.verb_of(a));  // in the order of the verbs
  std::uint8_t& invited = s.invited[SideArgs(step).side];
  for (std::size_t i = 0; i < count; ++i) {
    invited = static_cast<std::uint8_t>(invited | 1 << a.arg[i]);
    part.tell_all(events, Say::kInvites, step.seat, a.arg[i]);
  }
  if (invited == 0) part.tell_all(events, Say::kInvitesNobody, step.seat);
}
Refusal why_not_invite(const State& s, const Step& step, Action a) {
  if (is_technology_verb(a)) return why_not_technology(s, step.seat, nullptr, a);
  if (!part.has(a)) return {};
  return refuse("CE-ALLY-02",
                {"Players who are not main players are invited, each once, from the offense's left on.",
                 "Zaprasza się graczy, którzy nie są głównymi graczami, każdego raz, od lewej strony atakującego."});
}

// CE-ALLY-05, CE-ALLY-08, CE-ALLY-09: each answers before the next one is asked.
void ask_allies(State& s, Events&) {
  for (const Seat p : last_first(others(s))) part.push(s.core, Kind::kApproach, p);
}
bool is_invited(const State& s, Seat seat) {
  return is_invited(s, seat, Side::kOffense) || is_invited(s, seat, Side::kDefense);
}
// CE-ALLY-08; CE-TIM-12: some may join uninvited, or otherwise than others, and say so first.
void run_approach(State& s, const Step& step, Events&) {
  part.push(s.core, Kind::kMayJoin, step.seat);
  happens(s, Event::kJoining, step.seat);
}
void run_may_join(State& s, const Step& step, Events&) {  // CE-ALLY-04
  const bool is_welcome = is_invited(s, step.seat) || joins_uninvited(s, step.seat);
  SendArgs ships(kGate);
  ask_powers_for_sending(s, step.seat, ships);
  if (is_welcome && (has_any_colony(s, step.seat) || (ships.from_warp && s.of(step.seat).warp > 0)))
    part.push(s.core, Kind::kJoin, step.seat);
}
bool may_still_join(const State& s, Seat seat, Side side) {
  if (!is_invited(s, seat, side) || s.moment > Moment::kAllianceJoin) return false;
  if (s.moment < Moment::kAllianceJoin) return true;
  for (const Step& step : s.core.steps)
    if (step.seat == seat &&
        (part.is(step, Kind::kJoin) || part.is(step, Kind::kMayJoin) || part.is(step, Kind::kApproach)))
      return true;
  return false;
}
void list_join(const State& s, const Step& step, ActionList& out) {  // CE-ALLY-04, CE-GEN-06
  for (const Side side : {Side::kOffense, Side::kDefense})
    if ((is_invited(s, step.seat, side) || joins_uninvited(s, step.seat)) && !is_bound(s, step.seat, other_side(side)))
      part.add(out, Verb::kJoin, side);
  if (!is_bound(s, step.seat)) part.add(out, Verb::kDecline);
}
void expect_join(const State&, const Step&, ActionList& out) {
  for (const Side side : {Side::kOffense, Side::kDefense}) part.add(out, Verb::kJoin, side);
}
// CE-ALLY-06, CE-ALLY-07, CE-ALLY-10, CE-ALLY-12; CE-ALLY-11: what is left on the target takes no part.
void apply_join(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kDecline)) return part.tell_all(events, Say::kDeclines, step.seat);
  const Side side = static_cast<Side>(a.arg[0]);
  s.of(step.seat).ally = ally_of(side);
  s.joined[side] = static_cast<std::uint8_t>(s.joined[side] | 1 << step.seat);
  part.tell_all(events, Say::kJoins, step.seat, side);
  SendArgs ships(side == Side::kOffense ? kGate : kBeside);
  if (is_bound(s, step.seat, side)) ships.duty = std::min(kMostSent, ships_to_spare(s, step.seat));
  send_ships(s, ships, step.seat);
}
Refusal why_not_join(const State& s, const Step& step, Action a) {
  if (part.has(a) && is_bound(s, step.seat))
    return refuse("CE-TK-15", {"You were given The Qax, and must join that side.",
                               "Otrzymana technologia „Qax” zobowiązuje do sojuszu z tą stroną."});
  if (!part.is(a, Verb::kJoin)) return {};
  return refuse("CE-ALLY-09", {"You were not invited by that side.", "Ta strona cię nie zaprosiła."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kInvite, "invite", "CE-ALLY-01", invite, up_to(1), .choices_public = true, .is_between = true,
              .may_wait = only_in<Moment::kAllianceInvite>),
    KOSMO_RUN(kApproach, "approach", "CE-TIM-12", approach, up_to(), .needs_seat = true),
    KOSMO_RUN(kMayJoin, "may-join", "CE-ALLY-04", may_join, up_to(), .needs_seat = true),
    KOSMO_ASK(kJoin, "join", "CE-ALLY-04", join, up_to(), .choices_public = true, .expects = expect_join,
              .is_between = true, .may_wait = only_in<Moment::kAllianceJoin>),
};
constexpr VerbRule kVerbs[] = {
    {{"invite-nobody", {"Invite nobody", "Nie zapraszaj nikogo"}}, "CE-ALLY-01"},
    {{"invite", {"Invite {0}", "Zaproś gracza: {0}"}, {&kSeatKind}}, "CE-ALLY-01"},
    {{"invite-two", {"Invite {0} and {1}", "Zaproś graczy: {0} i {1}"}, {&kSeatKind, &kSeatKind}}, "CE-ALLY-01"},
    {{"invite-three",
      {"Invite {0}, {1} and {2}", "Zaproś graczy: {0}, {1} i {2}"},
      {&kSeatKind, &kSeatKind, &kSeatKind}},
     "CE-ALLY-01"},
    {{"join", {"Join the {0}", "Sprzymierz się; strona: {0}"}, {&kSideKind}}, "CE-ALLY-04"},
    {{"decline", {"Join nobody", "Nie sprzymierzaj się z nikim"}}, "CE-ALLY-09"},
};
constexpr Phrase kEvents[] = {
    {"invites", {"{0} invites {1}.", "{0} zaprasza gracza: {1}."}, {&kSeatKind, &kSeatKind}},
    {"invites-nobody", {"{0} invites nobody.", "{0} nikogo nie zaprasza."}, {&kSeatKind}},
    {"joins", {"{0} joins the {1}.", "{0} zawiera sojusz; strona: {1}."}, {&kSeatKind, &kSideKind}},
    {"declines", {"{0} joins nobody.", "{0} nie zawiera sojuszu."}, {&kSeatKind}},
};
constinit Part<State, Kind, Verb, Say> part{"alliance", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& alliance_part() { return part; }

}  // namespace kosmo::cosmic
