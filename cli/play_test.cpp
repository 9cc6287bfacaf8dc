// A game at the terminal, played by scripts: good answers, bad answers, and everything else that may be typed.
#include <functional>
#include <set>

#include "cli/cli_testing.h"
#include "table/table.h"

namespace kosmo {
namespace {

Said play(std::vector<std::string> args, const std::string& typed) {
  args.insert(args.begin(), {"play", "lucky", "--seed", "3"});
  return kosmoteka(args, typed);
}

// From the last prompt on: what the last line typed led to.
std::string last_answer(const Said& said, std::string_view prompt = "Red> ") {
  const auto end = said.out.rfind(prompt);
  const auto begin = said.out.rfind(prompt, end - 1);
  return said.out.substr(begin, end - begin);
}

TEST(Play, AGameOfAToyCanBePlayedToItsEnd) {
  for (const char* lang : {"en", "pl"}) {
    const Said said = play({"--lang", lang}, repeated("1", 6));
    EXPECT_EQ(said.code, kOk);
    EXPECT_EQ(said.err, "");
    const bool polish = lang == std::string("pl");
    EXPECT_TRUE(holds(said.out, polish ? "Koniec gry" : "The game is over")) << said.out;
    EXPECT_EQ(count_of(said.out, polish ? "Czerwony> " : "Red> "), 6);
    EXPECT_TRUE(holds(said.out, polish ? "miejsce" : "place"));
  }
}

TEST(Play, TheRealGameCanBePlayedToItsEndByTakingTheLastChoice) {
  // "end" and its like come last: answers that always exist, found by asking for the choice after every refusal.
  std::string script;
  for (int i = 0; i < 4000; ++i) script += "end\nstop\n1\n";
  const Said said = kosmoteka({"play", "narodziny", "--seed", "1", "--lang", "pl"}, script);
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(holds(said.out, "Koniec gry"));
  EXPECT_FALSE(holds(said.out, "The game is over"));
}

TEST(Play, TheResultTellsWhatThePointsCameFromIfTheGameDoes) {
  const auto told = [](const char* game, const char* lang) {
    return kosmoteka({"play", game, "--seed", "1", "--seat", "random,random", "--lang", lang}, "").out;
  };
  EXPECT_TRUE(holds(told("narodziny", "en"), "nebulae  crystals  advanced life  goals  cards, abilities"));
  EXPECT_TRUE(holds(told("orion", "pl"), "tor  morale  struktury  Na koniec gry"));
  EXPECT_TRUE(holds(told("lucky", "en"), "points\n"));
}

TEST(Play, BotsAloneAreWatched) {
  const Said said = play({"--seat", "random,random"}, "");
  EXPECT_TRUE(holds(said.out, "The game is over"));
  EXPECT_GT(count_of(said.out, "·"), 5);
  EXPECT_FALSE(holds(said.out, "You drew"));  // a spectator's eyes
}

TEST(Play, AnAnswerMayBeANumberAnActionItsBeginningOrItsEnd) {
  for (const char* typed : {"4", "place 3", "PLACE  3", "pl 3", "p 3", "  place 3\t"})
    EXPECT_TRUE(holds(play({}, std::string(typed) + "\n").out, "Red places a token on spot 3.")) << typed;
}

TEST(Play, LongListsAreGroupedInColumnsAndTakenByTheirEnd) {
  // An H star is in hand after the light control; 36 star spaces are free.
  const Said said = kosmoteka({"play", "narodziny", "--seed", "4", "--seat", "human,human", "--name", "Ala,Jan"},
                              "\n1\nstop\n1\n1\n1\n1\nplace-star H\nS05\n");
  EXPECT_TRUE(holds(said.out, "  Put the star on …  star-at\n    1 S01 ")) << said.out;
  EXPECT_TRUE(holds(said.out, "puts an H star on S05.")) << said.out;
}

TEST(Play, AnAmbiguousAnswerIsAskedBackAndPlaysNothing) {
  const Said said = play({}, "pl\nlog\n");
  EXPECT_TRUE(holds(said.out, "could mean any of these")) << said.out;
  EXPECT_TRUE(holds(last_answer(said), "Nothing has happened yet."));
}

TEST(Play, WordsOfASentenceAreSuggestedButNeverPlayed) {
  const Said said = play({}, "token spot 8\nlog\n");
  EXPECT_TRUE(holds(said.out, "Did you mean one of these?")) << said.out;
  EXPECT_TRUE(holds(last_answer(said), "Nothing has happened yet."));
}

TEST(Play, BadInputNeverEndsTheGameAndIsAnsweredWithWhatWouldBeRight) {
  const std::vector<std::string> rubbish = {"0",
                                            "10",
                                            "-1",
                                            "99999999999999999999999",
                                            "1.5",
                                            "foo",
                                            "place",
                                            "place 99",
                                            "place 1 2",
                                            "draw 1",
                                            std::string(100'000, 'x'),
                                            std::string("nul\0byte", 8),
                                            "\xff\xfe\xc3",
                                            "\033[31mred",
                                            "why fly",
                                            "try",
                                            "try fly",
                                            "try draw;;;fly",
                                            ";",
                                            "fly; draw",
                                            "undo it",
                                            "why",
                                            "card",
                                            "card x",
                                            "rules",
                                            "rules x",
                                            "log x",
                                            "save",
                                            "save /no/such/dir/f",
                                            "{}",
                                            "%s%n",
                                            "'; DROP TABLE",
                                            "żółć"};
  for (const std::string& line : rubbish) {
    const Said said = play({}, line + "\nlog\nquit\n");
    EXPECT_EQ(said.code, kOk) << line;
    EXPECT_EQ(said.err, "") << line;
    EXPECT_TRUE(holds(said.out, "Nothing has happened yet.")) << line;
    EXPECT_FALSE(holds(said.out, "\033")) << line;
    EXPECT_LT(said.out.size(), 8000u) << line.substr(0, 20);
  }
  const std::string answer = last_answer(play({}, "foo\n"));
  EXPECT_TRUE(holds(answer, "a number from 1 to 9")) << answer;
  EXPECT_TRUE(holds(last_answer(play({"--lang", "pl"}, "foo\n"), "Czerwony> "), "numer od 1 do 9"));
}

TEST(Play, EmptyLinesShowTheChoicesAgain) { EXPECT_EQ(count_of(play({}, "\n\n").out, "  place 8\n"), 3); }

TEST(Play, TryShowsTheBoardAsItWouldBeAndPlaysNothing) {
  const Said said = play({}, "try place 3\nlog\n");
  EXPECT_TRUE(holds(said.out, R"("spots":{"3":"red"})")) << said.out;
  EXPECT_TRUE(holds(said.out, "nothing was played")) << said.out;
  EXPECT_TRUE(holds(last_answer(said), "Nothing has happened yet."));
  const Said polish = play({"--lang", "pl"}, "spróbuj place 3\nSPROBUJ 4\n");
  EXPECT_EQ(count_of(polish.out, "nic nie zostało zagrane"), 2) << polish.out;
  EXPECT_EQ(count_of(polish.out, R"("spots":{"3":"red"})"), 2) << polish.out;
}

TEST(Play, TryTellsNothingThatIsHiddenAndRefusesByTheRule) {
  const Said drawn = play({}, "try draw; place 1\n");
  EXPECT_FALSE(holds(drawn.out, R"("spots":{"1")")) << "it stops before the card is drawn";
  EXPECT_TRUE(holds(drawn.out, "nothing was played")) << drawn.out;
  const Said refused = kosmoteka({"play", "narodziny", "--seed", "2"}, "try shift green light\n");
  EXPECT_TRUE(holds(refused.out, "No: Energy tokens of other players may not be moved. [NK-ENE-04]")) << refused.out;
  for (const char* typed : {"try", "try ;", "try ; ;"})
    EXPECT_TRUE(holds(play({}, std::string(typed) + "\n").out, "Type 'try' and an action")) << typed;
  EXPECT_TRUE(holds(play({}, "try place 1; fly\n").out, "There is no action 'fly'; there are:"));
}

TEST(Play, SeveralActionsInOneLineArePlayedOneAfterAnother) {
  const Said both = play({"--seat", "human,human"}, "\nplace 1; place 2\n");
  EXPECT_TRUE(holds(both.out, "Played 2 actions.")) << both.out;
  EXPECT_TRUE(holds(both.out, "Red places a token on spot 1."));
  EXPECT_TRUE(holds(both.out, "Red places a token on spot 2."));
  // Each is read as an answer to the question that the one before leads to.
  const Said numbers = play({"--seat", "human,human", "--lang", "pl"}, "\n2; 2\n");
  EXPECT_TRUE(holds(numbers.out, "Zagrano 2 akcje.")) << numbers.out;
  EXPECT_TRUE(holds(numbers.out, "Czerwony kładzie żeton na polu 1."));
  EXPECT_TRUE(holds(numbers.out, "Czerwony kładzie żeton na polu 2."));
  EXPECT_TRUE(holds(play({}, "place 3;\n").out, "Played 1 action.")) << "a line of one";
}

TEST(Play, ALineOfActionsIsCutWhereSomethingBecomesKnownOrAnotherIsAsked) {
  const Said drawn = play({"--seat", "human,human"}, "\ndraw; place 1; fly\nlog\n");
  EXPECT_TRUE(holds(drawn.out, "Played 1 of 3: then something became known")) << drawn.out;
  EXPECT_EQ(count_of(last_answer(drawn), "You drew"), 1) << drawn.out;
  EXPECT_FALSE(holds(last_answer(drawn), "spot 1")) << drawn.out;
  const Said three = play({"--seat", "human,human", "--lang", "pl"}, "\nplace 1; place 2; place 3\n");
  EXPECT_TRUE(holds(three.out, "Zagrano 2 z 3: potem coś się ujawniło")) << three.out;
}

TEST(Play, ALineWithARefusedActionPlaysNothing) {
  const Said twice = play({}, "place 1; place 1\nlog\n");
  EXPECT_TRUE(holds(twice.out, "Nothing was played. Refused is 'place 1':")) << twice.out;
  EXPECT_TRUE(holds(twice.out, "[LUCKY-03]"));
  EXPECT_TRUE(holds(last_answer(twice), "Nothing has happened yet."));
  const Said unknown = play({}, "place 1; fly\nlog\n");
  EXPECT_TRUE(holds(unknown.out, "There is no action 'fly'")) << unknown.out;
  EXPECT_TRUE(holds(last_answer(unknown), "Nothing has happened yet."));
}

TEST(Play, UndoTurnTakesBackAllOfTheTurn) {
  const Said said = play({"--seat", "human,human", "--name", "Ala,Jan"}, "\nplace 1\nplace 2\nundo turn\nlog\n");
  EXPECT_TRUE(holds(said.out, "Taken back: 2 decisions.")) << said.out;
  EXPECT_TRUE(holds(last_answer(said, "Ala> "), "Nothing has happened yet.")) << said.out;
  const Said one = play({"--lang", "pl"}, "place 1\ncofnij turę\nhistoria\n");
  EXPECT_TRUE(holds(one.out, "Cofnięto 1 decyzję.")) << one.out;
  const Said seen = play({}, "draw\nundo turn\n");
  EXPECT_FALSE(holds(seen.out, "Taken back")) << seen.out;
  const Said what = play({}, "place 1\nundo everything\nlog\n");
  EXPECT_TRUE(holds(what.out, "or 'undo turn' for all of this turn")) << what.out;
  EXPECT_TRUE(holds(last_answer(what), "spot 1")) << "nothing was taken back";
}

// A strike has no alternative, and neither has the horn when it comes last.
TEST(Play, ForcedAnswersAreGivenWithoutAsking) {
  const Said said = kosmoteka({"play", "chain", "--seat", "human,human"}, "\ndo bell\ndecline\ndo drum\nundo\nlog\n");
  EXPECT_FALSE(holds(said.out, "Strike!")) << said.out;
  EXPECT_TRUE(holds(said.out, "Red, horn: 0 points now.")) << said.out;
  EXPECT_TRUE(holds(said.out, "Taken back.")) << "also what was forced, of both seats";
  EXPECT_FALSE(holds(last_answer(said), "horn")) << said.out;
  const Said line = kosmoteka({"play", "chain", "--seat", "human,human"}, "\ndo bell; decline; do drum; do bell\n");
  EXPECT_TRUE(holds(line.out, "Played 3 of 4")) << line.out;
  const Said tried = kosmoteka({"play", "chain", "--seat", "human,human"}, "\ntry do bell; decline; do drum\n");
  EXPECT_TRUE(holds(tried.out, R"("step":"choose","rule":"CHAIN-02")")) << "as green is asked then: " << tried.out;
  EXPECT_TRUE(holds(tried.out, R"("seat":"green")")) << tried.out;
}

// A bot lasts as long as the game: it answers like one that sits at a table of our own.
TEST(Play, ABotIsTheSameForTheWholeGame) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  play({"--seat", "human,random", "--save", file}, repeated("draw", 6));
  TableSetup setup{&lucky_game(), lucky_game().standard_options(), 3, {{"human", ""}, {"random", ""}}};
  Maybe<Table> table = Table::open(setup);
  ASSERT_TRUE(table);
  while (!table->over()) ASSERT_TRUE(table->bot_acts() || !table->act(0, *lucky_game().parse("draw")));
  std::vector<Action> ours, theirs;
  for (const JournalEntry& entry : table->journal()) ours.push_back(entry.action);
  const Maybe<CheckedReplay> read = read_replay(scratch.read("g.jsonl"), "g.jsonl");
  ASSERT_TRUE(read) << read.problem().en;
  for (const JournalEntry& entry : read->replay.entries) theirs.push_back(entry.action);
  EXPECT_EQ(theirs, ours);
}

TEST(Play, UndoTakesBackWhatIsOpenAndRefusesWhatWasSeen) {
  const Said open = play({}, "place 1\nundo\nplace 1\nlog\n");
  EXPECT_TRUE(holds(open.out, "Taken back."));
  EXPECT_EQ(count_of(last_answer(open), "Red places a token on spot 1."), 1) << open.out;
  const Said seen = play({}, "draw\nundo\nlog\n");
  EXPECT_FALSE(holds(seen.out, "Taken back."));
  EXPECT_TRUE(holds(last_answer(seen), "You drew"));
  EXPECT_TRUE(holds(play({"--lang", "pl"}, "place 1\ncofnij\n").out, "Cofnięto."));
}

TEST(Play, WhyNamesTheRuleThatRefusesAndItsReason) {
  const Said said = play({}, "place 1\nwhy place 1\n");
  EXPECT_TRUE(holds(last_answer(said), "Spot 1 is taken. [LUCKY-03]")) << said.out;
  EXPECT_TRUE(holds(last_answer(play({}, "place 1\nplace 1\n")), "Spot 1 is taken. [LUCKY-03]"));
  EXPECT_TRUE(holds(last_answer(play({}, "why place 1\n")), "That may be done."));
}

TEST(Play, WhyOfAVerbAloneNamesItsRuleAndTheChoices) {
  EXPECT_TRUE(holds(play({}, "why place\n").out, "'place' can be done now: place 1, place 2,"));
  const auto answer = [](const char* typed) {
    return kosmoteka({"play", "narodziny", "--seed", "1", "--lang", "pl"}, typed).out;
  };
  EXPECT_TRUE(holds(answer("dlaczego shift\n"), "„shift” jest teraz możliwe: shift pink light,"));
  EXPECT_TRUE(holds(answer("dlaczego shift dark\n"), "„shift dark” jest teraz możliwe: shift dark light,"));
  EXPECT_TRUE(holds(answer("dlaczego place-star\n"), "„place-star” nie jest teraz możliwe."));
  EXPECT_TRUE(holds(answer("place-star\n"), "„place-star” nie jest teraz możliwe.")) << "also without asking why";
}

TEST(Play, WhyShowsTheWholeRuleInTheLanguageOfThePlayer) {
  const Said english = kosmoteka({"play", "narodziny", "--seed", "3"}, "why shift green gravity\n");
  EXPECT_TRUE(holds(english.out, "[NK-ENE-04]")) << english.out;
  EXPECT_TRUE(holds(english.out, "Energy tokens of other players may not be moved.")) << english.out;
  const Said polish = kosmoteka({"play", "narodziny", "--seed", "3", "--lang", "pl"}, "dlaczego shift green gravity\n");
  EXPECT_TRUE(holds(polish.out, "NK-ENE-04  5.3")) << polish.out;
  EXPECT_FALSE(holds(polish.out, "may not be moved"));
}

TEST(Play, HelpListsItsWordsAndBothLanguagesAreUnderstood) {
  const Said said = play({"--lang", "pl"}, "help\npomoc\n?\n");
  EXPECT_EQ(count_of(said.out, "cofnij swoją ostatnią decyzję"), 3);
  EXPECT_FALSE(holds(said.out, "take back your last decision"));
}

TEST(Play, HintNamesAChoiceWithoutPlayingIt) {
  const Said said = play({}, "hint\nlog\n");
  EXPECT_TRUE(holds(said.out, "The greedy bot would choose:"));
  EXPECT_TRUE(holds(last_answer(said), "Nothing has happened yet."));
}

TEST(Play, LogTellsOnlyWhatTheSeatMayKnow) {
  const Said said = play({}, "draw\ndraw\nlog 100\n");
  const std::string log = last_answer(said);
  EXPECT_EQ(count_of(log, "You drew"), 2) << log;
  EXPECT_EQ(count_of(log, "Red draws"), 0) << log;
  EXPECT_EQ(count_of(last_answer(play({}, "draw\ndraw\nlog 1\n")), "\n"), 2);
}

TEST(Play, RulesAndCardsCanBeLookedUpDuringTheGame) {
  const Said said =
      kosmoteka({"play", "narodziny", "--seed", "3"}, "rules NK-ENE-05\ncard amino\ncard a\nrules token\n");
  EXPECT_TRUE(holds(said.out, "NK-ENE-05  5.3"));
  EXPECT_TRUE(holds(said.out, "CL2  Amino Acids"));
  EXPECT_TRUE(holds(said.out, "more; type more of the name")) << said.out;
  EXPECT_TRUE(holds(said.out, "more; add a word"));
}

TEST(Play, SaveAndResumeGoOnWhereTheGameStood) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("evening.jsonl");
  const Said first = play({}, "place 1\nundo\nplace 2\nsave " + file + "\nplace 3\nquit\n");
  EXPECT_TRUE(holds(first.out, "Saved in " + file)) << first.out;
  EXPECT_TRUE(holds(first.out, "kosmoteka play --resume " + file)) << first.out;
  EXPECT_EQ(kosmoteka({"verify", file}).code, kOk);

  const Said second = kosmoteka({"play", "--resume", file}, "log 100\n" + repeated("draw", 4));
  EXPECT_EQ(second.code, kOk) << second.err;
  EXPECT_TRUE(holds(second.out, "Red places a token on spot 2."));
  EXPECT_TRUE(holds(second.out, "Red places a token on spot 3."));
  EXPECT_FALSE(holds(second.out, "Red places a token on spot 1."));
  EXPECT_TRUE(holds(second.out, "The game is over")) << second.out;
  EXPECT_TRUE(holds(kosmoteka({"verify", file}).out, "finished")) << scratch.read("evening.jsonl");
}

TEST(Play, SaveOptionWritesAfterEveryDecisionAndNeverReplacesAGame) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  const Said said = play({"--save", file}, "place 1\n");  // and then the input ends
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(holds(said.out, "--resume " + file)) << said.out;
  EXPECT_TRUE(holds(scratch.read("g.jsonl"), "place 1"));
  EXPECT_EQ(kosmoteka({"play", "--resume", file, "--save", file}).code, kBadUsage);
  const Said again = play({"--save", file}, "");
  EXPECT_EQ(again.code, kBadUsage);
  EXPECT_TRUE(holds(again.err, "--resume"));
  // Inside a game another file is replaced only after a question.
  const std::string before = scratch.read("g.jsonl");
  EXPECT_TRUE(holds(play({}, "draw\nsave " + file + "\nno\n").out, "Not saved."));
  EXPECT_EQ(scratch.read("g.jsonl"), before);
  EXPECT_TRUE(holds(play({}, "draw\nsave " + file + "\nyes\n").out, "Saved in"));
  EXPECT_NE(scratch.read("g.jsonl"), before);
}

TEST(Play, WhatIsNoSavedGameIsNotOfferedToBeResumed) {
  const TemporaryFolder scratch;
  const std::string letter = scratch.write("letter.txt", "Dear Ala,\n");
  for (const char* lang : {"en", "pl"}) {
    const Said said = play({"--save", letter, "--lang", lang}, "");
    EXPECT_EQ(said.code, kBadUsage);
    EXPECT_TRUE(holds(said.err, lang == std::string("pl") ? "nie jest zapisem gry" : "is no saved game")) << said.err;
    EXPECT_FALSE(holds(said.err, "--resume")) << said.err;
  }
  EXPECT_EQ(scratch.read("letter.txt"), "Dear Ala,\n");
}

// Types lines, and between them lets other things happen: what a piece returns is typed next.
class TypedWithDeeds : public std::streambuf {
 public:
  using Piece = std::function<std::string()>;
  explicit TypedWithDeeds(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}

 protected:
  int_type underflow() override {
    text_.clear();
    while (text_.empty() && next_ < pieces_.size()) text_ = pieces_[next_++]();
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return text_.empty() ? traits_type::eof() : traits_type::to_int_type(text_[0]);
  }

 private:
  std::vector<Piece> pieces_;
  std::size_t next_ = 0;
  std::string text_;
};

Said resumed(const std::string& file, const std::string& lang, std::vector<TypedWithDeeds::Piece> pieces) {
  TypedWithDeeds typed(std::move(pieces));
  std::istream in(&typed);
  std::ostringstream out, err;
  const char* const argv[] = {"kosmoteka", "play", "--resume", file.c_str(), "--lang", lang.c_str()};
  const int code = run_command(6, argv, in, out, err);
  return {code, out.str(), err.str()};
}

std::string unwrapped(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

TEST(Play, TwoWindowsOnOneSavedGameLoseNothingOfEitherGame) {
  for (const std::string lang : {"en", "pl"}) {
    const TemporaryFolder scratch;
    const std::string file = scratch.file("evening.replay.jsonl"), own = scratch.file("evening-2.replay.jsonl");
    play({"--save", file, "--seat", "human,random"}, "place 1\nquit\n");
    std::string theirs;
    const Said slow = resumed(file, lang,
                              {[&] {
                                 const Said quick = kosmoteka({"play", "--resume", file}, "place 2\nquit\n");
                                 EXPECT_TRUE(holds(quick.out, "The game is saved in " + file)) << quick.out;
                                 theirs = scratch.read("evening.replay.jsonl");
                                 EXPECT_TRUE(holds(theirs, "place 2"));
                                 return "place 3\n";
                               },
                               [] { return "place 4\nquit\n"; }});
    EXPECT_EQ(slow.code, kOk);
    EXPECT_EQ(scratch.read("evening.replay.jsonl"), theirs) << "what the other window was told is saved";
    const std::string mine = scratch.read("evening-2.replay.jsonl");
    const auto by_red = [&](const char* action) {
      return holds(mine, "\"seat\":\"red\",\"action\":\"" + std::string(action) + "\"");
    };
    EXPECT_TRUE(by_red("place 1") && by_red("place 3") && by_red("place 4") && !by_red("place 2")) << mine;
    EXPECT_EQ(kosmoteka({"verify", file, own}).code, kOk);
    const std::string said = unwrapped(slow.out);
    const bool polish = lang == "pl";
    EXPECT_EQ(count_of(said, polish ? "w innym oknie" : "in another window too"), 1) << slow.out;
    EXPECT_TRUE(holds(said, (polish ? "odtąd zapisywana w pliku " : "your game is saved in ") + own)) << slow.out;
    EXPECT_TRUE(holds(said, "kosmoteka play --resume " + file)) << slow.out;
    EXPECT_TRUE(holds(slow.out, "--resume " + own)) << "when it is left";
    EXPECT_FALSE(std::filesystem::exists(file + ".lock"));
  }
}

TEST(Play, ASavedGameThatWasRemovedIsWrittenAgain) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  play({"--save", file}, "place 1\nquit\n");
  const Said said = resumed(file, "en", {[&] {
                              std::filesystem::remove(file);
                              return "place 2\nquit\n";
                            }});
  EXPECT_TRUE(holds(scratch.read("g.jsonl"), "place 2")) << said.out;
}

TEST(Play, AWindowThatReplacesTheFileOnPurposeDoesNotLoseTheOthersGame) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  play({"--save", file}, "place 1\nquit\n");
  resumed(file, "en", {[&] {
            EXPECT_TRUE(holds(play({}, "draw\nsave " + file + "\nyes\nquit\n").out, "Saved in"));
            return "place 2\nsave\nquit\n";
          }});
  EXPECT_TRUE(holds(scratch.read("g.jsonl"), "draw"));
  EXPECT_TRUE(holds(scratch.read("g-2.jsonl"), "place 2"));
}

// Everything that is told to those who watch was saved before the next decision.
TEST(Play, BotsAloneAreSavedAfterEveryDecision) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("g.jsonl");
  // Looks into the file whenever a bot's decision is told.
  class Watcher : public std::stringbuf {
   public:
    explicit Watcher(std::function<void()> look) : look_(std::move(look)) {}

   protected:
    std::streamsize xsputn(const char* text, std::streamsize size) override {
      look_();
      return std::stringbuf::xsputn(text, size);
    }

   private:
    std::function<void()> look_;
  };
  std::set<int> lengths;
  Watcher watcher([&] { lengths.insert(count_of(scratch.read("g.jsonl"), "\"action\"")); });
  std::ostream out(&watcher);
  std::istringstream in;
  std::ostringstream err;
  register_toys();
  const char* const argv[] = {"kosmoteka",     "play",   "lucky",      "--seed", "7", "--seat",
                              "random,greedy", "--save", file.c_str(), "--lang", "en"};
  ASSERT_EQ(run_command(11, argv, in, out, err), kOk) << err.str();
  EXPECT_EQ(lengths.size(), 13U) << "none, and each of the 12";
  EXPECT_TRUE(holds(kosmoteka({"verify", file}).out, "12 actions, finished"));
}

TEST(Play, AFileThatCannotBeWrittenIsReportedBeforeTheFirstMove) {
  const Said said = play({"--save", "/no/such/folder/g.jsonl"}, "1\n");
  EXPECT_EQ(said.code, kFailed);
  EXPECT_TRUE(holds(said.err, "there is no such folder")) << said.err;
  EXPECT_EQ(said.out, "");
}

TEST(Play, ResumeRefusesADamagedFileWithItsLine) {
  const TemporaryFolder scratch;
  const Said said = kosmoteka({"play", "--resume", scratch.write("bad.jsonl", "{\"kosmoteka\":1\n")});
  EXPECT_EQ(said.code, kFailed);
  EXPECT_TRUE(holds(said.err, "bad.jsonl:1:")) << said.err;
}

TEST(Play, QuitAsksWhetherToSave) {
  const TemporaryFolder scratch;
  const std::string file = scratch.file("kept.jsonl");
  EXPECT_TRUE(holds(play({}, "draw\nquit\n" + file + "\n").out, "--resume " + file));
  EXPECT_EQ(kosmoteka({"verify", file}).code, kOk);
  EXPECT_TRUE(holds(last_answer(play({}, "draw\nquit\n\nlog\n")), "You drew"));  // back in the game
  EXPECT_EQ(play({}, "draw\nquit\nno\n").code, kOk);
  EXPECT_FALSE(holds(play({}, "quit\n").out, "Save?"));  // nothing to save yet
}

TEST(Play, TheEndOfTheInputEndsCleanlyAndSaysHowToSave) {
  const Said said = play({}, "draw\n");
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(holds(said.out, "--save FILE")) << said.out;
  EXPECT_TRUE(holds(play({"--lang", "pl"}, "draw\n").out, "--save PLIK"));
}

TEST(Play, PeopleAtOneTerminalHandItOverAndSeeNothingOfEachOther) {
  const Said said = play({"--seat", "human,human", "--name", "Ala,Jan"}, "\ndraw\ndraw\n\n\nplace 1\n");
  const auto to_jan = said.out.find("Jan, it is your turn");
  ASSERT_NE(to_jan, std::string::npos) << said.out;
  const std::string ala = said.out.substr(0, to_jan), jan = said.out.substr(to_jan);
  EXPECT_EQ(count_of(ala, "You drew"), 2) << ala;  // the second card too, before the screen is given away
  EXPECT_EQ(count_of(jan, "You drew"), 0) << jan;
  EXPECT_EQ(count_of(jan, "Red draws a card."), 2) << jan;
  EXPECT_TRUE(holds(jan, "Jan> "));
}

TEST(Play, BeforeHandingOverOneMayStillTakeBack) {
  const Said said =
      play({"--seat", "human,human", "--name", "Ala,Jan"}, "\nplace 1\nplace 2\nundo\nplace 3\n\n\nlog\n");
  EXPECT_TRUE(holds(said.out, "Taken back."));
  EXPECT_TRUE(holds(last_answer(said, "Jan> "), "spot 3.")) << said.out;
  EXPECT_FALSE(holds(last_answer(said, "Jan> "), "spot 2."));
  // What was drawn stays drawn, and the terminal is not handed over by a refused undo.
  const Said drawn = play({"--seat", "human,human"}, "\ndraw\ndraw\nundo\n");
  EXPECT_FALSE(holds(drawn.out, "Taken back."));
  EXPECT_FALSE(holds(drawn.out, "Green, it is your turn"));
}

TEST(Play, WithoutAGameItAsksWhich) {
  const Said said = kosmoteka({"play", "--seed", "3"}, "nonsense\n\nlucky\n");
  EXPECT_EQ(said.code, kOk);
  EXPECT_TRUE(holds(said.out, "Which game?"));
  EXPECT_TRUE(holds(said.out, "Type a number from 1 to"));
  EXPECT_TRUE(holds(said.out, "Draw or place"));
  EXPECT_TRUE(holds(kosmoteka({"play", "--lang", "pl"}, "").out, "W co gramy?"));
}

TEST(Play, ACooperativeGameEndsForAll) {
  const Said said = kosmoteka({"play", "lifeboat", "--seed", "1"}, repeated("1", 300));
  EXPECT_TRUE(holds(said.out, "together."))
      << said.out.substr(said.out.size() - std::min<std::size_t>(said.out.size(), 600));
}

}  // namespace
}  // namespace kosmo
