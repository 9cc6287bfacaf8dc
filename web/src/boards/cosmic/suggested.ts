// Options that go well together: for a first game, and for all who know the aliens.
import type { Suggestion } from "../contract";

const plain = { technology: 0, "hidden-powers": 0, "shifting-powers": 0, "free-flares": 0, "filch-flare": 0 };

export const suggested: readonly Suggestion[] = [
  {
    name: { en: "First game", pl: "Pierwsza gra" },
    help: {
      en: "Green aliens only, whose powers are told in a sentence, and none of the variants.",
      pl: "Tylko zieloni obcy, których moc da się streścić jednym zdaniem, i żadnych wariantów.",
    },
    options: { ...plain, powers: 1, flares: 1, green: 1, yellow: 0, red: 0 },
  },
  {
    name: { en: "All aliens", pl: "Wszyscy obcy" },
    help: {
      en: "Aliens of all alert levels with their powers and flares.",
      pl: "Obcy wszystkich poziomów zaawansowania z mocami i rozbłyskami.",
    },
    options: { ...plain, powers: 1, flares: 1, green: 1, yellow: 1, red: 1 },
  },
];
