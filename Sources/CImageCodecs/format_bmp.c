#include "formats.h"

#include <stdlib.h>
#include <string.h>

// Uncompressed BITMAPINFOHEADER and its successors (learn.microsoft.com, Bitmap Storage).

static uint32_t little(const uint8_t *at, int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; i++) value |= (uint32_t)at[i] << 8 * i;
    return value;
}

typedef struct { int shift, count; } field;

static field field_of(uint32_t mask) {
    field found = {0, 0};
    while (mask != 0 && (mask & 1) == 0) mask >>= 1, found.shift++;
    while ((mask & 1) != 0) mask >>= 1, found.count++;
    return found;
}

static uint8_t value_of(uint32_t pixel, field of) {
    if (of.count == 0) return 0;
    uint32_t value = pixel >> of.shift & (of.count >= 32 ? ~0u : (1u << of.count) - 1);
    return of.count >= 8 ? (uint8_t)(value >> (of.count - 8)) : (uint8_t)(value * 255 / ((1u << of.count) - 1));
}

typedef struct {
    const uint8_t *palette;
    uint32_t width, height, bits, colors, entry, offset, header;
    bool from_top;
    field fields[3];
} bitmap;

static bool read_header(const uint8_t *bytes, size_t length, bitmap *of, bool *foreign) {
    if (length < 26) return false;
    *of = (bitmap){.offset = little(bytes + 10, 4), .header = little(bytes + 14, 4)};
    uint32_t compression = 0, used = 0;
    if (of->header == 12) {
        of->width = little(bytes + 18, 2);
        of->height = little(bytes + 20, 2);
        of->bits = little(bytes + 24, 2);
        of->entry = 3;
    } else {
        if (of->header < 40 || of->header > 256 || length < 14 + (size_t)of->header) return false;
        int32_t height = (int32_t)little(bytes + 22, 4);
        of->width = little(bytes + 18, 4);
        of->from_top = height < 0;
        of->height = height < 0 ? 0u - (uint32_t)height : (uint32_t)height;
        of->bits = little(bytes + 28, 2);
        compression = little(bytes + 30, 4);
        used = little(bytes + 46, 4);
        of->entry = 4;
    }
    if (of->width > INT32_MAX || of->height > INT32_MAX) return false;
    // Compressed variants (run lengths, embedded JPEG or PNG) are rare and not supported.
    *foreign = compression != 0 && compression != 3 && compression != 6;
    uint32_t masks[3] = {of->bits == 16 ? 0x7C00 : 0xFF0000, of->bits == 16 ? 0x3E0 : 0xFF00, of->bits == 16 ? 0x1F : 0xFF};
    size_t masked = 54;
    if (compression != 0 && length >= masked + 12)
        for (int c = 0; c < 3; c++) masks[c] = little(bytes + masked + 4 * (size_t)c, 4);
    for (int c = 0; c < 3; c++) of->fields[c] = field_of(masks[c]);
    size_t start = 14 + (size_t)of->header + (of->header == 40 && compression == 3 ? 12 : 0);
    of->palette = bytes + (start < length ? start : length);
    uint32_t most = of->bits <= 8 ? 1u << of->bits : 0, there = (uint32_t)((length - (size_t)(of->palette - bytes)) / of->entry);
    of->colors = used > 0 && used < most ? used : most;
    if (of->colors > there) of->colors = there;
    return true;
}

static void read_row(const bitmap *of, const uint8_t *from, uint8_t *to) {
    for (uint32_t x = 0; x < of->width; x++, to += 3) {
        if (of->bits <= 8) {
            uint32_t place = x * of->bits;
            uint32_t index = from[place / 8] >> (8 - of->bits - place % 8) & ((1u << of->bits) - 1);
            const uint8_t *color = of->palette + (size_t)index * of->entry;
            for (int c = 0; c < 3; c++) to[c] = index < of->colors ? color[2 - c] : 0;
        } else {
            uint32_t pixel = little(from + (size_t)x * (of->bits / 8), (int)of->bits / 8);
            for (int c = 0; c < 3; c++) to[c] = value_of(pixel, of->fields[c]);
        }
    }
}

gic_status gic_decode_bmp(gic_job *job) {
    bitmap of;
    bool foreign = false;
    if (!read_header(job->bytes, job->length, &of, &foreign)) return gic_fail(job, GIC_MALFORMED, "the header is damaged");
    job->info->buffered = true;
    gic_status status = gic_admit(job, of.width, of.height);
    if (status != GIC_OK || job->request == NULL) return status;
    bool known = of.bits == 1 || of.bits == 2 || of.bits == 4 || of.bits == 8 || of.bits == 16 || of.bits == 24 || of.bits == 32;
    if (foreign || !known) return gic_fail(job, GIC_FOREIGN, "of a kind that is not read");
    size_t stride = ((size_t)of.width * of.bits + 31) / 32 * 4;
    size_t whole = of.offset < job->length ? (job->length - of.offset) / stride : 0;
    uint8_t *row = malloc((size_t)of.width * 3);
    if (row == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    status = gic_begin(job, of.width, of.height, 1, 1);
    for (uint32_t y = 0; status == GIC_OK && y < of.height; y++) {
        size_t stored = of.from_top ? y : of.height - 1 - y;
        if (stored < whole) {
            read_row(&of, job->bytes + of.offset + stored * stride, row);
        } else {
            memset(row, 128, (size_t)of.width * 3);
            job->picture->truncated = true;
        }
        gic_row(job, row, 3);
    }
    free(row);
    return status;
}
