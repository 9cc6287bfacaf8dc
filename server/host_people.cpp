// Names, passwords, tokens, history.
#include <fmt/format.h>

#include "server/host_parts.h"

namespace kosmo {
namespace {

std::string you_members(const std::string& name, bool guest) {
  return fmt::format("\"you\":{{\"name\":{},\"guest\":{}}}", json_text(name), guest);
}

Fault name_taken() {
  return fault("taken", "That name is taken, or looks like one that is; please choose another.",
               "To imię jest zajęte albo wygląda jak zajęte; wybierz inne.");
}

// Why somebody new may not be called so, as far as it can be told without the store.
Fault check_name(const std::string& name) {
  if (Problem problem = check_person_name(name)) return fault("malformed", std::move(problem));
  if (is_name_of_bot(name))
    return fault("taken", "Bots are called that; please choose another name.",
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

void Host::register_person(Session& session, const Request& request) {
  if (const Fault no = check_name(request.name)) return refuse(session, request.id, no);
  if (Problem problem = check_password(request.password))
    return refuse(session, request.id, fault("malformed", std::move(problem)));
  if (session.person && !session.guest)
    return refuse(session, request.id, fault("first", "You are registered already.", "Masz już konto."));
  session.entering = true;
  // A guest keeps the id, and with it everything played so far.
  const bool upgrade = session.person.has_value();
  UserRow user{upgrade ? session.person->user : make_id(), trimmed_name(request.name), name_skeleton(request.name), "",
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
            if (!user.password.empty()) *outcome = add_person(storage, user, upgrade);
          },
          [this, user, outcome, connection, id] {
            Session* session = find(connection);
            if (*outcome == Stored::kDone) return welcome(connection, id, user);
            if (!session) return;
            entered(*session);
            refuse(*session, id, *outcome == Stored::kConflict ? name_taken() : unavailable());
          });
    });
  });
}

void Host::login(Session& session, const Request& request) {
  session.entering = true;
  const std::weak_ptr connection = session.connection;
  auto found = std::make_shared<Maybe<std::optional<UserRow>>>(Problem{});
  in_store([found, name = request.name](Storage& storage) { *found = find_registered(storage, name); },
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
