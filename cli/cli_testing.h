// Drives the command as a shell would, with texts for its input and output.
#pragma once

#include <gtest/gtest.h>

#include <sstream>

#include "cli/command.h"
#include "tests/support/temporary_folder.h"
#include "tests/toys/toys.h"

namespace kosmo {

struct Said {
  int code = 0;
  std::string out, err;
};

// Runs `kosmoteka args...`, in English unless the arguments say otherwise.
inline Said kosmoteka(std::vector<std::string> args, const std::string& typed = "") {
  register_toys();
  if (std::find(args.begin(), args.end(), "--lang") == args.end()) args.insert(args.end(), {"--lang", "en"});
  args.insert(args.begin(), "kosmoteka");
  std::vector<const char*> argv;
  for (const std::string& arg : args) argv.push_back(arg.c_str());
  std::istringstream in(typed);
  std::ostringstream out, err;
  const int code = run_command(static_cast<int>(argv.size()), argv.data(), in, out, err);
  return {code, out.str(), err.str()};
}

inline bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline int count_of(const std::string& text, std::string_view part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
  return count;
}

inline std::string repeated(std::string_view line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += std::string(line) + "\n";
  return text;
}

}  // namespace kosmo
