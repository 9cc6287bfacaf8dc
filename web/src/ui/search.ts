// Finding texts as people type: without case, without accents, every word somewhere, in any of its forms.
export function fold(text: string): string {
  // ł has no accent to take off.
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
}

const words_in = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the forms of a word have in common: Polish ones end in up to three letters of their own ("ciemna", "ciemnej"; "energia",
 * "energii"). Short words, and those with digits, are taken as they are. */
function stem_of(word: string): string | null {
  if (word.length < 5 || /\d/.test(word)) return null;
  return word.slice(0, word.length - (word.length < 7 ? 1 : word.length < 10 ? 2 : 3));
}

/** Another form of the same word: the stem, and an ending that is no longer than such endings are. */
function is_form(word: string, of: string, stem: string): boolean {
  return word.startsWith(stem) && Math.abs(word.length - of.length) <= 3;
}

export function matches(wanted: string, ...texts: string[]): boolean {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = texts.map(fold).join("\n");
  let there: string[] | null = null;
  return words.every((word) => {
    if (all.includes(word)) return true;
    const stem = stem_of(word);
    if (stem === null) return false;
    there ??= words_in(all);
    return there.some((one) => is_form(one, word, stem));
  });
}
