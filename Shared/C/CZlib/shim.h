#pragma once
#include <zlib.h>

// A macro, which Swift does not see. 16 more than the largest window asks for gzip's header instead of zlib's.
static inline int barbell_gzip_begin(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, MAX_WBITS + 16, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
}

static inline int barbell_gunzip_begin(z_streamp stream) { return inflateInit2(stream, MAX_WBITS + 16); }
static inline int barbell_inflate_begin(z_streamp stream) { return inflateInit(stream); }
