// `kosmoteka simulate --by`: results counted by something that a game tells about its seats; and the page of `--html`.
#include <regex>

#include <boost/json.hpp>

#include "cli/cli_testing.h"
#include "cli/files.h"
#include "cli/simulation.h"
#include "tests/laws/broken.h"

namespace json = boost::json;

namespace kosmo {
namespace {

constexpr Name kRanks[] = {{"behind", {"who was behind", "kto był z tyłu"}}, {"ahead", {"who led", "kto prowadził"}}};
constexpr ArgKind kRank = kind_of<kRanks>("rank");
constexpr Statistic kStatistics[] = {
    {"rank", {"rank", "pozycja"}, &kRank}, {"first", {"first", "pierwszy"}, &kRank}, {"both", {"both", "oba"}, &kRank}};

// A game whose seats differ in what is known to decide: those ahead are the ones who win.
struct Counted : Fragile {
  static const GameInfo& info() {
    static const GameInfo info = [] {
      GameInfo counted = Fragile::info();
      counted.id = "counted";
      counted.statistics = kStatistics;
      return counted;
    }();
    return info;
  }
  static Values statistic(const State& s, int which, Seat seat) {
    if (which == 1) return seat == 0 ? one_value(1) : Values();
    if (which == 2) return Values(seat == 0 ? 0b11 : 0b10);
    return one_value(result(s).place[seat] == 1);
  }
};

Said simulate_counted(std::vector<std::string> more) {
  static const Erased<Counted> game;
  register_game(game);
  more.insert(more.begin(), {"simulate", "counted", "-n", "40", "--seats", "3", "--seed", "1"});
  return kosmoteka(more);
}

TEST(SimulateBy, CountsWinsAndScoresOfEachValueBestFirst) {
  const json::value by = json::parse(simulate_counted({"--by", "rank", "--json"}).out).at("by");
  EXPECT_EQ(by.at("key"), "rank");
  const json::value &best = by.at("values").at(0), &other = by.at("values").at(1);
  EXPECT_EQ(best.at("value"), "ahead");
  EXPECT_EQ(other.at("value"), "behind");
  EXPECT_EQ(best.at("seats").as_int64() + other.at("seats").as_int64(), 3 * 40);
  EXPECT_NEAR(best.at("wins").at("share").as_double() * best.at("seats").to_number<double>(), 40, 1e-9);
  EXPECT_EQ(other.at("wins").at("share").as_double(), 0);
  EXPECT_LT(best.at("wins").at("low").as_double(), best.at("wins").at("share").as_double());
  EXPECT_GT(other.at("wins").at("high").as_double(), 0);
  EXPECT_GT(best.at("mean_score").as_double(), other.at("mean_score").as_double());
}

TEST(SimulateBy, CountsASeatForEachOfItsValues) {
  const json::value by = json::parse(simulate_counted({"--by", "both", "--json"}).out).at("by");
  std::map<std::string, std::int64_t> seats;
  for (const json::value& value : by.at("values").as_array())
    seats[std::string(std::string_view(value.at("value").as_string()))] = value.at("seats").as_int64();
  EXPECT_EQ(seats, (std::map<std::string, std::int64_t>{{"behind", 40}, {"ahead", 120}}));
}

TEST(SimulateBy, CountsSeatsWithoutAValueApart) {
  const json::value by = json::parse(simulate_counted({"--by", "first", "--json"}).out).at("by");
  std::int64_t with = 0, without = 0;
  for (const json::value& value : by.at("values").as_array())
    (value.at("value").is_null() ? without : with) = value.at("seats").as_int64();
  EXPECT_EQ(with, 40);
  EXPECT_EQ(without, 80);
}

TEST(SimulateBy, PrintsATableInBothLanguages) {
  const std::string english = simulate_counted({"--by", "rank"}).out;
  EXPECT_TRUE(holds(english, "mean score")) << english;
  EXPECT_LT(english.find("who led"), english.find("who was behind"));
  const std::string polish = simulate_counted({"--by", "rank", "--lang", "pl"}).out;
  EXPECT_TRUE(holds(polish, "średni wynik")) << polish;
  EXPECT_TRUE(holds(polish, "kto prowadził"));
  EXPECT_FALSE(holds(simulate_counted({}).out, "mean score")) << "only where it is asked for";
}

// The page that is written beside the figures.
std::string page_of(std::vector<std::string> more) {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/page.html";
  more.insert(more.end(), {"--html", path});
  EXPECT_EQ(simulate_counted(more).code, kOk);
  std::istringstream nobody;
  return *read_text(path, nobody);
}

// The middle of each dot, and the ends of its interval, in the order of the rows.
std::vector<std::array<double, 3>> dots_of(const std::string& page) {
  static const std::regex kDot("interval\" x1=\"([0-9.]+)\" x2=\"([0-9.]+)\".*cx=\"([0-9.]+)\"");
  std::vector<std::array<double, 3>> dots;
  for (std::sregex_iterator it(page.begin(), page.end(), kDot), end; it != end; ++it)
    dots.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3])});
  return dots;
}

TEST(SimulatePage, PlotsEachValueBestFirstInsideItsInterval) {
  const std::string page = page_of({"--by", "rank"});
  const std::vector<std::array<double, 3>> dots = dots_of(page);
  ASSERT_EQ(dots.size(), 2u + 3u) << "two ranks and three seats";
  for (const auto& [low, high, middle] : dots) {
    EXPECT_LE(low, middle);
    EXPECT_LE(middle, high);
    EXPECT_LT(low, high);
  }
  EXPECT_GT(dots[0][2], dots[1][2]) << "who led wins more often";
  EXPECT_LT(page.find("who led"), page.find("who was behind"));
}

TEST(SimulatePage, TellsInATableWhatThePlotShows) {
  const std::string page = page_of({"--by", "rank"});
  const json::value by = json::parse(simulate_counted({"--by", "rank", "--json"}).out).at("by");
  for (const json::value& value : by.at("values").as_array()) {
    const std::string share = decimal(100 * value.at("wins").at("share").as_double(), 1, Lang::kEnglish);
    EXPECT_TRUE(holds(page, "<td>" + std::to_string(value.at("seats").as_int64()) + "</td><td>" + share + "</td>"))
        << page;
  }
  EXPECT_EQ(count_of(page, "<svg"), count_of(page, "<table>"));
  EXPECT_EQ(count_of(page, "role=\"img\""), 2);
  EXPECT_EQ(count_of(page, "scope=\"row\""), 5);
}

TEST(SimulatePage, SaysWhatWasPlayedAndNeedsNothingElse) {
  const std::string page = page_of({"--by", "rank", "--seat", "random,random,greedy"});
  for (const std::string_view part : {"<dd>40</dd>", "(greedy)", "<dd>as usual</dd>", "<dt>Seed</dt><dd>1</dd>",
                                      "lang=\"en\"", "prefers-color-scheme: dark"})
    EXPECT_TRUE(holds(page, part)) << part;
  for (const std::string_view foreign : {"http:", "https:", "src=", "href=", "url(", "@import", "<script"})
    EXPECT_FALSE(holds(page, foreign)) << foreign;
  EXPECT_EQ(page, page_of({"--by", "rank", "--seat", "random,random,greedy"})) << "no date, nothing else that changes";
}

TEST(SimulatePage, IsInTheLanguageAskedFor) {
  const std::string page = page_of({"--by", "rank", "--lang", "pl"});
  for (const std::string_view part : {"lang=\"pl\"", "odsetek wygranych (pozycja)", "kto prowadził", "przedział 95%"})
    EXPECT_TRUE(holds(page, part)) << part;
}

TEST(SimulatePage, PlotsSeatsWhereNothingElseIsAskedFor) {
  const std::string page = page_of({});
  EXPECT_EQ(dots_of(page).size(), 3u);
  EXPECT_FALSE(holds(page, "who led"));
}

TEST(SimulatePage, ComplainsWhereItCannotBeWritten) {
  const Said said = simulate_counted({"--html", "/no-such-folder/page.html"});
  EXPECT_EQ(said.code, kFailed);
  EXPECT_TRUE(holds(said.err, "there is no such folder")) << said.err;
}

TEST(SimulateBy, AnswersAWrongKeyWithThoseThatThereAre) {
  const Said wrong = simulate_counted({"--by", "rnak"});
  EXPECT_EQ(wrong.code, kBadUsage);
  EXPECT_TRUE(holds(wrong.err, "Did you mean 'rank'? Possible keys: rank, first, both.")) << wrong.err;
  EXPECT_TRUE(holds(simulate_counted({"--by", "x", "--lang", "pl"}).err, "Można według: rank, first, both."));
  const Said none = kosmoteka({"simulate", "lucky", "--by", "race"});
  EXPECT_EQ(none.code, kBadUsage);
  EXPECT_TRUE(holds(none.err, "lucky has nothing to count results by")) << none.err;
}

// Counts how often it was asked.
struct Attentive : Player {
  explicit Attentive(std::vector<int>& counts) : counts_(counts) {}
  Action choose(const Outlook& outlook) override {
    counts_[static_cast<std::size_t>(outlook.seat())] = ++asked_;
    ActionList choices;
    outlook.legal(choices);
    return choices[0];
  }

 private:
  std::vector<int>& counts_;
  int asked_ = 0;
};

TEST(Simulation, ABotLastsAsLongAsTheGame) {
  std::vector<int> asked(3);
  std::vector<std::unique_ptr<Player>> bots;
  for (int p = 0; p < 3; ++p) bots.push_back(std::make_unique<Attentive>(asked));
  const PlayedGame played = play_out(Position(lucky_game(), 3, lucky_game().standard_options(), 1), bots);
  EXPECT_EQ(asked, (std::vector{6, 6, 6}));
  EXPECT_EQ(played.decisions, 18u);
  EXPECT_EQ(played.faults, 0);
}

}  // namespace
}  // namespace kosmo
