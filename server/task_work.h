// What a task may wait for beside time (task.h): work with the store, and work on threads of its own. The work runs on
// another thread, so it takes what it needs with it, by value; its outcome comes back to the loop. Must not throw.
#pragma once

#include <type_traits>

#include "server/storage_thread.h"
#include "server/task.h"
#include "server/workers.h"

namespace kosmo {

template <class Work, class... Args>
auto outcome_of(Work& work, Args&... args) {
  if constexpr (std::is_void_v<std::invoke_result_t<Work&, Args&...>>) {
    work(args...);
    return Nothing{};
  } else {
    return work(args...);
  }
}

// In the order of asking, after what the store was asked before: `work(Storage&)`.
template <class Work>
auto in_store(StorageThread& store, Work work) {
  using T = decltype(outcome_of(work, std::declval<Storage&>()));
  return Later<T>([&store, work = std::move(work)](typename Later<T>::Give give) mutable {
    const auto found = std::make_shared<std::optional<T>>();
    store.run([found, work = std::move(work)](Storage& storage) mutable { found->emplace(outcome_of(work, storage)); },
              [found, give = std::move(give)] { give(std::move(**found)); });
  });
}

// An append that is on disk, or is known not to be.
inline Later<Stored> appended(StorageThread& store, Append append) {
  return Later<Stored>([&store, append = std::move(append)](Later<Stored>::Give give) mutable {
    store.append(std::move(append), std::move(give));
  });
}

// On one of these threads: `work()`. If they end before it begins there is no answer.
template <class Work>
auto on_thread_of(Workers& workers, Loop& loop, Work work) {
  using T = decltype(outcome_of(work));
  return Later<T>([&workers, &loop, work = std::move(work)](typename Later<T>::Give give) mutable {
    workers.run([&loop, work = std::move(work), give = std::move(give)]() mutable {
      const auto found = std::make_shared<T>(outcome_of(work));
      loop.post([found, give = std::move(give)] { give(std::move(*found)); });
    });
  });
}

}  // namespace kosmo
