#include "tests/crash/client.h"

#include <fmt/format.h>

#include "engine/game.h"
#include "server/protocol.h"
#include "tests/crash/trial.h"

namespace kosmo::crash {
namespace json = boost::json;
namespace {

constexpr int kReconnectAfter = 10, kTryAgainAfter = 50, kLongestThought = 5;  // milliseconds
// A whole log has 1,000 entries at most, those of other seats counted (server/room_view.cpp); so short, none is cut.
constexpr std::size_t kLongLog = 100;
constexpr std::int64_t kBank = 3600, kIncrement = 5;  // seconds, where there are clocks

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}

// Which may be refused, because others are faster.
bool may_fail(const std::string& what) {
  return what == "undo" || what == "ask_undo" || what == "answer_undo" || what == "stand" || what == "back" ||
         what == "hold" || what == "prefer";
}
// What is sent again until it is answered.
bool is_answer(const std::string& what) { return what == "act" || what == "undo"; }

}  // namespace

Client::Client(Trial& trial, Slot& slot, int number, std::uint64_t seed)
    : trial_(trial), slot_(slot), number_(number), rng_(seed) {}

void Client::accuse(const std::string& what) const { throw Violation(fmt::format("{}: {}", describe(), what)); }

std::string Client::describe() const {
  return fmt::format(
      "table {} ({} {}), client {} seat '{}' {}, seq {}, ticket {}, phase {}, asked {}, waits for '{}'{}", slot_.number,
      slot_.game, slot_.table, number_, seat_,
      there_       ? "there"
      : connected_ ? "connected"
                   : "away",
      seq_, ticket(), phase(), table().contains("asked") ? json::serialize(table().at("asked")) : "",
      asked_ ? asked_->what : "", unanswered_ ? ", has to repeat" : "");
}

// ---- the connection

void Client::connect() {
  const int connection = ++connection_;
  const auto try_again = [this, connection](int after) {
    trial_.loop().after(after, [this, connection] {
      if (connection == connection_) connect();
    });
  };
  server_ = trial_.any_server();
  if (server_ < 0) return try_again(kReconnectAfter);
  WsCallbacks calls;
  calls.on_open = [this] {
    connected_ = true;
    greet();
  };
  calls.on_text = [this](std::string_view text) { received(text); };
  calls.on_refused = [try_again](int, std::string_view) { try_again(kReconnectAfter); };
  calls.on_closed = [this](int, std::string_view) { lost(); };
  const ChildServer& server = trial_.server(server_);
  socket_ = std::make_unique<WsClient>(trial_.loop(), server.host(), server.port(), "/ws", std::move(calls),
                                       WsOptions{.headers = {}, .deflate = rng_.below(2) == 0});
  socket_->connect();
}

void Client::cut() {
  socket_.reset();
  lost();
}

void Client::lost() {
  ++trial_.figures().reconnects;
  if (asked_ && is_answer(asked_->what)) unanswered_ = asked_;
  asked_.reset();
  connected_ = there_ = thinking_ = started_ = false;
  const int connection = ++connection_;
  trial_.loop().after(kReconnectAfter, [this, connection] {
    if (connection == connection_) connect();
  });
}

void Client::ask(Asked asked, json::object members) {
  asked.id = ++next_id_;
  asked.sent_at = Clock::now();
  members["do"] = asked.what;
  members["id"] = asked.id;
  trial_.note(slot_, fmt::format("client {} at {} sees {}/{}, asks {} {} {}", number_, server_, seq_, ticket(),
                                 asked.what, asked.ticket, asked.text));
  asked_ = std::move(asked);
  socket_->send(json::serialize(members));
}

void Client::ask_table(const std::string& what, json::object members) {
  members["table"] = slot_.table;
  ask({.what = what}, std::move(members));
}

void Client::received(std::string_view text) {
  const json::object message = json::parse({text.data(), text.size()}).as_object();
  if (message.contains("is")) {
    // Until the reply to `watch` has come, the log is not complete.
    if (text_at(message, "is") == "update" && there_) {
      saw(message, false);
      if (slot_.rounds) trial_.acted(slot_, Clock::now());  // pauses end by themselves
      consider();
    }
    return;
  }
  if (!asked_ || message.at("re") != asked_->id) accuse(fmt::format("a reply that nobody waits for: {}", text));
  const Asked asked = *std::exchange(asked_, std::nullopt);
  const bool ok = message.at("ok").as_bool();
  trial_.note(slot_, fmt::format("client {} at {} is answered {} {}: {}", number_, server_, asked.what, asked.ticket,
                                 ok ? "ok" : text_at(message.at("error").as_object(), "code")));
  if (ok)
    answered(asked, message);
  else
    refused(asked, text_at(message.at("error").as_object(), "code"), message.at("error").as_object());
}

// ---- who one is

// Now and then somebody comes back on another device: nothing but the seat token tells who it is.
void Client::greet() {
  visitor_ = !seat_token_.empty() && phase() == "playing" && rng_.below(4) == 0;
  json::object hello{{"protocol", kProtocol}};
  if (!token_.empty() && !visitor_) hello["token"] = token_;
  ask({.what = "hello"}, std::move(hello));
}

void Client::join() {
  if (!slot_.table.empty()) return watch(rng_.below(3) == 0);
  if (!host()) return;  // the host makes one
  json::array seats{"open", "open"};
  const GameInfo& info = find_game(slot_.game)->info();
  const auto count = static_cast<std::size_t>(std::max(info.min_seats, std::min(info.max_seats, 3)));
  while (seats.size() < count) seats.push_back("random");
  const json::object clock = slot_.clock ? json::object{{"kind", "bank"}, {"seconds", kBank}, {"increment", kIncrement}}
                                         : json::object{{"kind", "none"}};
  json::object wanted{
      {"game", slot_.game}, {"seats", seats}, {"options", json::object()}, {"clock", clock}, {"public", true}};
  if (slot_.quiet) wanted["windows"] = {{"kind", "quiet"}, {"seconds", 1}};
  ask({.what = "create"}, std::move(wanted));
}

void Client::table_is_there() {
  if (connected_ && !asked_ && !there_ && (spectator() || !token_.empty())) join();
}

void Client::begin() {
  seat_.clear(), seat_token_.clear(), copy_ = {}, log_.clear();
  checked_ = false;
  round_ = {};
  seq_ = answered_ticket_ = cut_ = 0;
  asked_.reset(), unanswered_.reset();  // an answer to the last table is none to this one
  cut();
}

void Client::watch(bool whole) {
  known_ = {slot_.ledger.last_seq(), slot_.ledger.last_ticket(), slot_.ledger.messages(), whole || seq_ == 0};
  json::object members{{"after", whole ? 0 : seq_}};
  if (!seat_token_.empty() && (visitor_ || rng_.below(2) == 0)) {
    members["seat_token"] = seat_token_;
    ++trial_.figures().seat_tokens;
  }
  ask_table("watch", std::move(members));
}

void Client::watched(const json::object& reply) {
  const json::object& table = reply.at("table").as_object();
  const std::int64_t seq = table.at("seq").as_int64();
  if (seq < known_.seq) {
    if (trial_.strict()) accuse(fmt::format("the table went back from event {} to {}", known_.seq, seq));
    ++trial_.figures().behind;  // this server has not heard yet what another one has shown
    return trial_.loop().after(kTryAgainAfter, [this, connection = connection_] {
      if (connection == connection_) watch(known_.whole);
    });
  }
  if (const json::value* ticket = table.if_contains("ticket"); ticket && ticket->as_int64() <= known_.ticket)
    accuse(fmt::format("LOST: question {} was answered and acknowledged, and is open again", known_.ticket));
  there_ = true;
  saw(reply, known_.whole);
  const std::string seat = text_at(table.at("you").as_object(), "seat");
  if (!seat_.empty() && seat != seat_) accuse(fmt::format("the seat is lost: '{}'", seat));
  seat_ = seat;
  if (known_.whole && phase() == "finished") {
    slot_.ledger.check_log(reply.at("log").as_array(), known_.messages, cut_ > 0);
    checked_ = true;
    trial_.client_done(slot_);
  }
}

// ---- what one sees

void Client::saw(const json::object& message, bool whole) {
  const std::string id = text_at(message.contains("re") ? message.at("table").as_object() : message, "id");
  if (id != slot_.table) accuse("an update of a table that nobody watches");
  if (const Problem no = copy_.take(message)) accuse("an update that does not follow: " + no.en);
  const std::int64_t seq = table().at("seq").as_int64();
  if (trial_.strict() && seq < seq_) accuse(fmt::format("events go back from {} to {}", seq_, seq));
  add_to_log(message.at("log").as_array(), seq, whole);
  if (seq > seq_) slot_.progress = Clock::now();
  seq_ = std::max(seq_, seq);
  slot_.ledger.saw(seq);
  if (phase() == "broken" || phase() == "closed") accuse("the table is " + phase());
  if (phase() == "playing") check_clocks();
  if (slot_.rounds) check_round();
}

// Nobody has lost more time than has passed, or won more than the rules give, whatever the machine's clock says; and
// nobody's place was taken because time was up.
void Client::check_clocks() const {
  if (!slot_.bots_stand_in && !spectator() && !seat_.empty() && away())
    accuse("somebody plays for me, and I never left");
  const json::value* clocks = table().if_contains("clocks");
  if (!slot_.clock || !clocks) return;
  constexpr std::int64_t kSlack = 2000;  // milliseconds
  const std::int64_t passed =
      std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - slot_.made).count() + kSlack;
  for (const json::key_value_pair& clock : clocks->as_object()) {
    if (!clock.value().is_object()) continue;  // as of when
    const std::int64_t left = clock.value().at("left_ms").as_int64();
    if (left < kBank * 1000 - passed || left > (kBank + kIncrement * seq_) * 1000)
      accuse(fmt::format("the clock of {} shows {} ms, {} ms after the table was made", clock.key(), left, passed));
  }
}

// What was told once is told the same way again, and nothing appears later between what was told. A long log comes
// without its beginning, and the cut may go through an event.
void Client::add_to_log(const json::array& entries, std::int64_t seq, bool whole) {
  std::map<std::int64_t, std::vector<std::string>> fresh;
  for (const json::value& entry : entries) fresh[entry.at("seq").as_int64()].push_back(json::serialize(entry));
  if (whole && !fresh.empty() && fresh.begin()->first > 1 && entries.size() >= kLongLog)
    cut_ = std::max(cut_, fresh.begin()->first);
  for (const auto& [number, texts] : fresh) {
    if (number <= cut_) continue;
    const auto known = log_.find(number);
    if (known == log_.end() && number <= seq_)
      accuse(fmt::format("event {} appears in the log later: {}", number, texts[0]));
    if (known != log_.end() && known->second != texts)
      accuse(fmt::format("event {} is told differently: {} but before {}", number, texts[0], known->second[0]));
  }
  if (whole) {
    ++trial_.figures().whole_logs;
    for (const auto& [number, texts] : log_)
      if (number > cut_ && number <= seq && !fresh.contains(number))
        accuse(fmt::format("event {} is gone from the log: {}", number, texts[0]));
  }
  log_.merge(fresh);
}

std::string Client::phase() const { return text_at(table(), "phase"); }
std::int64_t Client::ticket() const {
  const json::value* ticket = table().if_contains("ticket");
  return ticket ? ticket->as_int64() : 0;
}
bool Client::all_seated() const {
  for (const json::value& seat : table().at("seats").as_array())
    if (seat.at("player").as_string() == "open") return false;
  return true;
}
bool Client::away() const {
  for (const json::value& seat : table().at("seats").as_array())
    if (std::string_view(seat.at("seat").as_string()) == seat_) return seat.at("away").as_bool();
  return false;
}

// ---- what one does

void Client::consider() {
  if (!there_ || asked_) return;
  if (unanswered_) return send_answer(*std::exchange(unanswered_, std::nullopt));
  if (phase() == "finished" && !checked_) return watch(true);
  if (spectator()) return;
  if (phase() == "waiting") {
    if (seat_.empty()) return ask_table("sit");
    if (host() && all_seated() && !std::exchange(started_, true)) return ask_table("start");
  }
  if (phase() != "playing" || answer_undo_request()) return;
  if (has_to_do() || away() || rng_.below(10) == 0) play_later();
}

bool Client::answer_undo_request() {
  const json::value& request = table().at("undo_asked");
  if (!request.is_object() || text_at(request.get_object(), "by") == seat_) return false;
  ask_table("answer_undo", {{"agree", rng_.below(10) < 7}});
  return true;
}

void Client::play_later() {
  if (std::exchange(thinking_, true)) return;
  trial_.loop().after(rng_.below(kLongestThought + 1), [this, connection = connection_] {
    if (connection != connection_) return;
    thinking_ = false;
    if (there_ && !asked_ && !unanswered_ && phase() == "playing") play();
  });
}

void Client::play() {
  const std::uint32_t dice = rng_.below(200);
  if (away()) return ask_table("back");
  if (slot_.rounds) return play_round();
  if (dice < 8 && table().at("undo").at("can").as_bool()) return send_answer({.what = "undo", .ticket = ticket()});
  if (dice >= 8 && dice < 12) return say_something();
  if (dice == 12) return ask_table("ask_undo");
  if (dice == 13 && slot_.bots_stand_in) {
    slot_.ledger.bot_took_over();
    return ask_table("stand");
  }
  if (has_to_do()) act();
}

void Client::say_something() {
  const std::string text = fmt::format("{}.{}.{}", slot_.number, number_, next_id_);
  ask({.what = "chat", .text = text}, {{"table", slot_.table}, {"text", text}});
}

void Client::act() {
  const json::array& choices = table().at("view").at("decision").at("choices").as_array();
  const json::value& choice = choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
  send_answer({.what = "act", .ticket = ticket(), .text = text_at(choice.as_object(), "action")});
}

// For the first time, or again because nobody knows whether it was heard.
void Client::send_answer(Asked answer) {
  if (answer.id) ++trial_.figures().resent;
  json::object members{{"table", slot_.table}, {"ticket", answer.ticket}};
  if (answer.what == "act") {
    members["action"] = answer.text;
    slot_.rounds ? round_sent(answer) : slot_.ledger.sent(answer.ticket, {seat_, answer.text});
  }
  ask(std::move(answer), std::move(members));
}

// ---- what the server says to it

void Client::answered(const Asked& asked, const json::object& reply) {
  CrashFigures& figures = trial_.figures();
  if (asked.what == "hello") {
    if (spectator() || (!token_.empty() && !visitor_)) return join();
    return ask({.what = "guest"}, {{"name", fmt::format("Person {}", number_)}});
  }
  if (asked.what == "guest") {
    if (!visitor_) token_ = text_at(reply, "token");
    return join();
  }
  if (asked.what == "create") {
    there_ = true;
    trial_.table_made(slot_, text_at(reply.at("table").as_object(), "id"));
    saw(reply, true);
  } else if (asked.what == "watch") {
    watched(reply);
  } else if (asked.what == "sit") {
    seat_ = text_at(reply, "seat"), seat_token_ = text_at(reply, "seat_token");
  } else if (slot_.rounds && (is_answer(asked.what) || asked.what == "hold" || asked.what == "prefer")) {
    round_acknowledged(asked);
    trial_.acted(slot_, asked.sent_at);
  } else if (is_answer(asked.what)) {
    slot_.ledger.acknowledged(asked.ticket, {seat_, asked.what == "act" ? asked.text : "undo"});
    answered_ticket_ = std::max(answered_ticket_, asked.ticket);
    asked.what == "act" ? ++figures.acknowledged : ++figures.undone;
    trial_.acted(slot_, asked.sent_at);
  } else if (asked.what == "chat") {
    slot_.ledger.said(asked.text);
    ++figures.chats;
  }
  consider();
}

void Client::refused(const Asked& asked, const std::string& code, const json::object& error) {
  const auto expected = [&](std::initializer_list<std::string_view> codes) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
  };
  if (code == "unavailable") {
    ++trial_.figures().unavailable;
    if (is_answer(asked.what)) {
      unanswered_ = asked;
      return trial_.loop().after(kTryAgainAfter, [this, connection = connection_] {
        if (connection == connection_) consider();
      });
    }
    return cut();
  }
  if (slot_.rounds && is_answer(asked.what) && expected({"late", "phase", "undo"})) {
    round_refused(asked);
    return consider();
  }
  if (asked.what == "act" && expected({"late", "phase"})) {
    slot_.ledger.late(asked.ticket, {seat_, asked.text});
    ++trial_.figures().late;
    answered_ticket_ = std::max(answered_ticket_, asked.ticket);
    return consider();
  }
  if (may_fail(asked.what) && expected({"undo", "late", "phase", "hold"})) return consider();
  if (asked.what == "chat" && expected({"phase"})) return consider();
  // A server that follows another may not have heard yet.
  if (!trial_.strict() && (asked.what == "sit" || asked.what == "start") && expected({"seat", "phase"})) return cut();
  accuse(fmt::format("'{}' (ticket {}, '{}') was refused: {}", asked.what, asked.ticket, asked.text,
                     json::serialize(error)));
}

}  // namespace kosmo::crash
