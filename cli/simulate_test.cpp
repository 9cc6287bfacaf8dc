// `kosmoteka simulate --by`: results counted by something that a game tells about its seats.
#include <boost/json.hpp>

#include "cli/cli_testing.h"
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
