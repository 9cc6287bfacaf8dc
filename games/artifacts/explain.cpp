#include "games/artifacts/explain.h"

#include <fmt/format.h>

#include "engine/effects.h"
#include "engine/letters.h"
#include "games/artifacts/rules/rules.h"

namespace kosmo::artifacts {
namespace {

// --- what effects are told with

// One card of a type, and so many.
constexpr Name kOneOfTypeNames[] = {
    {"ship",
     {"Ship", "Statek|acc=Statek"},
     {"Ship|many=Ships", "Statek|gen=Statku|acc=Statek|few=Statki|many=Statków"}},
    {"technology",
     {"Technology", "Technologia|acc=Technologię"},
     {"Technology|many=Technologies", "Technologia|gen=Technologii|acc=Technologię|few=Technologie|many=Technologii"}},
    {"planet",
     {"Planet", "Planeta|acc=Planetę"},
     {"Planet|many=Planets", "Planeta|gen=Planety|acc=Planetę|few=Planety|many=Planet"}},
};
// Actions as sentences name them, in the order of Deed.
constexpr Name kActionNames[] = {
    {"purchase", {"Purchase", "Zakup|gen=Zakupu"}},
    {"discover", {"Discover a Planet", "Odkrycie Planety|gen=Odkrycia Planety"}},
    {"develop", {"Develop a Technology", "Rozwój Technologii|gen=Rozwoju Technologii"}},
    {"build", {"Build a Ship", "Budowa Statku|gen=Budowy Statku"}},
    {"prepare", {"Prepare Resources", "Przygotowanie Zasobów|gen=Przygotowania Zasobów"}},
    {"trade", {"Trade Resources", "Wymiana Zasobów|gen=Wymiany Zasobów"}},
    {"unblock", {"Remove Blockade", "Zdjęcie Blokady|gen=Zdjęcia Blokady"}},
    {"offensive", {"Launch Offensive", "Start Ofensywy|gen=Startu Ofensywy"}},
    {"income", {"Gain Income", "Pozyskanie Przychodu|gen=Pozyskania Przychodu"}},
    {"mine", {"Mine Planets", "Wydobycie na Planetach|gen=Wydobycia na Planetach"}},
    {"faction", {"the faction action", "akcja frakcyjna|gen=akcji frakcyjnej"}},
    {"action", {"the ACTION of a card", "AKCJA karty|gen=AKCJI karty"}},
    {"entering", {"entering", "wejście do Imperium|gen=wejścia do Imperium"}},
    {"attacking", {"attacking", "atak|gen=ataku"}},
};
static_assert(std::size(kActionNames) == kDeeds);
constexpr Name kKeywordNames[] = {
    {"always", {"ALWAYS", "STALE"}},
    {"additional", {"ADDITIONAL", "DODATKOWO"}},
    {"action", {"ACTION", "AKCJA"}},
};
constexpr Name kWindowNames[] = {
    {"my_turn", {"in your turn", "w swojej turze"}},
    {"my_attack", {"during your attack", "podczas swojego ataku"}},
    {"before_scoring", {"before scoring", "przed podliczeniem punktów"}},
};
const ArgKind kOneOfType = kind_of<kOneOfTypeNames>("type");
const ArgKind kActionKind = kind_of<kActionNames>("deed");

// The holes of all texts below: {0} number, {1} other, {2} colour, {3} second colour, {4} deck, {5} action,
// {6} card of the deck.
std::string fill(const Text& text, const Effect& e, Lang lang) {
  const Phrase phrase = {
      "", text, {&kNumber, &kNumber, &kColourKind, &kColourKind, &kTypeKind, &kActionKind, &kOneOfType}};
  const auto number = [](auto value) { return static_cast<std::int16_t>(value); };
  return say(phrase,
             {number(e.number), number(e.other), number(e.colour), number(e.second), number(e.deck), number(e.deed),
              number(e.deck)},
             lang);
}

// clang-format off
constexpr auto kOpTexts = [] {
  using enum Op;
  return Array<Text, kOps>{in_order<Op, Text>({
    {kNothing,       {"nothing happens", "nic się nie dzieje"}},
    {kPayCredits,    {"pay {0} {0#Credit|Credits}", "wydaj {0} {0#Kredyt|Kredyty|Kredytów}"}},
    {kSpend,         {"spend {0*2}", "wydaj {0*2:acc}"}},
    {kSpendBoth,     {"spend {0*2} and {1*3}", "wydaj {0*2:acc} i {1*3:acc}"}},
    {kSpendSets,     {"play up to {0} Resource {0#card|cards} as sets of 1 blue, 1 green and 1 red icon",
                      "zagraj do {0} {0#karty|kart|kart} Zasobów jako zestawy złożone z niebieskiej, zielonej i czerwonej ikony"}},
    {kScrapStage,    {"remove a card of your Stage from the game", "usuń z gry kartę ze swojego Stadium Budowy"}},
    {kGainVp,        {"gain {0} VP", "otrzymujesz {0} PZ"}},
    {kGainCredits,   {"gain {0} {0#Credit|Credits}", "otrzymujesz {0} {0#Kredyt|Kredyty|Kredytów}"}},
    {kGainVpPerSet,  {"gain {0} VP for each set", "otrzymujesz {0} PZ za każdy zestaw"}},
    {kGainArtifact,  {"gain {0} {0#Artifact|Artifacts}", "zdobywasz {0} {0#Artefakt|Artefakty|Artefaktów}"}},
    {kDrawResource,  {"draw {0} Resource {0#card|cards}", "dobierz {0} {0#kartę|karty|kart} Zasobów"}},
    {kDiscardDraw,   {"discard up to {0} Resource {0#card|cards} from hand and draw as many",
                      "odrzuć z ręki do {0} {0#karty|kart|kart} Zasobów i dobierz tyle samo"}},
    {kProduce,       {"produce {0} {0#card|cards} on one of your operational Planets",
                      "wyprodukuj {0} {0#kartę|karty|kart} na jednej ze swoich operacyjnych Planet"}},
    {kProduceOr,     {"produce {0} {0#card|cards} on one of your operational Planets; without an unblocked one you may draw {1} Resource {1#card|cards} instead",
                      "wyprodukuj {0} {0#kartę|karty|kart} na jednej ze swoich operacyjnych Planet; jeśli nie masz niezablokowanej, możesz zamiast tego dobrać {1} {1#kartę|karty|kart} Zasobów"}},
    {kDrawCard,      {"draw {0*6} and keep 1 in your Stage", "dobierz {0*6:acc} i zatrzymaj 1 w Stadium Budowy"}},
    {kSearch,        {"search the deck of {4} for a kind of your choice", "przeszukaj talię {4:gen} w poszukiwaniu wybranego Rodzaju"}},
    {kBuildFree,     {"move a card from your Stage to your Empire without cost", "przenieś kartę ze swojego Stadium Budowy do Imperium bez opłacania kosztu"}},
    {kAttachTop,     {"draw {0} Resource {0#card|cards}; attach each to a card of your Stage or discard it",
                      "dobierz {0} {0#kartę|karty|kart} Zasobów; każdą dołącz do karty w swoim Stadium Budowy albo odrzuć"}},
    {kTakeAction,    {"take a Purchase action, paying its cost", "wykonaj akcję Zakupu, opłacając jej koszt"}},
    {kExtraAction,   {"take {0} more {0#action|actions} in this turn",
                      "możesz wykonać w tej turze {0} {0#dodatkową akcję|dodatkowe akcje|dodatkowych akcji}"}},
    {kExtraTurns,    {"take {0} {0#turn|turns} in a row", "rozegraj {0} {0#turę|tury|tur} z rzędu"}},
    {kAttackWith,    {"attack with one of your operational Ships", "zaatakuj jednym ze swoich operacyjnych Statków"}},
    {kFreeOp,        {"carry out {5} without its cost", "przeprowadź {5} bez opłacania kosztu"}},
    {kScoreTech,     {"score up to {0} of your operational Technologies without revealing cards",
                      "podlicz do {0} swoich operacyjnych Technologii bez odkrywania kart"}},
    {kRemoveBlockade, {"remove up to {0} Blockade {0#token|tokens} from your Empire",
                       "usuń do {0} {0#żetonu|żetonów|żetonów} Blokady ze swojego Imperium"}},
    {kPlaceBlockade, {"place {0} Blockade {0#token|tokens}", "umieść {0} {0#żeton|żetony|żetonów} Blokady"}},
    {kStealCredits,  {"the defender loses up to {0} {0#Credit|Credits}, and you gain as many",
                      "obrońca traci do {0} {0#Kredytu|Kredytów|Kredytów}, a ty tyle samo otrzymujesz"}},
    {kDestroyed,     {"the Ship is destroyed", "Statek zostaje zniszczony"}},
    {kDamaged,       {"the Ship is damaged", "Statek zostaje uszkodzony"}},
    {kCancelDamage,  {"the Ship stays in the Empire", "Statek pozostaje w Imperium"}},
    {kDefVp,         {"the defender gains {0} VP", "obrońca otrzymuje {0} PZ"}},
    {kDefCredits,    {"the defender gains {0} {0#Credit|Credits}", "obrońca otrzymuje {0} {0#Kredyt|Kredyty|Kredytów}"}},
    {kDefBlockade,   {"the defender places {0} Blockade {0#token|tokens} on your cards",
                      "obrońca umieszcza na twoich kartach {0} {0#żeton|żetony|żetonów} Blokady"}},
    {kFound,         {"draw 1 {6} into your Empire, operational side up", "dobierz 1 {6:acc} do Imperium, stroną operacyjną ku górze"}},
    {kModCost,       {"{5} costs {0} {2} less", "{5} kosztuje o {0*2:acc} mniej"}},
    {kModLimit,      {"your Construction Limit for {5} is {0} higher", "Limit Konstrukcyjny dla {5:gen} rośnie o {0}"}},
    {kModAttack,     {"your attacking Ships have +{0}", "każdy twój atakujący Statek ma +{0}"}},
    {kModProduce,    {"exploiting a Planet produces {0} more {0#card|cards}",
                      "eksploatując Planetę, produkujesz na niej o {0} {0#kartę|karty|kart} więcej"}},
    {kModTrade,      {"each of your Trade actions gives {0} more {0#Credit|Credits}",
                      "każda twoja Wymiana Zasobów daje o {0} {0#Kredyt|Kredyty|Kredytów} więcej"}},
    {kModLook,       {"in each Purchase you draw {0} more {0#card|cards} for free; you still keep 1",
                      "przy każdym Zakupie dobierasz za darmo {0} {0#kartę|karty|kart} więcej; zatrzymujesz nadal 1"}},
    {kModGold,       {"in an operational action up to {0} gold {0#icon counts|icons count} as the needed colour",
                      "w akcji operacyjnej do {0} {0#złotej ikony|złotych ikon|złotych ikon} liczy się jak ikony potrzebnego koloru"}},
    {kModColour,     {"in a basic action the icons of one card you play count as any one colour",
                      "w akcji podstawowej ikony jednej zagranej karty liczą się jak ikony dowolnego jednego koloru"}},
    {kTechReroll,    {"when a card revealed for a Technology does not match, you may discard it and reveal one more",
                      "gdy karta odkryta dla Technologii nie pasuje, możesz ją odrzucić i odkryć jeszcze jedną"}},
    {kBonus,         {"Attack Value +{0}", "Wartość Ataku +{0}"}},
    {kBonusVs,       {"+{0} against any target", "+{0} przeciw każdemu celowi"}},
    {kBonusIf,       {"+{0} if ", "+{0}, jeśli "}},
    {kBonusPay,      {"after the reveal you may pay {1} {1#Credit|Credits} for +{0}",
                      "po odkryciu karty możesz wydać {1} {1#Kredyt|Kredyty|Kredytów} za +{0}"}},
    {kBestOf,        {"reveal 2 cards and choose one of them", "odkryj 2 karty i wybierz jedną z nich"}},
    {kReroll,        {"once in the attack of this Ship you may discard the revealed card and reveal another one, which stands",
                      "raz w ataku tego Statku możesz odrzucić odkrytą kartę i odkryć inną, która obowiązuje"}},
    {kFloor,         {"an Attack Value below {0} counts as {0}", "Wartość Ataku poniżej {0} liczy się jako {0}"}},
    {kArmour,        {"when this Ship would be destroyed, it is damaged instead", "gdy ten Statek ma zostać zniszczony, zostaje tylko uszkodzony"}},
    {kFragile,       {"when this Ship would be damaged, it is destroyed", "gdy ten Statek ma zostać uszkodzony, zostaje zniszczony"}},
    {kExtraBlockade, {"when the row places Blockade tokens, place {0} more", "gdy wiersz każe umieścić żetony Blokady, umieść o {0} więcej"}},
  })};
}();

constexpr auto kEventTexts = [] {
  using enum Event;
  return Array<Text, kEvents>{in_order<Event, Text>({
    {kNow,            {"", ""}},
    {kDiscovered,     {"when you discover a Planet", "gdy odkrywasz Planetę"}},
    {kDeveloped,      {"when you develop a Technology", "gdy rozwijasz Technologię"}},
    {kBuilt,          {"when you build a Ship", "gdy budujesz Statek"}},
    {kFirstOfKind,    {"when a card enters your Empire and is the first of its kind among your cards of that type",
                       "gdy do twojego Imperium trafia pierwsza karta danego Rodzaju wśród kart swojego typu"}},
    {kProduceMatch,   {"for each produced card whose matching section you show",
                       "za każdą wyprodukowaną kartę, której pasującą sekcję pokazujesz"}},
    {kArtifactGained, {"when you gain an Artifact", "gdy zdobywasz Artefakt"}},
    {kAttackEnded,    {"after each of your attacks", "po każdym swoim ataku"}},
    {kShipDamaged,    {"when a Ship of yours would be damaged", "gdy twój Statek ma zostać uszkodzony"}},
    {kTradedFive,     {"when you trade 5 or more icons in one action", "gdy w jednej akcji wymieniasz co najmniej 5 ikon"}},
    {kCreditsOverflow, {"when you would gain Credits beyond 15", "gdy otrzymywane Kredyty nie mieszczą się w limicie 15"}},
    {kOnHit,          {"after the attack of this Ship, if it is still in the Empire", "po ataku tego Statku, jeśli jest nadal w Imperium"}},
    {kOnLoss,         {"when this Ship is destroyed or damaged", "gdy ten Statek zostaje zniszczony albo uszkodzony"}},
    {kOnArtifact,     {"if the row gives you an Artifact", "jeśli dzięki wierszowi zdobywasz Artefakt"}},
  })};
}();

// What conditions count, in the order of Measure. "{}" is a kind: "3 Exploration cards", "3 karty Eksploracji".
constexpr Name kMeasureNames[] = {
    {"n_planets",     {}, {"Planet|many=Planets", "Planeta|acc=Planetę|few=Planety|many=Planet"}},
    {"n_ships",       {}, {"Ship|many=Ships", "Statek|acc=Statek|few=Statki|many=Statków"}},
    {"n_techs",       {}, {"Technology|many=Technologies", "Technologia|acc=Technologię|few=Technologie|many=Technologii"}},
    {"n_cards",       {}, {"card in the Empire|many=cards in the Empire",
                           "karta w Imperium|acc=kartę w Imperium|few=karty w Imperium|many=kart w Imperium"}},
    {"n_log",         {}, {"logistic card|many=logistic cards",
                           "logistyczna karta|acc=logistyczną kartę|few=logistyczne karty|many=logistycznych kart"}},
    {"n_oper",        {}, {"operational card|many=operational cards",
                           "operacyjna karta|acc=operacyjną kartę|few=operacyjne karty|many=operacyjnych kart"}},
    {"n_log_planets", {}, {"logistic Planet|many=logistic Planets",
                           "logistyczna Planeta|acc=logistyczną Planetę|few=logistyczne Planety|many=logistycznych Planet"}},
    {"n_log_ships",   {}, {"logistic Ship|many=logistic Ships",
                           "logistyczny Statek|acc=logistyczny Statek|few=logistyczne Statki|many=logistycznych Statków"}},
    {"n_log_techs",   {}, {"logistic Technology|many=logistic Technologies",
                           "logistyczna Technologia|acc=logistyczną Technologię|few=logistyczne Technologie|many=logistycznych Technologii"}},
    {"n_op_planets",  {}, {"operational Planet|many=operational Planets",
                           "operacyjna Planeta|acc=operacyjną Planetę|few=operacyjne Planety|many=operacyjnych Planet"}},
    {"n_op_ships",    {}, {"operational Ship|many=operational Ships",
                           "operacyjny Statek|acc=operacyjny Statek|few=operacyjne Statki|many=operacyjnych Statków"}},
    {"n_op_techs",    {}, {"operational Technology|many=operational Technologies",
                           "operacyjna Technologia|acc=operacyjną Technologię|few=operacyjne Technologie|many=operacyjnych Technologii"}},
    {"n_kind",        {}, {"{} card|many={} cards", "karta {}|acc=kartę {}|few=karty {}|many=kart {}"}},
    {"kinds_planets", {}, {"kind among the Planets|many=kinds among the Planets",
                           "Rodzaj wśród Planet|acc=Rodzaj wśród Planet|few=Rodzaje wśród Planet|many=Rodzajów wśród Planet"}},
    {"kinds_ships",   {}, {"kind among the Ships|many=kinds among the Ships",
                           "Rodzaj wśród Statków|acc=Rodzaj wśród Statków|few=Rodzaje wśród Statków|many=Rodzajów wśród Statków"}},
    {"kinds_techs",   {}, {"kind among the Technologies|many=kinds among the Technologies",
                           "Rodzaj wśród Technologii|acc=Rodzaj wśród Technologii|few=Rodzaje wśród Technologii|many=Rodzajów wśród Technologii"}},
    {"n_type_kind",   {}, {"pair of type and kind|many=different pairs of type and kind",
                           "para typu i Rodzaju|acc=parę typu i Rodzaju|few=różne pary typu i Rodzaju|many=różnych par typu i Rodzaju"}},
    {"n_sets",        {}, {"kind with a Planet, a Ship and a Technology|many=kinds with a Planet, a Ship and a Technology",
                           "Rodzaj z Planetą, Statkiem i Technologią|acc=Rodzaj z Planetą, Statkiem i Technologią|few=Rodzaje z Planetą, Statkiem i Technologią|many=Rodzajów z Planetą, Statkiem i Technologią"}},
    {"kinds_with_2",  {}, {"kind with 2 or more cards|many=kinds with 2 or more cards",
                           "Rodzaj z 2 lub więcej kartami|acc=Rodzaj z 2 lub więcej kartami|few=Rodzaje z 2 lub więcej kartami|many=Rodzajów z 2 lub więcej kartami"}},
    {"n_produced",    {}, {"Resource card under Planets|many=Resource cards under Planets",
                           "karta Zasobów pod Planetami|acc=kartę Zasobów pod Planetami|few=karty Zasobów pod Planetami|many=kart Zasobów pod Planetami"}},
    {"n_stage",       {}, {"card in the Stage|many=cards in the Stage",
                           "karta w Stadium Budowy|acc=kartę w Stadium Budowy|few=karty w Stadium Budowy|many=kart w Stadium Budowy"}},
    {"n_attached",    {}, {"attached Resource card|many=attached Resource cards",
                           "dołączona karta Zasobów|acc=dołączoną kartę Zasobów|few=dołączone karty Zasobów|many=dołączonych kart Zasobów"}},
    {"credits",       {}, {"Credit|many=Credits", "Kredyt|acc=Kredyt|few=Kredyty|many=Kredytów"}},
    {"n_artifacts",   {}, {"unplayed Artifact|many=unplayed Artifacts",
                           "niezagrany Artefakt|acc=niezagrany Artefakt|few=niezagrane Artefakty|many=niezagranych Artefaktów"}},
    {"n_plans",       {}, {"Defence Plan card|many=Defence Plan cards",
                           "karta Planu obronnego|acc=kartę Planu obronnego|few=karty Planów obronnych|many=kart Planów obronnych"}},
    {"n_blockades_on_others", {}, {"Blockade token on other players' cards|many=Blockade tokens on other players' cards",
                           "żeton Blokady na kartach innych graczy|acc=żeton Blokady na kartach innych graczy|few=żetony Blokady na kartach innych graczy|many=żetonów Blokady na kartach innych graczy"}},
    {"revealed",      {}, {"{} section|many={} sections", "sekcja {}|acc=sekcję {}|few=sekcje {}|many=sekcji {}"}},
};
// clang-format on
static_assert(std::size(kMeasureNames) == static_cast<std::size_t>(Measure::kRevealed) + 1);
const ArgKind kMeasureKind = kind_of<kMeasureNames>("measure");

// --- effects

// Where one word has several meanings by its arguments.
Text effect_text(const Effect& e) {
  switch (e.op) {
    case Op::kSpend:
      if (e.any_colour) return {"spend {0} icons of one colour", "wydaj {0} {0#ikonę|ikony|ikon} jednego koloru"};
      break;
    case Op::kDrawCard:
      if (e.deck == kNone)
        return {"draw {0} {0#card|cards} of one deck and keep 1",
                "dobierz {0} {0#kartę|karty|kart} z jednej talii i zatrzymaj 1"};
      if (e.deck == kAnotherDeck)
        return {"draw {0} {0#card|cards} of another deck and keep 1",
                "dobierz {0} {0#kartę|karty|kart} z innej talii i zatrzymaj 1"};
      if (e.number == 1) return {"draw {0*6} into your Stage", "dobierz {0*6:acc} do Stadium Budowy"};
      break;
    case Op::kFound:
      if (e.side == Side::kLogistic)
        return {"draw 1 {6} into your Empire, logistic side up",
                "dobierz 1 {6:acc} do Imperium, stroną logistyczną ku górze"};
      break;
    case Op::kSearch:
      if (e.deck >= kTypes)
        return {"search a deck of your choice for a kind of your choice",
                "przeszukaj wybraną talię w poszukiwaniu wybranego Rodzaju"};
      break;
    case Op::kScoreTech:
      if (e.flag)
        return {"reveal a card for up to {0} of your operational Technologies and score those that match",
                "odkryj po karcie dla najwyżej {0} swoich operacyjnych Technologii; pasujące podlicz"};
      break;
    case Op::kRemoveBlockade:
      if (e.number >= kTokens)
        return {"remove all Blockade tokens from your Empire", "usuń wszystkie żetony Blokady ze swojego Imperium"};
      break;
    case Op::kPlaceBlockade:
      if (e.one_player)
        return {"place {0} Blockade {0#token|tokens} on cards of one other player",
                "umieść {0} {0#żeton|żetony|żetonów} Blokady na kartach jednego innego gracza"};
      if (e.flag)
        return {"place {0} Blockade {0#token|tokens}, not on Planets",
                "umieść {0} {0#żeton|żetony|żetonów} Blokady, ale nie na Planetach"};
      break;
    case Op::kModCost:
      if (e.deed == Deed::kPurchase)
        return {"{5} costs {0} {0#Credit|Credits} less", "{5} kosztuje o {0} {0#Kredyt|Kredyty|Kredytów} mniej"};
      break;
    case Op::kModLimit:
      if (e.deed == Deed::kCount)
        return {"your Construction Limit for all actions is {0} higher",
                "Limit Konstrukcyjny dla wszystkich akcji rośnie o {0}"};
      break;
    case Op::kModAttack:
      if (e.scope == Scope::kAliens)
        return {"your Ships attacking Alien Systems have +{0}", "każdy twój Statek atakujący System Obcych ma +{0}"};
      if (e.scope == Scope::kPlayers)
        return {"your Ships attacking players have +{0}", "każdy twój Statek atakujący gracza ma +{0}"};
      break;
    case Op::kModColour:
      if (e.flag)
        return {"each section you play counts as one colour of your choice",
                "każda zagrana przez ciebie sekcja liczy się jak ikony wybranego koloru"};
      break;
    case Op::kBonusVs:
      if (e.scope == Scope::kAliens) return {"+{0} against Alien Systems", "+{0} przeciw Systemom Obcych"};
      if (e.scope == Scope::kPlayers) return {"+{0} against players", "+{0} przeciw graczom"};
      break;
    case Op::kArmour:
      if (e.number > 1)
        return {
            "when this Ship would be destroyed, it is damaged instead; when it would be damaged, nothing happens to it",
            "gdy ten Statek ma zostać zniszczony, zostaje tylko uszkodzony; gdy ma zostać uszkodzony, nic mu się nie "
            "dzieje"};
      break;
    default: break;
  }
  return kOpTexts[e.op];
}

Text moment_of(const Effect& e) {
  if (e.when == Event::kOnHit && e.scope == Scope::kPlayers)
    return {"after the attack of this Ship on a player, if it is still in the Empire",
            "po ataku tego Statku na gracza, jeśli jest nadal w Imperium"};
  if (e.when == Event::kOnHit && e.scope == Scope::kAliens)
    return {"after the attack of this Ship on an Alien System, if it is still in the Empire",
            "po ataku tego Statku na System Obcych, jeśli jest nadal w Imperium"};
  if (e.until_turn_end) return {"until the end of this turn", "do końca tury"};
  return kEventTexts[e.when];
}

// --- conditions

std::string in_kind(std::string text, CardKind kind, Lang lang) {
  const auto at = text.find("{}");
  if (at == std::string::npos) return text;
  return text.replace(at, 2, kCardKindKind.say(static_cast<int>(kind), lang, Form::kGenitive));
}

// What is counted with its number, or without one: "4 Planets", "Planets".
std::string counted(const Condition& c, Lang lang, Form form) {
  const int measure = static_cast<int>(c.measure);
  return in_kind(
      c.most ? kMeasureKind.say(measure, lang, Form::kMany) : say_counted(kMeasureKind, c.least, measure, lang, form),
      c.kind, lang);
}

// "at least 4 Planets"; behind another condition that begins so, "4 Planets". `form` is the case that it stands in.
std::string say_one(const Condition& c, Lang lang, Form form, bool at_least) {
  const std::string things = counted(c, lang, form);
  const bool polish = lang == Lang::kPolish;
  if (c.most)
    return polish ? fmt::format("więcej {} niż każdy inny gracz", things)
                  : fmt::format("more {} than every other player", things);
  if (!at_least) return things;
  return (polish ? "co najmniej " : "at least ") + things;
}

// As it follows "if": "you have at least 3 Planets".
std::string say_if(const Condition& c, Lang lang) {
  const bool polish = lang == Lang::kPolish;
  if (c.measure == Measure::kRevealed)
    return (polish ? "odkryta karta ma " : "the revealed card has an ") +
           in_kind(polish ? "sekcję {}" : "{} section", c.kind, lang);
  return (polish ? "masz " : "you have ") + say_one(c, lang, Form::kAccusative, true);
}

std::string sentence(const std::string& text) { return capitalised(text) + "."; }

std::string joined(const Sentences& parts, std::string_view by) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : std::string(by)) + part;
  return out;
}

}  // namespace

const ArgKind kKeywordKind = kind_of<kKeywordNames>("keyword");
const ArgKind kWindowKind = kind_of<kWindowNames>("window");

std::string say_effect(const Effect& e, Lang lang) {
  std::string out = fill(effect_text(e), e, lang);
  if (e.op == Op::kBonusIf) out += say_if(e.condition, lang);
  const std::string moment(moment_of(e).at(lang));
  if (!moment.empty()) out = moment + ": " + out;
  if (e.once_per_turn) out = (lang == Lang::kPolish ? "raz na turę, " : "once per turn, ") + out;
  return out;
}

std::string say_effects(const Effects& effects, Lang lang) {
  if (effects.empty()) return say_effect({}, lang);
  return tell_effects(
      effects, [&](const Effect& e) { return say_effect(e, lang); }, "; ");
}

// Behind icons the verb is not said again: "spend 5 red icons and 2 Credits".
std::string say_cost(const Effects& cost, Lang lang) {
  constexpr Text kCredits = {"{0} {0#Credit|Credits}", "{0} {0#Kredyt|Kredyty|Kredytów}"};
  Sentences parts;
  for (const Effect& e : cost)
    parts.push_back(!parts.empty() && e.op == Op::kPayCredits ? fill(kCredits, e, lang) : say_effect(e, lang));
  return joined(parts, lang == Lang::kPolish ? " i " : " and ");
}

std::string say_condition(const Score& score, Lang lang) {
  Sentences parts;
  bool at_least = true;
  for (const Condition& c : score.conditions) {
    parts.push_back(say_one(c, lang, Form::kPlain, at_least));
    at_least = c.most;
  }
  return joined(parts, lang == Lang::kPolish ? " i " : " and ");
}

std::string say_score(const Score& score, Lang lang) {
  return lang == Lang::kPolish ? fmt::format("{}: {} PZ podczas rozgrywki, {} PZ na koniec", say_condition(score, lang),
                                             score.during, score.end)
                               : fmt::format("{}: {} VP during the game, {} VP at the end", say_condition(score, lang),
                                             score.during, score.end);
}

std::string say_section(const Section& it, Lang lang) {
  return say_counted(kColourKind, it.icons, static_cast<int>(it.colour), lang) + ", " +
         kCardKindKind.say(static_cast<int>(it.kind), lang);
}

// --- attack tables

// AA-ATK-05: below the first row the first one counts, above the last row the last one.
std::string say_values(const AttackTable& table, int from, int to, Lang lang) {
  const bool polish = lang == Lang::kPolish;
  const bool first = from == 0, last = to == table.rows.size() - 1;
  if (first && last) return polish ? "każda" : "any";
  if (first) return fmt::format("{} {}", to + 1, polish ? "lub mniej" : "or less");
  if (last) return fmt::format("{} {}", from + 1, polish ? "lub więcej" : "or more");
  return from == to ? std::to_string(from + 1) : fmt::format("{}–{}", from + 1, to + 1);
}

std::vector<std::pair<std::string, std::string>> say_rows(const AttackTable& table, Lang lang) {
  std::vector<std::pair<std::string, std::string>> rows;
  for (int from = 0, to = 0; from < table.rows.size(); from = to + 1) {
    const std::string words = say_effects(table.rows[from], lang);
    for (to = from; to + 1 < table.rows.size() && say_effects(table.rows[to + 1], lang) == words;) ++to;
    rows.emplace_back(say_values(table, from, to, lang), words);
  }
  return rows;
}

// --- the two sides of a card

// The kind that helps is found where the rules look for it.
Deed helps_with(const BuiltCard& card) {
  if (card.type == Type::kTechnology) return Deed::kCount;
  const Deed last = card.type == Type::kShip ? Deed::kTrade : Deed::kPurchase;
  for (const Deed deed : {Deed::kDiscover, Deed::kDevelop, Deed::kBuild, last})
    if (&helpers_of(card.type, deed) == &of_kind(card.type, card.kind)) return deed;
  return Deed::kCount;
}

static Sentences say_logistic(const BuiltCard& card, Lang lang) {
  if (card.type == Type::kTechnology) return {lang == Lang::kPolish ? card.text_pl : card.text_en};
  Effect help;
  help.deed = helps_with(card);
  if (card.type == Type::kPlanet) {  // AA-PLAN-04
    help.op = Op::kModCost;
    help.number = 2;
    for (const Type type : kAllTypes)
      if (building_of(type) == help.deed) help.colour = colour_of(type);
  } else {  // AA-LIMIT-03
    help.op = Op::kModLimit;
    help.number = 1;
  }
  Sentences out = {sentence(say_effect(help, lang))};
  if (card.type == Type::kShip && help.deed == Deed::kTrade)  // AA-SHIP-04
    out.emplace_back(lang == Lang::kPolish
                         ? "Gdy wchodzi do Imperium tą stroną ku górze, otrzymujesz 1 kartę Planu obronnego."
                         : "When it enters the Empire with this side up, gain 1 Defence Plan card.");
  return out;
}

static Sentences say_operational(const BuiltCard& card, Lang lang) {
  Sentences out;
  switch (card.type) {
    case Type::kShip:
      for (const Effect& e : card.effects) out.push_back(sentence(say_effect(e, lang)));
      break;
    case Type::kTechnology:
      for (const Score& score : card.scores) out.push_back(sentence(say_score(score, lang)));
      break;
    case Type::kPlanet:  // AA-PLAN-05, AA-MINE-01, AA-PROD-02
      const std::string kind = kCardKindKind.say(static_cast<int>(card.kind), lang, Form::kGenitive);
      if (lang == Lang::kPolish) {
        out.push_back(fmt::format("Gdy wchodzi do Imperium tą stroną ku górze, wyprodukuj na niej {} {} Zasobów.",
                                  kExploited, agreeing("kartę|karty|kart", kExploited, lang)));
        out.emplace_back("Wydobycie na Planetach: wyprodukuj na niej 1 kartę.");
        out.push_back(fmt::format(
            "Za każdą wyprodukowaną na niej kartę, na której pokazujesz sekcję {}, otrzymujesz 1 PZ.", kind));
      } else {
        out.push_back(fmt::format("When it enters the Empire with this side up, produce {} Resource {} on it.",
                                  kExploited, agreeing("card|cards", kExploited, lang)));
        out.emplace_back("Mine Planets: produce 1 card on it.");
        out.push_back(fmt::format("For each card produced on it that shows an {} section, gain 1 VP.", kind));
      }
      break;
  }
  return out;
}

Sentences say_side(const BuiltCard& card, Side side, Lang lang) {
  return side == Side::kLogistic ? say_logistic(card, lang) : say_operational(card, lang);
}

// --- factions

Sentences say_setup(const Faction& faction, Lang lang) {
  Sentences out;
  for (const Effect& e : faction.setup) out.push_back(sentence(say_effect(e, lang)));
  return out;
}

std::string say_faction_action(const Faction& faction, Lang lang) {
  return sentence(say_cost(faction.cost, lang) + ": " + say_effects(faction.effects, lang));
}

std::string say_end_bonus(const Faction& faction, Lang lang) {
  constexpr Array<std::string_view, kTypes> kEach = {"każdy Statek", "każdą Technologię", "każdą Planetę"};
  const std::string kind = kCardKindKind.say(static_cast<int>(faction.bonus_kind), lang, Form::kGenitive);
  if (lang == Lang::kPolish)
    return fmt::format("Na koniec: 1 PZ za {} i 1 PZ za każdą kartę {}.", kEach[faction.bonus_type], kind);
  return fmt::format("At the end: 1 VP for each {} and 1 VP for each {} card.",
                     kOneOfType.say(static_cast<int>(faction.bonus_type), lang), kind);
}

// --- whole cards

std::string say_sort(const BuiltCard& card, Lang lang) {
  return fmt::format("{}. {}: {}.", kOneOfType.say(static_cast<int>(card.type), lang),
                     lang == Lang::kPolish ? "Rodzaj" : "Kind", kCardKindKind.say(static_cast<int>(card.kind), lang));
}

std::string whole_text(const BuiltCard& card, Lang lang) {
  const bool polish = lang == Lang::kPolish;
  std::string logistic = polish ? "Strona logistyczna" : "Logistic side";
  if (card.type == Type::kTechnology)
    logistic += fmt::format(", {}", kKeywordKind.say(static_cast<int>(card.keyword), lang));
  return fmt::format("{}: {} {}: {}", logistic, joined(say_side(card, Side::kLogistic, lang), " "),
                     polish ? "Strona operacyjna" : "Operational side",
                     joined(say_side(card, Side::kOperational, lang), " "));
}

std::string whole_text(const AttackTable& table, Lang lang) {
  Sentences rows;
  for (const auto& [values, words] : say_rows(table, lang)) rows.push_back(fmt::format("{}: {}.", values, words));
  return (lang == Lang::kPolish ? "Co spotyka atakującego przy Wartości Ataku "
                                : "What the attacker meets at an Attack Value of ") +
         joined(rows, " ");
}

std::string whole_text(const Faction& faction, Lang lang) {
  const bool polish = lang == Lang::kPolish;
  return fmt::format("{}: {} {}: {} {}", polish ? "Przygotowanie" : "Setup", joined(say_setup(faction, lang), " "),
                     polish ? "Akcja frakcyjna" : "Faction action", say_faction_action(faction, lang),
                     say_end_bonus(faction, lang));
}

std::string whole_text(const Resource& card, Lang lang) {
  const bool polish = lang == Lang::kPolish;
  return fmt::format("{} A: {}. {} B: {}. {}: {}.", polish ? "Sekcja" : "Section", say_section(card.sections[0], lang),
                     polish ? "Sekcja" : "Section", say_section(card.sections[1], lang), polish ? "Cyfra" : "Number",
                     card.number);
}

}  // namespace kosmo::artifacts
