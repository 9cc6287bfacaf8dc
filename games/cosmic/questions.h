// What is asked at each step, and for newcomers why. Holes are the step's arguments.
#pragma once

#include "games/cosmic/words.h"

namespace kosmo::cosmic {

// clang-format off
inline constexpr Question ask_choose_alien = {
    {"Which of your two aliens do you play?", "Którego z dwóch obcych wybierasz?"},
    {"Both flares go into the deck, so either of the two aliens may turn up again in somebody's hand.",
     "Oba rozbłyski trafiają do talii, więc każdy z tych obcych może się jeszcze pojawić u kogoś na ręce."}};

inline constexpr Question ask_sheet = {
    {"Which alien sheet do you keep?", "Który arkusz obcego zachowujesz?"},
    {"The other one is discarded. Tokens and cards of your old sheet go with it.",
     "Drugi się odrzuca. Żetony i karty ze starego arkusza przepadają razem z nim."}};

inline constexpr Question ask_another = {
    {"Do you have another encounter?", "Czy przeprowadzasz następne spotkanie?"},
    {"You need an encounter card for it; without one the turn ends in planning.",
     "Potrzebna jest do niego karta spotkania; bez niej tura kończy się w Fazie planowania."}};

inline constexpr Question ask_act = {
    {"Do you play anything? Window {0}.", "Czy coś zagrywasz? Okno {0}."},
    {"Everybody is asked at once; passing tells nobody anything.", "Pytani są wszyscy naraz; spasowanie niczego nie zdradza."},
    {&kMomentKind}};

inline constexpr Question ask_answer = {
    {"Do you answer {0}?", "Czy odpowiadasz na {0}?"},
    {"A Card Zap stops an artifact, and can itself be stopped by another. Only a Tech Scrambler stops a technology.",
     "„Blokada karty” powstrzyma artefakt, ale sama może zostać powstrzymana następną. Technologię powstrzyma tylko „Zakłócacz technologii”."},
    {&kPlayableKind}};

inline constexpr Question ask_choose_technology = {
    {"Which technology do you keep?", "Którą technologię zachowujesz?"},
    {"It stays face down until it has as many ships on it as its research number. The others are discarded face up.",
     "Leży zakryta, dopóki nie ma na niej tylu statków, ile wynosi trudność opracowania. Pozostałe odrzuca się odkryte."}};

inline constexpr Question ask_coldsleep = {
    {"Do you use Coldsleep Ship at once, with all its ships?", "Czy od razu używasz technologii „Statek hibernacyjny”, ze wszystkimi jej statkami?"},
    {"You have no colony to which they could return; otherwise they go to the warp.",
     "Nie masz kolonii, do której mogłyby wrócić; inaczej trafią do wiru."}};

inline constexpr Question ask_hull = {
    {"Does one of your ships stay on the planet?", "Czy jeden z twoich statków zostaje na planecie?"},
    {"Collapsium Hulls save one ship of a defense that lost by five or less; its colony survives.",
     "„Kadłuby modułowe” ratują jeden statek broniącego, który przegrał najwyżej o pięć; jego kolonia przetrwa."}};

inline constexpr Question ask_enigma = {
    {"Do you discard anything first?", "Czy najpierw coś odrzucasz?"},
    {"Then everybody, beginning with you, draws up to eight cards or discards at random down to eight.",
     "Potem każdy, począwszy od ciebie, dobiera do ośmiu kart albo losowo odrzuca nadmiar."}};

inline constexpr Question ask_mines = {
    {"Whose ship goes to the warp? Up to {0} more.", "Czyj statek trafia do wiru? Jeszcze najwyżej {0}."},
    {"If no ship is left on the gate, you win the encounter at once.", "Jeśli na wrotach nie zostanie żaden statek, od razu wygrywasz spotkanie."},
    {&kNumber}};

inline constexpr Question ask_cannon = {
    {"Between which two planets does the Lunar Cannon stand?", "Między którymi planetami staje Działo słoneczne?"},
    {"It may add 10 to the total of your side in an encounter at one of them.",
     "W spotkaniu przy jednej z nich może dodać 10 do sumy twojej strony."}};

inline constexpr Question ask_prometheus = {
    {"Where does The Prometheus stand?", "Gdzie trafia Prometeusz?"},
    {"It is one of your ships, and adds 3 to the total of your side when it is in an encounter.",
     "To jeden z twoich statków; w spotkaniu dodaje 3 do sumy twojej strony."}};

inline constexpr Question ask_charge = {
    {"Which encounter card goes under Quark Battery?", "Którą kartę spotkania kładziesz pod „Baterią kwarkową”?"},
    {"As a main player you may put it in place of your revealed card.", "Jako główny gracz możesz nią zastąpić swoją ujawnioną kartę."}};

inline constexpr Question ask_turbines = {
    {"Which of the cards drawn do you discard?", "Które z dobranych kart odrzucasz?"},
    {"You keep as many of them as you like.", "Zachowujesz dowolnie wiele z nich."}};

inline constexpr Question ask_tech_step = {
    {"What do you do with your technologies?", "Co robisz ze swoimi technologiami?"},
    {"In each encounter you may send one ship to one of them, or turn one up: with enough ships it is completed, otherwise abandoned.",
     "W każdym spotkaniu możesz wysłać na jedną z nich jeden statek albo jedną odkryć: przy dość wielu statkach jest ukończona, inaczej zaniechana."}};

inline constexpr Question ask_lose = {
    {"Which ship do you lose? {0} to go.", "Który statek tracisz? Pozostało: {0}."},
    {"The last ship of a planet takes the colony with it; below three home colonies the alien power is lost.",
     "Wraz z ostatnim statkiem na planecie przepada kolonia; przy mniej niż trzech rodzimych koloniach traci się moc obcego."},
    {&kNumber}};

inline constexpr Question ask_return = {
    {"Where does your ship go? {0} to go.", "Dokąd wraca twój statek? Pozostało: {0}."},
    {"To any of your colonies. Planets with few ships are the easiest to lose.",
     "Do dowolnej z twoich kolonii. Najłatwiej stracić planety z małą liczbą statków."},
    {&kNumber}};

inline constexpr Question ask_send = {
    {"From where do you send a ship?", "Skąd wysyłasz statek?"},
    {"Every ship adds 1 to the total of its side. Taking the last ship of a colony gives it up.",
     "Każdy statek dodaje 1 do sumy swojej strony. Zabranie ostatniego statku oznacza utratę kolonii."}};

inline constexpr Question ask_force_field = {
    {"Whose alliance is cancelled?", "Czyj sojusz zostaje zerwany?"},
    {"One, several or all allies of either side; their ships go home.",
     "Jednego, kilku albo wszystkich sojuszników dowolnej strony; ich statki wracają do kolonii."}};

inline constexpr Question ask_plague_card = {
    {"Which card of this type do you discard: {0}?", "Którą kartę tego rodzaju odrzucasz: {0}?"},
    {"Plague takes one card of every type that you hold.", "„Zaraza” zabiera po jednej karcie każdego rodzaju, który masz na ręce."},
    {&kTypeKind}};

inline constexpr Question ask_to_gate = {
    {"Which ship goes to the gate?", "Który statek trafia na wrota?"},
    {"You have no colony, so the ship retrieved in regroup takes part in this encounter.",
     "Nie masz kolonii, więc statek odzyskany w Fazie przegrupowania bierze udział w tym spotkaniu."}};

inline constexpr Question ask_own_colour = {
    {"You have drawn your own colour. What do you do?", "Dobrana karta ma twój kolor. Co robisz?"},
    {"You may draw again, drive a foreign colony out of your home system, or resettle an empty home planet.",
     "Możesz dobrać następną kartę, wyprzeć zewnętrzną kolonię innego gracza ze swojego systemu albo ponownie założyć kolonię na pustej rodzimej planecie."}};

inline constexpr Question ask_wild = {
    {"Whom do you meet?", "Z kim przeprowadzasz spotkanie?"},
    {"A wild card leads to any other player's home system.", "Karta uniwersalna prowadzi do rodzimego systemu dowolnego innego gracza."}};

inline constexpr Question ask_aim = {
    {"At which planet do you aim the gate?", "Na którą planetę nakierowujesz wrota?"},
    {"Ships of the defense there count for it; those of others take no part. A planet where you have a colony brings no new one.",
     "Statki broniącego na tej planecie liczą się po jego stronie, cudze nie biorą udziału. Tam, gdzie masz kolonię, nowej nie zyskasz."}};

inline constexpr Question ask_invite = {
    {"Whom do you invite?", "Kogo zapraszasz?"},
    {"Allies add their ships. Offensive allies land with you if you win; defensive ones are rewarded.",
     "Sojusznicy dodają swoje statki. Sojusznicy atakującego po wygranej lądują razem z nim, a broniącego otrzymują nagrody."}};

inline constexpr Question ask_join = {
    {"Do you join one of the sides?", "Czy zawierasz sojusz z którąś ze stron?"},
    {"With the offense you may win a colony; with the defense cards or ships from the warp. On the losing side your ships go to the warp.",
     "Z atakującym możesz zyskać kolonię, z broniącym karty lub statki z wiru. Po przegranej twoje statki trafiają do wiru."}};

inline constexpr Question ask_select = {
    {"Which encounter card do you lay?", "Którą kartę spotkania wybierasz?"},
    {"The higher total of two attacks wins. A negotiate loses to an attack, but brings compensation; two negotiates lead to a deal.",
     "Z dwóch ataków wygrywa wyższa suma. Negocjacje przegrywają z atakiem, ale dają rekompensatę; dwie karty negocjacji prowadzą do porozumienia."}};

inline constexpr Question ask_gift = {
    {"Which card do you give to {1}? Up to {2}.", "Którą kartę oddajesz? Odbiera ją {1}; najwyżej: {2}."},
    {"Only the two of you see which it is.", "Tylko wy dwaj widzicie, która to karta."},
    {&kSeatKind, &kSeatKind, &kNumber}};

inline constexpr Question ask_pick = {
    {"Which card do you take for {1} from the hand of {0}? {2} to go.", "Którą kartę z ręki gracza {0:gen} bierzesz dla gracza {1:gen}? Pozostało: {2}."},
    {"You see the whole hand; the others see only how many cards go.", "Widzisz całą rękę; pozostali widzą tylko, ile kart przechodzi."},
    {&kSeatKind, &kSeatKind, &kNumber}};

inline constexpr Question ask_reward = {
    {"What rewards do you take? {0} in all.", "Jakie nagrody wybierasz? Razem: {0}."},
    {"Each is a card, or one of your ships from the warp.", "Każda to karta albo jeden z twoich statków z wiru."},
    {&kNumber}};

inline constexpr Question ask_talk = {
    {"What do you say to a deal?", "Co powiesz na porozumienie?"},
    {"Without a deal each of you loses three ships. A deal is a success for the offense.",
     "Bez porozumienia każdy z was traci trzy statki. Porozumienie to dla atakującego udane spotkanie."}};

inline constexpr Question ask_prepare = {
    {"What do you propose?", "Co proponujesz?"},
    {"Cards of either hand, and at most one colony for each of you, on a planet where the other has one.",
     "Karty z obu rąk i najwyżej po jednej kolonii, na planecie, na której druga strona już ją ma."}};

inline constexpr Question ask_mutant_discards = {
    {"Which card do you discard before refilling? Up to {0}.", "Którą kartę odrzucasz przed uzupełnieniem ręki? Najwyżej: {0}."},
    {"Then your hand is refilled to eight cards.", "Potem ręka zostaje uzupełniona do ośmiu kart."},
    {&kNumber}};

inline constexpr Question ask_mutant_source = {
    {"From where does the next card come?", "Skąd pochodzi następna karta?"},
    {"From the deck, or at random from the hand of any other player, until you have eight.",
     "Z talii albo losowo z ręki dowolnego innego gracza, dopóki nie masz ośmiu."}};

inline constexpr Question ask_fido_fetch = {
    {"Which card do you offer to whom?", "Którą kartę oferujesz i komu?"},
    {"Who accepts keeps it, and you retrieve a ship or draw a card; if it is refused, it may be yours.",
     "Kto ją przyjmie, zachowuje ją, a ty odzyskujesz statek albo dobierasz kartę; odmowa oznacza, że karta może być twoja."}};

inline constexpr Question ask_fido_offer = {
    {"Do you accept the encounter card that {0} offers?", "Czy przyjmujesz kartę spotkania, którą oferuje {0}?"},
    {"If you accept, Fido retrieves a ship or draws a card; if not, Fido may keep the card.",
     "Gdy ją przyjmiesz, Azor odzyska statek albo dobierze kartę; gdy odmówisz, Azor może zachować kartę."},
    {&kSeatKind}};

inline constexpr Question ask_fido_refused = {
    {"Your offer was refused. Do you keep the card?", "Odmówiono przyjęcia karty. Czy ją zachowujesz?"},
    {"Otherwise it goes back to the discard pile.", "W przeciwnym razie wraca na stos odrzuconych kart."}};

inline constexpr Question ask_fido_reward = {
    {"What do you take for the card?", "Co bierzesz w zamian za kartę?"},
    {"One of your ships from the warp, or a card from the deck.", "Jeden ze swoich statków z wiru albo kartę z talii."}};

inline constexpr Question ask_chosen_pick = {
    {"Which of the drawn cards do you use?", "Której z dobranych kart używasz?"},
    {"It replaces your revealed card; an attack may be added to an attack instead. The others are discarded.",
     "Zastępuje twoją ujawnioną kartę; atak można zamiast tego dodać do ataku. Pozostałe zostają odrzucone."}};

inline constexpr Question ask_fodder_discard = {
    {"Which attack do you discard for your total?", "Który atak odrzucasz, by zwiększyć swoją sumę?"},
    {"Its printed value is added to the total of your side.", "Jego wydrukowana wartość powiększa sumę twojej strony."}};

inline constexpr Question ask_barbarian_keep = {
    {"Which looted card do you keep? Up to {2}.", "Którą z zagrabionych kart zachowujesz? Najwyżej: {2}."},
    {"All others of this hand are discarded.", "Wszystkie pozostałe karty z tej ręki zostają odrzucone."},
    {&kSeatKind, &kSeatKind, &kNumber}};

inline constexpr Question ask_side = {
    {"For which side do you play it?", "Której stronie dajesz tę kartę?"},
    {"Its value is added to the total of that side.", "Jej wartość dolicza się do sumy tej strony."}};

inline constexpr Question ask_gain = {
    {"What do you gain? {0} to go.", "Co zyskujesz? Pozostało: {0}."},
    {"A card, or one of your ships from the warp, for each player who has gained a colony.",
     "Kartę albo jeden swój statek z wiru za każdego gracza, który zyskał kolonię."},
    {&kNumber}};

inline constexpr Question ask_vulch_give = {
    {"Which card do you hand over?", "Którą kartę oddajesz?"},
    {"Your opponent discards one after another until one is kept; you keep the rest.",
     "Przeciwnik odrzuca kolejne karty, aż którąś zachowa; reszta zostaje u ciebie."}};

inline constexpr Question ask_decide = {
    {"Do you keep this card?", "Czy zachowujesz tę kartę?"},
    {"If not, it is discarded, and your opponent hands over the next one.",
     "Jeśli nie, zostaje odrzucona, a przeciwnik oddaje następną."}};

inline constexpr Question ask_gambler_claim = {
    {"What do you say your card is?", "Jaką kartę deklarujesz?"},
    {"If nobody challenges it, the encounter is resolved as if it were true, and nobody ever sees the card.",
     "Jeśli nikt tego nie sprawdzi, spotkanie rozstrzyga się tak, jakby to była prawda, a karty nikt nigdy nie zobaczy."}};

inline constexpr Question ask_gambler_challenge = {
    {"Do you challenge the claim?", "Czy sprawdzasz tę deklarację?"},
    {"If it is false, Gambler loses as many ships as it has in the encounter; if it is true, you do.",
     "Jeśli jest fałszywa, Hazardzista traci tyle statków, ile ma w spotkaniu; jeśli prawdziwa, tracisz je ty."}};

inline constexpr Question ask_gambler_penalty = {
    {"Which ship outside the encounter do you lose? {0} to go.", "Który statek spoza spotkania tracisz? Pozostało: {0}."},
    {"The last ship of a planet takes the colony with it.", "Wraz z ostatnim statkiem na planecie przepada kolonia."},
    {&kNumber}};

inline constexpr Question ask_give = {
    {"Which card of this type do you hand over: {0}?", "Którą kartę tego rodzaju oddajesz: {0}?"},
    {"It was agreed in the deal; you choose which.", "Tak brzmi porozumienie; kartę wybierasz ty."},
    {&kTypeKind}};

inline constexpr Question ask_zombie_add = {
    {"Do you add a ship from the warp to the encounter?", "Czy dodajesz do spotkania statek z wiru?"},
    {"It joins your other ships there, beyond the limit of four.", "Dołącza tam do twoich pozostałych statków, ponad limit czterech."}};

inline constexpr Question ask_cudgel_smash = {
    {"Do you smash {0} too?", "Czy miażdżysz też sojusznika: {0}?"},
    {"An ally of your opponent loses as many ships of its choice as you have in the encounter.",
     "Sojusznik twojego przeciwnika traci tyle wybranych przez siebie statków, ile masz w spotkaniu."},
    {&kSeatKind}};

inline constexpr Question ask_void_choice = {
    {"Is The Prometheus among your ships that are removed?", "Czy Prometeusz jest wśród twoich usuwanych statków?"},
    {"Not all of them are removed; the others go to the warp.", "Nie wszystkie zostają usunięte; pozostałe trafiają do wiru."}};

inline constexpr Question ask_vacuum_take = {
    {"How many ships of {1} do you take along? Up to {0} of all players.", "Ile statków gracza {1:gen} zabierasz ze sobą? Łącznie najwyżej {0}."},
    {"They go to the warp too. Each named player chooses the colonies that they leave.",
     "One też trafiają do wiru. Każdy wymieniony gracz wybiera, z których kolonii znikną."},
    {&kNumber, &kSeatKind}};

inline constexpr Question ask_vacuum_pick = {
    {"Which ship of {1} do you take along? {0} to go.", "Który statek gracza {1:gen} zabierasz ze sobą? Pozostało: {0}."},
    {"The last ship of a planet takes the colony with it.", "Wraz z ostatnim statkiem na planecie przepada kolonia."},
    {&kNumber, &kSeatKind}};

inline constexpr Question ask_shadow_execute = {
    {"Which ship do you execute? It belongs to {0}.", "Który statek likwidujesz? Należy do gracza: {0}."},
    {"It goes to the warp. The last ship of a planet takes the colony with it.",
     "Trafia do wiru. Wraz z ostatnim statkiem na planecie przepada kolonia."},
    {&kSeatKind}};
// --- aliens

inline constexpr Question ask_citadel_planet = {
    {"Next to which planet does {0} lie?", "Obok której planety kładziesz kartę {0}?"},
    {"In an encounter there the citadels may be activated for the defense.",
     "W spotkaniu na niej cytadele można aktywować na rzecz broniącego."},
    {&kCardKind}};

inline constexpr Question ask_mite_answer = {
    {"Do you give Mite a colony, or discard down to three cards?", "Oddajesz Roztoczowi kolonię czy odrzucasz karty, aż zostaną trzy?"},
    {"With a colony its ships land beside what is there and the encounter is over; cards are discarded at random.",
     "Jeśli oddasz kolonię, jego statki lądują obok tych, które tam są, i spotkanie się kończy; karty odrzuca się losowo."}};

inline constexpr Question ask_mite_keep = {
    {"Which of the discarded cards do you keep? {0} left.", "Które z odrzuconych kart bierzesz? Pozostało: {0}."},
    {"Any of them, one after another.", "Dowolne z nich, jedną po drugiej."},
    {&kNumber}};

inline constexpr Question ask_dictate = {
    {"Which destiny card is drawn?", "Która karta celu zostaje dobrana?"},
    {"It counts as drawn by the offense; the others are shuffled.", "Liczy się jako dobrana przez atakującego; pozostałe się tasuje."}};

inline constexpr Question ask_will_choice = {
    {"Whom do you meet, and on which planet?", "Z kim i na której planecie przeprowadzasz spotkanie?"},
    {"On any home planet of another player or at any of that player's colonies; or you keep to the destiny card.",
     "Na dowolnej rodzimej planecie innego gracza albo przy dowolnej jego kolonii; możesz też zostać przy karcie celu."}};

inline constexpr Question ask_hate_card = {
    {"Which card do you choose for your rage?", "Którą kartę wybierasz do swojej mocy?"},
    {"Each other player then discards a card of the same type, an attack of equal or higher value, or loses three ships.",
     "Każdy inny gracz odrzuca potem kartę tego samego rodzaju, a przy ataku równie wysoką lub wyższą, albo traci trzy statki."}};

inline constexpr Question ask_hate_answer = {
    {"Which card do you discard in answer to {0}?", "Którą kartę odrzucasz w odpowiedzi na kartę {0}?"},
    {"Of the same type; an attack must be as high or higher. Otherwise Hate chooses three of your ships, which are lost.",
     "Tego samego rodzaju; atak musi być co najmniej tak wysoki. Inaczej Nienawiść wybiera trzy twoje statki i je tracisz."},
    {&kCardKind}};

inline constexpr Question ask_hate_ships = {
    {"Which ship does {0} lose? {1} to go.", "Który statek traci {0}? Pozostało: {1}."},
    {"From colonies and technologies, as you like.", "Z kolonii i technologii, według twojego wyboru."},
    {&kSeatKind, &kNumber}};

inline constexpr Question ask_barbarian_sort = {
    {"Which of the cards received do you discard?", "Które z otrzymanych kart odrzucasz?"},
    {"As many as you like; nothing replaces them.", "Dowolnie wiele; nic ich nie zastąpi."}};

inline constexpr Question ask_miser_choose = {
    {"Which of your two hands becomes the hoard?", "Który z dwóch zestawów zostaje skarbcem?"},
    {"The first is your hand now, the second lies on the sheet. Nobody can take from the hoard, and you play from it as you like.",
     "Pierwszy masz teraz na ręce, drugi leży na arkuszu. Ze skarbca nikt nie może nic wziąć, a ty zagrywasz z niego, kiedy chcesz."}};

inline constexpr Question ask_miser_play = {
    {"How do you play {0} from the hoard?", "Jak zagrywasz ze skarbca kartę {0}?"},
    {"It is played like a card from your hand.", "Zagrywasz ją tak samo jak kartę z ręki."},
    {&kCardKind}};

inline constexpr Question ask_miser_put_by = {
    {"Which card do you set aside too? {0} to go.", "Którą kartę jeszcze odkładasz na bok? Pozostało: {0}."},
    {"Nobody can take it, and it comes back when this is over.", "Nikt nie może jej wziąć, a wróci, gdy będzie po wszystkim."},
    {&kNumber}};
// clang-format on

}  // namespace kosmo::cosmic
