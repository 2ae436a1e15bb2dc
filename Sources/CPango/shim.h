// cairo's own headers, and the functions of Pango that the typesetter calls, declared as its headers
// declare them (pango 1.50, stable since 1.22). Those headers would need include paths from pkg-config,
// and SwiftPM warns at every command about one flag that comes with them.
#pragma once
#include <cairo/cairo-pdf.h>

typedef struct _PangoLayout PangoLayout;
/// The beginning of PangoLayoutLine (pango-layout.h): where in the text it starts, and how long it is, in bytes.
typedef struct {
  PangoLayout *layout;
  int start_index, length;
} PangoLayoutLine;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct {
  int x, y, width, height;
} PangoRectangle;

extern PangoLayout *pango_cairo_create_layout(cairo_t *context);
extern void pango_cairo_update_layout(cairo_t *context, PangoLayout *layout);
extern void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_wrap(PangoLayout *layout, int wrap);
extern void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *font);
extern void pango_layout_set_auto_dir(PangoLayout *layout, int is_found);
extern PangoContext *pango_layout_get_context(PangoLayout *layout);
extern void pango_layout_context_changed(PangoLayout *layout);
extern void pango_context_set_base_dir(PangoContext *context, int direction);
extern int pango_find_base_dir(const char *text, int length);
extern int pango_layout_get_line_count(PangoLayout *layout);
extern PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
extern PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
extern PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *iterator);
extern void pango_layout_iter_get_line_extents(PangoLayoutIter *iterator, PangoRectangle *ink,
                                               PangoRectangle *logical);
extern int pango_layout_iter_get_baseline(PangoLayoutIter *iterator);
extern int pango_layout_iter_next_line(PangoLayoutIter *iterator);
extern void pango_layout_iter_free(PangoLayoutIter *iterator);
extern PangoFontDescription *pango_font_description_from_string(const char *text);

typedef struct _PangoFont PangoFont;
extern PangoFontDescription *pango_font_describe(PangoFont *font);
extern const char *pango_font_description_get_family(const PangoFontDescription *font);

/// The beginning of PangoItem, with that of its PangoAnalysis (pango-item.h).
typedef struct {
  int offset, length, num_chars;
  void *shape_engine, *lang_engine;
  PangoFont *font;
} sheet_pango_item;
/// The beginning of PangoGlyphItem (pango-glyph-item.h): a run, text of one font and direction.
typedef struct {
  sheet_pango_item *item;
} sheet_pango_run;
extern sheet_pango_run *pango_layout_iter_get_run_readonly(PangoLayoutIter *iterator);
extern void pango_layout_iter_get_run_extents(PangoLayoutIter *iterator, PangoRectangle *ink,
                                              PangoRectangle *logical);
extern int pango_layout_iter_next_run(PangoLayoutIter *iterator);
extern void g_object_unref(void *object);
extern void pango_font_description_free(PangoFontDescription *font);

// What text in pictures needs beside that.
extern void pango_cairo_layout_line_path(cairo_t *context, PangoLayoutLine *line);
extern void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
extern void pango_context_set_round_glyph_positions(PangoContext *context, int is_rounded);
extern void pango_layout_set_alignment(PangoLayout *layout, int alignment);
extern void pango_layout_set_ellipsize(PangoLayout *layout, int ellipsis);
extern void pango_layout_set_height(PangoLayout *layout, int height);
extern void pango_layout_set_indent(PangoLayout *layout, int indent);
extern void pango_layout_set_justify(PangoLayout *layout, int is_justified);
extern PangoFontDescription *pango_font_description_new(void);
extern void pango_font_description_set_family(PangoFontDescription *font, const char *families);
extern void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);
extern void pango_font_description_set_weight(PangoFontDescription *font, int weight);
extern void pango_font_description_set_style(PangoFontDescription *font, int style);

/// The beginning of PangoAttribute (pango-attributes.h): a look from one byte of a text to another.
typedef struct {
  const void *type;
  unsigned int start_index, end_index;
} PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
extern PangoAttrList *pango_attr_list_new(void);
extern void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
extern void pango_attr_list_unref(PangoAttrList *list);
extern void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *list);
extern PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *font);
extern PangoAttribute *pango_attr_foreground_new(unsigned short red, unsigned short green,
                                                 unsigned short blue);
extern PangoAttribute *pango_attr_foreground_alpha_new(unsigned short alpha);
extern PangoAttribute *pango_attr_background_new(unsigned short red, unsigned short green,
                                                 unsigned short blue);
extern PangoAttribute *pango_attr_background_alpha_new(unsigned short alpha);
extern PangoAttribute *pango_attr_underline_new(int underline);
extern PangoAttribute *pango_attr_strikethrough_new(int is_struck);
extern PangoAttribute *pango_attr_letter_spacing_new(int spacing);
extern PangoAttribute *pango_attr_rise_new(int rise);
extern PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
extern void pango_layout_line_index_to_x(PangoLayoutLine *line, int index, int is_trailing, int *x);

/// PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER and PANGO_ALIGN_RIGHT of pango-layout.h.
static const int sheet_align_left = 0, sheet_align_center = 1, sheet_align_right = 2;
/// PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE and PANGO_ELLIPSIZE_END of pango-layout.h.
static const int sheet_ellipsize_start = 1, sheet_ellipsize_middle = 2, sheet_ellipsize_end = 3;
/// PANGO_STYLE_ITALIC of pango-font.h.
static const int sheet_style_italic = 2;
/// PANGO_UNDERLINE_SINGLE of pango-attributes.h.
static const int sheet_underline_single = 1;
/// PANGO_DIRECTION_RTL of pango-direction.h.
static const int sheet_direction_rtl = 1;

/// PANGO_SCALE of pango-types.h: units in a point.
static const int sheet_pango_scale = 1024;
/// PANGO_DIRECTION_NEUTRAL of pango-direction.h: no letter tells the direction.
static const int sheet_direction_neutral = 6;
/// PANGO_WRAP_WORD_CHAR of pango-layout.h: between words, and inside a word that is too long.
static const int sheet_wrap_words = 2;
/// PANGO_WRAP_CHAR: anywhere between characters.
static const int sheet_wrap_characters = 1;
