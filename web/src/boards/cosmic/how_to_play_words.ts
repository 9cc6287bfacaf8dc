// "How to play", in both languages; how sentences are written is told in ui/guide_text.tsx.
import type { Both } from "../../protocol";
import type { Counted } from "../../texts/counted";

export const nouns = {
  colonies: {
    en: ["# foreign colony", "# foreign colonies"],
    pl: ["# zewnętrzną kolonię", "# zewnętrzne kolonie", "# zewnętrznych kolonii"],
  },
  home: { en: ["# colony", "# colonies"], pl: ["# kolonię", "# kolonie", "# kolonii"] },
  planets: { en: ["# planet", "# planets"], pl: ["# planetę", "# planety", "# planet"] },
  ships: { en: ["# ship", "# ships"], pl: ["# statek", "# statki", "# statków"] },
  cards: { en: ["# card", "# cards"], pl: ["# kartę", "# karty", "# kart"] },
  encounters: { en: ["# encounter", "# encounters"], pl: ["# spotkanie", "# spotkania", "# spotkań"] },
} as const satisfies Record<string, Counted>;

export const words = {
  aim: {
    en: "You lead an alien people out of its **home system**, through the **hyperspace gate**, to the planets of the others. Whoever has {by_four_planets.0.colonies_to_win colonies} wins, wherever they are and whoever helped: several may win together.[[CE-GEN-01]]",
    pl: "Prowadzisz lud obcych ze swojego **rodzimego systemu** przez **wrota nadprzestrzenne** na planety innych. Wygrywa, kto ma {by_four_planets.0.colonies_to_win colonies}, gdziekolwiek są i ktokolwiek w tym pomógł: można wygrać wspólnie.[[CE-GEN-01]]",
  },
  aim_power: {
    en: "Everybody plays a different alien, whose **power** breaks a rule. You have it as long as you keep at least {by_four_planets.0.colonies_for_power home} in your home system.[[CE-PWR-01]]",
    pl: "Każdy gra innym obcym, którego **moc** łamie jakąś zasadę. Masz ją, dopóki w rodzimym systemie utrzymujesz co najmniej {by_four_planets.0.colonies_for_power home}.[[CE-PWR-01]]",
  },
  system_picture: {
    en: "A home system. Blue has a colony on the second planet, so it is shared; the dots beside the name count foreign colonies.",
    pl: "Rodzimy system. Na drugiej planecie niebieski ma kolonię, więc ta planeta jest wspólna; kropki przy imieniu to zewnętrzne kolonie.",
  },

  ships: { en: "Planets and ships", pl: "Planety i statki" },
  ships_text: {
    en: "You begin with {by_four_planets.0.planets planets} and {ships_on_planet ships} on each. Your ships on a planet, one or many, are a **colony**. When the last one leaves, it is gone.[[CE-COL-05]]",
    pl: "Na początku masz {by_four_planets.0.planets planets}, a na każdej {ships_on_planet ships}. Twoje statki na planecie, jeden lub więcej, to **kolonia**. Gdy odleci ostatni, kolonia znika.[[CE-COL-05]]",
  },
  warp: { en: "The warp", pl: "Wir" },
  warp_text: {
    en: "Lost ships end up here. At the beginning of each encounter of yours one of them comes back.[[CE-REG-01]]",
    pl: "Tu trafiają stracone statki. Na początku każdego twojego spotkania jeden z nich wraca.[[CE-REG-01]]",
  },
  hand: {
    en: "You hold {hand_size cards}. New ones come only when you have no **encounter card** left, an attack, a negotiate or a morph, and need one.[[CE-TURN-03]]",
    pl: "Na ręce masz {hand_size cards}. Nowe otrzymujesz dopiero wtedy, gdy brakuje ci **karty spotkania**, czyli ataku, negocjacji albo metamorfozy, a jest potrzebna.[[CE-TURN-03]]",
  },
  cards_picture: { en: "Cards of each type", pl: "Karty wszystkich rodzajów" },
  attack: {
    en: "Its value and the ships of your side make your total.",
    pl: "Jego wartość i statki twojej strony dają sumę.",
  },
  negotiate: {
    en: "Loses to an attack, but you take a card from the winner for each ship that you lose.[[CE-COMP-02]]",
    pl: "Przegrywają z atakiem, ale za każdy stracony statek bierzesz kartę od zwycięzcy.[[CE-COMP-02]]",
  },
  morph: {
    en: "Becomes a copy of the other card when both are revealed.",
    pl: "Po ujawnieniu staje się kopią drugiej karty.",
  },
  reinforcement: {
    en: "Added to the total of either side after the reveal, by main players and allies.",
    pl: "Po ujawnieniu kart główni gracze i sojusznicy dodają je do sumy dowolnej strony.",
  },
  artifact: {
    en: "Played by anybody, at the moment that it names.",
    pl: "Zagrywa go każdy, w chwili, którą wskazuje karta.",
  },
  flare: {
    en: "Speaks of one alien: weaker for others, stronger for that one.",
    pl: "Dotyczy jednego obcego: dla innych słabszy, dla niego mocniejszy.",
  },

  turn: {
    en: "In your turn you are the **offense**, in up to {encounters_of_turn encounters}; the second only after a success.[[CE-TURN-08]] An encounter goes like this:",
    pl: "W swojej turze jesteś **atakującym**; przeprowadzasz najwyżej {encounters_of_turn encounters}, drugie tylko po udanym pierwszym.[[CE-TURN-08]] Spotkanie przebiega tak:",
  },
  regroup: { en: "Take a ship back from the warp.", pl: "Odzyskaj statek z wiru." },
  destiny: {
    en: "A card says in whose home system you fight. With your own colour you may drive somebody out of your own system, or draw again.[[CE-DES-05]]",
    pl: "Karta mówi, w czyim rodzimym systemie walczysz. Przy własnym kolorze możesz wyprzeć kogoś ze swojego systemu albo dobrać następną.[[CE-DES-05]]",
  },
  launch: {
    en: "Aim the gate at one of the planets and send up to {most_sent ships} from your colonies.",
    pl: "Nakieruj wrota na jedną z planet i wyślij ze swoich kolonii najwyżej {most_sent ships}.",
  },
  alliance: {
    en: "Both main players invite whom they like. The others join a side with up to {most_sent ships}, or nobody.",
    pl: "Obaj główni gracze zapraszają, kogo chcą. Pozostali dołączają do jednej ze stron, wysyłając najwyżej {most_sent ships}, albo do żadnej.",
  },
  planning: {
    en: "Both main players lay an encounter card face down.",
    pl: "Obaj główni gracze kładą zakrytą kartę spotkania.",
  },
  reveal: {
    en: "Two attacks: card and ships are added up, and the higher total wins; the defense wins ties.[[CE-REV-02]]",
    pl: "Dwa ataki: sumuje się kartę i statki, wyższa suma wygrywa; przy remisie wygrywa broniący.[[CE-REV-02]]",
  },
  resolution: {
    en: "The losing side’s ships go to the warp. If the offense wins, its side lands on the planet: a colony for everyone on the gate. If the defense wins, its allies get cards or ships from the warp.[[CE-REW-02]]",
    pl: "Statki przegranej strony trafiają do wiru. Gdy wygra atakujący, jego strona ląduje na planecie: każdy na wrotach zyskuje kolonię. Gdy wygra broniący, jego sojusznicy otrzymują karty albo statki z wiru.[[CE-REW-02]]",
  },
  encounter_picture: {
    en: "Red attacks with the help of an ally: total against total, the higher one wins.",
    pl: "Czerwony atakuje z pomocą sojusznika: suma przeciw sumie, wygrywa wyższa.",
  },
  deal: { en: "Two negotiates: a deal", pl: "Dwie karty negocjacji: porozumienie" },
  deal_text: {
    en: "The two bargain for a minute, over cards and a colony for each. Something must change hands.[[CE-DEAL-04]] Without a deal both lose {failed_deal ships}.",
    pl: "Obaj przez minutę układają się o karty i o kolonie, po jednej dla każdego. Coś musi zmienić właściciela.[[CE-DEAL-04]] Bez porozumienia obaj tracą {failed_deal ships}.",
  },
  windows: { en: "In between", pl: "Pomiędzy" },
  windows_text: {
    en: "Between the steps everybody is asked at the same time whether they play something. Passing tells nobody anything; a card that is played can be answered.[[CE-TIM-07]]",
    pl: "Pomiędzy krokami wszyscy naraz są pytani, czy coś zagrywają. Spasowanie niczego nie zdradza; na zagraną kartę można odpowiedzieć.[[CE-TIM-07]]",
  },

  win: { en: "Foreign colonies come from:", pl: "Zewnętrzne kolonie zyskujesz:" },
  win_together: {
    en: "Everybody who has enough at the same time wins. If the encounters run out first, those with the most do.[[CE-END-06]]",
    pl: "Wygrywają wszyscy, którzy w tej samej chwili mają ich dość. Jeśli wcześniej skończą się spotkania, wygrywa, kto ma ich najwięcej.[[CE-END-06]]",
  },
  by_offense: { en: "An encounter won as the offense", pl: "Za spotkanie wygrane jako atakujący" },
  by_ally: { en: "An encounter won as an ally of the offense", pl: "Za spotkanie wygrane jako sojusznik atakującego" },
  by_deal: { en: "A deal that gives you one", pl: "W porozumieniu, które ci ją daje" },
  one: { en: "one", pl: "jedna" },

  tip_ally: {
    en: "Most colonies are won as somebody’s ally. Invite, so that you will be invited.",
    pl: "Większość kolonii zdobywa się w sojuszu. Zapraszaj, a i ciebie zaproszą.",
  },
  tip_negotiate: {
    en: "With bad cards in hand, lose with a negotiate: the compensation is a new hand.",
    pl: "Ze słabymi kartami przegraj negocjacjami: rekompensata to nowe karty.",
  },
  tip_ships: {
    en: "Do not take the last ship from a colony without need, least of all at home.",
    pl: "Nie zabieraj bez potrzeby ostatniego statku z kolonii, zwłaszcza w rodzimym systemie.",
  },
  tip_leader: {
    en: "Count the colonies of those whom you help: whoever needs only one more should not be invited.",
    pl: "Licz kolonie tych, którym pomagasz: nie zapraszaj kogoś, komu brakuje już tylko jednej.",
  },
  tip_pass: {
    en: "In an open window choose “Pass in every window until”: you are asked again only where you want.",
    pl: "W otwartym oknie wybierz „Pasuj w każdym oknie aż do momentu”: następne pytanie padnie dopiero tam, gdzie chcesz.",
  },
} as const satisfies Record<string, Both>;
