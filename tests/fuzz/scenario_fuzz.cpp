// Running a scenario must never harm: it holds, or a line is named in both languages.
#include <cstdlib>

#include "engine/scenario.h"
#include "tests/toys/toys.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kosmo;
  register_game(lucky_game());
  // A head that is right, so that the fuzzer spends its time on what follows.
  std::string text = "title = 'x'\ntitle_pl = 'y'\nrules = ['LUCKY-01']\ngame = 'lucky'\nseats = ['red', 'green']\n";
  text.append(reinterpret_cast<const char*>(data), size);
  const Problem failure = run_scenario(text, "f").failure();
  if (failure && (!failure.en.starts_with("f:") || !failure.pl.starts_with("f:"))) std::abort();
  return 0;
}
