#include "cli/command.h"

namespace kosmo {

std::string_view program_version() { return KOSMOTEKA_VERSION; }

}  // namespace kosmo
