// How one plays where several are asked at once, and what must be seen then.
#include <fmt/format.h>

#include "tests/crash/client.h"
#include "tests/crash/trial.h"

namespace kosmo::crash {
namespace json = boost::json;
namespace {

constexpr int kMostChanges = 2;             // of one answer
constexpr std::int64_t kHoldsAfterOne = 2;  // three in a turn of the game; each of us asks for one
// Most windows of the toy are passed by order, so that a game with pauses of a second ends soon. Asked are: after
// destiny, and whether to answer a boost or a zap.
constexpr const char* kPassedByOrder[] = {"act start",        "act before-planning", "act after-planning",
                                          "act after-reveal", "act before-outcome",  "act after-outcome",
                                          "act end",          "answer supply",       "answer doubler",
                                          "answer consoler",  "answer canceller"};

std::string pass_or_any(const RoundEyes& eyes, Rng& rng) {
  if (eyes.can_pass() && rng.below(4) > 0) return "pass";
  return eyes.choice(rng.below(static_cast<std::uint32_t>(eyes.choices())));
}

}  // namespace

bool Client::has_to_do() const {
  const RoundEyes eyes(table());
  if (!slot_.rounds) return eyes.asks(seat_) && ticket() > answered_ticket_;
  if (slot_.quiet && !round_.ordered) return true;
  if (!eyes.has_choices()) return false;
  return eyes.answer(ticket()) ? round_.changed_ticket != ticket() : round_.silent_ticket != ticket();
}

void Client::play_round() {
  const std::uint32_t dice = rng_.below(200);
  if (dice < 4) return say_something();
  if (dice == 4 && slot_.bots_stand_in) {
    slot_.ledger.bot_took_over();
    slot_.ledger.rounds.bot_took_over(seat_);
    return ask_table("stand");
  }
  const RoundEyes eyes(table());
  if (order_passes() || hold() || !eyes.has_choices()) return;
  eyes.answer(ticket()) ? think_again(ticket()) : answer_round(ticket());
}

// In a pause silence is an answer, too.
void Client::answer_round(std::int64_t ticket) {
  const RoundEyes eyes(table());
  const bool is_silent = round_.silent_ticket == ticket || (eyes.pause(seat_) && rng_.below(4) == 0);
  if (is_silent) {
    round_.silent_ticket = ticket;
    return;
  }
  send_answer({.what = "act", .ticket = ticket, .text = pass_or_any(eyes, rng_)});
}

// The answer waits for those of others.
void Client::think_again(std::int64_t ticket) {
  if (round_.changed_ticket != ticket) round_.changed_ticket = ticket, round_.changes = 0;
  if (round_.changes >= kMostChanges) return;
  ++round_.changes;
  const RoundEyes eyes(table());
  const std::uint32_t dice = rng_.below(4);
  // What the table answered for it, since there was no other, is nothing to take back.
  if (dice == 0 && eyes.choices() > 1) return send_answer({.what = "undo", .ticket = ticket});
  if (dice > 1) return;
  ++trial_.figures().replaced;
  const std::string other = eyes.choice(rng_.below(static_cast<std::uint32_t>(eyes.choices())));
  send_answer({.what = "act", .ticket = ticket, .text = other});
}

bool Client::order_passes() {
  if (!slot_.quiet || round_.ordered) return false;
  json::array rules;
  for (const char* moment : kPassedByOrder) rules.push_back({{"step", moment}, {"answer", "pass"}, {"until", "game"}});
  ask_table("prefer", {{"rules", std::move(rules)}});
  return true;
}

bool Client::hold() {
  const RoundEyes eyes(table());
  const auto pause = eyes.pause(seat_);
  if (!pause || pause->holds == 0 || !eyes.has_choices() || round_.held_turn == eyes.turn() || rng_.below(8) != 0)
    return false;
  ask({.what = "hold", .ticket = ticket()}, {{"table", slot_.table}, {"ticket", ticket()}});
  return true;
}

// What was acknowledged is still there, and waits. (A server that follows another may not have heard of it yet.)
void Client::check_round() const {
  if (!trial_.strict() || phase() != "playing" || spectator() || seat_.empty()) return;
  const RoundEyes eyes(table());
  const auto waits = slot_.ledger.rounds.waits({seat_, ticket()});
  const bool unsure = (asked_ && asked_->ticket) || unanswered_;
  if (waits && eyes.has_choices() && !unsure && eyes.answer(ticket()) != waits)
    accuse(fmt::format("LOST: '{}' was acknowledged as answer to question {}, which is still open and has '{}'", *waits,
                       ticket(), eyes.answer(ticket()).value_or("none")));
  if (round_.ordered && table().at("preferences").as_array().size() != std::size(kPassedByOrder))
    accuse("LOST: preferences that were acknowledged are gone");
  const auto pause = eyes.pause(seat_);
  if (pause && !unsure && eyes.turn() == round_.held_turn && pause->holds > kHoldsAfterOne)
    accuse(fmt::format("LOST: a Hold was acknowledged, and {} are left", pause->holds));
}

void Client::round_sent(const Asked& answer) { slot_.ledger.rounds.sent({seat_, answer.ticket}, answer.text); }

void Client::round_acknowledged(const Asked& asked) {
  CrashFigures& figures = trial_.figures();
  const Question question{seat_, asked.ticket};
  if (asked.what == "act") {
    slot_.ledger.rounds.acknowledged(question, asked.text);
    ++figures.acknowledged;
  } else if (asked.what == "undo") {
    slot_.ledger.rounds.acknowledged_taking_back(question);
    ++figures.taken_back;
  } else if (asked.what == "prefer") {
    round_.ordered = true;
  } else if (asked.what == "hold") {
    round_.held_turn = RoundEyes(table()).turn();
    ++figures.holds;
  }
}

void Client::round_refused(const Asked& asked) {
  const Question question{seat_, asked.ticket};
  asked.what == "act" ? slot_.ledger.rounds.late(question, asked.text) : slot_.ledger.rounds.late_taking_back(question);
  ++trial_.figures().late;
}

}  // namespace kosmo::crash
