// Help pages, in both languages, from what the commands declare.
#pragma once

#include <memory>
#include <vector>

#include "cli/command.h"

namespace kosmo {

class CommandLine;

// `kosmoteka --help`: the commands, the options that all of them share.
std::string help_of_all(const CommandLine&, const std::vector<std::unique_ptr<Command>>&, const Context&);
// `kosmoteka play --help`.
std::string help_of_command(const CommandLine&, const Command&, const Context&);

}  // namespace kosmo
