#include "games/narodziny/words.h"

#include <fmt/format.h>

#include "games/narodziny/content.h"
#include "games/narodziny/narodziny.h"
#include "games/narodziny/rules/rules.h"

namespace kosmo::narodziny {

const ArgKind kSeatKind = kind_of<kSeatNames>("seat");
const ArgKind kTokenKind = kind_of<kTokenNames>("token");
const ArgKind kElementKind = kind_of<kElementNames>("star type");
const ArgKind kControlKind = kind_of<kControlNames>("control");
const ArgKind kSectorKind = kind_of<kSectorNames>("sector");
const ArgKind kResourceKind = kind_of<kResourceNames>("resource");
const ArgKind kMarkerKind = kind_of<kMarkerNames>("omega");
const ArgKind kSizeKind = kind_of<kSizeNames>("size");
const ArgKind kSlotKind = kind_of<kSlotNames>("slot");
const ArgKind kPlaceKind = kind_of<kSlotNames>("goal place");
const ArgKind kEffectKind = {
    "effect", [] { return static_cast<int>(Op::kCount); },
    [](int v) { return std::string(name_of(static_cast<Op>(v)).id); },
    [](int v, Lang lang, Form form) { return std::string(name_of(static_cast<Op>(v)).form(lang, form)); }};

// Spaces are said as they are printed; sentences put "pole" before them.
const ArgKind kStarSpace = {"star space", [] { return kStars; }, [](int v) { return fmt::format("S{:02}", v); }};
const ArgKind kLifeSpace = {"life space", [] { return kLives; }, [](int v) { return fmt::format("L{:02}", v + 1); }};
const ArgKind kNebulaSpace = {"nebula space", [] { return kNebulae; },
                              [](int v) { return fmt::format("{}{}", "DPF"[v / 4], v % 4 + 1); }};

static std::string say_points(int points, Lang lang) {
  return fmt::format(
      "{} {}", points,
      lang == Lang::kPolish ? agreeing("punkt|punkty|punktów", points, lang) : agreeing("point|points", points, lang));
}

const ArgKind kTileKind = {"nebula tile", [] { return kTiles; }, [](int v) { return tile(v).id; },
                           [](int v, Lang lang, Form) {
                             std::string stars;
                             for (std::size_t e = 0; e < kElements; ++e)
                               if (tile(v).stars[e])
                                 stars += fmt::format("{}{} {}", stars.empty() ? "" : ", ", tile(v).stars[e],
                                                      kElementNames[e].id);
                             return fmt::format("{} ({}; {})", tile(v).id, stars, say_points(tile(v).points, lang));
                           }};
const ArgKind kCardKind = kind_of_cards<ability, kCards>("ability card");
const ArgKind kGoalKind = kind_of_cards<goal, kGoals>("goal");
const ArgKind kAdvancedKind = {"advanced life token", [] { return kAdvancedKinds; },
                               [](int v) { return std::string(kAdvanced[v].id); },
                               [](int v, Lang lang, Form) { return say_points(kAdvanced[v].value, lang); }};

// What a resource is spent on: the rule of its track.
static std::string_view rule_of_spending(const Step&, Action a) {
  switch (static_cast<Resource>(a.arg[0])) {
    case Resource::kSupernova: return "NK-TRK-01";
    case Resource::kDna: return "NK-TRK-02";
    case Resource::kGraviton: return "NK-TRK-03";
  }
  broken_limit("an unknown resource");
}

// clang-format off
// One line a verb: canonical word, sentences, arguments, rule.
std::span<const VerbRule> verbs() {
  using enum Verb;
  static constexpr auto kVerbs = in_order<Verb, VerbRule>({
      {kShift,       {{"shift", {"Move {0} on from {1}", "Przesuń {0} z obszaru regulacji {1:gen}"}, {&kTokenKind, &kControlKind}}, "NK-ENE-02"}},
      {kStop,        {{"stop", {"End the shift", "Zakończ przemieszczenie energii"}}, "NK-ENE-03"}},
      {kSize,        {{"size", {"Take the top nebula of size {0}", "Weź mgławicę rozmiaru {0} z wierzchu stosu"}, {&kSizeKind}}, "NK-COL-02"}},
      {kTake,        {{"take", {"Take a {0} card from the row", "Weź z rzędu kartę energii {0:gen}"}, {&kControlKind}}, "NK-COL-10"}},
      {kDraw,        {{"draw", {"Draw the top card of the energy deck", "Dobierz kartę z talii kart energii"}}, "NK-COL-10"}},
      {kGoAhead,     {{"go-ahead", {"Take your energy phase now", "Rozegraj fazę energii już teraz"}}, "NK-VAR-01"}},
      {kWait,        {{"wait", {"Wait for your turn", "Poczekaj na swoją turę"}}, "NK-VAR-05"}},
      {kPlaceNebula, {{"place-nebula", {"Place nebula {0}", "Umieść mgławicę {0}"}, {&kTileKind}}, "NK-PLC-01"}},
      {kNebulaAt,    {{"nebula-at", {"Put it on {0}", "Połóż ją na polu {0}"}, {&kNebulaSpace}}, "NK-PLC-01"}},
      {kPlaceStar,   {{"place-star", {"Place {0:a}", "Umieść {0:acc}"}, {&kElementKind}}, "NK-PLC-02"}},
      {kStarAt,      {{"star-at", {"Put the star on {0}", "Postaw gwiazdę na polu {0}"}, {&kStarSpace}}, "NK-PLC-02"}},
      {kPlaceLife,   {{"place-life", {"Place a proto-life token", "Umieść znacznik protożycia"}}, "NK-PLC-03"}},
      {kLifeAt,      {{"life-at", {"Put the life token on {0}", "Połóż znacznik życia na polu {0}"}, {&kLifeSpace}}, "NK-PLC-03"}},
      {kComplete,    {{"complete", {"Complete the nebula on {0}", "Ukończ mgławicę na polu {0}"}, {&kNebulaSpace}}, "NK-NEB-01"}},
      {kDiscardStar, {{"discard-star", {"Discard the figure on {0}", "Odrzuć figurkę z pola {0}"}, {&kStarSpace}}, "NK-NEB-05"}},
      {kRelease,     {{"release", {"Release the time chamber", "Zwolnij komorę czasu"}}, "NK-TIM-09"}},
      {kReleaseWith, {{"release-with", {"Release the time chamber, using {0} instead of a star", "Zwolnij komorę czasu, a zamiast gwiazdy użyj karty „{0}”"}, {&kCardKind}}, "NK-TIM-15"}},
      {kStarType,    {{"star-type", {"Choose {0:a}", "Wybierz {0:acc}"}, {&kElementKind}}, "NK-TIM-10"}},
      {kAdvance,     {{"advance", {"Create advanced life on {0}", "Stwórz zaawansowaną formę życia na polu {0}"}, {&kNebulaSpace}}, "NK-LIF-01"}},
      {kExchange,    {{"exchange", {"Discard 5 {0} cards for 6 points", "Odrzuć 5 kart energii {0:gen} za 6 punktów"}, {&kControlKind}}, "NK-CRD-02"}},
      {kAcquire,     {{"acquire", {"Acquire a {1} ability card for slot {0}", "Pozyskaj kartę zdolności {1:gen} na miejsce {0}"}, {&kSlotKind, &kControlKind}}, "NK-ABL-01"}},
      {kKeep,        {{"keep", {"Keep {0}", "Zachowaj kartę „{0}”"}, {&kCardKind}}, "NK-ABL-03"}},
      {kBottom,      {{"bottom", {"Put {0} under the deck next", "Odłóż na spód talii kartę „{0}”"}, {&kCardKind}}, "NK-ABL-03"}},
      {kUse,         {{"use", {"Use {0}", "Użyj zdolności „{0}”"}, {&kCardKind}}, "NK-ACT-01"}},
      {kPay,         {{"pay", {"Spend {0} cards", "Wydaj karty energii {0:gen}"}, {&kControlKind}}, "NK-ACT-04"}},
      {kDiscardNova, {{"discard-nova", {"Discard the supernova on {0}", "Odrzuć supernową z pola {0}"}, {&kStarSpace}}, "NK-ACT-02"}},
      {kDiscardLife, {{"discard-life", {"Discard the life token on {0}", "Odrzuć znacznik życia z pola {0}"}, {&kLifeSpace}}, "NK-ACT-02"}},
      {kEither,      {{"either", {"Choose: {0}", "Wybierz: {0}"}, {&kEffectKind}}, "NK-ACT-06"}},
      {kSpend,       {{"spend", {"Spend 1 {0}", "Wydaj 1 {0}"}, {&kResourceKind}}, "NK-TRK-01", rule_of_spending}},
      {kNova,        {{"nova", {"Turn the star on {0} into a supernova", "Przekształć gwiazdę na polu {0} w supernową"}, {&kStarSpace}}, "NK-TRK-01"}},
      {kRestore,     {{"restore", {"Turn the supernova on {0} back into a star", "Przekształć supernową na polu {0} z powrotem w gwiazdę"}, {&kStarSpace}}, "NK-BRD-18"}},
      {kStabilise,   {{"stabilise", {"Stabilise the proto-life on {0}", "Ustabilizuj protożycie na polu {0}"}, {&kLifeSpace}}, "NK-TRK-02"}},
      {kIrradiate,   {{"irradiate", {"Stabilise all proto-life around the supernova on {0}", "Ustabilizuj całe protożycie obok supernowej na polu {0}"}, {&kStarSpace}}, "NK-ACT-09"}},
      {kMoveStar,    {{"move-star", {"Move the star on {0}", "Przesuń gwiazdę z pola {0}"}, {&kStarSpace}}, "NK-TRK-03"}},
      {kStarTo,      {{"star-to", {"To {0}", "Na pole {0}"}, {&kStarSpace}}, "NK-TRK-06"}},
      {kMoveLife,    {{"move-life", {"Move the life token on {0}", "Przesuń znacznik życia z pola {0}"}, {&kLifeSpace}}, "NK-TRK-03"}},
      {kLifeTo,      {{"life-to", {"To {0}", "Na pole {0}"}, {&kLifeSpace}}, "NK-TRK-06"}},
      {kLiftStar,    {{"lift-star", {"Relocate the figure on {0}", "Przenieś figurkę z pola {0}"}, {&kStarSpace}}, "NK-ACT-11"}},
      {kLiftNebula,  {{"lift-nebula", {"Relocate the nebula on {0}", "Przenieś mgławicę z pola {0}"}, {&kNebulaSpace}}, "NK-ACT-11"}},
      {kLiftLife,    {{"lift-life", {"Relocate the life token on {0}", "Przenieś znacznik życia z pola {0}"}, {&kLifeSpace}}, "NK-ACT-11"}},
      {kEnough,      {{"enough", {"Relocate no more", "Nie przenoś więcej"}}, "NK-ACT-06"}},
      {kEvolve,      {{"evolve", {"Put a second advanced life token on {0}", "Połóż drugi żeton zaawansowanej formy życia na polu {0}"}, {&kNebulaSpace}}, "NK-LIF-05"}},
      {kReplace,     {{"replace", {"Replace the nebula on {0}", "Zastąp mgławicę na polu {0}"}, {&kNebulaSpace}}, "NK-SUP-05"}},
      {kEnd,         {{"end", {"End the craft phase", "Zakończ fazę budowania"}}, "NK-BLD-03"}},
      {kOmega,       {{"omega", {"Choose the omega space: {0}", "Wybierz pole omega: {0}"}, {&kMarkerKind}}, "NK-OMG-02"}},
      {kDrop,        {{"drop", {"Discard a {0} card", "Odrzuć kartę energii {0:gen}"}, {&kControlKind}}, "NK-END-05"}},
  });
  return kVerbs;
}

std::span<const Phrase> event_phrases() {
  using enum Said;
  static constexpr auto kPhrases = in_order<Said, Phrase>({
      {kRound,            {"round", {"Round {0} begins; {1} is first.", "Zaczyna się runda {0}; pierwszym graczem jest {1}."}, {&kNumber, &kSeatKind}}},
      {kShifted,          {"shifted", {"{0} moves {1} from {2} to {3}.", "{0} przesuwa {1} z obszaru regulacji {2:gen} do obszaru {3:gen}."}, {&kSeatKind, &kTokenKind, &kControlKind, &kControlKind}}},
      {kGained,           {"gained", {"{0} gains {1*2}.", "{0} otrzymuje {1*2:acc}."}, {&kSeatKind, &kNumber, &kElementKind}}},
      {kGainedProto,      {"gained_proto", {"{0} gains {1} proto-life {1#token|tokens}.", "{0} otrzymuje {1} {1#znacznik|znaczniki|znaczników} protożycia."}, {&kSeatKind, &kNumber}}},
      {kGainedSupernovas, {"gained_supernovas", {"{0} gains {1} supernova {1#resource|resources}.", "{0} otrzymuje {1} {1#zasób|zasoby|zasobów} supernowej."}, {&kSeatKind, &kNumber}}},
      {kGainedDna,        {"gained_dna", {"{0} gains {1} DNA.", "{0} otrzymuje {1} DNA."}, {&kSeatKind, &kNumber}}},
      {kGainedGravitons,  {"gained_gravitons", {"{0} gains {1} {1#graviton|gravitons}.", "{0} otrzymuje {1} {1#grawiton|grawitony|grawitonów}."}, {&kSeatKind, &kNumber}}},
      {kShortOfStars,     {"short_of_stars", {"The supply is short: {0} goes without {1*2}.", "{0} nie otrzymuje {1*2:gen}: w zasobach ogólnych już {1#jej|ich|ich} nie ma."}, {&kSeatKind, &kNumber, &kElementKind}}},
      {kShortOfProto,     {"short_of_proto", {"The supply is short: {0} goes without {1} proto-life {1#token|tokens}.", "{0} nie otrzymuje {1} {1#znacznika|znaczników|znaczników} protożycia: w zasobach ogólnych już {1#go|ich|ich} nie ma."}, {&kSeatKind, &kNumber}}},
      {kShortOfCards,     {"short_of_cards", {"No energy cards are left: {0} goes without {1} {1#card|cards}.", "{0} nie otrzymuje {1} {1#karty|kart|kart} energii: nie ma już żadnej w rzędzie ani w talii."}, {&kSeatKind, &kNumber}}},
      {kShortOfNebulae,   {"short_of_nebulae", {"The nebula stacks are empty: {0} goes without a nebula.", "{0} nie otrzymuje mgławicy: wszystkie stosy są puste."}, {&kSeatKind}}},
      {kGrew,             {"grew", {"{0}'s time crystal grows by {1} {1#space|spaces}.", "Kryształ czasu gracza {0:gen} rośnie o {1} {1#pole|pola|pól}."}, {&kSeatKind, &kNumber}}},
      {kNewCrystal,       {"new_crystal", {"{0}'s time crystal reaches space 6; a new one starts at 0.", "Kryształ czasu gracza {0:gen} dociera na pole 6; nowy zaczyna na polu 0."}, {&kSeatKind}}},
      {kTookCard,         {"took_card", {"{0} takes a {1} card from the row.", "{0} bierze z rzędu kartę energii {1:gen}."}, {&kSeatKind, &kControlKind}}},
      {kDrewCard,         {"drew_card", {"{0} draws an energy card.", "{0} dobiera kartę energii."}, {&kSeatKind}}},
      {kDrewThis,         {"drew_this", {"You draw a {0} card.", "Dobierasz kartę energii {0:gen}."}, {&kControlKind}}},
      {kTookTile,         {"took_tile", {"{0} takes nebula {1}.", "{0} bierze mgławicę {1}."}, {&kSeatKind, &kTileKind}}},
      {kReshuffled,       {"reshuffled", {"The energy deck is empty: {0} discarded {0#card is|cards are} shuffled to form a new one.", "Talia kart energii się skończyła; {0} {0#odrzuconą kartę|odrzucone karty|odrzuconych kart} potasowano, tworząc nową talię."}, {&kNumber}}},
      {kRefilled,         {"refilled", {"The energy row is filled with {0} new {0#card|cards}.", "Rząd kart energii uzupełniono: {0} {0#nowa karta|nowe karty|nowych kart}."}, {&kNumber}}},
      {kWentAhead,        {"went_ahead", {"{0} takes the energy phase ahead of time.", "{0} rozgrywa fazę energii z wyprzedzeniem."}, {&kSeatKind}}},
      {kPlacedTile,       {"placed_tile", {"{0} puts nebula {1} on {2}.", "{0} kładzie mgławicę {1} na polu {2}."}, {&kSeatKind, &kTileKind, &kNebulaSpace}}},
      {kPlacedStar,       {"placed_star", {"{0} puts {1:a} on {2}.", "{0} stawia {1:acc} na polu {2}."}, {&kSeatKind, &kElementKind, &kStarSpace}}},
      {kPlacedLife,       {"placed_life", {"{0} puts proto-life on {1}.", "{0} kładzie protożycie na polu {1}."}, {&kSeatKind, &kLifeSpace}}},
      {kPlacedStable,     {"placed_stable", {"{0} puts stable life on {1}.", "{0} kładzie życie stabilne na polu {1}."}, {&kSeatKind, &kLifeSpace}}},
      {kCompleted,        {"completed", {"{0} completes the nebula on {1}: {2} {2#point|points}.", "{0} kończy mgławicę na polu {1}: {2} {2#punkt|punkty|punktów}."}, {&kSeatKind, &kNebulaSpace, &kNumber}}},
      {kDiscardedStar,    {"discarded_star", {"{0} discards the figure on {1}.", "{0} odrzuca figurkę z pola {1}."}, {&kSeatKind, &kStarSpace}}},
      {kReleased,         {"released", {"{0} releases the time chamber: {1} {1#point|points}.", "{0} zwalnia komorę czasu: {1} {1#punkt|punkty|punktów}."}, {&kSeatKind, &kNumber}}},
      {kAdvanced,         {"advanced", {"{0} creates advanced life on {1}.", "{0} tworzy zaawansowaną formę życia na polu {1}."}, {&kSeatKind, &kNebulaSpace}}},
      {kAdvancedAgain,    {"advanced_again", {"{0} puts a second advanced life token on {1}.", "{0} kładzie drugi żeton zaawansowanej formy życia na polu {1}."}, {&kSeatKind, &kNebulaSpace}}},
      {kLearnedAdvanced,  {"learned_advanced", {"Your new token is worth {0}.", "Twój nowy żeton jest wart {0}."}, {&kAdvancedKind}}},
      {kExchanged,        {"exchanged", {"{0} discards 5 {1} cards for 6 points.", "{0} odrzuca 5 kart energii {1:gen} za 6 punktów."}, {&kSeatKind, &kControlKind}}},
      {kPaid,             {"paid", {"{0} spends {1} {2} {1#card|cards}.", "{0} wydaje {1} {1#kartę|karty|kart} energii {2:gen}."}, {&kSeatKind, &kNumber, &kControlKind}}},
      {kPaidGravitons,    {"paid_gravitons", {"{0} spends {1} {1#graviton|gravitons}.", "{0} wydaje {1} {1#grawiton|grawitony|grawitonów}."}, {&kSeatKind, &kNumber}}},
      {kAcquired,         {"acquired", {"{0} acquires {1} in slot {2}.", "{0} pozyskuje kartę zdolności „{1}” i kładzie ją na miejscu {2}."}, {&kSeatKind, &kCardKind, &kSlotKind}}},
      {kSawCards,         {"saw_cards", {"You look at {0} ability {0#card|cards}.", "Oglądasz {0} {0#kartę|karty|kart} zdolności."}, {&kNumber}}},
      {kUsed,             {"used", {"{0} uses {1}.", "{0} używa zdolności „{1}”."}, {&kSeatKind, &kCardKind}}},
      {kDiscardedProto,   {"discarded_proto", {"{0} discards the proto-life on {1}.", "{0} odrzuca protożycie z pola {1}."}, {&kSeatKind, &kLifeSpace}}},
      {kDiscardedStable,  {"discarded_stable", {"{0} discards the stable life on {1}.", "{0} odrzuca życie stabilne z pola {1}."}, {&kSeatKind, &kLifeSpace}}},
      {kTurnedNova,       {"turned_nova", {"{0} turns the star on {1} into a supernova.", "{0} przekształca gwiazdę na polu {1} w supernową."}, {&kSeatKind, &kStarSpace}}},
      {kRestored,         {"restored", {"{0} turns the supernova on {1} back into a star.", "{0} przekształca supernową na polu {1} z powrotem w gwiazdę."}, {&kSeatKind, &kStarSpace}}},
      {kStabilised,       {"stabilised", {"{0} stabilises the proto-life on {1}.", "{0} stabilizuje protożycie na polu {1}."}, {&kSeatKind, &kLifeSpace}}},
      {kMovedStar,        {"moved_star", {"{0} moves a star from {1} to {2}.", "{0} przesuwa gwiazdę z pola {1} na pole {2}."}, {&kSeatKind, &kStarSpace, &kStarSpace}}},
      {kMovedLife,        {"moved_life", {"{0} moves a life token from {1} to {2}.", "{0} przesuwa znacznik życia z pola {1} na pole {2}."}, {&kSeatKind, &kLifeSpace, &kLifeSpace}}},
      {kCarriedStar,      {"carried_star", {"{0} relocates a figure from {1} to {2}.", "{0} przenosi figurkę z pola {1} na pole {2}."}, {&kSeatKind, &kStarSpace, &kStarSpace}}},
      {kCarriedLife,      {"carried_life", {"{0} relocates a life token from {1} to {2}.", "{0} przenosi znacznik życia z pola {1} na pole {2}."}, {&kSeatKind, &kLifeSpace, &kLifeSpace}}},
      {kMovedTile,        {"moved_tile", {"{0} relocates nebula {1} from {2} to {3}.", "{0} przenosi mgławicę {1} z pola {2} na pole {3}."}, {&kSeatKind, &kTileKind, &kNebulaSpace, &kNebulaSpace}}},
      {kReplaced,         {"replaced", {"{0} replaces the nebula on {1} with {2}.", "{0} zastępuje mgławicę na polu {1} mgławicą {2}."}, {&kSeatKind, &kNebulaSpace, &kTileKind}}},
      {kScored,           {"scored", {"{0} scores {1} {1#point|points}.", "{0} zdobywa {1} {1#punkt|punkty|punktów}."}, {&kSeatKind, &kNumber}}},
      {kOmega,            {"omega", {"{0} ends the craft phase and chooses the omega space: {1}.", "{0} kończy fazę budowania i wybiera pole omega: {1}."}, {&kSeatKind, &kMarkerKind}}},
      {kLost,             {"lost", {"{0} loses {1} unplaced {1#piece|pieces}.", "{0} traci {1} {1#nieumieszczony element|nieumieszczone elementy|nieumieszczonych elementów}."}, {&kSeatKind, &kNumber}}},
      {kTurnOver,         {"turn_over", {"{0}'s turn is over.", "{0} kończy turę."}, {&kSeatKind}}},
      {kGoalScored,       {"goal_scored", {"Goal “{1}”: {0} scores {2} {2#point|points} (count: {3}).", "Cel „{1}”: {0} zdobywa {2} {2#punkt|punkty|punktów} (wynik w tym celu: {3})."}, {&kSeatKind, &kGoalKind, &kNumber, &kNumber}}},
      {kGoalNobody,       {"goal_nobody", {"Goal “{0}”: nobody scores.", "Cel „{0}”: nikt nie zdobywa punktów."}, {&kGoalKind}}},
      {kGoalRevealed,     {"goal_revealed", {"A new goal: “{0}”.", "Nowy cel: „{0}”."}, {&kGoalKind}}},
      {kDropped,          {"dropped", {"{0} discards a {1} card because of the hand limit.", "{0} odrzuca kartę energii {1:gen} z powodu limitu kart na ręce."}, {&kSeatKind, &kControlKind}}},
      {kAdvancedCounted,  {"advanced_counted", {"{0} scores {1} {1#point|points} for advanced life.", "{0} zdobywa {1} {1#punkt|punkty|punktów} za zaawansowane formy życia."}, {&kSeatKind, &kNumber}}},
      {kOver,             {"over", {"The game is over after {0} {0#round|rounds}.", "Koniec gry po {0} {0#rundzie|rundach|rundach}."}, {&kNumber}}},
  });
  return kPhrases;
}

// Choices that tell more than their action does.
enum Offered { kPayCards, kGrow, kGainProto, kGainNebula, kReplaceNebula, kCount };
std::span<const Phrase> choice_phrases() {
  using enum Offered;
  static constexpr auto kPhrases = in_order<Offered, Phrase>({
      {kPayCards,      {"pay", {"Spend {0} {1} {0#card|cards}", "Wydaj {0} {0#kartę|karty|kart} energii {1:gen}"}, {&kNumber, &kControlKind}}},
      {kGrow,          {"either", {"Let the time crystal grow by {0} {0#space|spaces}", "Przesuń kryształ czasu o {0} {0#pole|pola|pól} w górę"}, {&kNumber}}},
      {kGainProto,     {"either", {"Gain {0} proto-life {0#token|tokens}", "Weź {0} {0#znacznik|znaczniki|znaczników} protożycia"}, {&kNumber}}},
      {kGainNebula,    {"either", {"Gain a nebula of size {0}", "Weź mgławicę rozmiaru {0}"}, {&kNumber}}},
      {kReplaceNebula, {"either", {"Replace a nebula of size {0} with one of size {1}", "Zastąp mgławicę rozmiaru {0} mgławicą rozmiaru {1}"}, {&kNumber, &kNumber}}},
  });
  return kPhrases;
}
// clang-format on

static Wording offered(Offered which, int first, int second = 0) {
  return {choice_phrases()[which], {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

static Wording say_either(const Effect& e) {
  switch (e.op) {
    case Op::kGrowth: return offered(kGrow, e.a);
    case Op::kGainProto: return offered(kGainProto, e.a);
    case Op::kGainNebula: return offered(kGainNebula, e.a);
    case Op::kReplaceNebula: return offered(kReplaceNebula, e.a, e.b);
    default: return {};
  }
}

std::span<const VerbRule> Narodziny::verbs() { return narodziny::verbs(); }
std::span<const Phrase> Narodziny::event_phrases() { return narodziny::event_phrases(); }
std::span<const Phrase> Narodziny::choice_phrases() { return narodziny::choice_phrases(); }
Wording Narodziny::choice(const State& s, Action a) {
  const Step& step = s.core.steps.back();
  if (step.is(Kind::kPay) && verb_of(a) == Verb::kPay)
    return offered(kPayCards, ability(PayArgs(step).card).cost.cards, a.arg[0]);
  if (step.is(Kind::kEither) && verb_of(a) == Verb::kEither) {
    const CardEffect& e = EffectArgs(step).effect();
    return say_either(a.arg[0] == static_cast<int>(e.first.op) ? e.first : e.second);
  }
  return {};
}

}  // namespace kosmo::narodziny
