// The one thread on which the server thinks. Sessions, rooms and clocks live on it and need no lock; whatever blocks
// (disk, password hashing, bots) runs elsewhere and posts its outcome back. Tests drive a loop by hand, with their own
// time.
#pragma once

#include <cstdint>
#include <functional>

namespace kosmo {

class Loop {
 public:
  virtual ~Loop() = default;
  // Runs the work on the loop's thread, later and in order. Safe from any thread.
  virtual void post(std::function<void()> work) = 0;
  // Runs the work after so many milliseconds. On the loop's thread only.
  virtual void after(std::int64_t milliseconds, std::function<void()> work) = 0;
  // Milliseconds since 1970: what journals and clocks are written in. Never goes back and never jumps, whatever happens
  // to the machine's clock while the loop is there.
  virtual std::int64_t now() const = 0;
};

}  // namespace kosmo
