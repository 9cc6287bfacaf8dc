#include "server/room_event.h"

#include <tuple>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "server/json_fields.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using namespace event;

constexpr Array<std::string_view, 6> kBy{"person", "bot", "preference", "forced", "time", "silence"};
constexpr Array<std::string_view, 4> kWhy{"left", "clock", "gone", "others"};

// How an event stands in a journal: what its kind is called, and its members in order, for a writer and for a reader.
template <class K, class Members>
struct Form {
  using Kind = K;
  std::string_view name;
  Members members;
};
template <EventKind Kind, class Members>
constexpr Form<Kind, Members> form(std::string_view name, Members members) {
  return {name, members};
}

constexpr auto kNoMembers = [](auto&, auto&) {};
constexpr auto kSeatAlone = [](auto& f, auto& e) { f.seat("seat", e.seat); };

constexpr std::tuple kForms{
    form<Created>("created",
                  [](auto& f, auto& e) {
                    f.text("user", e.user), f.text("game", e.game), f.flag("public", e.is_public);
                    f.texts("players", e.players), f.numbers("options", e.options), f.clock("clock", e.clock);
                    f.windows_if_any("windows", e.windows, e.absent_minutes);
                  }),
    form<Sat>("sat",
              [](auto& f, auto& e) {
                f.seat("seat", e.seat), f.text("user", e.user), f.text("token", e.token);
                f.text_if_any("key", e.key);
              }),
    form<Stood>("stood", kSeatAlone),
    form<Seated>("seated", [](auto& f, auto& e) { f.seat("seat", e.seat), f.text("text", e.player); }),
    form<Started>("started",
                  [](auto& f, auto& e) {
                    f.seed("seed", e.seed), f.number("rules", e.rules), f.text("content", e.content);
                    f.text("state", e.state), f.text_if_any("key", e.key);
                  }),
    form<Acted>("acted",
                [](auto& f, auto& e) { f.seat("seat", e.seat), f.text("action", e.action), f.name("by", e.by, kBy); }),
    form<Undone>(
        "undone",
        [](auto& f, auto& e) { f.seat("seat", e.seat), f.number("count", e.count), f.flag("agreed", e.agreed); }),
    form<Rewound>("rewound", [](auto& f, auto& e) { f.seat("seat", e.seat), f.number("count", e.count); }),
    form<UndoAsked>("undo-asked", kSeatAlone),
    form<UndoAnswered>("undo-answer", [](auto& f, auto& e) { f.seat("seat", e.seat), f.flag("agreed", e.agreed); }),
    form<Away>("away", [](auto& f, auto& e) { f.seat("seat", e.seat), f.name("text", e.why, kWhy); }),
    form<Back>("back", kSeatAlone),
    form<Said>("said",
               [](auto& f, auto& e) {
                 f.seat("seat", e.seat), f.text("user", e.user), f.text("text", e.text);
                 f.text_if_any("key", e.key);
               }),
    form<Preferred>("preferred",
                    [](auto& f, auto& e) { f.seat("seat", e.seat), f.preferences("rules", e.preferences); }),
    form<Rematched>("rematch", [](auto& f, auto& e) { f.text("table", e.table); }),
    form<Resumed>("resumed", kNoMembers),
    form<Closed>("closed", kNoMembers),
    form<Kept>("kept", kNoMembers),
    form<Expired>("expired", kNoMembers),
    form<Shut>("shut", kNoMembers),
    form<Removed>("removed", [](auto& f, auto& e) { f.seat("seat", e.seat), f.text("user", e.user); }),
    form<Muted>("muted", [](auto& f, auto& e) { f.text("user", e.user), f.flag("muted", e.muted); }),
    form<Answered>("answered",
                   [](auto& f, auto& e) {
                     f.seat("seat", e.seat), f.number("ticket", e.ticket), f.text("action", e.action);
                     f.name("by", e.by, kBy);
                   }),
    form<Resolved>("resolved", [](auto& f, auto& e) { f.line("line", e.line, kBy); }),
    form<Held>("held", kSeatAlone),
};

template <class... Kinds, class... Members>
consteval bool one_each(const std::tuple<Form<Kinds, Members>...>*) {
  std::size_t place = 0;
  return sizeof...(Kinds) == kKinds && ((kPlace<Kinds> == place++) && ...);
}
static_assert(one_each(static_cast<decltype(&kForms)>(nullptr)), "one form a kind, in the order of the kinds");

template <class Work>
void each_form(Work work) {
  std::apply([&](const auto&... form) { (work(form), ...); }, kForms);
}
template <class F>
using KindOf = typename std::remove_cvref_t<F>::Kind;

Problem wrong(std::string_view key) {
  return {fmt::format("A journal entry has a wrong or missing '{}'.", key),
          fmt::format("We wpisie dziennika brakuje klucza „{}” albo jest on błędny.", key)};
}

}  // namespace

std::string write_event(const RoomEvent& event) {
  FieldWriter writer;
  each_form([&](const auto& form) {
    const auto* what = std::get_if<KindOf<decltype(form)>>(&event.what);
    if (!what) return;
    writer.object["kind"] = form.name;
    writer.number("at", event.at);
    form.members(writer, *what);
  });
  return json::serialize(writer.object);
}

Maybe<RoomEvent> read_event(std::string_view text) {
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error);
  if (error || !value.is_object())
    return Problem{"A journal entry is not a JSON object.", "Wpis dziennika nie jest obiektem JSON."};
  FieldReader reader{value.get_object()};
  RoomEvent event;
  std::string kind;
  reader.text("kind", kind), reader.number("at", event.at);
  bool is_known = false;
  each_form([&](const auto& form) {
    if (form.name != kind) return;
    is_known = true;
    form.members(reader, event.what.template emplace<KindOf<decltype(form)>>());
  });
  if (!is_known) return wrong("kind");
  if (!reader.bad.empty()) return wrong(reader.bad);
  return event;
}

Seat seat_of(const RoomEvent& event) {
  return std::visit(
      [](const auto& what) {
        if constexpr (requires { what.seat; })
          return what.seat;
        else
          return kNobody;
      },
      event.what);
}

std::string user_of(const RoomEvent& event) {
  return std::visit(
      [](const auto& what) {
        if constexpr (requires { what.user; })
          return what.user;
        else
          return std::string();
      },
      event.what);
}

std::string key_of(const RoomEvent& event) {
  return std::visit(
      [](const auto& what) {
        if constexpr (requires { what.key; })
          return what.key;
        else
          return std::string();
      },
      event.what);
}

}  // namespace kosmo
