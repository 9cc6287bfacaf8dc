// What a board must know of the rules to draw the game: numbers, windows and what can be played in them. Every name is
// the canonical one, as in views.
#include "engine/fact_json.h"
#include "games/cosmic/content.h"
#include "games/cosmic/rules/rules.h"
#include "games/cosmic/rules/tech_cards.h"
#include "games/cosmic/rules/uses.h"

namespace json = boost::json;

namespace kosmo::cosmic {
namespace {

// --- windows

struct WindowWords {
  Moment moment;
  Phase phase;
  Text act;  // in a word: what one could do there, or what happens
};
// clang-format off
constexpr Array<WindowWords, kMoments> kWindowWords = {{{
    {Moment::kSetup,                Phase::kAny,         {"choose",     "wybór"}},
    {Moment::kStartTurn,            Phase::kStartOfTurn, {"begin",      "początek"}},
    {Moment::kStartTurnHandCheck,   Phase::kStartOfTurn, {"hand",       "ręka"}},
    {Moment::kStartTurnAfterCheck,  Phase::kStartOfTurn, {"prepare",    "przygotowania"}},
    {Moment::kEncounterStart,       Phase::kRegroup,     {"strike",     "uderzenie"}},
    {Moment::kTechAction,           Phase::kRegroup,     {"research",   "opracowywanie"}},
    {Moment::kRegroup,              Phase::kRegroup,     {"regroup",    "przegrupowanie"}},
    {Moment::kRegroupRetrieve,      Phase::kRegroup,     {"retrieve",   "odzyskanie"}},
    {Moment::kDestinyBeforeDraw,    Phase::kDestiny,     {"foresee",    "przeczucie"}},
    {Moment::kDestinyDraw,          Phase::kDestiny,     {"draw",       "dobranie"}},
    {Moment::kDestinyDrawn,         Phase::kDestiny,     {"divert",     "zmiana celu"}},
    {Moment::kDestinyChoice,        Phase::kDestiny,     {"choose",     "wybór"}},
    {Moment::kDefenseSet,           Phase::kDestiny,     {"fortify",    "umocnienie"}},
    {Moment::kLaunch,               Phase::kLaunch,      {"prepare",    "przygotowania"}},
    {Moment::kLaunchAim,            Phase::kLaunch,      {"aim",        "celowanie"}},
    {Moment::kLaunchAimed,          Phase::kLaunch,      {"shield",     "osłona"}},
    {Moment::kLaunchShips,          Phase::kLaunch,      {"launch",     "wysłanie"}},
    {Moment::kLaunchDone,           Phase::kLaunch,      {"strengthen", "wzmocnienie"}},
    {Moment::kAllianceBefore,       Phase::kAlliance,    {"prepare",    "przygotowania"}},
    {Moment::kAllianceInvite,       Phase::kAlliance,    {"invite",     "zaproszenie"}},
    {Moment::kAllianceInvited,      Phase::kAlliance,    {"persuade",   "namowy"}},
    {Moment::kAllianceJoin,         Phase::kAlliance,    {"join",       "dołączenie"}},
    {Moment::kAllianceFormed,       Phase::kAlliance,    {"break up",   "zerwanie"}},
    {Moment::kPlanningBeforeSelect, Phase::kPlanning,    {"meddle",     "ingerencja"}},
    {Moment::kPlanningHandCheck,    Phase::kPlanning,    {"hand",       "ręka"}},
    {Moment::kPlanningSelect,       Phase::kPlanning,    {"select",     "wybór"}},
    {Moment::kPlanningAfterSelect,  Phase::kPlanning,    {"exchange",   "zamiana"}},
    {Moment::kRevealBefore,         Phase::kReveal,      {"bluff",      "blef"}},
    {Moment::kReveal,               Phase::kReveal,      {"reveal",     "ujawnienie"}},
    {Moment::kAfterRevealCards,     Phase::kReveal,      {"change",     "zmiana kart"}},
    {Moment::kAfterRevealModifiers, Phase::kReveal,      {"modify",     "zmiana sum"}},
    {Moment::kReinforcements,       Phase::kReveal,      {"reinforce",  "wsparcie"}},
    {Moment::kOutcome,              Phase::kReveal,      {"upset",      "odwrócenie"}},
    {Moment::kResolution,           Phase::kResolution,  {"deny",       "odmowa"}},
    {Moment::kDealOpen,             Phase::kResolution,  {"bargain",    "targi"}},
    {Moment::kDealMade,             Phase::kResolution,  {"thwart",     "udaremnienie"}},
    {Moment::kDealExecute,          Phase::kResolution,  {"exchange",   "wymiana"}},
    {Moment::kShipsToWarp,          Phase::kResolution,  {"lose",       "straty"}},
    {Moment::kLanding,              Phase::kResolution,  {"land",       "lądowanie"}},
    {Moment::kShipsReturn,          Phase::kResolution,  {"return",     "powrót"}},
    {Moment::kResultEffects,        Phase::kResolution,  {"result",     "skutki"}},
    {Moment::kCompensation,         Phase::kResolution,  {"deny",       "odmowa"}},
    {Moment::kRewards,              Phase::kResolution,  {"rewards",    "nagrody"}},
    {Moment::kDiscardRevealed,      Phase::kResolution,  {"discard",    "odrzucenie"}},
    {Moment::kEndEncounter,         Phase::kResolution,  {"collect",    "zbiórka"}},
    {Moment::kSecondEncounter,      Phase::kAny,         {"go on",      "ciąg dalszy"}},
    {Moment::kEndTurn,              Phase::kAny,         {"end",        "koniec"}},
    {Moment::kTechSetup,            Phase::kAny,         {"choose",     "wybór"}},
}}};
// clang-format on
consteval bool are_in_order() {
  for (int i = 0; i < kMoments; ++i)
    if (kWindowWords[i].moment != static_cast<Moment>(i)) return false;
  return true;
}
static_assert(are_in_order());

// An encounter of three with everything that any artifact asks for: an ally, a ship in the warp, attacks revealed.
State table_at(Moment moment, Outcome outcome) {
  State s{};
  s.core.seats = 3;
  s.moment = moment;
  s.offense = 0;
  s.defense = 1;
  s.of(2).ally = Ally::kOfOffense;
  for (Seat p = 0; p < s.seats(); ++p) {
    s.ships[planet_of(p, 0)][p] = kShipsOnPlanet;
    s.of(p).warp = 1;
  }
  s.counts_as.fill(0);
  s.outcome = outcome;
  s.talk.start(s.offense, s.defense, kOffersEach, kSilences);
  s.talk.make_offer();
  s.talk.accept(true);
  return s;
}

// What can be played in a window, as the rules tell: artifacts, and reinforcements.
json::array plays_at(Moment moment) {
  json::array out;
  const State won = table_at(moment, Outcome::kOffenseWins), dealt = table_at(moment, Outcome::kBargaining);
  for (int i = 0; i < kArtifacts; ++i) {
    const Ability& ability = ability_of(static_cast<Artifact>(i));
    if (ability.fits(won, won.offense, nullptr) || ability.fits(dealt, dealt.offense, nullptr))
      out.emplace_back(kArtifactKind.print(i));
  }
  if (may_reinforce(won, won.offense)) out.emplace_back(kTypeKind.print(static_cast<int>(Type::kReinforcement)));
  return out;
}

// Technologies that are used in a window, if they are completed and what they need is there.
json::array uses_at(Moment moment) {
  json::array out;
  const State s = table_at(moment, Outcome::kOpen);
  for (int i = 0; i < kTechnologies; ++i) {
    const TechCard& card = tech_card(static_cast<Technology>(i));
    bool fits = false;
    for (Seat p = 0; p < s.seats() && card.fits; ++p) fits = fits || card.fits(s, Use{p, kMostSent, nullptr});
    if (fits) out.emplace_back(kTechnologyKind.print(i));
  }
  return out;
}

json::object windows() {
  json::object out;
  for (const WindowWords& window : kWindowWords)
    out[kMomentKind.print(static_cast<int>(window.moment))] =
        json::object{{"phase", kPhaseKind.print(static_cast<int>(window.phase))},
                     {"free", is_free_window(window.moment)},
                     {"plays", plays_at(window.moment)},
                     {"uses", uses_at(window.moment)},
                     {"act", {{"en", window.act.en}, {"pl", window.act.pl}}}};
  return out;
}

// --- by the option of four planets, as views tell it (CE-V4P)

json::object by_four_planets() {
  json::object out;
  for (const bool four : {false, true}) {
    State s{};
    s.four_planets = four;
    out[four ? "1" : "0"] = json::object{{"planets", planets_of_one(s)},
                                         {"ships", planets_of_one(s) * kShipsOnPlanet},
                                         {"colonies_to_win", colonies_to_win(s)},
                                         {"colonies_for_power", colonies_for_power(s)}};
  }
  return out;
}

// --- the rules that entries of the log follow

// Of each alien the rule by which its power, or an effect of its flare, is used: that of its first effect.
json::object rules_of(Sort sort) {
  json::object out;
  for (int alien = 0; alien < kAliens; ++alien)
    if (const auto effects = effects_of(alien, sort); !effects.empty())
      out[kAlienKind.print(alien)] = effects.front().rule;
  return out;
}
json::object rules_of_entries() {
  return {{"uses-power", rules_of(Sort::kPower)},
          {"plays-wild", rules_of(Sort::kWild)},
          {"plays-super", rules_of(Sort::kSuper)},
          {"zapped", "CE-ZAP-05"}};
}

json::object values() {
  json::object out;
  for (int face = 0; face < kAttacks; ++face) out[kCardKind.print(face)] = kAttackValues[face];
  for (int i = 0; i < kReinforcements; ++i) out[kCardKind.print(kFirstReinforcement + i)] = kReinforcementValues[i];
  return out;
}

json::object types() {
  json::object out;
  for (int face = 0; face < kFaces; ++face)
    out[kCardKind.print(face)] = kTypeKind.print(static_cast<int>(type_of(face)));
  return out;
}

}  // namespace

std::string Cosmic::facts() {
  return json::serialize(json::object{
      {"questions", questions(Cosmic::steps())},
      {"called",
       {{"seat", called(kSeatKind)},
        {"alien", called(kAlienKind)},
        {"card", called(kCardKind)},
        {"destiny", called(kDestinyKind)},
        {"type", called(kTypeKind)},
        {"side", called(kSideKind)},
        {"outcome", called(kOutcomeKind)},
        {"moment", called(kMomentKind)},
        {"phase", called(kPhaseKind)},
        {"role", called(kRoleKind)},
        {"level", called(kLevelKind)},
        {"term", called(kTermKindKind)},
        {"as", called(kMannerKind)},
        {"planet", called(kPlanetKind)},
        {"technology", called(kTechnologyKind)}}},
      {"seats", names(kSeatKind)},
      {"moments", names(kMomentKind)},
      {"windows", windows()},
      // Ships and planets.
      {"planets_of_one", kPlanetsOfOne},
      {"ships_on_planet", kShipsOnPlanet},
      {"most_sent", kMostSent},
      {"by_four_planets", by_four_planets()},
      // Cards.
      {"hand_size", kHandSize},
      {"cosmic_cards", kCosmicCards},
      {"flares_in_deck", kFlaresInDeck},
      {"destiny_cards", kDestinyCards},
      {"technologies", names(kTechnologyKind)},
      {"types", names(kTypeKind)},
      {"type_of", types()},
      {"value_of", values()},
      // Encounters and deals.
      {"encounters_of_turn", kEncountersOfTurn},
      {"failed_deal", kFailedDeal},
      {"most_terms", kMostTerms},
      {"offers_each", kOffersEach},
      {"rules_of_entries", rules_of_entries()},
  });
}

// CE-FLR-06, CE-FLR-07, CE-FLR-08: which effect of a flare somebody would play.
ActionFigures Cosmic::figures(const State& s, Action a) {
  if (s.core.over || !is_flare_verb(a)) return {};
  return {{"super", sort_for(s, s.core.steps.back().seat, a.arg[0]) == Sort::kSuper}};
}

}  // namespace kosmo::cosmic
