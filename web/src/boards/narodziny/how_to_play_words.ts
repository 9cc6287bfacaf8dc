// "How to play", in both languages; how sentences are written is told in ui/guide_text.tsx.
import type { Both } from "../../protocol";
import type { Counted } from "../../texts/counted";

export const nouns = {
  round: { en: ["# round", "# rounds"], pl: ["# rundzie", "# rundach", "# rundach"] },
  step: { en: ["# step", "# steps"], pl: ["# przesunięcie", "# przesunięcia", "# przesunięć"] },
  token: { en: ["# token", "# tokens"], pl: ["# znacznikiem", "# znacznikami", "# znacznikami"] },
  side: { en: ["# side", "# sides"], pl: ["# boku", "# boków", "# boków"] },
  card: { en: ["# energy card", "# energy cards"], pl: ["# karta energii", "# karty energii", "# kart energii"] },
  cards_of: { en: ["# energy card", "# energy cards"], pl: ["# kartę energii", "# karty energii", "# kart energii"] },
  card_with: {
    en: ["# energy card", "# energy cards"],
    pl: ["# kartą energii", "# kartami energii", "# kartami energii"],
  },
  point: { en: ["# point", "# points"], pl: ["# punkt", "# punkty", "# punktów"] },
  first: {
    en: ["the first token", "the first # tokens"],
    pl: ["pierwszy żeton", "pierwsze # żetony", "pierwszych # żetonów"],
  },
} as const satisfies Record<string, Counted>;

export const words = {
  aim: {
    en: "You shape a galaxy of your own. **Nebulae** fill its cells, **stars** light up on the corners, and **life** spreads along the sides. Whatever you complete brings points.",
    pl: "Kształtujesz własną galaktykę. Jej pola wypełniają **mgławice**, na wierzchołkach zapalają się **gwiazdy**, a wzdłuż boków rozprzestrzenia się **życie**. Punkty daje to, co uda ci się ukończyć.",
  },
  aim_energy: {
    en: "All players share one **console**. In your turn you first shift energy there, then build with what it gives you. After {rounds round} at most, whoever has the most points wins.",
    pl: "Wszyscy gracze mają jedną wspólną **konsolę**. W swojej turze najpierw przemieszczasz na niej energię, a potem budujesz z tego, co ona daje. Najpóźniej po {rounds round} wygrywa gracz, który ma najwięcej punktów.",
  },
  aim_picture: {
    en: "A galaxy in mid-game: nebulae in the cells, stars on the corners, life on the sides.",
    pl: "Galaktyka w trakcie gry: na polach mgławice, na wierzchołkach gwiazdy, na bokach życie.",
  },

  stars: { en: "Stars", pl: "Gwiazdy" },
  stars_text: {
    en: "Four elements: hydrogen, helium, carbon and oxygen. Nebulae ask for them.",
    pl: "Cztery pierwiastki: wodór, hel, węgiel i tlen. Wymagają ich mgławice.",
  },
  nova: { en: "Supernova", pl: "Supernowa" },
  nova_text: {
    en: "A star turned over. It stands for a star of any element.",
    pl: "Odwrócona gwiazda. Zastępuje gwiazdę dowolnego rodzaju.",
  },
  nebula: { en: "Nebula", pl: "Mgławica" },
  nebula_text: {
    en: "Shows the stars it wants around it, and its points. There are three sizes.",
    pl: "Pokazuje, jakich gwiazd wymaga wokół siebie i ile daje punktów. Są trzy rozmiary.",
  },
  proto: { en: "Proto-life", pl: "Protożycie" },
  proto_text: {
    en: "Violet. It spreads from life that is already there.",
    pl: "Fioletowe. Rozprzestrzenia się od życia, które już leży na planszy.",
  },
  stable: { en: "Stable life", pl: "Życie stabilne" },
  stable_text: {
    en: "Green, the other side of the same token. It stays when you create advanced life.",
    pl: "Zielone, druga strona tego samego znacznika. Zostaje, gdy tworzysz zaawansowaną formę życia.",
  },
  advanced: { en: "Advanced life", pl: "Zaawansowana forma życia" },
  advanced_text: {
    en: "Lies on a completed nebula, face down. Only you know its points.",
    pl: "Leży zakryta na ukończonej mgławicy. Jej punkty znasz tylko ty.",
  },
  crystal: { en: "Time crystal", pl: "Kryształ czasu" },
  crystal_text: {
    en: "Grows in your time chamber until you release it.",
    pl: "Rośnie w twojej komorze czasu, aż ją zwolnisz.",
  },
  energy: { en: "Energy cards", pl: "Karty energii" },
  energy_text: {
    en: "Light, time, gravity and chemistry. You spend them on abilities.",
    pl: "Światło, czas, grawitacja i chemia. Wydajesz je na zdolności.",
  },
  tracks: { en: "Resources", pl: "Zasoby" },
  tracks_text: {
    en: "Supernova resource, DNA and gravitons, on three tracks. They last until the end of your turn.",
    pl: "Zasób supernowej, DNA i grawitony, na trzech torach. Masz je do końca swojej tury.",
  },

  begin: {
    en: "Everybody begins with one nebula of each size, an H star, a proto-life token and {start_hand card_with}.",
    pl: "Każdy zaczyna z jedną mgławicą każdego rozmiaru, gwiazdą H, znacznikiem protożycia i {start_hand card_with}.",
  },
  turn: {
    en: "In a round everybody takes one turn. A turn is an **energy phase**, the first two steps, and a **craft phase**, the other two.",
    pl: "W rundzie każdy rozgrywa jedną turę. Tura to **faza energii**, czyli dwa pierwsze kroki, i **faza budowania**, czyli dwa następne.",
  },
  shift: { en: "Shift energy", pl: "Przemieść energię" },
  shift_text: {
    en: "Make up to {shift_steps step} clockwise from control to control, shared as you like between **your own energy token** and the **dark** ones. At least one of the steps must be made with your own token.[[NK-ENE-03]]",
    pl: "Wykonaj najwyżej {shift_steps step} zgodnie z ruchem wskazówek zegara, dzieląc je dowolnie między **swój znacznik energii** i znaczniki **ciemnej energii**. Własny znacznik trzeba przesunąć co najmniej raz.[[NK-ENE-03]]",
  },
  shift_full: {
    en: "A control with {control_room token} is full and is skipped; that is still one step.[[NK-ENE-05]]",
    pl: "Obszar regulacji z {control_room token} jest wypełniony i się go pomija; to nadal jedno przesunięcie.[[NK-ENE-05]]",
  },
  console_picture: {
    en: "The console: the pictures above the tokens are the active reward, the one below them is the passive reward and how much of it you would get.",
    pl: "Konsola: nad znacznikami nagroda aktywna, pod nimi nagroda pasywna i to, ile jej otrzymasz.",
  },
  collect: { en: "Collect", pl: "Zbierz zasoby" },
  collect_text: {
    en: "The control with **your own token** gives its **active reward**. Then all four controls give their **passive reward**: once for each energy token there, whoever owns it, and once for each of your own ability markers there.[[NK-COL-04]]",
    pl: "Obszar regulacji, w którym leży **twój znacznik**, daje **nagrodę aktywną**. Potem wszystkie cztery dają **nagrodę pasywną**: po jednym zasobie za każdy leżący tam znacznik energii, bez względu na kolor, i za każdy twój znacznik zdolności.[[NK-COL-04]]",
  },
  control: { en: "Control", pl: "Obszar regulacji" },
  active: { en: "Active reward", pl: "Nagroda aktywna" },
  passive: { en: "For each token", pl: "Za każdy znacznik" },
  collect_where: {
    en: "Stars, nebulae and proto-life go to your reserve, beside the board; cards to your hand, resources onto your tracks. The crystal grows at once.",
    pl: "Gwiazdy, mgławice i protożycie trafiają do rezerwy obok planszy, karty na rękę, a zasoby na tory. Kryształ rośnie od razu.",
  },
  craft: { en: "Build", pl: "Buduj" },
  craft_text: {
    en: "Take as many of these actions as you like, in any order and as often as you can pay.[[NK-BLD-01]]",
    pl: "Wykonuj te akcje w dowolnej kolejności, tyle razy, ile chcesz i ile możesz opłacić.[[NK-BLD-01]]",
  },
  place: { en: "Place pieces", pl: "Umieść elementy" },
  place_text: {
    en: "From your reserve: a nebula in any empty cell, a star on any empty corner, proto-life next to life that is already there.",
    pl: "Z rezerwy: mgławicę na dowolnym pustym polu, gwiazdę na dowolnym pustym wierzchołku, protożycie obok życia, które już leży na planszy.",
  },
  complete: { en: "Complete a nebula", pl: "Ukończ mgławicę" },
  complete_text: {
    en: "The stars on its corners must include every symbol of the tile; which corner they stand on does not matter. You score its points at once, then discard one star of your choice from its corners.[[NK-NEB-05]]",
    pl: "Gwiazdy na jej wierzchołkach muszą odpowiadać wszystkim symbolom kafelka; na którym wierzchołku stoją, nie ma znaczenia. Od razu otrzymujesz punkty, a potem odrzucasz z wierzchołków jedną wybraną gwiazdę.[[NK-NEB-05]]",
  },
  evolve: { en: "Create advanced life", pl: "Stwórz zaawansowaną formę życia" },
  evolve_text: {
    en: "A completed nebula needs life on each of its {nebula_spaces.D1.sides.length side}. The proto-life there is discarded, stable life stays, and you draw a token.[[NK-LIF-01]]",
    pl: "Ukończona mgławica musi mieć życie na każdym z {nebula_spaces.D1.sides.length side}. Protożycie z tych boków odrzucasz, życie stabilne zostaje, a ty dobierasz żeton.[[NK-LIF-01]]",
  },
  release: { en: "Release the time chamber", pl: "Zwolnij komorę czasu" },
  release_text: {
    en: "A crystal that has grown to space {track_top} can be released. It brings a star of your choice and the points of your next scoring space.[[NK-TIM-11]]",
    pl: "Możesz zwolnić kryształ, który urósł do pola {track_top}. Daje dowolną gwiazdę i punkty z twojego następnego pola punktującego.[[NK-TIM-11]]",
  },
  learn: { en: "Acquire an ability", pl: "Pozyskaj kartę zdolności" },
  learn_text: {
    en: "Pay energy cards of one type for an empty slot. Draw as many ability cards of that type as you paid, and keep one. Its marker goes to the console and collects for you from your next turn on.[[NK-ABL-03]]",
    pl: "Opłać puste miejsce kartami energii tego samego rodzaju. Dobierasz tyle kart zdolności tego rodzaju, ile wydajesz kart energii, i jedną zachowujesz. Jej znacznik trafia na konsolę i od następnej tury zbiera dla ciebie zasoby.[[NK-ABL-03]]",
  },
  use: { en: "Use abilities", pl: "Aktywuj zdolności" },
  use_text: {
    en: "Each as often as you can pay its cost, also in the turn in which you acquired it.",
    pl: "Każdą tyle razy, ile możesz opłacić jej koszt, także w turze, w której ją pozyskujesz.",
  },
  spend: { en: "Spend resources", pl: "Wydaj zasoby z torów" },
  spend_text: {
    en: "<dna> **DNA** stabilises one proto-life token. <supernova> A **supernova resource** turns a star into a supernova. <graviton> A **graviton** moves a life token or a star (not a supernova) to an empty neighbouring space, or over occupied ones to an empty one behind them.[[NK-TRK-06]]",
    pl: "<dna> **DNA** stabilizuje jeden znacznik protożycia. <supernova> **Zasób supernowej** przekształca gwiazdę w supernową. <graviton> **Grawiton** przesuwa znacznik życia albo gwiazdę (nie supernową) na puste sąsiednie pole albo, pomijając zajęte, na puste za nimi.[[NK-TRK-06]]",
  },
  exchange: { en: "Turn cards into points", pl: "Wymień karty na punkty" },
  exchange_text: {
    en: "{set_size card} of one type bring {set_points point}.",
    pl: "{set_size card} tego samego rodzaju to {set_points point}.",
  },
  finish: { en: "End your turn", pl: "Zakończ turę" },
  finish_text: {
    en: "What is left in your reserve is lost.[[NK-PLC-08]] Then choose an **omega space**: gain a nebula of the size you want and place it at once, or stabilise one proto-life token. Finally your resource tracks go back to zero. Cards and crystals stay.",
    pl: "To, co zostało w rezerwie, przepada.[[NK-PLC-08]] Potem wybierasz **pole omega**: otrzymujesz mgławicę wybranego rozmiaru i od razu ją umieszczasz albo stabilizujesz jeden znacznik protożycia. Na koniec tory zasobów wracają do zera. Karty i kryształy zostają.",
  },
  round: { en: "End of the round", pl: "Koniec rundy" },
  round_end: {
    en: "When everybody has had a turn, each goal moves on by one place, and the one that reaches the last place is scored. Whoever has more than {hand_limit cards_of} discards down to that.[[NK-END-05]]",
    pl: "Gdy każdy rozegra turę, wszystkie cele przesuwają się o jedno miejsce i punktuje się ten, który dotarł na ostatnie. Kto ma więcej niż {hand_limit cards_of}, odrzuca nadmiar.[[NK-END-05]]",
  },

  win: {
    en: "The game ends after the round in which the last time crystal leaves the supply, or the last goal is scored.[[NK-FIN-01]] Whoever has the most points wins; a tie goes to the most energy cards in hand.[[NK-FIN-06]]",
    pl: "Gra kończy się po rundzie, w której z zasobów ogólnych zniknął ostatni kryształ czasu albo podliczono ostatni cel.[[NK-FIN-01]] Wygrywa gracz z największą liczbą punktów; remis rozstrzyga liczba kart energii na ręce.[[NK-FIN-06]]",
  },
  for_nebulae: { en: "Each completed nebula, by its size", pl: "Każda ukończona mgławica, zależnie od rozmiaru" },
  for_time: { en: "Released time crystals, one after another", pl: "Zwolnione kryształy czasu, kolejno" },
  for_life: {
    en: "Each advanced life token, counted at the end",
    pl: "Każdy żeton zaawansowanej formy życia, liczony na koniec gry",
  },
  for_goals: {
    en: "The lead in a goal; second place counts with three or more players[[NK-GOL-06]]",
    pl: "Pierwsze miejsce w celu; drugie liczy się od trzech graczy[[NK-GOL-06]]",
  },
  for_cards: {
    en: "Energy cards of one type, {set_size} at a time",
    pl: "Karty energii tego samego rodzaju, po {set_size}",
  },
  nothing_else: {
    en: "Unfinished nebulae, waiting crystals, cards and resources are worth nothing at the end.",
    pl: "Nieukończone mgławice, czekające kryształy, karty i zasoby nie dają na koniec żadnych punktów.",
  },
  goals_picture: {
    en: "Three goals: how soon each is scored, and how the players stand.",
    pl: "Trzy cele: kiedy który się punktuje i jakie wyniki mają gracze.",
  },

  tip_dark: {
    en: "Every energy token on the console counts for everybody. Before you collect, move the dark ones to where you want the passive reward.",
    pl: "Każdy znacznik energii na konsoli liczy się dla wszystkich. Zanim zbierzesz zasoby, przesuń ciemne tam, gdzie zależy ci na nagrodzie pasywnej.",
  },
  tip_share: {
    en: "A star on a corner between cells serves all the nebulae around it. Build close together, and complete two with the same stars.",
    pl: "Gwiazda na wspólnym wierzchołku służy wszystkim mgławicom wokół. Buduj gęsto i ukończ dwie tymi samymi gwiazdami.",
  },
  tip_spend: {
    en: "Place everything and spend your tracks before you end your turn: neither can be kept. Energy cards can.",
    pl: "Przed końcem tury umieść wszystko i wydaj zasoby z torów: ani jedno, ani drugie nie zostaje. Karty energii zostają.",
  },
  tip_life: {
    en: "Advanced life pays for being early: {own.early.count first} of the game are worth {own.early.low} to {own.early.high} each, the later ones {own.late.low} to {own.late.high}.",
    pl: "Z zaawansowanymi formami życia warto się spieszyć: {own.early.count first} w grze ma wartość od {own.early.low} do {own.early.high}, następne od {own.late.low} do {own.late.high}.",
  },
  tip_ability: {
    en: "An ability in the first rounds pays twice: by what it does, and by its marker on the console.",
    pl: "Zdolność pozyskana w pierwszych rundach opłaca się podwójnie: swoim działaniem i znacznikiem na konsoli.",
  },
} as const satisfies Record<string, Both>;
