// What was typed before, kept between sessions: a text file of one line each in the user's state folder.
#pragma once

#include <string>
#include <vector>

namespace kosmo {

inline constexpr std::size_t kMostRemembered = 500;  // lines

// $XDG_STATE_HOME/kosmoteka/history, or ~/.local/state/kosmoteka/history; empty where there is no home.
std::string history_path();
// The latest lines, oldest first. A file that has grown long is cut; one that cannot be read counts as empty.
std::vector<std::string> read_history(const std::string& path);
// Adds a line at the end. Nobody but the user may read the file. Failing is no reason to stop a game.
void append_history(const std::string& path, const std::string& line);
// Worth remembering: short, plain text that cannot steer a terminal.
bool worth_remembering(const std::string& line);

}  // namespace kosmo
