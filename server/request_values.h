// What may stand behind a key of a request: read and bounded, and written again. Only requests.cpp includes this.
#pragma once

#include <boost/json.hpp>

#include "server/requests.h"

namespace kosmo {

bool is_number(const boost::json::value&, std::int64_t low, std::int64_t high);

// `read_value` leaves what was there if it says what is wrong.
Fault read_value(const KeyRule&, const boost::json::value&, std::string& out);
Fault read_value(const KeyRule&, const boost::json::value&, std::int64_t& out);
Fault read_value(const KeyRule&, const boost::json::value&, bool& out);
Fault read_value(const KeyRule&, const boost::json::value&, std::vector<std::string>& out);
Fault read_value(const KeyRule&, const boost::json::value&, std::vector<std::pair<std::string, int>>& out);
Fault read_value(const KeyRule&, const boost::json::value&, TimeControl& out);
Fault read_value(const KeyRule&, const boost::json::value&, std::vector<Preference>& out);
Fault read_value(const KeyRule&, const boost::json::value&, asks::Actions& out);
Fault read_value(const KeyRule&, const boost::json::value&, Windows& out);

boost::json::value written(const std::string&);
boost::json::value written(std::int64_t);
boost::json::value written(bool);
boost::json::value written(const std::vector<std::string>&);
boost::json::value written(const std::vector<std::pair<std::string, int>>&);
boost::json::value written(const TimeControl&);
boost::json::value written(const std::vector<Preference>&);
boost::json::value written(const asks::Actions&);
boost::json::value written(const Windows&);

}  // namespace kosmo
