#include "games/narodziny/effect_reader.h"

#include <fmt/format.h>

#include "engine/vocabulary.h"
#include "games/narodziny/words.h"

namespace kosmo::narodziny {
namespace {

// What follows the first word.
using ReadArgs = void (*)(WordReader&, Effect&);
constexpr ReadArgs kPlain = [](WordReader&, Effect&) {};
constexpr ReadArgs kOneNumber = [](WordReader& in, Effect& e) { e.a = in.count(); };
constexpr ReadArgs kUpToThree = [](WordReader& in, Effect& e) { e.a = in.count(1, 3); };
constexpr ReadArgs kOneSize = [](WordReader& in, Effect& e) { e.a = in.count(1, kSizes); };
constexpr ReadArgs kTwoSizes = [](WordReader& in, Effect& e) {
  e.a = in.count(1, kSizes);
  e.b = in.count(1, kSizes);
};
constexpr ReadArgs kOneElement = [](WordReader& in, Effect& e) { e.a = in.one_of(kElementNames); };
constexpr ReadArgs kElementAndNumber = [](WordReader& in, Effect& e) {
  e.a = in.one_of(kElementNames);
  e.b = in.count();
};
constexpr ReadArgs kSector = [](WordReader& in, Effect& e) { e.a = in.one_of(kSectorNames); };
constexpr ReadArgs kSectorIfAny = [](WordReader& in, Effect& e) {
  e.a = in.more() ? in.one_of(kSectorNames) : kAnySector;
};

struct OpWord {
  std::string_view word;
  Op op;
  Text text;
  ReadArgs read;
};
// clang-format off
constexpr OpWord kOpWords[] = {
    {"gain_star", Op::kGainStar, {"stars", "gwiazdy"}, kElementAndNumber},
    {"gain_any_star", Op::kGainAnyStar, {"a star of any type", "gwiazda dowolnego rodzaju"}, kPlain},
    {"place_any_star", Op::kPlaceAnyStar, {"place a star of any type", "umieszczenie gwiazdy dowolnego rodzaju"}, kSectorIfAny},
    {"gain_proto", Op::kGainProto, {"proto-life", "protożycie"}, kOneNumber},
    {"place_stable", Op::kPlaceStable, {"stable life", "życie stabilne"}, kOneNumber},
    {"place_proto_by_stable", Op::kPlaceProtoByStable, {"proto-life next to stable life", "protożycie obok życia stabilnego"}, kPlain},
    {"score", Op::kScore, {"points", "punkty"}, kOneNumber},
    {"growth", Op::kGrowth, {"crystal growth", "wzrost kryształu czasu"}, kOneNumber},
    {"discard_star", Op::kDiscardStar, {"discard a star", "odrzucenie gwiazdy"}, kPlain},
    {"supernova", Op::kSupernova, {"turn stars into supernovas", "przekształcenie gwiazd w supernowe"}, kOneNumber},
    {"stabilise_around_last", Op::kStabiliseAroundLast, {"stabilise the proto-life next to it", "stabilizacja protożycia obok niej"}, kPlain},
    {"restore_supernova", Op::kRestoreSupernova, {"turn a supernova back into a star", "przekształcenie supernowej z powrotem w gwiazdę"}, kPlain},
    {"move_last_star", Op::kMoveLastStar, {"move that star", "przesunięcie tej gwiazdy"}, kPlain},
    {"move_proto", Op::kMoveProto, {"move proto-life", "przesunięcie protożycia"}, kPlain},
    {"stabilise_last", Op::kStabiliseLast, {"stabilise that token", "stabilizacja tego znacznika"}, kPlain},
    {"stabilise", Op::kStabilise, {"stabilise proto-life", "stabilizacja protożycia"}, kOneNumber},
    {"stabilise_around_supernova", Op::kStabiliseAroundSupernova, {"stabilise the proto-life next to a supernova", "stabilizacja protożycia obok supernowej"}, kPlain},
    {"stabilise_around", Op::kStabiliseAround, {"stabilise the proto-life next to stars", "stabilizacja protożycia obok gwiazd"}, kOneElement},
    {"gain_nebula", Op::kGainNebula, {"a new nebula", "nowa mgławica"}, kOneSize},
    {"replace_nebula", Op::kReplaceNebula, {"replace a nebula", "zastąpienie mgławicy"}, kTwoSizes},
    {"relocate", Op::kRelocate, {"relocate a piece", "przeniesienie elementu"}, kPlain},
    {"move_life_anywhere", Op::kMoveLifeAnywhere, {"relocate life tokens", "przeniesienie znaczników życia"}, kUpToThree},
    {"advance_again", Op::kAdvanceAgain, {"a second advanced life token", "drugi żeton zaawansowanej formy życia"}, kPlain},
};
// clang-format on
static_assert(std::size(kOpWords) + 1 == static_cast<std::size_t>(Op::kCount));  // all but kNothing

struct MeasureWord {
  std::string_view word;
  Measure measure;
  ReadArgs read;
};
constexpr MeasureWord kMeasureWords[] = {
    {"stable_life", Measure::kStableLife, kPlain},
    {"nebula_size", Measure::kNebulaSize, kSector},
    {"supernovas", Measure::kSupernovas, kPlain},
    {"largest_star_group", Measure::kLargestGroup, kPlain},
    {"life", Measure::kLife, kSector},
    {"time_crystals", Measure::kTimeCrystals, kPlain},
    {"stars", Measure::kStars, kOneElement},
    {"completed", Measure::kCompleted, kOneSize},
    {"proto_life", Measure::kProtoLife, kPlain},
    {"stars_at_advanced_life", Measure::kStarsAtAdvanced, kPlain},
};

Effect read_effect(const ContentEntry& entry, const std::string& text) {
  Effect effect;
  const OpWord* word = read_phrase(entry, "effects", text, kOpWords, {"effect", "efektem"}, effect);
  if (word) effect.op = word->op;
  return effect;
}

CardEffect read_card_effect(const ContentEntry& entry, const std::string& text) {
  constexpr std::string_view kEither = "either ", kOr = " or ";
  if (!text.starts_with(kEither)) return {read_effect(entry, text), {}};
  const auto divide = text.find(kOr);
  if (divide == std::string::npos) {
    entry.complain("effects", "'either' needs an 'or'", "po „either” musi wystąpić „or”");
    return {};
  }
  const CardEffect effect{read_effect(entry, text.substr(kEither.size(), divide - kEither.size())),
                          read_effect(entry, text.substr(divide + kOr.size()))};
  if (effect.first.op == effect.second.op && effect.first.op != Op::kNothing)
    entry.complain("effects", "the two effects of a choice must be of different kinds",
                   "dwa efekty do wyboru muszą być różnego rodzaju");
  return effect;
}

// "That star", "that token": an effect that goes on with a piece stands right after one that touches such a piece.
enum class Piece : std::uint8_t { kNone, kStar, kLife };
Piece touched_by(const CardEffect& e) {
  if (e.second.op != Op::kNothing) return Piece::kNone;
  if (e.first.op == Op::kSupernova || e.first.op == Op::kRestoreSupernova) return Piece::kStar;
  return e.first.op == Op::kMoveProto ? Piece::kLife : Piece::kNone;
}
Piece continued_by(Op op) {
  if (op == Op::kMoveLastStar || op == Op::kStabiliseAroundLast) return Piece::kStar;
  return op == Op::kStabiliseLast ? Piece::kLife : Piece::kNone;
}

}  // namespace

Name name_of(Op op) {
  for (const OpWord& o : kOpWords)
    if (o.op == op) return {o.word, o.text};
  return {"nothing", {"nothing", "nic"}};
}

void read_effects(const ContentEntry& entry, Ability& card) {
  for (const std::string& text : entry.texts("effects")) {
    if (card.effects.full())
      return entry.complain("effects", "a card has at most three effects", "karta ma najwyżej trzy efekty");
    card.effects.push(read_card_effect(entry, text));
  }
}

void check_effects(const ContentEntry& entry, const Ability& card) {
  if (card.effects.empty()) entry.complain("effects", "a card needs an effect", "karta musi mieć efekt");
  for (int i = 0; i < card.effects.size(); ++i)
    for (const Effect& e : {card.effects[i].first, card.effects[i].second}) {
      const Piece piece = continued_by(e.op);
      const bool choice = card.effects[i].second.op != Op::kNothing;
      if (piece != Piece::kNone && (choice || i == 0 || touched_by(card.effects[i - 1]) != piece))
        entry.complain("effects", fmt::format("'{}' must follow an effect that names its piece", name_of(e.op).id),
                       fmt::format("„{}” musi następować po efekcie, który wskazuje element", name_of(e.op).id));
      if (e.op == Op::kGrowth && card.cost.instead_of_star)  // NK-BLD-04
        entry.complain("effects", "'growth' instead of the star of a release would never end",
                       "„growth” zamiast gwiazdy ze zwolnienia komory nigdy by się nie skończył");
    }
}

std::string_view word_of(Measure measure) {
  for (const MeasureWord& m : kMeasureWords)
    if (m.measure == measure) return m.word;
  return "";
}

void read_measure(const ContentEntry& entry, Goal& goal) {
  const std::string text = entry.text("measure");
  if (text.empty()) return;
  Effect arguments;
  const MeasureWord* word = read_phrase(entry, "measure", text, kMeasureWords, {"measure", "miarą"}, arguments);
  if (!word) return;
  goal.measure = word->measure;
  goal.arg = arguments.a;
}

}  // namespace kosmo::narodziny
