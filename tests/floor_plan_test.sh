#!/bin/sh
# Does tools/check-floor-plan notice what it promises to notice? A small game, sound at first, is broken in every way.
set -u
set -- check-floor-plan
. "$(dirname "$0")/support/tool_test.sh"

fresh() {
  rm -rf "$work/repo"
  mkdir -p "$work/repo/games/chess/content" "$work/repo/games/chess/rules" "$work/repo/games/chess/scenarios"
  cd "$work/repo/games/chess" || exit 2
  for name in README.md chess.h state.h info.cpp content.h content.cpp cards.cpp describe.cpp zones.cpp invariants.cpp facts.cpp \
    result.cpp evaluate.cpp prior.cpp wastes.cpp terminal.cpp test_helpers.h rules/rules.h rules/setup.cpp; do
    : >"$name"
  done
  printf 'enum class Kind { kMove, kCount };\nenum class Verb { kMove, kCount };\nenum class Said { kMoved, kCount };\n' >words.h
  printf 'kVerbs = in_order<Verb, VerbRule>({});\nkPhrases = in_order<Said, Phrase>({});\n' >words.cpp
  printf 'inline constexpr Question ask_move = {};\n' >questions.h
  printf 'static_assert(in_order_of<Kind>(kSteps));\n.complete = true,\n' >flow.cpp
  printf 'explicit MoveArgs(const Step& s) : left(s.arg[0]) {}\nStep step(Seat p) { return make_step(Kind::kMove, p, left); }\n' >rules/step_args.h
  cat >rules/move.cpp <<'END'
// step.arg[0] in a comment is no fault
// CH-MOV-01: a step names its rule at its first function
void list_move(const State& s, const Step& step, ActionList& out) { list_squares(s, step, out); }
void list_squares(const State& s, int rank, ActionList& out);
void apply_move(State& s, const Step& step, Action a, Events&) {
  b.square[a.arg[0]] = choices[i].arg[1];
  switch (verb_of(a)) {
    case Verb::kMove: break;
    default: return {};
  }
  switch (colour) {
    default: paint(s);
  }
  s.core.push(Kind::kMove, step.seat);
}
int distance(int from, int to, bool straight);
END
}

fresh; expect 0 'chess: built by the floor plan'
expect 2 'there is no game go' go

for name in README.md chess.h rules/step_args.h result.cpp rules/setup.cpp; do
  fresh; rm "$name"; expect 1 "games/chess/$name: is missing; it should hold"
done
fresh; rmdir scenarios; expect 1 'games/chess/scenarios: is missing'
fresh; rmdir scenarios; sed -i s/true/false/ flow.cpp; expect 0 'chess: built by the floor plan'  # not complete yet

fresh; printf 'enum class Kind { kCount };\nPart<State, Kind, Verb, Say> part{};\n' >rules/castling.cpp
printf 'constinit Joined<State> joined;\n' >flow.cpp; expect 0 'chess: built by the floor plan'  # a game in parts

fresh; printf '// CH-MOV-01..03\n' >rules/rules.h; expect 1 "games/chess/rules/rules.h:1: 'CH-MOV-01..0…' hides rules"
fresh; printf '// CH-MOV-01, 02\n' >rules/rules.h; expect 1 "games/chess/rules/rules.h:1: 'CH-MOV-01, 02…' hides rules"
fresh; printf '// CH-MOV-01, CH-MOV-02\n' >rules/rules.h; expect 0 'chess: built by the floor plan'

fresh; printf '// CA-AMOEBA-W1, W2\n' >rules/rules.h; expect 1 "games/chess/rules/rules.h:1: 'CA-AMOEBA-W1, W2…' hides rules"
fresh; printf '// CA-AMOEBA-W1..W3\n' >rules/rules.h; expect 1 "games/chess/rules/rules.h:1: 'CA-AMOEBA-W1..W3…' hides rules"
fresh; printf '// CA-AMOEBA-W1, CA-AMOEBA-W2\n' >rules/rules.h; expect 0 'chess: built by the floor plan'

fresh; sed -i s/CH-MOV-01/somewhere/ rules/move.cpp
expect 1 "games/chess/rules/move.cpp:3: the step 'move' names no rule"
fresh; printf '// CH-CAS-01\n\nvoid run_castle(State& s, const Step&, Events&) {\n  s.king = 6;\n}\n' >rules/castle.cpp
expect 1 "games/chess/rules/castle.cpp:3: the step 'castle' names no rule"
fresh; printf 'void run_castle(State& s, const Step&, Events&) {\n  s.king = 6;  // CH-CAS-01\n}\n' >rules/castle.cpp
expect 0 'chess: built by the floor plan'

fresh; printf 'Problem Chess::settle(State& s, const Given& given) {\n}\n' >zones.cpp
expect 1 'games/chess/zones.cpp:1: settle belongs into invariants.cpp'
fresh; printf 'Problem Chess::settle(State& s, const Given& given) {\n}\n' >invariants.cpp; expect 0 'chess: built by the floor plan'

fresh; printf 'enum class Kind { kCount };\nenum class Verb { kCount };\n' >words.h
expect 1 "games/chess/words.h:1: has no 'enum class Said'"
fresh; printf '\nenum class Verb { kMove };\n' >rules/rules.h
expect 1 "games/chess/rules/rules.h:2: 'enum class Verb' belongs into words.h"
fresh; sed -i '/Said/d' words.cpp; expect 1 "games/chess/words.cpp:1: nothing checks the order of a table; make it by 'in_order<Said, ...>'"
fresh; printf 'constexpr Question ask_move = {};\n' >>words.cpp
expect 1 'games/chess/words.cpp:3: questions belong into questions.h'
fresh; : >flow.cpp
expect 1 'games/chess/flow.cpp:1: nothing checks the order of the table'

fresh; printf 'int x;\nint left = step.arg[0];\n' >prior.cpp
expect 1 'games/chess/prior.cpp:2: a bare argument of a step'
fresh; printf 'int left = s.core.steps.back().arg[0];\n' >zones.cpp
expect 1 'games/chess/zones.cpp:1: a bare argument of a step'
fresh; printf 'int left = waiting->arg[0];\n' >zones.cpp
expect 1 'games/chess/zones.cpp:1: a bare argument of a step'
fresh; printf 's.core.push(Kind::kMove, step.seat, 3);\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:1: a step made of bare arguments'
fresh; printf 's.core.push(Kind::kMove, s.after(step.seat), 3);\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:1: a step made of bare arguments'
fresh; printf 'run_move(s, make_step(Kind::kMove, 0, 3), nobody);\n' >move_test.cpp
expect 1 'games/chess/move_test.cpp:1: a step made of bare arguments'

fresh; printf 'part.push(s.core, Kind::kMove, step.seat, 3);\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:1: a step made of bare arguments'
fresh; printf 'return part.step(Kind::kMove, step.seat, 3);\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:1: a step made of bare arguments'
fresh; printf 'part.push(s.core, Kind::kMove, step.seat);\ns.core.steps.push(args.step(Kind::kMove, step.seat));\n' >rules/setup.cpp
expect 0 'chess: built by the floor plan'

fresh; printf 'switch (verb_of(a)) {\n  case Verb::kMove: return {};\n  default: break;\n}\nreturn castle(s);\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:3: this default carries something out'
fresh; printf '{\nswitch (verb_of(a)) {\n  case Verb::kMove: return {};\n  default: break;\n}\nreturn false;\n}\n' >rules/setup.cpp
expect 0 'chess: built by the floor plan'
fresh; printf 'switch (verb_of(a)) {\n  case Verb::kMove: break;\n  default: castle(s); break;\n}\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:3: this default carries something out'
fresh; printf 'switch (static_cast<Kind>(step.kind)) {\n  default:\n    if (x) return {};\n    castle(s);\n}\n' >rules/setup.cpp
expect 1 'games/chess/rules/setup.cpp:2: this default carries something out'
for decides in 'return true;' 'return 1;' 'return Piece::kPawn;' 'return "CH-MOVE-01";' 'return pays(s);' 'break;'; do
  fresh; printf 'switch (what) {\n  case Deed::kCastle: return false;\n  default: %s\n}\nreturn castle(s);\n' "$decides" >rules/setup.cpp
  expect 1 'games/chess/rules/setup.cpp:3: this default decides something'
done
for decides in 'return false;' 'return 0;' 'return {};' 'broken_limit("a deed");'; do
  fresh; printf 'switch (what) {\n  case Deed::kCastle: return true;\n  default: %s\n}\nreturn castle(s);\n' "$decides" >rules/setup.cpp
  expect 0 'chess: built by the floor plan'
done
for behind in '}' 'return pay;' 'return kTexts[e.op];'; do
  fresh; printf '{\nswitch (e.op) {\n  case chess::Op::kTake: pay = 2; break;\n  default: break;\n}\n%s\n' "$behind" >rules/setup.cpp
  expect 0 'chess: built by the floor plan'
done

fresh; printf 'return square[static_cast<std::size_t>(at)];\n' >state.h
expect 1 'games/chess/state.h:1: a cast index'
fresh; printf 'void move(State&, Seat, int from, int to, bool takes, bool castles);\n' >rules/rules.h
expect 1 'games/chess/rules/rules.h:1: four or more bools and ints in a row'
fresh; printf 'void move(int, int, bool = false,\n          int);\n' >rules/rules.h
expect 1 'games/chess/rules/rules.h:1: four or more bools and ints in a row'
fresh; yes '' | head -601 >terminal.cpp
expect 1 'games/chess/terminal.cpp:601: the file has 601 lines'

finish "check-floor-plan notices every planted fault"
