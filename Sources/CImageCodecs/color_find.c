#include "color.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static uint32_t big(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static gic_color_source copied(int kind, uint32_t channels, const uint8_t *bytes, size_t length) {
    gic_color_source source = {.kind = kind, .channels = channels, .length = length};
    if (length == 0 || length > GIC_LARGEST_PROFILE) return source;
    source.bytes = malloc(length);
    if (source.bytes != NULL) memcpy(source.bytes, bytes, length);
    return source;
}

gic_color_source gic_profile_colors(uint32_t channels, const uint8_t *profile, size_t length) {
    return copied(GIC_COLORS_PROFILE, channels, profile, length);
}

gic_color_source gic_codes(const uint8_t *codes) {
    cmsHPROFILE known = gic_profile_of_codes(codes);
    if (known == NULL) return (gic_color_source){0};
    cmsCloseProfile(known);
    return copied(GIC_COLORS_CODES, 3, codes, 4);
}

/// Inflates a profile; checks the size in the profile's header before it allocates memory.
static uint8_t *inflated(const uint8_t *bytes, size_t length, size_t *made) {
    uint8_t start[132];
    z_stream stream = {.next_in = (uint8_t *)bytes, .avail_in = (uInt)length, .next_out = start,
                       .avail_out = sizeof start};
    uint8_t *profile = NULL;
    if (inflateInit(&stream) != Z_OK) return NULL;
    inflate(&stream, Z_SYNC_FLUSH);
    *made = big(start);
    if (stream.avail_out == 0 && *made > sizeof start && *made <= GIC_LARGEST_PROFILE
        && big(start + 128) <= GIC_MOST_TAGS && memcmp(start + 36, "acsp", 4) == 0)
        profile = malloc(*made);
    if (profile != NULL) {
        memcpy(profile, start, sizeof start);
        stream.next_out = profile + sizeof start;
        stream.avail_out = (uInt)(*made - sizeof start);
        inflate(&stream, Z_SYNC_FLUSH);
        if (stream.avail_out != 0) {
            free(profile);
            profile = NULL;
        }
    }
    inflateEnd(&stream);
    return profile;
}

// PNG 3rd edition, 11.3.2.3: name, zero byte, method, zlib stream.
static gic_color_source profile_of_png(const uint8_t *data, size_t length, uint32_t channels) {
    gic_color_source source = {.kind = GIC_COLORS_PROFILE, .channels = channels};
    const uint8_t *end = memchr(data, 0, length < 80 ? length : 80);
    size_t skip = end == NULL ? length : (size_t)(end - data) + 2;
    if (skip < length) source.bytes = inflated(data + skip, length - skip, &source.length);
    return source;
}

gic_color_source gic_png_colors(const uint8_t *bytes, size_t length) {
    const uint8_t *codes = NULL, *profile = NULL, *gamma = NULL, *primaries = NULL;
    size_t profile_length = 0;
    bool is_srgb = false;
    for (size_t at = 8; at < length && length - at >= 12;) {
        size_t count = big(bytes + at);
        const uint8_t *name = bytes + at + 4, *data = name + 4;
        if (count > length - at - 12 || memcmp(name, "IDAT", 4) == 0) break;
        if (memcmp(name, "cICP", 4) == 0 && count == 4) codes = data;
        if (memcmp(name, "sRGB", 4) == 0) is_srgb = true;
        if (memcmp(name, "gAMA", 4) == 0 && count == 4) gamma = data;
        if (memcmp(name, "cHRM", 4) == 0 && count == 32) primaries = data;
        if (memcmp(name, "iCCP", 4) == 0) {
            profile = data;
            profile_length = count;
        }
        at += count + 12;
    }
    // Gray is color type 0, or 4 with alpha (PNG 3rd edition, 11.2.1).
    uint32_t channels = length > 25 && (bytes[25] & 2) == 0 ? 1 : 3;
    // Uses the first chunk that can be used, in the order of PNG 3rd edition, 4.3, table 1.
    if (codes != NULL) {
        gic_color_source source = gic_codes(codes);
        if (source.bytes != NULL) return source;
    }
    if (profile != NULL) {
        gic_color_source source = profile_of_png(profile, profile_length, channels);
        if (source.bytes != NULL) return source;
    }
    uint8_t both[36];
    if (is_srgb || gamma == NULL) return (gic_color_source){0};
    memcpy(both, gamma, 4);
    if (primaries != NULL) memcpy(both + 4, primaries, 32);
    return copied(GIC_COLORS_GAMMA, 3, both, primaries == NULL ? 4 : 36);
}
