// Chosen: draws three cards after the reveal, of which one may come to its side.
#include "games/cosmic/aliens/aliens.h"

namespace kosmo::cosmic {
namespace {

constexpr int kNumber = alien_named("chosen"), kDraws = 3;

enum class Kind { kPick, kCount };
enum class Verb { kReplace, kAdd, kNone, kCount };
enum class Say { kDraws, kReplaces, kAdds, kKeeps, kDiscards, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// CA-CHOSEN-01, CA-CHOSEN-06, CA-EV-01: openly; with fewer cards in the game, those.
void intervene(State& s, const Play& play, Events& events) {
  if (s.deck.empty() && s.discard.empty()) return quake(s, events);
  s.core.reveal();
  for (int i = 0; i < kDraws; ++i) {
    const int face = draw_one(s, events);
    if (face == kNone) break;
    s.drawn.push(static_cast<std::uint8_t>(face));
    part.tell_all(events, Say::kDraws, play.seat, face);
  }
  part.push(s.core, Kind::kPick, play.seat);
  happens(s, Event::kDrawn, play.seat, s.drawn.size());
}

// CA-CHOSEN-W1
void draw_card(State& s, const Play& play, Events&) { draw_cards(s, play.seat, 1); }

// CA-CHOSEN-S1: during the power, when the three cards are seen.
bool fits_super(const State& s, const Occasion& now) {
  if (now.whose() != now.seat || s.moment != Moment::kAfterRevealCards) return false;
  for (const int face : s.drawn)
    if (!is_encounter_card(face)) return true;
  return false;
}
void keep_others(State& s, const Play& play, Events& events) {
  for (int i = s.drawn.size() - 1; i >= 0; --i) {
    if (is_encounter_card(s.drawn[i])) continue;
    const std::uint8_t face = s.drawn.take(i);
    s.of(play.seat).hand.add(face, kEverybody);
    part.tell_all(events, Say::kKeeps, play.seat, face);
  }
}

// CA-CHOSEN-03, CA-CHOSEN-06: to an attack, which is no morph.
bool can_add(const State& s, Seat seat, int face) {
  const Side side = s.side_of(seat);
  return type_of(face) == Type::kAttack && type_shown(s, side) == Type::kAttack &&
         type_of(s.laid[side]) == Type::kAttack;
}
// CA-CHOSEN-02, CA-CHOSEN-05
void replace(State& s, Seat seat, std::uint8_t face, Events& events) {
  const Side side = s.side_of(seat), other = other_side(side);
  s.discard.push(std::exchange(s.laid[side], face));
  part.tell_all(events, Say::kReplaces, seat, face);
  const int value = current_value(s, other);
  show_as(s, side, face == kMorph ? s.counts_as[other] : face);
  if (face == kMorph && type_shown(s, side) == Type::kAttack) change_value(s, side, value, events);
}
void discard_drawn(State& s, Seat seat, Events& events) {  // CA-CHOSEN-04
  while (!s.drawn.empty()) {
    const std::uint8_t face = s.drawn.pop();
    s.discard.push(face);
    part.tell_all(events, Say::kDiscards, seat, face);
    was_discarded(s, seat, face);
  }
}

constexpr Effect kPowers[] = {
    {.rule = "CA-CHOSEN-01", .role = Role::kMainPlayer, .windows = in(Moment::kAfterRevealCards), .effect = intervene}};
constexpr Effect kWilds[] = {{.rule = "CA-CHOSEN-W1",
                              .role = Role::kMainPlayer,
                              .windows = in(Moment::kPlanningBeforeSelect),
                              .effect = draw_card}};
constexpr Effect kSupers[] = {{.rule = "CA-CHOSEN-S1",
                               .role = Role::kMainPlayer,
                               .events = when(Event::kDrawn),
                               .fits = fits_super,
                               .effect = keep_others}};

}  // namespace

void list_chosen_pick(const State& s, const Step& step, ActionList& out) {  // CA-CHOSEN-02, CA-CHOSEN-03, CA-CHOSEN-04
  part.add(out, Verb::kNone);
  for (int i = 0; i < s.drawn.size(); ++i) {
    const int face = s.drawn[i];
    if (!is_encounter_card(face) || s.drawn.find(s.drawn[i]) != i) continue;
    part.add(out, Verb::kReplace, face);
    if (can_add(s, step.seat, face)) part.add(out, Verb::kAdd, face);
  }
}
void apply_chosen_pick(State& s, const Step& step, Action a, Events& events) {
  const auto face = static_cast<std::uint8_t>(a.arg[0]);
  const Side side = s.side_of(step.seat);
  if (!part.is(a, Verb::kNone)) s.drawn.remove(face);
  if (part.is(a, Verb::kReplace)) replace(s, step.seat, face, events);
  if (part.is(a, Verb::kAdd)) {  // CA-CHOSEN-03, CA-RUL-09: it stays beside the card until the end
    s.support[side].push(face);
    part.tell_all(events, Say::kAdds, step.seat, face);
    change_value(s, side, current_value(s, side) + printed_value(face), events);
  }
  discard_drawn(s, step.seat, events);
}
Refusal why_not_chosen_pick(const State& s, const Step&, Action a) {
  if (!part.has(a) || part.is(a, Verb::kNone)) return {};
  if (part.is(a, Verb::kAdd) && s.drawn.contains(a.arg[0]) && is_encounter_card(a.arg[0]))
    return refuse("CA-CHOSEN-03",
                  {"Only an attack is added, and only to an attack.", "Dodać można tylko atak i tylko do ataku."});
  return refuse("CA-CHOSEN-02",
                {"That is not an encounter card that was drawn now.", "To nie jest dobrana teraz karta spotkania."});
}

namespace {

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kPick, "chosen-pick", "CA-CHOSEN-02", chosen_pick, up_to(), .choices_public = true,
              .may_wait = only_in<Moment::kAfterRevealCards>),
};
constexpr VerbRule kVerbs[] = {
    {{"chosen-replace", {"Replace your card with {0}", "Zastąp swoją kartę kartą: {0}"}, {&kCardKind}}, "CA-CHOSEN-02"},
    {{"chosen-add", {"Add {0} to your card", "Dodaj do swojej karty: {0}"}, {&kCardKind}}, "CA-CHOSEN-03"},
    {{"chosen-none", {"Use none of them", "Nie używaj żadnej"}}, "CA-CHOSEN-04"},
};
constexpr Phrase kEvents[] = {
    {"chosen-draws", {"{0} draws {1}.", "{0} dobiera kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"chosen-replaces",
     {"{0} replaces the revealed card with {1}.", "{0} zastępuje ujawnioną kartę kartą: {1}."},
     {&kSeatKind, &kCardKind}},
    {"chosen-adds",
     {"{0} adds {1} to the revealed card.", "{0} dodaje do ujawnionej karty: {1}."},
     {&kSeatKind, &kCardKind}},
    {"chosen-keeps", {"{0} keeps {1}.", "{0} zachowuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
    {"chosen-discards", {"{0} discards {1}.", "{0} odrzuca kartę: {1}."}, {&kSeatKind, &kCardKind}},
};
constinit Part<State, Kind, Verb, Say> part{"chosen", kSteps, kVerbs, kEvents};
AnyPart<State>* own_part() { return &part; }

}  // namespace

const Alien& aliens::chosen() {
  static constexpr Alien kAlien{
      .number = kNumber, .is_mandatory = false, .power = kPowers, .wild = kWilds, .super = kSupers, .part = own_part};
  return kAlien;
}

}  // namespace kosmo::cosmic
