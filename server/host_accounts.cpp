#include "server/host_accounts.h"

#include <fmt/format.h>

#include "server/names.h"
#include "server/room_rows.h"

namespace kosmo {
namespace {

std::string you_members(const std::string& name, bool guest) {
  return fmt::format("\"you\":{{\"name\":{},\"guest\":{}}}", json_text(name), guest);
}

Fault name_taken() {
  return fault(Code::kTaken, "That name is taken, or looks like one that is; please choose another.",
               "To imię jest zajęte albo wygląda jak zajęte; wybierz inne.");
}

Fault no_account() {
  return fault(Code::kName, "Only registered people have a password; please register first.",
               "Hasło mają tylko osoby z kontem; najpierw załóż konto.");
}

Fault registered_already() { return fault(Code::kFirst, "You are registered already.", "Masz już konto."); }

Fault unknown_token() {
  return fault(Code::kToken, "This token is not known (any more).", "Ten token nie jest (już) znany.");
}

Fault wrong_version(std::int64_t theirs) {
  Problem words{fmt::format("This server speaks version {} of the protocol, not {}.", kProtocol, theirs),
                fmt::format("Ten serwer zna wersję {} protokołu, a nie {}.", kProtocol, theirs)};
  if (theirs < kProtocol) {
    words.en += " The page is out of date: load it again. A program of your own is too old.";
    words.pl += " Strona jest nieaktualna: wczytaj ją ponownie. Własny program jest za stary.";
  } else {
    words.en += " The program is too new for it.";
    words.pl += " Program jest dla niego za nowy.";
  }
  return fault(Code::kVersion, words);
}

// Why somebody new may not be called so, as far as it can be told without the store.
Fault check_name(const std::string& name) {
  if (Problem problem = check_person_name(name)) return fault(Code::kMalformed, std::move(problem));
  if (is_name_of_bot(name))
    return fault(Code::kTaken, "Bots are called that; please choose another name.",
                 "Tak nazywają się boty; wybierz inne imię.");
  if (is_name_of_house(name))
    return fault(Code::kTaken, "That name would seem to speak for the server; please choose another one.",
                 "Pod tym imieniem można by udawać obsługę serwera; wybierz inne.");
  return {};
}

Fault check_registration(const asks::Register& request) {
  if (Fault no = check_name(request.name)) return no;
  if (Problem problem = check_password(request.password, request.name))
    return fault(Code::kMalformed, std::move(problem));
  return {};
}

// The registered person of that name, or of one that looks like it.
Maybe<std::optional<UserRow>> find_registered(Storage& storage, const std::string& name) {
  Maybe<std::optional<UserRow>> exact = storage.user_by_key(exact_key(old_name_key(name)));
  if (!exact || *exact) return exact;
  return storage.user_by_key(name_skeleton(name));
}

// Adds somebody, or a guest becomes registered, if nobody who is registered looks the same.
Stored add_person(Storage& storage, const UserRow& user, bool is_known) {
  const Maybe<std::optional<UserRow>> namesake = find_registered(storage, user.name);
  if (!namesake) return Stored::kFailed;
  if (*namesake) return Stored::kConflict;
  return is_known ? storage.update_user(user) : storage.add_user(user);
}

// On a thread of its own. Somebody who is not known takes as long as somebody who is.
bool is_password_of(const std::string& password, const std::optional<UserRow>& who) {
  static const std::string kNobodys = hash_password(new_token());
  return is_password(password, who ? who->password : kNobodys) && who;
}

struct Left {
  std::set<std::string> tables;  // where they play, or wait for others
  Stored outcome = Stored::kFailed;
};
Left remove_from(Storage& storage, const std::string& user) {
  constexpr int kAtOnce = 1000;
  Left left;
  std::int64_t before = std::int64_t{1} << 53;
  for (std::size_t found = kAtOnce; found == kAtOnce;) {
    const Maybe<std::vector<PlayedRow>> played = storage.played_by(user, before, kAtOnce);
    if (!played) return left;
    for (const PlayedRow& row : *played)
      if (is_playing(row)) left.tables.insert(row.table);
    found = played->size();
    if (found > 0) before = played->back().ended;
  }
  const Maybe<std::vector<std::string>> waiting = storage.waiting_tables_of(user);
  if (!waiting) return left;
  left.tables.insert(waiting->begin(), waiting->end());
  left.outcome = storage.remove_user(user);
  return left;
}

// The games of a person as JSON, the newest first.
Maybe<std::string> games_of(Storage& storage, const std::string& user, std::int64_t before) {
  const Maybe<std::vector<PlayedRow>> played = storage.played_by(user, before, 50);
  if (!played) return played.problem();
  std::set<std::string> users;
  for (const PlayedRow& row : *played) add_people(row.summary, users);
  const Maybe<People> people = look_up(storage, users);
  if (!people) return people.problem();
  std::string games;
  for (const PlayedRow& row : *played) games += (games.empty() ? "" : ",") + with_names(row.summary, *people);
  return games;
}

}  // namespace

void Accounts::person_changed(const std::string& user) {
  look_again_at(user);
  if (house_.shared)
    house_.leave_to_store(
        [note = Note{kPeopleChannel, house_.options.server + " " + user}](Storage& storage) { storage.notify(note); });
}

void Accounts::look_again_at(const std::string& user) {
  for (const std::string& table : rooms_.those([&](const Hosted& hosted) { return hosted.room.meets(user); }))
    house_.tasks.start(rooms_.name_again(table, user));
  std::vector<std::weak_ptr<Connection>> theirs;
  sessions_.for_each([&](const HostSession& session) {
    if (session.person && session.person->user == user) theirs.push_back(session.connection);
  });
  for (const std::weak_ptr<Connection>& connection : theirs) house_.tasks.start(check_token(connection));
}

void Accounts::forget_full_buckets() {
  for (auto* buckets : {&logins_, &logins_anywhere_})
    std::erase_if(*buckets, [now = house_.loop.now()](const auto& entry) { return entry.second.full(now); });
}

// A connection whose token has ended is cut, and comes back without it.
Task<> Accounts::check_token(std::weak_ptr<Connection> connection) {
  HostSession* session = sessions_.find(connection);
  if (!session) co_return;
  const std::string hash = session->token_hash;
  auto looking = house_.in_store([hash](Storage& storage) { return storage.user_by_token(hash, 0); });
  const Maybe<std::optional<UserRow>> found = co_await looking;
  session = sessions_.find(connection);
  if (!session || session->token_hash != hash || !found) co_return;
  const std::optional<UserRow>& user = *found;
  if (!user) {
    forget(*session);
    co_return session->connection->close("logout");
  }
  session->person->name = user->name;
  session->guest = user->key.empty();
  session->muted = user->muted;
}

std::int64_t Accounts::tokens_since() const {
  return house_.options.token_life > 0 ? house_.loop.now() - house_.options.token_life : 0;
}

Task<> Accounts::take(Asker from, asks::Hello request) {
  HostSession* session = sessions_.find(from);
  if (request.protocol != kProtocol) co_return sessions_.refuse(*session, from.id, wrong_version(request.protocol));
  const std::string greeting =
      fmt::format("\"protocol\":{},\"program\":{},", kProtocol, json_text(house_.options.program));
  if (request.token.empty()) {
    session->greeted = true;
    co_return sessions_.reply(*session, from.id, greeting + "\"you\":null");
  }
  session->entering = true;
  const std::string hash = token_hash(request.token);
  auto looking = house_.in_store([hash, since = tokens_since(), now = house_.loop.now()](Storage& storage) {
    Maybe<std::optional<UserRow>> found = storage.user_by_token(hash, since);
    if (found && *found) storage.use_token(hash, now);
    return found;
  });
  const Maybe<std::optional<UserRow>> found = co_await looking;
  session = sessions_.find(from);
  if (!session) co_return;
  if (!found) co_return sessions_.turn_away(*session, from.id, unavailable());
  session->greeted = true;
  const std::optional<UserRow>& user = *found;
  if (!user) co_return sessions_.turn_away(*session, from.id, unknown_token());
  sessions_.entered(*session);
  session->person = Person{user->id, user->name};
  session->guest = user->key.empty();
  session->muted = user->muted;
  session->token_hash = hash;
  sessions_.reply(*session, from.id, greeting + you_members(user->name, session->guest));
}

Task<> Accounts::take(Asker from, asks::Guest request) {
  HostSession* session = sessions_.find(from);
  const Fault no = check_name(request.name);
  if (no) co_return sessions_.refuse(*session, from.id, no);
  session->entering = true;
  const UserRow user{house_.make_id(), trimmed_name(request.name), "", "", house_.loop.now()};
  auto adding = house_.in_store([user](Storage& storage) { return add_person(storage, user, false); });
  const Stored outcome = co_await adding;
  Task<> entering = enter_as(from, user, outcome);
  co_await entering;
}

// The person was stored, or not.
Task<> Accounts::enter_as(Asker from, UserRow user, Stored outcome) {
  if (outcome == Stored::kDone) {
    Task<> welcoming = welcome(from, user);
    co_await welcoming;
  } else if (HostSession* session = sessions_.find(from)) {
    sessions_.turn_away(*session, from.id, outcome == Stored::kConflict ? name_taken() : unavailable());
  }
}

Task<> Accounts::welcome(Asker from, UserRow user) {
  const std::string token = house_.make_token(), hash = token_hash(token);
  auto adding = house_.in_store(
      [hash, user = user.id, now = house_.loop.now()](Storage& storage) { return storage.add_token(hash, user, now); });
  const Stored outcome = co_await adding;
  HostSession* session = sessions_.find(from);
  if (!session) co_return;
  if (outcome != Stored::kDone) co_return sessions_.turn_away(*session, from.id, unavailable());
  sessions_.entered(*session);
  session->person = Person{user.id, user.name};
  session->guest = user.key.empty();
  session->muted = user.muted;
  session->token_hash = hash;
  sessions_.reply(*session, from.id,
                  you_members(user.name, session->guest) + fmt::format(",\"token\":{}", json_text(token)));
  // Whoever watches already may have a seat there under this name.
  std::vector<std::string> watched;
  for (const auto& [table, seat_token] : session->watched) watched.push_back(table);
  for (const std::string& table : watched) house_.tasks.start(rooms_.look_who_watches(table));
}

Task<std::string> Accounts::hash_for(Asker from, std::string password) {
  auto hashing = on_thread_of(house_.passwords, house_.loop, [password] { return hash_password(password); });
  std::string hash = co_await hashing;
  HostSession* session = sessions_.find(from);
  if (session && hash.empty()) sessions_.turn_away(*session, from.id, unavailable());
  if (!session) hash.clear();
  co_return hash;
}

Task<> Accounts::take(Asker from, asks::Register request) {
  HostSession* session = sessions_.find(from);
  const Fault no = check_registration(request);
  if (no) co_return sessions_.refuse(*session, from.id, no);
  if (session->person && !session->guest) co_return sessions_.refuse(*session, from.id, registered_already());
  session->entering = true;
  // A guest keeps the id, and with it everything played so far.
  const bool upgrade = session->person.has_value();
  UserRow user{upgrade ? session->person->user : house_.make_id(),
               trimmed_name(request.name),
               name_skeleton(request.name),
               "",
               house_.loop.now(),
               upgrade && session->muted};
  Task<std::string> hashing = hash_for(from, request.password);
  user.password = co_await hashing;
  if (user.password.empty()) co_return;
  auto adding = house_.in_store([upgrade, user](Storage& storage) {
    const Stored outcome = add_person(storage, user, upgrade);
    // What a guest's token could do is done with a password from now on.
    if (upgrade && outcome == Stored::kDone) storage.remove_tokens(user.id, "");
    return outcome;
  });
  const Stored outcome = co_await adding;
  Task<> entering = enter_as(from, user, outcome);
  co_await entering;
  if (upgrade && outcome == Stored::kDone) person_changed(user.id);  // this connection has its new token by now
}

bool Accounts::take_login(const std::string& skeleton, const std::string& address) {
  const std::int64_t now = house_.loop.now();
  Bucket& here = logins_.try_emplace(skeleton + "\n" + address, house_.options.logins).first->second;
  Bucket& anywhere = logins_anywhere_.try_emplace(skeleton, house_.options.logins_anywhere).first->second;
  if (!here.take(now)) return false;
  if (anywhere.take(now)) return true;
  here.give_back();
  return false;
}

void Accounts::give_back_login(const std::string& skeleton, const std::string& address) {
  const auto here = logins_.find(skeleton + "\n" + address);
  const auto anywhere = logins_anywhere_.find(skeleton);
  if (here != logins_.end()) here->second.give_back();
  if (anywhere != logins_anywhere_.end()) anywhere->second.give_back();
}

void Accounts::failed_login(const HostSession& session) {
  ++house_.figures.wrong_passwords;
  house_.log(fmt::format("a wrong name or password from {}", session.connection->address()));
}

Task<std::optional<UserRow>> Accounts::prove(Asker from, std::string name, std::string password) {
  HostSession* session = sessions_.find(from);
  // Taken before it is known whether the password is right, so that many asked at once count as well.
  // Whoever is logged in has a budget of their own, which nobody else can use up.
  const bool is_own = session->person && !session->guest && session->person->name == name;
  const std::string key = is_own ? "\n" + session->person->user : name_skeleton(name),
                    address(is_own ? "" : session->connection->address());
  if (!take_login(key, address)) {
    ++house_.figures.held_logins;
    sessions_.refuse(*session, from.id, too_fast());
    co_return std::nullopt;
  }
  session->entering = true;
  auto looking = house_.in_store([name](Storage& storage) { return find_registered(storage, name); });
  const Maybe<std::optional<UserRow>> found = co_await looking;
  session = sessions_.find(from);
  if (!session) co_return std::nullopt;
  if (!found) {
    sessions_.turn_away(*session, from.id, unavailable());
    co_return std::nullopt;
  }
  const std::optional<UserRow>& who = *found;
  auto comparing =
      on_thread_of(house_.passwords, house_.loop, [password, who] { return is_password_of(password, who); });
  const bool right = co_await comparing;
  if (right) give_back_login(key, address);
  session = sessions_.find(from);
  if (!session) co_return std::nullopt;
  if (right) co_return who;
  failed_login(*session);
  sessions_.turn_away(*session, from.id,
                      fault(Code::kLogin, "Name or password is wrong.", "Imię albo hasło jest błędne."));
  co_return std::nullopt;
}

Task<> Accounts::take(Asker from, asks::Login request) {
  Task<std::optional<UserRow>> proving = prove(from, request.name, request.password);
  const std::optional<UserRow> user = co_await proving;
  if (!user) co_return;
  Task<> welcoming = welcome(from, *user);
  co_await welcoming;
}

Task<> Accounts::take(Asker from, asks::Password request) {
  HostSession* session = sessions_.find(from);
  if (session->guest) co_return sessions_.refuse(*session, from.id, no_account());
  const Problem problem = check_password(request.new_password, session->person->name);
  if (problem) co_return sessions_.refuse(*session, from.id, fault(Code::kMalformed, problem));
  Task<std::optional<UserRow>> proving = prove(from, session->person->name, request.password);
  const std::optional<UserRow> proven = co_await proving;
  if (!proven) co_return;
  const std::string user = proven->id, token = sessions_.find(from)->token_hash;
  Task<std::string> hashing = hash_for(from, request.new_password);
  const std::string hash = co_await hashing;
  if (hash.empty()) co_return;
  auto changing = house_.in_store([user, hash, token](Storage& storage) {
    const Stored changed = storage.change_password(user, hash);
    // Whoever knew the old one is logged out.
    return changed == Stored::kDone ? storage.remove_tokens(user, token) : changed;
  });
  const Stored outcome = co_await changing;
  session = sessions_.find(from);
  if (session && outcome != Stored::kDone) sessions_.turn_away(*session, from.id, unavailable());
  if (session && outcome == Stored::kDone) sessions_.entered(*session), sessions_.reply(*session, from.id);
  person_changed(user);
}

Task<> Accounts::take(Asker from, asks::Delete request) {
  HostSession* session = sessions_.find(from);
  std::string user = session->person->user;
  if (session->guest) {
    session->entering = true;
  } else {
    Task<std::optional<UserRow>> proving = prove(from, session->person->name, request.password);
    const std::optional<UserRow> proven = co_await proving;
    if (!proven) co_return;
    user = proven->id;
  }
  Task<> leaving = leave_for_good(from, user);
  co_await leaving;
}

Task<> Accounts::leave_for_good(Asker from, std::string user) {
  Task<Stored> removing = remove_person(user);
  const Stored outcome = co_await removing;
  HostSession* session = sessions_.find(from);
  if (!session) co_return;
  if (outcome == Stored::kFailed) co_return sessions_.turn_away(*session, from.id, unavailable());
  sessions_.entered(*session);
  forget(*session);
  sessions_.reply(*session, from.id);
}

// The person goes, and with them name, tokens and history. Games stay; bots play on.
Task<Stored> Accounts::remove_person(std::string user) {
  auto removing = house_.in_store([user](Storage& storage) { return remove_from(storage, user); });
  Left left = co_await removing;
  if (left.outcome == Stored::kFailed) co_return left.outcome;
  stand_up(user, std::move(left.tables));
  person_changed(user);
  co_return left.outcome;
}

void Accounts::stand_up(const std::string& user, std::set<std::string> tables) {
  for (std::string& table : rooms_.those([&](const Hosted& hosted) { return hosted.room.seat_of_user(user) >= 0; }))
    tables.insert(std::move(table));
  for (const std::string& table : tables) house_.tasks.start(stand_up_at(table, user));
}

// A table that waits is closed if they were its host: nobody else could begin or close it. Else it refuses that.
Task<> Accounts::stand_up_at(std::string table, std::string user) {
  RoomRequest cancel{.ask = asks::Cancel{table}, .person = {user, ""}};
  Task<Fault> closing = rooms_.ask(std::move(cancel));
  const Fault no = co_await closing;
  if (!no) co_return;
  RoomRequest r{.ask = asks::Stand{table}, .person = {user, ""}, .gone = true};
  Task<Fault> asking = rooms_.ask(std::move(r));
  co_await asking;
}

Task<> Accounts::take(Asker from, asks::Logout request) {
  HostSession* session = sessions_.find(from);
  session->entering = true;
  const std::string user = session->person->user, hash = session->token_hash;
  const bool everywhere = request.everywhere;
  auto removing = house_.in_store([user, hash, everywhere](Storage& storage) {
    return everywhere ? storage.remove_tokens(user, "") : storage.remove_token(hash);
  });
  const Stored outcome = co_await removing;
  session = sessions_.find(from);
  if (session) sessions_.entered(*session);
  if (session && outcome != Stored::kDone) sessions_.refuse(*session, from.id, unavailable());
  if (outcome != Stored::kDone) co_return;
  // Wherever else this token was used, it is forgotten too.
  std::vector<std::weak_ptr<Connection>> theirs;
  sessions_.for_each([&](const HostSession& other) {
    if (other.token_hash == hash) theirs.push_back(other.connection);
  });
  for (const std::weak_ptr<Connection>& other : theirs) forget(*sessions_.find(other));
  if (session) sessions_.reply(*session, from.id);
  if (everywhere) person_changed(user);
}

void Accounts::forget(HostSession& session) {
  session.person.reset();
  session.token_hash.clear();
  while (!session.watched.empty()) rooms_.unwatch(session, std::string(session.watched.begin()->first));
}

Task<> Accounts::take(Asker from, asks::History request) {
  const std::string user = sessions_.find(from)->person->user;
  const std::int64_t before = request.before > 0 ? request.before : std::int64_t{1} << 53;
  auto reading = house_.in_store([user, before](Storage& storage) { return games_of(storage, user, before); });
  const Maybe<std::string> games = co_await reading;
  HostSession* session = sessions_.find(from);
  if (!session) co_return;
  if (!games) co_return sessions_.refuse(*session, from.id, unavailable());
  sessions_.reply(*session, from.id, "\"games\":[" + *games + "]");
}

}  // namespace kosmo
