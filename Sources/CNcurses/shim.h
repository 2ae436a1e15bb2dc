// Curses as Swift can see it. Only inline functions and constants may stand here: a system-library
// target has no object file, so anything with storage would not link.
#pragma once

// Without these two, curses.h hides the wide-character functions and cchar_t.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <panel.h>
#include <stdio.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// Glibc's Swift module leaves wcwidth out.
extern int wcwidth(wchar_t c);

// Swift does not import macros with casts or shifts in them.
static const attr_t sheet_a_bold = A_BOLD;
static const attr_t sheet_a_dim = A_DIM;
static const attr_t sheet_a_reverse = A_REVERSE;
static const attr_t sheet_a_underline = A_UNDERLINE;
static const attr_t sheet_a_italic = A_ITALIC;

static const mmask_t sheet_mouse_events =
    BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED;
static const mmask_t sheet_button1_pressed = BUTTON1_PRESSED;
static const mmask_t sheet_button1_released = BUTTON1_RELEASED;
static const mmask_t sheet_button4_pressed = BUTTON4_PRESSED;
static const mmask_t sheet_button5_pressed = BUTTON5_PRESSED;

static inline int sheet_key_f(int n) { return KEY_F(n); }

// The globals COLORS and COLOR_PAIRS are "not concurrency-safe" to Swift 6; reading them here is
// fine because only the main actor calls curses.
static inline int sheet_colors(void) { return COLORS; }
static inline int sheet_color_pairs(void) { return COLOR_PAIRS; }

// Fills a cell with at most CCHARW_MAX code points, attributes, and a pair that may exceed 255.
static inline int sheet_setcchar(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}

static inline int sheet_cell_capacity(void) { return CCHARW_MAX; }

// The next doupdate paints the whole screen, whatever curses believes to be on it.
static inline void sheet_repaint_all(void) { clearok(curscr, TRUE); }

// The number of colours in a terminal's description, without a screen; -1 when there is none.
static inline int sheet_described_colors(const char *name) {
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return -1;
  int colors = tigetnum("colors");
  del_curterm(cur_term);
  return colors;
}
