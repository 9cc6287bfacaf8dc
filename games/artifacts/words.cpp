#include "games/artifacts/words.h"

#include "games/artifacts/artifacts.h"
#include "games/artifacts/content.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {

const ArgKind kSeatKind = kind_of<kSeatNames>("seat");
const ArgKind kColourKind = kind_of<kColourNames>("colour");
const ArgKind kCardKindKind = kind_of<kCardKindNames>("kind");
const ArgKind kTypeKind = kind_of<kTypeNames>("type");
const ArgKind kSideKind = kind_of<kSideNames>("side");
const ArgKind kSectionKind = kind_of<kSectionNames>("section");
const ArgKind kCardName = kind_of_cards<card, kCards>("card");
const ArgKind kShipKind = {
    "ship", [] { return kOfType; }, [](int v) { return card(card_of(Type::kShip, v)).id; },
    [](int v, Lang lang, Form form) { return kCardName.say(card_of(Type::kShip, v), lang, form); }};
const ArgKind kTechnologyKind = {
    "technology", [] { return kOfType; }, [](int v) { return card(card_of(Type::kTechnology, v)).id; },
    [](int v, Lang lang, Form form) { return kCardName.say(card_of(Type::kTechnology, v), lang, form); }};
const ArgKind kPlanetKind = {
    "planet", [] { return kOfType; }, [](int v) { return card(card_of(Type::kPlanet, v)).id; },
    [](int v, Lang lang, Form form) { return kCardName.say(card_of(Type::kPlanet, v), lang, form); }};
const ArgKind kDeedKind = kind_of<kDeedNames>("deed");
const ArgKind kBlockadeKind = kind_of<kBlockadeNames>("token");
const ArgKind kArtifactKind = kind_of_cards<artifact, kArtifacts>("artifact");
const ArgKind kPlanKind = kind_of_cards<plan, kPlans>("plan");
const ArgKind kSystemKind = kind_of_cards<system, kSystems>("system");
const ArgKind kFactionKind = kind_of_cards<faction, kFactions>("faction");

// "R46 (1 blue Exploration / 3 red Exploitation, 3)": a Resource card has no name, so it is told whole.
static std::string say_resource(int v, Lang lang, Form) {
  const Resource& card = resource(v);
  const auto section = [&](const Section& it) {
    return say_counted(kColourKind, it.icons, static_cast<int>(it.colour), lang) + ", " +
           kCardKindKind.say(static_cast<int>(it.kind), lang);
  };
  return card.id + " (" + section(card.sections[0]) + "; " + section(card.sections[1]) + "; " +
         std::to_string(card.number) + ")";
}
const ArgKind kResourceKind = {"resource", [] { return kResources; }, [](int v) { return resource(v).id; },
                               say_resource};

// Whom an attack is aimed at: a player, or the available Alien System.
const ArgKind kTargetKind = {"target", [] { return static_cast<int>(kTargets); },
                             [](int v) { return v == kAliens ? std::string("aliens") : kSeatKind.print(v); },
                             [](int v, Lang lang, Form form) {
                               if (v != kAliens)
                                 return lang == Lang::kPolish ? "gracza " + kSeatKind.say(v, lang, Form::kGenitive)
                                                              : kSeatKind.say(v, lang, form);
                               return std::string(lang == Lang::kPolish ? "System Obcych" : "the Alien System");
                             }};

// clang-format off
std::span<const VerbRule> verbs() {
  using enum Verb;
  static constexpr auto kVerbs = in_order<Verb, VerbRule>({
      {kFaction,   {{"faction", {"Play {0}", "Wybierz Frakcję: {0}"}, {&kFactionKind}}, "AA-VAR-01"}},
      {kKeep,      {{"keep", {"Keep {0}", "Zatrzymaj kartę „{0}”"}, {&kCardName}}, "AA-BUY-04"}},
      {kPurchase,  {{"purchase", {"Purchase from {0}, extra Credits: {1}", "Zakup karty, talia: {0}; dodatkowe Kredyty: {1}"}, {&kTypeKind, &kNumber}}, "AA-BUY-01"}},
      {kDiscover,  {{"discover", {"Discover {0}", "Odkryj Planetę „{0}”"}, {&kCardName}}, "AA-PLAN-01"}},
      {kDevelop,   {{"develop", {"Develop {0}", "Rozwiń Technologię „{0}”"}, {&kCardName}}, "AA-TECH-01"}},
      {kBuild,     {{"build", {"Build {0}", "Zbuduj Statek „{0}”"}, {&kCardName}}, "AA-SHIP-01"}},
      {kPrepare,   {{"prepare", {"Prepare Resources for {0}", "Przygotuj Zasoby, rząd: {0}"}, {&kTypeKind}}, "AA-PREP-01"}},
      {kTrade,     {{"trade", {"Trade {0} Resources", "Wymień Zasoby, kolor {0}"}, {&kColourKind}}, "AA-TRADE-01"}},
      {kUnblock,   {{"unblock", {"Remove Blockades from {0}", "Zdejmij Blokadę, typ kart: {0}"}, {&kTypeKind}}, "AA-BLK-01"}},
      {kOffensive, {{"offensive", {"Launch an Offensive", "Start Ofensywy"}}, "AA-OFF-01"}},
      {kIncome,    {{"income", {"Gain Income", "Pozyskaj Przychód"}}, "AA-INC-01"}},
      {kMine,      {{"mine", {"Mine Planets", "Przeprowadź Wydobycie na Planetach"}}, "AA-MINE-01"}},
      {kFactionAction,   {{"faction-action", {"Take the faction action", "Wykonaj akcję frakcyjną"}}, "AA-FACT-01"}},
      {kFactionActionIn, {{"faction-action-in", {"Take the faction action, paying with {0}", "Wykonaj akcję frakcyjną, kolor {0}"}, {&kColourKind}}, "AA-FACT-01"}},
      {kUse,       {{"use", {"Use {0}", "Użyj karty „{0}”"}, {&kCardName}}, "AA-KEY-02"}},
      {kPlay,      {{"play", {"Play {0}", "Zagraj Artefakt „{0}”"}, {&kArtifactKind}}, "AA-ART-02"}},
      {kDone,      {{"done", {"That is all", "To wszystko"}}, "AA-TURN-12"}},
      {kUnlock,    {{"unlock", {"Pay for the blocked {0}", "Opłać zablokowaną kartę „{0}”"}, {&kCardName}}, "AA-BLK-05"}},
      {kSpend,     {{"spend", {"Play {0}, {1}, as {2}", "Zagraj kartę {0}, {1:acc}, jako kolor {2}"}, {&kResourceKind, &kSectionKind, &kColourKind}}, "AA-PAY-01"}},
      {kAttach,    {{"attach", {"Attach {0}, {1}, to {2}", "Dołącz kartę {0}, {1:acc}, do karty „{2}”"}, {&kResourceKind, &kSectionKind, &kCardName}}, "AA-PREP-01"}},
      {kTowards,   {{"towards", {"Attach to {0}", "Dołączaj do karty „{0}”"}, {&kCardName}}, "AA-PREP-01"}},
      {kFree,      {{"free", {"Remove a token from {0}", "Usuń żeton z karty „{0}”"}, {&kCardName}}, "AA-BLK-01"}},
      {kLogistic,  {{"logistic", {"Logistic side up", "Stroną logistyczną ku górze"}}, "AA-PLAN-03"}},
      {kOperational, {{"operational", {"Operational side up", "Stroną operacyjną ku górze"}}, "AA-PLAN-03"}},
      {kComplete,  {{"complete", {"Complete {0}", "Ukończ budowę karty „{0}”"}, {&kCardName}}, "AA-AUTO-02"}},
      {kShow,      {{"show", {"Show {0}", "Pokaż {0:acc}"}, {&kSectionKind}}, "AA-PROD-01"}},
      {kOn,        {{"on", {"Produce on {0}", "Produkuj na Planecie „{0}”"}, {&kCardName}}, "AA-MINE-01"}},
      {kScore,     {{"score", {"Score {0}", "Punktuj Technologię „{0}”"}, {&kCardName}}, "AA-INC-01"}},
      {kReroll,    {{"reroll", {"Reveal another card", "Odkryj następną kartę"}}, "AA-ATK-03"}},
      {kStand,     {{"stand", {"Leave it as it is", "Zostaw tę kartę"}}, "AA-ATK-03"}},
      {kAttack,    {{"attack", {"Attack {0}", "Zaatakuj {0}"}, {&kTargetKind}}, "AA-ATK-01"}},
      {kSend,      {{"send", {"Attack with {0}", "Zaatakuj Statkiem „{0}”"}, {&kCardName}}, "AA-OFF-01"}},
      {kDecline,   {{"decline", {"Decline", "Zrezygnuj"}}, "AA-KEY-04"}},
      {kDefend,    {{"defend", {"Defend with {0}", "Broń się planem „{0}”"}, {&kPlanKind}}, "AA-ATK-02"}},
      {kTake,      {{"take", {"Take {0} as the revealed card", "Wybierz odkrytą kartę {0}"}, {&kResourceKind}}, "AA-ATK-03"}},
      {kRaise,     {{"raise", {"Pay for the bonus", "Opłać premię"}}, "AA-ATK-04"}},
      {kFire,      {{"fire", {"Play {0} in this attack", "Zagraj w tym ataku Artefakt „{0}”"}, {&kArtifactKind}}, "AA-ART-02"}},
      {kBlock,     {{"block", {"Put a Blockade token on {0}", "Umieść żeton Blokady na karcie „{0}”"}, {&kCardName}}, "AA-ATK-11"}},
      {kRepair,    {{"repair", {"Pay to keep the Ship in the Empire", "Zapłać, by Statek pozostał w Imperium"}}, "AA-KEY-04"}},
      {kSearch,    {{"search", {"Search {0} for {1}", "Przeszukaj talię ({0}), Rodzaj: {1}"}, {&kTypeKind, &kCardKindKind}}, "AA-KEY-05"}},
      {kDeck,      {{"deck", {"Draw from {0}", "Dobierz z talii: {0}"}, {&kTypeKind}}, "AA-KEY-07"}},
      {kPlace,     {{"place", {"Move {0} to the Empire", "Przenieś kartę „{0}” do Imperium"}, {&kCardName}}, "AA-KEY-07"}},
      {kScrap,     {{"scrap", {"Remove {0} from the game", "Usuń z gry kartę „{0}”"}, {&kCardName}}, "AA-DECK-08"}},
      {kDiscard,   {{"discard", {"Discard {0}", "Odrzuć kartę {0}"}, {&kResourceKind}}, "AA-TURN-07"}},
      {kThrow,     {{"throw", {"Discard the drawn card", "Odrzuć dobraną kartę"}}, "AA-KEY-07"}},
      {kAgainst,   {{"against", {"Blockade {0}", "Zablokuj karty gracza {0:gen}"}, {&kSeatKind}}, "AA-ATK-11"}},
      {kDraw,      {{"draw", {"Draw Resource cards instead", "Dobierz zamiast tego karty Zasobów"}}, "AA-KEY-07"}},
      {kTrigger,   {{"trigger", {"Use {0} now", "Skorzystaj teraz z karty „{0}”"}, {&kCardName}}, "AA-KEY-06"}},
  });
  return kVerbs;
}

std::span<const Phrase> event_phrases() {
  using enum Said;
  static constexpr auto kPhrases = in_order<Said, Phrase>({
      {kFaction,     {"faction", {"{0} plays {1}.", "{0} gra Frakcją {1}."}, {&kSeatKind, &kFactionKind}}},
      {kFirst,       {"first", {"{0} is the First Player.", "Pierwszym Graczem jest {0}."}, {&kSeatKind}}},
      {kTurn,        {"turn", {"{0}'s turn begins.", "Zaczyna się tura gracza {0:gen}."}, {&kSeatKind}}},
      {kDrew,        {"drew", {"{0} draws {1} Resource {1#card|cards}.", "{0} dobiera {1} {1#kartę|karty|kart} Zasobów."}, {&kSeatKind, &kNumber}}},
      {kDrewThis,    {"drew_this", {"You draw {0}.", "Dobierasz kartę {0}."}, {&kResourceKind}}},
      {kShuffled,    {"shuffled", {"The discarded Resource cards are shuffled to form a new deck of {0}.", "Odrzucone karty Zasobów tasuje się, tworząc nową talię: {0} {0#karta|karty|kart}."}, {&kNumber}}},
      {kRoundMarker, {"round_marker", {"The Round marker moves to {0}.", "Znacznik Rundy przesuwa się na pole {0}."}, {&kNumber}}},
      {kEnding,      {"ending", {"The Resource deck is exhausted: the game ends after this round.", "Talia Zasobów się wyczerpała: gra kończy się po tej kolejce."}}},
      {kPoints,      {"points", {"{0} gains {1} VP.", "{0} otrzymuje {1} PZ."}, {&kSeatKind, &kNumber}}},
      {kCredits,     {"credits", {"{0} gains {1} {1#Credit|Credits}.", "{0} otrzymuje {1} {1#Kredyt|Kredyty|Kredytów}."}, {&kSeatKind, &kNumber}}},
      {kPaid,        {"paid", {"{0} pays {1} {1#Credit|Credits}.", "{0} wydaje {1} {1#Kredyt|Kredyty|Kredytów}."}, {&kSeatKind, &kNumber}}},
      {kArtifact,    {"artifact", {"{0} gains the Artifact {1}.", "{0} zdobywa Artefakt „{1}”."}, {&kSeatKind, &kArtifactKind}}},
      {kPlan,        {"plan", {"{0} gains a Defence Plan.", "{0} otrzymuje Plan obronny."}, {&kSeatKind}}},
      {kPlanThis,    {"plan_this", {"The Defence Plan is {0}.", "Ten Plan obronny to „{0}”."}, {&kPlanKind}}},
      {kBlocked,     {"blocked", {"A Blockade token is put on {0}'s {1}.", "Na karcie „{1}” gracza {0:gen} pojawia się żeton Blokady."}, {&kSeatKind, &kCardName}}},
      {kUnblocked,   {"unblocked", {"{2} Blockade {2#token is|tokens are} removed from {0}'s {1}.", "Z karty „{1}” gracza {0:gen} {2#znika|znikają|znika} {2} {2#żeton|żetony|żetonów} Blokady."}, {&kSeatKind, &kCardName, &kNumber}}},
      {kUnlocked,    {"unlocked", {"{0} pays for the blocked {1}.", "{0} opłaca zablokowaną kartę „{1}”."}, {&kSeatKind, &kCardName}}},
      {kSpent,       {"spent", {"{0} plays {1}, {2}.", "{0} zagrywa kartę {1}, {2:acc}."}, {&kSeatKind, &kResourceKind, &kSectionKind}}},
      {kKept,        {"kept", {"{0} puts {1} into the Stage.", "{0} umieszcza kartę „{1}” w Stadium Budowy."}, {&kSeatKind, &kCardName}}},
      {kDeed,        {"deed", {"{0}: {1}.", "{0}: {1}."}, {&kSeatKind, &kDeedKind}}},
      {kAttached,    {"attached", {"{0} attaches {1}, {2}, to {3}.", "{0} dołącza kartę {1}, {2:acc}, do karty „{3}”."}, {&kSeatKind, &kResourceKind, &kSectionKind, &kCardName}}},
      {kTraded,      {"traded", {"{0} trades {1} {1#icon|icons}.", "{0} wymienia {1} {1#ikonę|ikony|ikon}."}, {&kSeatKind, &kNumber}}},
      {kEntered,     {"entered", {"{1} enters {0}'s Empire, {2} up.", "Karta „{1}” wchodzi do Imperium gracza {0:gen} {2:ins} ku górze."}, {&kSeatKind, &kCardName, &kSideKind}}},
      {kProduced,    {"produced", {"{1} is produced on {2}, {3} visible.", "Na Planecie „{2}” gracz {0} produkuje kartę {1}; widoczna {3}."}, {&kSeatKind, &kResourceKind, &kCardName, &kSectionKind}}},
      {kRevealed,    {"revealed", {"{0} reveals {1}.", "{0} odkrywa kartę {1}."}, {&kSeatKind, &kResourceKind}}},
      {kScored,      {"scored", {"{1} scores {2} VP for {0}.", "{0} otrzymuje {2} PZ za Technologię „{1}”."}, {&kSeatKind, &kCardName, &kNumber}}},
      {kAttacked,    {"attacked", {"{0} attacks {1}.", "{0} atakuje {1}."}, {&kSeatKind, &kTargetKind}}},
      {kDefends,     {"defends", {"{0} defends with {1}.", "{0} broni się planem „{1}”."}, {&kSeatKind, &kPlanKind}}},
      {kShipAttacks, {"ship_attacks", {"{1} attacks for {0}.", "Statek „{1}” gracza {0:gen} atakuje."}, {&kSeatKind, &kCardName}}},
      {kValue,       {"value", {"The Attack Value is {0}.", "Wartość Ataku wynosi {0}."}, {&kNumber}}},
      {kDestroyed,   {"destroyed", {"{1} of {0} is destroyed.", "Statek „{1}” gracza {0:gen} zostaje zniszczony."}, {&kSeatKind, &kCardName}}},
      {kDamaged,     {"damaged", {"{1} of {0} is damaged and returns to the Stage.", "Statek „{1}” gracza {0:gen} zostaje uszkodzony i wraca do Stadium Budowy."}, {&kSeatKind, &kCardName}}},
      {kRepaired,    {"repaired", {"{1} of {0} is not damaged.", "Statek „{1}” gracza {0:gen} nie zostaje uszkodzony."}, {&kSeatKind, &kCardName}}},
      {kNextSystem,  {"next_system", {"The next Alien System is {0}.", "Następny dostępny System Obcych: „{0}”."}, {&kSystemKind}}},
      {kUsed,        {"used", {"{0} uses {1}.", "{0} używa karty „{1}”."}, {&kSeatKind, &kCardName}}},
      {kPlayed,      {"played", {"{0} plays the Artifact {1}.", "{0} zagrywa Artefakt „{1}”."}, {&kSeatKind, &kArtifactKind}}},
      {kSearched,    {"searched", {"{0} turns over {1}.", "{0} odkrywa kartę „{1}”."}, {&kSeatKind, &kCardName}}},
      {kScrapped,    {"scrapped", {"{0} removes {1} from the game.", "{0} usuwa z gry kartę „{1}”."}, {&kSeatKind, &kCardName}}},
      {kDiscarded,   {"discarded", {"{0} discards {1}.", "{0} odrzuca kartę {1}."}, {&kSeatKind, &kResourceKind}}},
      {kCompleted,   {"completed", {"{1} of {0} is completed by Automatic Construction.", "Automatyczna Budowa: {0} kończy budowę karty „{1}”."}, {&kSeatKind, &kCardName}}},
      {kNoAction,    {"no_action", {"{0} has no legal action.", "{0} nie może wykonać żadnej akcji."}, {&kSeatKind}}},
      {kStandstill,  {"standstill", {"Nobody could act for a whole round: the game ends.", "Przez całą kolejkę nikt nie mógł wykonać akcji: gra się kończy."}}},
      {kExtraTurns,  {"extra_turns", {"{0} takes {1} extra {1#turn|turns}.", "{0} rozgrywa {1} {1#dodatkową turę|dodatkowe tury|dodatkowych tur}."}, {&kSeatKind, &kNumber}}},
      {kFinal,       {"final", {"{0} scores {1} VP at the end.", "{0} otrzymuje na koniec {1} PZ."}, {&kSeatKind, &kNumber}}},
  });
  return kPhrases;
}

// What is ended where no more is done of it.
enum Offered { kEndActions, kEndDiscards, kEndPreparation, kEndCards, kEndShips, kEndMining, kCount };
std::span<const Phrase> choice_phrases() {
  using enum Offered;
  static constexpr auto kPhrases = in_order<Offered, Phrase>({
      {kEndActions,     {"done", {"End the Action Stage", "Zakończ Etap akcji"}}},
      {kEndDiscards,    {"done", {"Discard no more cards", "Nie odrzucaj więcej kart"}}},
      {kEndPreparation, {"done", {"End the preparation", "Zakończ Przygotowanie"}}},
      {kEndCards,       {"done", {"Play no more cards", "Nie zagrywaj więcej kart"}}},
      {kEndShips,       {"done", {"Attack with no more Ships", "Nie atakuj więcej Statkami"}}},
      {kEndMining,      {"done", {"End the mining", "Zakończ Wydobycie"}}},
  });
  return kPhrases;
}
// clang-format on

std::span<const Phrase> Artifacts::choice_phrases() { return artifacts::choice_phrases(); }
// Three questions in a row may end by the same verb: each says what it is that ends.
Wording Artifacts::choice(const State& s, Action a) {
  if (verb_of(a) != Verb::kDone || s.core.steps.empty()) return {};
  const Step& step = s.core.steps.back();
  const auto words = [](Offered which) { return Wording{choice_phrases()[which], {}}; };
  if (step.is(Kind::kAction)) return words(kEndActions);
  if (step.is(Kind::kDrawStage)) return words(kEndDiscards);
  if (step.is(Kind::kPrepare)) return words(kEndPreparation);
  if (step.is(Kind::kPlayCards)) return words(kEndCards);
  if (step.is(Kind::kShips)) return words(kEndShips);
  if (step.is(Kind::kMine)) return words(kEndMining);
  return {};
}

std::span<const VerbRule> Artifacts::verbs() { return artifacts::verbs(); }
std::span<const Phrase> Artifacts::event_phrases() { return artifacts::event_phrases(); }

}  // namespace kosmo::artifacts
