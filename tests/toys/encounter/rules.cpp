// The rules of Encounter as people read them, numbered as its steps and refusals cite them.
#include "engine/rules_text.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

constexpr std::string_view kEnglish = R"(# Encounter

## The table

- **ENC-01** Three to five seats. There are 72 cards: attacks of 4, 8, 12 and 20, negotiates, boosts, supplies and zaps. Each seat is dealt four, which only it may see, and one open power; of each power there are two.
- **ENC-02** The seats take turns in being the offense of an encounter. The defence is drawn by chance among the others.
- **ENC-16** After six encounters, or when somebody has four points, the most points win.
- **ENC-17** Option "prepared hands": everybody begins with a negotiate, a zap, a boost and an attack of 8, and the powers are given in a fixed order.

## Windows

- **ENC-03** An encounter has eight free windows: at its start, after destiny, before and after planning, after the reveal, before and after the outcome, and at its end.
- **ENC-04** In a free window any seat may play a card or use its power. The offense is asked first, then the defence, then the others clockwise. After every play all are asked again; when all have passed in a row, the window closes. Asked is who holds any card at all, or whose power has its moment.
- **ENC-05** A play waits while it may be answered, in the same order. An answer is a play, and may be answered. Plays take effect last in, first out; what was negated has no effect, and is spent.

## An encounter

- **ENC-06** Planning: both main players secretly pick an attack or a negotiate of their hand, or nothing, which counts as an attack of 0. Reveal: both are shown.
- **ENC-07** Outcome: a higher total wins, and of equal ones the defence; an attack wins against a negotiate. The winner scores a point.
- **ENC-08** Two negotiates: the main players bargain for a minute. A deal has up to two terms: somebody scores a point, somebody draws a card. Each side has two offers. If the talks fail, both have lost, and a point each if they have one.
- **ENC-15** A power may be used once an encounter. At the end of it the cards shown are discarded, and who has fewer than four cards draws up to four while the deck lasts.

## Cards and powers

- **ENC-09** Boost: adds 3 to the total of a main player, any time before the outcome.
- **ENC-10** Supply: draw two cards. Any time.
- **ENC-11** Zap: negates the play that it answers.
- **ENC-12** Doubler (a power): as a main player who has shown an attack it must, after the reveal, double its value.
- **ENC-13** Consoler (a power): when it has lost it may, after the outcome, draw a card or take back the one it showed, which all then know to be in its hand.
- **ENC-14** Canceller (a power): may answer a boost by cancelling it.
)";

constexpr std::string_view kPolish = R"(# Spotkanie

## Stół

- **ENC-01** Od trzech do pięciu graczy. Kart jest 72: ataki 4, 8, 12 i 20, negocjacje, wzmocnienia, zapasy i negacje. Każdy dostaje cztery karty, które widzi tylko on, i jedną jawną moc; każda moc jest w grze dwa razy.
- **ENC-02** Gracze atakują po kolei, po jednym w każdym spotkaniu. Obrońcę losuje się spośród pozostałych.
- **ENC-16** Po sześciu spotkaniach albo gdy ktoś ma cztery punkty, wygrywa ten, kto ma najwięcej punktów.
- **ENC-17** Opcja „przygotowane ręce”: każdy zaczyna z kartami: negocjacje, negacja, wzmocnienie i atak 8, a moce są rozdane w stałej kolejności.

## Okna

- **ENC-03** Spotkanie ma osiem wolnych okien: na początku, po losowaniu obrony, przed planowaniem i po nim, po odkryciu kart, przed wynikiem i po nim oraz na końcu.
- **ENC-04** W wolnym oknie każdy może zagrać kartę albo użyć mocy. Najpierw pytany jest atakujący, potem broniący się, potem pozostali zgodnie z ruchem wskazówek zegara. Po każdym zagraniu pyta się wszystkich od nowa; gdy wszyscy po kolei spasują, okno się zamyka. Pytany jest ten, kto ma jakąkolwiek kartę albo czyja moc ma teraz swój moment.
- **ENC-05** Zagranie czeka, dopóki można na nie odpowiedzieć, w tej samej kolejności. Odpowiedź jest zagraniem i na nią też można odpowiedzieć. Ostatnie zagranie działa pierwsze; to, co zanegowano, nie ma skutku, a karta jest zużyta.

## Spotkanie

- **ENC-06** Planowanie: obie strony w tajemnicy wybierają z ręki atak albo negocjacje, albo nic, co liczy się jako atak 0. Potem obie karty się odkrywa.
- **ENC-07** Wynik: wygrywa wyższa suma, przy równych obrona; atak wygrywa z negocjacjami. Zwycięzca dostaje punkt.
- **ENC-08** Dwie karty negocjacji: strony targują się przez minutę. Umowa ma najwyżej dwa warunki: ktoś dostaje punkt, ktoś dobiera kartę. Każda strona ma dwie oferty. Jeśli rozmowy spełzną na niczym, obie strony przegrywają i tracą po punkcie, jeśli go mają.
- **ENC-15** Mocy można użyć raz na spotkanie. Na końcu spotkania odkryte karty idą na stos kart odrzuconych, a kto ma mniej niż cztery karty, dobiera do czterech, póki starcza talii.

## Karty i moce

- **ENC-09** Wzmocnienie: dodaje 3 do sumy jednej ze stron, w dowolnej chwili przed wynikiem.
- **ENC-10** Zapasy: dobierz dwie karty. W dowolnej chwili.
- **ENC-11** Negacja: neguje zagranie, na które odpowiada.
- **ENC-12** Podwajacz (moc): jako strona, która odkryła atak, musi po odkryciu kart podwoić jego wartość.
- **ENC-13** Pocieszyciel (moc): gdy przegrał, może po wyniku dobrać kartę albo wziąć z powrotem tę, którą odkrył; wszyscy wiedzą wtedy, że ma ją na ręce.
- **ENC-14** Odwoływacz (moc): może odpowiedzieć na wzmocnienie, odwołując je.
)";

constexpr EmbeddedFile kDocuments[] = {{"rules/encounter.md", kEnglish}, {"rules/encounter.pl.md", kPolish}};

}  // namespace

void add_toy_rules() { add_rule_documents(kDocuments); }

}  // namespace kosmo
