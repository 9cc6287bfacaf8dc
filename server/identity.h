// Passwords, tokens, ids. Secrets are made and checked by libsodium; what is stored of them is hashed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/basics.h"
#include "engine/seed.h"

namespace kosmo {

// Unguessable: 256 bits that stand for a person or a seat, 128 bits that name a table or a person, 128 for all chance
// of a game.
std::string new_token();
std::string new_id();
Seed new_seed();

// The same of a secret and what it is for: whoever knows both comes to it again, nobody else can tell it.
std::string derived_token(std::string_view secret, std::string_view purpose);
std::string derived_id(std::string_view secret, std::string_view purpose);

// What is stored of a token: whoever reads the store cannot use it.
std::string token_hash(std::string_view token);

// Argon2id. Slow on purpose (tens of milliseconds and 64 MiB): never on the loop.
std::string hash_password(const std::string& password);  // empty if there is no memory for it
bool is_password(const std::string& password, const std::string& hash);

// Whether somebody of that name may have this password.
Problem check_password(std::string_view password, std::string_view name);
// One of those that are tried first, however it is written (weak_passwords.cpp).
bool is_weak_password(std::string_view password);
// Without the digits and signs behind it, which do not make a password another.
std::string_view without_tail(std::string_view password);

}  // namespace kosmo
