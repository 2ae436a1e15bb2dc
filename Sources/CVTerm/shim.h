// libvterm as Swift can see it. Only inline functions and constants may stand here: a system-library
// target has no object file, so anything with storage would not link.
#pragma once
#include <stdint.h>
#include <string.h>
#include <vterm.h>

enum {
  sheet_vterm_bold = 1,
  sheet_vterm_underline = 2,
  sheet_vterm_italic = 4,
  sheet_vterm_blink = 8,
  sheet_vterm_reverse = 16,
  sheet_vterm_strike = 32
};

// The attributes are one-bit fields; one number is easier to turn into an option set.
static inline uint32_t sheet_vterm_flags(const VTermScreenCell *cell) {
  return (cell->attrs.bold ? sheet_vterm_bold : 0) | (cell->attrs.underline ? sheet_vterm_underline : 0) |
         (cell->attrs.italic ? sheet_vterm_italic : 0) | (cell->attrs.blink ? sheet_vterm_blink : 0) |
         (cell->attrs.reverse ? sheet_vterm_reverse : 0) | (cell->attrs.strike ? sheet_vterm_strike : 0);
}

// A colour as -1 (the terminal's default), 0...255 (an index), or 0x1000000 | RRGGBB. The tests for
// the kinds are macros with casts, which Swift does not import.
static inline int32_t sheet_vterm_color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

static inline int32_t sheet_vterm_foreground(const VTermScreenCell *cell) {
  return sheet_vterm_color(cell->fg);
}

static inline int32_t sheet_vterm_background(const VTermScreenCell *cell) {
  return sheet_vterm_color(cell->bg);
}

// The code point at an index of a cell, 0 after the last; UINT32_MAX in the right half of a wide one.
static inline uint32_t sheet_vterm_character(const VTermScreenCell *cell, int index) {
  return index < VTERM_MAX_CHARS_PER_CELL ? cell->chars[index] : 0;
}

static inline int sheet_vterm_boolean(const VTermValue *value) { return value->boolean; }
