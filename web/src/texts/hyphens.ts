// Where long words may be divided: browsers know that of few languages, and of Polish hardly anywhere.
import type { Lang } from "../protocol";

const shortest = 11; // shorter words fit almost everywhere, and look better whole
/** In narrow bands words of so many letters may be divided. */
export const in_bands = 7;
const soft = "\u00ad";
const vowels: Record<Lang, string> = { pl: "aąeęioóuy", en: "aeiouy" };
/** Letters that are one sound. */
const sounds: Record<Lang, RegExp> = { pl: /ch|cz|dz|dź|dż|rz|sz|\p{L}/gu, en: /ch|sh|th|ph|ck|\p{L}/gu };
/** Consonants with which a syllable can begin, with spaces between the sounds. */
const begins: Record<Lang, RegExp> = {
  pl: /^(?:(?:[sśz]|sz) )?(?:[pbtdkgfwchsśz]|ch|sz) (?:[rlłwj]|rz)$|^(?:[sśz]|sz) (?:[ptkcnm]|cz)$|^t r w$/u,
  en: /^(?:s )?(?:[pbtdkgfc]|th|ph|ch|sh) [rlw]$/,
};
/** How words begin that are put together of others, or are divided otherwise than they sound; what follows stays whole. */
const seams: Record<Lang, readonly string[]> = {
  pl: [
    ...["bio-sfer", "po-wsta-n", "roz-mia-r", "szko-leni", "techno-logi", "trans-por-to", "wysoko-orbital"],
    ...["za-awan-so-wan", "za-uto-ma-ty-zo-wan"],
  ],
  en: [
    ...[
      "bio-sphere",
      "counter-block",
      "counter-offen-sive",
      "crys-tal",
      "des-troyer",
      "fight",
      "gov-ern-ment",
      "har-vest",
    ],
    ...["inter-sys-tem", "mine-field", "net-work", "ship-yard", "space-port", "target", "tele-scope", "trans-port"],
    ...["worm-hole"],
  ],
};
/** At the end of an English word these are not heard. */
const silent: Record<Lang, RegExp> = { pl: /$/, en: /(?<=[^aeiouyl])e[sd]?$/ };

/** How many of the letters between two vowels stay with the first. */
function stays(consonants: string, lang: Lang): number {
  const heard = consonants.match(sounds[lang]) ?? [];
  for (let from = Math.max(0, heard.length - 3); from < heard.length - 1; ++from)
    if (begins[lang].test(heard.slice(from).join(" "))) return heard.slice(0, from).join("").length;
  return heard.slice(0, -1).join("").length;
}

/** As its beginning says, letter by letter, since that may be written in capitals. */
function divided_by(seam: string, word: string): string {
  let at = 0;
  const begun = seam.replace(/./gu, (letter) => (letter === "-" ? soft : word[at++]!));
  return begun + word.slice(at);
}

function divided(word: string, lang: Lang, last: number): string {
  const seam = seams[lang].find((one) => word.toLowerCase().startsWith(one.replaceAll("-", "")));
  if (seam) return divided_by(seam, word);
  const heard = word.toLowerCase().search(silent[lang]);
  const end = heard < 0 ? word.length : heard;
  const is_vowel = (at: number) => at < end && vowels[lang].includes(word[at]!.toLowerCase());
  let out = "";
  let [begun, at] = [0, 0];
  const syllable_at = (place: number) => {
    // A letter or two alone at either end of a line look lost.
    if (place - begun < 2 || word.length - place < last) return;
    out += word.slice(begun, place) + soft;
    begun = place;
  };
  while (at < word.length && !is_vowel(at)) ++at;
  while (at < word.length) {
    while (at < word.length && is_vowel(at)) ++at;
    const from = at;
    while (at < word.length && !is_vowel(at)) ++at;
    if (at < word.length && at > from) syllable_at(from + stays(word.slice(from, at).toLowerCase(), lang));
  }
  return out + word.slice(begun);
}

/** The text with soft hyphens in its long words, of so many letters or more: they are seen only where a line ends. */
export function hyphened(text: string, lang: Lang, from = shortest): string {
  return text.replace(new RegExp(`\\p{L}{${from},}`, "gu"), (word) => divided(word, lang, from < shortest ? 2 : 3));
}
