#include "server/room_event.h"

#include <fmt/format.h>
#include <boost/json.hpp>

#include "server/json_fields.h"

namespace json = boost::json;

namespace kosmo {
namespace {

using Kind = RoomEvent::Kind;
constexpr Array<std::string_view, 22> kKinds{"created", "sat",       "stood",      "seated",      "started", "acted",
                                             "undone",  "rewound",   "undo-asked", "undo-answer", "away",    "back",
                                             "said",    "preferred", "rematch",    "resumed",     "closed",  "kept",
                                             "expired", "shut",      "removed",    "muted"};
constexpr Array<std::string_view, 3> kBy{"person", "bot", "preference"};

// One list of keys for both directions.
template <class Fields, class Event>
void fields_of(Fields& f, Event& e) {
  f.name("kind", e.kind, kKinds);
  f.number("at", e.at);
  switch (e.kind) {
    case Kind::kCreated:
      f.text("user", e.user), f.text("game", e.game), f.flag("public", e.is_public);
      f.texts("players", e.players), f.numbers("options", e.options), f.clock("clock", e.clock);
      break;
    case Kind::kSat:
      f.seat("seat", e.seat), f.text("user", e.user), f.text("token", e.token), f.text_if_any("key", e.key);
      break;
    case Kind::kStood:
    case Kind::kUndoAsked:
    case Kind::kBack: f.seat("seat", e.seat); break;
    case Kind::kSeated:
    case Kind::kAway: f.seat("seat", e.seat), f.text("text", e.text); break;
    case Kind::kStarted:
      f.seed("seed", e.seed), f.number("rules", e.rules), f.text("content", e.content), f.text("state", e.state);
      f.text_if_any("key", e.key);
      break;
    case Kind::kActed: f.seat("seat", e.seat), f.text("action", e.text), f.name("by", e.by, kBy); break;
    case Kind::kUndone: f.seat("seat", e.seat), f.number("count", e.count), f.flag("agreed", e.agreed); break;
    case Kind::kRewound: f.seat("seat", e.seat), f.number("count", e.count); break;
    case Kind::kUndoAnswer: f.seat("seat", e.seat), f.flag("agreed", e.agreed); break;
    case Kind::kSaid:
      f.seat("seat", e.seat), f.text("user", e.user), f.text("text", e.text), f.text_if_any("key", e.key);
      break;
    case Kind::kPreferred: f.seat("seat", e.seat), f.preferences("rules", e.preferences); break;
    case Kind::kRematch: f.text("table", e.text); break;
    case Kind::kResumed:
    case Kind::kClosed:
    case Kind::kKept:
    case Kind::kExpired:
    case Kind::kShut: break;
    case Kind::kRemoved: f.seat("seat", e.seat), f.text("user", e.user); break;
    case Kind::kMuted: f.text("user", e.user), f.flag("muted", e.agreed); break;
  }
}

}  // namespace

std::string write_event(const RoomEvent& event) {
  FieldWriter writer;
  fields_of(writer, event);
  return json::serialize(writer.object);
}

Maybe<RoomEvent> read_event(std::string_view text) {
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error);
  if (error || !value.is_object())
    return Problem{"A journal entry is not a JSON object.", "Wpis dziennika nie jest obiektem JSON."};
  RoomEvent event;
  FieldReader reader{value.get_object()};
  fields_of(reader, event);
  if (!reader.bad.empty())
    return Problem{fmt::format("A journal entry has a wrong or missing '{}'.", reader.bad),
                   fmt::format("We wpisie dziennika brakuje klucza „{}” albo jest on błędny.", reader.bad)};
  return event;
}

}  // namespace kosmo
