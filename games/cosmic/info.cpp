// What the game is: its names, options and statistics.
#include "games/cosmic/rules/rules.h"

namespace kosmo::cosmic {

static constexpr Name kFilchFlares[] = {{"new", {"the new one", "nowy"}},  // CE-FILCH-02
                                        {"classic", {"the classic one", "klasyczny"}}};

static const Option kOptions[] = {
    {.key = "four-planets",
     .name = {"four planets", "cztery planety"},
     .help =
         {"A shorter game: four home planets each, four foreign colonies win (CE-V4P-01).",
          "Krótsza gra: po cztery rodzime planety, do zwycięstwa potrzeba czterech zewnętrznych kolonii (CE-V4P-01)."}},
    {.key = "flares",
     .name = {"flares in the deck", "rozbłyski w talii"},
     .help = {"Without them flares only serve to choose aliens (CE-SET-10).",
              "Bez nich rozbłyski służą tylko do wyboru obcych (CE-SET-10)."},
     .standard = 1},
    {.key = "encounter-limit",
     .name = {"most encounters", "najwięcej spotkań"},
     .help = {"After so many encounters the players with the most foreign colonies win (CE-END-06).",
              "Po tylu spotkaniach wygrywają gracze z największą liczbą zewnętrznych kolonii (CE-END-06)."},
     .low = kLeastEncounters,
     .high = kMostEncounters,
     .standard = kMostEncounters},
    {.key = "green",
     .name = {"green aliens", "obcy zieloni"},
     .help = {"Aliens for beginners (CE-SET-11).", "Obcy dla początkujących (CE-SET-11)."},
     .standard = 1},
    {.key = "yellow",
     .name = {"yellow aliens", "obcy żółci"},
     .help = {"Aliens for players with experience (CE-SET-11).", "Obcy dla doświadczonych graczy (CE-SET-11)."},
     .standard = 1},
    {.key = "red",
     .name = {"red aliens", "obcy czerwoni"},
     .help = {"Aliens that change the game strongly (CE-SET-11).", "Obcy, którzy mocno zmieniają grę (CE-SET-11)."},
     .standard = 1},
    {.key = "technology",
     .name = {"technology", "technologie"},
     .help = {"Everybody researches technologies with their ships (CE-TECH-01).",
              "Każdy opracowuje technologie swoimi statkami (CE-TECH-01)."}},
    {.key = "hidden-powers",
     .name = {"hidden powers", "ukryte moce"},
     .help = {"Alien sheets stay face down until their power is used (CE-VHP-01).",
              "Arkusze obcych leżą zakryte, dopóki nie użyje się mocy (CE-VHP-01)."}},
    {.key = "shifting-powers",
     .name = {"shifting powers", "zmienne moce"},
     .help = {"At the start of each turn the offense may change its alien (CE-VSP-01).",
              "Na początku każdej swojej tury atakujący może zmienić obcego (CE-VSP-01)."}},
    {.key = "free-flares",
     .name = {"free flares", "swobodne rozbłyski"},
     .help = {"Any number of flares in an encounter, each of them once (CE-VFF-01).",
              "Dowolna liczba rozbłysków w spotkaniu, każdy raz (CE-VFF-01)."}},
    {.key = "filch-flare",
     .name = {"Filch flare", "rozbłysk Przywłaszczyciela"},
     .help = {"Which of the two Filch flares is used (CE-SET-09).",
              "Którego z dwóch rozbłysków Przywłaszczyciela się używa (CE-SET-09)."},
     .values = kFilchFlares},
    {.key = "bots-cheat",
     .name = {"bots cheat", "boty oszukują"},
     .help = {"With the classic Filch flare bots may cheat and accuse too (CA-CLASSIC-08).",
              "Z klasycznym rozbłyskiem Przywłaszczyciela boty też mogą oszukiwać i oskarżać (CA-CLASSIC-08)."}},
    {.key = "deal-seconds",
     .name = {"seconds for a deal", "sekundy na porozumienie"},
     .help = {"Without a deal by then it has failed (CE-DEAL-20).",
              "Porozumienie niezawarte w tym czasie uznaje się za nieudane (CE-DEAL-20)."},
     .low = kFewestDealSeconds,
     .high = kMostDealSeconds,
     .standard = kDealSeconds},
    {.key = "powers",
     .name = {"alien powers", "moce obcych"},
     .help = {"Powers and flares have their effects (CE-GEN-02, CE-FLR-01); without them aliens are names.",
              "Moce i rozbłyski mają swoje efekty (CE-GEN-02, CE-FLR-01); bez nich obcy to tylko nazwy."},
     .standard = 1},
};

static const Statistic kStatistics[] = {{"alien", {"alien", "obcy"}, &kAlienKind}};

// So many decisions an encounter at most: every window with a round before and after each card or power that could be
// used in it, a deal, and every ship placed one by one.
static int most_decisions() {
  constexpr int kCards = 17 + kFlaresInDeck + kTechnologies;   // artifacts and reinforcements, flares, technologies
  constexpr int kPowers = 2 * kPlayers;                        // up to three at one player
  constexpr int kPlays = kCards + kPowers, kFreeWindows = 24;  // CE-TIM-01
  constexpr int kWindows = (kFreeWindows + 2 * kPlays) * kPlayers;
  constexpr int kShips = 6 * kMostShips * kPlayers;
  return kPlayers + kMostEncounters * (kWindows + kShips + most_decisions_of_a_deal() + 64);
}

const GameInfo& Cosmic::info() {
  static const GameInfo kInfo = {
      .id = "cosmic",
      .name = {"Cosmic Encounter", "Kosmiczne spotkania"},
      .blurb =
          {"Send your ships through the gate, find allies, bluff and bargain: five foreign colonies win.",
           "Wysyłaj statki przez wrota, szukaj sojuszników, blefuj i układaj się: wygrywa, kto ma pięć zewnętrznych "
           "kolonii."},
      .min_seats = 3,
      .max_seats = kPlayers,
      .seat_names = kSeatNames,
      .options = kOptions,
      .rules_version = 1,
      .turn_rule = "CE-TURN-01",
      .over_rule = "CE-END-02",
      .max_decisions = most_decisions(),
      .complete = true,
      .statistics = kStatistics,
      .minutes_low = 60,
      .minutes_high = 120,
      .weight = 3,
      .won_by =
          {"Five colonies on planets of other players win; several players may win together.",
           "Wygrywa gracz, który ma pięć kolonii na planetach innych graczy; kilka osób może zwyciężyć wspólnie."},
  };
  return kInfo;
}

Problem Cosmic::refuse_setup(int, const Options& options) {
  if (!options[kOptionGreen] && !options[kOptionYellow] && !options[kOptionRed])
    return {"At least one alert level of aliens must be allowed (CE-SET-11).",
            "Trzeba dopuścić co najmniej jeden poziom zaawansowania obcych (CE-SET-11)."};
  if (options[kOptionFreeFlares] && !options[kOptionFlares])
    return {"Free flares need flares in the deck (CE-VFF-01).",
            "Swobodne rozbłyski wymagają rozbłysków w talii (CE-VFF-01)."};
  return {};
}

// The alien that the seat chose (CE-SET-04), whatever became of its sheet.
Values Cosmic::statistic(const State& s, int, Seat seat) {
  const int chosen = s.of(seat).dealt[0];
  return s.moment == Moment::kSetup || chosen == kNone ? Values() : one_value(chosen);
}

int Cosmic::seconds(const State& s, const Step& step) {  // CE-DEAL-20
  return steps()[step.kind].seconds > 0 ? s.deal_seconds : 0;
}

}  // namespace kosmo::cosmic
