#include "formats.h"

#include <stdlib.h>
#include <string.h>

// Bitmaps of Windows (learn.microsoft.com, Bitmap Storage) and of OS/2 (BITMAPINFOHEADER2, of 16 to 64 bytes).

enum {
    PLAIN = 0, RLE8 = 1, RLE4 = 2, FIELDS = 3, ALPHA_FIELDS = 6,
    /// Stored as 4 in an OS/2 header, and negated here: the values from 3 on differ from those of Windows.
    RLE24 = -4,
};

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
    uint32_t most = of.count >= 32 ? ~0u : (1u << of.count) - 1, value = pixel >> of.shift & most;
    return of.count >= 8 ? (uint8_t)(value >> (of.count - 8)) : (uint8_t)((value * 255 + most / 2) / most);
}

typedef struct {
    const uint8_t *palette, *pixels;
    uint32_t width, height, bits, colors, entry;
    int compression;
    bool from_top;
    /// Bytes of a stored row, and number of rows in the file.
    size_t stride, rows;
    /// Red, green, blue and alpha; without bits if missing.
    field fields[4];
} bitmap;

static bool read_header(const uint8_t *bytes, size_t length, bitmap *of) {
    if (length < 26) return false;
    size_t offset = little(bytes + 10, 4), size = little(bytes + 14, 4);
    if ((size != 12 && size < 16) || size > 256 || length < 14 + size) return false;
    // Masks follow a header of 40 bytes. Members that the header lacks are 0.
    uint8_t head[256] = {0};
    memcpy(head, bytes + 14, size == 40 ? length - 14 < 56 ? length - 14 : 56 : size);
    *of = (bitmap){.entry = size == 12 ? 3 : 4, .width = little(head + 4, 4), .bits = little(head + 14, 2)};
    int32_t height = (int32_t)little(head + 8, 4);
    if (size == 12) {
        of->width = little(head + 4, 2);
        height = (int32_t)little(head + 6, 2);
        of->bits = little(head + 10, 2);
    } else {
        bool is_os2 = size <= 64 && size != 40 && size != 52 && size != 56;
        of->compression = (int)little(head + 16, 4);
        if (is_os2 && of->compression > RLE4) of->compression = -of->compression;
    }
    of->from_top = height < 0;
    of->height = height < 0 ? 0u - (uint32_t)height : (uint32_t)height;
    if (of->width > INT32_MAX || of->height > INT32_MAX) return false;
    bool has_fields = of->compression == FIELDS || of->compression == ALPHA_FIELDS;
    bool has_alpha = of->compression == ALPHA_FIELDS || (of->compression == FIELDS && size >= 56);
    static const uint32_t usual[2][3] = {{0xFF0000, 0xFF00, 0xFF}, {0x7C00, 0x3E0, 0x1F}};
    for (int c = 0; c < 3; c++)
        of->fields[c] = field_of(has_fields ? little(head + 40 + 4 * c, 4) : usual[of->bits == 16][c]);
    if (has_alpha) of->fields[3] = field_of(little(head + 52, 4));
    size_t start = 14 + size + (size == 40 && has_fields ? has_alpha ? 16 : 12 : 0);
    if (start > length) start = length;
    if (offset > length) offset = length;
    of->palette = bytes + start;
    of->pixels = bytes + offset;
    size_t there = ((offset > start ? offset : length) - start) / of->entry;
    uint32_t used = size == 12 ? 0 : little(head + 32, 4), most = of->bits <= 8 ? 1u << of->bits : 0;
    of->colors = used > 0 && used < most ? used : most;
    if (of->colors > there) of->colors = (uint32_t)there;
    of->stride = ((size_t)of->width * of->bits + 31) / 32 * 4;
    return true;
}

static bool is_known(const bitmap *of) {
    switch (of->compression) {
    case RLE8: return of->bits == 8;
    case RLE4: return of->bits == 4;
    case RLE24: return of->bits == 24;
    case PLAIN: break;
    case FIELDS: case ALPHA_FIELDS: return of->bits == 16 || of->bits == 32;
    default: return false;
    }
    return of->bits == 1 || of->bits == 2 || of->bits == 4 || of->bits == 8 || of->bits == 16 || of->bits == 24
        || of->bits == 32;
}

/// Expands run lengths to 1 byte a pixel, or 3 bytes for RLE24; skipped pixels are 0. Returns the number of rows read.
static uint32_t expand(const bitmap *of, const uint8_t *from, const uint8_t *end, uint8_t *to) {
    uint32_t x = 0, y = 0, size = of->bits == 24 ? 3 : 1;
    while (y < of->height && end - from >= 2) {
        uint32_t count = from[0], code = from[1];
        bool is_run = count > 0;
        if (!is_run && code == 1) return of->height;
        if (!is_run && code == 0) {
            x = 0, y++, from += 2;
            continue;
        }
        if (!is_run && code == 2) {
            if (end - from < 4) break;
            x += from[2], y += from[3], from += 4;
            continue;
        }
        if (!is_run) count = code;
        const uint8_t *data = from + (is_run ? 1 : 2);
        size_t bytes = is_run ? size : ((size_t)count * of->bits + 15) / 16 * 2;
        if ((size_t)(end - data) < bytes) break;
        for (uint32_t i = 0; i < count && x < of->width; i++, x++) {
            uint8_t *pixel = to + ((size_t)y * of->width + x) * size;
            if (of->bits == 4) *pixel = data[is_run ? 0 : i / 2] >> (i % 2 == 0 ? 4 : 0) & 15;
            else memcpy(pixel, data + (is_run ? 0 : i * size), size);
        }
        from = data + bytes;
    }
    return x > 0 && y < of->height ? y + 1 : y < of->height ? y : of->height;
}

/// Whether any pixel has alpha above 0, because some writers declare alpha and leave it 0.
static bool has_alpha(const bitmap *of) {
    if (of->fields[3].count == 0) return false;
    for (size_t y = 0; y < of->rows && y < of->height; y++)
        for (size_t x = 0; x < of->width; x++)
            if (value_of(little(of->pixels + y * of->stride + x * (of->bits / 8), (int)of->bits / 8), of->fields[3]) > 0)
                return true;
    return false;
}

static void read_row(const bitmap *of, const uint8_t *from, uint8_t *to, int channels) {
    for (uint32_t x = 0; x < of->width; x++, to += channels) {
        if (of->bits <= 8) {
            uint32_t place = x * of->bits;
            uint32_t index = from[place / 8] >> (8 - of->bits - place % 8) & ((1u << of->bits) - 1);
            const uint8_t *color = of->palette + (size_t)index * of->entry;
            for (int c = 0; c < 3; c++) to[c] = index < of->colors ? color[2 - c] : 0;
        } else {
            uint32_t pixel = little(from + (size_t)x * (of->bits / 8), (int)of->bits / 8);
            for (int c = 0; c < channels; c++) to[c] = value_of(pixel, of->fields[c]);
        }
    }
}

static gic_status read(gic_job *job, const bitmap *of) {
    int channels = has_alpha(of) ? 4 : 3;
    uint8_t *row = malloc((size_t)of->width * (size_t)channels);
    if (row == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    gic_status status = gic_begin(job, of->width, of->height, 1, 1, channels);
    for (uint32_t y = 0; status == GIC_OK && y < of->height; y++) {
        size_t stored = of->from_top ? y : of->height - 1 - y;
        bool is_there = stored < of->rows;
        if (is_there) read_row(of, of->pixels + stored * of->stride, row, channels);
        else job->picture->truncated = true;
        gic_row(job, is_there ? row : NULL, channels);
    }
    free(row);
    return status;
}

gic_status gic_decode_bmp(gic_job *job) {
    bitmap of;
    if (!read_header(job->bytes, job->length, &of)) return gic_fail(job, GIC_MALFORMED, "the header is damaged");
    job->info->buffered = true;
    gic_status status = gic_admit(job, of.width, of.height);
    if (status != GIC_OK || job->request == NULL) return status;
    if (!is_known(&of)) return gic_fail(job, GIC_FOREIGN, "of a kind that is not read");
    const uint8_t *end = job->bytes + job->length;
    uint8_t *expanded = NULL;
    if (of.compression == RLE8 || of.compression == RLE4 || of.compression == RLE24) {
        size_t size = of.compression == RLE24 ? 3 : 1;
        expanded = calloc((size_t)of.width * of.height, size);
        if (expanded == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
        of.rows = expand(&of, of.pixels, end, expanded);
        of.pixels = expanded;
        of.stride = of.width * size;
        of.bits = 8 * (uint32_t)size;
    } else {
        of.rows = (size_t)(end - of.pixels) / of.stride;
    }
    status = read(job, &of);
    free(expanded);
    return status;
}
