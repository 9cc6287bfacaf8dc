// Passwords that are tried first, because many people have them: rows of keys, words that mean nothing and words that
// mean too much, in English and Polish. A list of our own, and no longer than somebody who guesses over the network
// gets to. Digits and signs behind a word do not make it another.
#include <algorithm>
#include <set>

#include "engine/letters.h"
#include "server/identity.h"
#include "server/names.h"

namespace kosmo {
namespace {

constexpr std::string_view kWeak[] = {
    // Digits.
    "00000000", "000000000", "0000000000", "01234567", "0123456789", "10203040", "1020304050", "11111111", "111111111",
    "1111111111", "11112222", "11223344", "1122334455", "12121212", "12123434", "12312312", "123123123", "123321123",
    "12341234", "12344321", "123454321", "12345678", "123456789", "1234567890", "12345679", "123456987", "12345687",
    "1234554321", "123456654321", "13131313", "13579246", "135792468", "147258369", "14725836", "147852369",
    "159357258", "159753456", "18273645", "19191919", "20202020", "21212121", "22222222", "22446688", "23232323",
    "23456789", "24682468", "25252525", "33333333", "36925814", "43214321", "44444444", "45454545", "55555555",
    "56565656", "66666666", "69696969", "74108520", "741852963", "77777777", "78787878", "7894561230", "78945612",
    "789456123", "85208520", "87654321", "88888888", "963852741", "98765432", "987654321", "9876543210", "99999999",
    "99998888", "10101010", "20002000", "31415926", "314159265", "27182818", "16180339", "19841984", "20012001",
    // Rows of keys.
    "1q2w3e4r", "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz2wsx", "1qaz2wsx3edc", "1qazxsw2", "2wsx3edc", "3edc4rfv",
    "abcd1234", "a1b2c3d4", "a1s2d3f4", "aa123456", "aaaaaaaa", "abc12345", "abcdefgh", "abcdefghi", "abcdefghij",
    "abcd", "abcdef", "abcabcabc", "asdasdasd", "asdf", "asdfasdf", "asdfgh", "asdfghjk", "asdfghjkl", "asdfjkl;",
    "asd123asd", "azerty", "azertyui", "azertyuiop", "ghjkghjk", "hjkl", "lkjhgfdsa", "mnbvcxz", "mnbvcxzlkjh",
    "poiuytrewq", "q1w2e3r4", "q1w2e3r4t5", "q1w2e3r4t5y6", "qaz123wsx", "qazqazqaz", "qazwsx", "qazwsxedc",
    "qazxswedc", "qazxsw", "qqqqqqqq", "qweasdzxc", "qweasd", "qweqweqwe", "qwe", "qwer1234", "qwerqwer", "qwert",
    "qwerty", "qwertyu", "qwertyui", "qwertyuio", "qwertyuiop", "qwertz", "qwertzui", "qwertzuiop", "qwertyqwerty",
    "rewqasdf", "wasdwasd", "xxxxxxxx", "zaq12wsx", "zaq1xsw2", "zaqwsx", "zaqxsw", "zaqwsxcde", "zxcvbn", "zxcvbnm",
    "zxcvbnmasdfghjkl", "zxczxczxc", "zzzzzzzz", "!qaz2wsx", "!@#$%^&*", "........", "********",
    // Words for what it is, or for who has it.
    "password", "passw0rd", "passwords", "passwort", "passpass", "passphrase", "mypassword", "yourpassword",
    "thepassword", "newpassword", "oldpassword", "nopassword", "notapassword", "password1password", "changeme",
    "changeit", "letmein", "letmeinnow", "opensesame", "sesame", "secret", "topsecret", "mysecret", "default", "access",
    "access14", "login", "loginlogin", "logmein", "welcome", "welcometo", "guest", "guestguest", "user", "username",
    "useruser", "admin", "adminadmin", "administrator", "root", "rootroot", "toor", "master", "test", "testtest",
    "testing", "tester", "temp", "temporary", "server", "computer", "internet", "whatever", "nothing", "something",
    "anything", "trustno1", "iloveyou", "ilovegod", "iloveu", "loveyou", "lovelove", "lovely", "loveme", "fuckyou",
    "fuckoff", "asshole", "idontknow", "dontknow", "abracadabra", "correcthorsebatterystaple",
    // Names, teams, beasts, games, the season.
    "alexander", "andrew", "angel", "anthony", "ashley", "babygirl", "bailey", "barcelona", "baseball", "basketball",
    "batman", "benjamin", "blink182", "butterfly", "charlie", "chelsea", "chocolate", "christian", "cookie", "daniel",
    "danielle", "december", "dolphins", "donald", "dragon", "dragonball", "elephant", "elizabeth", "family", "fantasy",
    "football", "forever", "freedom", "friends", "george", "hannah", "harley", "harrypotter", "hello", "hellohello",
    "hellokitty", "hunter", "jennifer", "jessica", "jonathan", "jordan", "jordan23", "joshua", "justin", "killer",
    "knights", "liverpool", "marina", "matrix", "matthew", "maverick", "mercedes", "michael", "michelle", "midnight",
    "minecraft", "monday", "monkey", "mustang", "naruto", "nicholas", "november", "october", "ohmygod", "orange",
    "patrick", "pepper", "playstation", "pokemon", "police", "porsche", "princess", "purple", "rainbow", "ranger",
    "robert", "samantha", "samsung", "scorpion", "september", "shadow", "silver", "simpsons", "snowball", "soccer",
    "spiderman", "spring", "starcraft", "startrek", "starwars", "steelers", "summer", "sunday", "sunflower", "sunshine",
    "superman", "superstar", "tiffany", "tigers", "trinity", "tottenham", "veronica", "victoria", "volleyball",
    "warcraft", "william", "winter", "wizard", "yankees",
    // The same in Polish.
    "agnieszka", "aleksandra", "andrzej", "bartek", "bartosz", "barbara", "biedronka", "dawid", "dominik", "dominika",
    "dupa", "dupadupa", "ewelina", "gabriela", "grzegorz", "haslo", "haslohaslo", "mojehaslo", "nowehaslo",
    "tajnehaslo", "hasełko", "jakub", "jagiellonia", "joanna", "justyna", "kacper", "kamil", "kamila", "karolina",
    "kasia", "katarzyna", "kochamcie", "kochamciebie", "kochanie", "kocham", "komputer", "konrad", "krystian",
    "krzysztof", "kurwa", "kurwamac", "legia", "legiawarszawa", "lechpoznan", "lukasz", "maciej", "magdalena",
    "malgorzata", "marcin", "mariusz", "marzena", "mateusz", "matrix1", "michal", "mikolaj", "misiek", "misiaczek",
    "monika", "natalia", "niewiem", "nieznane", "oliwia", "patryk", "patrycja", "paulina", "pawel", "piotr", "piotrek",
    "polska", "polska12", "polskapolska", "przemek", "przemyslaw", "rafal", "robert1", "samochod", "sebastian",
    "slonce", "sloneczko", "stokrotka", "sylwia", "szczescie", "szymon", "tajne", "tomasz", "tomek", "truskawka",
    "warszawa", "weronika", "widzew", "wisla", "wislakrakow", "wojtek", "wojciech", "zaq", "zuzanna", "zosia", "zimne",
    "lato", "wiosna", "jesien", "zima", "marzec", "kwiecien", "czerwiec", "lipiec", "sierpien", "wrzesien",
    "pazdziernik", "listopad", "grudzien",
    // What stands here.
    "kosmoteka", "kosmos", "galaktyka", "planszowki", "planszowka", "boardgame", "boardgames", "galaxy", "universe",
    "masteroforion", "narodziny", "narodzinykosmosu", "voidfall", "cosmicencounter", "kosmicznespotkania"};

// As it is compared: without regard to size and marks, and to what stands for a letter.
std::string bare(std::string_view password) {
  static constexpr std::string_view kSigns = "@$34570", kLetters = "aseasto";
  std::string plain = fold(password);
  for (char& c : plain)
    if (const auto at = kSigns.find(c); at != kSigns.npos) c = kLetters[at];
  return name_skeleton(plain);
}

}  // namespace

std::string_view without_tail(std::string_view password) {
  const auto last = password.find_last_not_of("0123456789!.?*#@$%&-_+ ");
  return last == password.npos ? std::string_view() : password.substr(0, last + 1);
}

bool is_weak_password(std::string_view password) {
  static const std::set<std::string> kBare = [] {
    std::set<std::string> all;
    for (const std::string_view weak : kWeak) all.insert(bare(weak)), all.insert(bare(without_tail(weak)));
    all.erase("");
    return all;
  }();
  return kBare.contains(bare(password)) || kBare.contains(bare(without_tail(password)));
}

}  // namespace kosmo
