#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Where and why a TOML text could not be read. Lines and columns count from 1.
typedef struct {
  char message[256];
  unsigned line;
  unsigned column;
} ctoml_error;

/// Parses TOML text (UTF-8, `count` bytes) with toml++ and returns it as a NUL-terminated JSON
/// object, to be released with free(). On a syntax error returns NULL and fills `error`.
char *ctoml_to_json(const char *text, size_t count, ctoml_error *error);

#ifdef __cplusplus
}
#endif
