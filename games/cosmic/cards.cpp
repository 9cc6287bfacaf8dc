// The cards and alien sheets as readers see them, with what is printed beside their texts.
#include <fmt/format.h>

#include "engine/letters.h"
#include "games/cosmic/card_facts.h"
#include "games/cosmic/cosmic.h"
#include "games/cosmic/rules/tech_cards.h"

namespace kosmo::cosmic {
namespace {

constexpr Lang kLangs[] = {Lang::kEnglish, Lang::kPolish};
std::string& name_of(CardText& card, Lang lang) { return lang == Lang::kPolish ? card.name_pl : card.name_en; }
std::string& text_of(CardText& card, Lang lang) { return lang == Lang::kPolish ? card.text_pl : card.text_en; }
std::string& printed_of(CardText& card, Lang lang) { return lang == Lang::kPolish ? card.printed_pl : card.printed_en; }
const std::string& in(const Words& words, Lang lang) { return lang == Lang::kPolish ? words.pl : words.en; }
bool is_polish(Lang lang) { return lang == Lang::kPolish; }

// "main player only; planning"
std::string say_bar(Role role, const Phases& phases, Lang lang) {
  std::string out = kRoleKind.say(static_cast<int>(role), lang) + "; ";
  for (int i = 0; i < phases.size(); ++i)
    out += (i == 0 ? "" : ", ") + kPhaseKind.say(static_cast<int>(phases[i]), lang);
  return out;
}

CardText plain_card(std::string id, const CardWords& words) {
  CardText card;
  card.id = std::move(id);
  card.source = words.source;
  for (const Lang lang : kLangs) text_of(card, lang) = in(words.text, lang);
  return card;
}

// "Cosmic card, artifact. Copies: 2."
CardText cosmic_card(int face) {
  CardText card = plain_card(kCardKind.print(face), words_of_card(face));
  for (const Lang lang : kLangs) {
    const std::string type = kTypeKind.say(static_cast<int>(type_of(face)), lang);
    name_of(card, lang) = type_of(face) == Type::kArtifact ? kArtifactKind.say(face - kFirstArtifact, lang)
                                                           : capitalised(kCardKind.say(face, lang));
    printed_of(card, lang) = is_polish(lang)
                                 ? fmt::format("Karta kosmosu, rodzaj: {}. Egzemplarze: {}.", type, copies_of(face))
                                 : fmt::format("Cosmic card, type: {}. Copies: {}.", type, copies_of(face));
  }
  card.facts = facts_of_card(face);
  return card;
}

// Its colour alone would be a player's name.
CardText destiny_card(int destiny) {
  CardText card = plain_card("destiny-" + kDestinyKind.print(destiny), words_of_destiny(destiny));
  for (const Lang lang : kLangs) {
    name_of(card, lang) = capitalised(kDestinyKind.say(destiny, lang));
    printed_of(card, lang) = is_polish(lang) ? fmt::format("Karta celu. Egzemplarze: {}.", copies_of_destiny(destiny))
                                             : fmt::format("Destiny card. Copies: {}.", copies_of_destiny(destiny));
  }
  card.facts = facts_of_destiny(destiny);
  return card;
}

// "Alien, alert level yellow. Power of Ooze: optional; main player only; planning."
CardText alien_sheet(int alien) {
  const Power& it = power(alien);
  CardText card = it;
  for (const Lang lang : kLangs) {
    const std::string level = kLevelKind.say(static_cast<int>(level_of(alien)), lang),
                      bar = say_bar(it.role, it.phases, lang);
    name_of(card, lang) = kAlienKind.say(alien, lang);
    printed_of(card, lang) = is_polish(lang) ? fmt::format("Obcy, poziom zaawansowania: {}. Moc {}: {}; {}.", level,
                                                           it.name_pl, it.mandatory ? "przymusowa" : "opcjonalna", bar)
                                             : fmt::format("Alien, alert level {}. Power of {}: {}; {}.", level,
                                                           it.name_en, it.mandatory ? "mandatory" : "optional", bar);
  }
  card.facts = facts_of_alien(alien);
  return card;
}

CardText flare_card(int alien) {
  const Flare& it = flare(alien);
  CardText card;
  card.id = it.id;
  card.source = it.source;
  for (const Lang lang : kLangs) {
    const auto say_effect = [&](const FlareEffect& effect, std::string_view kind) {
      return fmt::format("{} ({}): {}", kind, say_bar(effect.role, effect.phases, lang), in(effect.text, lang));
    };
    const bool polish = is_polish(lang);
    name_of(card, lang) = polish ? capitalised(kCardKind.say(flare_of(alien), lang))
                                 : fmt::format("{} flare", kAlienKind.say(alien, lang));
    printed_of(card, lang) = polish ? "Karta kosmosu, rodzaj: rozbłysk." : "Cosmic card, type: flare.";
    text_of(card, lang) = say_effect(it.wild, polish ? "Uniwersalny" : "Wild") + " " +
                          say_effect(it.super, polish ? "Wzmocniony" : "Super");
  }
  card.facts = facts_of_card(flare_of(alien));
  return card;
}

// "Technology, secret. Research number: X; main player only."
CardText technology_card(int technology) {
  const TechCard& it = tech_card(static_cast<Technology>(technology));
  CardText card = plain_card(kTechnologyKind.print(technology), words_of_technology(technology));
  const std::string number = it.number == kNumberX ? "X" : std::to_string(it.number);
  for (const Lang lang : kLangs) {
    const std::string role = kRoleKind.say(static_cast<int>(words_of_technology(technology).role), lang);
    name_of(card, lang) = kTechnologyKind.say(technology, lang);
    printed_of(card, lang) =
        is_polish(lang)
            ? fmt::format("Technologia{}. Trudność opracowania: {}; {}.", it.is_secret ? " tajna" : "", number, role)
            : fmt::format("Technology{}. Research number: {}; {}.", it.is_secret ? ", secret" : "", number, role);
  }
  card.facts = facts_of_technology(technology);
  return card;
}

}  // namespace

std::vector<CardText> Cosmic::cards() {
  std::vector<CardText> out;
  for (int face = 0; face < kFirstFlare; ++face) out.push_back(cosmic_card(face));
  for (int alien = 0; alien < kAliens; ++alien) out.push_back(flare_card(alien));
  for (int destiny = 0; destiny < kDestinyFaces; ++destiny) out.push_back(destiny_card(destiny));
  for (int alien = 0; alien < kAliens; ++alien) out.push_back(alien_sheet(alien));
  for (int technology = 0; technology < kTechnologies; ++technology) out.push_back(technology_card(technology));
  return out;
}

}  // namespace kosmo::cosmic
