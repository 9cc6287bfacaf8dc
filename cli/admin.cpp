// `kosmoteka admin`: what operators see and do on servers that run.
#include "server/admin.h"

#include <pwd.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <istream>
#include <ostream>

#include "cli/command.h"
#include "cli/params.h"
#include "server/identity.h"

namespace kosmo {
namespace {

constexpr Text kWhatWord{"WHAT", "CO"};
constexpr Text kWhomWord{"WHOM", "KOGO"};
constexpr Text kPhaseWord{"PHASE", "FAZA"};
constexpr int kMostLines = 200;

// Who gives the order, for the log of orders.
std::string this_person() {
  const passwd* entry = getpwuid(getuid());
  return entry ? entry->pw_name : std::to_string(getuid());
}

std::string time_text(std::int64_t milliseconds) {
  if (milliseconds == 0) return "-";
  const std::time_t seconds = milliseconds / 1000;
  std::tm here{};
  localtime_r(&seconds, &here);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &here);
  return text.data();
}

// A password is typed unseen, if it is typed.
std::string read_password(std::istream& in, bool typed) {
  termios before{};
  const bool hidden = typed && tcgetattr(STDIN_FILENO, &before) == 0;
  if (hidden) {
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
  }
  std::string password;
  std::getline(in, password);
  if (hidden) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
  return password;
}

// While an order waits, Ctrl-C and the like do not end the command at once: the order is taken back first.
class Interrupts {
 public:
  Interrupts() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
      struct sigaction ours {};
      ours.sa_handler = [](int) { came_ = 1; };
      sigaction(kSignals[i], nullptr, &before_[i]);
      if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &ours, nullptr);
    }
  }
  ~Interrupts() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
  }
  Interrupts(const Interrupts&) = delete;
  static bool came() { return came_ != 0; }

 private:
  static constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
  static inline volatile std::sig_atomic_t came_ = 0;
  std::array<struct sigaction, kSignals.size()> before_{};
};

class AdminCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "admin",
        {"Tools for operators of a server", "Narzędzia dla operatorów serwera"},
        {"Works on servers that run, through their store: whoever may write the store is an operator. Shows tables, "
         "people, and the log of what operators did (`tables`, `people`, `log`). Gives orders, which a server carries "
         "out within seconds: `close TABLE` ends a table, begun or not; `remove PERSON` deletes an account or a guest; "
         "`password PERSON` sets a password, read from standard input, and logs out everywhere; `mute PERSON` and "
         "`unmute PERSON` take and give the right to chat; `prune` clears away at once what else goes at night; "
         "`rewrite TABLE`, or `rewrite --all`, takes the names of people out of journals that earlier versions "
         "of the program have written (no server needs to run for that). A PERSON is an id or the name of somebody "
         "registered.",
         "Działa na uruchomionych serwerach, przez ich bazę: operatorem jest każdy, kto może do niej pisać. Pokazuje "
         "stoły, ludzi i dziennik działań operatorów (`tables`, `people`, `log`). Wydaje polecenia, które serwer "
         "wykonuje w ciągu kilku sekund: `close STÓŁ` kończy stół, rozpoczęty czy nie; `remove OSOBA` usuwa konto albo "
         "gościa; `password OSOBA` ustawia hasło, czytane ze standardowego wejścia, i wylogowuje wszędzie; `mute "
         "OSOBA` i `unmute OSOBA` odbierają i przywracają prawo do rozmowy; `prune` usuwa od razu to, co poza tym "
         "znika w nocy; `rewrite STÓŁ` albo `rewrite --all` usuwa imiona z dzienników zapisanych przez "
         "wcześniejsze wersje programu (serwer nie musi wtedy działać). OSOBA to identyfikator albo imię kogoś z "
         "kontem."},
        {"kosmoteka admin tables --phase playing\nkosmoteka admin people Al\nkosmoteka admin close "
         "q3ZKlTn0Rj2x_4mVdQy8Aw\n"
         "kosmoteka admin password Ala\nkosmoteka admin log",
         "kosmoteka admin tables --phase playing\nkosmoteka admin people Al\nkosmoteka admin close "
         "q3ZKlTn0Rj2x_4mVdQy8Aw\n"
         "kosmoteka admin password Ala\nkosmoteka admin log"}};
    return kInfo;
  }

  void declare(Params& params) override {
    params.argument("what", what_, kWhatWord, true,
                    {"What to see or do; all are named above", "Co pokazać albo zrobić; wszystko wymieniono wyżej"});
    params.argument("whom", whom_, kWhomWord, false,
                    {"A table, a person, or the beginning of a name", "Stół, osoba albo początek imienia"});
    params.value(
        "--store", store_, kStoreWord,
        {"File, or postgresql:// address (kosmoteka.sqlite)", "Plik albo adres postgresql:// (kosmoteka.sqlite)"});
    params.value("--phase", phase_, kPhaseWord,
                 {"Only tables of this phase, such as playing (for `tables`)",
                  "Tylko stoły w tej fazie, na przykład playing (dla `tables`)"});
    params.flag("--all", all_, {"All tables (for `rewrite`)", "Wszystkie stoły (dla `rewrite`)"});
    params.number("--wait", wait_, 1, 600, {"Seconds to wait for a server (15)", "Ile sekund czekać na serwer (15)"});
  }

  int run(Context& c) override {
    const std::vector<std::string> shows{"tables", "people", "log"},
        orders{"close", "remove", "password", "mute", "unmute", "prune", "rewrite"};
    const auto is_one = [&](const std::vector<std::string>& of) {
      return std::find(of.begin(), of.end(), what_) != of.end();
    };
    if (!is_one(shows) && !is_one(orders)) {
      std::vector<std::string> all = shows;
      all.insert(all.end(), orders.begin(), orders.end());
      return c.complain(problem({"There is no `admin {}`.{}", "Nie ma polecenia `admin {}`.{}"}, in_quotes(what_),
                                did_you_mean(what_, all)),
                        kBadUsage);
    }
    if (all_ && what_ != "rewrite")
      return c.complain(problem({"--all is for `rewrite`.", "--all jest dla `rewrite`."}), kBadUsage);
    if (what_ == "rewrite" && all_ != whom_.empty())
      return c.complain(problem({"Say which table, or --all.", "Podaj stół albo --all."}), kBadUsage);
    if (what_ == "rewrite")
      if (const std::optional<int> code = rewrite_here(c)) return *code;
    const Maybe<AdminStore> store = AdminStore::open(store_);
    if (!store) return c.complain(store.problem(), kFailed);
    if (what_ == "tables") return show_tables(c, *store);
    if (what_ == "people") return show_people(c, *store);
    if (what_ == "log") return show_log(c, *store);
    return give(c, *store);
  }

 private:
  int show_tables(Context& c, const AdminStore& store) const {
    const auto tables = store.tables(phase_, kMostLines);
    if (!tables) return c.complain(tables.problem(), kFailed);
    for (const AdminStore::Table& table : *tables)
      c.out << table.id << "  " << time_text(table.updated) << "  " << table.phase << "  " << table.game << "  "
            << joined(table.players, ", ") << "\n";
    return tell_count(c, tables->size());
  }

  int show_people(Context& c, const AdminStore& store) const {
    const auto people = store.people(whom_, kMostLines);
    if (!people) return c.complain(people.problem(), kFailed);
    for (const AdminStore::Person& person : *people)
      c.out << person.id << "  " << time_text(person.created) << "  " << time_text(person.seen) << "  " << person.name
            << (person.guest ? c.say({" (guest)", " (gość)"}) : "")
            << (person.muted ? c.say({" (muted)", " (wyciszenie)"}) : "") << "\n";
    return tell_count(c, people->size());
  }

  int show_log(Context& c, const AdminStore& store) const {
    const auto orders = store.log(kMostLines);
    if (!orders) return c.complain(orders.problem(), kFailed);
    for (const Order& order : *orders)
      c.out << time_text(order.asked) << "  " << order.by << "  " << order.what << (order.whom.empty() ? "" : " ")
            << order.whom << "  " << (order.done ? order.outcome.at(c.lang) : c.say({"not yet", "jeszcze nie"}))
            << "\n";
    return kOk;
  }

  static int tell_count(Context& c, std::size_t count) {
    if (count == 0) c.out << c.say({"None.", "Nic."}) << "\n";
    if (count == kMostLines)
      c.out << c.say({"The latest {}; there may be more.", "Najnowsze: {}; może być ich więcej."}, count) << "\n";
    return kOk;
  }

  Order order() const {
    Order order;
    order.what = what_, order.whom = whom_, order.by = this_person();
    return order;
  }

  static int tell_outcome(Context& c, const Order& done) {
    if (!done.well) return c.complain(done.outcome, kFailed);
    c.out << done.outcome.at(c.lang) << "\n";
    return kOk;
  }

  // The exit code, if no server runs that could do it.
  std::optional<int> rewrite_here(Context& c) const {
    if (const Maybe<AdminStore> store = AdminStore::open(store_); !store) return c.complain(store.problem(), kFailed);
    const Maybe<std::optional<Order>> done = rewrite_alone(store_, order());
    if (!done) return c.complain(done.problem(), kFailed);
    return *done ? std::optional<int>(tell_outcome(c, **done)) : std::nullopt;
  }

  int give(Context& c, const AdminStore& store) const {
    Order order = this->order();
    if (what_ == "prune" && !whom_.empty())
      return c.complain(problem({"`prune` takes nothing more.", "`prune` nie przyjmuje nic więcej."}), kBadUsage);
    if (what_ != "prune" && what_ != "rewrite" && whom_.empty())
      return c.complain(problem({"Say whom: kosmoteka admin {} WHOM", "Podaj, kogo: kosmoteka admin {} KOGO"}, what_),
                        kBadUsage);
    if (what_ != "prune" && what_ != "close" && what_ != "rewrite") {
      const Maybe<AdminStore::Person> person = store.person(whom_);
      if (!person) return c.complain(person.problem(), kFailed);
      order.whom = person->id;
      if (what_ == "password")
        if (Problem problem = ask_password(c, *person, order)) return c.complain(problem, kFailed);
    }
    const Interrupts interrupts;
    const Maybe<Order> done = store.give(order, std::chrono::seconds(wait_), Interrupts::came);
    if (!done) return c.complain(done.problem(), kFailed);
    return tell_outcome(c, *done);
  }

  // Only its hash goes into the store.
  static Problem ask_password(Context& c, const AdminStore::Person& person, Order& order) {
    if (person.guest) return {"Guests have no password.", "Goście nie mają haseł."};
    const bool typed = isatty(STDIN_FILENO) != 0;
    if (typed) c.err << c.say({"New password: ", "Nowe hasło: "}) << std::flush;
    const std::string password = read_password(c.in, typed);
    if (typed) c.err << "\n";
    if (Problem problem = check_password(password, person.name)) return problem;
    order.secret = hash_password(password);
    if (order.secret.empty()) return {"There is not enough memory for that.", "Brakuje na to pamięci."};
    return {};
  }

  std::string what_, whom_, store_ = "kosmoteka.sqlite", phase_;
  bool all_ = false;
  std::int64_t wait_ = 15;
};

}  // namespace

std::unique_ptr<Command> make_admin() { return std::make_unique<AdminCommand>(); }

}  // namespace kosmo
