#include "cli/simulate_page.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "cli/words.h"

namespace kosmo {
namespace {

// One dot with its interval, and one line of the table.
struct Row {
  std::string label;
  std::int64_t seats;
  Share wins;
  double mean_score;
};
struct Plot {
  std::string id, heading, of;  // of: what the rows are
  std::vector<Row> rows;
};

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  return out;
}

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1d22; --quiet: #5d606b; --line: #d8dae0; --dot: #1f5fbf; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15161a; --ink: #ececf1; --quiet: #a3a6b3; --line: #3a3c46; --dot: #7fb0ff; }
}
body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; }
dt, .note { color: var(--quiet); }
dd { margin: 0; }
.wide { overflow-x: auto; }
svg { display: block; min-width: 34rem; width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { fill: var(--quiet); font-size: 12px; }
svg .grid { stroke: var(--line); }
svg .equal { stroke: var(--quiet); stroke-dasharray: 4 3; }
svg .interval { stroke: var(--dot); stroke-width: 2; }
svg .dot { fill: var(--dot); }
table { border-collapse: collapse; margin-top: .5rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--quiet); padding-bottom: .25rem; }
th, td { padding: .2rem .75rem .2rem 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal; }
thead th { color: var(--quiet); }
th:first-child { text-align: left; }
)";

class Page {
 public:
  Page(const SimulationPlan& plan, const Figures& figures, Lang lang) : plan_(plan), figures_(figures), lang_(lang) {}

  std::string write() const {
    const std::string title = heading();
    std::string out = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
        lang_ == Lang::kPolish ? "pl" : "en", escaped(title), kStyle, escaped(title));
    out += facts();
    if (plan_.by >= 0) out += section(by_value());
    out += section(by_seat());
    return out + "</main>\n</body>\n</html>\n";
  }

 private:
  template <class... Args>
  std::string say(Text text, const Args&... args) const {
    return words(lang_, text, args...);
  }
  std::string percent(double share) const { return decimal(100 * share, 1, lang_); }
  const Game& game() const { return *plan_.setup.game; }

  std::string heading() const {
    const std::string name(game().info().name.at(lang_));
    if (plan_.by < 0) return say({"{}: win rates", "{}: odsetek wygranych"}, name);
    return say({"{}: win rates by {}", "{}: odsetek wygranych ({})"}, name, statistic_of(plan_).name);
  }

  std::string fact(Text name, std::string_view what) const {
    return fmt::format("<dt>{}</dt><dd>{}</dd>\n", name.at(lang_), escaped(what));
  }
  std::string facts() const {
    const TableSetup& setup = plan_.setup;
    std::vector<std::string> seats;
    for (std::size_t p = 0; p < setup.seats.size(); ++p) seats.push_back(seat_label(p));
    return "<dl>\n" + fact({"Games", "Gry"}, grouped(static_cast<std::uint64_t>(figures_.games), lang_)) +
           fact({"Seats", "Miejsca"}, joined(seats, ", ")) + fact({"Options", "Opcje"}, options()) +
           fact({"Seed", "Ziarno"}, setup.seed.text()) + "</dl>\n" + note();
  }
  std::string note() const {
    std::string text = say({"Bars are 95% intervals.", "Odcinki to przedziały 95%."});
    if (!figures_.cooperative)
      text += say({" A shared first place counts as a part of a win; the dashed line is an equal share.",
                   " Wspólne pierwsze miejsce liczy się jako część wygranej; linia przerywana to równy udział."});
    return fmt::format("<p class=\"note\">{}</p>\n", text);
  }
  std::string seat_label(std::size_t p) const {
    return fmt::format("{} ({})", game().seat_title(static_cast<Seat>(p), lang_), plan_.setup.seats[p].player);
  }
  // Those that are not as usual.
  std::string options() const {
    std::vector<std::string> unusual;
    const auto known = game().info().options;
    for (std::size_t i = 0; i < known.size(); ++i) {
      const Option& option = known[i];
      const int value = plan_.setup.options[i];
      if (value != option.standard) unusual.push_back(option_text(option, value));
    }
    return unusual.empty() ? say({"as usual", "standardowe"}) : joined(unusual, ", ");
  }
  std::string option_text(const Option& option, int value) const {
    const std::string name(option.name.at(lang_));
    if (!option.values.empty())
      return name + ": " +
             std::string(option.values[static_cast<std::size_t>(value - option.low)].form(lang_, Form::kPlain));
    if (option.low != 0 || option.high != 1) return name + ": " + std::to_string(value);
    return name + ": " + say(value ? Text{"yes", "tak"} : Text{"no", "nie"});
  }

  Plot by_value() const {
    const Statistic& statistic = statistic_of(plan_);
    Plot plot{"by-" + std::string(statistic.key),
              say({"Wins by {}", "Wygrane ({})"}, statistic.name),
              std::string(statistic.name.at(lang_)),
              {}};
    for (const ValueFigures& v : figures_.values)
      plot.rows.push_back(
          {v.value < 0 ? say({"none", "brak"}) : statistic.kind->say(v.value, lang_), v.seats, v.wins, v.mean_score});
    return plot;
  }
  Plot by_seat() const {
    Plot plot{"by-seat", say({"Wins by seat", "Wygrane (miejsce)"}), say({"seat", "miejsce"}), {}};
    for (std::size_t p = 0; p < figures_.seats.size(); ++p)
      plot.rows.push_back({seat_label(p), figures_.games, figures_.seats[p].wins, figures_.seats[p].score.mean});
    std::stable_sort(plot.rows.begin(), plot.rows.end(),
                     [](const Row& a, const Row& b) { return a.wins.share > b.wins.share; });
    return plot;
  }

  std::string section(const Plot& plot) const {
    return fmt::format("<section>\n<h2>{}</h2>\n{}{}</section>\n", escaped(plot.heading), drawing(plot), table(plot));
  }

  // The scale ends with the ten percent above the widest interval.
  static double end_of(const Plot& plot) {
    double most = 0.1;
    for (const Row& row : plot.rows) most = std::max(most, row.wins.high);
    return std::min(1.0, std::ceil(most * 10 - 1e-9) / 10);
  }
  std::string drawing(const Plot& plot) const {
    constexpr double kWidth = 720, kRow = 22, kTop = 8, kLetter = 7.2, kRight = 64;
    std::size_t longest = 4;
    for (const Row& row : plot.rows) longest = std::max(longest, letters_of(row.label));
    const double left = std::min(300.0, static_cast<double>(longest) * kLetter + 16), end = end_of(plot);
    const auto x = [&](double share) { return left + share / end * (kWidth - kRight - left); };
    const double bottom = kTop + kRow * static_cast<double>(plot.rows.size());
    std::string out = fmt::format(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{3}\">\n"
        "<svg viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\" aria-labelledby=\"{2}-title\">\n<title "
        "id=\"{2}-title\">{4}</title>\n",
        kWidth, bottom + 26, plot.id, escaped(plot.heading),
        escaped(plot.heading + ". " +
                say({"The same figures are in the table below.", "Te same liczby są w tabeli niżej."})));
    const int step = end > 0.55 ? 20 : 10;
    for (int tick = 0; tick <= std::lround(100 * end); tick += step)
      out += fmt::format(
          "<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>"
          "<text class=\"axis\" x=\"{0:.1f}\" y=\"{3:.0f}\" text-anchor=\"middle\">{4}%</text>\n",
          x(tick / 100.0), kTop, bottom, bottom + 18, tick);
    const double equal = 1.0 / static_cast<double>(std::max<std::size_t>(1, figures_.seats.size()));
    if (!figures_.cooperative && equal <= end)
      out += fmt::format("<line class=\"equal\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.0f}\" y2=\"{2:.0f}\"/>\n",
                         x(equal), kTop, bottom);
    double y = kTop + kRow / 2;
    for (const Row& row : plot.rows) {
      out += fmt::format(
          "<text x=\"{0:.1f}\" y=\"{1:.1f}\" text-anchor=\"end\">{2}</text>"
          "<line class=\"interval\" x1=\"{3:.1f}\" x2=\"{4:.1f}\" y1=\"{5:.1f}\" y2=\"{5:.1f}\"/>"
          "<circle class=\"dot\" cx=\"{6:.1f}\" cy=\"{5:.1f}\" r=\"4\"/>"
          "<text class=\"axis\" x=\"{7:.1f}\" y=\"{1:.1f}\">{8}%</text>\n",
          left - 8, y + 4, escaped(row.label), x(row.wins.low), x(row.wins.high), y, x(row.wins.share),
          kWidth - kRight + 12, percent(row.wins.share));
      y += kRow;
    }
    return out + "</svg>\n</div>\n";
  }
  static std::size_t letters_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
  }

  std::string table(const Plot& plot) const {
    std::string out = fmt::format("<table>\n<caption>{}</caption>\n<thead><tr>", escaped(plot.heading));
    const std::string of = escaped(plot.of);
    for (const std::string& head : {of, say({"seats played", "rozegrane miejsca"}), say({"wins %", "wygrane %"}),
                                    say({"95% interval", "przedział 95%"}), say({"mean score", "średni wynik"})})
      out += "<th scope=\"col\">" + head + "</th>";
    out += "</tr></thead>\n<tbody>\n";
    for (const Row& row : plot.rows)
      out += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}–{}</td><td>{}</td></tr>\n",
                         escaped(row.label), grouped(static_cast<std::uint64_t>(row.seats), lang_),
                         percent(row.wins.share), percent(row.wins.low), percent(row.wins.high),
                         decimal(row.mean_score, 1, lang_));
    return out + "</tbody>\n</table>\n";
  }

  const SimulationPlan& plan_;
  const Figures& figures_;
  Lang lang_;
};

}  // namespace

std::string simulation_page(const SimulationPlan& plan, const Figures& figures, Lang lang) {
  return Page(plan, figures, lang).write();
}

}  // namespace kosmo
