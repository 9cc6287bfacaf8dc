#include "server/http_rules.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

namespace kosmo {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_text(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trim(std::string_view text) {
  auto first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Takes the next element off a list that is separated by commas.
std::string_view next_of(std::string_view& list) {
  auto comma = list.find(',');
  std::string_view element = list.substr(0, comma);
  list = comma == list.npos ? std::string_view{} : list.substr(comma + 1);
  return trim(element);
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (lower(c) >= 'a' && lower(c) <= 'f') return lower(c) - 'a' + 10;
  return -1;
}

bool plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f && c != '\\'; }

std::optional<std::string> decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      int high = i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
      int low = i + 2 < text.size() ? hex_digit(text[i + 2]) : -1;
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (!plain(c)) return std::nullopt;
    out += c;
  }
  return out;
}

// "https://Example.org:443" has the authority "Example.org": browsers leave the usual port out, proxies may not.
std::string_view without_usual_port(std::string_view authority, bool secure) {
  std::string_view port = secure ? ":443" : ":80";
  return authority.ends_with(port) ? authority.substr(0, authority.size() - port.size()) : authority;
}

bool digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "[::1]:80", "example.org:80": the port stands behind the last colon that is not inside brackets.
std::string_view without_port(std::string_view host) {
  auto colon = host.rfind(':');
  if (colon == host.npos || host.ends_with(']')) return host;
  return digits(host.substr(colon + 1)) ? host.substr(0, colon) : std::string_view{};
}

bool is_address(std::string_view name) {
  in6_addr space{};
  if (name.starts_with('[') && name.ends_with(']'))
    return inet_pton(AF_INET6, std::string(name.substr(1, name.size() - 2)).c_str(), &space) == 1;
  return inet_pton(AF_INET, std::string(name).c_str(), &space) == 1;
}

}  // namespace

bool is_host_name(std::string_view name) {
  return !name.empty() && name.size() <= 253 && std::all_of(name.begin(), name.end(), [](char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
  });
}

bool known_host(std::string_view host, const std::vector<std::string>& names) {
  std::string_view name = without_port(host);
  if (is_address(name)) return true;
  if (!is_host_name(name)) return false;
  if (name.ends_with('.')) name.remove_suffix(1);  // the same name, spelt out
  return same_text(name, "localhost") || std::any_of(names.begin(), names.end(), [&](const auto& each) {
           return each == "*" || same_text(name, each);
         });
}

std::vector<std::string> names_of_machine(std::string_view name) {
  std::string first(name.substr(0, name.find('.')));
  if (!is_host_name(name) || first.empty()) return {};
  return {std::string(name), first, first + ".local"};
}

// 'self' is not enough for every browser: some do not count WebSockets in.
std::string content_policy(std::string_view host) {
  std::string sockets = host.empty() ? "" : fmt::format(" ws://{} wss://{}", host, host);
  return fmt::format("default-src 'self'; connect-src 'self'{}; frame-ancestors 'none'", sockets);
}

std::optional<HttpTarget> parse_target(std::string_view target) {
  auto question = target.find('?');
  auto path = decode(target.substr(0, question));
  if (!path || !path->starts_with('/')) return std::nullopt;
  return HttpTarget{*std::move(path), question == target.npos ? std::string_view{} : target.substr(question + 1)};
}

bool allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  for (const std::string& each : allowed)
    if (same_text(origin, each)) return true;
  auto scheme = origin.find("://");
  if (scheme == origin.npos || host.empty()) return false;
  bool secure = same_text(origin.substr(0, scheme), "https");
  if (!secure && !same_text(origin.substr(0, scheme), "http")) return false;
  return same_text(without_usual_port(origin.substr(scheme + 3), secure), without_usual_port(host, secure));
}

std::string_view last_forwarded(std::string_view header) { return trim(header.substr(header.rfind(',') + 1)); }

bool accepts_gzip(std::string_view accept_encoding) {
  while (!accept_encoding.empty()) {
    std::string_view each = next_of(accept_encoding);
    auto semicolon = each.find(';');
    if (!same_text(trim(each.substr(0, semicolon)), "gzip")) continue;
    if (semicolon == each.npos) return true;
    std::string_view weight = trim(each.substr(semicolon + 1));  // "q=0", "q=0.000": not at all
    return weight.find_first_of("123456789") != weight.npos;
  }
  return false;
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view each = next_of(if_none_match);
    if (each.starts_with("W/")) each.remove_prefix(2);
    if (each == tag || each == "*") return true;
  }
  return false;
}

std::string error_body(std::string_view code, const Text& text) {
  return fmt::format(R"({{"error":{{"code":"{}","en":"{}","pl":"{}"}}}})", code, text.en, text.pl);
}

std::string_view status_words(int status) {
  switch (status) {
    case 200: return "OK";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 413: return "Content Too Large";
    case 421: return "Misdirected Request";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    default: return "Other";
  }
}

std::string http_date() {
  std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  // Not strftime: its names of days and months follow the locale.
  static constexpr const char* kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                            "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", kDays[parts.tm_wday], parts.tm_mday,
                     kMonths[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

}  // namespace kosmo
