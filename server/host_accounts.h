// Who people are: names, passwords, tokens, history.
#pragma once

#include "server/host_rooms.h"

namespace kosmo {

class Accounts {
 public:
  Accounts(House& house, Sessions& sessions, Rooms& rooms) : house_(house), sessions_(sessions), rooms_(rooms) {}

  Task<> take(Asker, asks::Hello);
  Task<> take(Asker, asks::Guest);
  Task<> take(Asker, asks::Register);
  Task<> take(Asker, asks::Login);
  Task<> take(Asker, asks::Logout);
  Task<> take(Asker, asks::Password);
  Task<> take(Asker, asks::Delete);
  Task<> take(Asker, asks::History);

  // The person goes, and with them name, tokens and history. Games stay; bots play on.
  Task<Stored> remove_person(std::string user);
  // Somebody has another name, or their tokens have ended: here, and told to other servers.
  void person_changed(const std::string& user);
  // The same, when another server has told so.
  void look_again_at(const std::string& user);
  void forget_full_buckets();

 private:
  Task<> leave_for_good(Asker, std::string user);
  void stand_up(const std::string& user, std::set<std::string> tables);
  Task<> stand_up_at(std::string table, std::string user);
  // The registered person of that name, if this is their password and the connection is still there. Whoever is wrong
  // has been told so, and too many wrong ones for one name are not looked at.
  Task<std::optional<UserRow>> prove(Asker, std::string name, std::string password);
  // A new password, hashed off the loop; empty if the connection is gone, or there was no memory for it and they have
  // been told.
  Task<std::string> hash_for(Asker, std::string password);
  // One more try at the password of this name from there; false: too many were wrong. A right one is given back.
  bool take_login(const std::string& skeleton, const std::string& address);
  void give_back_login(const std::string& skeleton, const std::string& address);
  void failed_login(const HostSession&);
  std::int64_t tokens_since() const;
  void forget(HostSession&);
  // The person was stored, or not.
  Task<> enter_as(Asker, UserRow, Stored);
  // The person is known: a new token for this device.
  Task<> welcome(Asker, UserRow);
  Task<> check_token(std::weak_ptr<Connection>);

  House& house_;
  Sessions& sessions_;
  Rooms& rooms_;
  // By skeleton of the name: with the address, and from everywhere.
  std::unordered_map<std::string, Bucket> logins_, logins_anywhere_;
};

}  // namespace kosmo
