import { expect, it } from "vitest";
import { hyphened } from "./hyphens";

const shown = (text: string, lang: "en" | "pl") => hyphened(text, lang).replaceAll("\u00ad", "-");

it("long Polish words are divided into syllables", () => {
  expect(shown("Zautomatyzowana fabryka", "pl")).toBe("Zau-to-ma-ty-zo-wana fabryka");
  expect(shown("Autolaboratorium", "pl")).toBe("Au-to-la-bo-ra-to-rium");
  expect(shown("Szpiegowski kompleks", "pl")).toBe("Szpie-gow-ski kompleks");
  expect(shown("Tunel czasoprzestrzenny", "pl")).toBe("Tunel cza-so-prze-strzenny");
  expect(shown("Przetrwanie najsilniejszych", "pl")).toBe("Prze-trwa-nie naj-sil-niej-szych");
  expect(shown("Rozszerzanie się wszechświata", "pl")).toBe("Roz-sze-rza-nie się wszech-świata");
});
it("and so are English ones", () => {
  expect(shown("Planetary Supercomputer", "en")).toBe("Planetary Su-per-com-pu-ter");
  expect(shown("Communications", "en")).toBe("Com-mu-ni-ca-tions");
});
it("short words stay whole", () => {
  expect(shown("Farma i centrum danych", "pl")).toBe("Farma i centrum danych");
});
