// Work that waits, written as one function from top to bottom instead of as callbacks inside callbacks.
//
//   Task<> Host::greet(std::weak_ptr<Connection> connection, std::string name) {
//     auto looking = in_store(storage_, [name](Storage& storage) { return storage.user_by_key(name); });
//     const auto found = co_await looking;                      // meanwhile the loop does other things
//     Session* session = find(connection);                      // who was there before may be gone
//     ...
//   }
//   tasks_.start(greet(session.connection, request.name));
//
// Task     what such a function returns: nothing of it has run until it is awaited or started
// Later    something that tells its outcome later, on the loop's thread; task_work.h has the store and the workers
// Tasks    those that nobody awaits. When it goes, they go, wherever they are, and nothing of them runs any more
//
// All of it lives on the loop's thread. What is written between two co_awaits runs without a break; after one, every
// pointer and reference into the host must be looked up again.
//
// g++ 12 destroys some temporaries of an expression with a co_await twice (lambdas with captures, aggregates) and
// others never. So what is awaited has a name, which the compiler insists on here. Beyond that:
//   - a co_await stands alone, or is the whole right side of an initialisation or assignment: never in a condition, an
//     argument, `?:`, `&&`, `||`, a range of a for loop, or the list of a structured binding;
//   - a coroutine takes its parameters by value (`this` excepted): references die while it waits. Texts are
//     std::string, not std::string_view; aggregates are named before they are handed over, not written with braces;
//   - a lambda is never a coroutine itself: its captures would die before it goes on;
//   - what is co_returned is a name or a call, not braces.
// Without optimisation a task that never really waits uses the stack of the one that awaits it, so a loop over very
// many of them belongs into an ordinary function.
#pragma once

#include <coroutine>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "server/loop.h"

namespace kosmo {

template <class T = void>
class Task;

// ---- inside of Task: what it leaves for the one that awaits it

struct TaskEnd {  // the one that awaits goes on, at once
  bool await_ready() const noexcept { return false; }
  template <class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> ended) const noexcept {
    return ended.promise().awaited_by;
  }
  void await_resume() const noexcept {}
};

struct TaskPromiseBase {
  std::coroutine_handle<> awaited_by;  // set before it begins
  std::exception_ptr thrown;

  std::suspend_always initial_suspend() const noexcept { return {}; }
  TaskEnd final_suspend() const noexcept { return {}; }
  void unhandled_exception() noexcept { thrown = std::current_exception(); }
};

template <class T>
struct TaskPromise : TaskPromiseBase {
  std::optional<T> value;
  Task<T> get_return_object();
  void return_value(T result) { value.emplace(std::move(result)); }
  T outcome() {
    if (thrown) std::rethrow_exception(thrown);
    return std::move(*value);
  }
};

template <>
struct TaskPromise<void> : TaskPromiseBase {
  Task<void> get_return_object();
  void return_void() const noexcept {}
  void outcome() const {
    if (thrown) std::rethrow_exception(thrown);
  }
};

// ----

// Awaited once at most. What it throws, the one that awaits it hears.
template <class T>
class [[nodiscard]] Task {
 public:
  using promise_type = TaskPromise<T>;

  explicit Task(std::coroutine_handle<promise_type> frame) noexcept : frame_(frame) {}
  Task(Task&& other) noexcept : frame_(std::exchange(other.frame_, nullptr)) {}
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (frame_) frame_.destroy();
  }

  struct Awaiter {
    std::coroutine_handle<promise_type> frame;
    bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> who) const noexcept {
      frame.promise().awaited_by = who;
      return frame;
    }
    T await_resume() const { return frame.promise().outcome(); }
  };
  Awaiter operator co_await() & noexcept { return Awaiter{frame_}; }
  void operator co_await() && = delete;  // give it a name first: see above

 private:
  std::coroutine_handle<promise_type> frame_;
};

template <class T>
Task<T> TaskPromise<T>::get_return_object() {
  return Task<T>(std::coroutine_handle<TaskPromise>::from_promise(*this));
}
inline Task<void> TaskPromise<void>::get_return_object() {
  return Task<void>(std::coroutine_handle<TaskPromise>::from_promise(*this));
}

// The bridge to everything that takes a callback: `ask` is called when the answer is awaited, with what must be called
// once, on the loop's thread, at once or later. Whoever calls it after the task is gone calls nothing.
template <class T>
class [[nodiscard]] Later {
 public:
  using Give = std::function<void(T)>;

  explicit Later(std::function<void(Give)> ask) : ask_(std::move(ask)) {}
  Later(const Later&) = delete;
  Later& operator=(const Later&) = delete;
  ~Later() { waiting_->who = nullptr; }

  struct Awaiter {
    Later* answer;
    bool await_ready() const noexcept { return false; }
    bool await_suspend(std::coroutine_handle<> who) const { return answer->must_wait(who); }
    T await_resume() const { return std::move(*answer->waiting_->value); }
  };
  Awaiter operator co_await() & noexcept { return Awaiter{this}; }
  void operator co_await() && = delete;  // give it a name first: see above

 private:
  struct Waiting {  // shared with whoever answers; only the loop's thread looks into it
    std::optional<T> value;
    std::coroutine_handle<> who;
  };

  bool must_wait(std::coroutine_handle<> who) {
    ask_([waiting = waiting_](T value) {
      if (waiting->value) return;
      waiting->value.emplace(std::move(value));
      if (waiting->who) std::exchange(waiting->who, nullptr).resume();
    });
    if (waiting_->value) return false;  // the answer was there already
    waiting_->who = who;
    return true;
  }

  std::function<void(Give)> ask_;
  std::shared_ptr<Waiting> waiting_ = std::make_shared<Waiting>();
};

struct Nothing {};  // the answer of what only has to be waited for

// So many milliseconds of the loop's time.
inline Later<Nothing> pause(Loop& loop, std::int64_t milliseconds) {
  return Later<Nothing>([&loop, milliseconds](Later<Nothing>::Give give) {
    loop.after(milliseconds, [give = std::move(give)] { give({}); });
  });
}

// Until everything that the loop has been given so far is done.
inline Later<Nothing> next_turn(Loop& loop) {
  return Later<Nothing>([&loop](Later<Nothing>::Give give) { loop.post([give = std::move(give)] { give({}); }); });
}

// The tasks that nobody awaits. Whoever owns it makes it the last member, so that it goes first; it must not go while
// one of its tasks is at work (one that waits is not). What such a task throws and nobody catches ends the program, as
// every programming mistake does.
class Tasks {
 public:
  Tasks() = default;
  Tasks(const Tasks&) = delete;
  Tasks& operator=(const Tasks&) = delete;
  ~Tasks() {
    while (!roots_.empty()) std::coroutine_handle<>::from_address(*roots_.begin()).destroy();
  }

  // Runs it until it has to wait; from then on it is here until it is done.
  void start(Task<> task) {
    const Root root = run(std::move(task));
    root.frame.promise().tasks = this;
    roots_.insert(root.frame.address());
    root.frame.resume();
  }
  std::size_t size() const { return roots_.size(); }

 private:
  struct Root {
    struct promise_type {
      Tasks* tasks = nullptr;
      ~promise_type() { tasks->roots_.erase(std::coroutine_handle<promise_type>::from_promise(*this).address()); }
      Root get_return_object() { return Root{std::coroutine_handle<promise_type>::from_promise(*this)}; }
      std::suspend_always initial_suspend() const noexcept { return {}; }
      std::suspend_never final_suspend() const noexcept { return {}; }  // it destroys itself
      void return_void() const noexcept {}
      [[noreturn]] void unhandled_exception() const noexcept { std::terminate(); }
    };
    std::coroutine_handle<promise_type> frame;
  };
  static Root run(Task<> task) { co_await task; }

  std::set<void*> roots_;  // addresses of their frames
};

}  // namespace kosmo
