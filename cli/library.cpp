#include "cli/library.h"

#include <algorithm>
#include <filesystem>

#include "cli/words.h"
#include "engine/content.h"
#include "games/register.h"

namespace kosmo {
namespace {

constexpr PlannedGame kShelf[] = {
    {"cosmic", {"Cosmic Encounter", "Kosmiczne spotkania"}},
    {"narodziny", {"Crafting the Cosmos", "Narodziny kosmosu"}},
    {"artifacts", {"Alien Artifacts", "Artefakty Obcych"}},
    {"orion", {"Master of Orion: The Board Game", "Master of Orion: gra planszowa"}},
    {"voidfall", {"Voidfall", "Voidfall"}},
};

std::vector<std::string> content_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_files())
    if (!file.path.starts_with("rules/") && !file.path.starts_with("positions/")) names.emplace_back(file.path);
  return names;
}

// "structures.toml" lies one folder too high, "orion/structurez.toml" is misspelt.
Problem probably_meant(const std::filesystem::path& name, const std::vector<std::string>& known) {
  for (const std::string& path : known)
    if (std::filesystem::path(path).filename() == name.filename()) return did_you_mean(path, {path});
  return did_you_mean(name.string(), known);
}

// A pack that replaces nothing is a mistake that would otherwise pass in silence.
Problem check_pack(const std::string& folder) {
  std::error_code error;
  const Problem shown = in_quotes(folder, 4096);
  if (!std::filesystem::is_directory(folder, error))
    return problem({"--content: there is no folder {}.", "--content: nie ma katalogu {}."}, shown);
  const std::vector<std::string> known = content_names();
  for (const std::string& file : known)
    if (std::filesystem::exists(folder + "/" + file, error)) return {};
  return problem({"--content: {} holds no content of any game; a file would be called {}/{}, for example.",
                  "--content: {} nie zawiera treści żadnej gry; plik nazywałby się na przykład {}/{}."},
                 shown, folder, known.empty() ? "" : known.front());
}

}  // namespace

std::vector<Problem> unread_content(const std::string& folder) {
  namespace fs = std::filesystem;
  constexpr std::size_t kMost = 20;
  const std::vector<std::string> known = content_names();
  std::vector<std::string> unread;
  std::error_code error;
  for (auto at = fs::recursive_directory_iterator(folder, error); !error && at != fs::recursive_directory_iterator();
       at.increment(error)) {
    if (at.depth() >= 1) at.disable_recursion_pending();  // DIR/<game>/<file>.toml, and nothing below
    const std::string name = at->path().lexically_relative(folder).string();
    if (at->path().extension() == ".toml" && std::find(known.begin(), known.end(), name) == known.end())
      unread.push_back(name);
  }
  std::sort(unread.begin(), unread.end());
  if (unread.size() > kMost) unread.resize(kMost);
  std::vector<Problem> warnings;
  for (const std::string& name : unread)
    warnings.push_back(problem({"--content: {} is not read: no game has such a file.{}",
                                "--content: plik {} nie jest czytany: żadna gra takiego nie ma.{}"},
                               in_quotes(folder + "/" + name, 4096), probably_meant(name, known)));
  return warnings;
}

std::vector<Problem> open_library(const std::string& content_dir) {
  register_games();
  if (content_dir.empty()) return {};
  if (Problem wrong = check_pack(content_dir)) return {wrong};
  set_content_dir(content_dir);
  // Our own content is read when a game first needs it. Somebody else's is read now, so that its mistakes show at once.
  std::vector<Problem> mistakes;
  for (const Game* game : games()) {
    try {
      game->content_hash();
    } catch (const ContentError& error) {
      mistakes.insert(mistakes.end(), error.problems().begin(), error.problems().end());
    }
  }
  return mistakes;
}

Maybe<const Game*> game_called(std::string_view id) {
  if (const Game* game = find_game(id)) return game;
  std::vector<std::string> known;
  for (const Game* game : games()) known.emplace_back(game->info().id);
  const std::string list = joined(known, ", ");
  for (const PlannedGame& planned : planned_games())
    if (planned.id == id)
      return problem({"{} is planned but not built yet. Games you can play: {}.",
                      "Gra {} jest w planach, ale jeszcze nie powstała. Gry, w które można zagrać: {}."},
                     id, list);
  return problem({"There is no game {}.{} Games you can play: {}.", "Nie ma gry {}.{} Gry, w które można zagrać: {}."},
                 in_quotes(id), did_you_mean(id, known), list);
}

std::vector<PlannedGame> planned_games() {
  std::vector<PlannedGame> planned;
  for (const PlannedGame& game : kShelf)
    if (!find_game(game.id)) planned.push_back(game);
  return planned;
}

}  // namespace kosmo
