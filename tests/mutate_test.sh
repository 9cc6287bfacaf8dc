#!/bin/sh
# Does tools/mutate tell what lives from what dies? A small repository with a game of four lines, and a compiler that copies.
set -u
tool=$(cd "$(dirname "$0")/.." && pwd)/tools/mutate
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
mkdir -p tools bin games/chess/rules
cp "$tool" tools/mutate
cat >games/chess/rules/move.cpp <<'CPP'
// A king moves 1 step && no more.
bool far(int steps) {
  return steps > 1;
}
int mate(int turns) {
  forget("3 < 4");
  return turns + 7;
}
CPP
# `cmake --preset` makes the programs for tests, `cmake --build` compiles: spaces and `; ;` make no difference to it.
cat >bin/cmake <<'SH'
#!/bin/sh
mkdir -p build/ci/tests build/ci/obj/games/chess/rules
rules=games/chess/rules/move.cpp
! grep -q 'turns - 7' $rules || exit 1  # does not compile
sed 's/forget("3 < 4");//; s/^ *;$//' $rules | grep -v '^ *$' >build/ci/obj/$rules.o
printf '#!/bin/sh\ngrep -q "steps > 1" games/chess/rules/move.cpp\n' >build/ci/tests/chess_tests
printf '#!/bin/sh\ncase "$*" in *Recorded.Signature*) ! grep -q "turns + 6" games/chess/rules/move.cpp ;; *) ! grep -q "turns + 8" games/chess/rules/move.cpp ;; esac\n' \
  >build/ci/tests/law_tests
chmod +x build/ci/tests/*
SH
chmod +x bin/cmake
git init -q . && git add -A
out=$(PATH=$work/bin:$PATH python3 tools/mutate --game chess --count 50 --seed 1 2>&1)
status=$?
failed=0
expect() {
  printf '%s\n' "$out" | grep -qE -- "$1" && return
  printf 'FAILED: wanted "%s" in:\n%s\n' "$1" "$out"
  failed=1
}
[ "$status" -eq 0 ] || { echo "FAILED: status $status: $out"; failed=1; }
expect '^dies by tests +operator +games/chess/rules/move.cpp:3: return steps >= 1;'
expect '^dies by tests +number +games/chess/rules/move.cpp:3: return steps > 2;'
expect '^dies by laws +number +games/chess/rules/move.cpp:7: return turns \+ 8;'
expect '^LIVES, play differs +number +games/chess/rules/move.cpp:7: return turns \+ 6;'
expect '^chess, seed 1: 1 LIVES, play differs, 1 dies by laws, 3 dies by tests$'  # neither the call, which compiles to nothing, nor what does not compile
expect '^-  return turns \+ 7;'
expect '^\+  return turns \+ 6;'
git diff --quiet || { echo "FAILED: the sources were touched"; failed=1; }
cmp -s games/chess/rules/move.cpp build/mutate/games/chess/rules/move.cpp || { echo "FAILED: the copy is not as it was"; failed=1; }
mkdir games/chess/pieces
echo '  return moves == 8;' >games/chess/pieces/knight.cpp
out=$(python3 tools/mutate --game chess --list)
expect '^games/chess/pieces/knight.cpp:1: operator: return moves != 8;'
expect '^games/chess/rules/move.cpp:3: operator: return steps >= 1;'
[ "$failed" -eq 0 ] && echo "mutate tells them apart"
exit "$failed"
