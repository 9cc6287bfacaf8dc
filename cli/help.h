// Help pages, in both languages, from what the commands declare.
#pragma once

#include <memory>
#include <vector>

#include "cli/command.h"

namespace CLI {
class App;
}

namespace kosmo {

// `kosmoteka --help`: the commands, the options that all of them share.
std::string help_of_all(const CLI::App& root, const std::vector<std::unique_ptr<Command>>&, const Context&);
// `kosmoteka play --help`.
std::string help_of_command(const CLI::App& root, const CLI::App& app, const Command&, const Context&);

}  // namespace kosmo
