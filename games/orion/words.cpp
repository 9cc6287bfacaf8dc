#include "games/orion/words.h"

#include <algorithm>

#include "games/orion/content.h"
#include "games/orion/orion.h"
#include "games/orion/rules/rules.h"

namespace kosmo::orion {

const ArgKind kSeatKind = kind_of<kSeatNames>("seat");
const ArgKind kResourceKind = kind_of<kResourceNames>("resource");
const ArgKind kColourKind = kind_of<kColourNames>("colour");
const ArgKind kLevelKind = kind_of<kLevelNames>("level");
const ArgKind kSystemKind = kind_of<kSystemNames>("system");
const ArgKind kSourceKind = kind_of<kSourceNames>("source");
const ArgKind kCardKind = kind_of_cards<structure, kKinds>("structure");
const ArgKind kAdvisorKind = kind_of_cards<advisor, kAdvisors>("advisor");
// What one plays as: narzędnik. A race that is not named here is played as "rasą" and its name.
static std::string played_as(const Race& race) {
  constexpr std::pair<std::string_view, std::string_view> kForms[] = {{"humans", "Ludźmi"},
                                                                      {"darloks", "Darlokami"},
                                                                      {"meklar", "Meklarami"},
                                                                      {"mrrshan", "Mrrshanami"},
                                                                      {"psilons", "Psilonami"}};
  for (const auto& [id, form] : kForms)
    if (race.id == id) return std::string(form);
  return "rasą " + race.name_pl;
}
const ArgKind kRaceKind = {
    "race",
    [] { return kRaces; },
    [](int v) { return race(v).id; },
    [](int v, Lang lang, Form form) { return form == Form::kInstrumental ? played_as(race(v)) : race(v).name(lang); },
    {.pl = 1 | 1 << static_cast<int>(Form::kInstrumental)}};
// Whatever an effect can come from: structures, advisors, races.
static const Words& played_card(int v) {
  if (v < kAdvisorCards) return structure(v);
  if (v < kRaceCards) return advisor(v - kAdvisorCards);
  return race(v - kRaceCards);
}
const ArgKind kPlayedCardKind = kind_of_cards<played_card, kPlayedCards>("card");
// The same as whose effect is used: "z efektu karty „Vale”", "ze zdolności rasy Alkari".
static std::string used_effect(int v, Lang lang, Form) {
  if (lang == Lang::kEnglish) return played_card(v).name(lang);
  return v < kRaceCards ? "z efektu karty „" + played_card(v).name(lang) + "”"
                        : "ze zdolności rasy " + played_card(v).name(lang);
}
const ArgKind kEffectKind = {"effect", kPlayedCardKind.count, kPlayedCardKind.print, used_effect};
// What one trade gives or takes of each (MO-TRD-01).
const ArgKind kTradedKind = {
    "goods",
    kResourceKind.count,
    kResourceKind.print,
    [](int v, Lang lang, Form form) { return say_counted(kResourceKind, kTradeRate[v], v, lang, form); },
    {.pl = 1 | 1 << static_cast<int>(Form::kAccusative)}};
// So much of each resource, 0 to 9: "3 sztuki żywności i 2 jednostki floty". Its digits are food, fleet, production.
static std::string say_amount(int value, Lang lang, Form form) {
  std::vector<std::string> parts;
  const int counts[] = {value / 100, value / 10 % 10, value % 10};
  for (int r = 0; r < kResources; ++r)
    if (counts[r] > 0) parts.push_back(say_counted(kResourceKind, counts[r], r, lang, form));
  if (parts.empty()) return lang == Lang::kPolish ? "nic" : "nothing";
  std::string out = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    out += (i + 1 < parts.size() ? ", " : lang == Lang::kPolish ? " i " : " and ") + parts[i];
  return out;
}
const ArgKind kAmountKind = {"amount",
                             [] { return 1000; },
                             [](int v) { return std::to_string(v); },
                             say_amount,
                             {.pl = 1 | 1 << static_cast<int>(Form::kAccusative)}};
int amount_value(const Amount& amount) {
  int value = 0;
  for (const int count : amount) value = value * 10 + std::min(count, 9);
  return value;
}

const ArgKind kSideKind = {"direction", [] { return 2; }, [](int v) { return std::string(v ? "back" : "forth"); },
                           [](int v, Lang lang, Form) {
                             if (lang == Lang::kPolish)
                               return std::string(v ? "w odwrotną stronę" : "tak jak na karcie");
                             return std::string(v ? "the other way round" : "as printed on the card");
                           }};
// Which of several alike cards of the discard pile, counted from the top.
const ArgKind kCopyKind = {"copy", [] { return 9; }, [](int v) { return std::to_string(v + 1); }};

// Where a verb serves several rules: which it is this time.
static std::string_view rule_of_done(const Step& step, Action) {
  return step.is(Kind::kSwap) ? "MO-SET-13" : "MO-GEN-05";
}
static std::string_view rule_of_build(const Step& step, Action) {
  return step.is(Kind::kBuildMore) ? "MO-BLD-09" : "MO-BLD-01";
}
static std::string_view rule_of_activation(const Step& step, Action) {
  return step.is(Kind::kActivateFree) ? "MO-ATV-04" : "MO-ATV-01";
}
static std::string_view rule_of_discard(const Step& step, Action) {
  if (step.is(Kind::kDiscardOr)) return "MO-CRD-29";
  return step.is(Kind::kHandLimit) ? "MO-END-05" : "MO-DCK-02";
}
static std::string_view rule_of_gain(const Step& step, Action) {
  return step.is(Kind::kGainAny) ? "MO-RAC-05" : "MO-GEN-07";
}

// clang-format off
std::span<const VerbRule> verbs() {
  using enum Verb;
  static constexpr auto kVerbs = in_order<Verb, VerbRule>({
      {kRace,       {{"race", {"Play {0}", "Zagraj {0:ins}"}, {&kRaceKind}}, "MO-SET-03"}},
      {kSwap,       {{"swap", {"Exchange {0}", "Wymień kartę „{0}”"}, {&kCardKind}}, "MO-SET-13"}},
      {kDone,       {{"done", {"That is all", "To wszystko"}}, "MO-GEN-05", rule_of_done}},
      {kBuild,      {{"build", {"Build {0} in {1}", "Wybuduj strukturę „{0}” w {1:loc}"}, {&kCardKind, &kSystemKind}}, "MO-BLD-01", rule_of_build}},
      {kPay,        {{"pay", {"Pay {0} food, {1} fleet, {2} production", "Wydaj: żywność {0}, flotę {1}, produkcję {2}"}, {&kNumber, &kNumber, &kNumber}}, "MO-BLD-05"}},
      {kExploit,    {{"exploit", {"Exploit {0}", "Eksploatuj kartę „{0}”"}, {&kCardKind}}, "MO-EXP-01"}},
      {kThrow,      {{"throw", {"Discard {0}", "Odrzuć dobraną kartę „{0}”"}, {&kCardKind}}, "MO-EXP-03"}},
      {kResearch,   {{"research", {"Research", "Prowadź badania"}}, "MO-RSR-01"}},
      {kActivate,   {{"activate", {"Activate {0} ({1})", "Aktywuj kartę „{0}” ({1})"}, {&kPlayedCardKind, &kSourceKind}}, "MO-ATV-01", rule_of_activation}},
      {kAttack,     {{"attack", {"Attack {0}", "Zaatakuj gracza {0:gen}"}, {&kSeatKind}}, "MO-ATK-01"}},
      {kTrade,      {{"trade", {"Trade {0} for {1}", "Wymień {0:acc} na {1:acc}"}, {&kTradedKind, &kTradedKind}}, "MO-TRD-01"}},
      {kPropaganda, {{"propaganda", {"Spread propaganda", "Prowadź propagandę"}}, "MO-PRO-01"}},
      {kContract,   {{"contract", {"Contract: hire an advisor for 3 cards", "Kontrakt: zatrudnij doradcę za 3 karty"}}, "MO-CON-01"}},
      {kDiscard,    {{"discard", {"Discard {0}", "Odrzuć kartę „{0}”"}, {&kCardKind}}, "MO-DCK-02", rule_of_discard}},
      {kHire,       {{"hire", {"Hire {0}", "Zatrudnij doradcę: {0}"}, {&kAdvisorKind}}, "MO-CON-01"}},
      {kColour,     {{"colour", {"Choose {0}", "Wybierz kolor {0}"}, {&kColourKind}}, "MO-ADV-08"}},
      {kResolve,    {{"resolve", {"Use the effect of {0} ({1})", "Skorzystaj {0} ({1})"}, {&kEffectKind, &kSourceKind}}, "MO-GEN-06"}},
      {kUse,        {{"use", {"Use the effect", "Skorzystaj z efektu"}}, "MO-GEN-05"}},
      {kDecline,    {{"decline", {"Decline", "Zrezygnuj"}}, "MO-GEN-05"}},
      {kGain,       {{"gain", {"Gain {0}", "Zyskaj {0:acc}"}, {&kResourceKind}}, "MO-GEN-07", rule_of_gain}},
      {kExchange,   {{"exchange", {"Exchange {0}", "Wymień {0}"}, {&kSideKind}}, "MO-ATV-06"}},
      {kRecover,    {{"recover", {"Take {0} from the discard pile (copy {1} from the top)", "Weź ze stosu kart odrzuconych kartę „{0}” (egzemplarz {1} od góry)"}, {&kCardKind, &kCopyKind}}, "MO-DCK-03"}},
      {kSuffer,     {{"suffer", {"Lose morale", "Strać morale"}}, "MO-CRD-29"}},
      {kJam,        {{"jam", {"Put a marker on {0} ({1})", "Połóż znacznik na karcie „{0}” ({1})"}, {&kPlayedCardKind, &kSourceKind}}, "MO-CRD-06"}},
      {kSink,       {{"sink", {"Move the active structure of {0}'s {1} to its bottom", "Przesuń na spód układu aktywną strukturę gracza {0:gen} ({1})"}, {&kSeatKind, &kSystemKind}}, "MO-CRD-07"}},
      {kArrange,    {{"arrange", {"Rearrange {0}", "Zmień kolejność kart w {0:loc}"}, {&kSystemKind}}, "MO-CRD-26"}},
      {kNext,       {{"next", {"Next from the top: {0}", "Następna od góry: „{0}”"}, {&kCardKind}}, "MO-CRD-26"}},
      {kRob,        {{"rob", {"Take a random card from {0}'s hand", "Weź losową kartę z ręki gracza {0:gen}"}, {&kSeatKind}}, "MO-CRD-21"}},
      {kSameCopy,   {{"same-copy", {"The one with the marker; the marker stays", "Ten ze znacznikiem; znacznik zostaje"}}, "MO-CRD-26"}},
      {kOtherCopy,  {{"other-copy", {"Another one; the marker returns to the reserve", "Inny; znacznik wraca do rezerw"}}, "MO-CRD-26"}},
  });
  return kVerbs;
}

std::span<const Phrase> event_phrases() {
  using enum Said;
  static constexpr auto kPhrases = in_order<Said, Phrase>({
      {kRace,         {"race", {"{0} plays {1}.", "{0} gra {1:ins}."}, {&kSeatKind, &kRaceKind}}},
      {kRound,        {"round", {"Round {0} begins; {1} is first.", "Zaczyna się runda {0}; pierwszym graczem jest {1}."}, {&kNumber, &kSeatKind}}},
      {kIncome,       {"income", {"{0}'s structures yield {1*2}.", "Struktury gracza {0:gen} produkują {1*2:acc}."}, {&kSeatKind, &kNumber, &kResourceKind}}},
      {kLevel,        {"level", {"{0} has {2} {2#action|actions}: {1} development level.", "{0} ma {2} {2#akcję|akcje|akcji}: {1} poziom rozwoju."}, {&kSeatKind, &kLevelKind, &kNumber}}},
      {kDrew,         {"drew", {"{0} draws {1} {1#card|cards}.", "{0} dobiera {1} {1#kartę|karty|kart}."}, {&kSeatKind, &kNumber}}},
      {kDrewThis,     {"drew_this", {"You draw {0}.", "Dobierasz kartę „{0}”."}, {&kCardKind}}},
      {kGained,       {"gained", {"{0} gains {1*2}.", "{0} zyskuje {1*2:acc}."}, {&kSeatKind, &kNumber, &kResourceKind}}},
      {kOverflow,     {"overflow", {"{0} loses {1*2}: the track ends at 9.", "{0} traci nadmiarowe zasoby ({1*2:acc}), bo tor kończy się na 9."}, {&kSeatKind, &kNumber, &kResourceKind}}},
      {kPaid,         {"paid", {"{0} pays {1*2}.", "{0} wydaje {1*2:acc}."}, {&kSeatKind, &kNumber, &kResourceKind}}},
      {kMorale,       {"morale", {"{0}'s morale is now {1}.", "Morale gracza {0:gen} wynosi teraz {1}."}, {&kSeatKind, &kNumber}}},
      {kPoints,       {"points", {"{0} now has {1} {1#point|points} on the track.", "{0} ma teraz na torze {1} {1#punkt|punkty|punktów}."}, {&kSeatKind, &kNumber}}},
      {kBuilt,        {"built", {"{0} builds {1} in {2}.", "{0} buduje strukturę „{1}” w {2:loc}."}, {&kSeatKind, &kCardKind, &kSystemKind}}},
      {kExploited,    {"exploited", {"{0} exploits {1}.", "{0} eksploatuje kartę „{1}”."}, {&kSeatKind, &kCardKind}}},
      {kDiscarded,    {"discarded", {"{0} discards {1}.", "{0} odrzuca kartę „{1}”."}, {&kSeatKind, &kCardKind}}},
      {kResearched,   {"researched", {"{0} researches.", "{0} prowadzi badania."}, {&kSeatKind}}},
      {kActivated,    {"activated", {"{0} activates {1} ({2}).", "{0} aktywuje kartę „{1}” ({2})."}, {&kSeatKind, &kPlayedCardKind, &kSourceKind}}},
      {kAttacked,     {"attacked", {"{0} attacks {1}.", "{0} atakuje gracza {1:gen}."}, {&kSeatKind, &kSeatKind}}},
      {kTraded,       {"traded", {"{0} trades {1} for {2}.", "{0} wymienia {1:acc} na {2:acc}."}, {&kSeatKind, &kTradedKind, &kTradedKind}}},
      {kPropaganda,   {"propaganda", {"{0} spreads propaganda.", "{0} prowadzi propagandę."}, {&kSeatKind}}},
      {kHired,        {"hired", {"{0} hires {1}.", "{0} zatrudnia doradcę: {1}."}, {&kSeatKind, &kAdvisorKind}}},
      {kReturned,     {"returned", {"{1} leaves {0} and returns to the centre of the table.", "{1} odchodzi od gracza {0:gen} i wraca na środek stołu."}, {&kSeatKind, &kAdvisorKind}}},
      {kColour,       {"colour", {"{0} chooses {1} for Fulcrum Sandebar.", "{0} wybiera dla Fulcruma Sandebara kolor {1}."}, {&kSeatKind, &kColourKind}}},
      {kExtraAction,  {"extra_action", {"{0} gains an extra action.", "{0} zyskuje dodatkową akcję."}, {&kSeatKind}}},
      {kTook,         {"took", {"{0} takes {1} from the discard pile.", "{0} bierze ze stosu kart odrzuconych kartę „{1}”."}, {&kSeatKind, &kCardKind}}},
      {kSunk,         {"sunk", {"{0} moves {3}'s {1} to the bottom of {2}.", "{0} przesuwa strukturę „{1}” gracza {3:gen} na spód {2:gen}."}, {&kSeatKind, &kCardKind, &kSystemKind, &kSeatKind}}},
      {kArranged,     {"arranged", {"{0} rearranges {1}.", "{0} zmienia kolejność kart w {1:loc}."}, {&kSeatKind, &kSystemKind}}},
      {kRobbed,       {"robbed", {"{0} takes a card from {1}'s hand.", "{0} bierze kartę z ręki gracza {1:gen}."}, {&kSeatKind, &kSeatKind}}},
      {kRobbedThis,   {"robbed_this", {"The card is {0}.", "Ta karta to „{0}”."}, {&kCardKind}}},
      {kResolved,     {"resolved", {"{0} uses the effect of {1}.", "{0} korzysta {1}."}, {&kSeatKind, &kEffectKind}}},
      {kMarked,       {"marked", {"{0} puts a marker on {1} ({2}).", "{0} kładzie znacznik na karcie „{1}” ({2})."}, {&kSeatKind, &kPlayedCardKind, &kSourceKind}}},
      {kMarkerBack,   {"marker_back", {"The marker on {1} returns to {0}'s reserve.", "Znacznik z karty „{1}” wraca do rezerw gracza {0:gen}."}, {&kSeatKind, &kPlayedCardKind}}},
      {kMarkerUsed,   {"marker_used", {"{0} takes the marker from {1} as an extra action.", "{0} bierze znacznik z karty „{1}” jako dodatkową akcję."}, {&kSeatKind, &kPlayedCardKind}}},
      {kGaveUp,       {"gave_up", {"{0} returns {1} action {1#marker|markers} to the reserve.", "{0} zwraca do rezerw {1} {1#znacznik|znaczniki|znaczników} akcji."}, {&kSeatKind, &kNumber}}},
      {kShuffled,     {"shuffled", {"The discard pile is shuffled to form a new deck of {0} {0#card|cards}.", "Stos kart odrzuconych tasuje się, tworząc nową talię: {0} {0#karta|karty|kart}."}, {&kNumber}}},
      {kEndByRounds,  {"end_rounds", {"The game ends after round 8.", "Gra kończy się po rundzie 8."}}},
      {kEndByMorale,  {"end_morale", {"The game ends: {0}'s morale is {1}.", "Gra się kończy: morale gracza {0:gen} wynosi {1}."}, {&kSeatKind, &kNumber}}},
      {kEndBySystems, {"end_systems", {"The game ends: {0} has four full systems.", "Gra się kończy: {0} ma cztery pełne układy."}, {&kSeatKind}}},
      {kScored,       {"scored", {"{0} scores {4} {4#point|points}: {1} on the track, {2} for morale, {3} for structures.", "{0} zdobywa {4} {4#punkt|punkty|punktów}: {1} z toru, {2} za morale, {3} za struktury."}, {&kSeatKind, &kNumber, &kNumber, &kNumber, &kNumber}}},
  });
  return kPhrases;
}

// Choices that tell more than their action does.
enum Offered { kGainAmount, kPayAmount, kPayNothing, kExchangeAmounts, kLoseMorale, kUseRace, kCount };
std::span<const Phrase> choice_phrases() {
  using enum Offered;
  static constexpr auto kPhrases = in_order<Offered, Phrase>({
      {kGainAmount,      {"gain", {"Gain {0}", "Zyskaj {0:acc}"}, {&kAmountKind}}},
      {kPayAmount,       {"pay", {"Pay {0}", "Wydaj {0:acc}"}, {&kAmountKind}}},
      {kPayNothing,      {"pay", {"Pay nothing", "Nie wydawaj nic"}}},
      {kExchangeAmounts, {"exchange", {"Exchange {0} for {1}", "Wymień {0:acc} na {1:acc}"}, {&kAmountKind, &kAmountKind}}},
      {kLoseMorale,      {"suffer", {"Lose {0} morale", "Strać {0} morale"}, {&kNumber}}},
      {kUseRace,         {"resolve", {"Use the ability of the {0}", "Skorzystaj ze zdolności rasy {0}"}, {&kRaceKind}}},
  });
  return kPhrases;
}
// clang-format on

static Wording offered(Offered which, int first, int second = 0) {
  return {choice_phrases()[which], {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}
static Wording offered(Offered which, const Amount& first, const Amount& second = {}) {
  return offered(which, amount_value(first), amount_value(second));
}

std::span<const VerbRule> Orion::verbs() { return orion::verbs(); }
std::span<const Phrase> Orion::event_phrases() { return orion::event_phrases(); }
std::span<const Phrase> Orion::choice_phrases() { return orion::choice_phrases(); }

// Amounts that stand in the step or on the card.
Wording Orion::choice(const State& s, Action a) {
  const Step& step = s.core.steps.back();
  switch (verb_of(a)) {
    case Verb::kGain: {
      const int count = step.is(Kind::kGainOneOf) ? GainOneOfArgs(step).amount[a.arg[0]] : 1;
      return offered(kGainAmount, amount_of(static_cast<Resource>(a.arg[0]), count));
    }
    case Verb::kPay: {
      const Amount paid{a.arg[0], a.arg[1], a.arg[2]};
      return offered(sum_of(paid) > 0 ? kPayAmount : kPayNothing, paid);
    }
    case Verb::kExchange: {
      if (!step.is(Kind::kExchange)) return {};
      const Effect& e = structure(ExchangeArgs(step).card).effects[0];
      return a.arg[0] ? offered(kExchangeAmounts, e.other, e.amount) : offered(kExchangeAmounts, e.amount, e.other);
    }
    case Verb::kResolve: return a.arg[0] >= kRaceCards ? offered(kUseRace, a.arg[0] - kRaceCards) : Wording{};
    case Verb::kSuffer: return step.is(Kind::kDiscardOr) ? offered(kLoseMorale, DiscardArgs(step).morale) : Wording{};
    default: return {};
  }
}

}  // namespace kosmo::orion
