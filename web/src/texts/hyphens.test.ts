import { expect, it } from "vitest";
import { hyphened, in_bands } from "./hyphens";

const shown = (text: string, lang: "en" | "pl") => hyphened(text, lang).replaceAll("\u00ad", "-");

it("long Polish words are divided into syllables", () => {
  expect(shown("Zautomatyzowana fabryka", "pl")).toBe("Za-uto-ma-ty-zo-wana fabryka");
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
it("words that are put together are divided where they are", () => {
  const in_band = (text: string, lang: "en" | "pl") => hyphened(text, lang, in_bands).replaceAll("\u00ad", "-");
  expect(in_band("Orbital Shipyard", "en")).toBe("Or-bi-tal Ship-yard");
  expect(in_band("Wysokoorbitalny", "pl")).toBe("Wysoko-orbitalny");
  expect(in_band("Szkoleniowy", "pl")).toBe("Szko-leniowy");
  expect(shown("Technologii", "pl")).toBe("Techno-logii");
});
it("what is not heard at the end of an English word is no syllable", () => {
  expect(hyphened("Exchange Archive Satellites", "en", in_bands).replaceAll("\u00ad", "-")).toBe(
    "Ex-change Ar-chive Sa-tel-lites",
  );
});
it("short words stay whole", () => {
  expect(shown("Farma i centrum danych", "pl")).toBe("Farma i centrum danych");
});
