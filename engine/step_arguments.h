// The arguments of waiting steps as people write them: by name where they have names, { step = "enter", args =
// ["reveal"] }. Files that the program writes for itself keep the numbers.
#pragma once

#include "engine/game.h"

namespace boost::json {
class value;
}

namespace kosmo {

// What may stand there, in the order of the numbers; empty where only a number can. "null" is nobody.
std::vector<std::string> names_of(const StepInfo::Argument&, const Game&);

// In a whole state: all arguments of its steps, by name.
void name_arguments(boost::json::value& state, const Game&);

// And back to numbers. What is no name of such an argument is refused, and so is a number for something that has names.
Problem number_arguments(boost::json::value& state, const Game&);

}  // namespace kosmo
