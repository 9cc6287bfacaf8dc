// `kosmoteka check`: whether every journal of a server's store is as it was written.
#include "server/check.h"

#include <ostream>

#include "cli/command.h"
#include "cli/params.h"
#include "cli/words.h"

namespace kosmo {
namespace {

class CheckCommand final : public Command {
 public:
  const CommandInfo& info() const override {
    static constexpr CommandInfo kInfo{
        "check",
        {"Check a server's store for damage", "Sprawdź, czy baza serwera nie jest uszkodzona"},
        {"Looks at every journal in the store of `kosmoteka serve`, a file or a postgresql:// address, and says which "
         "tables are damaged. Every event has a checksum that also depends on those before it, so nothing can change "
         "or vanish unnoticed. The server may run meanwhile; nothing is changed. Exit code 1 if anything is damaged.",
         "Przegląda wszystkie dzienniki w bazie `kosmoteka serve` (w pliku albo pod adresem postgresql://) i mówi, "
         "które stoły są uszkodzone. Każde zdarzenie ma sumę kontrolną, zależną także od poprzednich, więc nic "
         "nie "
         "może się zmienić ani zniknąć niezauważone. Serwer może przy tym działać; nic nie jest zmieniane. Kod "
         "wyjścia 1, jeśli coś jest uszkodzone."},
        {"kosmoteka check\nkosmoteka check /var/lib/kosmoteka/kosmoteka.sqlite",
         "kosmoteka check\nkosmoteka check /var/lib/kosmoteka/kosmoteka.sqlite"}};
    return kInfo;
  }
  void declare(Params& params) override {
    params.argument("store", store_, kFileWord, false, {"The store (kosmoteka.sqlite)", "Baza (kosmoteka.sqlite)"});
  }
  int run(Context& c) override {
    const Maybe<StoreCheck> found = check_store(store_.empty() ? "kosmoteka.sqlite" : store_);
    if (!found) return c.complain(found.problem(), kFailed);
    for (const std::string& line : found->file) c.out << "SQLite: " << line << "\n";
    for (const StoreCheck::Damaged& damaged : found->damaged)
      c.out << c.say({"table {}: {}", "stół {}: {}"}, damaged.table, damaged.what.at(c.lang)) << "\n";
    tell_figures(c, *found);
    return found->is_sound() ? kOk : kFailed;
  }

 private:
  static void tell_figures(Context& c, const StoreCheck& found) {
    const auto figures = [&](std::int64_t tables) {
      return counted(tables, c.lang, {"table|tables", "stół|stoły|stołów"});
    };
    c.out << figures(found.tables) << ", "
          << counted(found.events, c.lang, {"event|events", "zdarzenie|zdarzenia|zdarzeń"}) << ": "
          << (found.is_sound() ? c.say({"nothing is damaged.", "nic nie jest uszkodzone."})
                               : c.say({"the store is damaged.", "baza jest uszkodzona."}))
          << "\n";
    if (found.unsummed > 0)
      c.out << c.say(
                   {"{} from an earlier version of the program could not be checked: a table gets its sums when it is "
                    "next opened.",
                    "{} z wcześniejszej wersji programu: tych nie dało się sprawdzić, bo stół dostaje sumy kontrolne "
                    "dopiero przy następnym otwarciu."},
                   figures(found.unsummed))
            << "\n";
  }
  std::string store_;
};

}  // namespace

std::unique_ptr<Command> make_check() { return std::make_unique<CheckCommand>(); }

}  // namespace kosmo
