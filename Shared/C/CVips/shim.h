#pragma once
#include <vips/vips.h>

// Swift cannot call C variadic functions, and each operation of libvips is one; the ones in use get typed entries here.

// libvips' warnings go to standard error by itself; what matters of them comes back as the error of a call.
static inline void barbell_vips_silence(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
    (void)domain; (void)level; (void)message; (void)data;
}

// Starts the library: one thread a call, no memory of past operations, and none of the loaders that are not meant for hostile files.
static inline int barbell_vips_start(void) {
    g_log_set_handler("VIPS", (GLogLevelFlags)(G_LOG_LEVEL_WARNING | G_LOG_LEVEL_INFO | G_LOG_LEVEL_DEBUG), barbell_vips_silence, NULL);
    if (VIPS_INIT("barbell")) return -1;
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    vips_cache_set_max_mem(0);
    vips_cache_set_max_files(0);
    vips_block_untrusted_set(TRUE);
    return 0;
}

// Takes a copy of the bytes. NULL on failure.
static inline VipsSource *barbell_vips_source_bytes(const void *bytes, size_t count) {
    VipsBlob *blob = vips_blob_copy(bytes, count);
    VipsSource *source = blob ? vips_source_new_from_blob(blob) : NULL;
    if (blob) vips_area_unref(VIPS_AREA(blob));
    return source;
}

// The loaders. Each reads the header now and decodes from top to bottom later; an error while decoding ends it.
#define BARBELL_VIPS_LOADING "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR
static inline int barbell_vips_load_jpeg(VipsSource *source, VipsImage **out, int shrink) {
    return vips_jpegload_source(source, out, "shrink", shrink, BARBELL_VIPS_LOADING, NULL);
}
static inline int barbell_vips_load_png(VipsSource *source, VipsImage **out) {
    return vips_pngload_source(source, out, BARBELL_VIPS_LOADING, NULL);
}
static inline int barbell_vips_load_webp(VipsSource *source, VipsImage **out, double scale) {
    return vips_webpload_source(source, out, "page", 0, "n", 1, "scale", scale, BARBELL_VIPS_LOADING, NULL);
}
static inline int barbell_vips_load_heif(VipsSource *source, VipsImage **out) {
    return vips_heifload_source(source, out, "n", 1, BARBELL_VIPS_LOADING, NULL);
}

// Down to a square of this side at most, as it is stored. By a profile into sRGB only where there is one or has to be one: without,
// the conversion would still be made, and change the colours.
static inline int barbell_vips_shrink(VipsImage *in, VipsImage **out, int side) {
    return vips_thumbnail_image(in, out, side, "height", side, "size", VIPS_SIZE_DOWN, "no_rotate", TRUE, NULL);
}
static inline int barbell_vips_shrink_by_profile(VipsImage *in, VipsImage **out, int side) {
    return vips_thumbnail_image(in, out, side, "height", side, "size", VIPS_SIZE_DOWN, "no_rotate", TRUE, "export_profile", "srgb", NULL);
}
static inline gboolean barbell_vips_needs_profile(VipsImage *in) {
    return vips_image_get_typeof(in, VIPS_META_ICC_NAME) != 0 || vips_image_get_interpretation(in) == VIPS_INTERPRETATION_CMYK;
}
static inline int barbell_vips_srgb(VipsImage *in, VipsImage **out) { return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL); }
static inline int barbell_vips_bytes(VipsImage *in, VipsImage **out) { return vips_cast(in, out, VIPS_FORMAT_UCHAR, NULL); }
static inline int barbell_vips_flatten(VipsImage *in, VipsImage **out, double red, double green, double blue) {
    VipsArrayDouble *background = vips_array_double_newv(3, red, green, blue);
    int result = vips_flatten(in, out, "background", background, NULL);
    vips_area_unref(VIPS_AREA(background));
    return result;
}
static inline int barbell_vips_copy(VipsImage *in, VipsImage **out) { return vips_copy(in, out, NULL); }
static inline int barbell_vips_upright(VipsImage *in, VipsImage **out) { return vips_autorot(in, out, NULL); }
// Any number over all pixels: its only purpose is that each of them is decoded.
static inline int barbell_vips_decode(VipsImage *in) {
    double mean;
    return vips_avg(in, &mean, NULL);
}

// The savers write into memory that g_free releases.
static inline int barbell_vips_save_jpeg(VipsImage *in, void **bytes, size_t *count, int quality) {
    return vips_jpegsave_buffer(in, bytes, count, "Q", quality, "optimize_coding", TRUE, "strip", TRUE, NULL);
}
static inline int barbell_vips_save_webp(VipsImage *in, void **bytes, size_t *count, int quality) {
    return vips_webpsave_buffer(in, bytes, count, "Q", quality, "strip", TRUE, NULL);
}
static inline int barbell_vips_save_png(VipsImage *in, void **bytes, size_t *count) {
    return vips_pngsave_buffer(in, bytes, count, "strip", TRUE, NULL);
}
