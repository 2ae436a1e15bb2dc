// The functions of gdk-pixbuf and GLib that the helper calls, declared as their headers declare them
// (gdk-pixbuf 2.42, whose interface has been stable since 2.32). The headers themselves would need include
// paths from pkg-config, and SwiftPM warns at every command about one flag that comes with those.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

extern GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
extern void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
extern int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *bytes, size_t count,
                                   GError **error);
extern int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
extern GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

extern int gdk_pixbuf_get_width(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_height(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *picture);
extern int gdk_pixbuf_get_has_alpha(const GdkPixbuf *picture);
extern const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
extern const char *gdk_pixbuf_get_option(GdkPixbuf *picture, const char *key);
extern GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
extern GdkPixbuf *gdk_pixbuf_scale_simple(const GdkPixbuf *picture, int width, int height,
                                          int interpolation);

/// The colour space is always 0, GDK_COLORSPACE_RGB.
extern GdkPixbuf *gdk_pixbuf_new_from_data(const uint8_t *bytes, int colorspace, int has_alpha,
                                           int bits_per_sample, int width, int height, int rowstride,
                                           void (*destroy)(uint8_t *, void *), void *context);
extern int gdk_pixbuf_save_to_bufferv(GdkPixbuf *picture, char **buffer, size_t *count, const char *type,
                                      char **keys, char **values, GError **error);

extern uint32_t gdk_pixbuf_error_quark(void);
extern unsigned long g_signal_connect_data(void *instance, const char *signal, void (*handler)(void),
                                           void *context, void *destroy, int flags);
extern void g_object_unref(void *object);

/// GDK_INTERP_BILINEAR of gdk-pixbuf-transform.h: when made smaller, each pixel counts.
static const int sheet_bilinear = 2;

/// Called once the size of a picture is known and before memory for its pixels is taken.
typedef void (*sheet_size_handler)(GdkPixbufLoader *loader, int width, int height, void *context);

static inline void sheet_on_size(GdkPixbufLoader *loader, sheet_size_handler handler, void *context) {
  g_signal_connect_data(loader, "size-prepared", (void (*)(void))handler, context, NULL, 0);
}

/// Called whenever rows have been decoded.
typedef void (*sheet_area_handler)(GdkPixbufLoader *loader, int x, int y, int width, int height,
                                   void *context);

static inline void sheet_on_area(GdkPixbufLoader *loader, sheet_area_handler handler, void *context) {
  g_signal_connect_data(loader, "area-updated", (void (*)(void))handler, context, NULL, 0);
}

/// Whether the library says that memory ran out (GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY), and not that the
/// file is bad.
static inline int sheet_is_memory_error(const GError *error) {
  return error->domain == gdk_pixbuf_error_quark() && error->code == 1;
}
