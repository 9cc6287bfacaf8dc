// The same for tests, with what all of them include.
#pragma once

#include <gtest/gtest.h>

#include "cmake/precompiled.h"
