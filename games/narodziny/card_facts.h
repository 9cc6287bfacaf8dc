// What a client needs to draw a card or tile, as a JSON object: kinds, numbers and identifiers, never sentences (those
// stand in CardText). The words are those of the content files.
#pragma once

#include "games/narodziny/content.h"

namespace kosmo::narodziny {

// {"kind":"ability","deck":"light","cost":{"cards":2,"type":"time"},"effects":[["place_any_star delta"]]}
// Each member of `effects` lists its alternatives: one, or two where the card offers a choice.
std::string facts_of(const Ability&);
// {"kind":"nebula","size":1,"points":3,"stars":{"H":2,"C":1}}
std::string facts_of(const Tile&);
// {"kind":"goal","measure":"life","of":"delta"}; `of` is a sector, an element or a size, where the measure has one.
std::string facts_of(const Goal&);

}  // namespace kosmo::narodziny
