#ifndef CIMAGECODECS_COLOR_H
#define CIMAGECODECS_COLOR_H

#include "Decode.h"
#include "decode_light.h"

#include <lcms2.h>

/// What a file says its colors are, in bytes of its own.
typedef struct {
    enum {
        GIC_COLORS_UNTOLD = 0,
        /// An ICC profile (ICC.1:2022).
        GIC_COLORS_PROFILE,
        /// The 4 bytes of a PNG's cICP chunk.
        GIC_COLORS_CODES,
        /// The 4 bytes of its gAMA chunk, and the 32 of cHRM where there is one.
        GIC_COLORS_GAMMA,
    } kind;
    /// 1 gray, 3 red, green and blue, 4 inks.
    uint32_t channels;
    uint8_t *bytes;
    size_t length;
} gic_color_source;

enum {
    /// Bytes of a profile; those of printing presses have two million.
    GIC_LARGEST_PROFILE = 4 << 20,
    GIC_MOST_TAGS = 100,
};

/// How stored values become sRGB, by relative colorimetry with black point compensation.
typedef struct gic_color {
    gic_color_source source;
    /// The values are sRGB, or nothing that can be converted.
    bool as_is;
    /// Light in sRGB's primaries of each value of each stored channel, 0 to 65535: a color is the sum of three.
    gic_pixel light[3][256];
    /// The same of values that were narrowed to 8 bits with sRGB's own curve.
    gic_pixel narrowed_light[3][256];
    /// What values of 16 bits are narrowed by; NULL where they are only cut.
    cmsToneCurve *curves[3];
    /// Where sums cannot do it: tables of more than one channel.
    cmsHTRANSFORM transform;
} gic_color;

/// Takes over the bytes of `source`; NULL when it says nothing, is sRGB or cannot be used. Valid as long as the cache.
const gic_color *gic_color_of(gic_color_cache *cache, gic_color_source source);

/// Makes the conversion of an RGB or gray profile by sums, of others by lcms; false where there is none.
bool gic_color_make(gic_color *color);
/// Chunks of PNG as a profile; NULL where they mean nothing that is known.
cmsHPROFILE gic_profile_of_codes(const uint8_t *codes);
cmsHPROFILE gic_profile_of_gamma(const uint8_t *chunks, size_t length);

/// Converts pixels of 3 or 4 bytes in place; a fourth is left alone. `narrowed` pixels came through gic_color_narrow.
void gic_color_convert(const gic_color *color, uint8_t *pixels, size_t count, int channels, bool narrowed);
/// Inks, 4 bytes a pixel, to sRGB, 3 bytes. Adobe's programs store them inverted.
void gic_color_inks(const gic_color *color, const uint8_t *inks, uint8_t *rgb, uint32_t count);
/// What narrows values of 16 bits to 8 of sRGB's curve: three tables of 65536 bytes, to be freed; NULL where there is
/// no need or no memory.
uint8_t *gic_color_narrow(const gic_color *color);

/// Where the file says what its colors are; reads no further than the pixels. `bytes` is NULL where it does not.
gic_color_source gic_png_colors(const uint8_t *bytes, size_t length);
gic_color_source gic_webp_colors(const uint8_t *chunk, size_t length);
/// The 4 bytes of a cICP chunk, wherever they come from; nothing where they mean nothing that is known.
gic_color_source gic_codes(const uint8_t *codes);

#endif
