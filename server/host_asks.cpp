#include "server/host_asks.h"

#include <fmt/format.h>
#include <boost/json.hpp>

#include "server/identity.h"
#include "server/json_object.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// One answer for each request that a table may be asked: the compiler finds the one that is missing.
struct AnswerOf {
  const Room& room;
  const RoomRequest& r;
  std::int64_t now;

  Asked operator()(const asks::Sit& q) const { return ask_sit(room, r.person, q.seat, r.token, key_of(q)); }
  Asked operator()(const asks::Stand&) const {
    return r.gone ? ask_leave_for_good(room, seat()) : ask_stand(room, seat());
  }
  Asked operator()(const asks::SetSeat& q) const { return ask_seat(room, r.person, q.seat, q.player); }
  Asked operator()(const asks::Start& q) const { return ask_start(room, r.person, r.seed, key_of(q)); }
  Asked operator()(const asks::Cancel&) const { return r.by_operator ? ask_shut(room) : ask_cancel(room, r.person); }
  Asked operator()(const asks::Remove& q) const { return ask_remove(room, r.person, r.by_operator, q.seat); }
  Asked operator()(const asks::Mute& q) const { return ask_mute(room, r.person, r.by_operator, q.said, q.muted); }
  Asked operator()(const asks::Rematch&) const { return ask_rematch(room, r.person, r.new_table); }
  Asked operator()(const asks::Act& q) const {
    if (!q.action.empty() && !q.actions.all.empty())
      return fault(Code::kMalformed, "Give either 'action' or 'actions', not both.",
                   "Podaj „action” albo „actions”, ale nie jedno i drugie.");
    if (q.action.empty() && q.actions.all.empty())
      return fault(Code::kMalformed, "'action' or 'actions' is missing.", "Brakuje „action” albo „actions”.");
    return q.actions.all.empty() ? ask_act(room, seat(), q.ticket, q.action)
                                 : ask_act_on(room, seat(), q.ticket, q.actions.all);
  }
  Asked operator()(const asks::Undo& q) const {
    if (!q.to.empty() && q.to != "last" && q.to != "turn")
      return fault(Code::kMalformed, "'to' must be 'last' or 'turn'.", "„to” ma być „last” albo „turn”.");
    return q.to == "turn" ? ask_undo_turn(room, seat(), q.ticket) : ask_undo(room, seat(), q.ticket);
  }
  Asked operator()(const asks::Hold& q) const { return ask_hold(room, seat(), q.ticket); }
  Asked operator()(const asks::HandOver& q) const { return ask_hand_over(room, seat(), q.seat, now); }
  Asked operator()(const asks::AskUndo&) const { return ask_for_undo(room, seat()); }
  Asked operator()(const asks::AnswerUndo& q) const { return ask_answer_undo(room, seat(), q.agree); }
  Asked operator()(const asks::Back&) const { return ask_back(room, seat()); }
  Asked operator()(const asks::Chat& q) const { return ask_chat(room, r.person, seat(), q.text, key_of(q)); }
  Asked operator()(const asks::Prefer& q) const { return ask_prefer(room, seat(), q.rules); }

 private:
  // Whose seat token was shown, or else who asks.
  Seat seat() const {
    const Seat shown = room.seat_of_token(r.token);
    return shown >= 0 ? shown : room.seat_of_user(r.person.user);
  }
  // Nobody who reads the journal can send the request again, nor find out the seat token that follows from its key.
  template <class A>
  std::string key_of(const A& ask) const {
    if (ask.key.empty()) return "";
    return derived_id(r.person.user, fmt::format("done {} {} {}", rule_for<A>().name, room.id(), ask.key));
  }
};

}  // namespace

Asked ask_room(const Room& room, const RoomRequest& r, std::int64_t now) {
  return std::visit(AnswerOf{room, r, now}, r.ask);
}

std::string write_room_request(const RoomRequest& r) {
  return json::serialize(json::object{{"raw", write_request(0, as_ask(r.ask))},
                                      {"user", r.person.user},
                                      {"token", r.token},
                                      {"new_table", r.new_table},
                                      {"seed", r.seed.text()},
                                      {"operator", r.by_operator},
                                      {"gone", r.gone},
                                      {"rewrite", r.rewrite}});
}

Maybe<RoomRequest> read_room_request(std::string_view text) {
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error);
  const Problem bad{"This is not a request of another server.", "To nie jest żądanie innego serwera."};
  if (error || !value.is_object()) return bad;
  const json::object& in = value.get_object();
  Request request;
  if (parse_request(text_at(in, "raw"), request)) return bad;
  std::optional<TableAsk> ask = asked_of_table(request.ask);
  const std::optional<Seed> seed = Seed::parse(text_at(in, "seed"));
  if (!ask || !seed) return bad;
  return RoomRequest{.ask = std::move(*ask),
                     .person = {text_at(in, "user"), ""},
                     .token = text_at(in, "token"),
                     .new_table = text_at(in, "new_table"),
                     .seed = *seed,
                     .by_operator = flag_at(in, "operator"),
                     .gone = flag_at(in, "gone"),
                     .rewrite = flag_at(in, "rewrite")};
}

}  // namespace kosmo
