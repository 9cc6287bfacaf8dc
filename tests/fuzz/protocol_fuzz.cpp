// What comes over the network or out of the store must never harm: a request is read or refused in both languages, and
// a room takes any journal, or is broken and says why.
#include <cstdlib>

#include "server/protocol.h"
#include "server/room_view.h"
#include "tests/toys/toys.h"

namespace kosmo {
namespace {

// What was read is written and read again as the same.
void check_written(const Request& request) {
  const std::string written = write_request(request.id, request.ask);
  Request again;
  if (parse_request(written, again) || again.rule != request.rule) std::abort();
  if (write_request(again.id, again.ask) != written) std::abort();
}

void check_request(std::string_view text) {
  Request request;
  const Fault no = parse_request(text, request);
  if (no && (no.words.en.empty() || no.words.pl.empty())) std::abort();
  if (!no && request.id < 0) std::abort();
  if (!no) check_written(request);
  if (no && fault_reply(request.id, no).empty()) std::abort();
}

// One event a line, after a beginning that is right.
void check_journal(std::string_view text) {
  Room room("t");
  const event::Created created{.user = "u", .game = "lucky", .players = {"open", "random"}};
  const event::Started started{
      .seed = 3, .rules = lucky_game().info().rules_version, .content = lucky_game().content_hash()};
  if (!text.empty() && text[0] % 4) room.apply(created);
  if (!text.empty() && text[0] % 2) room.apply(started);
  text.remove_prefix(text.empty() ? 0 : 1);
  while (!text.empty()) {
    const auto end = text.find('\n');
    const Maybe<RoomEvent> event = read_event(text.substr(0, end));
    if (event && !(*read_event(write_event(*event)) == *event)) std::abort();
    if (!event && event.problem().pl.empty()) std::abort();
    event ? room.apply(*event) : room.break_down(event.problem());
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if ((room.phase() == Room::Phase::kBroken) != static_cast<bool>(room.trouble())) std::abort();
  for (const Seat viewer : {kSpectator, Seat{0}})
    if (viewer < room.seats() && (table_json(room, viewer, true, 1).empty() || log_json(room, viewer, 0).empty()))
      std::abort();
  const std::string saved = room.snapshot();
  if (saved.empty() || room.seq() == 0) return;
  const Maybe<Room> again = Room::from_snapshot("t", saved);
  if (!again || again->snapshot() != saved) std::abort();
}

}  // namespace
}  // namespace kosmo

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kosmo;
  register_game(lucky_game());
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] % 3 == 0)
    check_request(text);
  else if (data[0] % 3 == 1)
    check_journal(text);
  else if (const Maybe<Room> room = Room::from_snapshot("t", text))
    if (table_json(*room, kSpectator, false, 0).empty()) std::abort();
  return 0;
}
