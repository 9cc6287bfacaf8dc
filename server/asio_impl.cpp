// The parts of Boost.Asio and Boost.Beast that are not templates, compiled once: everything else is built with
// BOOST_ASIO_SEPARATE_COMPILATION and BOOST_BEAST_SEPARATE_COMPILATION.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
