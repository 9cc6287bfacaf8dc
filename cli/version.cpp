#include "cli/command.h"

// The browser is tested against this program, and a test that nothing watches proves little.
#if defined(KOSMOTEKA_CHECK) && defined(NDEBUG)
#error "a program that checks invariants keeps its assertions: build without -DNDEBUG"
#endif

namespace kosmo {

std::string_view program_version() { return KOSMOTEKA_VERSION; }

}  // namespace kosmo
