// What is asked at each step, and for newcomers why. Holes are the step's arguments.
#pragma once

#include "games/artifacts/words.h"

namespace kosmo::artifacts {

// clang-format off
inline constexpr Question ask_choose_faction = {
    {"Which faction do you play?", "Którą Frakcją grasz?"},
    {"A faction brings its first cards, an action of its own and points at the end for a type and a kind of cards.",
     "Frakcja daje pierwsze karty, własną akcję i na koniec punkty za jeden typ i jeden Rodzaj kart."}};

inline constexpr Question ask_keep = {
    {"Which card do you keep?", "Którą kartę zatrzymujesz?"},
    {"It goes to your Stage; the others go to the bottom of their deck.",
     "Karta trafia do Stadium Budowy, pozostałe na spód talii."}};

inline constexpr Question ask_buy = {
    {"From which deck do you buy, and how many extra Credits do you pay?", "Z której talii kupujesz kartę i ile dodatkowych Kredytów wydajesz?"},
    {"Each extra Credit lets you see one more card; you keep one of all.",
     "Za każdy dodatkowy Kredyt widzisz o jedną kartę więcej; zatrzymujesz jedną."}};

inline constexpr Question ask_action = {
    {"What do you do?", "Co robisz?"},
    {"One action a turn. Additional effects and Artifacts can be used before and after it. Buy cards into your Stage, then pay for them with icons.",
     "W turze wykonuje się jedną akcję; przed nią i po niej można używać efektów DODATKOWO i Artefaktów. Kupione karty trafiają do Stadium Budowy, a opłaca się je ikonami."}};

inline constexpr Question ask_draw_stage = {
    {"Which Resource cards do you discard before you draw up to 3?", "Które karty Zasobów odrzucasz, zanim dobierzesz do 3?"},
    {"Cards that you cannot use soon are better exchanged: the hand is filled up to 3.",
     "Karty, które szybko się nie przydadzą, warto wymienić: rękę uzupełnia się do 3 kart."}};

inline constexpr Question ask_unlock = {
    {"Do you pay for blocked cards that would help now?", "Czy opłacasz zablokowane karty, które teraz pomogą?"},
    {"1 Credit for each token lets a blocked card work this once; the tokens stay.",
     "Za 1 Kredyt od żetonu zablokowana karta działa ten jeden raz; żetony zostają."}};

inline constexpr Question ask_pay = {
    {"Which Resource card do you play?", "Którą kartę Zasobów zagrywasz?"},
    {"One section of a card counts. Surplus icons are lost, so try to pay exactly.",
     "Liczy się jedna sekcja karty. Nadmiarowe ikony przepadają, więc warto płacić dokładnie."}};

inline constexpr Question ask_sets = {
    {"Which Resource card do you play for sets of the three colours?", "Którą kartę Zasobów zagrywasz na komplety trzech kolorów?"},
    {"A set is 1 blue, 1 green and 1 red icon. Cards with equal numbers of icons lose nothing.",
     "Komplet to 1 niebieska, 1 zielona i 1 czerwona ikona. Przy równej liczbie ikon nic nie przepada."}};

inline constexpr Question ask_play_cards = {
    {"Which Resource card do you play?", "Którą kartę Zasobów zagrywasz?"},
    {"As many cards as the Construction Limit allows; stop when it is enough.",
     "Tyle kart, na ile pozwala Limit Konstrukcyjny; można przerwać, gdy wystarczy."}};

inline constexpr Question ask_prepare = {
    {"Which Resource card do you attach, and to which card?", "Którą kartę Zasobów dołączasz i do której karty?"},
    {"Attached icons wait for this card alone. A card whose cost they reach is completed when another card enters your Empire.",
     "Dołączone ikony służą tylko tej karcie. Gdy pokryją jej koszt, zostanie ukończona, kiedy inna karta wejdzie do Imperium."}};

inline constexpr Question ask_side = {
    {"With which side up does {0} enter your Empire?", "Którą stroną ku górze karta „{0}” wchodzi do Imperium?"},
    {"The logistic side helps you all the time; the operational side gives something now, and again with operational actions.",
     "Strona logistyczna pomaga stale; operacyjna daje coś od razu i ponownie dzięki akcjom operacyjnym."},
    {&kCardName}};

inline constexpr Question ask_complete = {
    {"Which card is completed next?", "Która karta zostaje teraz ukończona?"},
    {"Costs are worked out again after each, so a later one may no longer be covered.",
     "Po każdej karcie koszty liczy się na nowo, więc następna może nie być już opłacona."}};

inline constexpr Question ask_choose_trigger = {
    {"Which effect comes next?", "Który efekt następuje teraz?"},
    {"Several of your cards react; you choose the order. A blocked one works if you pay for its tokens.",
     "Reaguje kilka twoich kart; kolejność wybierasz samodzielnie. Zablokowana działa, jeśli opłacisz żetony."}};

inline constexpr Question ask_section = {
    {"Which section of the produced card do you show on {0}?", "Którą sekcję wyprodukowanej karty pokazujesz na Planecie „{0}”?"},
    {"A section of the Planet's kind gives 1 VP; only the visible section can be used later.",
     "Sekcja o Rodzaju Planety daje 1 PZ; później używa się tylko widocznej sekcji."},
    {&kCardName}};

inline constexpr Question ask_produce_where = {
    {"On which Planet do you produce?", "Na której Planecie produkujesz?"},
    {"Cards whose section has the Planet's kind give points.", "Karty z sekcją o Rodzaju Planety dają punkty."}};

inline constexpr Question ask_mine = {
    {"On which Planet do you produce next?", "Na której Planecie produkujesz teraz?"},
    {"Each operational Planet produces one card; a blocked one only if you pay for its tokens.",
     "Każda Planeta ze stroną operacyjną ku górze produkuje jedną kartę; zablokowana tylko po opłaceniu żetonów."}};

inline constexpr Question ask_income = {
    {"Which Technology do you score next?", "Którą Technologię punktujesz teraz?"},
    {"A Resource card is revealed for each; it scores if a section has its kind.",
     "Dla każdej odkrywa się kartę Zasobów; Technologia punktuje, jeśli któraś sekcja ma jej Rodzaj."}};

inline constexpr Question ask_tech_reroll = {
    {"The card does not match {0}. Do you reveal one more?", "Karta nie pasuje do Technologii „{0}”. Odkrywasz jeszcze jedną?"},
    {"The second card decides.", "Decyduje druga karta."},
    {&kCardName}};

inline constexpr Question ask_score_tech = {
    {"Which Technology do you score?", "Którą Technologię punktujesz?"},
    {"The best condition that is fulfilled counts.", "Liczy się najlepszy spełniony warunek."}};

inline constexpr Question ask_target = {
    {"Whom do you attack?", "Kogo atakujesz?"},
    {"Alien Systems give points, Credits and Artifacts; an attack on a player can block cards. A weak attack may cost the Ship.",
     "Systemy Obcych dają punkty, Kredyty i Artefakty; atak na gracza może zablokować karty. Słaby atak może kosztować Statek."}};

inline constexpr Question ask_defend = {
    {"Which plan do you defend with?", "Którym planem się bronisz?"},
    {"It counts for the whole attack and is not used up. A plan that was used is known to all.",
     "Obowiązuje przez cały atak i nie zużywa się. Użyty plan znają już wszyscy."}};

inline constexpr Question ask_ships = {
    {"Which Ship attacks next?", "Który Statek atakuje teraz?"},
    {"Each Ship reveals a card of its own. After the first one you may stop.",
     "Każdy Statek odkrywa własną kartę. Po pierwszym można przerwać."}};

inline constexpr Question ask_best_of = {
    {"Which card counts as revealed?", "Która karta liczy się jako odkryta?"},
    {"Its number is the base of the Attack Value; kinds of its sections may matter too.",
     "Jej cyfra to podstawa Wartości Ataku; znaczenie mogą mieć też Rodzaje sekcji."}};

inline constexpr Question ask_ship_reroll = {
    {"Do you reveal another card instead?", "Odkrywasz zamiast niej inną kartę?"},
    {"The second card stands. Numbers run from 1 to 4.", "Druga karta obowiązuje. Cyfry są od 1 do 4."}};

inline constexpr Question ask_bonus_pay = {
    {"Do you pay for the Ship's bonus?", "Czy opłacasz premię Statku?"},
    {"See which row of the table the higher Attack Value would reach.", "Warto sprawdzić, który wiersz tabeli da wyższa Wartość Ataku."}};

inline constexpr Question ask_cannon = {
    {"Do you play an Artifact in this attack?", "Czy zagrywasz w tym ataku Artefakt?"},
    {"Its bonus holds for this Ship and all later ones of this attack.", "Jego premia działa dla tego Statku i wszystkich następnych w tym ataku."}};

inline constexpr Question ask_place_token = {
    {"On which card of {0} do you put a Blockade token?", "Na której karcie gracza {0:gen} umieszczasz żeton Blokady?"},
    {"A blocked card has no effect until the token is removed or paid for.", "Zablokowana karta nie działa, póki żeton nie zostanie usunięty albo opłacony."},
    {&kSeatKind}};

inline constexpr Question ask_repair = {
    {"The Ship would be damaged. Do you pay to keep it?", "Statek ma zostać uszkodzony. Płacisz, by pozostał?"},
    {"A damaged Ship returns to your Stage and must be paid for again.", "Uszkodzony Statek wraca do Stadium Budowy i trzeba go opłacić ponownie."}};

inline constexpr Question ask_search = {
    {"Which deck do you search, and for which kind?", "Którą talię przeszukujesz i jakiego Rodzaju szukasz?"},
    {"Cards are turned over until one of that kind comes; it goes to your Stage.",
     "Karty odkrywa się, aż pojawi się karta tego Rodzaju; trafia ona do Stadium Budowy."}};

inline constexpr Question ask_deck = {
    {"From which deck do you draw?", "Z której talii dobierasz karty?"},
    {"You keep one of the drawn cards in your Stage.", "Jedną z dobranych kart zatrzymujesz w Stadium Budowy."}};

inline constexpr Question ask_build_free = {
    {"Which card of your Stage enters your Empire?", "Która karta ze Stadium Budowy wchodzi do Imperium?"},
    {"It costs nothing; what is attached to it is discarded. Choose the dearest.", "Nic to nie kosztuje; dołączone karty się odrzuca. Warto wybrać najdroższą."}};

inline constexpr Question ask_attach_to = {
    {"To which card do you attach the drawn card?", "Do której karty dołączasz dobraną kartę?"},
    {"A section of the row's colour or gold; or discard it.", "Sekcją w kolorze rzędu albo złotą; można ją też odrzucić."}};

inline constexpr Question ask_discard_draw = {
    {"Which Resource card do you discard to draw another?", "Którą kartę Zasobów odrzucasz, by dobrać inną?"},
    {"You draw as many as you discard.", "Dobierasz tyle kart, ile odrzucisz."}};

inline constexpr Question ask_scrap = {
    {"Which card of your Stage do you remove from the game?", "Którą kartę ze Stadium Budowy usuwasz z gry?"},
    {"It never returns. Choose one that you will not pay for.", "Karta nie wróci. Warto wybrać taką, której nie zdążysz opłacić."}};

inline constexpr Question ask_victim = {
    {"On whose cards do you put Blockade tokens?", "Na czyich kartach umieszczasz żetony Blokady?"},
    {"All of them go to one player.", "Wszystkie trafiają do jednego gracza."}};

inline constexpr Question ask_free = {
    {"From which card do you remove a Blockade token?", "Z której karty usuwasz żeton Blokady?"},
    {"A card works again when its last token is gone.", "Karta znów działa, gdy zniknie z niej ostatni żeton."}};

inline constexpr Question ask_last_artifact = {
    {"Do you take extra turns before the scoring?", "Czy rozgrywasz dodatkowe tury przed podliczeniem punktów?"},
    {"It is the last chance to use this Artifact.", "To ostatnia chwila na użycie tego Artefaktu."}};

inline constexpr Question ask_pay_scoring = {
    {"For which blocked Technologies do you pay, so that they score?", "Które zablokowane Technologie opłacasz, by przyniosły punkty?"},
    {"1 Credit for each token. Credits left decide ties.", "Za każdy żeton 1 Kredyt. Przy remisie liczą się pozostałe Kredyty."}};
// clang-format on

}  // namespace kosmo::artifacts
