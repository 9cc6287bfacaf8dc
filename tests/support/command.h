// The command itself, run as a player would.
#pragma once

#include <cstdio>
#include <string>

namespace kosmo {

struct Ran {
  int status;
  std::string said;  // on both channels
};

// `before` stands before the command in the shell's line: "ulimit -f 60; ", or "timeout 1 ".
inline Ran run_command(const std::string& arguments, const std::string& before = "") {
  const std::string line = "export NO_COLOR=1; " + before + KOSMOTEKA_COMMAND + " " + arguments + " 2>&1";
  FILE* pipe = popen(line.c_str(), "r");
  if (!pipe) return {-1, ""};
  std::string said;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) said += static_cast<char>(c);
  return {pclose(pipe), said};
}

}  // namespace kosmo
