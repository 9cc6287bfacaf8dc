// Where long words may be divided: browsers know that of few languages, and of Polish hardly anywhere.
import type { Lang } from "../protocol";

const shortest = 11; // shorter words fit everywhere
const soft = "\u00ad";
const vowels: Record<Lang, string> = { pl: "aąeęioóuy", en: "aeiouy" };
/** Consonants that are one sound, and stay together. */
const together: Record<Lang, RegExp> = {
  pl: /^(ch|cz|dz|dź|dż|rz|sz|szcz|czn|zn|sk|st|trw|pr|tr|kr|gr|br|dr|bl|pl|kl|gl)$/u,
  en: /^(ch|sh|th|ph|ck|st|tr|pr|cr|gr|br|dr|pl|cl|bl|gl)$/,
};

/** How many of the consonants between two vowels stay with the first. */
function stays(consonants: string, lang: Lang): number {
  for (let from = Math.max(0, consonants.length - 4); from < consonants.length - 1; ++from)
    if (together[lang].test(consonants.slice(from))) return from;
  return Math.max(0, consonants.length - 1);
}

function divided(word: string, lang: Lang): string {
  const is_vowel = (at: number) => vowels[lang].includes(word[at]!.toLowerCase());
  let out = "";
  let [begun, at] = [0, 0];
  const syllable_at = (place: number) => {
    // A letter or two alone at either end of a line look lost.
    if (place - begun < 2 || word.length - place < 3) return;
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

/** The text with soft hyphens in its long words: they are seen only where a line ends. */
export function hyphened(text: string, lang: Lang): string {
  return text.replace(new RegExp(`\\p{L}{${shortest},}`, "gu"), (word) => divided(word, lang));
}
