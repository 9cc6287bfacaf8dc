#include "engine/scenario.h"

#include <algorithm>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/files.h"
#include "engine/json_pointer.h"
#include "engine/result_json.h"
#include "engine/scenario_file.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// Plays a scenario. The first thing that does not hold is kept, and ends it.
class Run {
 public:
  explicit Run(const ScenarioFile& file)
      : file_(file), game_(*file.game), position_(game_, file.seats, file.options, file.seed) {}

  Problem play() {
    set_up();
    for (const ScenarioPlay& entry : file_.plays) {
      if (failure_) break;
      entry_ = &entry;
      check_before(entry);
      play_actions(entry);
      check_after(entry);
    }
    return failure_;
  }
  int steps() const { return steps_; }

 private:
  void set_up();
  void check_sound(std::size_t line);
  void check_before(const ScenarioPlay&);
  void check_choices(const ScenarioPlay&);
  void play_actions(const ScenarioPlay&);
  void play_one(Seat, const SourcedText& text);
  void be_refused(Seat, const SourcedText& text, const SourcedText& rule);
  void check_after(const ScenarioPlay&);
  void check_result(const ScenarioPlay&);
  void check_value(const json::value& root, const PointerValue&, const std::string& of_en, const std::string& of_pl);

  std::optional<Action> parse(const SourcedText&);
  std::vector<std::string> offered() const;
  // Who is asked and by which rule, for an action of somebody else.
  bool out_of_turn(Seat seat) const { return !position_.over() && position_.to_move() != seat; }
  std::string whole_state() const { return game_.to_json(position_.data()); }

  void fail(std::size_t line, const std::string& en, const std::string& pl) {
    if (failure_) return;
    const std::string play_en = entry_ ? fmt::format("play {}: ", entry_->number) : "given: ";
    const std::string play_pl = entry_ ? fmt::format("wpis {}: ", entry_->number) : "given: ";
    failure_ = problem_at(file_.name, line, play_en + en, play_pl + pl);
  }

  const ScenarioFile& file_;
  const Game& game_;
  Position position_;
  const ScenarioPlay* entry_ = nullptr;  // null while setting up
  int steps_ = 0;
  Problem failure_;
};

void Run::set_up() {
  json::value state = json::parse(whole_state());
  for (const PointerValue& given : file_.given)
    if (!put_at(state, given.pointer, json::parse(given.json))) {
      const Problem p = dead_end(state, given.pointer);
      return fail(given.line, p.en, p.pl);
    }
  if (const Problem p = game_.from_json(position_.data(), json::serialize(state))) {
    // The reader names a pointer first; blame the line that gave it, or the nearest above it.
    std::size_t line = file_.given_line;
    for (const PointerValue& given : file_.given)
      if (p.en.starts_with(given.pointer)) line = given.line;
    return fail(line, p.en, p.pl);
  }
  const auto was_given = [&](std::string_view pointer) {
    return std::any_of(file_.given.begin(), file_.given.end(),
                       [&](const PointerValue& given) { return overlap(given.pointer, pointer); });
  };
  if (const Problem p = game_.settle(position_.data(), was_given)) return fail(file_.given_line, p.en, p.pl);
  check_sound(file_.given_line);
}

void Run::check_sound(std::size_t line) {
  if (const std::string broken = game_.broken_invariant(position_.data()); !broken.empty())
    return fail(line, fmt::format("the position is not sound: {}", broken),
                fmt::format("pozycja jest niespójna: {}", broken));
  if (position_.over()) return;
  ActionList choices;
  position_.legal(choices);
  if (choices.empty())
    return fail(line, fmt::format("there is nothing to choose in step '{}'", position_.decision().step),
                fmt::format("w kroku '{}' nie ma nic do wyboru", position_.decision().step));
  const Decision open = position_.decision();
  if (open.seat < 0 || open.seat >= position_.seats() || open.question.text.en.empty())
    fail(line, fmt::format("nobody is asked: the next step, '{}', asks no seat of this game", open.step),
         fmt::format("nikt nie decyduje: następny krok, '{}', nie pyta żadnego gracza", open.step));
}

std::vector<std::string> Run::offered() const {
  ActionList list;
  position_.legal(list);
  std::vector<std::string> out;
  for (int i = 0; i < list.size(); ++i) out.push_back(game_.print(list[i]));
  return out;
}

std::optional<Action> Run::parse(const SourcedText& text) {
  Maybe<Action> action = game_.parse(text.text);
  if (action) return *action;
  fail(text.line, fmt::format("'{}': {}", text.text, action.problem().en),
       fmt::format("'{}': {}", text.text, action.problem().pl));
  return {};
}

void Run::check_before(const ScenarioPlay& play) {
  const Decision open = position_.decision();
  const std::string asked = game_.seat_name(open.seat);
  if (play.asked && play.asked->text != asked)
    fail(play.asked->line, fmt::format("'{}' should be asked, but '{}' is", play.asked->text, asked),
         fmt::format("powinien decydować '{}', a decyduje '{}'", play.asked->text, asked));
  if (play.step && play.step->text != open.step)
    fail(play.step->line, fmt::format("the step should be '{}', but it is '{}'", play.step->text, open.step),
         fmt::format("powinien to być krok '{}', a jest '{}'", play.step->text, open.step));
  if (play.choices) check_choices(play);
  ActionList list;
  position_.legal(list);
  for (const SourcedText& text : play.offers)
    if (const auto action = parse(text); action && !list.contains(*action))
      fail(text.line, fmt::format("'{}' should be offered; offered are: {}", text.text, listed(offered())),
           fmt::format("'{}' powinno być możliwe; możliwe są: {}", text.text, listed(offered())));
  for (const SourcedText& text : play.denies)
    if (const auto action = parse(text); action && list.contains(*action))
      fail(text.line, fmt::format("'{}' should not be offered, but it is", text.text),
           fmt::format("'{}' nie powinno być możliwe, a jest", text.text));
}

void Run::check_choices(const ScenarioPlay& play) {
  std::vector<std::string> wanted, actual = offered();
  for (const SourcedText& text : *play.choices)
    if (const auto action = parse(text)) wanted.push_back(game_.print(*action));
  std::sort(wanted.begin(), wanted.end());
  std::sort(actual.begin(), actual.end());
  if (wanted == actual) return;
  std::vector<std::string> missing, extra;
  std::set_difference(wanted.begin(), wanted.end(), actual.begin(), actual.end(), std::back_inserter(missing));
  std::set_difference(actual.begin(), actual.end(), wanted.begin(), wanted.end(), std::back_inserter(extra));
  const std::size_t line = play.choices->empty() ? play.line : play.choices->front().line;
  fail(line,
       fmt::format("other choices are offered. Not offered: {}. Offered besides: {}", listed(missing), listed(extra)),
       fmt::format("możliwości są inne. Brakuje: {}. Są ponadto: {}", listed(missing), listed(extra)));
}

void Run::play_actions(const ScenarioPlay& play) {
  for (const SourcedText& text : play.actions) {
    if (failure_) return;
    ++steps_;
    if (play.refused)
      be_refused(play.seat, text, *play.refused);
    else
      play_one(play.seat, text);
  }
}

void Run::play_one(Seat seat, const SourcedText& text) {
  const auto action = parse(text);
  if (!action) return;
  if (out_of_turn(seat)) {
    const Decision open = position_.decision();
    return fail(
        text.line,
        fmt::format("'{}' is asked now ({}), not '{}'", game_.seat_name(open.seat), open.rule, game_.seat_name(seat)),
        fmt::format("teraz decyduje '{}' ({}), a nie '{}'", game_.seat_name(open.seat), open.rule,
                    game_.seat_name(seat)));
  }
  if (const Refusal refusal = position_.try_apply(*action))
    return fail(text.line,
                fmt::format("'{}' is refused by {}: {} Offered are: {}", text.text, refusal.rule,
                            say(refusal.why, refusal.args, Lang::kEnglish), listed(offered())),
                fmt::format("'{}' jest niedozwolone według {}: {} Możliwe są: {}", text.text, refusal.rule,
                            say(refusal.why, refusal.args, Lang::kPolish), listed(offered())));
  check_sound(text.line);
}

void Run::be_refused(Seat seat, const SourcedText& text, const SourcedText& rule) {
  const auto action = parse(text);
  if (!action) return;
  const Position before = position_;
  // Out of turn, it is the open decision that stands in the way.
  const Refusal refusal = out_of_turn(seat) ? refuse(game_.turn_rule(position_.decision()),
                                                     {"Another seat is asked now.", "Teraz decyduje kto inny."})
                                            : position_.try_apply(*action);
  if (!refusal)
    return fail(text.line, fmt::format("'{}' should be refused by {}, but it is allowed", text.text, rule.text),
                fmt::format("'{}' powinno być niedozwolone według {}, a jest dozwolone", text.text, rule.text));
  if (refusal.rule != rule.text)
    return fail(rule.line,
                fmt::format("'{}' should be refused by {}, but {} refuses it: {}", text.text, rule.text, refusal.rule,
                            say(refusal.why, refusal.args, Lang::kEnglish)),
                fmt::format("'{}' powinno być niedozwolone według {}, a zabrania tego {}: {}", text.text, rule.text,
                            refusal.rule, say(refusal.why, refusal.args, Lang::kPolish)));
  if (position_ != before) fail(text.line, "the refusal changed the state", "odmowa zmieniła stan gry");
}

void Run::check_after(const ScenarioPlay& play) {
  if (failure_) return;
  if (!play.expect.empty()) {
    const json::value state = json::parse(whole_state());
    for (const PointerValue& expected : play.expect) check_value(state, expected, "", "");
  }
  for (const ScenarioPlay::Seen& seen : play.expect_view) {
    const json::value view = json::parse(position_.view(seen.viewer).json());
    const std::string who = seen.viewer == kSpectator ? "spectator" : game_.seat_name(seen.viewer);
    check_value(view.at("state"), seen.what, fmt::format(" in the view of {}", who), fmt::format(" w widoku {}", who));
  }
  if (play.over && *play.over != position_.over())
    fail(play.line, *play.over ? "the game should be over, but it goes on" : "the game should go on, but it is over",
         *play.over ? "gra powinna się skończyć, a trwa" : "gra powinna trwać, a się skończyła");
  if (!play.result.empty()) check_result(play);
}

void Run::check_result(const ScenarioPlay& play) {
  if (!position_.over())
    return fail(play.result.front().line, "there is no result yet: the game goes on",
                "nie ma jeszcze wyniku: gra trwa");
  const json::value result = result_json(game_, position_.result(), position_.seats());
  for (const PointerValue& expected : play.result) check_value(result, expected, " in the result", " w wyniku");
}

// Exactly this value. What is left out (an empty place) counts as null.
void Run::check_value(const json::value& root, const PointerValue& expected, const std::string& of_en,
                      const std::string& of_pl) {
  const json::value wanted = json::parse(expected.json);
  const json::value* actual = find_at(root, expected.pointer);
  if (actual ? *actual == wanted : wanted.is_null() && leads_to_a_gap(root, expected.pointer)) return;
  if (!actual) {
    const Problem p = dead_end(root, expected.pointer);
    return fail(expected.line, p.en + of_en, p.pl + of_pl);
  }
  fail(expected.line,
       fmt::format("{}{} should be {}, but it is {}", expected.pointer, of_en, shown(wanted), shown(*actual)),
       fmt::format("{}{} powinno wynosić {}, a wynosi {}", expected.pointer, of_pl, shown(wanted), shown(*actual)));
}

}  // namespace

ScenarioReport run_scenario(std::string_view toml, std::string_view file_name) {
  ScenarioReport report;
  ScenarioFile file;
  report.failure = read_scenario(toml, file_name, file);
  report.file = file.name;
  report.title = file.title;
  report.rules = file.rules;
  if (report.failure) return report;
  Run run(file);
  try {
    report.failure = run.play();
  } catch (const BrokenLimit& broken) {
    report.failure = {fmt::format("{}: no game can come to this position: {}", file.name, broken.what()),
                      fmt::format("{}: żadna gra nie dojdzie do tej pozycji: {}", file.name, broken.what())};
  }
  report.steps = run.steps();
  return report;
}

ScenarioReport run_scenario_file(const std::string& path) {
  constexpr std::size_t kMost = 1 << 20;
  const Maybe<std::string> text = read_file(path, kMost);
  if (text) return run_scenario(*text, path);
  ScenarioReport report;
  report.file = path;
  report.failure = text.problem();
  return report;
}

}  // namespace kosmo
