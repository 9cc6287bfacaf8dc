// The browser client, from a folder: what is inside the folder and nothing else.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/basics.h"

namespace kosmo {

struct StaticFile {
  std::shared_ptr<const std::string> body;
  std::string_view type;   // Content-Type
  std::string_view cache;  // Cache-Control
  std::string tag;         // ETag, with its quotation marks; changes whenever the body does
  bool gzip = false;       // the body is compressed
};

// Files are kept in memory once asked for, and read again when they change on disk. On the loop's thread only.
class StaticFiles {
 public:
  // No folder: one built-in page that says how to get the browser client.
  explicit StaticFiles(const std::string& root);
  Problem check() const;  // the folder does not hold a browser client

  // The file of a decoded path. "/" is index.html, and so is every path without an extension that is no file: the
  // browser client finds its way from the address itself. With `gzip` a file beside it that ends in .gz will do.
  std::optional<StaticFile> find(std::string_view path, bool gzip);

 private:
  struct Kept {
    std::filesystem::file_time_type changed;
    std::uintmax_t size = 0;
    std::shared_ptr<const std::string> body;
  };
  std::optional<StaticFile> serve(const std::string& path, bool gzip);
  std::optional<Kept> read(const std::string& path);
  void keep(const std::string& path, const Kept&);
  // The real file behind a path, if it is a regular one inside the folder.
  std::optional<std::filesystem::path> inside(const std::string& path) const;

  std::filesystem::path root_;
  std::map<std::string, Kept> kept_;
  std::uintmax_t kept_bytes_ = 0;
};

}  // namespace kosmo
