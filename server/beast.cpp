// Whatever uses the templates of Beast, compiled as one file: each for itself took many seconds. CMake builds this file
// instead of those.
#include "server/http_session.cpp"
#include "server/network.cpp"
#include "server/websocket_session.cpp"
#include "server/ws_client.cpp"
