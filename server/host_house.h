// What all parts of the host stand on: the loop, the store, the threads, the options, the figures; and what is random.
#pragma once

#include "server/fault.h"
#include "server/host_options.h"
#include "server/identity.h"
#include "server/task_work.h"

namespace kosmo {

struct House {
  Loop& loop;
  StorageThread& storage;
  Workers& bots;
  Workers& passwords;
  Tasks& tasks;  // the host's own; it goes before all parts do
  HostOptions options;
  bool shared = false;  // other servers have the same store
  bool stopping = false;
  HostFigures figures{};
  std::uint64_t counter = 0;  // reckless_tokens

  // Work with the store, for tasks to await.
  template <class Work>
  auto in_store(Work work) {
    return kosmo::in_store(storage, std::move(work));
  }
  // Work of which nobody waits for the outcome.
  void leave_to_store(std::function<void(Storage&)> work) {
    storage.run(std::move(work), [] {});
  }
  void log(std::string_view text) const {
    if (options.log) options.log(text);
  }

  std::string make_id() { return options.reckless_tokens ? "id" + std::to_string(++counter) : new_id(); }
  std::string make_token() { return options.reckless_tokens ? "token" + std::to_string(++counter) : new_token(); }
  Seed make_seed() { return options.reckless_tokens ? Seed(++counter) : new_seed(); }
};

inline Fault unavailable() {
  return fault(Code::kUnavailable, "The server could not store that just now; please try again.",
               "Serwer nie mógł tego teraz zapisać; spróbuj ponownie.");
}

inline Fault too_fast() {
  return fault(Code::kTooFast, "That is too fast; please wait a moment.", "Za szybko; poczekaj chwilę.");
}

}  // namespace kosmo
