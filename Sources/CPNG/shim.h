// libpng's simplified API: it reports errors by return value, so no longjmp crosses Swift frames.
#pragma once
#include <png.h>
#include <string.h>

static inline int sheet_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

static inline int sheet_png_finish_rgba(png_image *image, void *pixels) {
  image->format = PNG_FORMAT_RGBA;
  return png_image_finish_read(image, NULL, pixels, (png_int_32)(image->width * 4), NULL);
}

static inline int sheet_png_write_rgba(png_uint_32 width, png_uint_32 height, const void *pixels,
                                       void *output, size_t *count) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  return png_image_write_to_memory(&image, output, count, 0, pixels, (png_int_32)(width * 4), NULL);
}
