import type { Lang } from "../protocol";

/** The text with a capital at its beginning, whatever letter that is. */
export function capital(text: string, lang: Lang): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
}
