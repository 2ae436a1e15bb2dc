// toml++ is header-only C++; this is the only file that sees it. Exceptions are off so that nothing
// can unwind into Swift.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <cstdio>
#include <cstring>
#include <sstream>

#include "CTOML.h"

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
  std::ostringstream json;
  // Without indentation, which takes bytes by the square of the depth.
  const auto flags = toml::json_formatter::default_flags & ~toml::format_flags::indentation;
  json << toml::json_formatter{result.table(), flags};
  return strdup(json.str().c_str());
}
