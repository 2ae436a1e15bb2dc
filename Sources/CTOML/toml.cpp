// toml++ is header-only C++; this is the only file that sees it. Exceptions are off so that nothing
// can unwind into Swift. Its own JSON goes through a stream of the C++ library, whose first use costs twice
// what parsing does, before the first frame: hence the writer here.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "CTOML.h"

namespace {

void write_string(std::string &json, std::string_view text) {
  json += '"';
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      json += escape;
      continue;
    }
    if (byte == '"' || byte == '\\') json += '\\';
    json += character;
  }
  json += '"';
}

// JSON has no word for what is not finite; the numbers of settings are.
void write_number(std::string &json, double number) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.17g", number);
  json += std::strpbrk(digits, "in") ? "null" : digits;
}

void write(std::string &json, const toml::node &node);

void write_table(std::string &json, const toml::table &table) {
  char separator = '{';
  for (auto &&[key, value] : table) {
    json += separator;
    write_string(json, key.str());
    json += ':';
    write(json, value);
    separator = ',';
  }
  json += table.empty() ? "{}" : "}";
}

void write_array(std::string &json, const toml::array &array) {
  char separator = '[';
  for (auto &&value : array) {
    json += separator;
    write(json, value);
    separator = ',';
  }
  json += array.empty() ? "[]" : "]";
}

// No setting is a date or a time.
void write(std::string &json, const toml::node &node) {
  switch (node.type()) {
  case toml::node_type::table: return write_table(json, *node.as_table());
  case toml::node_type::array: return write_array(json, *node.as_array());
  case toml::node_type::string: return write_string(json, node.as_string()->get());
  case toml::node_type::integer: json += std::to_string(node.as_integer()->get()); return;
  case toml::node_type::floating_point: return write_number(json, node.as_floating_point()->get());
  case toml::node_type::boolean: json += node.as_boolean()->get() ? "true" : "false"; return;
  default: json += "null";
  }
}

} // namespace

char *ctoml_to_json(const char *text, size_t count, ctoml_error *error) {
  auto result = toml::parse(std::string_view(text, count));
  if (!result) {
    const auto &failure = result.error();
    const auto description = failure.description();
    std::snprintf(error->message, sizeof error->message, "%.*s",
                  static_cast<int>(description.size()), description.data());
    error->line = failure.source().begin.line;
    error->column = failure.source().begin.column;
    return nullptr;
  }
  std::string json;
  write_table(json, result.table());
  return strdup(json.c_str());
}
