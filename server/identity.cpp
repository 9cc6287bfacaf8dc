#include "server/identity.h"

#include <array>
#include <stdexcept>

#include <sodium.h>

#include "server/names.h"

namespace kosmo {
namespace {

void need_sodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("libsodium cannot be initialised");
}

std::string base64(const unsigned char* bytes, std::size_t size) {
  std::string text(sodium_base64_ENCODED_LEN(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the terminating zero
  return text;
}

template <std::size_t kBytes>
std::string random_text() {
  need_sodium();
  std::array<unsigned char, kBytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return base64(bytes.data(), bytes.size());
}

template <std::size_t kBytes>
std::string derived_text(std::string_view secret, std::string_view purpose) {
  need_sodium();
  std::array<unsigned char, kBytes> bytes;
  const std::string both = std::string(secret) + '\n' + std::string(purpose);
  crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<const unsigned char*>(both.data()), both.size(),
                     nullptr, 0);
  return base64(bytes.data(), bytes.size());
}

// One character (of however many bytes) again and again.
bool is_one_character(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
  return text.substr(size) == text.substr(0, text.size() - size);
}

}  // namespace

std::string derived_token(std::string_view secret, std::string_view purpose) {
  return derived_text<32>(secret, purpose);
}
std::string derived_id(std::string_view secret, std::string_view purpose) { return derived_text<16>(secret, purpose); }

std::string new_token() { return random_text<32>(); }
std::string new_id() { return random_text<16>(); }

Seed new_seed() {
  need_sodium();
  std::array<std::uint64_t, 2> words;
  randombytes_buf(words.data(), sizeof words);
  return Seed::wide(words[0], words[1]);
}

std::string token_hash(std::string_view token) {
  need_sodium();
  std::array<unsigned char, 32> hash;
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()), token.size(),
                     nullptr, 0);
  return base64(hash.data(), hash.size());
}

std::string hash_password(const std::string& password) {
  need_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0)
    return {};
  return hash.data();
}

bool is_password(const std::string& password, const std::string& hash) {
  need_sodium();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

Problem check_password(std::string_view password, std::string_view name) {
  const std::size_t length = count_characters(password);
  if (length < 8 || length > 200) return {"A password has 8 to 200 characters.", "Hasło ma od 8 do 200 znaków."};
  if (is_one_character(password))
    return {"One character again and again is not a good password; please choose another.",
            "Jeden powtarzany znak nie jest dobrym hasłem; wybierz inne."};
  if (name_skeleton(password) == name_skeleton(name) || name_skeleton(without_tail(password)) == name_skeleton(name))
    return {"Your name is not a good password; please choose another.", "Imię nie jest dobrym hasłem; wybierz inne."};
  if (is_weak_password(password))
    return {"Many people have that password, so it is tried first; please choose another.",
            "To hasło ma wiele osób, więc zgaduje się je najpierw; wybierz inne."};
  return {};
}

}  // namespace kosmo
