// Names and kinds of arguments that the parts of the game share. engine/grammar.h says how forms of names are written.
#pragma once

#include "games/cosmic/state.h"

namespace kosmo::cosmic {

inline constexpr Name kSeatNames[] = {
    {"red", {"red", "czerwony|gen=czerwonego|dat=czerwonemu|acc=czerwonego"}},
    {"green", {"green", "zielony|gen=zielonego|dat=zielonemu|acc=zielonego"}},
    {"yellow", {"yellow", "żółty|gen=żółtego|dat=żółtemu|acc=żółtego"}},
    {"blue", {"blue", "niebieski|gen=niebieskiego|dat=niebieskiemu|acc=niebieskiego"}},
    {"purple", {"purple", "fioletowy|gen=fioletowego|dat=fioletowemu|acc=fioletowego"}},
};
static_assert(std::size(kSeatNames) == kPlayers);

// The fifty aliens, as they are numbered in the rules (CA-LIST-01).
inline constexpr Name kAlienNames[] = {
    {"amoeba", {"Amoeba", "Ameba|gen=Ameby"}},
    {"anti-matter", {"Anti-Matter", "Antymaterialista|gen=Antymaterialisty"}},
    {"barbarian", {"Barbarian", "Barbarzyńca|gen=Barbarzyńcy"}},
    {"calculator", {"Calculator", "Kalkulator|gen=Kalkulatora"}},
    {"chosen", {"Chosen", "Wybraniec|gen=Wybrańca"}},
    {"citadel", {"Citadel", "Cytadela|gen=Cytadeli"}},
    {"clone", {"Clone", "Klon|gen=Klona"}},
    {"cudgel", {"Cudgel", "Maczuga|gen=Maczugi"}},
    {"dictator", {"Dictator", "Dyktator|gen=Dyktatora"}},
    {"fido", {"Fido", "Azor|gen=Azora"}},
    {"filch", {"Filch", "Przywłaszczyciel|gen=Przywłaszczyciela"}},
    {"fodder", {"Fodder", "Mięso armatnie|gen=Mięsa armatniego"}},
    {"gambler", {"Gambler", "Hazardzista|gen=Hazardzisty"}},
    {"grudge", {"Grudge", "Dąsacz|gen=Dąsacza"}},
    {"hacker", {"Hacker", "Haker|gen=Hakera"}},
    {"hate", {"Hate", "Nienawiść|gen=Nienawiści"}},
    {"healer", {"Healer", "Uzdrowiciel|gen=Uzdrowiciela"}},
    {"human", {"Human", "Człowiek|gen=Człowieka"}},
    {"kamikaze", {"Kamikaze", "Kamikadze|gen=Kamikadze"}},
    {"loser", {"Loser", "Przegrany|gen=Przegranego"}},
    {"machine", {"Machine", "Maszyna|gen=Maszyny"}},
    {"macron", {"Macron", "Makron|gen=Makrona"}},
    {"masochist", {"Masochist", "Masochista|gen=Masochisty"}},
    {"mind", {"Mind", "Umysł|gen=Umysłu"}},
    {"mirror", {"Mirror", "Lustro|gen=Lustra"}},
    {"miser", {"Miser", "Skąpiec|gen=Skąpca"}},
    {"mite", {"Mite", "Roztocz|gen=Roztocza"}},
    {"mutant", {"Mutant", "Mutant|gen=Mutanta"}},
    {"observer", {"Observer", "Obserwator|gen=Obserwatora"}},
    {"oracle", {"Oracle", "Wyrocznia|gen=Wyroczni"}},
    {"pacifist", {"Pacifist", "Pacyfista|gen=Pacyfisty"}},
    {"parasite", {"Parasite", "Pasożyt|gen=Pasożyta"}},
    {"philanthropist", {"Philanthropist", "Filantrop|gen=Filantropa"}},
    {"reincarnator", {"Reincarnator", "Reinkarnator|gen=Reinkarnatora"}},
    {"remora", {"Remora", "Remora|gen=Remory"}},
    {"reserve", {"Reserve", "Rezerwista|gen=Rezerwisty"}},
    {"shadow", {"Shadow", "Cień|gen=Cienia"}},
    {"sorcerer", {"Sorcerer", "Czarownik|gen=Czarownika"}},
    {"spiff", {"Spiff", "Spiff|gen=Spiffa"}},
    {"tick-tock", {"Tick-Tock", "Tik-tak|gen=Tik-taka"}},
    {"trader", {"Trader", "Handlarz|gen=Handlarza"}},
    {"tripler", {"Tripler", "Potrajacz|gen=Potrajacza"}},
    {"vacuum", {"Vacuum", "Próżnia|gen=Próżni"}},
    {"virus", {"Virus", "Wirus|gen=Wirusa"}},
    {"void", {"Void", "Pustka|gen=Pustki"}},
    {"vulch", {"Vulch", "Sęp|gen=Sępa"}},
    {"warpish", {"Warpish", "Wirowiec|gen=Wirowca"}},
    {"warrior", {"Warrior", "Wojownik|gen=Wojownika"}},
    {"will", {"Will", "Wola|gen=Woli"}},
    {"zombie", {"Zombie", "Zombie|gen=Zombie"}},
};
static_assert(std::size(kAlienNames) == kAliens);

inline constexpr Name kArtifactNames[] = {
    {"card-zap", {"Card Zap", "Blokada karty"}},
    {"cosmic-zap", {"Cosmic Zap", "Kosmiczny blok"}},
    {"emotion-control", {"Emotion Control", "Kontrola emocji"}},
    {"force-field", {"Force Field", "Pole siłowe"}},
    {"ionic-gas", {"Ionic Gas", "Gaz jonowy"}},
    {"mobius-tubes", {"Mobius Tubes", "Tuby Möbiusa"}},
    {"plague", {"Plague", "Zaraza"}},
    {"quash", {"Quash", "Stłumienie"}},
};
static_assert(std::size(kArtifactNames) == kArtifacts);

inline constexpr Name kTechnologyNames[] = {
    {"coldsleep-ship", {"Coldsleep Ship", "Statek hibernacyjny"}},
    {"collapsium-hulls", {"Collapsium Hulls", "Kadłuby modułowe"}},
    {"cosmic-field-generator", {"Cosmic Field Generator", "Generator pola kosmicznego"}},
    {"delta-scanners", {"Delta Scanners", "Skanery delta"}},
    {"energy-cloak", {"Energy Cloak", "Osłona energetyczna"}},
    {"enigma-device", {"Enigma Device", "Urządzenie Enigma"}},
    {"genesis-bomb", {"Genesis Bomb", "Bomba Genesis"}},
    {"gluon-mines", {"Gluon Mines", "Miny gluonowe"}},
    {"infinity-drive", {"Infinity Drive", "Napęd nieskończoności"}},
    {"lunar-cannon", {"Lunar Cannon", "Działo słoneczne"}},
    {"omega-missile", {"Omega Missile", "Pocisk Omega"}},
    {"plasma-thrusters", {"Plasma Thrusters", "Silniki plazmowe"}},
    {"precursor-seed", {"Precursor Seed", "Ziarno Prekursorów"}},
    {"the-prometheus", {"The Prometheus", "Prometeusz"}},
    {"the-qax", {"The Qax", "Qax"}},
    {"quark-battery", {"Quark Battery", "Bateria kwarkowa"}},
    {"tech-scrambler", {"Tech Scrambler", "Zakłócacz technologii"}},
    {"vacuum-turbines", {"Vacuum Turbines", "Turbiny próżniowe"}},
    {"warpspace-key", {"Warpspace Key", "Klucz do wiru"}},
    {"xenon-lasers", {"Xenon Lasers", "Lasery ksenonowe"}},
};
static_assert(std::size(kTechnologyNames) == kTechnologies);

// What happens and may be answered, as what follows "Do you answer".
inline constexpr Name kEventNames[] = {
    {"losing", {"the loss of ships", "stratę statków"}},
    {"saving", {"the loss of ships", "stratę statków"}},
    {"worse", {"the result", "wynik"}},
    {"lost", {"the loss of ships", "stratę statków"}},
    {"mourned", {"the loss of ships", "stratę statków"}},
    {"removed", {"the removal of ships", "usunięcie statków"}},
    {"retrieved", {"the return of ships", "odzyskanie statków"}},
    {"drawn", {"the draw of cards", "dobranie kart"}},
    {"new-hand", {"the new hand", "nowy zestaw kart"}},
    {"discarded", {"the discard", "odrzucenie karty"}},
    {"reinforced", {"the reinforcement", "kartę wsparcia"}},
    {"colony", {"the new colony", "nową kolonię"}},
    {"power-lost", {"the loss of a power", "utratę mocy"}},
    {"new-deck", {"the new deck", "nową talię"}},
    {"before-payment", {"the compensation", "rekompensatę"}},
    {"after-payment", {"the compensation", "rekompensatę"}},
    {"rewarded", {"the rewards", "nagrody"}},
    {"claims", {"the reveal", "ujawnienie kart"}},
    {"cut", {"the reveal", "ujawnienie kart"}},
    {"takes-card", {"the discarding of encounter cards", "odrzucenie kart spotkania"}},
    {"sending", {"the sending of ships", "wysłanie statków"}},
    {"joining", {"the invitations", "zaproszenia"}},
    {"retrieving", {"the regroup", "przegrupowanie"}},
    {"choosing", {"the destiny card", "kartę celu"}},
    {"selecting", {"the selection of cards", "wybór kart"}},
    {"deal-fails", {"the failed deal", "nieudane porozumienie"}},
};
static_assert(std::size(kEventNames) == kEvents);

inline constexpr Name kSignNames[] = {{"plus", {"plus 1", "plus 1"}}, {"minus", {"minus 1", "minus 1"}}};

inline constexpr Name kTypeNames[] = {
    {"attack", {"attack", "atak|gen=ataku"}},
    {"negotiate", {"negotiate", "negocjacje|gen=negocjacji"}},
    {"morph", {"morph", "metamorfoza|gen=metamorfozy"}},
    {"reinforcement", {"reinforcement", "wsparcie|gen=wsparcia"}},
    {"artifact", {"artifact", "artefakt|gen=artefaktu"}},
    {"flare", {"flare", "rozbłysk|gen=rozbłysku"}},
};
static_assert(std::size(kTypeNames) == kTypes);

inline constexpr Name kSideNames[] = {{"offense", {"offense", "atakujący|gen=atakującego"}},
                                      {"defense", {"defense", "broniący|gen=broniącego"}}};
inline constexpr Name kAllyNames[] = {{"no", {"no ally", "nie jest sojusznikiem"}},
                                      {"offense", {"ally of the offense", "sojusznik atakującego"}},
                                      {"defense", {"ally of the defense", "sojusznik broniącego"}}};
inline constexpr Name kOutcomeNames[] = {
    {"open", {"open", "nierozstrzygnięte"}},
    {"offense-wins", {"the offense wins", "wygrywa atakujący"}},
    {"defense-wins", {"the defense wins", "wygrywa broniący"}},
    {"both-lose", {"both lose", "obaj przegrywają"}},
    {"bargaining", {"bargaining", "uzgadnianie porozumienia"}},
    {"deal", {"deal", "porozumienie"}},
    {"failed-deal", {"failed deal", "nieudane porozumienie"}},
    {"resettled", {"home planet resettled", "ponownie założona kolonia"}},
    {"no-ships", {"no ship to launch", "brak statków do wysłania"}},
    {"no-card", {"no encounter card", "brak karty spotkania"}},
    {"granted", {"colony given", "oddana kolonia"}},
    {"called-off", {"called off", "spotkanie przerwane"}},
};
static_assert(std::size(kOutcomeNames) == static_cast<std::size_t>(Outcome::kCount));

// Table 5.21 of the rules, with the number of the window in front.
inline constexpr Name kMomentNames[] = {
    {"setup", {"setup", "przygotowanie"}},
    {"start-turn", {"1, start of turn", "1, początek tury"}},
    {"start-turn-hand-check", {"2, hand check", "2, sprawdzenie ręki"}},
    {"start-turn-after-check", {"3, after the hand check", "3, po sprawdzeniu ręki"}},
    {"encounter-start", {"4, start of encounter", "4, początek spotkania"}},
    {"tech-action", {"5, technology step", "5, krok technologii"}},
    {"regroup", {"6, before a ship is retrieved", "6, przed odzyskaniem statku"}},
    {"regroup-retrieve", {"7, retrieving a ship", "7, odzyskanie statku"}},
    {"destiny-before-draw", {"8, before the destiny draw", "8, przed dobraniem karty celu"}},
    {"destiny-draw", {"9, destiny draw", "9, dobranie karty celu"}},
    {"destiny-drawn", {"10, destiny card drawn", "10, po dobraniu karty celu"}},
    {"destiny-choice", {"11, destiny choice", "11, decyzja o celu"}},
    {"defense-set", {"12, defense known", "12, po wyznaczeniu broniącego"}},
    {"launch", {"13, before aiming", "13, przed nakierowaniem wrót"}},
    {"launch-aim", {"14, aiming the gate", "14, nakierowanie wrót"}},
    {"launch-aimed", {"15, gate aimed", "15, po nakierowaniu wrót"}},
    {"launch-ships", {"16, launching ships", "16, wysłanie statków"}},
    {"launch-done", {"17, ships launched", "17, po wysłaniu statków"}},
    {"alliance-before", {"18, before invitations", "18, przed zaproszeniami"}},
    {"alliance-invite", {"19, invitations", "19, zaproszenia"}},
    {"alliance-invited", {"20, after invitations", "20, po zaproszeniach"}},
    {"alliance-join", {"21, joining", "21, dołączanie sojuszników"}},
    {"alliance-formed", {"22, alliances formed", "22, po zawarciu sojuszy"}},
    {"planning-before-select", {"23, before selection", "23, przed wyborem kart"}},
    {"planning-hand-check", {"24, hand check of the main players", "24, sprawdzenie rąk głównych graczy"}},
    {"planning-select", {"25, selection", "25, wybór kart"}},
    {"planning-after-select", {"26, after selection", "26, po wyborze kart"}},
    {"reveal-before", {"27, before the reveal", "27, przed ujawnieniem kart"}},
    {"reveal", {"28, reveal", "28, ujawnienie kart"}},
    {"after-reveal-cards", {"29, changes of cards", "29, zmiany kart"}},
    {"after-reveal-modifiers", {"30, changes of totals", "30, zmiany wartości i sum"}},
    {"reinforcements", {"31, reinforcements", "31, wsparcie"}},
    {"outcome", {"32, outcome", "32, wynik"}},
    {"resolution", {"33, after the outcome", "33, po ustaleniu wyniku"}},
    {"deal-open", {"34, bargaining", "34, zawieranie porozumienia"}},
    {"deal-made", {"35, deal agreed", "35, po uzgodnieniu porozumienia"}},
    {"deal-execute", {"36, deal carried out or failed", "36, dopełnienie porozumienia albo strata statków"}},
    {"ships-to-warp", {"37, ships to the warp", "37, statki trafiają do wiru"}},
    {"landing", {"38, landing", "38, lądowanie"}},
    {"ships-return", {"39, ships return", "39, powrót statków"}},
    {"result-effects", {"39a, effects of the result", "39a, efekty wyniku"}},
    {"compensation", {"40, compensation", "40, rekompensata"}},
    {"rewards", {"41, rewards", "41, nagrody"}},
    {"discard-revealed", {"42, discarding", "42, odrzucenie kart"}},
    {"end-encounter", {"43, end of encounter", "43, koniec spotkania"}},
    {"second-encounter", {"44, another encounter", "44, następne spotkanie"}},
    {"end-turn", {"45, end of turn", "45, koniec tury"}},
    {"tech-setup", {"setup of technologies", "przygotowanie technologii"}},
};
static_assert(std::size(kMomentNames) == kMoments);

inline constexpr Name kMannerNames[] = {
    {"odd", {"odd", "nieparzysta"}},
    {"even", {"even", "parzysta"}},
    {"eight", {"add 8", "dodaj 8"}},
    {"own-zap", {"discard it and zap your own power", "odrzuć go i zablokuj własną moc"}},
    {"own-card", {"only your own card", "tylko własna karta"}},
    {"other-card", {"only the opponent's card", "tylko karta przeciwnika"}},
};
static_assert(std::size(kMannerNames) == static_cast<std::size_t>(Manner::kCount));

inline constexpr Name kTermNames[] = {
    {"card", {"this card", "ta karta"}},
    {"named", {"a card by name", "karta wymieniona z nazwy"}},
    {"of-type", {"a card of a type", "karta danego rodzaju"}},
    {"lowest", {"the lowest attack", "najniższy atak"}},
    {"highest", {"the highest attack", "najwyższy atak"}},
    {"random", {"a random card", "losowa karta"}},
    {"colony", {"a colony", "kolonia"}},
    {"ships", {"ships from the warp", "statki z wiru"}},
};
static_assert(std::size(kTermNames) == static_cast<std::size_t>(TermKind::kCount));

inline constexpr Name kCheatNames[] = {
    {"ship", {"a ship from the warp", "statek z wiru"}},
    {"deck", {"the top card of the deck", "karta z wierzchu talii"}},
    {"discard", {"the top card of the discard pile", "karta z wierzchu stosu odrzuconych kart"}},
};
static_assert(std::size(kCheatNames) == static_cast<std::size_t>(Cheat::How::kCount));

// Where a ship can be that its owner may choose: a planet, the gate, beside the target planet, a technology face down.
// The Prometheus is chosen by its name, wherever it is.
inline constexpr int kGate = kPlanets, kBeside = kPlanets + 1, kPrometheus = kPlanets + 2, kFirstProject = kPlanets + 3,
                     kShipPlaces = kFirstProject + kTechnologies;
// And where its owner cannot choose it: in the warp, on its way from a technology to a colony.
inline constexpr int kFromWarp = kShipPlaces, kHomeward = kShipPlaces + 1, kLeaving = kShipPlaces + 2,
                     kRemoved = kShipPlaces + 3, kPlaces = kShipPlaces + 4;

extern const ArgKind kCheatKind, kTechnologyKind, kPlayableKind, kProjectKind, kSignKind;
extern const ArgKind kSeatKind, kPlanetKind, kPlaceKind, kCardKind, kDestinyKind, kAlienKind, kTypeKind, kSideKind,
    kAllyKind, kOutcomeKind, kMomentKind, kArtifactKind, kTermKindKind, kMannerKind;

}  // namespace kosmo::cosmic
