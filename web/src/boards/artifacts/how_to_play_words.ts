// "How to play", in both languages; how sentences are written is told in ui/guide_text.tsx.
import type { Both } from "../../protocol";
import type { Counted } from "../../texts/counted";
import type { Mode } from "./targets";

export const nouns = {
  cards: { en: ["# Resource card", "# Resource cards"], pl: ["# kartę Zasobów", "# karty Zasobów", "# kart Zasobów"] },
  three: { en: ["# card", "# cards"], pl: ["# kartę", "# karty", "# kart"] },
  credit: { en: ["# Credit", "# Credits"], pl: ["# Kredyt", "# Kredyty", "# Kredytów"] },
  icon: { en: ["# icon", "# icons"], pl: ["# ikonę", "# ikony", "# ikon"] },
  icons: { en: ["# icon", "# icons"], pl: ["# ikona", "# ikony", "# ikon"] },
  green: { en: ["# green icon", "# green icons"], pl: ["# zieloną ikonę", "# zielone ikony", "# zielonych ikon"] },
  blue: { en: ["# blue icon", "# blue icons"], pl: ["# niebieską ikonę", "# niebieskie ikony", "# niebieskich ikon"] },
  red: { en: ["# red icon", "# red icons"], pl: ["# czerwoną ikonę", "# czerwone ikony", "# czerwonych ikon"] },
} as const satisfies Record<string, Counted>;

type Told = Exclude<Mode, "play" | "use">;
/** What each action is for, told in full. */
export const deeds: Record<Told, Both> = {
  purchase: {
    en: "Pay {first_costs.purchase credit}, choose a deck and put its top card into your Stage. For each extra Credit you draw one more card to choose from, but keep only one.",
    pl: "Wydaj {first_costs.purchase credit}, wybierz talię i umieść jej wierzchnią kartę w Stadium Budowy. Za każdy dodatkowy Kredyt dobierasz jeszcze jedną kartę, ale zatrzymujesz tylko jedną.",
  },
  prepare: {
    en: "Attach Resource cards to cards of one row of your Stage. They stay there as part of the price.",
    pl: "Dołącz karty Zasobów do kart jednego rzędu w Stadium Budowy. Zostają tam jako część zapłaty.",
  },
  discover: {
    en: "Bring a Planet into your Empire for {first_costs.planet green}.",
    pl: "Wprowadź Planetę do Imperium za {first_costs.planet green}.",
  },
  develop: {
    en: "Bring a Technology into your Empire for {first_costs.technology blue}.",
    pl: "Wprowadź Technologię do Imperium za {first_costs.technology blue}.",
  },
  build: {
    en: "Bring a Ship into your Empire for {first_costs.ship red}.",
    pl: "Wprowadź Statek do Imperium za {first_costs.ship red}.",
  },
  trade: {
    en: "Spend icons of one colour and gain a Credit for each.",
    pl: "Wydaj ikony jednego koloru i otrzymaj Kredyt za każdą.",
  },
  unblock: {
    en: "Spend icons of the colour of a card type: every {icons_per_token icon} remove one Blockade token from your cards of that type.",
    pl: "Wydaj ikony w kolorze typu kart: każde {icons_per_token icon} usuwają jeden żeton Blokady z twoich kart tego typu.",
  },
  offensive: {
    en: "For {operations.offensive.icons red} your operational Ships attack, one after another.",
    pl: "Za {operations.offensive.icons red} atakują twoje operacyjne Statki, jeden po drugim.",
  },
  income: {
    en: "For {operations.income.icons blue} you reveal a card for each of your operational Technologies. One whose kind is on it scores.",
    pl: "Za {operations.income.icons blue} odkrywasz kartę dla każdej swojej operacyjnej Technologii. Ta, której Rodzaj jest na karcie, punktuje.",
  },
  mine: {
    en: "For {operations.mine.icons green} each of your operational Planets produces a Resource card.",
    pl: "Za {operations.mine.icons green} każda twoja operacyjna Planeta produkuje kartę Zasobów.",
  },
  faction: {
    en: "At the price on your faction card it brings you an Alien Artifact.",
    pl: "Za cenę podaną na karcie Frakcji zdobywasz Artefakt Obcych.",
  },
};

export const words = {
  aim: {
    en: "You lead one of the factions that settle unknown space. Gather **Ships**, **Technologies** and **Planets** in your **Empire** and let them work for you: they make building cheaper, produce, score, and attack.",
    pl: "Kierujesz jedną z Frakcji, które zasiedlają nieznany kosmos. Gromadzisz **Statki**, **Technologie** i **Planety** w swoim **Imperium** i korzystasz z nich: ułatwiają budowę, produkują, punktują i atakują.",
  },
  aim_end: {
    en: "The game lasts until the Resource deck has run out as often as there are players. Whoever has the most **Victory Points (VP)** then wins.",
    pl: "Gra trwa, aż talia Zasobów wyczerpie się tyle razy, ilu jest graczy. Wygrywa ten, kto ma wtedy najwięcej **Punktów Zwycięstwa (PZ)**.",
  },
  board_picture: {
    en: "A faction board: on the left the Stage, where cards wait to be paid for; on the right the Empire, where they work.",
    pl: "Plansza Frakcji: po lewej Stadium Budowy, gdzie karty czekają na opłacenie, po prawej Imperium, gdzie działają.",
  },

  resource: {
    en: "You pay with **Resource cards**. A card has two sections, and **only one of them counts** each time.[[AA-PAY-02]]",
    pl: "Płacisz **kartami Zasobów**. Karta ma dwie sekcje i **za każdym razem liczy się tylko jedna**.[[AA-PAY-02]]",
  },
  pays_red: { en: "Red pays for Ships.", pl: "Czerwonymi ikonami płacisz za Statki." },
  pays_blue: { en: "Blue pays for Technologies.", pl: "Niebieskimi płacisz za Technologie." },
  pays_green: { en: "Green pays for Planets.", pl: "Zielonymi płacisz za Planety." },
  pays_gold: {
    en: "Gold stands for any colour, but only in basic actions.[[AA-PAY-06]]",
    pl: "Złote zastępują każdy kolor, ale tylko w akcjach podstawowych.[[AA-PAY-06]]",
  },
  resource_kind: {
    en: "The small sign in the corner is the section’s **kind**, the number in the middle matters in attacks. Your hand is {hand_size three}.",
    pl: "Mały znak w rogu to **Rodzaj** sekcji, a cyfra pośrodku liczy się w atakach. Na ręce masz {hand_size three}.",
  },
  resource_picture: { en: "Two Resource cards", pl: "Dwie karty Zasobów" },
  kinds: { en: "The four kinds", pl: "Cztery Rodzaje" },
  sides: {
    en: "Each Ship, Technology and Planet has a kind and **two sides**. When it enters your Empire you choose one of them for good: the **logistic** side helps you all the time, the **operational** side does something at once, and again when you take an operational action.",
    pl: "Każdy Statek, każda Technologia i Planeta ma Rodzaj i **dwie strony**. Gdy karta wchodzi do Imperium, wybierasz jedną na stałe: **logistyczna** pomaga cały czas, a **operacyjna** robi coś od razu i ponownie, gdy wykonasz akcję operacyjną.",
  },
  sides_picture: { en: "Both sides of a Planet", pl: "Obie strony Planety" },
  logistic: { en: "Logistic side", pl: "Strona logistyczna" },
  operational: { en: "Operational side", pl: "Strona operacyjna" },
  ship_logistic: {
    en: "Lets you play one card more for the action that its kind names.",
    pl: "W akcji, którą wskazuje jego Rodzaj, możesz zagrać o jedną kartę więcej.",
  },
  ship_operational: { en: "May attack at once.", pl: "Może od razu zaatakować." },
  technology_logistic: { en: "Gives you the effect written on it.", pl: "Działa zapisany na niej efekt." },
  technology_operational: {
    en: "May score at once; scores again at the end.",
    pl: "Może od razu zapunktować; punktuje też na koniec gry.",
  },
  planet_logistic: {
    en: "Lowers the price of the action that its kind names.",
    pl: "Obniża koszt akcji, którą wskazuje jej Rodzaj.",
  },
  planet_operational: {
    en: "Produces {exploited cards} that lie under it, to pay with. Each that shows the Planet’s kind brings a VP.[[AA-PROD-02]]",
    pl: "Produkuje {exploited cards}, które leżą pod nią i którymi można płacić. Każda, na której pokazujesz Rodzaj tej Planety, daje PZ.[[AA-PROD-02]]",
  },
  credits: { en: "Credits", pl: "Kredyty" },
  credits_text: {
    en: "Your Bank begins with {bank_start} and holds up to {bank_top}. You buy cards with them.",
    pl: "Na początku masz ich w Banku {bank_start}, a najwięcej możesz mieć {bank_top}. Kupujesz za nie karty.",
  },
  artifact: { en: "Alien Artifacts", pl: "Artefakty Obcych" },
  artifact_text: {
    en: "Strong cards that you may play in your turn, besides your action.",
    pl: "Mocne karty, które możesz zagrać w swojej turze oprócz akcji.",
  },
  token: { en: "Blockade tokens", pl: "Żetony Blokady" },
  token_text: {
    en: "A card with one on it is blank. You may pay a Credit for each token to use it once.[[AA-BLK-05]]",
    pl: "Karta, na której leży żeton, jest pusta. Możesz wydać po Kredycie za każdy żeton, aby użyć jej raz.[[AA-BLK-05]]",
  },
  plan: { en: "Defence Plans", pl: "Plany obronne" },
  plan_text: {
    en: "Whoever is attacked chooses one. Everybody has the Basic Defence Plan.",
    pl: "Zaatakowany gracz wybiera jeden z nich. Podstawowy plan obronny ma każdy.",
  },

  act: { en: "Take one action", pl: "Wykonaj jedną akcję" },
  act_text: {
    en: "One of these, or the ACTION of a card in your Empire. You may play at most {limit cards} for an action, from your hand or from under your Planets.[[AA-LIMIT-01]]",
    pl: "Jedną z tych albo AKCJĘ karty w swoim Imperium. Na akcję możesz zagrać najwyżej {limit cards}, z ręki albo spod Planet.[[AA-LIMIT-01]]",
  },
  basic: { en: "Basic actions", pl: "Akcje podstawowe" },
  other_actions: {
    en: "Operational actions and the faction action, without gold",
    pl: "Akcje operacyjne i akcja frakcyjna, bez złotych ikon",
  },
  prices: {
    en: "Cards come from your Stage, and you pay with attached icons and played ones. A card costs one icon more for each card of its type in your Empire. Surplus icons are lost.[[AA-PLAN-01]]",
    pl: "Do Imperium karty wchodzą ze Stadium Budowy, a płacisz ikonami dołączonymi i zagranymi. Karta kosztuje o jedną ikonę więcej za każdą kartę tego typu w twoim Imperium. Nadmiarowe ikony przepadają.[[AA-PLAN-01]]",
  },
  draw: { en: "Draw cards", pl: "Dobierz karty" },
  draw_text: {
    en: "Discard any Resource cards from your hand, then draw until you hold {hand_size three}. Then it is the next player’s turn.",
    pl: "Odrzuć z ręki dowolną liczbę kart Zasobów, a potem dobierz tyle, aby mieć {hand_size three}. Turę zaczyna następny gracz.",
  },
  turn: {
    en: "Your faction card says with which cards you begin. Then the players take turns; in yours you do two things.",
    pl: "Karta Frakcji mówi, z jakimi kartami zaczynasz. Potem gracze rozgrywają tury; twoja ma dwa etapy.",
  },
  attack: { en: "How an attack goes", pl: "Jak przebiega atak" },
  attack_text: {
    en: "Choose a target: the Alien System on the table or the Empire of another player. For each Ship reveal a Resource card: its number plus the bonuses of the Ship and of your Technologies is the **Attack Value**. The table of the aliens, or of the plan that the defender has chosen, says what comes of it.[[AA-ATK-04]]",
    pl: "Wybierz cel: System Obcych na stole albo Imperium innego gracza. Dla każdego Statku odkryj kartę Zasobów: jej cyfra wraz z premiami Statku i twoich Technologii to **Wartość Ataku**. Co z tego wynika, mówi tabela Obcych albo planu, który wybrał obrońca.[[AA-ATK-04]]",
  },
  attack_lost: {
    en: "A **destroyed** Ship is gone, a **damaged** one goes back to your Stage.",
    pl: "**Zniszczony** Statek tracisz, **uszkodzony** wraca do Stadium Budowy.",
  },
  attack_picture: {
    en: "A Ship, the revealed card, and the row of the Alien System that applies",
    pl: "Statek, odkryta karta i wiersz Systemu Obcych, który obowiązuje",
  },

  win: {
    en: "The Round marker starts at the number of players and goes down by one each time the Resource deck runs out. When it runs out on the last value, play goes on until everybody has had the same number of turns.[[AA-END-04]] Whoever has the most VP wins; a tie goes to the most Credits.[[AA-TIE-01]]",
    pl: "Znacznik Rundy zaczyna na liczbie graczy i spada o jeden za każdym razem, gdy wyczerpie się talia Zasobów. Gdy wyczerpie się przy ostatniej wartości, gra toczy się jeszcze, aż wszyscy rozegrają tyle samo tur.[[AA-END-04]] Wygrywa ten, kto ma najwięcej PZ; remis rozstrzygają Kredyty.[[AA-TIE-01]]",
  },
  for_play: {
    en: "During the game: produced cards of the right kind, scoring Technologies, attacks, effects of cards",
    pl: "W trakcie gry: wyprodukowane karty właściwego Rodzaju, punktujące Technologie, ataki, efekty kart",
  },
  at_once: { en: "at once", pl: "od razu" },
  for_cards: { en: "Each card in your Empire, at the end", pl: "Każda karta w Imperium, na koniec gry" },
  each: { en: "one each", pl: "po jednym" },
  for_technologies: {
    en: "Operational Technologies, by their end-of-game column; no card is revealed for it",
    pl: "Operacyjne Technologie, według kolumny „na koniec rozgrywki”; bez odkrywania karty",
  },
  for_faction: { en: "The end bonus of your faction", pl: "Premia końcowa twojej Frakcji" },
  on_card: { en: "as printed", pl: "jak na karcie" },

  tip_prepare: {
    en: "What you hold often does not reach a price. Prepare first, and complete the card in a later turn.",
    pl: "Karty na ręce często nie wystarczają. Najpierw przygotuj Zasoby, a kartę ukończ w jednej z następnych tur.",
  },
  tip_planets: {
    en: "Logistic Planets and Ships pay off early in the game; operational Technologies count for most when your Empire is large.",
    pl: "Logistyczne Planety i Statki opłacają się na początku gry; operacyjne Technologie dają najwięcej, gdy Imperium jest duże.",
  },
  tip_hand: {
    en: "Discard what does not fit before you draw: your hand is filled up again anyway.",
    pl: "Przed dobieraniem odrzucaj to, co nie pasuje: rękę i tak uzupełniasz.",
  },
  tip_auto: {
    en: "When a card enters your Empire, every card of your Stage whose attached icons now reach its price is completed by itself.[[AA-AUTO-02]]",
    pl: "Gdy jakaś karta wejdzie do Imperium, każda karta w Stadium Budowy, której koszt pokrywają już dołączone ikony, ukończy się sama.[[AA-AUTO-02]]",
  },
  tip_kind: {
    en: "Buy cards of kinds that your faction’s end bonus and your Technologies count.",
    pl: "Kupuj karty Rodzajów, które liczą się do premii końcowej twojej Frakcji i do twoich Technologii.",
  },
} as const satisfies Record<string, Both>;
