#define _GNU_SOURCE  // memmem
#include "decode_job.h"

#include <string.h>

// RAW files of cameras contain JPEG pictures, at places that each maker defines. The one with the most pixels is found
// by its markers (ISO/IEC 10918-1, annex B).

typedef struct {
    const uint8_t *bytes;
    size_t length;
    uint64_t pixels;
    bool has_exif;
} preview;

/// Reads the header of a JPEG picture; without a size if libjpeg cannot decode it.
static preview read_header(const uint8_t *bytes, size_t length) {
    preview found = {.bytes = bytes, .length = length};
    for (size_t at = 2; at + 10 <= length && bytes[at] == 0xFF;) {
        uint8_t marker = bytes[at + 1];
        size_t count = (size_t)bytes[at + 2] << 8 | bytes[at + 3];
        bool is_frame = marker >= 0xC0 && marker <= 0xC2;
        bool is_table = marker == 0xC4 || marker == 0xDB || marker == 0xDD || marker == 0xFE || marker >> 4 == 0xE;
        if (count < 2 || !(is_frame || is_table)) break;
        if (is_frame) {
            uint64_t height = (uint64_t)bytes[at + 5] << 8 | bytes[at + 6];
            uint64_t width = (uint64_t)bytes[at + 7] << 8 | bytes[at + 8];
            if (bytes[at + 4] == 8 && (bytes[at + 9] == 1 || bytes[at + 9] == 3)) found.pixels = width * height;
            break;
        }
        if (marker == 0xE1 && memcmp(bytes + at + 4, "Exif\0", 5) == 0) found.has_exif = true;
        at += 2 + count;
    }
    return found;
}

static preview largest(const uint8_t *bytes, size_t length) {
    preview best = {.pixels = 0};
    const uint8_t *end = bytes + length, *at = bytes;
    while ((at = memmem(at, (size_t)(end - at), "\xFF\xD8\xFF", 3)) != NULL) {
        preview next = read_header(at, (size_t)(end - at));
        if (next.pixels > best.pixels) best = next;
        at++;
    }
    return best;
}

static uint32_t value(const uint8_t *tiff, size_t length, uint16_t tag) {
    uint32_t value = 0;
    gic_tiff_value(tiff, length, tag, &value);
    return value;
}

/// Whether the first picture of a camera's TIFF file has sensor values or, like a thumbnail, is not larger than a JPEG
/// picture of `pixels`.
static bool is_raw(const uint8_t *tiff, size_t length, uint64_t pixels) {
    enum { WIDTH = 256, HEIGHT = 257, COMPRESSION = 259, PHOTOMETRIC = 262, JPEG = 6 };
    uint32_t photometric = value(tiff, length, PHOTOMETRIC);
    if (photometric == 32803 || photometric == 34892) return true;  // Color filter array, linear values (DNG).
    uint64_t first = (uint64_t)value(tiff, length, WIDTH) * value(tiff, length, HEIGHT);
    return pixels > first || (pixels == first && value(tiff, length, COMPRESSION) == JPEG);
}

bool gic_find_preview(gic_job *job) {
    enum { MAKE = 271 };
    uint32_t maker;
    bool is_tiff = job->info->format == GIC_FORMAT_TIFF;
    if (is_tiff && !gic_tiff_value(job->bytes, job->length, MAKE, &maker)) return false;
    preview found = largest(job->bytes, job->length);
    if (found.pixels == 0 || (is_tiff && !is_raw(job->bytes, job->length, found.pixels))) return false;
    if (is_tiff && !found.has_exif) job->turned = gic_exif_orientation(job->bytes, job->length);
    job->bytes = found.bytes;
    job->length = found.length;
    job->info->format = GIC_FORMAT_JPEG;
    return true;
}
