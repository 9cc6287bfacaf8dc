// Each alien has a face of its own. That every card has some picture, and no two the same, is tested in art/.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CardText } from "../../protocol";
import cards_json from "./fixtures/cards.json";
import facts_json from "./fixtures/facts.json";
import { mirrored } from "./features";
import { gists } from "./gists";
import { face_motifs, portraits } from "./portraits";

const aliens = Object.keys(facts_json.called.alien);
const cards = cards_json as unknown as CardText[];

describe("the faces of the aliens", () => {
  it("are fifty, one for each alien and for nobody else", () => {
    expect(aliens).toHaveLength(50);
    expect(Object.keys(portraits).sort()).toEqual([...aliens].sort());
  });

  it("are drawn by outlines that no two of them share", () => {
    const faces = new Map<string, string>();
    for (const alien of aliens) {
      const face = portraits[alien]![2].map(([motif]) => face_motifs[motif]).join("|");
      expect(faces.get(face), `${alien} looks like another alien`).toBeUndefined();
      faces.set(face, alien);
    }
  });

  it("are lit in the colour of their alert level", () => {
    const light = { green: "green", yellow: "amber", red: "crimson" } as Record<string, string>;
    for (const { id, facts } of cards.filter((card) => card.facts["kind"] === "alien"))
      expect([id, portraits[id]![1]]).toEqual([id, light[String(facts["level"])]]);
  });

  it("have each a sign of what the power does, and a line that says it", () => {
    for (const alien of aliens) {
      expect(portraits[alien]![3]).toHaveLength(1);
      const { en, pl } = gists[alien]!;
      expect(en.length > 0 && en.length <= 48 && pl.length > 0 && pl.length <= 48, alien).toBe(true);
    }
    expect(new Set(Object.values(gists).map((gist) => gist!.en)).size).toBe(aliens.length);
    expect(Object.keys(gists).sort()).toEqual([...aliens].sort());
  });

  it("weigh little", () => {
    expect(gzipSync(JSON.stringify([face_motifs, portraits])).length).toBeLessThan(25_000);
  });
});

describe("a mirror", () => {
  it("turns outlines to the other side, arcs with them", () => {
    const plain = (d: string) => d.replace(/ +/g, " ");
    expect(plain(mirrored("M10 5H20V-5"))).toBe("M -10 5H -20V -5");
    expect(plain(mirrored("M1 2a9 8 0 1 0 18 4Z"))).toBe("M -1 2a 9 8 0 1 1 -18 4Z");
  });
  it("gives back what is mirrored twice", () => {
    const outline = "M20-30C34-32 41-40 42-52L38-18A9 9 0 0 1 21-6.5V4Z";
    const parts = (d: string) => d.match(/[a-zA-Z]|-?\d+(?:\.\d+)?/g);
    expect(parts(mirrored(mirrored(outline)))).toEqual(parts(outline));
  });
});
