// For newcomers: why each question is asked, and what usually matters. flow.cpp finds a text by the name of its step.
#pragma once

#include "engine/basics.h"

namespace kosmo::narodziny {

inline constexpr Text help_shift = {
    "Where your own token ends gives you the active reward; every token on a control, whoever owns it, adds to its "
    "passive reward. Dark tokens can be moved to where you want more.",
    "Obszar, w którym stanie własny znacznik, daje nagrodę aktywną; każdy znacznik w obszarze, czyjkolwiek jest, "
    "zwiększa jego nagrodę pasywną. Ciemne znaczniki można przesunąć tam, gdzie chce się dostać więcej."};
inline constexpr Text help_nebula_size = {
    "A larger nebula needs more stars and scores more. A small one is completed sooner and leaves more time for life "
    "around it.",
    "Większa mgławica wymaga więcej gwiazd i daje więcej punktów. Mniejszą można ukończyć szybciej i zostaje więcej "
    "czasu na życie wokół niej."};
inline constexpr Text help_take_card = {
    "Cards of one type work together: they buy abilities, and five of them are 6 points. The row shows what you get; "
    "the deck is a guess.",
    "Karty jednego rodzaju działają razem: kupuje się za nie zdolności, a pięć takich samych to 6 punktów. W rzędzie "
    "widać, co się bierze; talia to niespodzianka."};
inline constexpr Text help_overlap = {
    "Nothing is lost by going ahead: it only saves time. Wait if you want to see first what the player before you "
    "takes from the supply.",
    "Rozegranie fazy energii wcześniej nic nie kosztuje, a oszczędza czas. Warto poczekać, żeby najpierw zobaczyć, co "
    "poprzedni gracz weźmie z zasobów ogólnych."};
inline constexpr Text help_craft = {
    "Do as much as you can, in any order: place pieces, complete nebulae, release the time chamber, use cards and "
    "resources. "
    "What is left in the reserve and on the resource tracks is lost when you end the phase.",
    "Można wykonać dowolnie wiele akcji w dowolnej kolejności: umieszczać elementy, kończyć mgławice, zwalniać komorę "
    "czasu, używać kart i zasobów. To, co zostanie w rezerwie i na torach zasobów, przepadnie po zakończeniu fazy."};
inline constexpr Text help_nebula_at = {
    "Put it where stars that you have already stand on its corners, and where life can grow around it. Neighbouring "
    "nebulae share stars and life.",
    "Najlepiej położyć ją tam, gdzie na wierzchołkach już stoją potrzebne gwiazdy i gdzie może rozwinąć się życie. "
    "Sąsiednie mgławice korzystają ze wspólnych gwiazd i życia."};
inline constexpr Text help_star_type = {
    "Take the type that a nebula of yours still lacks. C and O are the rarest.",
    "Warto wziąć rodzaj, którego brakuje którejś z własnych mgławic. Najrzadsze są C i O."};
inline constexpr Text help_star_at = {
    "A star counts for every nebula whose corner it stands on, up to three. Corners shared by unfinished nebulae that "
    "need this type are the best.",
    "Gwiazda liczy się dla każdej mgławicy, na której wierzchołku stoi, najwyżej trzech. Najlepsze są wspólne "
    "wierzchołki nieukończonych mgławic, którym brakuje tego rodzaju."};
inline constexpr Text help_proto_at = {
    "Life spreads from life: each token must touch one that is there. Six tokens around a completed nebula make "
    "advanced life.",
    "Życie rozrasta się od życia: każdy znacznik musi sąsiadować z już położonym. Sześć znaczników wokół ukończonej "
    "mgławicy tworzy zaawansowaną formę życia."};
inline constexpr Text help_stable_at = {
    "Stable life may go anywhere and stays when advanced life is created, so it serves several nebulae. Sides between "
    "two nebulae are worth most.",
    "Życie stabilne może trafić na dowolne pole i zostaje po stworzeniu zaawansowanej formy życia, więc służy kilku "
    "mgławicom. Najcenniejsze są boki między dwiema mgławicami."};
inline constexpr Text help_discard_star = {
    "One figure must go. Give up one that no other unfinished nebula needs.",
    "Jedną figurkę trzeba odrzucić. Najlepiej taką, której nie potrzebuje żadna inna nieukończona mgławica."};
inline constexpr Text help_keep = {
    "The card stays for the rest of the game and can be used again and again, so look at its cost: can you pay it "
    "often? "
    "Its marker also brings a reward of its type every round.",
    "Karta zostaje do końca gry i można jej używać wielokrotnie, więc liczy się koszt: czy da się go często płacić? "
    "Jej "
    "znacznik daje też co rundę nagrodę swojego rodzaju."};
inline constexpr Text help_bottom = {
    "The cards you do not keep go under the deck, in an order only you know. It matters only if somebody draws that "
    "far.",
    "Niezachowane karty trafiają na spód talii w kolejności, którą zna tylko odkładający. Ma to znaczenie dopiero "
    "wtedy, "
    "gdy ktoś dobierze aż do nich."};
inline constexpr Text help_pay = {
    "Pay with the type you need least. Four or five cards of one type are better kept together.",
    "Najlepiej zapłacić rodzajem, który jest najmniej potrzebny. Czterech czy pięciu kart jednego rodzaju lepiej nie "
    "rozdzielać."};
inline constexpr Text help_discard_nova = {
    "A supernova stands for any star. Pay with one whose nebulae are completed or still far from it.",
    "Supernowa zastępuje dowolną gwiazdę. Najlepiej zapłacić taką, przy której mgławice są już ukończone albo jeszcze "
    "daleko do ich ukończenia."};
inline constexpr Text help_discard_life = {
    "Pay with a token that no nebula needs soon. Gaps around a completed nebula cost the most.",
    "Najlepiej zapłacić znacznikiem, którego żadna mgławica prędko nie potrzebuje. Najdroższe są luki wokół ukończonej "
    "mgławicy."};
inline constexpr Text help_either = {
    "The card offers one of two effects; only what can be done now is listed.",
    "Karta daje jeden z dwóch efektów; wymienione są tylko te, które da się teraz wykonać."};
inline constexpr Text help_nova = {
    "A supernova stands for one star of any type, but it cannot be moved and no longer counts as its element. Turn a "
    "star whose type is not wanted where it stands.",
    "Supernowa zastępuje jedną gwiazdę dowolnego rodzaju, ale nie można jej przesuwać i nie liczy się już jako swój "
    "pierwiastek. Warto odwrócić gwiazdę, której rodzaj nie jest potrzebny tam, gdzie stoi."};
inline constexpr Text help_restore = {
    "The figure becomes a star of its element again. Choose one whose element is wanted there.",
    "Figurka znów staje się gwiazdą swojego pierwiastka. Warto wybrać taką, której pierwiastek jest tam potrzebny."};
inline constexpr Text help_stabilise = {
    "Stable life is not discarded when advanced life is created. Stabilise tokens around the nebulae where you want it "
    "soon, above all between two of them.",
    "Życia stabilnego nie odrzuca się przy tworzeniu zaawansowanej formy życia. Warto stabilizować znaczniki wokół "
    "mgławic, na których ma ona wkrótce powstać, zwłaszcza między dwiema."};
inline constexpr Text help_irradiate = {
    "All proto-life next to that supernova becomes stable at once. Choose the one with most of it.",
    "Całe protożycie obok tej supernowej od razu staje się stabilne. Najlepiej wybrać tę, przy której jest go "
    "najwięcej."};
inline constexpr Text help_move_what = {
    "A graviton moves one star or one life token a space, and on over occupied ones. Move what stands where nothing "
    "needs it.",
    "Grawiton przesuwa jedną gwiazdę albo jeden znacznik życia na sąsiednie pole, a ponad zajętymi polami także dalej. "
    "Warto przesunąć to, co stoi tam, gdzie nie jest potrzebne."};
inline constexpr Text help_star_to = {
    "Look for a corner where the star completes a nebula or serves several.",
    "Warto poszukać wierzchołka, na którym gwiazda ukończy mgławicę albo posłuży kilku."};
inline constexpr Text help_life_to = {
    "Look for a gap around a nebula that is completed or will be soon. A moved token needs no neighbour.",
    "Warto wypełnić lukę wokół mgławicy ukończonej albo bliskiej ukończenia. Przesunięty znacznik nie potrzebuje "
    "sąsiada."};
inline constexpr Text help_move_proto = {
    "The token moves like one moved by a graviton. Choose one that is of no use where it lies.",
    "Znacznik przesuwa się tak jak za grawiton. Warto wybrać taki, który na swoim polu nie jest potrzebny."};
inline constexpr Text help_relocate = {
    "The piece may go to any empty space of its kind, however far. Completed nebulae stay where they are.",
    "Element może trafić na dowolne puste pole swojego rodzaju, choćby najdalsze. Ukończone mgławice zostają na "
    "miejscu."};
inline constexpr Text help_wormhole = {
    "Tokens of one kind, each once, may go to any empty life spaces. Close the gaps around a completed nebula.",
    "Znaczniki jednego rodzaju, każdy raz, mogą trafić na dowolne puste pola na życie. Warto zamknąć luki wokół "
    "ukończonej mgławicy."};
inline constexpr Text help_wormhole_to = {
    "Any empty life space will do; it need not touch other life.",
    "Może to być dowolne puste pole na życie; nie musi sąsiadować z innym życiem."};
inline constexpr Text help_evolve = {
    "The second token counts at the end of the game like the first. Which nebula carries it makes no difference to the "
    "points.",
    "Drugi żeton liczy się na koniec gry tak jak pierwszy. To, na której mgławicy leży, nie wpływa na punkty."};
inline constexpr Text help_replace = {
    "The tile goes under its stack and another size takes its place. Give up one that you would not complete.",
    "Kafelek trafia na spód stosu, a jego miejsce zajmuje mgławica innego rozmiaru. Warto oddać taką, której nie "
    "udałoby "
    "się ukończyć."};
inline constexpr Text help_omega = {
    "Every turn ends with one of the two. Take a nebula while there is time to complete it; later stable life is worth "
    "more.",
    "Każda tura kończy się jednym z dwóch pól omega. Mgławicę warto brać, dopóki jest czas ją ukończyć; później więcej "
    "daje życie stabilne."};
inline constexpr Text help_hand_limit = {
    "Between rounds a hand holds 10 cards. Keep types that you have many of.",
    "Między rundami można mieć na ręce 10 kart. Warto zachować rodzaje, których jest najwięcej."};

}  // namespace kosmo::narodziny
