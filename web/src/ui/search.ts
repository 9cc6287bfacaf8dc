// Finding texts as people type: without case, without accents, every word somewhere.
export function fold(text: string): string {
  // ł has no accent to take off.
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l");
}
export function matches(wanted: string, ...texts: string[]): boolean {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = texts.map(fold).join("\n");
  return words.every((word) => all.includes(word));
}
