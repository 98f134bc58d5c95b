#include "decode_job.h"

#include <stdlib.h>
#include <string.h>

static uint32_t number(const uint8_t *at, int bytes, bool little) {
    uint32_t value = 0;
    for (int i = 0; i < bytes; i++) value = value << 8 | at[little ? bytes - 1 - i : i];
    return value;
}

/// Size of an integer type, signed or not; 0 for other types.
static int bytes_of(uint32_t type) {
    switch (type) {
    case 1: case 6: return 1;
    case 3: case 8: return 2;
    case 4: case 9: return 4;
    default: return 0;
    }
}

// TIFF 6.0, section 2: byte order, 42, offset of the first directory, entries of 12 bytes. Writers use various integer
// types for numbers, and some write the prefix "Exif\0\0" in PNG and WebP, too.
bool gic_tiff_value(const uint8_t *tiff, size_t length, uint16_t tag, uint32_t *value) {
    if (length >= 6 && memcmp(tiff, "Exif\0\0", 6) == 0) {
        tiff += 6;
        length -= 6;
    }
    if (length < 14) return false;
    bool little = memcmp(tiff, "II*\0", 4) == 0;
    if (!little && memcmp(tiff, "MM\0*", 4) != 0) return false;
    size_t at = number(tiff + 4, 4, little);
    if (at < 8 || at > length - 2) return false;
    uint32_t entries = number(tiff + at, 2, little);
    at += 2;
    for (uint32_t i = 0; i < entries && length - at >= 12; i++, at += 12) {
        if (number(tiff + at, 2, little) != tag) continue;
        *value = number(tiff + at + 8, bytes_of(number(tiff + at + 2, 2, little)), little);
        return true;
    }
    return false;
}

uint8_t gic_exif_orientation(const uint8_t *tiff, size_t length) {
    uint32_t value = 1;
    gic_tiff_value(tiff, length, 0x0112, &value);
    return value >= 1 && value <= 8 ? (uint8_t)value : 1;
}

// EXIF 2.32, tag 274: the sides at which the first stored row and column are displayed.
static bool is_turned(uint8_t orientation) { return orientation >= 5; }
static bool flips_x(uint8_t orientation) {
    return orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
}
static bool flips_y(uint8_t orientation) {
    return orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
}

gic_part gic_stored_part(gic_part shown, uint32_t width, uint32_t height, uint8_t orientation) {
    gic_part part = shown;
    if (is_turned(orientation)) part = (gic_part){shown.y, shown.x, shown.height, shown.width};
    if (flips_x(orientation)) part.x = width - part.x - part.width;
    if (flips_y(orientation)) part.y = height - part.y - part.height;
    return part;
}

uint8_t *gic_upright(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t orientation, size_t size) {
    uint8_t *upright = malloc((size_t)width * height * size);
    if (upright == NULL) return NULL;
    bool turned = is_turned(orientation), flip_x = flips_x(orientation), flip_y = flips_y(orientation);
    uint32_t shown_width = turned ? height : width, shown_height = turned ? width : height;
    for (uint32_t y = 0; y < shown_height; y++) {
        for (uint32_t x = 0; x < shown_width; x++) {
            uint32_t from_x = turned ? y : x, from_y = turned ? x : y;
            if (flip_x) from_x = width - 1 - from_x;
            if (flip_y) from_y = height - 1 - from_y;
            memcpy(
                upright + ((size_t)y * shown_width + x) * size, pixels + ((size_t)from_y * width + from_x) * size,
                size);
        }
    }
    return upright;
}
