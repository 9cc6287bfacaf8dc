# What the tests of tools share. A test sources this with the tool's name: a small repository in $work/repo is broken in every
# way, and `expect` says what the tool must answer. The last line of a test is `finish WORDS`.
tool=$(cd "$(dirname "$0")/.." && pwd)/tools/$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# expect STATUS TEXT ARGS...: this exit status, and this text among the words.
expect() {
  status=$1 text=$2
  shift 2
  out=$("$tool" --root "$work/repo" "$@" 2>&1)
  got=$?
  if [ "$got" -ne "$status" ] || ! printf '%s\n' "$out" | grep -qF -- "$text"; then
    printf 'FAILED: wanted status %s and "%s"; status %s:\n%s\n\n' "$status" "$text" "$got" "$out"
    failed=1
  fi
}

finish() {
  [ "$failed" -eq 0 ] && echo "$1"
  exit "$failed"
}
