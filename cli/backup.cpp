// `kosmoteka backup`: a copy of a server's store, made while the server runs.
#include <filesystem>
#include <ostream>

#include "cli/command.h"
#include "cli/params.h"
#include "server/backup.h"

namespace kosmo {
namespace {

class BackupCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "backup",
        {"Copy a server's store while it runs", "Skopiuj bazę działającego serwera"},
        {"Copies the file in which `kosmoteka serve` keeps its tables, as it is at one moment; the server may run and "
         "people may play meanwhile. Every action that was acknowledged before is in the copy. `kosmoteka restore` "
         "puts "
         "it back. A store in PostgreSQL is copied with pg_dump.",
         "Kopiuje plik, w którym `kosmoteka serve` przechowuje stoły, w stanie z jednej chwili; serwer może działać, a "
         "ludzie mogą przy tym grać. Każda akcja potwierdzona wcześniej jest w kopii. Przywraca ją "
         "`kosmoteka restore`. Bazę w PostgreSQL kopiuje się przez pg_dump."},
        {"kosmoteka backup --to kosmoteka-monday.sqlite\n"
         "kosmoteka backup --store /var/lib/kosmoteka/kosmoteka.sqlite --to /backup/kosmoteka.sqlite",
         "kosmoteka backup --to kosmoteka-poniedzialek.sqlite\n"
         "kosmoteka backup --store /var/lib/kosmoteka/kosmoteka.sqlite --to /backup/kosmoteka.sqlite"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.value("--store", store_, kFileWord, {"The store (kosmoteka.sqlite)", "Baza (kosmoteka.sqlite)"});
    params.value("--to", to_, kFileWord, {"The copy; must not exist yet", "Kopia; nie może jeszcze istnieć"});
  }
  int run(Context& c) override {
    if (to_.empty())
      return c.complain(problem({"Say where to: --to FILE", "Podaj, dokąd zapisać kopię: --to PLIK"}), kBadUsage);
    if (const Problem problem = back_up(store_, to_)) return c.complain(problem, kFailed);
    const auto kilobytes = (std::filesystem::file_size(to_) + 1023) / 1024;
    c.out << c.say({"{} is a whole copy ({} kB).", "{} to pełna kopia ({} kB)."}, to_, kilobytes) << "\n";
    return kOk;
  }

 private:
  std::string store_ = "kosmoteka.sqlite", to_;
};

}  // namespace

std::unique_ptr<Command> make_backup() { return std::make_unique<BackupCommand>(); }

}  // namespace kosmo
