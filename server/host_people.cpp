// Names, passwords, tokens, history.
#include <fmt/format.h>

#include "server/host_parts.h"

namespace kosmo {
namespace {

std::string you_members(const std::string& name, bool guest) {
  return fmt::format("\"you\":{{\"name\":{},\"guest\":{}}}", json_text(name), guest);
}

}  // namespace

void Host::hello(Session& session, const Request& request) {
  if (request.protocol != kProtocolVersion)
    return refuse(session, request.id,
                  fault("version", {fmt::format("This server speaks version {} of the protocol.", kProtocolVersion),
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
  in_store([found, hash](Storage& storage) { *found = storage.user_by_token(hash); },
           [this, found, hash, greeting, id = request.id, connection = std::weak_ptr(session.connection)] {
             Session* session = find(connection);
             if (!session) return;
             entered(*session);
             if (!*found) return refuse(*session, id, unavailable());
             session->greeted = true;
             if (!**found)
               return refuse(*session, id,
                             fault("token", "This token is not known (any more).", "Ten token nie jest (już) znany."));
             const UserRow& user = ***found;
             session->person = Person{user.id, user.name};
             session->guest = user.key.empty();
             session->token_hash = hash;
             reply(*session, id, greeting + you_members(user.name, session->guest));
           });
}

void Host::guest(Session& session, const Request& request) {
  if (Problem problem = check_person_name(request.name))
    return refuse(session, request.id, fault("malformed", std::move(problem)));
  session.entering = true;
  const UserRow user{make_id(), trimmed_name(request.name), "", "", loop_.now()};
  auto outcome = std::make_shared<Stored>(Stored::kFailed);
  in_store([user, outcome](Storage& storage) { *outcome = storage.add_user(user); },
           [this, user, outcome, id = request.id, connection = std::weak_ptr(session.connection)] {
             Session* session = find(connection);
             if (session && *outcome != Stored::kDone) {
               entered(*session);
               return refuse(*session, id, unavailable());
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

void Host::register_person(Session& session, const Request& request) {
  if (Problem problem = check_person_name(request.name))
    return refuse(session, request.id, fault("malformed", std::move(problem)));
  if (Problem problem = check_password(request.password))
    return refuse(session, request.id, fault("malformed", std::move(problem)));
  if (session.person && !session.guest)
    return refuse(session, request.id, fault("first", "You are registered already.", "Masz już konto."));
  session.entering = true;
  // A guest keeps the id, and with it everything played so far.
  const bool upgrade = session.person.has_value();
  UserRow user{upgrade ? session.person->user : make_id(), trimmed_name(request.name), name_key(request.name), "",
               loop_.now()};
  const std::weak_ptr connection = session.connection;
  passwords_.run([this, &loop = loop_, upgrade, user, connection, id = request.id, password = request.password,
                  alive = std::weak_ptr(alive_)]() mutable {
    user.password = hash_password(password);
    loop.post([this, upgrade, user, connection, id, alive] {
      if (!alive.lock()) return;
      auto outcome = std::make_shared<Stored>(Stored::kFailed);
      in_store(
          [upgrade, user, outcome](Storage& storage) {
            if (!user.password.empty()) *outcome = upgrade ? storage.update_user(user) : storage.add_user(user);
          },
          [this, user, outcome, connection, id] {
            Session* session = find(connection);
            if (*outcome == Stored::kDone) return welcome(connection, id, user);
            if (!session) return;
            entered(*session);
            refuse(*session, id,
                   *outcome == Stored::kConflict ? fault("taken", "That name is taken; please choose another.",
                                                         "To imię jest zajęte; wybierz inne.")
                                                 : unavailable());
          });
    });
  });
}

void Host::login(Session& session, const Request& request) {
  session.entering = true;
  const std::weak_ptr connection = session.connection;
  auto found = std::make_shared<Maybe<std::optional<UserRow>>>(Problem{});
  in_store([found, key = name_key(request.name)](Storage& storage) { *found = storage.user_by_key(key); },
           [this, found, connection, id = request.id, password = request.password] {
             Session* session = find(connection);
             if (!session) return;
             if (!*found) {
               entered(*session);
               return refuse(*session, id, unavailable());
             }
             passwords_.run([this, &loop = loop_, found, connection, id, password, alive = std::weak_ptr(alive_)] {
               // Somebody who is not known takes as long as somebody who is.
               static const std::string kNobodys = hash_password(new_token());
               const bool right = is_password(password, **found ? (**found)->password : kNobodys) && **found;
               loop.post([this, found, connection, id, right, alive] {
                 if (!alive.lock()) return;
                 if (right) return welcome(connection, id, ***found);
                 Session* session = find(connection);
                 if (!session) return;
                 entered(*session);
                 refuse(*session, id, fault("login", "Name or password is wrong.", "Imię albo hasło jest błędne."));
               });
             });
           });
}

void Host::logout(Session& session, const Request& request) {
  session.entering = true;
  auto outcome = std::make_shared<Stored>(Stored::kFailed);
  in_store([outcome, hash = session.token_hash](Storage& storage) { *outcome = storage.remove_token(hash); },
           [this, outcome, hash = session.token_hash, id = request.id, connection = std::weak_ptr(session.connection)] {
             Session* session = find(connection);
             if (!session) return;
             entered(*session);
             if (*outcome != Stored::kDone) return refuse(*session, id, unavailable());
             // Wherever else this token was used, it is forgotten too.
             for (auto& [other, whose] : sessions_)
               if (whose->token_hash == hash) forget(*whose);
             reply(*session, id);
           });
}

void Host::forget(Session& session) {
  session.person.reset();
  session.token_hash.clear();
  while (!session.watched.empty()) unwatch(session, std::string(session.watched.begin()->first));
}

void Host::history(Session& session, const Request& request) {
  auto found = std::make_shared<Maybe<std::vector<PlayedRow>>>(Problem{});
  const std::int64_t before = request.before > 0 ? request.before : std::int64_t{1} << 53;
  in_store(
      [found, before, user = session.person->user](Storage& storage) { *found = storage.played_by(user, before, 50); },
      [this, found, id = request.id, connection = std::weak_ptr(session.connection)] {
        Session* session = find(connection);
        if (!session) return;
        if (!*found) return refuse(*session, id, unavailable());
        std::string games;
        for (const PlayedRow& row : **found) games += (games.empty() ? "" : ",") + row.summary;
        reply(*session, id, "\"games\":[" + games + "]");
      });
}

}  // namespace kosmo
