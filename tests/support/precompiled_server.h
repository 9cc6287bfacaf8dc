// And for the tests of the server.
#pragma once

#include "server/host_testing.h"
#include "server/room_testing.h"
#include "tests/support/precompiled.h"
