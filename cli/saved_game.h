// The file that a game at the terminal is saved in. Somebody may have the same game open in another window: what stands
// in the file is replaced only if it is still what we read or wrote there last.
#pragma once

#include <optional>

#include "engine/basics.h"

namespace kosmo {

class SavedGame {
 public:
  SavedGame() = default;  // none yet
  // A file that is not there yet, or one of which this was read.
  explicit SavedGame(std::string path, std::optional<std::string> read = {})
      : path_(std::move(path)), content_(std::move(read)) {}

  const std::string& path() const { return path_; }
  explicit operator bool() const { return !path_.empty(); }

  struct Outcome {
    Problem wrong{};       // nothing was written
    bool changed = false;  // because the file holds something else by now
    explicit operator bool() const { return !wrong; }
  };
  Outcome write(std::string text);

  // Takes what the file holds now, if anything, to be ours: whoever was asked has agreed to lose it.
  void take_over();

  // A name beside it that is free: evening-2.replay.jsonl.
  std::string free_name_beside() const;

 private:
  std::string path_;
  std::optional<std::string> content_;  // as we know it; none: there is no file
};

}  // namespace kosmo
