#include "games/orion/words.h"

#include "games/orion/content.h"

namespace kosmo::orion {

const ArgKind kSeatKind = kind_of<kSeatNames>("seat");
const ArgKind kResourceKind = kind_of<kResourceNames>("resource");
const ArgKind kColourKind = kind_of<kColourNames>("colour");
const ArgKind kLevelKind = kind_of<kLevelNames>("level");
const ArgKind kSystemKind = kind_of<kSystemNames>("system");
const ArgKind kSourceKind = kind_of<kSourceNames>("source");
const ArgKind kCardKind = {
    "structure", [] { return kKinds; }, [](int v) { return structure(v).id; },
    [](int v, Lang lang, int) { return lang == Lang::kPolish ? structure(v).name_pl : structure(v).name_en; }};
const ArgKind kAdvisorKind = {
    "advisor", [] { return kAdvisors; }, [](int v) { return advisor(v).id; },
    [](int v, Lang lang, int) { return lang == Lang::kPolish ? advisor(v).name_pl : advisor(v).name_en; }};
const ArgKind kRaceKind = {
    "race", [] { return kRaces; }, [](int v) { return race(v).id; },
    [](int v, Lang lang, int) { return lang == Lang::kPolish ? race(v).name_pl : race(v).name_en; }};
const ArgKind kSideKind = {"direction", [] { return 2; }, [](int v) { return std::string(v ? "back" : "forth"); },
                           [](int v, Lang lang, int) {
                             if (lang == Lang::kPolish)
                               return std::string(v ? "od prawej do lewej" : "od lewej do prawej");
                             return std::string(v ? "from right to left" : "from left to right");
                           }};
// Which of several alike cards of the discard pile, counted from the top.
const ArgKind kCopyKind = {"copy", [] { return 9; }, [](int v) { return std::to_string(v + 1); },
                           [](int v, Lang, int) { return std::to_string(v + 1); }};

// clang-format off
std::span<const VerbRule> verbs() {
  static const VerbRule kVerbs[] = {
      {{"race", {"Play {0}", "Graj rasą: {0}"}, {&kRaceKind}}, "MO-SET-03"},
      {{"swap", {"Give back {0}", "Wymień kartę: {0}"}, {&kCardKind}}, "MO-SET-13"},
      {{"done", {"That is all", "To wszystko"}}, "MO-GEN-05"},
      {{"build", {"Build {0} in {1}", "Zbuduj: {0}, {1}"}, {&kCardKind, &kSystemKind}}, "MO-BLD-01"},
      {{"pay", {"Pay {0} food, {1} fleet, {2} production", "Zapłać: żywność {0}, flota {1}, produkcja {2}"}, {&kNumber, &kNumber, &kNumber}}, "MO-BLD-05"},
      {{"exploit", {"Exploit {0}", "Eksploatuj kartę: {0}"}, {&kCardKind}}, "MO-EXP-01"},
      {{"throw", {"Discard {0} of the cards drawn", "Odrzuć z dobranych: {0}"}, {&kCardKind}}, "MO-EXP-03"},
      {{"research", {"Research", "Badania"}}, "MO-RSR-01"},
      {{"activate", {"Activate {0}", "Aktywuj {0.2}"}, {&kSourceKind}}, "MO-ATV-01"},
      {{"attack", {"Attack {0}", "Zaatakuj: {0}"}, {&kSeatKind}}, "MO-ATK-01"},
      {{"trade", {"Trade {0} for {1}", "Handel: {0} na {1.2}"}, {&kResourceKind, &kResourceKind}}, "MO-TRD-01"},
      {{"propaganda", {"Spread propaganda", "Przeprowadź propagandę"}}, "MO-PRO-01"},
      {{"contract", {"Contract: hire an advisor for 3 cards", "Kontrakt: zatrudnij doradcę za 3 karty"}}, "MO-CON-01"},
      {{"discard", {"Discard {0}", "Odrzuć kartę: {0}"}, {&kCardKind}}, "MO-DCK-02"},
      {{"hire", {"Hire {0}", "Zatrudnij: {0}"}, {&kAdvisorKind}}, "MO-CON-01"},
      {{"colour", {"Choose {0}", "Wybierz kolor: {0}"}, {&kColourKind}}, "MO-ADV-08"},
      {{"resolve", {"Use the effect of {0}", "Rozpatrz efekt {0.1}"}, {&kSourceKind}}, "MO-GEN-06"},
      {{"use", {"Use the effect", "Użyj efektu"}}, "MO-GEN-05"},
      {{"decline", {"Decline", "Zrezygnuj"}}, "MO-GEN-05"},
      {{"gain", {"Gain {0}", "Weź {0.2}"}, {&kResourceKind}}, "MO-GEN-07"},
      {{"exchange", {"Exchange {0}", "Wymień {0}"}, {&kSideKind}}, "MO-ATV-06"},
      {{"recover", {"Take {0} from the discard pile (copy {1} from the top)", "Weź ze stosu odrzuconych: {0} (egzemplarz {1} od góry)"}, {&kCardKind, &kCopyKind}}, "MO-DCK-03"},
      {{"suffer", {"Lose morale instead", "Strać morale zamiast kart"}}, "MO-GEN-03"},
      {{"jam", {"Put a marker on {0}", "Połóż znacznik: {0}"}, {&kSourceKind}}, "MO-CRD-06"},
      {{"sink", {"Put the active card of {0}'s {1} to the bottom", "Zepchnij na spód aktywną kartę: {0}, {1}"}, {&kSeatKind, &kSystemKind}}, "MO-CRD-07"},
      {{"arrange", {"Put {0} in a new order", "Ułóż na nowo: {0}"}, {&kSystemKind}}, "MO-CRD-26"},
      {{"next", {"Next from the top: {0}", "Następna od góry: {0}"}, {&kCardKind}}, "MO-CRD-26"},
      {{"rob", {"Take a random card from {0}", "Weź losową kartę od gracza {0.1}"}, {&kSeatKind}}, "MO-CRD-21"},
  };
  static_assert(std::size(kVerbs) == static_cast<std::size_t>(Verb::kCount));
  return kVerbs;
}

std::span<const Phrase> event_phrases() {
  static const Phrase kPhrases[] = {
      {"race", {"{0} plays {1}.", "{0} gra rasą: {1}."}, {&kSeatKind, &kRaceKind}},
      {"round", {"Round {0} begins; {1} is first.", "Zaczyna się runda {0}; pierwszym graczem jest {1}."}, {&kNumber, &kSeatKind}},
      {"income", {"{0} gains {1} food, {2} fleet, {3} production from structures.", "{0} otrzymuje ze struktur: żywność {1}, flota {2}, produkcja {3}."}, {&kSeatKind, &kNumber, &kNumber, &kNumber}},
      {"level", {"{0}: development level {1}, {2} actions.", "{0}: poziom rozwoju {1}, liczba akcji: {2}."}, {&kSeatKind, &kLevelKind, &kNumber}},
      {"drew", {"{0} draws {1} {1#card|cards}.", "{0} dobiera {1} {1#kartę|karty|kart}."}, {&kSeatKind, &kNumber}},
      {"drew_this", {"You draw {0}.", "Dobierasz: {0}."}, {&kCardKind}},
      {"gained", {"{0} gains {1} {2}.", "{0} otrzymuje {1} ({2})."}, {&kSeatKind, &kNumber, &kResourceKind}},
      {"lost", {"{0} pays {1} {2}.", "{0} płaci {1} ({2})."}, {&kSeatKind, &kNumber, &kResourceKind}},
      {"morale", {"{0}'s morale is now {1}.", "{0}: morale wynosi teraz {1}."}, {&kSeatKind, &kNumber}},
      {"points", {"{0} now has {1} victory points on the track.", "{0} ma teraz {1} pkt na torze."}, {&kSeatKind, &kNumber}},
      {"built", {"{0} builds {1} in {2}.", "{0} buduje: {1}, {2}."}, {&kSeatKind, &kCardKind, &kSystemKind}},
      {"paid", {"{0} pays {1} food, {2} fleet, {3} production.", "{0} płaci: żywność {1}, flota {2}, produkcja {3}."}, {&kSeatKind, &kNumber, &kNumber, &kNumber}},
      {"exploited", {"{0} exploits {1}.", "{0} eksploatuje kartę: {1}."}, {&kSeatKind, &kCardKind}},
      {"discarded", {"{0} discards {1}.", "{0} odrzuca kartę: {1}."}, {&kSeatKind, &kCardKind}},
      {"researched", {"{0} researches.", "{0} prowadzi badania."}, {&kSeatKind}},
      {"activated", {"{0} activates {1}.", "{0} aktywuje {1.2}."}, {&kSeatKind, &kSourceKind}},
      {"attacked", {"{0} attacks {1} for {2} fleet.", "{0} atakuje (cel: {1}), koszt floty: {2}."}, {&kSeatKind, &kSeatKind, &kNumber}},
      {"traded", {"{0} trades {1} for {2}.", "{0} wymienia {1.2} na {2.2}."}, {&kSeatKind, &kResourceKind, &kResourceKind}},
      {"propaganda", {"{0} spreads propaganda.", "{0} prowadzi propagandę."}, {&kSeatKind}},
      {"hired", {"{0} hires {1}.", "{0} zatrudnia: {1}."}, {&kSeatKind, &kAdvisorKind}},
      {"returned", {"{1} leaves {0} and returns to the centre.", "{1} odchodzi od gracza {0.1} i wraca na środek."}, {&kSeatKind, &kAdvisorKind}},
      {"colour", {"{0} chooses {1} for Fulcrum Sandebar.", "{0} wybiera kolor Fulcruma Sandebara: {1}."}, {&kSeatKind, &kColourKind}},
      {"extra_action", {"{0} gains an extra action.", "{0} otrzymuje dodatkową akcję."}, {&kSeatKind}},
      {"took", {"{0} takes {1} from the discard pile.", "{0} bierze ze stosu odrzuconych: {1}."}, {&kSeatKind, &kCardKind}},
      {"jammed", {"A marker of {0} is put on {1}.", "{0} kładzie znacznik: {1}."}, {&kSeatKind, &kSourceKind}},
      {"sunk", {"{0} puts {1} in {2} of {3} to the bottom.", "{0} spycha na spód kartę {1}: {3}, {2}."}, {&kSeatKind, &kCardKind, &kSystemKind, &kSeatKind}},
      {"arranged", {"{0} puts {1} in a new order.", "{0} układa na nowo: {1}."}, {&kSeatKind, &kSystemKind}},
      {"robbed", {"{0} takes a card from {1}'s hand.", "{0} bierze kartę z ręki gracza {1.1}."}, {&kSeatKind, &kSeatKind}},
      {"robbed_this", {"The card is {0}.", "Ta karta to {0}."}, {&kCardKind}},
      {"marked", {"{0} puts a marker on {1}.", "{0} kładzie znacznik: {1}."}, {&kSeatKind, &kSourceKind}},
      {"shuffled", {"The discard pile is shuffled into a new deck of {0} cards.", "Stos odrzuconych tworzy nową talię; liczba kart: {0}."}, {&kNumber}},
      {"end_rounds", {"The game ends after round 8.", "Gra kończy się po rundzie 8."}},
      {"end_morale", {"The game ends: {0}'s morale is {1}.", "Gra się kończy: {0} ma morale {1}."}, {&kSeatKind, &kNumber}},
      {"end_systems", {"The game ends: {0} has four full systems.", "Gra się kończy: {0} ma cztery pełne układy."}, {&kSeatKind}},
      {"scored", {"{0}: {1} points on the track, {2} morale, {3} for structures.", "{0}: {1} pkt z toru, morale {2}, za struktury {3}."}, {&kSeatKind, &kNumber, &kNumber, &kNumber}},
  };
  static_assert(std::size(kPhrases) == static_cast<std::size_t>(Said::kCount));
  return kPhrases;
}
// clang-format on

}  // namespace kosmo::orion
