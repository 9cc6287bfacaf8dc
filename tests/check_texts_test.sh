#!/bin/sh
# Does tools/check-texts notice what it promises to notice, and nothing else? A small repository, sound at first, gets one fault at a time.
set -u
set -- check-texts
. "$(dirname "$0")/support/tool_test.sh"

fresh() {
  rm -rf "$work/repo"
  mkdir -p "$work/repo/docs/rules" "$work/repo/games/chess/content" "$work/repo/games/chess/rules" "$work/repo/cli" \
    "$work/repo/web/src/texts" "$work/repo/web/src/boards/chess/fixtures"
  cd "$work/repo" || exit 2
  cat >games/chess/glossary.toml <<'END'
[[banned]]
pl  = 'koni(k|ka|ki)\b'
use = "skoczek"
[[banned]]
en  = '\bhorses?\b'
use = "knight"
END
  cat >docs/rules/chess.md <<'END'
# Chess

## 2. Glossary

| Polish | English | identifier |
|---|---|---|
| skoczek | knight | `horse` |

## 3. Rules

- **CH-MOV-01** A knight “jumps” 2–3 spaces, −1 included; see CH-MOV-01..02 and tile M3-11. `horse -1 - 2` is code. [R]

| none | - | (1,-1,0) | -1,2,0 |
END
  cat >docs/rules/chess.pl.md <<'END'
# Szachy

## 2. Słowniczek

| termin | po angielsku | identyfikator |
|---|---|---|
| skoczek | knight | `horse` |

## 3. Zasady

- **CH-MOV-01** Skoczek „skacze” o 2–3 pola – zawsze. Twoja kolej na twój ruch. [R]
END
  printf '# konik, a horse\n[[card]]\nid = "horse"\nname.en = "Knight"\nname.pl = "Skoczek"\ntext.pl = "Przesuń skoczka o 2–3 pola."\n' >games/chess/content/cards.toml
  cat >games/chess/words.cpp <<'END'
// A "horse" - konik - may stand in a comment.
#include "horse - konik.h"
const Phrase kPhrases[] = {
    {"horse", {"Move {0} to {1}", "Przesuń {0} na {1}"}},
    {"cards", {"You draw {0} {0#card|cards}.", "Dobierasz {0} {0#kartę|karty|kart}; "
                                              "{0#jedna karta|karty|kart} zostaje."}},
};
const char* kDrawn = " - ";
END
  cp games/chess/words.cpp games/chess/words_test.cpp
  printf 'export const words = { round: { en: "Round {0}", pl: "Runda {0}" }, mine: ["My board", "Moja plansza"] };\n' >web/src/boards/chess/words.ts
  printf '{"text": {"pl": "konik - Twój"}}\n' >web/src/boards/chess/fixtures/cards.json
  printf 'export const pl = { hello: "Witaj. Twoja kolej.", found: "Szukasz" };\n' >web/src/texts/pl.ts
  printf 'export const en = { hello: "Hello, it is your turn." };\n' >web/src/texts/en.ts
  printf 'say("Use - for standard input.", "Znak - oznacza standardowe wejście.");\nsay("\\"seed\\" must be a text", "\\"seed\\" ma być tekstem");\n' >cli/play.cpp
}

# plant FILE SED TEXT: this change of a sound repository is a fault, told in this way and alone.
plant() {
  fresh
  sed -i "$2" "$1"
  expect 1 "$1:$3"
  expect 1 '1 faults in texts'
}

fresh; expect 0 'The texts are in order (banned variants: chess 2)'

# Banned variants, in each kind of place, in its own language alone.
plant docs/rules/chess.pl.md 's/Skoczek „/Konik „/' '11: “Konik”'
plant docs/rules/chess.pl.md 's/Skoczek „/Konik „/' '11: “Konik” in “- **§** Konik „skacze” o 2–3 pola – zawsze. Twoja kolej na twój ruch. [R]”; right would be “skoczek”'
plant docs/rules/chess.pl.md 's/| skoczek/| konik/' '7: “konik”'
plant docs/rules/chess.pl.md 's/| knight/| horse/' '7: “horse”'
plant docs/rules/chess.md 's/A knight/A horse/' '11: “horse”'
plant games/chess/content/cards.toml 's/"Skoczek"/"Konik"/' '5: “Konik”'
plant games/chess/content/cards.toml 's/"Knight"/"Horse"/' '4: “Horse”'
plant games/chess/words.cpp 's/Przesuń {0} na {1}/Przesuń {0} na konika/' '4: “konika”'
plant games/chess/words.cpp 's/Przesuń {0} na {1}/Dosiada konika/' '4: “konika”'
plant games/chess/words.cpp 's/Move {0} to {1}/Move the horse/' '4: “horse”'
plant games/chess/words.cpp 's/{0#jedna karta/konik, {0#jedna karta/' '5: “konik”'
plant web/src/boards/chess/words.ts 's/Runda {0}/Runda konika/' '1: “konika”'
plant web/src/boards/chess/words.ts 's/My board/My horse/' '1: “horse”'
fresh; sed -i 's/Skoczek „/Horse „/' docs/rules/chess.pl.md; expect 0 'in order'
# What is filled in has names of its own.
fresh; sed -i 's/Round {0}/Round {horse.count horse} of {horse}/' web/src/boards/chess/words.ts; expect 0 'in order'
plant web/src/boards/chess/words.ts 's/Round {0}/Round of the {count} horse/' '1: “horse”'

# Signs.
plant docs/rules/chess.pl.md 's/„skacze”/"skacze"/' '11: a straight quote in'
plant docs/rules/chess.md 's/“jumps”/"jumps"/' '11: a straight quote in'
plant games/chess/words.cpp 's/Przesuń {0} na {1}/Przesuń \\"{0}\\" tam/' '4: a straight quote in “Przesuń "{0}" tam”; right would be „…”'
plant docs/rules/chess.pl.md 's/ – zawsze/ - zawsze/' '11: a hyphen used as a dash in'
plant docs/rules/chess.md 's/2–3 spaces/2-3 spaces/' '11: a hyphen in a range in'
plant docs/rules/chess.md 's/2–3 spaces/D1-D4 spaces/' '11: a hyphen in a range in'
plant docs/rules/chess.md 's/−1 included/-1 included/' '11: a hyphen used as a minus in'
plant games/chess/content/cards.toml 's/2–3 pola/-3 pola/' '6: a hyphen used as a minus in'
plant docs/rules/chess.pl.md 's/twój ruch/Twój ruch/' '11: a capital in the middle of a sentence in'
plant web/src/texts/pl.ts 's/Twoja kolej/Nie, Twoja kolej/' '1: a capital in the middle of a sentence in'
plant cli/play.cpp 's/ma być tekstem/ma dać Ci tekst/' '2: a capital in the middle of a sentence in'
plant games/chess/words.cpp 's/Dobierasz {0} {0#kartę|karty|kart}/Dobrana {0} karta/' '5: a number before a nominative in “Dobrana {0} karta; {0#jedna karta|'
plant games/chess/words.cpp 's/Przesuń {0} na {1}/Zostaje {0:acc} żeton/' '4: a number before a nominative in'

# What is drawn is not read.
fresh; echo 'const face = ["M-29 0C-32 30-16 50 0 50Z", "w3%50 M0 9C-8 2-22 6-26 14Z"];' >>web/src/boards/chess/words.ts; expect 0 'in order'
fresh; echo 'const face = ["M-29 0 of 3-16 stars", "M-29 0 z 3-16 gwiazd"];' >>web/src/boards/chess/words.ts; expect 1 'a hyphen in a range in'

# A line can be excused.
fresh; sed -i 's/Move {0} to {1}/Move the horse/; s,Przesuń.*$,& // check-texts: allow (a quotation),' games/chess/words.cpp; expect 0 'in order'
fresh; sed -i 's|^const char.*|// check-texts: allow (a quotation)\nText t = {"A horse is here.", "Jest."};|' games/chess/words.cpp; expect 0 'in order'
fresh; sed -i 's/A knight/A horse/; 10s/.*/<!-- check-texts: allow (an old name) -->/' docs/rules/chess.md; expect 0 'in order'

# The glossary itself.
fresh; rm games/chess/glossary.toml; expect 1 'games/chess/glossary.toml:1: there is no glossary'
fresh; printf '[[banned]]\nen = "x("\nuse = "y"\n' >>games/chess/glossary.toml; expect 1 'is no regular expression'
fresh; printf '[[banned]]\nen = "x"\n' >>games/chess/glossary.toml; expect 1 'is no entry'
rm -r docs; expect 2 'has no docs/rules'

finish "check-texts notices all of it"
