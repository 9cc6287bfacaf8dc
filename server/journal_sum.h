// What holds a journal together: every event has a sum that goes on from the sum before it, so that nothing in the
// middle can change, vanish or come from another table unnoticed; the sum of the last event, kept apart, guards the
// end. This is against disks and mistakes. Whoever may write to the store can also make new sums.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kosmo {

// `before`: the sum of the event before this one, empty for the first.
std::string sum_of_event(std::string_view table, std::string_view before, std::int64_t number, std::string_view event);
// Of a whole journal, from its first event on.
std::vector<std::string> sums_of_events(std::string_view table, std::span<const std::string> events);
// `at`: the sum of the last event in the snapshot.
std::string sum_of_snapshot(std::string_view table, std::string_view at, std::int64_t number,
                            std::string_view snapshot);

// The end of a journal.
struct JournalHead {
  std::int64_t number = 0;  // of the last event
  std::string sum;
};

}  // namespace kosmo
