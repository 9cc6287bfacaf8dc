// What a seat is asked at each step, and for newcomers why, and what usually matters. flow.cpp finds a question by the
// name of its step.
#pragma once

#include "engine/step.h"
#include "games/orion/words.h"

namespace kosmo::orion {

// clang-format off
inline constexpr Question ask_choose_race = {
    {"Which race do you play?", "Jaką rasą grasz?"},
    {"A race gives what you start with and an ability for the whole game. Humans have none, but start the richest: a good choice for a first game.",
     "Rasa daje zasoby na początek i zdolność na całą grę. Ludzie nie mają zdolności, ale zaczynają najbogatsi: to dobry wybór na pierwszą grę."}};

inline constexpr Question ask_swap = {
    {"Which cards do you exchange?", "Które karty wymieniasz?"},
    {"Before the first round you may exchange any cards, once. Keep what you can soon pay for.",
     "Przed pierwszą rundą można raz wymienić dowolne karty. Warto zostawić te, które wkrótce da się opłacić."}};

inline constexpr Question ask_gain_any = {
    {"Which resource do you gain? {0} to choose.", "Który zasób zyskujesz? Zostało do wybrania: {0}."},
    {"The Bulrathi gain resources instead of losing morale. No resource rises above 9.",
     "Bulrathi zyskują zasoby, zamiast tracić morale. Żaden zasób nie przekroczy 9."},
    {&kNumber}};

inline constexpr Question ask_choose_effect = {
    {"Which effect comes next?", "Który efekt rozpatrujesz teraz?"},
    {"Several effects work at this moment, and you choose their order. Begin with those that help to pay for others.",
     "W tej chwili działa kilka efektów, a ich kolejność wybiera gracz. Najlepiej zacząć od tych, które pomogą opłacić inne."}};

inline constexpr Question ask_action = {
    {"Which action do you take?", "Jaką akcję wykonujesz?"},
    {"One marker, one action. Building brings points and income; Exploit, Research and Trade bring what you build with; an attack takes morale from others, and Propaganda restores yours.",
     "Jeden znacznik to jedna akcja. Budowa daje punkty i dochód; eksploatacja, badania i handel dają to, za co się buduje; atak odbiera morale innym, a propaganda przywraca własne."}};

inline constexpr Question ask_payment = {
    {"How do you pay for {0}?", "Jak płacisz za strukturę „{0}”?"},
    {"A discount saves resources of your choice. Production is worth most, then fleet: 1 production trades for 2 fleet or 3 food.",
     "Zniżka pozwala zaoszczędzić wybrane zasoby. Najcenniejsza jest produkcja, potem flota: 1 poziom produkcji wymienia się na 2 jednostki floty albo 3 sztuki żywności."},
    {&kCardKind}};

inline constexpr Question ask_throw = {
    {"Which of the cards drawn do you discard?", "Którą z dobranych kart odrzucasz?"},
    {"A grey card draws four, and one of them must go. Give up what you cannot build soon.",
     "Szara karta pozwala dobrać cztery, a jedną z nich trzeba odrzucić. Najlepiej tę, której prędko nie da się wybudować."}};

inline constexpr Question ask_discard = {
    {"Which card do you discard? {0} to go.", "Którą kartę odrzucasz? Zostało do odrzucenia: {0}."},
    {"These cards are the price. The last one discarded lies on top of the pile, where others may be able to take it.",
     "Te karty są ceną. Ostatnia odrzucona leży na wierzchu stosu kart odrzuconych, skąd mogą ją wziąć inni."},
    {&kNumber}};

inline constexpr Question ask_discard_or = {
    {"Do you discard {0} {0#card|cards}, or lose morale?", "Odrzucasz {0} {0#kartę|karty|kart} czy tracisz morale?"},
    {"An opponent built a Destroyer. Morale counts as points at the end, and the game ends if somebody's is 0 or less at the end of a round; cards can be drawn again.",
     "Przeciwnik wybudował strukturę „Niszczyciel”. Morale to punkty na koniec gry, a gra kończy się, jeśli na koniec rundy czyjeś wynosi 0 lub mniej; karty można dobrać znowu."},
    {&kNumber}};

inline constexpr Question ask_hire = {
    {"Which advisor do you hire?", "Którego doradcę zatrudniasz?"},
    {"An advisor works for you until another takes that place. Look for one that fits what you do often.",
     "Doradca pracuje dla gracza, dopóki nie zastąpi go inny. Warto wybrać takiego, który pasuje do często wykonywanych akcji."}};

inline constexpr Question ask_colour = {
    {"Which colour do you choose for Fulcrum Sandebar?", "Jaki kolor ma mieć Fulcrum Sandebar?"},
    {"He counts as a card of this colour for the rest of the game. Choose the colour that your cards count most often.",
     "Do końca gry liczy się jako karta tego koloru. Warto wybrać kolor, który najczęściej liczą własne karty."}};

inline constexpr Question ask_may_use = {
    {"Do you use the effect of {0}?", "Czy korzystasz z efektu karty „{0}”?"},
    {"The card says “may”: its cost is paid first. Decline if what you give up is worth more.",
     "Na karcie jest słowo „możesz”: najpierw opłaca się koszt. Warto zrezygnować, jeśli jest on cenniejszy niż zysk."},
    {&kCardKind}};

// The holes are so much of each resource; boards show them beside the choices.
inline constexpr Question ask_gain_one_of = {
    {"What do you gain?", "Co zyskujesz?"},
    {"Take what the next structure needs. No resource rises above 9.",
     "Warto wziąć to, czego wymaga następna struktura. Żaden zasób nie przekroczy 9."},
    {&kNumber, &kNumber, &kNumber}};

inline constexpr Question ask_exchange = {
    {"What do you exchange with {0}?", "Co wymieniasz dzięki karcie „{0}”?"},
    {"One exchange in exactly these amounts, in the direction you like.",
     "Jedna wymiana, dokładnie w tych ilościach, w wybraną stronę."},
    {&kCardKind}};

inline constexpr Question ask_build_more = {
    {"What do you build?", "Co budujesz?"},
    {"A card lets you build without an action; the cost must still be paid. The card that you cover stops working.",
     "Karta pozwala budować bez akcji; koszt i tak trzeba opłacić. Zakryta karta przestaje działać."}};

inline constexpr Question ask_activate_free = {
    {"Which card do you activate?", "Którą kartę aktywujesz?"},
    {"Each activation takes a marker from your reserve, not one of your actions. Go on as long as it pays.",
     "Każda aktywacja zużywa znacznik z rezerw, a nie akcję. Warto kontynuować, dopóki się to opłaca."}};

inline constexpr Question ask_recover = {
    {"Which card do you take from the discard pile?", "Którą kartę bierzesz ze stosu kart odrzuconych?"},
    {"The card goes to your hand. Look for one you can pay for soon, or one that others must not get.",
     "Karta trafia na rękę. Warto wziąć taką, którą wkrótce da się opłacić, albo taką, która nie powinna trafić do przeciwników."}};

inline constexpr Question ask_jam = {
    {"On which card do you put a marker?", "Na której karcie kładziesz znacznik?"},
    {"An opponent built a Battleship: markers from your reserve cover the fields of your cards, and you have too few for all. What stays free can still be activated.",
     "Przeciwnik wybudował strukturę „Pancernik”: znaczniki z rezerw zajmują pola kart, a nie starczy ich na wszystkie. Kartę z pustym polem nadal można aktywować."}};

inline constexpr Question ask_sink = {
    {"Which structure of {0} do you move to the bottom of its system?", "Którą strukturę gracza {0:gen} przesuwasz na spód układu?"},
    {"That structure goes under its system, and the one below becomes active. Hide what helps your opponent most.",
     "Ta struktura trafia na spód układu, a aktywna staje się następna. Warto wybrać tę, która najbardziej pomaga przeciwnikowi."},
    {&kSeatKind}};

inline constexpr Question ask_arrange = {
    {"Which system do you rearrange?", "W którym układzie zmieniasz kolejność kart?"},
    {"Only the top card of a system works. Choose the system in which a better one lies covered.",
     "Działa tylko wierzchnia karta układu. Warto wybrać układ, w którym lepsza leży zakryta."}};

inline constexpr Question ask_next = {
    {"{0}: which card comes next from the top?", "{0}: która karta jest następna od góry?"},
    {"Name the cards from the top down. The first one will be active; the order of the others matters only if it is changed again.",
     "Karty wskazuje się kolejno od góry. Pierwsza będzie aktywna; kolejność pozostałych liczy się tylko wtedy, gdy znów się zmieni."},
    {&kSystemKind}};

inline constexpr Question ask_rob = {
    {"From whom do you take a card?", "Komu zabierasz kartę z ręki?"},
    {"You take a card at random. Whoever has fewer cards misses it more; whoever has many may have better ones.",
     "Karta jest losowa. Komu zostało mało kart, ten odczuje stratę bardziej; kto ma ich wiele, może mieć lepsze."}};

inline constexpr Question ask_hand_limit = {
    {"Which card do you discard? You may keep 5.", "Którą kartę odrzucasz? Możesz zachować 5."},
    {"Between rounds a hand holds 5 cards. Keep what you can pay for in the next round.",
     "Między rundami można mieć na ręce 5 kart. Warto zachować te, które da się opłacić w następnej rundzie."}};

inline constexpr Question ask_which_copy = {
    {"{0}: which copy of {1} lies on top now?", "{0}: który egzemplarz karty „{1}” leży teraz na wierzchu?"},
    {"Two copies are alike, but one carries your marker. If the other lies on top, the marker returns to your reserve and the card can be activated again.",
     "Oba egzemplarze są jednakowe, ale na jednym leży znacznik. Jeśli na wierzchu znajdzie się drugi, znacznik wróci do rezerw, a kartę będzie można aktywować jeszcze raz."},
    {&kSystemKind, &kCardKind}};
// clang-format on

}  // namespace kosmo::orion
