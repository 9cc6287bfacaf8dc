#include "games/narodziny/narodziny.h"
namespace kosmo::narodziny {
std::string Narodziny::draw(const View& v, const Style&) { return v.json(); }
}
