// Names, passwords, tokens, history.
#include <fmt/format.h>

#include "server/host_parts.h"

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

// Why somebody new may not be called so, as far as it can be told without the store.
Fault check_name(const std::string& name) {
  if (Problem problem = check_person_name(name)) return fault(Code::kMalformed, std::move(problem));
  if (is_name_of_bot(name))
    return fault(Code::kTaken, "Bots are called that; please choose another name.",
                 "Tak nazywają się boty; wybierz inne imię.");
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

}  // namespace

Maybe<People> look_up(Storage& storage, const std::set<std::string>& users) {
  People people;
  for (const std::string& user : users) people[user];
  const std::vector<std::string> ids(users.begin(), users.end());
  const Maybe<std::vector<UserRow>> found = storage.users_by_id(ids);
  if (!found) return found.problem();
  for (const UserRow& user : *found) people[user.id] = {user.name, user.key.empty()};
  return people;
}

// A store that cannot be read just now leaves them strangers; they are asked for again when something happens.
void Host::introduce(const std::string& table, std::function<void()> then) {
  Hosted& hosted = *rooms_.at(table);
  const std::vector<std::string> strangers = hosted.room.strangers();
  if (strangers.empty()) return then();
  hosted.busy = true;
  auto found = std::make_shared<Maybe<People>>(Problem{});
  in_store([found, users = std::set(strangers.begin(), strangers.end())](
               Storage& storage) { *found = look_up(storage, users); },
           [this, found, table, then = std::move(then)] {
             Room& room = rooms_.at(table)->room;
             if (*found)
               for (const auto& [user, known] : **found) room.know(user, known);
             then();
           });
}

void Host::person_changed(const std::string& user) {
  look_again_at(user);
  if (shared_)
    in_store([note = Note{kPeopleChannel, options_.server + " " + user}](Storage& storage) { storage.notify(note); },
             [] {});
}

// Tables show the new name; connections whose token has ended are cut, and come back without it.
void Host::look_again_at(const std::string& user) {
  std::vector<std::string> tables;
  for (const auto& [id, hosted] : rooms_)
    if (hosted->room.meets(user)) tables.push_back(id);
  for (const std::string& table : tables)
    with_room(table, [this, user, table](Hosted* hosted, const Fault&) {
      if (!hosted) return;
      hosted->room.forget(user);
      introduce(table, [this, table] {
        Hosted& hosted = *rooms_.at(table);
        hosted.busy = false;
        tell(hosted, hosted.room.seq());
        run_waiting(table);
      });
    });
  for (const auto& [key, session] : sessions_) {
    if (!session->person || session->person->user != user) continue;
    auto found = std::make_shared<Maybe<std::optional<UserRow>>>(Problem{});
    in_store([found, hash = session->token_hash](Storage& storage) { *found = storage.user_by_token(hash, 0); },
             [this, found, hash = session->token_hash, connection = std::weak_ptr(session->connection)] {
               Session* session = find(connection);
               if (!session || session->token_hash != hash || !*found) return;
               if (!**found) {
                 forget(*session);
                 return session->connection->close("logout");
               }
               session->person->name = (**found)->name;
               session->guest = (**found)->key.empty();
             });
  }
}

std::int64_t Host::tokens_since() const { return options_.token_life > 0 ? loop_.now() - options_.token_life : 0; }

void Host::hello(Session& session, const Request& request) {
  if (request.protocol != kProtocolVersion)
    return refuse(
        session, request.id,
        fault(Code::kVersion, {fmt::format("This server speaks version {} of the protocol.", kProtocolVersion),
                               fmt::format("Ten serwer zna wersję {} protokołu.", kProtocolVersion)}));
  const std::string greeting =
      fmt::format("\"protocol\":{},\"program\":{},", kProtocolVersion, json_text(options_.program));
  if (request.token.empty()) {
    session.greeted = true;
    return reply(session, request.id, greeting + "\"you\":null");
  }
  session.entering = true;
  const std::string hash = token_hash(request.token);
  auto found = std::make_shared<Maybe<std::optional<UserRow>>>(Problem{});
  in_store(
      [found, hash, since = tokens_since(), now = loop_.now()](Storage& storage) {
        *found = storage.user_by_token(hash, since);
        if (*found && **found) storage.use_token(hash, now);
      },
      [this, found, hash, greeting, id = request.id, connection = std::weak_ptr(session.connection)] {
        Session* session = find(connection);
        if (!session) return;
        entered(*session);
        if (!*found) return refuse(*session, id, unavailable());
        session->greeted = true;
        if (!**found)
          return refuse(*session, id,
                        fault(Code::kToken, "This token is not known (any more).", "Ten token nie jest (już) znany."));
        const UserRow& user = ***found;
        session->person = Person{user.id, user.name};
        session->guest = user.key.empty();
        session->token_hash = hash;
        reply(*session, id, greeting + you_members(user.name, session->guest));
      });
}

void Host::guest(Session& session, const Request& request) {
  if (const Fault no = check_name(request.name)) return refuse(session, request.id, no);
  session.entering = true;
  const UserRow user{make_id(), trimmed_name(request.name), "", "", loop_.now()};
  auto outcome = std::make_shared<Stored>(Stored::kFailed);
  in_store([user, outcome](Storage& storage) { *outcome = add_person(storage, user, false); },
           [this, user, outcome, id = request.id, connection = std::weak_ptr(session.connection)] {
             Session* session = find(connection);
             if (session && *outcome != Stored::kDone) {
               entered(*session);
               return refuse(*session, id, *outcome == Stored::kConflict ? name_taken() : unavailable());
             }
             welcome(connection, id, user);
           });
}

// The person is known: a new token for this device.
void Host::welcome(const std::weak_ptr<Connection>& connection, std::int64_t id, const UserRow& user) {
  const std::string token = make_token(), hash = token_hash(token);
  auto outcome = std::make_shared<Stored>(Stored::kFailed);
  in_store(
      [hash, user, outcome, now = loop_.now()](Storage& storage) { *outcome = storage.add_token(hash, user.id, now); },
      [this, connection, id, user, token, hash, outcome] {
        Session* session = find(connection);
        if (!session) return;
        entered(*session);
        if (*outcome != Stored::kDone) return refuse(*session, id, unavailable());
        session->person = Person{user.id, user.name};
        session->guest = user.key.empty();
        session->token_hash = hash;
        reply(*session, id, you_members(user.name, session->guest) + fmt::format(",\"token\":{}", json_text(token)));
        // Whoever watches already may have a seat there under this name.
        for (const auto& [table, seat_token] : session->watched) show_again(*session, table);
      });
}

void Host::hash_for(Session& session, std::int64_t id, const std::string& password,
                    std::function<void(const std::string& hash)> hashed) {
  passwords_.run([this, &loop = loop_, id, password, hashed = std::move(hashed),
                  connection = std::weak_ptr(session.connection), alive = std::weak_ptr(alive_)] {
    const std::string hash = hash_password(password);
    loop.post([this, id, hash, hashed, connection, alive] {
      if (!alive.lock()) return;
      Session* session = find(connection);
      if (!session) return;
      if (!hash.empty()) return hashed(hash);
      entered(*session);
      refuse(*session, id, unavailable());
    });
  });
}

void Host::register_person(Session& session, const Request& request) {
  if (const Fault no = check_name(request.name)) return refuse(session, request.id, no);
  if (Problem problem = check_password(request.password, request.name))
    return refuse(session, request.id, fault(Code::kMalformed, std::move(problem)));
  if (session.person && !session.guest)
    return refuse(session, request.id, fault(Code::kFirst, "You are registered already.", "Masz już konto."));
  session.entering = true;
  // A guest keeps the id, and with it everything played so far.
  const bool upgrade = session.person.has_value();
  UserRow user{upgrade ? session.person->user : make_id(), trimmed_name(request.name), name_skeleton(request.name), "",
               loop_.now()};
  hash_for(session, request.id, request.password,
           [this, upgrade, user, id = request.id,
            connection = std::weak_ptr(session.connection)](const std::string& hash) mutable {
             user.password = hash;
             auto outcome = std::make_shared<Stored>(Stored::kFailed);
             in_store(
                 [upgrade, user, outcome](Storage& storage) {
                   *outcome = add_person(storage, user, upgrade);
                   // What a guest's token could do is done with a password from now on.
                   if (upgrade && *outcome == Stored::kDone) storage.remove_tokens(user.id, "");
                 },
                 [this, upgrade, user, outcome, connection, id] {
                   Session* session = find(connection);
                   if (*outcome == Stored::kDone) {
                     welcome(connection, id, user);
                     if (upgrade) person_changed(user.id);  // after it: this connection has its new token by then
                     return;
                   }
                   if (!session) return;
                   entered(*session);
                   refuse(*session, id, *outcome == Stored::kConflict ? name_taken() : unavailable());
                 });
           });
}

void Host::failed_login(const Session& session) {
  ++figures_.wrong_passwords;
  if (options_.log) options_.log(fmt::format("a wrong name or password from {}", session.connection->address()));
}

void Host::prove(Session& session, std::int64_t id, const std::string& name, const std::string& password,
                 std::function<void(Session&, const UserRow&)> proven) {
  // Taken before it is known whether the password is right, so that many asked at once count as well.
  const std::string key = name_skeleton(name);
  if (!logins_.try_emplace(key, options_.logins).first->second.take(loop_.now())) {
    ++figures_.held_logins;
    return refuse(session, id, too_fast());
  }
  session.entering = true;
  auto found = std::make_shared<Maybe<std::optional<UserRow>>>(Problem{});
  const std::weak_ptr connection = session.connection;
  const auto answer = [this, found, connection, key, id, proven = std::move(proven)](bool right) {
    const auto bucket = logins_.find(key);
    if (right && bucket != logins_.end()) bucket->second.give_back();
    Session* session = find(connection);
    if (!session) return;
    if (right) return proven(*session, ***found);
    failed_login(*session);
    entered(*session);
    refuse(*session, id, fault(Code::kLogin, "Name or password is wrong.", "Imię albo hasło jest błędne."));
  };
  in_store([found, name](Storage& storage) { *found = find_registered(storage, name); },
           [this, found, connection, id, password, answer] {
             Session* session = find(connection);
             if (!session) return;
             if (!*found) {
               entered(*session);
               return refuse(*session, id, unavailable());
             }
             passwords_.run([&loop = loop_, found, password, answer, alive = std::weak_ptr(alive_)] {
               // Somebody who is not known takes as long as somebody who is.
               static const std::string kNobodys = hash_password(new_token());
               const bool right = is_password(password, **found ? (**found)->password : kNobodys) && **found;
               loop.post([answer, right, alive] {
                 if (alive.lock()) answer(right);
               });
             });
           });
}

void Host::login(Session& session, const Request& request) {
  prove(session, request.id, request.name, request.password,
        [this, id = request.id](Session& session, const UserRow& user) { welcome(session.connection, id, user); });
}

void Host::change_password(Session& session, const Request& request) {
  if (session.guest) return refuse(session, request.id, no_account());
  if (Problem problem = check_password(request.new_password, session.person->name))
    return refuse(session, request.id, fault(Code::kMalformed, std::move(problem)));
  prove(session, request.id, session.person->name, request.password,
        [this, id = request.id, password = request.new_password](Session& session, const UserRow& user) {
          const std::string token = session.token_hash;
          hash_for(session, id, password,
                   [this, id, token, user = user.id,
                    connection = std::weak_ptr(session.connection)](const std::string& hash) {
                     auto outcome = std::make_shared<Stored>(Stored::kFailed);
                     in_store(
                         [outcome, user, hash, token](Storage& storage) {
                           *outcome = storage.change_password(user, hash);
                           // Whoever knew the old one is logged out.
                           if (*outcome == Stored::kDone) *outcome = storage.remove_tokens(user, token);
                         },
                         [this, outcome, user, id, connection] {
                           Session* session = find(connection);
                           if (session) entered(*session);
                           if (session && *outcome != Stored::kDone) refuse(*session, id, unavailable());
                           if (session && *outcome == Stored::kDone) reply(*session, id);
                           person_changed(user);
                         });
                   });
        });
}

void Host::delete_account(Session& session, const Request& request) {
  if (session.guest) {
    session.entering = true;
    return leave_for_good(session.connection, request.id, session.person->user);
  }
  prove(session, request.id, session.person->name, request.password,
        [this, id = request.id](Session& session, const UserRow& user) {
          leave_for_good(session.connection, id, user.id);
        });
}

// The person goes, and with them name, tokens and history. Games stay; bots play on.
void Host::leave_for_good(const std::weak_ptr<Connection>& connection, std::int64_t id, const std::string& user) {
  constexpr int kMostGames = 1000;
  struct Left {
    std::set<std::string> tables;
    Stored outcome = Stored::kFailed;
  };
  auto left = std::make_shared<Left>();
  in_store(
      [left, user](Storage& storage) {
        const Maybe<std::vector<PlayedRow>> played = storage.played_by(user, std::int64_t{1} << 53, kMostGames);
        if (!played) return;
        for (const PlayedRow& row : *played)
          if (row.summary.find("\"phase\":\"playing\"") != std::string::npos) left->tables.insert(row.table);
        left->outcome = storage.remove_user(user);
      },
      [this, left, user, id, connection] {
        Session* session = find(connection);
        if (session) entered(*session);
        if (left->outcome == Stored::kFailed) {
          if (session) refuse(*session, id, unavailable());
          return;
        }
        if (session) forget(*session), reply(*session, id);
        stand_up(user, std::move(left->tables));
        person_changed(user);
      });
}

void Host::stand_up(const std::string& user, std::set<std::string> tables) {
  for (const auto& [table, hosted] : rooms_)
    if (hosted->room.seat_of_user(user) >= 0) tables.insert(table);
  for (const std::string& table : tables) {
    RoomRequest r;
    r.person.user = user;
    if (parse_request(fmt::format("{{\"do\":\"stand\",\"id\":0,\"table\":{}}}", json_text(table)), r.request)) continue;
    ask_room_of(r, [](const Fault&) {});
  }
}

void Host::logout(Session& session, const Request& request) {
  session.entering = true;
  auto outcome = std::make_shared<Stored>(Stored::kFailed);
  const std::string user = session.person->user, hash = session.token_hash;
  in_store(
      [outcome, user, hash, everywhere = request.everywhere](Storage& storage) {
        *outcome = everywhere ? storage.remove_tokens(user, "") : storage.remove_token(hash);
      },
      [this, outcome, user, hash, id = request.id, everywhere = request.everywhere,
       connection = std::weak_ptr(session.connection)] {
        Session* session = find(connection);
        if (session) entered(*session);
        if (session && *outcome != Stored::kDone) refuse(*session, id, unavailable());
        if (*outcome != Stored::kDone) return;
        // Wherever else this token was used, it is forgotten too.
        for (auto& [other, whose] : sessions_)
          if (whose->token_hash == hash) forget(*whose);
        if (session) reply(*session, id);
        if (everywhere) person_changed(user);
      });
}

void Host::forget(Session& session) {
  session.person.reset();
  session.token_hash.clear();
  while (!session.watched.empty()) unwatch(session, std::string(session.watched.begin()->first));
}

void Host::history(Session& session, const Request& request) {
  struct Found {
    Maybe<std::vector<PlayedRow>> played = Problem{};
    Maybe<People> people = Problem{};
  };
  auto found = std::make_shared<Found>();
  const std::int64_t before = request.before > 0 ? request.before : std::int64_t{1} << 53;
  in_store(
      [found, before, user = session.person->user](Storage& storage) {
        found->played = storage.played_by(user, before, 50);
        std::set<std::string> users;
        for (std::size_t i = 0; found->played && i < found->played->size(); ++i)
          add_people(found->played->at(i).summary, users);
        found->people = look_up(storage, users);
      },
      [this, found, id = request.id, connection = std::weak_ptr(session.connection)] {
        Session* session = find(connection);
        if (!session) return;
        if (!found->played || !found->people) return refuse(*session, id, unavailable());
        std::string games;
        for (const PlayedRow& row : *found->played)
          games += (games.empty() ? "" : ",") + with_names(row.summary, *found->people);
        reply(*session, id, "\"games\":[" + games + "]");
      });
}

}  // namespace kosmo
