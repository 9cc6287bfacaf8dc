// What a seat is asked at each step, and for newcomers why, and what usually matters. flow.cpp finds a question by the
// name of its step.
#pragma once

#include "engine/step.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {

// clang-format off
inline constexpr Question ask_shift = {
    {"Shift energy: {0} {0#step|steps} left.", "Przemieść energię: {0#pozostało|pozostały|pozostało} {0} {0#przesunięcie|przesunięcia|przesunięć}."},
    {"The control where your own token ends up gives you its active reward; every token on a control, whoever owns it, adds to its passive reward. Dark tokens can be moved to where you want more.",
     "Obszar, w którym stanie własny znacznik, daje nagrodę aktywną; każdy znacznik energii w obszarze, bez względu na kolor, zwiększa jego nagrodę pasywną. Znaczniki ciemnej energii warto przesuwać tam, skąd chce się otrzymać więcej."},
    {&kNumber}};

inline constexpr Question ask_nebula_size = {
    {"Which size of nebula do you take?", "Jak dużą mgławicę bierzesz?"},
    {"A larger nebula needs more stars and scores more. A small one is completed sooner and leaves more time for life around it.",
     "Większa mgławica wymaga więcej gwiazd i daje więcej punktów. Mniejszą można ukończyć szybciej, więc zostaje więcej czasu na życie wokół niej."}};

inline constexpr Question ask_take_card = {
    {"Take {0} energy {0#card|cards}: from the row or the deck?", "Weź {0} {0#kartę|karty|kart} energii: z rzędu czy z talii?"},
    {"Cards of one type work together: they buy abilities, and five of them are 6 points. The row shows what you get; the deck is a guess.",
     "Liczą się zestawy kart tego samego rodzaju: pozyskuje się za nie karty zdolności, a pięć to 6 punktów. W rzędzie widać, co się bierze; talia to niespodzianka."},
    {&kNumber}};

inline constexpr Question ask_overlap = {
    {"Take your energy phase while the player before you crafts?", "Czy rozgrywasz fazę energii już teraz, gdy poprzedni gracz buduje?"},
    {"Nothing is lost by going ahead: it only saves time. Wait if you want to see first what the player before you takes from the supply.",
     "Rozegranie fazy energii wcześniej nic nie kosztuje, a oszczędza czas. Warto poczekać tylko wtedy, gdy chce się najpierw zobaczyć, co poprzedni gracz weźmie z zasobów ogólnych."}};

inline constexpr Question ask_craft = {
    {"Craft your galaxy.", "Buduj swoją galaktykę."},
    {"Do as much as you can, in any order: place pieces, complete nebulae, release the time chamber, use cards and resources. What is left in the reserve and on the resource tracks is lost when you end the phase.",
     "Można wykonać dowolnie wiele akcji w dowolnej kolejności: umieszczać elementy, kończyć mgławice, zwalniać komorę czasu, używać kart i zasobów. To, co zostanie w rezerwie i na torach zasobów, przepadnie po zakończeniu fazy."}};

inline constexpr Question ask_nebula_at = {
    {"Where does nebula {0} go?", "Gdzie kładziesz mgławicę {0}?"},
    {"Put it where stars you already have stand on its corners, and where life can grow around it. Neighbouring nebulae share stars and life.",
     "Najlepiej położyć ją tam, gdzie na wierzchołkach już stoją potrzebne gwiazdy i gdzie może rozwinąć się życie. Sąsiednie mgławice korzystają ze wspólnych gwiazd i życia."},
    {&kTileKind}};

inline constexpr Question ask_star_type = {
    {"Which star do you gain?", "Którą gwiazdę otrzymujesz?"},
    {"Take the type that a nebula of yours still lacks. C and O are the rarest.",
     "Warto wziąć rodzaj, którego brakuje którejś z własnych mgławic. Najrzadsze są C i O."}};

inline constexpr Question ask_star_at = {
    {"Where does the {0} go?", "Gdzie stawiasz {0:acc}?"},
    {"A star counts for every nebula whose corner it stands on, up to three. Corners shared by unfinished nebulae that need this type are the best.",
     "Gwiazda liczy się dla każdej mgławicy, na której wierzchołku stoi, najwyżej trzech. Najlepsze są wspólne wierzchołki nieukończonych mgławic, którym brakuje tego rodzaju."},
    {&kElementKind}};

inline constexpr Question ask_proto_at = {
    {"Where does the proto-life go?", "Gdzie kładziesz protożycie?"},
    {"Life spreads from life: each token must touch one that is there. Six tokens around a completed nebula make advanced life.",
     "Nowe życie wyrasta obok istniejącego: każdy znacznik musi sąsiadować z już położonym. Sześć znaczników wokół ukończonej mgławicy tworzy zaawansowaną formę życia."}};

inline constexpr Question ask_stable_at = {
    {"Where does the stable life go? {0} to place.", "Gdzie kładziesz życie stabilne? Do umieszczenia: {0}."},
    {"Stable life may go anywhere and stays when advanced life is created, so it serves several nebulae. Sides between two nebulae are worth most.",
     "Życie stabilne może trafić na dowolne pole i zostaje po stworzeniu zaawansowanej formy życia, więc służy kilku mgławicom. Najcenniejsze są boki między dwiema mgławicami."},
    {&kNumber}};

inline constexpr Question ask_discard_star = {
    {"Which figure do you discard?", "Którą figurkę odrzucasz?"},
    {"One figure must go. Give up one that no other unfinished nebula needs.",
     "Jedną figurkę trzeba odrzucić. Najlepiej taką, której nie potrzebuje żadna inna nieukończona mgławica."}};

inline constexpr Question ask_keep = {
    {"Which ability card do you keep?", "Którą kartę zdolności zachowujesz?"},
    {"The card stays for the rest of the game and can be used again and again, so look at its cost: can you pay it often? Its marker also brings a reward of its type every round.",
     "Karta zostaje do końca gry i można jej używać wielokrotnie, więc ważny jest koszt: czy da się go często opłacać? Jej znacznik daje też co rundę nagrodę swojego rodzaju."}};

inline constexpr Question ask_bottom = {
    {"Which card do you put under the deck next?", "Którą kartę odkładasz teraz na spód talii?"},
    {"The cards you do not keep go under the deck, in an order only you know. It matters only if somebody draws that far.",
     "Niezachowane karty trafiają na spód talii w kolejności, którą zna tylko odkładający. Ma to znaczenie dopiero wtedy, gdy ktoś dobierze aż do nich."}};

inline constexpr Question ask_pay = {
    {"Which type of energy cards do you spend on {0}?", "Karty energii jakiego rodzaju wydajesz na zdolność „{0}”?"},
    {"Spend the type you need least. Four or five cards of one type are better kept together.",
     "Najlepiej wydać karty rodzaju, który jest najmniej potrzebny. Czterech czy pięciu kart tego samego rodzaju lepiej nie rozdzielać."},
    {&kCardKind}};

inline constexpr Question ask_discard_nova = {
    {"Which supernova do you discard as the cost?", "Którą supernową odrzucasz jako koszt?"},
    {"A supernova stands for any star. Discard one whose nebulae are completed or still far from it.",
     "Supernowa zastępuje dowolną gwiazdę. Najlepiej odrzucić taką, przy której mgławice są już ukończone albo jeszcze daleko do ich ukończenia."}};

inline constexpr Question ask_discard_life = {
    {"Which life token do you discard as the cost? {0} to go.", "Który znacznik życia odrzucasz jako koszt? Do odrzucenia: {0}."},
    {"Discard a token that no nebula needs soon. Gaps around a completed nebula cost the most.",
     "Najlepiej odrzucić znacznik, którego żadna mgławica prędko nie potrzebuje. Najbardziej szkodzą luki wokół ukończonej mgławicy."},
    {&kNumber}};

inline constexpr Question ask_either = {
    {"Which effect of {0} do you choose?", "Który efekt zdolności „{0}” wybierasz?"},
    {"The card offers one of two effects; only what can be done now is listed.",
     "Karta daje jeden z dwóch efektów; wymienione są tylko te, które da się teraz wykonać."},
    {&kCardKind}};

inline constexpr Question ask_nova = {
    {"Which star becomes a supernova?", "Którą gwiazdę przekształcasz w supernową?"},
    {"A supernova stands for one star of any type, but it cannot be moved and no longer counts as its element. Turn a star whose type is not wanted where it stands.",
     "Supernowa zastępuje jedną gwiazdę dowolnego rodzaju, ale nie można jej przesuwać i nie liczy się już jako swój pierwiastek. Warto przekształcić gwiazdę, której rodzaj nie jest potrzebny tam, gdzie stoi."}};

inline constexpr Question ask_restore = {
    {"Which supernova turns back into a star?", "Którą supernową przekształcasz z powrotem w gwiazdę?"},
    {"The figure becomes a star of its element again. Choose one whose element is wanted there.",
     "Figurka znów staje się gwiazdą swojego pierwiastka. Warto wybrać taką, której pierwiastek jest tam potrzebny."}};

inline constexpr Question ask_stabilise = {
    {"Which proto-life becomes stable?", "Które protożycie stabilizujesz?"},
    {"Stable life is not discarded when advanced life is created. Stabilise tokens around the nebulae where you want it soon, above all between two of them.",
     "Życia stabilnego nie odrzuca się przy tworzeniu zaawansowanej formy życia. Warto stabilizować znaczniki wokół mgławic, na których ma ona wkrótce powstać, zwłaszcza między dwiema."}};

inline constexpr Question ask_irradiate = {
    {"Around which supernova do you stabilise the proto-life?", "Obok której supernowej stabilizujesz protożycie?"},
    {"All proto-life next to that supernova becomes stable at once. Choose the one with most of it.",
     "Całe protożycie obok tej supernowej od razu staje się stabilne. Najlepiej wybrać tę, przy której jest go najwięcej."}};

inline constexpr Question ask_move_what = {
    {"What do you move?", "Co przesuwasz?"},
    {"A graviton moves one star or one life token by one space, and farther over occupied ones. Move what stands where nothing needs it.",
     "Grawiton przesuwa jedną gwiazdę albo jeden znacznik życia na sąsiednie pole, a ponad zajętymi polami także dalej. Warto przesunąć to, co stoi tam, gdzie nie jest potrzebne."}};

inline constexpr Question ask_star_to = {
    {"Where does the figure on {0} go?", "Dokąd przesuwasz figurkę z pola {0}?"},
    {"Look for a corner where the star helps to complete a nebula or serves several.",
     "Warto poszukać wierzchołka, na którym gwiazda pozwoli ukończyć mgławicę albo posłuży kilku."},
    {&kStarSpace}};

inline constexpr Question ask_life_to = {
    {"Where does the life token on {0} go?", "Dokąd przesuwasz znacznik życia z pola {0}?"},
    {"Look for a gap around a nebula that is completed or will be soon. A moved token needs no neighbour.",
     "Warto wypełnić lukę wokół mgławicy ukończonej albo bliskiej ukończenia. Przesunięty znacznik nie potrzebuje sąsiada."},
    {&kLifeSpace}};

inline constexpr Question ask_move_proto = {
    {"Which proto-life do you move?", "Które protożycie przesuwasz?"},
    {"The token moves like one moved by a graviton. Choose one that is of no use where it lies.",
     "Znacznik przesuwa się tak jak za grawiton. Warto wybrać taki, który na swoim polu nie jest potrzebny."}};

inline constexpr Question ask_relocate = {
    {"Which piece do you relocate?", "Który element przenosisz?"},
    {"The piece may go to any empty space of its kind, however far. Completed nebulae stay where they are.",
     "Element może trafić na dowolne puste pole swojego rodzaju, choćby najdalsze. Ukończone mgławice zostają na miejscu."}};

inline constexpr Question ask_wormhole = {
    {"Which life token do you relocate? Up to {0}.", "Który znacznik życia przenosisz? Możesz przenieść najwyżej {0}."},
    {"Tokens of one kind, each once, may go to any empty life spaces. Close the gaps around a completed nebula.",
     "Znaczniki jednego rodzaju, każdy raz, mogą trafić na dowolne puste pola na znaczniki życia. Warto wypełnić luki wokół ukończonej mgławicy."},
    {&kNumber}};

inline constexpr Question ask_wormhole_to = {
    {"Where does it go?", "Dokąd go przenosisz?"},
    {"Any empty life space will do; it need not touch other life.",
     "Może to być dowolne puste pole na znacznik życia; nie musi sąsiadować z innym znacznikiem."}};

inline constexpr Question ask_evolve = {
    {"Which nebula gets a second advanced life token?", "Na której mgławicy kładziesz drugi żeton zaawansowanej formy życia?"},
    {"The second token counts at the end of the game like the first. Which nebula carries it makes no difference to the points.",
     "Drugi żeton liczy się na koniec gry tak jak pierwszy. To, na której mgławicy leży, nie wpływa na punkty."}};

inline constexpr Question ask_replace = {
    {"Which nebula is replaced?", "Którą mgławicę zastępujesz?"},
    {"The tile goes under its stack and another size takes its place. Give up one that you would not complete.",
     "Kafelek trafia na spód stosu, a jego miejsce zajmuje mgławica innego rozmiaru. Warto zastąpić taką, której nie udałoby się ukończyć."}};

inline constexpr Question ask_omega = {
    {"Which omega space do you choose?", "Które pole omega wybierasz?"},
    {"Every turn ends on one of the two: one gives a nebula, the other stabilises a proto-life token. Take a nebula while there is time to complete it; later stable life is worth more.",
     "Każda tura kończy się na jednym z dwóch pól omega: jedno daje mgławicę, drugie stabilizuje znacznik protożycia. Mgławicę warto brać, dopóki jest czas ją ukończyć; później więcej daje życie stabilne."}};

inline constexpr Question ask_hand_limit = {
    {"Discard down to 10 energy cards.", "Odrzuć karty energii, aby na ręce zostało 10."},
    {"Between rounds a hand holds 10 cards. Keep types that you have many of.",
     "Między rundami można mieć na ręce 10 kart. Warto zachować rodzaje, których jest najwięcej."}};
// clang-format on

}  // namespace kosmo::narodziny
