// The artifacts (section 11.3 of the rules): when each may be played, and what it does.
#include "engine/zones.h"
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {
namespace {

enum class Kind { kForceField, kPlague, kPlagueCard, kCount };
enum class Verb {
  kCardZap,
  kCosmicZap,
  kEmotionControl,
  kForceField,
  kIonicGas,
  kMobiusTubes,
  kPlague,
  kQuash,
  kCancel,
  kEnough,
  kDiscard,
  kCount
};
enum class Say { kCancelled, kAllNegotiates, kNoPayments, kTubes, kPlagueHits, kQuashed, kCount };
extern constinit Part<State, Kind, Verb, Say> part;

// The verbs of the artifacts stand first, in their order.
constexpr Verb verb_of(Artifact artifact) { return static_cast<Verb>(artifact); }
template <Artifact kWhich>
void list_plain(const State&, Seat, ActionList& out) {
  part.add(out, verb_of(kWhich));
}
int keep_nothing(Action) { return 0; }
int keep_seat(Action a) { return a.arg[0]; }

// --- Card Zap

// CE-CZAP-01, CE-CZAP-02, CE-CZAP-03, CE-CZAP-04: another player's flare or artifact, a Card Zap too.
bool fits_card_zap(const State&, Seat seat, const Step* answered) {
  if (!answered || answered->seat == seat) return false;
  const PlayArgs play(*answered);
  return is_artifact(play.what) || play.is_flare();
}
void card_zap(State& s, Seat, int, Events&) { negate_answered_play(s); }

// --- Cosmic Zap

// CE-XZAP-01, CE-XZAP-02, CE-XZAP-03, CE-XZAP-04: the use of a power, also the own one (CE-ZAP-04, CA-ZAP-04), or a
// super effect.
bool fits_cosmic_zap(const State&, Seat, const Step* answered) { return can_be_zapped(answered); }
void cosmic_zap(State& s, Seat, int, Events&) { zap_answered_power(s); }

// --- Emotion Control

// CE-EMO-01, CE-EMO-04
bool fits_emotion_control(const State& s, Seat, const Step* answered) {
  return !answered && s.moment == Moment::kAfterRevealCards &&
         (type_shown(s, Side::kOffense) == Type::kAttack || type_shown(s, Side::kDefense) == Type::kAttack);
}
std::string_view against_emotion_control(const State& s, Seat) {
  return s.moment == Moment::kAfterRevealCards ? "CE-EMO-04" : "CE-EMO-01";
}
void emotion_control(State& s, Seat, int, Events& events) {
  for (const Side side : {Side::kOffense, Side::kDefense})
    if (type_shown(s, side) == Type::kAttack) show_as(s, side, kNegotiate);
  part.tell_all(events, Say::kAllNegotiates);
}

// --- Force Field

bool has_ally(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally != Ally::kNo) return true;
  return false;
}
// CE-FF-01
bool fits_force_field(const State& s, Seat, const Step* answered) {
  return !answered && s.moment == Moment::kAllianceFormed && has_ally(s);
}
void force_field(State& s, Seat seat, int, Events&) {
  s.core.steps.push(CountArgs(0).step(part, Kind::kForceField, seat));
}

}  // namespace

void list_force_field(const State& s, const Step& step, ActionList& out) {  // CE-FF-01
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).ally != Ally::kNo) part.add(out, Verb::kCancel, p);
  if (CountArgs(step).count > 0) part.add(out, Verb::kEnough);
}
void expect_force_field(const State&, const Step&, ActionList& out) { part.add(out, Verb::kEnough); }
// CE-FF-01, CE-FF-02: when all are named, their ships return; invitations are over (CE-FF-03).
static void return_cancelled(State& s) {
  for (const Seat seat : last_first(timing_order(s))) {
    const Player& p = s.of(seat);
    if (!s.is_main(seat) && p.ally == Ally::kNo) return_ships(s, seat, p.gate > 0 ? kGate : kBeside, p.gate + p.beside);
  }
}
void apply_force_field(State& s, const Step& step, Action a, Events& events) {
  if (part.is(a, Verb::kEnough)) return return_cancelled(s);
  const Seat ally = static_cast<Seat>(a.arg[0]);
  s.of(ally).ally = Ally::kNo;
  for (std::uint8_t& seats : s.invited) seats = static_cast<std::uint8_t>(seats & ~(1 << ally));  // nor has it declined
  part.tell_all(events, Say::kCancelled, ally);
  if (!has_ally(s)) return return_cancelled(s);
  s.core.steps.push(CountArgs(CountArgs(step).count + 1).step(part, Kind::kForceField, step.seat));
}
Refusal why_not_force_field(const State&, const Step&, Action a) {
  if (part.is(a, Verb::kEnough))
    return refuse("CE-FF-01", {"At least one alliance is cancelled.", "Trzeba zerwać co najmniej jeden sojusz."});
  if (!part.is(a, Verb::kCancel)) return {};
  return refuse("CE-FF-01", {"{0} is not an ally.", "{0} nie jest sojusznikiem."}, {&kSeatKind}, a.arg[0]);
}

namespace {

// --- Ionic Gas

bool has_winner(const State& s) { return s.outcome == Outcome::kOffenseWins || s.outcome == Outcome::kDefenseWins; }
// CE-GAS-01, CE-GAS-03
bool fits_ionic_gas(const State& s, Seat, const Step* answered) {
  return !answered && !s.no_payments && has_winner(s) &&
         (s.moment == Moment::kResolution || s.moment == Moment::kCompensation);
}
void ionic_gas(State& s, Seat, int, Events& events) {
  s.no_payments = 1;
  part.tell_all(events, Say::kNoPayments);
}

// --- Mobius Tubes

bool is_warp_empty(const State& s) {
  for (Seat p = 0; p < s.seats(); ++p)
    if (s.of(p).warp > 0 && has_any_colony(s, p)) return false;
  return true;
}
// CE-TUBE-01, CE-TUBE-04; CE-GEN-09: there must be a ship to free.
bool fits_mobius_tubes(const State& s, Seat seat, const Step* answered) {
  return !answered && s.moment == Moment::kEncounterStart && seat == s.offense && !is_warp_empty(s);
}
std::string_view against_mobius_tubes(const State& s, Seat seat) {
  return s.moment == Moment::kEncounterStart && seat == s.offense ? "CE-GEN-09" : "CE-TUBE-01";
}
void mobius_tubes(State& s, Seat, int, Events& events) {
  part.tell_all(events, Say::kTubes);
  for (const Seat p : last_first(timing_order(s)))  // CE-TUBE-02, CE-TUBE-03
    if (has_any_colony(s, p)) return_ships(s, p, kFromWarp, s.of(p).warp);
}

// --- Plague

// CE-PLG-01
bool fits_plague(const State& s, Seat, const Step* answered) {
  return !answered && s.moment == Moment::kEncounterStart;
}
void list_plague_victims(const State& s, Seat, ActionList& out) {
  for (Seat p = 0; p < s.seats(); ++p) part.add(out, Verb::kPlague, p);
}
void plague(State& s, Seat, int kept, Events& events) {
  const Seat victim = static_cast<Seat>(kept);
  part.tell_all(events, Say::kPlagueHits, victim);
  s.core.steps.push(TypeArgs(Type::kAttack).step(part, Kind::kPlague, victim));
  lose_ships(s, victim, 3);
}

}  // namespace

// CE-PLG-01, CE-PLG-02, CE-PLG-03: one card of each type that is held, the owner chooses which. That one is asked shows
// that there is one.
void run_plague(State& s, const Step& step, Events& events) {
  const Type type = TypeArgs(step).type;
  const auto next = static_cast<Type>(static_cast<int>(type) + 1);
  if (next != Type::kCount) s.core.steps.push(TypeArgs(next).step(part, Kind::kPlague, step.seat));
  s.core.reveal();
  int faces = 0, last = 0;
  s.of(step.seat).hand.each_face([&](int face) {
    if (type_of(face) == type) ++faces, last = face;
  });
  if (faces > 1) return s.core.steps.push(TypeArgs(type).step(part, Kind::kPlagueCard, step.seat));
  if (faces == 1) discard_from_hand(s, step.seat, last, events);
}
void list_plague_card(const State& s, const Step& step, ActionList& out) {  // CE-PLG-01
  s.of(step.seat).hand.each_face([&](int face) {
    if (type_of(face) == TypeArgs(step).type) part.add(out, Verb::kDiscard, face);
  });
}
void apply_plague_card(State& s, const Step& step, Action a, Events& events) {
  discard_from_hand(s, step.seat, a.arg[0], events);
}
Refusal why_not_plague_card(const State&, const Step&, Action a) {
  if (!part.is(a, Verb::kDiscard)) return {};
  return refuse("CE-PLG-01",
                {"That is not a card of this type in your hand.", "To nie jest karta tego rodzaju z twojej ręki."});
}

namespace {

// --- Quash

// CE-QSH-01, CE-QSH-03
bool fits_quash(const State& s, Seat, const Step* answered) {
  return !answered && s.moment == Moment::kDealMade && is_deal_agreed(s);
}
void quash(State& s, Seat, int, Events& events) {  // CE-QSH-02
  s.talk.walk_away();
  part.tell_all(events, Say::kQuashed);
}

constexpr Array<Ability, kArtifacts> kAbilities = {{{
    {"CE-CZAP-01", fits_card_zap, list_plain<Artifact::kCardZap>, keep_nothing, card_zap},
    {"CE-XZAP-02", fits_cosmic_zap, list_plain<Artifact::kCosmicZap>, keep_nothing, cosmic_zap},
    {"CE-EMO-01", fits_emotion_control, list_plain<Artifact::kEmotionControl>, keep_nothing, emotion_control,
     against_emotion_control},
    {"CE-FF-01", fits_force_field, list_plain<Artifact::kForceField>, keep_nothing, force_field},
    {"CE-GAS-01", fits_ionic_gas, list_plain<Artifact::kIonicGas>, keep_nothing, ionic_gas},
    {"CE-TUBE-01", fits_mobius_tubes, list_plain<Artifact::kMobiusTubes>, keep_nothing, mobius_tubes,
     against_mobius_tubes},
    {"CE-PLG-01", fits_plague, list_plague_victims, keep_seat, plague},
    {"CE-QSH-01", fits_quash, list_plain<Artifact::kQuash>, keep_nothing, quash},
}}};
static_assert(kAbilities[Artifact::kQuash].effect == quash);

// Whoever is asked holds such a card.
void show_one_of_type(const State& s, const Step& step, Zones& z) {
  z.shown(&s.of(step.seat).hand, 1, faces_of(TypeArgs(step).type));
}

constexpr StepRule<State> kSteps[] = {
    KOSMO_ASK(kForceField, "force-field", "CE-FF-01", force_field, up_to(kPlayers), .choices_public = true,
              .expects = expect_force_field, .may_wait = only_in<Moment::kAllianceFormed>),
    KOSMO_RUN(kPlague, "plague", "CE-PLG-01", plague, up_to(kTypes - 1), .needs_seat = true, .kinds = {&kTypeKind},
              .may_wait = only_in<Moment::kEncounterStart>),
    KOSMO_ASK(kPlagueCard, "plague-card", "CE-PLG-01", plague_card, up_to(kTypes - 1),
              .may_wait = only_in<Moment::kEncounterStart>, .shows = show_one_of_type),
};
constexpr VerbRule kVerbs[] = {
    {{"card-zap", {"Play Card Zap", "Zagraj artefakt „Blokada karty”"}}, "CE-CZAP-01"},
    {{"cosmic-zap", {"Play Cosmic Zap", "Zagraj artefakt „Kosmiczny blok”"}}, "CE-XZAP-01"},
    {{"emotion-control", {"Play Emotion Control", "Zagraj artefakt „Kontrola emocji”"}}, "CE-EMO-01"},
    {{"force-field", {"Play Force Field", "Zagraj artefakt „Pole siłowe”"}}, "CE-FF-01"},
    {{"ionic-gas", {"Play Ionic Gas", "Zagraj artefakt „Gaz jonowy”"}}, "CE-GAS-01"},
    {{"mobius-tubes", {"Play Mobius Tubes", "Zagraj artefakt „Tuby Möbiusa”"}}, "CE-TUBE-01"},
    {{"plague", {"Play Plague on {0}", "Zagraj artefakt „Zaraza” na gracza: {0}"}, {&kSeatKind}}, "CE-PLG-01"},
    {{"quash", {"Play Quash", "Zagraj artefakt „Stłumienie”"}}, "CE-QSH-01"},
    {{"cancel", {"Cancel the alliance of {0}", "Zerwij sojusz gracza {0:gen}"}, {&kSeatKind}}, "CE-FF-01"},
    {{"enough", {"That is enough", "To wystarczy"}}, "CE-FF-01"},
    {{"discard", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "CE-PLG-01"},
};
constexpr Phrase kEvents[] = {
    {"cancelled", {"The alliance of {0} is cancelled.", "Sojusz gracza {0:gen} zostaje zerwany."}, {&kSeatKind}},
    {"all-negotiates", {"Every attack becomes a negotiate.", "Każdy atak staje się kartą negocjacji."}},
    {"no-payments", {"Nobody receives compensation or rewards.", "Nikt nie otrzymuje rekompensaty ani nagród."}},
    {"tubes", {"All ships leave the warp.", "Wszystkie statki opuszczają wir."}},
    {"plague-hits", {"Plague strikes {0}.", "„Zaraza” dotyka gracza: {0}."}, {&kSeatKind}},
    {"quashed", {"The deal is void.", "Porozumienie jest nieważne."}},
};
constinit Part<State, Kind, Verb, Say> part{"artifacts", kSteps, kVerbs, kEvents};

}  // namespace

AnyPart<State>& artifacts_part() { return part; }
const Array<Ability, kArtifacts>& abilities() { return kAbilities; }
std::string_view rule_against(const State& s, Seat seat, Artifact artifact) {
  const Ability& ability = ability_of(artifact);
  return ability.forbids ? ability.forbids(s, seat) : ability.rule;
}
bool is_artifact_verb(Action a) { return part.has(a) && static_cast<int>(part.verb_of(a)) < kArtifacts; }
Artifact artifact_of(Action a) { return static_cast<Artifact>(part.verb_of(a)); }

}  // namespace kosmo::cosmic
