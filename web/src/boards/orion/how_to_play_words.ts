// "How to play", in both languages; how sentences are written is told in ui/guide_text.tsx.
import type { Both } from "../../protocol";
import type { Counted } from "../../texts/counted";
import type { ActionName } from "./words";

export const nouns = {
  round: { en: ["# round", "# rounds"], pl: ["# rundzie", "# rundach", "# rundach"] },
  system: { en: ["# system", "# systems"], pl: ["# układzie", "# układach", "# układach"] },
  cards: { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] },
  cards_acc: { en: ["# card", "# cards"], pl: ["# kartę", "# karty", "# kart"] },
  food: { en: ["# food", "# food"], pl: ["# sztuka żywności", "# sztuki żywności", "# sztuk żywności"] },
  fleet: { en: ["# fleet", "# fleet"], pl: ["# jednostka floty", "# jednostki floty", "# jednostek floty"] },
  fleet_acc: { en: ["# fleet", "# fleet"], pl: ["# jednostkę floty", "# jednostki floty", "# jednostek floty"] },
  production: {
    en: ["# production", "# production"],
    pl: ["# poziom produkcji", "# poziomy produkcji", "# poziomów produkcji"],
  },
  point: { en: ["# point", "# points"], pl: ["# punkt", "# punkty", "# punktów"] },
} as const satisfies Record<string, Counted>;

/** What each action is for, told in full. */
export const deeds: Record<ActionName, Both> = {
  build: {
    en: "Pay for a structure from your hand. It begins a new system or goes on top of one that you have.",
    pl: "Opłać strukturę z ręki. Zaczyna ona nowy układ albo trafia na wierzch jednego z twoich układów.",
  },
  exploit: {
    en: "Discard a card for the bonus of its colour: blue {exploit.blue.food food}, red {exploit.red.fleet fleet}, yellow {exploit.yellow.production production}; for a grey one draw {exploit.grey.cards cards} and discard one of them.",
    pl: "Odrzuć kartę, a otrzymasz premię jej koloru: za niebieską {exploit.blue.food food}, za czerwoną {exploit.red.fleet fleet}, za żółtą {exploit.yellow.production production}; za szarą dobierasz {exploit.grey.cards cards_acc} i jedną z nich odrzucasz.",
  },
  research: { en: "Draw {research_cards cards}.", pl: "Dobierz {research_cards cards_acc}." },
  activate: {
    en: "Use an active card that says Activation. Your marker then lies on its A field, so once a round.",
    pl: "Użyj aktywnej karty ze słowem Aktywacja. Znacznik zajmuje jej pole A, więc można to zrobić raz na rundę.",
  },
  attack: {
    en: "If your fleet is at least as large as an opponent’s, pay {attack.cost fleet}: you gain {attack.points point}, they lose {attack.morale} morale.[[MO-ATK-03]]",
    pl: "Jeśli twoja flota jest co najmniej równa flocie przeciwnika, wydaj {attack.cost fleet_acc}: zyskujesz {attack.points point}, a przeciwnik traci {attack.morale} morale.[[MO-ATK-03]]",
  },
  trade: {
    en: "One exchange: {trade.food food}, {trade.fleet fleet} and {trade.production production} are worth the same.",
    pl: "Jedna wymiana: {trade.food food}, {trade.fleet fleet} i {trade.production production} są warte tyle samo.",
  },
  propaganda: {
    en: "Gain {propaganda_morale} morale, once a round.",
    pl: "Zyskaj {propaganda_morale} morale, raz na rundę.",
  },
  contract: {
    en: "Discard {contract_cards cards} and hire an advisor from the centre. You can have one.",
    pl: "Odrzuć {contract_cards cards_acc} i zatrudnij doradcę ze środka stołu. Możesz mieć jednego.",
  },
};

export const words = {
  aim: {
    en: "You lead a young civilization among the stars. You build **structures** in up to {ordinary_systems system}, hire an **advisor**, keep up its **morale**, and wear down that of others.",
    pl: "Prowadzisz młodą cywilizację wśród gwiazd. Budujesz **struktury** w najwyżej {ordinary_systems system}, zatrudniasz **doradcę**, dbasz o jej **morale** i nadwątlasz cudze.",
  },
  aim_score: {
    en: "After {rounds round} at most everybody adds up the points on the track, those printed on their structures, and their morale. The highest score wins.",
    pl: "Najpóźniej po {rounds round} każdy sumuje punkty z toru, punkty wydrukowane na swoich strukturach i morale. Wygrywa najwyższy wynik.",
  },
  systems_picture: {
    en: "Two systems: the card on top is active; of the cards it covers you see the bands.",
    pl: "Dwa układy: karta na wierzchu jest aktywna, spod niej widać paski kart zakrytych.",
  },

  card: {
    en: "Almost everything is a card: a **structure** that you either build or exploit.",
    pl: "Prawie wszystko jest kartą: **strukturą**, którą budujesz albo eksploatujesz.",
  },
  card_picture: { en: "A structure card", pl: "Karta struktury" },
  card_cost: { en: "Cost", pl: "Koszt" },
  card_cost_text: { en: "Bottom left: what you pay to build it.", pl: "Na dole po lewej: tyle płacisz za budowę." },
  card_yield: { en: "Yield", pl: "Produkcja" },
  card_yield_text: {
    en: "Top right: what it gives you at the start of each round, also while it is covered.",
    pl: "U góry po prawej: tyle zyskujesz na początku każdej rundy, także gdy karta jest zakryta.",
  },
  card_points: { en: "Points", pl: "Punkty" },
  card_points_text: {
    en: "Bottom right: counted at the end, also while it is covered.",
    pl: "Na dole po prawej: liczone na koniec gry, także gdy karta jest zakryta.",
  },
  card_effect: { en: "Effect", pl: "Efekt" },
  card_effect_text: {
    en: "Works only while the card is active, that is, on top of its system; only “End of game” counts on covered cards too. The keyword says when.[[MO-SYS-08]]",
    pl: "Działa tylko wtedy, gdy karta jest aktywna, czyli leży na wierzchu układu; tylko „Na koniec gry” liczy się też na kartach zakrytych. Słowo kluczowe mówi kiedy.[[MO-SYS-08]]",
  },
  sheet: {
    en: "Your **sheet** shows how much **food**, **fleet** and **production** you have, your **morale**, and your **action markers**.",
    pl: "**Arkusz** pokazuje twoją **żywność**, **flotę** i **produkcję**, twoje **morale** i **znaczniki akcji**.",
  },
  sheet_limits: {
    en: "A resource goes up to {max_resource}, morale up to {max_morale}; anything beyond is lost. With morale below {restricted_morale} some cards cannot be built or activated.[[MO-MOR-04]]",
    pl: "Zasób rośnie najwyżej do {max_resource}, a morale do {max_morale}; nadwyżka przepada. Przy morale niższym niż {restricted_morale} części kart nie można wybudować albo aktywować.[[MO-MOR-04]]",
  },
  sheet_picture: {
    en: "A civilization sheet. The three zones of the tracks are the development levels.",
    pl: "Arkusz cywilizacji. Trzy strefy torów to poziomy rozwoju.",
  },
  advisor: { en: "Advisors", pl: "Doradcy" },
  advisor_text: {
    en: "Lie open in the centre. Whoever hires one uses what is written on the card.",
    pl: "Leżą odkryci na środku stołu. Kto zatrudni doradcę, korzysta z tego, co jest na jego karcie.",
  },
  race: { en: "Races", pl: "Rasy" },
  race_text: {
    en: "Each begins with resources of its own and has an ability; only Humans have none, but the most resources.",
    pl: "Każda zaczyna z własnymi zasobami i ma zdolność; tylko Ludzie jej nie mają, za to zasobów najwięcej.",
  },

  turn: {
    en: "At the start everybody chooses a race, draws {start_hand cards} and may exchange any of them once. Then come the rounds; each has three parts.",
    pl: "Na początku każdy wybiera rasę, dobiera {start_hand cards_acc} i może raz wymienić dowolne z nich. Potem następują rundy; każda ma trzy części.",
  },
  start: { en: "Start of the round", pl: "Początek rundy" },
  start_text: {
    en: "Everybody gains what all their structures yield. Then the highest of your three resources sets your **development level**, and with it how many actions you have this round.[[MO-DEV-01]]",
    pl: "Każdy zyskuje to, co produkują wszystkie jego struktury. Potem najwyższy z trzech zasobów wyznacza twój **poziom rozwoju**, a z nim liczbę akcji w tej rundzie.[[MO-DEV-01]]",
  },
  highest: { en: "Highest resource", pl: "Najwyższy zasób" },
  level: { en: "Level", pl: "Poziom" },
  gives: { en: "What you get", pl: "Co zyskujesz" },
  actions: { en: "Actions", pl: "Akcje" },
  actions_text: {
    en: "One after another, everybody spends **one action marker on one action**, until nobody has any left. You cannot pass.[[MO-ACT-03]] There are eight actions:",
    pl: "Gracze po kolei wydają **jeden znacznik akcji na jedną akcję**, aż nikt nie ma już znaczników. Nie wolno pasować.[[MO-ACT-03]] Akcji jest osiem:",
  },
  end: { en: "End of the round", pl: "Koniec rundy" },
  end_text: {
    en: "Whoever holds more than {hand_limit cards} discards down to that. The markers go back to the reserves, and the next player becomes first player.",
    pl: "Kto ma więcej niż {hand_limit cards_acc}, odrzuca nadmiar. Znaczniki wracają do rezerw, a żeton pierwszego gracza przechodzi do następnego gracza.",
  },

  win: {
    en: "The game ends after round {rounds}, or earlier: if at the end of a round somebody’s morale is {end_morale} or less, or somebody has {system_size cards} in each of {ordinary_systems system}.[[MO-END-03]] The highest score wins. A tie goes to the higher morale.[[MO-FIN-06]]",
    pl: "Gra kończy się po rundzie {rounds} albo wcześniej: jeśli na koniec rundy czyjeś morale wynosi {end_morale} lub mniej albo ktoś ma po {system_size cards} w {ordinary_systems system}.[[MO-END-03]] Wygrywa najwyższy wynik. Remis rozstrzyga wyższe morale.[[MO-FIN-06]]",
  },
  for_cards: {
    en: "Every structure, active or covered: the points printed on it. “?” is counted as its effect says.",
    pl: "Każda struktura, aktywna czy zakryta: wydrukowane na niej punkty. „?” liczy się według jej efektu.",
  },
  for_cards_points: { en: "on the card", pl: "z karty" },
  for_morale: {
    en: "Your morale, a point for each; if it is negative, it is subtracted",
    pl: "Twoje morale, punkt za punkt; ujemne się odejmuje",
  },
  for_morale_points: { en: "up to {max_morale}", pl: "do {max_morale}" },
  for_attacks: {
    en: "Each attack, on the track at once; some cards bring more",
    pl: "Każdy atak, od razu na torze; niektóre karty dają więcej",
  },
  morale_out: {
    en: "Morale {end_morale} ends the game, but does not mean defeat: that player is scored like everybody else.[[MO-FIN-04]]",
    pl: "Morale {end_morale} kończy grę, ale nie oznacza przegranej: taki gracz liczy punkty jak wszyscy.[[MO-FIN-04]]",
  },

  tip_beginner: {
    en: "The rulebook suggests a first game with Humans only and without advisors: both are options when you set up the game.[[MO-VAR-04]]",
    pl: "Na pierwszą grę instrukcja proponuje samych Ludzi i brak doradców: jedno i drugie to opcje przy przygotowaniu gry.[[MO-VAR-04]]",
  },
  tip_cards: {
    en: "Every card can be used in two ways. What you cannot pay for now is worth most when you exploit it.",
    pl: "Każdą kartę można wykorzystać na dwa sposoby. Tę, na którą cię teraz nie stać, najlepiej eksploatować.",
  },
  tip_cover: {
    en: "What lies beneath keeps its yield and its points. Cover cards whose effect has done its work.",
    pl: "Karty zakryte zachowują produkcję i punkty. Zakrywaj te, których efekt zrobił już swoje.",
  },
  tip_level: {
    en: "Begin a round with a resource at {levels.high.from} or more for the most actions; it costs you morale, so make up for it with Propaganda.",
    pl: "Jeśli na początku rundy któryś zasób wynosi co najmniej {levels.high.from}, masz najwięcej akcji; kosztuje to morale, które odrobisz propagandą.",
  },
  tip_fleet: {
    en: "Keep some fleet back: without help from cards nobody can attack you with less than you have.",
    pl: "Zachowaj trochę floty: bez pomocy kart nikt nie zaatakuje cię flotą mniejszą od twojej.",
  },
} as const satisfies Record<string, Both>;
