#include "games/cosmic/words.h"

#include <fmt/format.h>

#include "games/cosmic/cosmic.h"

namespace kosmo::cosmic {

const ArgKind kSeatKind = kind_of<kSeatNames>("seat");
const ArgKind kAlienKind = kind_of<kAlienNames>("alien");
const ArgKind kArtifactKind = kind_of<kArtifactNames>("artifact");
const ArgKind kTypeKind = kind_of<kTypeNames>("type");
const ArgKind kSideKind = kind_of<kSideNames>("side");
const ArgKind kAllyKind = kind_of<kAllyNames>("ally");
const ArgKind kOutcomeKind = kind_of<kOutcomeNames>("ending");
const ArgKind kMomentKind = kind_of<kMomentNames>("moment");
const ArgKind kMannerKind = kind_of<kMannerNames>("manner");
const ArgKind kCheatKind = kind_of<kCheatNames>("cheat");
const ArgKind kTermKindKind = kind_of<kTermNames>("term");
const ArgKind kTechnologyKind = kind_of<kTechnologyNames>("technology");
const ArgKind kSignKind = kind_of<kSignNames>("sign");

namespace {

// "red-3": the third planet of red's home system; "red-genesis": the Genesis planet there.
std::string print_planet(int planet) {
  const std::string_view home = kSeatNames[home_of(planet)].id;
  return is_genesis(planet) ? fmt::format("{}-genesis", home) : fmt::format("{}-{}", home, index_of(planet) + 1);
}
std::string say_planet(int planet, Lang lang, Form) {
  const std::string index = is_genesis(planet) ? "Genesis" : std::to_string(index_of(planet) + 1);
  if (lang == Lang::kEnglish) return fmt::format("{} {}", kSeatNames[home_of(planet)].form(lang, Form::kPlain), index);
  return fmt::format("{} gracza {}", index, kSeatNames[home_of(planet)].form(lang, Form::kGenitive));
}

std::string print_place(int place) {
  switch (place) {
    case kGate: return "gate";
    case kBeside: return "beside";
    case kPrometheus: return "prometheus";
    case kFromWarp: return "warp";
    case kHomeward: return "homeward";
    case kLeaving: return "leaving";
    case kRemoved: return "removed";
    default: break;
  }
  return place < kPlanets ? print_planet(place) : fmt::format("technology-{}", place - kFirstProject + 1);
}
// As what follows "a ship": "from red 3".
std::string say_place(int place, Lang lang, Form form) {
  const bool polish = lang == Lang::kPolish;
  switch (place) {
    case kGate: return polish ? "z wrót" : "from the gate";
    case kBeside: return polish ? "sprzed wskazanej planety" : "from beside the target planet";
    case kPrometheus: return polish ? "(Prometeusz)" : "(The Prometheus)";
    case kFromWarp: return polish ? "z wiru" : "from the warp";
    case kHomeward: return polish ? "wracający do kolonii" : "on its way to a colony";
    case kLeaving: return polish ? "tracony w wirze" : "on its way to the warp";
    case kRemoved: return polish ? "usuwany z gry" : "removed from the game";
    default: break;
  }
  if (place < kPlanets) return (polish ? "z planety " : "from ") + say_planet(place, lang, form);
  return fmt::format("{} {}", polish ? "z technologii" : "from technology", place - kFirstProject + 1);
}

// Technologies that lie face down are told apart by their place: the first, the second.
std::string print_project(int project) { return std::to_string(project + 1); }
std::string say_project(int project, Lang, Form) { return print_project(project); }

// "card-zap", "lunar-cannon", "power-human", "wild-human", "super-human"
std::string print_playable(int playable) {
  switch (sort_of(playable)) {
    case Sort::kArtifact: return std::string(kArtifactNames[playable].id);
    case Sort::kTechnology: return std::string(kTechnologyNames[playable - kArtifacts].id);
    case Sort::kPower: return fmt::format("power-{}", kAlienNames[alien_of(playable)].id);
    case Sort::kWild: return fmt::format("wild-{}", kAlienNames[alien_of(playable)].id);
    case Sort::kEvent: return std::string(kEventNames[playable - kFirstEvent].id);
    case Sort::kSuper: break;
  }
  return fmt::format("super-{}", kAlienNames[alien_of(playable)].id);
}
std::string say_playable(int playable, Lang lang, Form) {
  const bool polish = lang == Lang::kPolish;
  const auto name = [&](const Name& of, Form form) { return of.form(lang, form); };
  switch (sort_of(playable)) {
    case Sort::kArtifact: {
      const std::string_view text = name(kArtifactNames[playable], Form::kPlain);
      return polish ? fmt::format("artefakt „{}”", text) : std::string(text);
    }
    case Sort::kTechnology: {
      const std::string_view text = name(kTechnologyNames[playable - kArtifacts], Form::kPlain);
      return polish ? fmt::format("technologię „{}”", text) : std::string(text);
    }
    case Sort::kPower: {
      const std::string_view text = name(kAlienNames[alien_of(playable)], Form::kPlain);
      return polish ? fmt::format("moc obcego „{}”", text) : fmt::format("the power of {}", text);
    }
    case Sort::kEvent: return std::string(name(kEventNames[playable - kFirstEvent], Form::kPlain));
    case Sort::kWild:
    case Sort::kSuper: break;
  }
  if (polish) return fmt::format("rozbłysk {}", name(kAlienNames[alien_of(playable)], Form::kGenitive));
  return fmt::format("the {} flare", name(kAlienNames[alien_of(playable)], Form::kPlain));
}

// "attack-08": values have two digits (CE-DECK-01).
std::string print_card(int face) {
  switch (type_of(face)) {
    case Type::kAttack: return fmt::format("attack-{:02}", static_cast<int>(kAttackValues[face]));
    case Type::kReinforcement:
      return fmt::format("reinforcement-{}", static_cast<int>(kReinforcementValues[face - kFirstReinforcement]));
    case Type::kArtifact: return std::string(kArtifactNames[face - kFirstArtifact].id);
    case Type::kFlare: return "flare-" + std::string(kAlienNames[face - kFirstFlare].id);
    default: return kTypeKind.print(static_cast<int>(type_of(face)));
  }
}
std::string say_card(int face, Lang lang, Form) {
  const bool polish = lang == Lang::kPolish;
  switch (type_of(face)) {
    case Type::kAttack:
      return fmt::format("{} {:02}", polish ? "atak" : "attack", static_cast<int>(kAttackValues[face]));
    case Type::kReinforcement:
      return fmt::format("{} +{}", polish ? "wsparcie" : "reinforcement",
                         static_cast<int>(kReinforcementValues[face - kFirstReinforcement]));
    case Type::kArtifact: {
      const std::string_view name = kArtifactNames[face - kFirstArtifact].form(lang, Form::kPlain);
      return polish ? fmt::format("artefakt „{}”", name) : std::string(name);
    }
    case Type::kFlare:
      return polish ? fmt::format("rozbłysk {}", kAlienNames[face - kFirstFlare].form(lang, Form::kGenitive))
                    : fmt::format("the {} flare", kAlienNames[face - kFirstFlare].form(lang, Form::kPlain));
    default: return kTypeKind.say(static_cast<int>(type_of(face)), lang);
  }
}

constexpr Name kSpecialNames[] = {
    {"most-colonies", {"most foreign colonies", "najwięcej zewnętrznych kolonii"}},
    {"most-cards", {"most cards in hand", "najwięcej kart na ręce"}},
    {"fewest-in-warp", {"fewest ships in the warp", "najmniej statków w wirze"}},
};
static_assert(std::size(kSpecialNames) == static_cast<std::size_t>(Special::kCount));

std::string print_destiny(int destiny) {
  if (is_colour(destiny)) return std::string(kSeatNames[colour_of(destiny)].id) + (is_hazard(destiny) ? "-hazard" : "");
  return destiny == kWild ? "wild" : std::string(kSpecialNames[destiny - kFirstSpecial].id);
}
std::string say_destiny(int destiny, Lang lang, Form) {
  const bool polish = lang == Lang::kPolish;
  if (is_colour(destiny)) {
    const std::string_view colour = kSeatNames[colour_of(destiny)].form(lang, Form::kPlain);
    if (!is_hazard(destiny)) return std::string(colour);
    return fmt::format("{} {}", colour, polish ? "z ostrzeżeniem o zagrożeniu" : "with a hazard warning");
  }
  if (destiny == kWild) return polish ? "karta uniwersalna" : "wild";
  return fmt::format("{}: {}", polish ? "karta specjalna" : "special",
                     kSpecialNames[destiny - kFirstSpecial].form(lang, Form::kPlain));
}

}  // namespace

const ArgKind kPlanetKind = {"planet", [] { return kPlanets; }, print_planet, say_planet};
const ArgKind kPlaceKind = {"place", [] { return kPlaces; }, print_place, say_place};
const ArgKind kProjectKind = {"project", [] { return kTechnologies; }, print_project, say_project};
const ArgKind kPlayableKind = {"playable", [] { return kPlayables; }, print_playable, say_playable};
const ArgKind kCardKind = {"card", [] { return kFaces; }, print_card, say_card};
const ArgKind kDestinyKind = {"destiny", [] { return kDestinyFaces; }, print_destiny, say_destiny};

}  // namespace kosmo::cosmic
