// What every command says of itself, and of what was asked badly, in both languages.
#include <cstdlib>
#include <set>
#include <sstream>

#include "cli/cli_testing.h"

namespace kosmo {
namespace {

const std::vector<std::string> kCommands = {"play",     "games",    "players", "rules",   "card",  "replay",
                                            "verify",   "scenario", "words",   "state",   "view",  "schema",
                                            "simulate", "bench",    "backup",  "restore", "check", "admin"};

std::set<std::string> sentences(const std::string& text) {
  std::set<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    line = trimmed(line);
    const bool example = line.starts_with("kosmoteka ");
    if (!example && split_words(line).size() >= 4) lines.insert(line);
  }
  return lines;
}

TEST(Help, ShowsEveryCommandWithAnExampleInBothLanguages) {
  for (const char* lang : {"en", "pl"})
    for (const std::string& command : kCommands) {
      const Said said = kosmoteka({command, "--help", "--lang", lang});
      EXPECT_EQ(said.code, kOk);
      EXPECT_EQ(said.err, "");
      EXPECT_TRUE(holds(said.out, "kosmoteka " + command)) << said.out;
      EXPECT_TRUE(holds(said.out, lang == std::string("pl") ? "Przykłady" : "Examples")) << said.out;
      EXPECT_EQ(kosmoteka({"help", command, "--lang", lang}).out, said.out);
      EXPECT_TRUE(holds(kosmoteka({"--help", "--lang", lang}).out, command));
    }
}

TEST(Help, HasNoEnglishSentenceInPolish) {
  std::vector<std::vector<std::string>> pages{{"--help"}};
  for (const std::string& command : kCommands) pages.push_back({command, "--help"});
  for (std::vector<std::string> page : pages) {
    const std::set<std::string> english = sentences(kosmoteka(page).out);
    page.insert(page.end(), {"--lang", "pl"});
    const std::set<std::string> polish = sentences(kosmoteka(page).out);
    EXPECT_FALSE(polish.empty());
    for (const std::string& line : polish) EXPECT_FALSE(english.contains(line)) << line;
  }
}

TEST(Help, IsShownWhenNothingIsAsked) {
  const Said said = kosmoteka({});
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(holds(said.out, "simulate"));
}

TEST(Version, IsOneLine) {
  const Said said = kosmoteka({"--version"});
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(said.out.starts_with("kosmoteka ")) << said.out;
  EXPECT_EQ(count_of(said.out, "\n"), 1);
}

struct BadUsage {
  std::vector<std::string> args;
  std::string_view en, pl;  // a part of the complaint that says what would be right
};

TEST(Usage, MistakesAreOneLineThatSaysWhatWouldBeRight) {
  const BadUsage mistakes[] = {
      {{"plya"}, "Did you mean 'play'?", "Może chodziło o „play”?"},
      {{"qwertyuiop"}, "kosmoteka --help", "kosmoteka --help"},
      {{"help", "gmaes"}, "'games'", "„games”"},
      {{"play", "--sead", "1"}, "Did you mean '--sea", "Może chodziło o „--sea"},
      {{"play", "lucky", "--seats"}, "--seats needs one value", "--seats wymaga jednej wartości"},
      {{"play", "lucky", "--seats", "two"},
       "lucky is for 2 to 4 players, not 'two'",
       "gra lucky jest dla 2–4 graczy, a nie „two”"},
      {{"play", "lucky", "--seats", "0"}, "lucky is for 2 to 4 players, not 0", "dla 2–4 graczy, a nie dla 0"},
      {{"play", "lucky", "--seats", "-1"}, "for 2 to 4 players", "dla 2–4 graczy"},
      {{"state", "orion", "--seats", "99999999999"}, "for 2 to 4 players", "dla 2–4 graczy"},
      {{"play", "lucky", "--save", "/"},
       "'/' is a folder; the name of a new file",
       "„/” to katalog; potrzebna jest nazwa"},
      {{"play", "lucky", "--save", "/dev/null"},
       "is no saved game; choose another",
       "nie jest zapisem gry; wybierz inną"},
      {{"rules", "NK-ENE-99"},
       "no rule 'NK-ENE-99'. Did you mean 'NK-ENE-0",
       "Nie ma zasady „NK-ENE-99”. Może chodziło o „NK-ENE-0"},
      {{"rules", "nk-qqqqqqqqqq-99"},
       "no rule 'nk-qqqqqqqqqq-99'. All sections: kosmoteka rules narodziny",
       "Nie ma zasady „nk-qqqqqqqqqq-99”. Wszystkie rozdziały: kosmoteka rules narodziny"},
      {{"rules", "ZZ-XXX-99"}, "kosmoteka rules GAME", "kosmoteka rules GRA"},
      {{"play", "lucky", "--seats", "1"}, "for 2 to 4 players", "dla 2–4 graczy"},
      {{"play", "lucky", "--seats", "5"}, "for 2 to 4 players", "dla 2–4 graczy"},
      {{"play", "lucky", "--seed", "-1"}, "from 0 to", "od 0 do"},
      {{"play", "lucky", "--seed", "99999999999999999999"}, "from 0 to", "od 0 do"},
      {{"state", "lucky", "--seed", "x12"}, "or x and 32 hexadecimal digits is wanted, not 'x12'", "a nie „x12”"},
      {{"play", "lukcy"}, "Did you mean 'lucky'?", "Może chodziło o „lucky”?"},
      {{"play", "voidfall"}, "not built yet", "jeszcze nie powstała"},
      {{"play", "lucky", "more"}, "one word too many", "jest zbędne"},
      {{"play", "lucky", "--seat", "gredy"}, "Did you mean 'greedy'?", "Może chodziło o „greedy”?"},
      {{"play", "lucky", "--seat", "human,human", "--seat", "human,human,human"}, "2 to 4 players", "dla 2–4 graczy"},
      {{"play", "lucky", "--seats", "2", "--seat", "human,human,human"}, "leave out a --seat", "usuń jedno --seat"},
      {{"play", "lucky", "--option", "fast=1"}, "no option 'fast'", "nie ma opcji „fast”"},
      {{"play", "hush", "--option", "askign=who-can"}, "Did you mean 'asking'?", "Może chodziło o „asking”?"},
      {{"play", "hush", "--option", "asking=x"}, "who-could", "who-could"},
      {{"play", "lucky", "--name", "a\033[2Jb"}, "", ""},
      {{"play", "lucky", "--resume", "x"}, "leave them out", "nie podawaj ich"},
      {{"state"}, "GAME is missing", "Brakuje argumentu GRA"},
      {{"verify"}, "FILE is missing", "Brakuje argumentu PLIK"},
      {{"view", "lucky", "--seat", "gren"}, "Did you mean 'green'?", "Może chodziło o „green”?"},
      {{"schema", "lukcy"}, "Did you mean 'lucky'?", "Może chodziło o „lucky”?"},
      {{"serve", "--metrics", "9090"}, "such as 127.0.0.1:9090", "na przykład 127.0.0.1:9090"},
      {{"serve", "--host", "https://play.example.org"}, "such as play.example.org", "na przykład play.example.org"},
      {{"simulate", "lucky", "-n", "0"}, "from 1 to", "od 1 do"},
      {{"simulate", "lucky", "--seat", "human"}, "Only bots", "tylko boty"},
      {{"bench", "--seconds", "x"}, "a number from", "liczba od"},
      {{"bench", "--game", "lukcy"}, "'lucky'", "„lucky”"},
      {{"scenario", "/no/such/folder"}, "no file or folder", "Nie ma pliku ani katalogu"},
      {{"games", "--color", "red"}, "auto, always, never", "auto, always, never"},
      {{"games", "--content", "/no/such/folder"}, "no folder", "nie ma katalogu"},
  };
  for (const BadUsage& mistake : mistakes)
    for (const bool polish : {false, true}) {
      std::vector<std::string> args = mistake.args;
      args.insert(args.begin(), {"--lang", polish ? "pl" : "en"});
      const Said said = kosmoteka(args);
      EXPECT_EQ(said.code, kBadUsage) << joined(args, " ");
      EXPECT_TRUE(said.err.starts_with("kosmoteka: ")) << said.err;
      EXPECT_EQ(count_of(said.err, "\n"), 1) << said.err;
      EXPECT_FALSE(holds(said.err, "\033")) << said.err;
      EXPECT_TRUE(holds(said.err, polish ? mistake.pl : mistake.en)) << said.err;
      EXPECT_EQ(said.out, "") << joined(args, " ");
    }
}

TEST(Usage, SharedOptionsMayStandBeforeOrAfterTheCommand) {
  EXPECT_EQ(kosmoteka({"--lang", "pl", "games"}).out, kosmoteka({"games", "--lang", "pl"}).out);
  EXPECT_EQ(kosmoteka({"games", "--lang=pl", "--lang", "pl"}).out, kosmoteka({"games", "--lang", "pl"}).out);
}

TEST(Language, ComesFromTheEnvironment) {
  const auto language = [](const char* all, const char* messages, const char* lang) {
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
    const Lang found = language_of_environment();
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
    return found;
  };
  EXPECT_EQ(language("", "", "pl_PL.UTF-8"), Lang::kPolish);
  EXPECT_EQ(language("", "pl_PL", "en_GB"), Lang::kPolish);
  EXPECT_EQ(language("C", "pl_PL", "pl_PL"), Lang::kEnglish);
  EXPECT_EQ(language("", "", ""), Lang::kEnglish);
}

TEST(Colour, IsUsedOnlyWhenAskedForOrOnATerminal) {
  EXPECT_FALSE(holds(kosmoteka({"games"}).out, "\033["));
  EXPECT_TRUE(holds(kosmoteka({"games", "--color", "always"}).out, "\033["));
  EXPECT_FALSE(holds(kosmoteka({"games", "--color", "never"}).out, "\033["));
}

}  // namespace
}  // namespace kosmo
