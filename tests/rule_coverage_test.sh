#!/bin/sh
# Does tools/rule-coverage notice what it promises to notice? A small repository, sound at first, is broken in every way.
set -u
set -- rule-coverage
. "$(dirname "$0")/support/tool_test.sh"

fresh() {
  rm -rf "$work/repo"
  mkdir -p "$work/repo/docs/rules" "$work/repo/games/chess/scenarios/moves" "$work/repo/games/chess/rules"
  cd "$work/repo" || exit 2
  printf '## 1. Moves\n\n- **CH-MOV-01** A rook moves in a line.\n- **CH-MOV-02** A king moves one step.\n\n### 1.1 The end\n\n- **CH-END-01** Mate ends the game (CH-MOV-02).\n' >docs/rules/chess.md
  printf '## 1. Ruchy\n\n- **CH-MOV-01** Wieża idzie prosto.\n- **CH-MOV-02** Król idzie o jedno pole.\n\n### 1.1 Koniec\n\n- **CH-END-01** Mat kończy grę.\n' >docs/rules/chess.pl.md
  printf '  .complete = true,\n' >games/chess/flow.cpp
  printf '// CH-MOV-01..02\nauto rule = "CH-END-01";\n' >games/chess/rules/move.cpp
  printf 'TEST(Chess, CH_MOV_01_CH_MOV_02_pieces_move) {}\n' >games/chess/move_test.cpp
  printf 'title = "Mate ends it"\nrules = ["CH-END-01"]\n' >games/chess/scenarios/moves/mate.toml
}

fresh; expect 0 'chess (complete): 3 of 3 rules proven'
expect 0 'move_test.cpp:1  Chess.CH_MOV_01_CH_MOV_02_pieces_move' --list ch-mov-02
expect 0 'scenarios/moves/mate.toml  Mate ends it' --list CH-END
expect 0 '"missing": []' --json
expect 0 '  code  games/chess/rules/move.cpp:1' --list CH-MOV-02  # cited by a range
expect 0 '  all         3        3      1          1        3'
expect 2 'no rule or group CH-MOV-99' --list CH-MOV-99
expect 2 'there is no game go' go

fresh; rm games/chess/scenarios/moves/mate.toml
expect 1 'nothing proves CH-END-01: Mate ends the game'
expect 1 'chess is called complete, but nothing proves 1 of its rules: CH-END-01'
expect 0 'nothing proves it' --list CH-END-01
sed -i 's/true/false/' games/chess/flow.cpp
expect 0 'chess (not complete yet): 2 of 3 rules proven'

fresh; sed -i 's/Chess, CH/Chess, DISABLED_CH/' games/chess/move_test.cpp
expect 1 'nothing proves 2 of its rules'
fresh; sed -i 's,^,// ,' games/chess/move_test.cpp
expect 1 'nothing proves 2 of its rules'

fresh; printf 'TEST(Chess, CH_MOV_09_castling) {}\n' >>games/chess/move_test.cpp
expect 1 'games/chess/move_test.cpp:2: there is no rule CH-MOV-09 to prove'
fresh; sed -i 's/CH-END-01/CH-END-07/' games/chess/scenarios/moves/mate.toml
expect 1 'moves/mate.toml: there is no rule CH-END-07 to prove'
fresh; printf 'title = "No rules"\n' >games/chess/scenarios/moves/none.toml
expect 1 'moves/none.toml: rules = [...] must name'
fresh; printf 'rules = [\n' >games/chess/scenarios/moves/broken.toml
expect 1 'moves/broken.toml: this is not TOML'

fresh; sed -i 's/CH-END-01/CH-END-02/' games/chess/rules/move.cpp
expect 1 'games/chess/rules/move.cpp:2: there is no rule CH-END-02'
fresh; sed -i 's/01\.\.02/01..03/' games/chess/rules/move.cpp
expect 1 'games/chess/rules/move.cpp:1: there is no rule CH-MOV-03'
fresh; sed -i 's/(CH-MOV-02)/(CH-MOV-12)/' docs/rules/chess.md
expect 1 'docs/rules/chess.md:8: there is no rule CH-MOV-12'

fresh; sed -i 's/CH-MOV-02\*\*/CH-MOV-01**/' docs/rules/chess.md
expect 1 'docs/rules/chess.md:4: CH-MOV-01 stands in the rules twice'
fresh; rm docs/rules/chess.pl.md
expect 1 'docs/rules/chess.pl.md: the Polish document is missing'
fresh; mv docs/rules/chess.md docs/rules/checkers.md
expect 1 'docs/rules/chess.pl.md: there is no English document'
fresh; sed -i '/MOV-01/d' docs/rules/chess.pl.md
expect 1 'docs/rules/chess.pl.md:3: rule CH-MOV-02 stands where the English document has rule CH-MOV-01'
fresh; sed -i '/END-01/d' docs/rules/chess.pl.md
expect 1 'docs/rules/chess.pl.md: rule CH-END-01 and what follows it is missing'
fresh; printf -- '- **CH-END-02** Pat.\n' >>docs/rules/chess.pl.md
expect 1 'docs/rules/chess.pl.md:9: rule CH-END-02 is not in the English document'
fresh; sed -i 's/1\.1/1.2/' docs/rules/chess.pl.md
expect 1 'section 1.2 stands where the English document has section 1.1'
fresh; sed -i 's/ Mat kończy grę\.//' docs/rules/chess.pl.md
expect 1 'CH-END-01 has no text'

fresh; printf '\n' >games/chess/flow.cpp
expect 1 "games/chess: '.complete = true' or 'false' must stand there once"
fresh; mkdir games/go; printf '.complete = true\n' >games/go/flow.cpp
expect 1 'go is called complete, but has no numbered rules'

fresh; mkdir games/fairy-chess; printf '.complete = false\n' >games/fairy-chess/flow.cpp
expect 1 "games/fairy-chess: no game has '-' in its id"
fresh; sed -i '/^#/d' docs/rules/chess.md docs/rules/chess.pl.md
expect 1 'docs/rules/chess.md: a document begins with a heading'
expect 1 'docs/rules/chess.pl.md: a document begins with a heading'

# Code: every rule is cited by some, or says from which others it follows.
fresh; rm games/chess/rules/move.cpp
expect 1 'chess is called complete, but no code cites 3 of its rules, nor do they say from which others they follow: CH-MOV-01'
expect 1 'no code cites CH-END-01: Mate ends the game'
expect 0 'no code cites it' --list CH-END-01
printf '// CH-MOV-01..02, CH-END-01\n' >games/chess/other_test.cpp  # tests are no code, nor are scenarios
expect 1 'no code cites 3 of its rules'
mkdir games/chess/testing  # nor is what only checks positions, or serves tests
for path in invariants.cpp rules/waiting.cpp testing/piece.cpp test_board.h; do
  printf '// CH-MOV-01..02, CH-END-01\n' >games/chess/$path
  expect 1 'no code cites 3 of its rules'
done
sed -i 's/true/false/' games/chess/flow.cpp
expect 0 'no code cites CH-MOV-02'
fresh; sed -i '/END-01/d' games/chess/rules/move.cpp
expect 1 'no code cites 1 of its rules, nor do they say from which others they follow: CH-END-01'
sed -i 's/game (CH-MOV-02)/game (follows from CH-MOV-02, CH-MOV-01)/' docs/rules/chess.md
expect 1 'docs/rules/chess.pl.md:8: CH-END-01 is not marked like the English rule'
sed -i 's/kończy grę/kończy grę (wynika z CH-MOV-02, CH-MOV-01)/' docs/rules/chess.pl.md
expect 0 'chess (complete): 3 of 3 rules proven'
expect 0 'no code cites it; it follows from CH-MOV-02, CH-MOV-01' --list CH-END-01
expect 0 '  code  games/chess/rules/move.cpp:1  (CH-MOV-01)' --list CH-END-01
sed -i 's/CH-MOV-02, CH-MOV-01/CH-MOV-09/' docs/rules/chess.md docs/rules/chess.pl.md
expect 1 'docs/rules/chess.md:8: there is no rule CH-MOV-09'
sed -i 's/CH-MOV-09/CH-END-01/' docs/rules/chess.md docs/rules/chess.pl.md  # from itself: from nothing
expect 1 'no code cites 1 of its rules'
fresh; sed -i '/END-01/d' games/chess/rules/move.cpp
sed -i 's/game (CH-MOV-02)/game (component)/' docs/rules/chess.md
sed -i 's/kończy grę/kończy grę (element gry)/' docs/rules/chess.pl.md
expect 0 'chess (complete): 3 of 3 rules proven (2 rules and 1 component)'
# A reader that stops reading is no mistake of the tool.
for i in $(seq 999); do printf -- '- **CH-LONG-%03d** %0200d\n' "$i" 0; done >>docs/rules/chess.md
said=$({ "$tool" --root "$work/repo" --list CH-LONG | head -1 >/dev/null; } 2>&1)
if [ -n "$said" ]; then
  printf 'FAILED: a closed pipe: %s\n\n' "$said"
  failed=1
fi

# Variants of a scenario prove rules of their own, or those of their file; base positions prove nothing.
fresh; printf 'title = "Mate"\nrules = ["CH-END-01"]\n[[variant]]\ntitle = "by a rook"\n[[variant]]\ntitle = "by a king"\nrules = ["CH-MOV-02"]\n' >games/chess/scenarios/moves/mate.toml
printf '[opening]\ntitle = "x"\n' >games/chess/scenarios/positions.toml
expect 0 'moves/mate.toml  Mate: by a rook' --list CH-END-01
expect 0 'moves/mate.toml  Mate: by a king' --list CH-MOV-02
expect 0 '  all         3        3      1          2        3'
sed -i 's/CH-MOV-02/CH-MOV-08/' games/chess/scenarios/moves/mate.toml
expect 1 'moves/mate.toml: there is no rule CH-MOV-08 to prove'

# Ids whose last part has letters: a card, a power.
fresh; for file in docs/rules/chess.md docs/rules/chess.pl.md; do printf -- '- **CH-ROOK-W1** x.\n- **CH-ROOK-W2** y.\n' >>$file; done
expect 1 'nothing proves 2 of its rules: CH-ROOK-W1, CH-ROOK-W2'
printf 'TEST(Rook, CH_ROOK_W1_CH_ROOK_W2_castles) {}\n' >games/chess/rook_test.cpp
expect 1 'no code cites 2 of its rules, nor do they say from which others they follow: CH-ROOK-W1, CH-ROOK-W2'
printf '// CH-ROOK-W1 and CH-ROOK-W2\n' >games/chess/rules/rook.cpp
expect 0 'chess (complete): 5 of 5 rules proven'
expect 0 'rook_test.cpp:1  Rook.CH_ROOK_W1_CH_ROOK_W2_castles' --list CH-ROOK-W2
sed -i 's/W2/W3/' games/chess/rules/rook.cpp
expect 1 'games/chess/rules/rook.cpp:1: there is no rule CH-ROOK-W3'

# A game whose rules stand in two documents, with a prefix each.
two_documents() {
  fresh
  printf '# Fairy pieces\n\n## 1. Moves\n\n- **CF-MOV-01** A rose rides in a circle (CH-MOV-01).\n- **CF-MOV-02** A ferz moves one step.\n' >docs/rules/chess-fairy.md
  printf '# Bierki bajkowe\n\n## 1. Ruchy\n\n- **CF-MOV-01** Róża krąży.\n- **CF-MOV-02** Ferz idzie o jedno pole.\n' >docs/rules/chess-fairy.pl.md
  printf '// CF-MOV-01..02, CH-MOV-01\n' >games/chess/rules/fairy.cpp
  printf 'TEST(Fairy, CH_MOV_01_CF_MOV_01_the_rose_is_no_rook) {}\n' >games/chess/fairy_test.cpp
  printf 'title = "A ferz"\nrules = ["CF-MOV-02", "CH-MOV-02"]\n' >games/chess/scenarios/moves/ferz.toml
}

two_documents; expect 0 'chess (complete): 5 of 5 rules proven'
expect 0 '  all         5        5      2          2        5'
expect 0 '  CF-MOV      2        2      1          1        2'
expect 0 '"complete": true' --json chess
expect 2 'there is no game chess-fairy; there are: chess' chess-fairy
expect 0 'fairy_test.cpp:1  Fairy.CH_MOV_01_CF_MOV_01_the_rose_is_no_rook' --list CF-MOV-01
expect 0 'fairy_test.cpp:1  Fairy.CH_MOV_01_CF_MOV_01_the_rose_is_no_rook' --list CH-MOV-01
expect 0 'scenarios/moves/ferz.toml  A ferz' --list cf-mov
rm games/chess/move_test.cpp games/chess/fairy_test.cpp
expect 1 'nothing proves 2 of its rules: CH-MOV-01, CF-MOV-01'  # the main document first

two_documents; sed -i 's/CF_MOV_01/CF_MOV_07/' games/chess/fairy_test.cpp
expect 1 'games/chess/fairy_test.cpp:1: there is no rule CF-MOV-07 to prove'
expect 1 'nothing proves 1 of its rules: CF-MOV-01'
two_documents; sed -i 's/01\.\.02/01..03/' games/chess/rules/fairy.cpp
expect 1 'games/chess/rules/fairy.cpp:1: there is no rule CF-MOV-03'
two_documents; sed -i 's/(CH-MOV-01)/(CH-MOV-11)/' docs/rules/chess-fairy.md
expect 1 'docs/rules/chess-fairy.md:5: there is no rule CH-MOV-11'
two_documents; sed -i 's/(CH-MOV-02)/(CF-MOV-12)/' docs/rules/chess.md
expect 1 'docs/rules/chess.md:8: there is no rule CF-MOV-12'
two_documents; sed -i 's/CF-MOV-02\*\*/CH-MOV-02**/' docs/rules/chess-fairy.md docs/rules/chess-fairy.pl.md
expect 1 'docs/rules/chess-fairy.md:6: CH-MOV-02 stands in the rules twice'
two_documents; rm docs/rules/chess-fairy.pl.md
expect 1 'docs/rules/chess-fairy.pl.md: the Polish document is missing'
two_documents; sed -i '/CF-MOV-01/d' docs/rules/chess-fairy.pl.md
expect 1 'docs/rules/chess-fairy.pl.md:5: rule CF-MOV-02 stands where the English document has rule CF-MOV-01'
two_documents; rm docs/rules/chess.md docs/rules/chess.pl.md
expect 1 'docs/rules/chess-fairy.md: it is a part of chess, but there is no chess.md'

finish "rule-coverage notices all of it"
