// What the server decides about an HTTP request from its text alone: no sockets here, so tests and fuzzers reach all
// of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/basics.h"

namespace kosmo {

struct HttpTarget {
  std::string path;        // decoded; begins with '/', holds no NUL, control character or backslash
  std::string_view query;  // as it came, without the '?'
};
// Nothing if no honest client would send it.
std::optional<HttpTarget> parse_target(std::string_view target);

// Letters, digits, '-', '_' and dots: a name without scheme or port.
bool is_host_name(std::string_view);
// Whether a Host header ("play.example.org:8080") calls us by an address, as "localhost", or by one of these names;
// "*" stands for every name that can be one.
bool known_host(std::string_view host, const std::vector<std::string>& names);
// What a machine of this name is called by those around it, for known_host: "attic.home.lan" is also "attic" and
// "attic.local".
std::vector<std::string> names_of_machine(std::string_view name);
// Content-Security-Policy of a page from this host (empty: unknown): everything comes from, and goes to, this host.
std::string content_policy(std::string_view host);

// Whether a page from this origin may talk to us: it came from the very host it talks to, or the host of the server
// named it (as "https://play.example.org"). Programs that are no browsers send no origin; that is not asked here.
bool allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

// The last address of X-Forwarded-For: the only one that our own proxy wrote. Empty if there is none.
std::string_view last_forwarded(std::string_view header);

bool accepts_gzip(std::string_view accept_encoding);
// Whether If-None-Match names this entity tag.
bool names_tag(std::string_view if_none_match, std::string_view tag);

// {"error":{"code","en","pl"}}
std::string error_body(std::string_view code, const Text&);

std::string_view status_words(int status);
// The date of now as HTTP writes it.
std::string http_date();

}  // namespace kosmo
