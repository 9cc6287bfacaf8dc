// Checks a JSON value against a JSON Schema, as far as Game::schema() goes. A keyword that it does not know is a
// mistake, so that nothing passes unchecked.
#pragma once

#include <algorithm>
#include <string>

#include <boost/json.hpp>

namespace kosmo {

class JsonSchema {
 public:
  explicit JsonSchema(std::string_view text) : root_(boost::json::parse(text)) {}
  const boost::json::value& document() const { return root_; }
  // Where the value breaks the schema and how; empty if it keeps it.
  std::string mistake(const boost::json::value& v) const { return mistake(v, root_.as_object(), ""); }

 private:
  using Value = boost::json::value;
  using Object = boost::json::object;

  std::string mistake(const Value& v, const Object& schema, const std::string& path) const {
    for (const auto& member : schema)
      if (std::string wrong = broken(member.key(), member.value(), v, schema, path); !wrong.empty()) return wrong;
    return "";
  }

  std::string broken(std::string_view keyword, const Value& wanted, const Value& v, const Object& schema,
                     const std::string& path) const {
    const auto wrong_if = [&](bool wrong) {
      return wrong ? path + ": " + std::string(keyword) + " " + boost::json::serialize(wanted) + " does not allow " +
                         boost::json::serialize(v).substr(0, 80)
                   : std::string();
    };
    if (keyword == "$schema" || keyword == "title" || keyword == "$defs") return "";
    if (keyword == "$ref")
      return mistake(v, root_.at_pointer(std::string_view(wanted.as_string()).substr(1)).as_object(), path);
    if (keyword == "type") return wrong_if(!is_a(v, wanted.as_string()));
    if (keyword == "enum") return wrong_if(std::ranges::find(wanted.as_array(), v) == wanted.as_array().end());
    if (keyword == "minimum") return wrong_if(v.is_int64() && v.as_int64() < wanted.as_int64());
    if (keyword == "maximum") return wrong_if(v.is_int64() && v.as_int64() > wanted.as_int64());
    if (keyword == "maxItems") return wrong_if(v.is_array() && v.as_array().size() > wanted.to_number<std::size_t>());
    if (keyword == "uniqueItems") return wrong_if(v.is_array() && !unique(v.as_array()));
    if (keyword == "required") return wrong_if(v.is_object() && !has_all(v.as_object(), wanted.as_array()));
    if (keyword == "anyOf") return wrong_if(fitting(v, wanted, path) == 0);
    if (keyword == "oneOf") return wrong_if(fitting(v, wanted, path) != 1);
    if (keyword == "items") return each_item(v, wanted.as_object(), path);
    if (keyword == "properties") return each_property(v, wanted.as_object(), path);
    if (keyword == "propertyNames") return each_name(v, wanted.as_object(), path);
    if (keyword == "additionalProperties") return each_other(v, wanted, schema, path);
    return path + ": this keyword is not known: " + std::string(keyword);
  }

  static bool is_a(const Value& v, std::string_view type) {
    return type == "object"    ? v.is_object()
           : type == "array"   ? v.is_array()
           : type == "string"  ? v.is_string()
           : type == "integer" ? v.is_int64()
           : type == "null"    ? v.is_null()
                               : false;
  }
  static bool unique(const boost::json::array& list) {
    for (auto at = list.begin(); at != list.end(); ++at)
      if (std::find(std::next(at), list.end(), *at) != list.end()) return false;
    return true;
  }
  static bool has_all(const Object& object, const boost::json::array& keys) {
    return std::ranges::all_of(keys, [&](const Value& key) { return object.contains(key.as_string()); });
  }
  int fitting(const Value& v, const Value& schemas, const std::string& path) const {
    int count = 0;
    for (const Value& one : schemas.as_array()) count += mistake(v, one.as_object(), path).empty();
    return count;
  }
  std::string each_item(const Value& v, const Object& schema, const std::string& path) const {
    if (!v.is_array()) return "";
    for (std::size_t i = 0; i < v.as_array().size(); ++i)
      if (std::string wrong = mistake(v.as_array()[i], schema, path + "/" + std::to_string(i)); !wrong.empty())
        return wrong;
    return "";
  }
  std::string each_property(const Value& v, const Object& properties, const std::string& path) const {
    if (!v.is_object()) return "";
    for (const auto& member : v.as_object())
      if (const Value* schema = properties.if_contains(member.key()))
        if (std::string wrong = mistake(member.value(), schema->as_object(), path + "/" + std::string(member.key()));
            !wrong.empty())
          return wrong;
    return "";
  }
  std::string each_name(const Value& v, const Object& schema, const std::string& path) const {
    if (!v.is_object()) return "";
    for (const auto& member : v.as_object())
      if (std::string wrong = mistake(Value(member.key()), schema, path); !wrong.empty()) return wrong;
    return "";
  }
  std::string each_other(const Value& v, const Value& wanted, const Object& schema, const std::string& path) const {
    if (!v.is_object()) return "";
    const Value* properties = schema.if_contains("properties");
    for (const auto& member : v.as_object()) {
      if (properties && properties->as_object().contains(member.key())) continue;
      const std::string at = path + "/" + std::string(member.key());
      if (wanted.is_bool()) {
        if (!wanted.as_bool()) return at + ": there is no such key";
      } else if (std::string wrong = mistake(member.value(), wanted.as_object(), at); !wrong.empty()) {
        return wrong;
      }
    }
    return "";
  }

  Value root_;
};

}  // namespace kosmo
