// Every word on this board that is not a card's own or told with the facts, in both languages.
import type { Both, Lang } from "../../protocol";
import type { Counted } from "../../texts/counted";
import { counted } from "../../texts/counted";

export const role_words = {
  offense: { en: "Offense", pl: "Atakujący" },
  defense: { en: "Defense", pl: "Broniący" },
  offense_ally: { en: "Ally of the offense", pl: "Sojusznik atakującego" },
  defense_ally: { en: "Ally of the defense", pl: "Sojusznik broniącego" },
} satisfies Record<string, Both>;

export const words = {
  foreign_colonies: { en: "Foreign colonies", pl: "Zewnętrzne kolonie" },
  home_colonies: { en: "Home colonies", pl: "Rodzime kolonie" },
  hand: { en: "Hand", pl: "Ręka" },
  your_hand: { en: "Your hand", pl: "Twoja ręka" },
  hand_empty: { en: "Your hand is empty.", pl: "Twoja ręka jest pusta." },
  hoard: { en: "Hoard", pl: "Skarbiec" },
  second_hand: { en: "Your second hand", pl: "Twój drugi zestaw kart" },
  from_hoard: { en: "from the hoard", pl: "ze skarbca" },
  put_by: { en: "Set aside", pl: "Odłożone na bok" },
  promised: { en: "Promised in the deal", pl: "Obiecane w porozumieniu" },
  citadel: { en: "citadel", pl: "cytadela" },
  known: { en: "Known to you", pl: "Znane tobie" },
  seen_by: { en: "So many of your cards are known to", pl: "Tyle twoich kart znają" },
  in_warp: { en: "Ships in the warp", pl: "Statki w wirze" },
  total_offense: { en: "Total of the offense", pl: "Suma atakującego" },
  total_defense: { en: "Total of the defense", pl: "Suma broniącego" },
  total: { en: "Total so far", pl: "Suma do tej pory" },
  total_final: { en: "Total", pl: "Suma" },
  planet: { en: "Planet", pl: "Planeta" },
  target: { en: "target of the gate", pl: "cel wrót" },
  warp: { en: "Warp", pl: "Wir" },
  power_lost: { en: "power lost", pl: "moc utracona" },
  phase: { en: "Phase", pl: "Faza" },
  turn_of: { en: "Whose turn it is, and which encounter of it", pl: "Czyja to tura i które w niej spotkanie" },
  nobody_yet: { en: "nobody yet", pl: "jeszcze nikt" },
  invited: { en: "Invited", pl: "Zaproszenia" },
  no_card: { en: "no card yet", pl: "jeszcze bez karty" },
  face_down: { en: "face down", pl: "karta zakryta" },
  counts_as: { en: "counts as", pl: "liczy się jako" },
  being_played: { en: "Being played", pl: "Zagrywane karty" },
  deck: { en: "Cosmic deck", pl: "Talia kosmosu" },
  discard: { en: "Discard pile", pl: "Stos odrzuconych kart" },
  destiny: { en: "Destiny", pl: "Karta celu" },
  destiny_deck: { en: "Destiny deck", pl: "Talia celu" },
  look: { en: "Look at it", pl: "Obejrzyj" },
  close: { en: "Close", pl: "Zamknij" },
  more: { en: "About this card", pl: "O tej karcie" },
  asked: { en: "Your choices", pl: "Twoje możliwości" },
  you_could: { en: "You could play:", pl: "Możesz zagrać:" },
  nothing_to_play: { en: "Nothing in your hand fits here.", pl: "Nic z twojej ręki tu nie pasuje." },
  pick_place: { en: "Choose where it glows on the table.", pl: "Wybierz świecące miejsce na stole." },
  put_back: { en: "Put back", pl: "Odłóż" },
  pick_card: { en: "Choose a glowing card of your hand.", pl: "Wybierz świecącą kartę z ręki." },
  pick_terms: {
    en: "Add cards by touching your hand, colonies by touching a planet.",
    pl: "Karty dodajesz, dotykając ręki, a kolonie – dotykając planety.",
  },
  deal: { en: "Deal", pl: "Porozumienie" },
  you_give: { en: "You give", pl: "Oddajesz" },
  you_get: { en: "You get", pl: "Otrzymujesz" },
  gives: { en: "gives", pl: "oddaje" },
  your_proposal: { en: "Your proposal", pl: "Twoja propozycja" },
  proposal_of: { en: "Proposal of", pl: "Propozycja gracza" },
  no_proposal: { en: "No open proposal.", pl: "Brak otwartej propozycji." },
  nothing: { en: "nothing", pl: "nic" },
  a_card: { en: "a card", pl: "karta" },
  any_of: { en: "a card of choice:", pl: "karta do wyboru:" },
  from_warp: { en: "from the warp:", pl: "z wiru:" },
  colony_on: { en: "a colony on", pl: "kolonia na planecie" },
  named_card: { en: "a certain card", pl: "konkretna karta" },
  level: { en: "Alert level", pl: "Poziom zaawansowania" },
  power: { en: "Power of", pl: "Moc" },
  power_of: { en: "power of", pl: "moc" },
  when: { en: "When", pl: "Kiedy" },
  its_flare: { en: "Its flare", pl: "Rozbłysk tego obcego" },
  flare_is: { en: "It is", pl: "Jest" },
  in_your_hand: { en: "in your hand", pl: "na twojej ręce" },
  in_hand_of: { en: "in the hand of", pl: "na ręce gracza" },
  in_discard: { en: "in the discard pile", pl: "na stosie odrzuconych kart" },
  in_play: { en: "in play", pl: "w grze" },
  played_by: { en: "Alien of", pl: "Obcy gracza" },
  sheet_down: { en: "Alien sheet, face down", pl: "Zakryty arkusz obcego" },
  sheet_down_own: { en: "face down: the others do not know it", pl: "zakryty: inni go nie znają" },
  mandatory: { en: "mandatory", pl: "przymusowa" },
  optional: { en: "optional", pl: "opcjonalna" },
  wild: { en: "Wild", pl: "Uniwersalny" },
  super: { en: "Super", pl: "Wzmocniony" },
  technology: { en: "Technology", pl: "Technologia" },
  secret_technology: { en: "Face-down technology", pl: "Zakryta technologia" },
  use_it: { en: "Use the power", pl: "Użyj mocy" },
  play_it: { en: "Play", pl: "Zagraj" },
  pass: { en: "Pass", pl: "Spasuj" },
  must_first: { en: "Your mandatory power comes first.", pl: "Najpierw twoja przymusowa moc." },
  pick_target: { en: "Choose where it glows.", pl: "Wybierz świecące miejsce." },
  answered: { en: "What you may answer", pl: "Na co możesz odpowiedzieć" },
  why_no_power: { en: "Why can't I use it now?", pl: "Dlaczego nie mogę jej teraz użyć?" },
  why_no_flare: { en: "Why can't I play it now?", pl: "Dlaczego nie mogę go teraz zagrać?" },
  zapped: { en: "zapped until the encounter ends", pl: "moc zablokowana do końca spotkania" },
  power_used: { en: "used in this encounter", pl: "moc użyta w tym spotkaniu" },
  in_force: { en: "In force until the encounter ends", pl: "Działa do końca spotkania" },
  pending: { en: "It returns when its effect is done", pl: "Wróci, gdy efekt się zakończy" },
  added: { en: "Added to the total", pl: "Doliczone do sumy" },
  leaving: { en: "On their way to the warp", pl: "W drodze do wiru" },
  removed: { en: "Removed from the game", pl: "Usunięte z gry" },
  grudge: { en: "Grudge token", pl: "Żeton dąsów" },
  has_won: { en: "has won", pl: "wygrywa" },
  tokens: { en: "Tokens", pl: "Żetony" },
  your_aliens: { en: "Your two aliens", pl: "Twoi dwaj obcy" },
} satisfies Record<string, Both>;
export type Word = keyof typeof words;
export const word = (key: Word, lang: Lang): string => words[key][lang];

export const card_count: Counted = { en: ["# card", "# cards"], pl: ["# karta", "# karty", "# kart"] };
export const ship_count: Counted = { en: ["# ship", "# ships"], pl: ["# statek", "# statki", "# statków"] };
export const token_count: Counted = { en: ["# token", "# tokens"], pl: ["# żeton", "# żetony", "# żetonów"] };

const no_ships: Both = { en: "no ships", pl: "bez statków" };

/** "Ala: 4 ships, Ola: 1 ship" */
export function ships_text(
  ships: Partial<Record<string, number>>,
  seats: readonly string[],
  name_of: (seat: string) => string,
  lang: Lang,
): string {
  const there = seats.filter((seat) => (ships[seat] ?? 0) > 0);
  if (there.length === 0) return no_ships[lang];
  return there.map((seat) => `${name_of(seat)}: ${counted(ship_count, ships[seat]!, lang)}`).join(", ");
}

/** For whom the aliens of a level are. */
export const level_words = {
  green: { en: "for beginners", pl: "dla początkujących" },
  yellow: { en: "for players with experience", pl: "dla doświadczonych graczy" },
  red: { en: "changes the game strongly", pl: "mocno zmienia grę" },
} satisfies Record<string, Both>;

/** Above what is shown for a moment (moments.ts). */
export const moment_titles = {
  destiny: { en: "Destiny", pl: "Karta celu" },
  reveal: { en: "The cards are revealed", pl: "Karty ujawnione" },
  lost: { en: "Losses", pl: "Straty" },
  wins: { en: "{who} wins", pl: "Wygrywa {who}" },
  colony: { en: "A new colony", pl: "Nowa kolonia" },
  deal: { en: "A deal is made", pl: "Porozumienie zawarte" },
  failed: { en: "No deal", pl: "Brak porozumienia" },
  played: { en: "An artifact is played", pl: "Zagrano artefakt" },
  power: { en: "An alien power", pl: "Moc obcego" },
  wild: { en: "A flare: wild effect", pl: "Rozbłysk: uniwersalny efekt" },
  super: { en: "A flare: super effect", pl: "Rozbłysk: wzmocniony efekt" },
  zapped: { en: "Zapped!", pl: "Moc zablokowana!" },
  victory: { en: "Victory", pl: "Zwycięstwo" },
} satisfies Record<string, Both>;
