#include "server/static_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace kosmo {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytesKept = 64 << 20;
constexpr std::string_view kForever = "public, max-age=31536000, immutable";  // names under /assets change with content
constexpr std::string_view kAskAgain = "no-cache";

constexpr std::string_view kPage = R"(<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kosmoteka</title></head>
<body>
<h1>Kosmoteka</h1>
<p>Serwer działa, ale nie ma klienta przeglądarkowego. Zbuduj go poleceniem</p>
<pre>tools/build-web</pre>
<p>i uruchom serwer, wskazując powstały katalog <code>web/dist</code>. Stoły są dostępne dla programów pod adresem
<code>/ws</code>.</p>
<section lang="en">
<p>The server is running, but has no browser client. Build it with</p>
<pre>tools/build-web</pre>
<p>and start the server with the folder <code>web/dist</code> that this makes. Programs find the tables at
<code>/ws</code>.</p>
</section>
</body>
</html>
)";

constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {".css", "text/css; charset=utf-8"},
    {".gif", "image/gif"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".ttf", "font/ttf"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff", "font/woff"},
    {".woff2", "font/woff2"},
};

std::string_view extension(std::string_view path) {
  std::string_view name = path.substr(path.rfind('/') + 1);
  auto dot = name.rfind('.');
  return dot == name.npos ? std::string_view{} : name.substr(dot);
}

std::string_view type_of(std::string_view path) {
  for (auto [ending, type] : kTypes)
    if (extension(path) == ending) return type;
  return "application/octet-stream";
}

// No part may be empty or begin with a dot: neither "..", nor hidden files, nor "//" that would start anew at the root
// of the disk.
bool decent(std::string_view path) {
  if (!path.starts_with('/')) return false;
  while (!path.empty()) {
    path.remove_prefix(1);
    auto slash = std::min(path.find('/'), path.size());
    if (slash == 0 || path[0] == '.') return false;
    path.remove_prefix(slash);
  }
  return true;
}

template <class File>
std::string tag_of(const File& file) {
  return fmt::format("\"{:x}-{:x}\"", static_cast<std::uint64_t>(file.changed.time_since_epoch().count()), file.size);
}

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

StaticFile built_in_page() {
  static const auto kBody = std::make_shared<const std::string>(kPage);
  return {kBody, "text/html; charset=utf-8", kAskAgain, "\"none\"", false};
}

}  // namespace

StaticFiles::StaticFiles(const std::string& root) {
  if (root.empty()) return;
  std::error_code error;
  root_ = fs::canonical(root, error);
  if (error) root_ = root;  // check() tells
}

Problem StaticFiles::check() const {
  if (root_.empty() || inside("/index.html")) return {};
  return {
      fmt::format("There is no index.html in the folder {}; tools/build-web makes the browser client in web/dist.",
                  root_.string()),
      fmt::format("W katalogu {} nie ma pliku index.html; klienta przeglądarkowego tworzy tools/build-web, w web/dist.",
                  root_.string())};
}

std::optional<StaticFile> StaticFiles::find(std::string_view path, bool gzip) {
  bool page = extension(path).empty() && !path.starts_with("/assets/");
  if (root_.empty()) return page ? std::optional(built_in_page()) : std::nullopt;
  if (path != "/") {
    if (!decent(path)) return std::nullopt;
    if (auto file = serve(std::string(path), gzip)) return file;
    if (!page) return std::nullopt;
  }
  return serve("/index.html", gzip);
}

std::optional<StaticFile> StaticFiles::serve(const std::string& path, bool gzip) {
  auto plain = read(path);
  if (!plain) return std::nullopt;
  StaticFile file{plain->body, type_of(path), path.starts_with("/assets/") ? kForever : kAskAgain, tag_of(*plain),
                  false};
  auto packed = gzip ? read(path + ".gz") : std::nullopt;
  if (!packed || packed->changed < plain->changed) return file;  // one that is older than its file is of another build
  file.body = packed->body;
  file.tag = tag_of(*packed);
  file.gzip = true;
  return file;
}

std::optional<StaticFiles::Kept> StaticFiles::read(const std::string& path) {
  auto real = inside(path);
  if (!real) return std::nullopt;
  std::error_code error;
  auto changed = fs::last_write_time(*real, error);
  auto size = error ? 0 : fs::file_size(*real, error);
  if (error) return std::nullopt;
  auto known = kept_.find(path);
  if (known != kept_.end() && known->second.changed == changed && known->second.size == size) return known->second;
  Kept fresh{changed, size, std::make_shared<const std::string>(contents(*real))};
  keep(path, fresh);
  return fresh;
}

void StaticFiles::keep(const std::string& path, const Kept& file) {
  if (file.size > kMostBytesKept) return;
  if (kept_bytes_ + file.size > kMostBytesKept) {  // rare enough to begin anew: the browser client is a few megabytes
    kept_.clear();
    kept_bytes_ = 0;
  }
  kept_bytes_ += file.size;
  kept_[path] = file;
}

std::optional<fs::path> StaticFiles::inside(const std::string& path) const {
  std::error_code error;
  fs::path real = fs::canonical(root_.string() + path, error);  // follows symbolic links
  if (error || !fs::is_regular_file(real, error)) return std::nullopt;
  auto [end, rest] = std::mismatch(root_.begin(), root_.end(), real.begin(), real.end());
  if (end != root_.end()) return std::nullopt;
  return real;
}

}  // namespace kosmo
