#include "server/requests.h"

#include <concepts>

#include "server/request_values.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// ---- what a row is made of

template <class>
struct MemberOf;
template <class A, class V>
struct MemberOf<V A::*> {
  using Request = A;
  using Value = V;
};

template <auto kMember>
Fault read_into(const KeyRule& rule, const json::value& value, Ask& out) {
  return read_value(rule, value, std::get<typename MemberOf<decltype(kMember)>::Request>(out).*kMember);
}

template <auto kMember>
void write_from(const KeyRule& rule, const Ask& ask, json::object& out) {
  using Member = MemberOf<decltype(kMember)>;
  const auto& value = std::get<typename Member::Request>(ask).*kMember;
  if constexpr (std::equality_comparable<typename Member::Value>)
    if (rule.may_be_left_out && value == typename Member::Value{}) return;
  out[rule.name] = written(value);
}

// A question mark behind the name: it may be left out.
template <auto kMember>
constexpr KeyRule key(std::string_view name, ValueKind kind, std::size_t most_bytes = 0) {
  const bool may_be_left_out = name.ends_with('?');
  return {may_be_left_out ? name.substr(0, name.size() - 1) : name,
          may_be_left_out,
          kind,
          most_bytes,
          &read_into<kMember>,
          &write_from<kMember>};
}
template <auto kMember, std::size_t kMostBytes>
constexpr KeyRule text(std::string_view name) {
  return key<kMember>(name, ValueKind::kText, kMostBytes);
}
template <auto kMember>
constexpr KeyRule number(std::string_view name) {
  return key<kMember>(name, ValueKind::kNumber);
}
template <auto kMember>
constexpr KeyRule flag(std::string_view name) {
  return key<kMember>(name, ValueKind::kFlag);
}

// Keys that mean the same in every request.
template <class A>
constexpr KeyRule kTable = text<&A::table, 64>("table");
template <class A>
constexpr KeyRule kAgain = text<&A::key, 64>("key?");
template <class A>
constexpr KeyRule kSeat = text<&A::seat, 64>("seat");
template <class A>
constexpr KeyRule kAction = text<&A::action, 200>("action");
template <class A>
constexpr KeyRule kTicket = number<&A::ticket>("ticket");
template <class A>
constexpr KeyRule kPersonName = key<&A::name>("name", ValueKind::kName, 160);
template <class A>
constexpr KeyRule kPassword = text<&A::password, 800>("password");

template <class A, class... Keys>
constexpr RequestRule row(std::string_view name, Needs needs, Budget budget, Keys... keys) {
  static_assert(kIsOneOf<A, Ask>);
  return {name, needs, budget, kAskedOfTable<A>, {keys...}, kIndexIn<A, Ask>, [] { return Ask(A{}); }};
}

// ---- the table

using asks::Hello, asks::Guest, asks::Register, asks::Login, asks::Logout, asks::Password, asks::Delete, asks::History,
    asks::Games, asks::Tables, asks::Create, asks::Watch, asks::Unwatch, asks::Sit, asks::Stand, asks::SetSeat,
    asks::Start, asks::Cancel, asks::Remove, asks::Mute, asks::Rematch, asks::Act, asks::Try, asks::Why, asks::Undo,
    asks::Hold, asks::HandOver, asks::AskUndo, asks::AnswerUndo, asks::Back, asks::Chat, asks::Prefer, asks::Ping;
constexpr auto kNothing = Needs::kNothing, kSeated = Needs::kSeat, kNamed = Needs::kName;
constexpr auto kFree = Budget::kNone;

constexpr RequestRule kRequests[] = {
    row<Hello>("hello", kNothing, Budget::kHello, number<&Hello::protocol>("protocol"),
               text<&Hello::token, 100>("token?")),
    row<Guest>("guest", kNothing, Budget::kGuest, kPersonName<Guest>),
    row<Register>("register", kNothing, Budget::kRegister, kPersonName<Register>, kPassword<Register>),
    row<Login>("login", kNothing, Budget::kEntry, kPersonName<Login>, kPassword<Login>),
    row<Logout>("logout", kNamed, kFree, flag<&Logout::everywhere>("everywhere?")),
    row<Password>("password", kNamed, Budget::kEntry, kPassword<Password>,
                  text<&Password::new_password, 800>("new_password")),
    row<Delete>("delete", kNamed, Budget::kEntry, text<&Delete::password, 800>("password?")),
    row<History>("history", kNamed, kFree, number<&History::before>("before?")),
    row<Games>("games", kNothing, kFree, flag<&Games::unfinished>("unfinished?")),
    row<Tables>("tables", kNothing, kFree, flag<&Tables::unfinished>("unfinished?")),
    row<Create>("create", kNamed, Budget::kTable, key<&Create::game>("game", ValueKind::kGame, 64),
                key<&Create::seats>("seats", ValueKind::kSeats), key<&Create::options>("options", ValueKind::kOptions),
                key<&Create::clock>("clock", ValueKind::kClock), flag<&Create::is_public>("public"), kAgain<Create>,
                key<&Create::windows>("windows?", ValueKind::kWindows),
                number<&Create::absent_minutes>("absent_minutes?")),
    row<Watch>("watch", kNothing, kFree, kTable<Watch>, number<&Watch::after>("after?"),
               text<&Watch::seat_token, 100>("seat_token?"), flag<&Watch::gallery>("gallery?")),
    row<Unwatch>("unwatch", kNothing, kFree, kTable<Unwatch>),
    row<Sit>("sit", kNamed, kFree, kTable<Sit>, text<&Sit::seat, 64>("seat?"), kAgain<Sit>),
    row<Stand>("stand", kSeated, kFree, kTable<Stand>),
    row<SetSeat>("seat", kNamed, kFree, kTable<SetSeat>, kSeat<SetSeat>, text<&SetSeat::player, 64>("player")),
    row<Start>("start", kNamed, kFree, kTable<Start>, kAgain<Start>),
    row<Cancel>("cancel", kNamed, kFree, kTable<Cancel>),
    row<Remove>("remove", kNamed, kFree, kTable<Remove>, kSeat<Remove>),
    row<Mute>("mute", kNamed, kFree, kTable<Mute>, number<&Mute::said>("said"), flag<&Mute::muted>("muted")),
    row<Rematch>("rematch", kNamed, Budget::kTable, kTable<Rematch>),
    row<Act>("act", kSeated, kFree, kTable<Act>, kTicket<Act>, text<&Act::action, 200>("action?"),
             key<&Act::actions>("actions?", ValueKind::kActions)),
    row<Try>("try", kSeated, Budget::kTry, kTable<Try>, key<&Try::actions>("actions", ValueKind::kActions)),
    row<Why>("why", kSeated, kFree, kTable<Why>, kAction<Why>),
    row<Undo>("undo", kSeated, Budget::kUndo, kTable<Undo>, kTicket<Undo>, text<&Undo::to, 64>("to?")),
    row<Hold>("hold", kSeated, kFree, kTable<Hold>, kTicket<Hold>),
    row<HandOver>("hand_over", kSeated, kFree, kTable<HandOver>, kSeat<HandOver>),
    row<AskUndo>("ask_undo", kSeated, Budget::kUndo, kTable<AskUndo>),
    row<AnswerUndo>("answer_undo", kSeated, kFree, kTable<AnswerUndo>, flag<&AnswerUndo::agree>("agree")),
    row<Back>("back", kSeated, kFree, kTable<Back>),
    row<Chat>("chat", kNamed, Budget::kChat, kTable<Chat>, text<&Chat::text, 2000>("text"), kAgain<Chat>),
    row<Prefer>("prefer", kSeated, kFree, kTable<Prefer>, key<&Prefer::rules>("rules", ValueKind::kPreferences)),
    row<Ping>("ping", kNothing, kFree),
};

constexpr bool has_a_row_for_each() {
  for (std::size_t i = 0; i < std::size(kRequests); ++i)
    if (kRequests[i].index != i) return false;
  return std::size(kRequests) == std::variant_size_v<Ask>;
}
static_assert(has_a_row_for_each(), "every request of Ask has its row, in the order of Ask");

constexpr bool has_no_name_twice() {
  for (std::size_t i = 0; i < std::size(kRequests); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (kRequests[i].name == kRequests[j].name) return false;
  return true;
}
static_assert(has_no_name_twice());

constexpr bool seats_are_at_tables() {
  for (const RequestRule& rule : kRequests)
    if (rule.needs == Needs::kSeat && rule.keys[0].name != "table") return false;
  return true;
}
static_assert(seats_are_at_tables(), "whoever needs a seat says at which table");

json::object key_json(const KeyRule& rule) {
  json::object out{{"key", rule.name}, {"type", kValueKindNames[rule.kind]}, {"optional", rule.may_be_left_out}};
  if (rule.most_bytes > 0) out["most_bytes"] = rule.most_bytes;
  return out;
}

}  // namespace

std::span<const RequestRule> request_rules() { return kRequests; }

const RequestRule* find_request(std::string_view name) {
  for (const RequestRule& rule : kRequests)
    if (rule.name == name) return &rule;
  return nullptr;
}

const RequestRule& rule_of(const Ask& ask) { return kRequests[ask.index()]; }

std::optional<TableAsk> asked_of_table(const Ask& ask) {
  return std::visit(
      [](const auto& one) -> std::optional<TableAsk> {
        if constexpr (kAskedOfTable<std::decay_t<decltype(one)>>)
          return one;
        else
          return std::nullopt;
      },
      ask);
}

Ask as_ask(const TableAsk& ask) {
  return std::visit([](const auto& one) { return Ask(one); }, ask);
}

std::string requests_json() {
  json::array out;
  for (const RequestRule& rule : kRequests) {
    json::array keys;
    for (const KeyRule& key : rule.keys)
      if (!key.name.empty()) keys.push_back(key_json(key));
    out.push_back({{"do", rule.name},
                   {"needs", kNeedsNames[rule.needs]},
                   {"budget", kBudgetNames[rule.budget]},
                   {"by", rule.by_table ? "table" : "host"},
                   {"keys", std::move(keys)}});
  }
  return json::serialize(out);
}

}  // namespace kosmo
