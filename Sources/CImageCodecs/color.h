#ifndef CIMAGECODECS_COLOR_H
#define CIMAGECODECS_COLOR_H

#include "Decode.h"
#include "decode_light.h"

#include <lcms2.h>

/// Color space information of a file, as an owned copy of its bytes.
typedef struct {
    enum {
        GIC_COLORS_UNTOLD = 0,
        /// ICC profile (ICC.1:2022).
        GIC_COLORS_PROFILE,
        /// PNG cICP chunk, 4 bytes.
        GIC_COLORS_CODES,
        /// PNG gAMA chunk, 4 bytes, followed by the 32 bytes of cHRM if present.
        GIC_COLORS_GAMMA,
    } kind;
    /// Number of channels: 1 for gray, 3 for RGB, 4 for CMYK.
    uint32_t channels;
    uint8_t *bytes;
    size_t length;
} gic_color_source;

enum {
    /// Maximum profile size in bytes; printing profiles reach 2 MB.
    GIC_LARGEST_PROFILE = 4 << 20,
    GIC_MOST_TAGS = 100,
};

/// Conversion of stored values to sRGB, with relative colorimetry and black point compensation.
typedef struct gic_color {
    gic_color_source source;
    /// Whether stored values need no conversion, or cannot be converted.
    bool as_is;
    /// Linear sRGB light (white is 65535) for each value of each stored channel. A color is the sum over its channels.
    gic_pixel light[3][256];
    /// Like `light`, for values that were narrowed to 8 bits with the sRGB curve.
    gic_pixel narrowed_light[3][256];
    /// Curves that narrow 16-bit values; NULL if the low byte is dropped.
    cmsToneCurve *curves[3];
    /// Transform for profiles with multichannel tables, which sums cannot represent.
    cmsHTRANSFORM transform;
} gic_color;

/// Conversion for a color space; NULL if not needed or unusable. Valid for one picture. Takes over `source.bytes`.
const gic_color *gic_color_of(gic_color_cache *cache, gic_color_source source);

/// Fills `light` for gray profiles and for RGB profiles without tables, otherwise makes an lcms transform. False on
/// failure, or if the conversion would not change colors visibly.
bool gic_color_make(gic_color *color);
/// Profile for a cICP chunk, or for gAMA and cHRM chunks; NULL for unknown values.
cmsHPROFILE gic_profile_of_codes(const uint8_t *codes);
cmsHPROFILE gic_profile_of_gamma(const uint8_t *chunks, size_t length);

/// Converts pixels of 3 or 4 bytes in place, except alpha. `narrowed`: whether gic_color_narrow's tables were used.
void gic_color_convert(const gic_color *color, uint8_t *pixels, size_t count, int channels, bool narrowed);
/// Converts CMYK, 4 bytes a pixel, to sRGB, 3 bytes a pixel. The CMYK values are inverted, as Adobe programs store
/// them. If `color` is NULL, light is reduced in proportion to ink.
void gic_color_inks(const gic_color *color, const uint8_t *inks, uint8_t *rgb, uint32_t count);
/// Three tables of 65,536 bytes from 16-bit to 8-bit sRGB; freed by the caller. NULL if not needed or no memory.
uint8_t *gic_color_narrow(const gic_color *color);

/// Color space information of a PNG file, read up to the pixel data; `bytes` is NULL for sRGB and if unusable.
gic_color_source gic_png_colors(const uint8_t *bytes, size_t length);
/// Copy of an ICC profile for pixels of 1, 3 or 4 channels.
gic_color_source gic_profile_colors(uint32_t channels, const uint8_t *profile, size_t length);
/// Color space for the 4 bytes of a cICP chunk, from a file of any format; empty for unknown codes.
gic_color_source gic_codes(const uint8_t *codes);

#endif
