// `kosmoteka restore`: a backup put in the place of a server's store.
#include "server/restore.h"

#include <ostream>

#include "cli/command.h"
#include "cli/params.h"

namespace kosmo {
namespace {

class RestoreCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "restore",
        {"Put a backup in the place of a server's store", "Przywróć bazę serwera z kopii zapasowej"},
        {"Puts a copy that `kosmoteka backup` has made in the place of the file in which `kosmoteka serve` keeps its "
         "tables. Stop the server first. The copy stays where it is and is checked before; one that is damaged is "
         "refused. Nothing is deleted: what was there is kept beside it, under a name that says when. A store in "
         "PostgreSQL is restored with pg_restore.",
         "Umieszcza kopię zrobioną przez `kosmoteka backup` w miejscu pliku, w którym `kosmoteka serve` przechowuje "
         "stoły. Najpierw zatrzymaj serwer. Kopia zostaje tam, gdzie jest, i jest przedtem sprawdzana; uszkodzona "
         "zostanie odrzucona. Nic nie ginie: poprzednia baza zostaje obok pod nazwą, która mówi, kiedy to było. Bazę w "
         "PostgreSQL przywraca się przez pg_restore."},
        {"kosmoteka restore kosmoteka-monday.sqlite kosmoteka.sqlite\n"
         "kosmoteka restore /backup/kosmoteka.sqlite /var/lib/kosmoteka/kosmoteka.sqlite",
         "kosmoteka restore kosmoteka-poniedzialek.sqlite kosmoteka.sqlite\n"
         "kosmoteka restore /backup/kosmoteka.sqlite /var/lib/kosmoteka/kosmoteka.sqlite"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("copy", copy_, kFileWord, true, {"The backup", "Kopia zapasowa"});
    params.argument("store", store_, kFileWord, true, {"The store that it replaces", "Baza, którą zastąpi"});
  }
  int run(Context& c) override {
    const Maybe<std::string> aside = restore_store(copy_, store_);
    if (!aside) return c.complain(aside.problem(), kFailed);
    c.out << c.say({"{} is restored from {}.", "Przywrócono {} z kopii {}."}, store_, copy_);
    if (!aside->empty())
      c.out << " " << c.say({"What was there before is in {}.", "Poprzednia baza jest w {}."}, *aside);
    c.out << "\n";
    return kOk;
  }

 private:
  std::string copy_, store_;
};

}  // namespace

std::unique_ptr<Command> make_restore() { return std::make_unique<RestoreCommand>(); }

}  // namespace kosmo
