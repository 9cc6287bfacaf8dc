// The program. It counts how often memory is asked for, so that `kosmoteka bench` can show that playing asks for none.
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <new>

#include "cli/command.h"
#include "cli/measure.h"

// Sanitizers watch memory by replacing these functions themselves.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define KOSMOTEKA_COUNTS_ALLOCATIONS 1
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#undef KOSMOTEKA_COUNTS_ALLOCATIONS
#endif
#endif
#endif

#ifdef KOSMOTEKA_COUNTS_ALLOCATIONS
namespace {
std::atomic<std::uint64_t> allocations{0};

void* counted_memory(std::size_t size, std::size_t alignment) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  if (size == 0) size = 1;
  void* p =
      alignment ? std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment) : std::malloc(size);
  if (!p) throw std::bad_alloc();
  return p;
}
}  // namespace

// The array and nothrow forms of the standard library all come here.
void* operator new(std::size_t size) { return counted_memory(size, 0); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted_memory(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }
#endif

int main(int argc, char** argv) {
#ifdef KOSMOTEKA_COUNTS_ALLOCATIONS
  kosmo::allocations_so_far = [] { return allocations.load(std::memory_order_relaxed); };
#endif
  // Where the size of files is limited, a write beyond it fails like any other, and whoever writes says so.
  std::signal(SIGXFSZ, SIG_IGN);
  return kosmo::run_command(argc, argv, std::cin, std::cout, std::cerr);
}
