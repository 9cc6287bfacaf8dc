// A list of small records in a state, described for every archive: how many, then each of them. As numbers the list
// always takes the room of its full capacity; places that hold nothing are zero.
#pragma once

#include "engine/archive.h"

namespace kosmo {

// field(record) describes one, as ar.name("", ...) or ar.object("", ...).
template <class T, int N, class Field>
void describe_records(Archive& ar, std::string_view key, FixedList<T, N>& list, Field&& field) {
  int count = list.size();
  ar.open_list(key, count, N);
  if (ar.reading()) list.resize(count);
  for (T& record : list) ar.hidden("", kEverybody, 1, [&] { field(record); });
  if (ar.fills())
    for (int i = count; i < N; ++i) {
      T nothing{};
      ar.hidden("", Audience{0}, 0, [&] { field(nothing); });
    }
  ar.close_list();
}

}  // namespace kosmo
