#include "engine/scenario.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "engine/files.h"
#include "engine/interject.h"
#include "engine/json_pointer.h"
#include "engine/result_json.h"
#include "engine/step_arguments.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// The same value with every list sorted whose order means nothing; `at` is where the value lies.
json::value in_one_order(const json::value& value, const std::string& at, std::span<const std::string> free_lists,
                         bool free = false) {
  free = free || std::find(free_lists.begin(), free_lists.end(), at) != free_lists.end();
  if (const json::object* object = value.if_object()) {
    json::object out;
    for (const auto& [key, member] : *object)
      out[key] = in_one_order(member, at + "/" + std::string(key), free_lists, free);
    return out;
  }
  const json::array* array = value.if_array();
  if (!array) return value;
  json::array out;
  for (std::size_t i = 0; i < array->size(); ++i)
    out.push_back(in_one_order((*array)[i], at + "/" + std::to_string(i), free_lists, free));
  if (free)
    std::sort(out.begin(), out.end(),
              [](const json::value& a, const json::value& b) { return json::serialize(a) < json::serialize(b); });
  return out;
}

// Every action once, sorted: "+" for one that is only offered, "-" for one that is only expected.
std::string side_by_side(const std::vector<std::string>& wanted, const std::vector<std::string>& offered) {
  std::vector<std::string> all;
  std::set_union(wanted.begin(), wanted.end(), offered.begin(), offered.end(), std::back_inserter(all));
  std::string out;
  for (const std::string& action : all) {
    const bool is_wanted = std::binary_search(wanted.begin(), wanted.end(), action);
    const bool is_offered = std::binary_search(offered.begin(), offered.end(), action);
    out += fmt::format("\n    {} {}", is_wanted && is_offered ? " " : is_offered ? "+" : "−", action);
  }
  return out;
}

std::string each_on_its_line(const std::vector<std::string>& sentences) {
  std::string out;
  for (const std::string& sentence : sentences) out += "\n    " + sentence;
  return out.empty() ? "\n    -" : out;
}

// Plays a scenario. What does not hold is noted, and it goes on; only an action that cannot be played ends it.
class Run {
 public:
  explicit Run(const ScenarioFile& file)
      : file_(file), game_(*file.game), position_(game_, file.seats, file.options, file.seed) {}

  void play() {
    set_up();
    for (const ScenarioPlay& entry : file_.plays) {
      if (stuck_) return;
      entry_ = &entry;
      heard_.clear();
      check_before(entry);
      play_actions(entry);
      if (!stuck_) check_after(entry);
    }
  }
  void report(ScenarioReport& report) {
    report.steps = steps_;
    report.checks = checks_;
    report.failures = std::move(failures_);
  }

 private:
  void set_up();
  void check_steps_given(const json::value& state);
  void check_arguments(const json::value& step, std::size_t at, std::size_t line);
  std::size_t line_to_blame(const Problem&) const;
  void check_sound(std::size_t line);
  void check_before(const ScenarioPlay&);
  void check_choices(const ScenarioPlay::Choices&);
  void play_actions(const ScenarioPlay&);
  void play_one(Seat, const SourcedText& text);
  void be_refused(Seat, const SourcedText& text, const ScenarioPlay::Refused&);
  void check_after(const ScenarioPlay&);
  void check_heard(const ScenarioPlay&);
  void check_result(const ScenarioPlay&);
  void check_value(const json::value& root, const PointerValue&, const std::string& of_en, const std::string& of_pl,
                   std::span<const std::string> free_lists = {});

  std::optional<Action> parse(const SourcedText&);
  std::vector<std::string> offered() const;
  std::vector<std::string> told(Seat listener) const;
  std::string viewer_name(Seat viewer) const { return viewer == kSpectator ? "spectator" : game_.seat_name(viewer); }
  // Who is asked and by which rule, for an action of somebody else.
  bool out_of_turn(Seat seat) const { return !position_.over() && position_.to_move() != seat; }
  // As scenarios write it.
  json::value whole_state() const {
    json::value state = json::parse(game_.to_json(position_.data()));
    name_arguments(state, game_);
    return state;
  }

  void fail(std::size_t line, const std::string& en, const std::string& pl) {
    const std::string play_en = entry_ ? fmt::format("play {}: ", entry_->number) : "given: ";
    const std::string play_pl = entry_ ? fmt::format("wpis {}: ", entry_->number) : "given: ";
    failures_.push_back(problem_at(file_.name, line, play_en + en, play_pl + pl));
  }
  // After this nothing that follows would mean anything.
  void give_up(std::size_t line, const std::string& en, const std::string& pl) {
    fail(line, en, pl);
    stuck_ = true;
  }

  const ScenarioFile& file_;
  const Game& game_;
  Position position_;
  const ScenarioPlay* entry_ = nullptr;  // null while setting up
  std::vector<Event> heard_;             // of what this entry played
  int steps_ = 0, checks_ = 0;
  std::vector<Problem> failures_;
  bool stuck_ = false;
};

void Run::set_up() {
  json::value state = whole_state();
  for (const PointerValue& given : file_.given)
    if (!put_at(state, given.pointer, json::parse(given.json))) {
      const Problem p = dead_end(state, given.pointer);
      return give_up(given.line, p.en, p.pl);
    }
  check_steps_given(state);
  if (stuck_) return;
  if (const Problem p = number_arguments(state, game_)) return give_up(line_to_blame(p), p.en, p.pl);
  if (const Problem p = game_.from_json(position_.data(), json::serialize(state))) {
    return give_up(line_to_blame(p), p.en, p.pl);
  }
  const auto was_given = [&](std::string_view pointer) {
    return std::any_of(file_.given.begin(), file_.given.end(),
                       [&](const PointerValue& given) { return overlap(given.pointer, pointer); });
  };
  if (const Problem p = game_.settle(position_.data(), was_given)) return give_up(line_to_blame(p), p.en, p.pl);
  check_sound(file_.given_line);
}

// A problem of what was given names a pointer first: the line that gave it, or something in it, or around it.
std::size_t Run::line_to_blame(const Problem& problem) const {
  const std::size_t begin = problem.en.find('/'), end = problem.en.find(':', begin);
  std::size_t line = file_.given_line;
  if (end == std::string::npos) return line;
  const std::string pointer = problem.en.substr(begin, end - begin);
  for (const PointerValue& given : file_.given)
    if (overlap(given.pointer, pointer)) line = given.line;
  return line;
}

// Whoever writes a step says all of it. (Files that the program writes leave out zeros at the end.)
void Run::check_steps_given(const json::value& state) {
  const json::value* steps = find_at(state, "/steps");
  if (!steps || !steps->is_array()) return;
  for (std::size_t i = 0; i < steps->get_array().size(); ++i)
    for (const PointerValue& given : file_.given)
      if (overlap(given.pointer, "/steps/" + std::to_string(i))) {
        check_arguments(steps->get_array()[i], i, given.line);
        break;
      }
}

void Run::check_arguments(const json::value& step, std::size_t at, std::size_t line) {
  const json::value* name = find_at(step, "/step");
  const json::value* args = find_at(step, "/args");
  if (!name || !name->is_string() || (args && !args->is_array())) return;  // the reader will say so
  const std::size_t said = args ? args->get_array().size() : 0;
  for (const StepInfo& info : game_.steps()) {
    if (info.name != std::string_view(name->get_string()) || said >= info.arguments.size()) continue;
    std::string en, pl;
    for (std::size_t i = said; i < info.arguments.size(); ++i) {
      const StepInfo::Argument& argument = info.arguments[i];
      const std::string comma = en.empty() ? "" : ", ";
      if (const std::vector<std::string> names = names_of(argument, game_); !names.empty()) {
        en += fmt::format("{}{} ({})", comma, i + 1, fmt::join(names, ", "));
        pl += fmt::format("{}{} ({})", comma, i + 1, fmt::join(names, ", "));
      } else {
        const std::string kind = argument.kind ? std::string(argument.kind->name) + ", " : "";
        en += fmt::format("{}{} ({}0 to {})", comma, i + 1, kind, argument.most);
        pl += fmt::format("{}{} ({}od 0 do {})", comma, i + 1, kind, argument.most);
      }
    }
    give_up(line, fmt::format("/steps/{}: '{}' lacks arguments in args = [...]: {}", at, info.name, en),
            fmt::format("/steps/{}: krokowi „{}” brakuje argumentów w args = [...]: {}", at, info.name, pl));
  }
}

void Run::check_sound(std::size_t line) {
  if (const Problem broken = game_.broken_invariant(position_.data()))
    return give_up(line, fmt::format("the position is not sound: {}", broken.en),
                   fmt::format("pozycja jest niespójna: {}", broken.pl));
  if (position_.over()) return;
  ActionList choices;
  position_.legal(choices);
  if (choices.empty())
    return give_up(line, fmt::format("there is nothing to choose in step '{}'", position_.decision().step),
                   fmt::format("w kroku „{}” nie ma nic do wyboru", position_.decision().step));
  const Decision open = position_.decision();
  if (open.seat < 0 || open.seat >= position_.seats() || open.question.text.en.empty())
    give_up(line, fmt::format("nobody is asked: the next step, '{}', asks no seat of this game", open.step),
            fmt::format("nikt nie decyduje: następny krok, „{}”, nie pyta żadnego gracza", open.step));
}

std::vector<std::string> Run::offered() const {
  ActionList list;
  position_.legal(list);
  std::vector<std::string> out;
  for (int i = 0; i < list.size(); ++i) out.push_back(game_.print(list[i]));
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::string> Run::told(Seat listener) const {
  std::vector<std::string> out;
  for (const Event& event : heard_)
    if (may_see(event.audience, listener)) out.push_back(game_.say(event, Lang::kEnglish));
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
  checks_ += (play.asked ? 1 : 0) + (play.step ? 1 : 0) + (play.choices ? 1 : 0) +
             static_cast<int>(play.offers.size() + play.denies.size());
  const Decision open = position_.decision();
  const std::string asked = game_.seat_name(open.seat);
  if (play.asked && play.asked->text != asked)
    fail(play.asked->line, fmt::format("'{}' should be asked, but '{}' is", play.asked->text, asked),
         fmt::format("powinien decydować „{}”, a decyduje „{}”", play.asked->text, asked));
  if (play.step && play.step->text != open.step)
    fail(play.step->line, fmt::format("the step should be '{}', but it is '{}'", play.step->text, open.step),
         fmt::format("powinien to być krok „{}”, a jest „{}”", play.step->text, open.step));
  if (play.choices) check_choices(*play.choices);
  ActionList list;
  position_.legal(list);
  for (const SourcedText& text : play.offers)
    if (const auto action = parse(text); action && !list.contains(*action))
      fail(text.line, fmt::format("'{}' should be offered; offered are: {}", text.text, listed(offered())),
           fmt::format("„{}” powinno być możliwe; możliwe są: {}", text.text, listed(offered())));
  for (const SourcedText& text : play.denies)
    if (const auto action = parse(text); action && list.contains(*action))
      fail(text.line, fmt::format("'{}' should not be offered, but it is", text.text),
           fmt::format("„{}” nie powinno być możliwe, a jest", text.text));
}

void Run::check_choices(const ScenarioPlay::Choices& choices) {
  std::vector<std::string> wanted;
  for (const SourcedText& text : choices.actions)
    if (const auto action = parse(text)) wanted.push_back(game_.print(*action));
  std::sort(wanted.begin(), wanted.end());
  const std::vector<std::string> actual = offered();
  if (wanted == actual) return;
  const std::string list = side_by_side(wanted, actual);
  fail(choices.line, "other choices are offered (+ offered, but not expected; − expected, but not offered):" + list,
       "możliwości są inne (+ jest, choć nie powinno; − powinno być, a nie ma):" + list);
}

void Run::play_actions(const ScenarioPlay& play) {
  for (const SourcedText& text : play.actions) {
    if (stuck_) return;
    ++steps_;
    if (play.refused)
      be_refused(play.seat, text, *play.refused);
    else
      play_one(play.seat, text);
  }
}

void Run::play_one(Seat seat, const SourcedText& text) {
  const auto action = parse(text);
  if (!action) {
    stuck_ = true;
    return;
  }
  if (is_interjection(game_, *action)) {
    const Refusal refusal = why_not_interject(position_, seat, *action);
    if (!refusal) {
      interject(position_, seat, *action, Events(&heard_));
      return check_sound(text.line);
    }
    return give_up(text.line,
                   fmt::format("'{}' is refused by {}: {}", text.text, refusal.rule,
                               say(refusal.why, refusal.args, Lang::kEnglish)),
                   fmt::format("„{}” jest niedozwolone według {}: {}", text.text, refusal.rule,
                               say(refusal.why, refusal.args, Lang::kPolish)));
  }
  if (out_of_turn(seat)) {
    const Decision open = position_.decision();
    return give_up(
        text.line,
        fmt::format("'{}' is asked now ({}), not '{}'", game_.seat_name(open.seat), open.rule, game_.seat_name(seat)),
        fmt::format("teraz decyduje „{}” ({}), a nie „{}”", game_.seat_name(open.seat), open.rule,
                    game_.seat_name(seat)));
  }
  if (const Refusal refusal = position_.try_apply(*action, Events(&heard_)))
    return give_up(text.line,
                   fmt::format("'{}' is refused by {}: {} Offered are: {}", text.text, refusal.rule,
                               say(refusal.why, refusal.args, Lang::kEnglish), listed(offered())),
                   fmt::format("„{}” jest niedozwolone według {}: {} Możliwe są: {}", text.text, refusal.rule,
                               say(refusal.why, refusal.args, Lang::kPolish), listed(offered())));
  check_sound(text.line);
}

void Run::be_refused(Seat seat, const SourcedText& text, const ScenarioPlay::Refused& refused) {
  const auto action = parse(text);
  if (!action) return;
  const Position before = position_;
  // Out of turn, it is the open decision that stands in the way.
  const Refusal refusal = is_interjection(game_, *action) ? why_not_interject(position_, seat, *action)
                          : out_of_turn(seat)             ? refuse(game_.turn_rule(position_.decision()),
                                                                   {"Another seat is asked now.", "Teraz decyduje kto inny."})
                                                          : position_.try_apply(*action);
  const std::vector<std::string>& rules = refused.rules;
  const std::string by = fmt::format("{}", fmt::join(rules, " / "));
  if (!refusal) {
    position_ = before;
    return fail(
        text.line, fmt::format("'{}' should be refused{}, but it is allowed", text.text, by.empty() ? "" : " by " + by),
        fmt::format("„{}” powinno być niedozwolone{}, a jest dozwolone", text.text, by.empty() ? "" : " według " + by));
  }
  if (!rules.empty() && std::find(rules.begin(), rules.end(), refusal.rule) == rules.end())
    return fail(refused.line,
                fmt::format("'{}' should be refused by {}, but {} refuses it: {}", text.text, by, refusal.rule,
                            say(refusal.why, refusal.args, Lang::kEnglish)),
                fmt::format("„{}” powinno być niedozwolone według {}, a zabrania tego {}: {}", text.text, by,
                            refusal.rule, say(refusal.why, refusal.args, Lang::kPolish)));
  if (position_ != before) fail(text.line, "the refusal changed the state", "odmowa zmieniła stan gry");
}

void Run::check_after(const ScenarioPlay& play) {
  check_heard(play);
  const std::vector<std::string> free_lists = game_.lists_without_order(position_.data());
  if (!play.expect.empty()) {
    const json::value state = whole_state();
    for (const PointerValue& expected : play.expect) check_value(state, expected, "", "", free_lists);
  }
  for (const ScenarioPlay::Seen& seen : play.expect_view) {
    const json::value view = json::parse(position_.view(seen.viewer).json());
    const std::string who = viewer_name(seen.viewer);
    check_value(view.at("state"), seen.what, fmt::format(" in the view of {}", who), fmt::format(" w widoku {}", who),
                free_lists);
  }
  checks_ += play.over ? 1 : 0;
  if (play.over && play.over->is_over != position_.over())
    fail(play.over->line,
         play.over->is_over ? "the game should be over, but it goes on" : "the game should go on, but it is over",
         play.over->is_over ? "gra powinna się skończyć, a trwa" : "gra powinna trwać, a się skończyła");
  if (!play.result.empty()) check_result(play);
}

// Sentences in their order, others may come between; and what must not be said to somebody.
void Run::check_heard(const ScenarioPlay& play) {
  checks_ += static_cast<int>(play.hears.size() + play.hears_not.size());
  std::map<Seat, std::size_t> next;  // how far into what a listener was told
  for (const ScenarioPlay::Heard& heard : play.hears) {
    const std::vector<std::string> sentences = told(heard.listener);
    std::size_t& from = next[heard.listener];
    const auto found =
        std::find(sentences.begin() + static_cast<std::ptrdiff_t>(from), sentences.end(), heard.sentence.text);
    if (found != sentences.end()) {
      from = static_cast<std::size_t>(found - sentences.begin()) + 1;
      continue;
    }
    const std::string who = viewer_name(heard.listener), all = each_on_its_line(sentences);
    fail(heard.sentence.line, fmt::format("{} should hear \"{}\", but hears:{}", who, heard.sentence.text, all),
         fmt::format("{} powinien usłyszeć „{}”, a słyszy:{}", who, heard.sentence.text, all));
  }
  for (const ScenarioPlay::Heard& heard : play.hears_not)
    for (const std::string& sentence : told(heard.listener))
      if (sentence.find(heard.sentence.text) != std::string::npos) {
        const std::string who = viewer_name(heard.listener);
        fail(heard.sentence.line, fmt::format("{} should not hear \"{}\"", who, sentence),
             fmt::format("{} nie powinien usłyszeć „{}”", who, sentence));
      }
}

void Run::check_result(const ScenarioPlay& play) {
  if (!position_.over())
    return fail(play.result.front().line, "there is no result yet: the game goes on",
                "nie ma jeszcze wyniku: gra trwa");
  const json::value result = result_json(game_, position_.result(), position_.seats());
  for (const PointerValue& expected : play.result) check_value(result, expected, " in the result", " w wyniku");
}

// Exactly this value; lists whose order means nothing, in any. What is left out (an empty place) counts as null.
void Run::check_value(const json::value& root, const PointerValue& expected, const std::string& of_en,
                      const std::string& of_pl, std::span<const std::string> free_lists) {
  ++checks_;
  const json::value wanted = json::parse(expected.json);
  const json::value* actual = find_at(root, expected.pointer);
  const std::string& at = expected.pointer;
  if (actual ? in_one_order(*actual, at, free_lists) == in_one_order(wanted, at, free_lists)
             : wanted.is_null() && leads_to_a_gap(root, at))
    return;
  if (!actual) {
    const Problem p = dead_end(root, at);
    return fail(expected.line, p.en + of_en, p.pl + of_pl);
  }
  fail(expected.line, fmt::format("{}{} should be {}, but it is {}", at, of_en, shown(wanted), shown(*actual)),
       fmt::format("{}{} powinno wynosić {}, a wynosi {}", at, of_pl, shown(wanted), shown(*actual)));
}

ScenarioReport run_one(const ScenarioFile& file) {
  ScenarioReport report{file.name, file.title, file.rules, 0, 0, {}};
  Run run(file);
  try {
    run.play();
    run.report(report);
  } catch (const BrokenLimit& broken) {
    run.report(report);
    report.failures.push_back({fmt::format("{}: no game can come to this position: {}", file.name, broken.what()),
                               fmt::format("{}: żadna gra nie dojdzie do tej pozycji: {}", file.name, broken.what())});
  }
  return report;
}

}  // namespace

Problem ScenarioReport::failure() const {
  Problem all;
  for (const Problem& one : failures) {
    all.en += (all.en.empty() ? "" : "\n") + one.en;
    all.pl += (all.pl.empty() ? "" : "\n") + one.pl;
  }
  return all;
}

std::vector<ScenarioReport> run_scenarios(std::string_view toml, std::string_view file_name) {
  std::vector<ScenarioReport> reports;
  std::vector<ScenarioFile> scenarios;
  if (const Problem mistake = read_scenarios(toml, file_name, scenarios)) {
    const ScenarioFile& read = scenarios.front();
    reports.push_back({read.name, read.title, read.rules, 0, 0, {mistake}});
    return reports;
  }
  for (const ScenarioFile& scenario : scenarios) reports.push_back(run_one(scenario));
  return reports;
}

std::vector<ScenarioReport> run_scenario_file(const std::string& path) {
  constexpr std::size_t kMost = 1 << 20;
  const Maybe<std::string> text = read_file(path, kMost);
  if (text) return run_scenarios(*text, path);
  ScenarioReport report;
  report.file = path;
  report.failures = {text.problem()};
  return {report};
}

ScenarioReport run_scenario(std::string_view toml, std::string_view file_name) {
  std::vector<ScenarioReport> reports = run_scenarios(toml, file_name);
  const auto failed = std::find_if(reports.begin(), reports.end(),
                                   [](const ScenarioReport& report) { return !report.failures.empty(); });
  return failed == reports.end() ? reports.front() : *failed;
}

}  // namespace kosmo
