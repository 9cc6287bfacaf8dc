#include "tests/toys/toy_driver.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace json = boost::json;

namespace kosmo {
namespace {

Options read_options(const Game& game, const std::vector<std::string>& texts) {
  Options options = game.standard_options();
  for (const std::string& text : texts)
    if (const Problem problem = game.set_option(options, text)) ADD_FAILURE() << problem.en;
  return options;
}

}  // namespace

ToyDriver::ToyDriver(const Game& game, int seats, const std::vector<std::string>& options, std::uint64_t seed)
    : now(game, seats, read_options(game, options), seed) {}

ToyDriver& ToyDriver::does(std::string_view seat, std::string_view action) {
  EXPECT_EQ(asked(), seat) << "before '" << action << "'";
  const Maybe<Action> read = now.game().parse(action);
  if (!read) {
    ADD_FAILURE() << read.problem().en;
    return *this;
  }
  const Refusal refusal = now.try_apply(*read, Events(&events_));
  EXPECT_FALSE(refusal) << action << ": " << refusal.rule << " " << say(refusal.why, refusal.args, Lang::kEnglish);
  return *this;
}

std::string ToyDriver::refused_by(std::string_view action) const {
  const Maybe<Action> read = now.game().parse(action);
  return read ? std::string(now.why_not(*read).rule) : read.problem().en;
}

std::string ToyDriver::asked() const { return now.game().seat_name(now.to_move()); }

std::vector<std::string> ToyDriver::choices() const {
  ActionList list;
  now.legal(list);
  std::vector<std::string> texts;
  for (int i = 0; i < list.size(); ++i) texts.push_back(now.game().print(list[i]));
  return texts;
}

std::string ToyDriver::at(std::string_view pointer) const {
  json::error_code error;
  const json::value state = json::parse(now.game().to_json(now.data()));
  const json::value* found = state.find_pointer(pointer, error);
  return found ? json::serialize(*found) : "nothing";
}

std::string ToyDriver::story(Seat viewer) const {
  std::string text;
  for (const Event& e : events_)
    if (may_see(e.audience, viewer)) text += now.game().say(e, Lang::kEnglish) + "\n";
  return text;
}

ToyDriver& ToyDriver::given(std::string_view pointer, std::string_view text) {
  json::value state = json::parse(now.game().to_json(now.data()));
  json::error_code error;
  json::value* place = state.find_pointer(pointer, error);
  if (!place) {
    ADD_FAILURE() << "there is no " << pointer;
    return *this;
  }
  *place = json::parse(json::string_view(text.data(), text.size()));
  if (const Problem problem = now.game().from_json(now.data(), json::serialize(state))) ADD_FAILURE() << problem.en;
  return *this;
}

}  // namespace kosmo
