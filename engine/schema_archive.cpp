#include <algorithm>

#include <boost/json.hpp>

#include "engine/json_archive.h"
#include "engine/typed_words.h"

namespace json = boost::json;

namespace kosmo {
namespace {

// Walks a description once and notes what may stand where, instead of what stands there now.
class SchemaWriter : public Archive {
 public:
  SchemaWriter() { frames_.emplace_back(); }
  // The whole document.
  json::object finish(std::string_view title) {
    json::object out{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", title}};
    json::object state = pop_object();
    for (auto& member : state) out[member.key()] = std::move(member.value());
    out["$defs"] = std::move(kinds_);
    return out;
  }
  bool whole() const override { return false; }
  bool fills() const override { return true; }
  bool takes_lists() const override { return true; }

  void open(std::string_view key) override { push(key); }
  void close() override {
    const std::string key = frames_.back().key;
    put(key, pop_object());
  }
  // By name, and never all of them: no table has more seats than players.
  void seats(std::string_view key, int, const ArgKind& names, const std::function<void(Seat)>& fields) override {
    push("");
    fields(0);
    json::object one = pop_object();
    put(key, {{"type", "object"}, {"propertyNames", reference(names)}, {"additionalProperties", std::move(one)}});
  }
  void hidden(std::string_view key, Audience audience, int how_many, const std::function<void()>& field) override {
    // What everybody sees at the start of a game is never hidden: what is open later only is hidden then. In a list it
    // is the empty place of a record that lies open; which items in it are hidden depends on the item.
    if (frames_.back().is_list ? how_many == 0 : audience == kEverybody) return field();
    push("");
    frames_.back().is_list = frames_[frames_.size() - 2].is_list;
    field();
    const Frame shown = std::move(frames_.back());
    frames_.pop_back();
    for (const Property& property : shown.properties)
      if (property.key == key)
        put(key, {{"oneOf", json::array{property.schema, hidden_count()}}});
      else
        put(property.key, property.schema, false);
    if (std::none_of(shown.properties.begin(), shown.properties.end(), [&](auto& p) { return p.key == key; }))
      put(key, hidden_count(), false);
  }
  void open_list(std::string_view key, int& count, int capacity) override {
    count = 0;
    push(key);
    frames_.back().is_list = true;
    frames_.back().capacity = capacity;
  }
  void close_list() override {
    const Frame done = std::move(frames_.back());
    frames_.pop_back();
    json::object list{{"type", "array"}, {"maxItems", done.capacity}};
    if (!done.properties.empty()) list["items"] = done.properties.front().schema;
    put(done.key, std::move(list));
  }
  void name_list(std::string_view key, const NameList& list, const ArgKind& kind) override {
    put(key, {{"type", "array"}, {"maxItems", list.capacity}, {"items", reference(kind)}});
  }
  void integer(std::string_view key, std::int64_t&, std::int64_t low, std::int64_t high) override {
    put(key, {{"type", "integer"}, {"minimum", low}, {"maximum", high}});
  }
  void word(std::string_view key, std::uint64_t&) override {
    put(key, {{"type", "string"}, {"pattern", "^[0-9a-f]{16}$"}});
  }
  void token(std::string_view key, int&, const ArgKind& kind, std::optional<int> none) override {
    if (none)
      put(key, {{"anyOf", json::array{reference(kind), json::object{{"type", "null"}}}}});
    else
      put(key, reference(kind));
  }
  void optional_token(std::string_view key, int&, const ArgKind& kind, int) override {
    put(key, reference(kind), false);
  }
  void optional_integer(std::string_view key, std::int64_t&, std::int64_t high) override {
    put(key, {{"type", "integer"}, {"minimum", 0}, {"maximum", high}}, false);
  }
  void bit_set(std::string_view key, std::span<std::uint64_t>, const ArgKind& kind) override {
    put(key, {{"type", "array"}, {"uniqueItems", true}, {"items", reference(kind)}});
  }

  void partly(const PartlyKnown& hand, std::vector<Card>&) override {
    json::object cards{{"type", "array"}, {"maxItems", hand.capacity}, {"items", reference(hand.kind)}};
    json::object count{{"type", "integer"}, {"minimum", 0}};
    const json::object places{{"type", "array"}, {"maxItems", hand.capacity}, {"items", count}};
    json::object seen_by{{"type", "object"},
                         {"propertyNames", reference(hand.seat_names)},
                         {"additionalProperties", hand.in_order ? places : count}};
    json::object known = cards;
    if (hand.in_order)
      known["items"] = {{"type", "object"},
                        {"properties", {{"card", reference(hand.kind)}, {"from_top", count}}},
                        {"additionalProperties", false},
                        {"required", json::array{"card", "from_top"}}};
    json::object properties{{"hidden", count}, {"known", std::move(known)}};
    if (hand.in_order) properties["seen_by"] = seen_by;
    json::object closed{{"type", "object"},
                        {"properties", std::move(properties)},
                        {"additionalProperties", false},
                        {"required", json::array{"hidden"}}};
    put(hand.key, {{"oneOf", json::array{std::move(cards), std::move(closed)}}});
    put(std::string(hand.key) + "_seen_by", std::move(seen_by), false);
  }

 private:
  struct Property {
    std::string key;
    json::object schema;
    bool required;
  };
  struct Frame {
    std::string key;
    bool is_list = false;
    int capacity = 0;
    std::vector<Property> properties{};  // of a list: what may stand in it
  };

  void push(std::string_view key) { frames_.emplace_back().key = key; }
  void put(std::string_view key, json::object schema, bool required = true) {
    std::vector<Property>& all = frames_.back().properties;
    if (frames_.back().is_list && !all.empty()) return;  // its records are alike
    all.push_back({std::string(key), std::move(schema), required});
  }
  json::object pop_object() {
    json::object properties;
    json::array required;
    for (Property& property : frames_.back().properties) {
      if (property.required) required.emplace_back(property.key);
      properties[property.key] = std::move(property.schema);
    }
    frames_.pop_back();
    json::object out{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (!required.empty()) out["required"] = std::move(required);
    return out;
  }

  // Each kind is defined once, where it is first met.
  json::object reference(const ArgKind& kind) {
    json::array names;
    for (int v = 0; v < kind.count(); ++v) names.emplace_back(kind.print(v));
    return define(kind_word(kind), {{"type", "string"}, {"enum", std::move(names)}});
  }
  json::object hidden_count() {
    return define("hidden", {{"type", "object"},
                             {"properties", {{"hidden", {{"type", "integer"}, {"minimum", 0}}}}},
                             {"additionalProperties", false},
                             {"required", json::array{"hidden"}}});
  }
  json::object define(const std::string& name, json::object definition) {
    const json::value& known = kinds_.emplace(name, definition).first->value();
    if (known != json::value(definition)) broken_limit("two kinds in a state have one name and are not alike");
    return {{"$ref", "#/$defs/" + name}};
  }

  std::vector<Frame> frames_;
  json::object kinds_;
};

}  // namespace

std::string write_schema(const Game& game, const Describe& describe) {
  SchemaWriter writer;
  describe(writer);
  return json::serialize(writer.finish(std::string(game.info().id) + ": the state in a view"));
}

}  // namespace kosmo
