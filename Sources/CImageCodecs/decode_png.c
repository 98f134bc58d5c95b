#include "decode_job.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// State that must survive longjmp; kept outside the stack frame of setjmp.
typedef struct {
    png_structp png;
    png_infop info;
    jmp_buf escape;
    gic_job *job;
    size_t at;
    uint8_t *pixels, *narrow;
    bool begun;
    gic_status status;
} decoder;

static void fail(png_structp png, png_const_charp reason) {
    decoder *d = png_get_error_ptr(png);
    d->status = gic_fail(d->job, GIC_MALFORMED, reason);
    longjmp(d->escape, 1);
}

static void silent(png_structp png, png_const_charp reason) {
    (void)png;
    (void)reason;
}

static void supply(png_structp png, png_bytep into, size_t count) {
    decoder *d = png_get_io_ptr(png);
    if (count > d->job->length - d->at) png_error(png, "ends early");
    memcpy(into, d->job->bytes + d->at, count);
    d->at += count;
}

static uint32_t big(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/// Orientation from eXIf, which may follow the pixels (PNG 3rd edition, 11.3.4.5). `is_cut`: a chunk is incomplete.
/// `frames` is the number of frames stated by acTL before the pixels, if any (11.3.5.1).
static uint8_t orientation(const uint8_t *bytes, size_t length, bool *is_cut, uint32_t *frames) {
    bool is_before_pixels = true;
    for (size_t at = 8; length - at >= 12;) {
        size_t count = big(bytes + at);
        *is_cut = count > length - at - 12;
        if (*is_cut) return 1;
        if (memcmp(bytes + at + 4, "eXIf", 4) == 0) return gic_exif_orientation(bytes + at + 8, count);
        if (memcmp(bytes + at + 4, "IDAT", 4) == 0) is_before_pixels = false;
        if (is_before_pixels && count == 8 && memcmp(bytes + at + 4, "acTL", 4) == 0) *frames = big(bytes + at + 8);
        at += count + 12;
    }
    return 1;
}

/// Narrows 16-bit values to 8 bits in place: colors by the tables, alpha linearly.
static void narrow_row(const uint8_t *narrow, uint8_t *row, uint32_t width, int channels) {
    const uint8_t *from = row;
    for (uint32_t x = 0; x < width; x++) {
        for (int c = 0; c < channels; c++, from += 2) {
            unsigned value = (unsigned)from[0] << 8 | from[1];
            *row++ = c < 3 ? narrow[c << 16 | value] : (uint8_t)((value * 255 + 32895) >> 16);
        }
    }
}

/// Makes libpng decode to rows for gic_row.
static void set_channels(decoder *d, uint32_t width, uint32_t height) {
    enum { LARGEST = 256 << 20, BYTES = 8 };
    gic_job *job = d->job;
    png_set_expand(d->png);
    bool is_small = (uint64_t)width * height * BYTES <= LARGEST;
    if (job->info->deep && job->request->keeps_alpha && job->request->keeps_depth && is_small) {
        job->depth = 2;
        return;
    }
    job->color = gic_color_of(job->colors, gic_png_colors(job->bytes, job->length));
    if (job->info->deep && job->color != NULL) d->narrow = gic_color_narrow(job->color);
    job->narrowed = d->narrow != NULL;
    if (!job->narrowed) png_set_scale_16(d->png);
    png_set_gray_to_rgb(d->png);
}

static void read_rows(decoder *d, uint32_t width, uint32_t height) {
    set_channels(d, width, height);
    int passes = png_set_interlace_handling(d->png);
    png_read_update_info(d->png, d->info);
    int channels = png_get_channels(d->png, d->info);
    size_t stride = png_get_rowbytes(d->png, d->info);
    d->pixels = calloc(passes > 1 ? height : 1, stride);
    if (d->pixels == NULL) {
        d->status = gic_fail(d->job, GIC_NO_MEMORY, "out of memory");
        return;
    }
    d->status = gic_begin(d->job, width, height, 1, 1, channels);
    if (d->status != GIC_OK) return;
    d->begun = true;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height && d->job->rows < d->job->rows_expected; y++) {
            uint8_t *row = d->pixels + (passes > 1 ? y * stride : 0);
            png_read_row(d->png, row, NULL);
            if (pass < passes - 1) continue;
            if (d->narrow != NULL) narrow_row(d->narrow, row, width, channels);
            gic_row(d->job, row, channels);
        }
    }
    // Rows below the part are not read, and png_read_end fails if rows are missing.
    if (d->job->request->part.width == 0) png_read_end(d->png, NULL);
}

static void decode(decoder *d) {
    gic_job *job = d->job;
    if (setjmp(d->escape)) {
        // Keeps the rows that precede the damage.
        if (d->begun && job->rows > 0) {
            d->status = GIC_OK;
            job->picture->truncated = true;
            job->info->reason[0] = 0;
        }
        return;
    }
    png_set_read_fn(d->png, d, supply);
    png_set_user_limits(d->png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_chunk_cache_max(d->png, 16);
    png_set_chunk_malloc_max(d->png, 8 << 20);
#ifdef PNG_MAXIMUM_INFLATE_WINDOW
    // Decodes files whose zlib header states a smaller window than was used.
    png_set_option(d->png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
#endif
    // Skips text, profiles and other ancillary chunks, which may be decompression bombs.
    png_set_keep_unknown_chunks(d->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(d->png, d->info);
    bool is_cut = false;
    uint32_t frames = 1;
    job->info->orientation = orientation(job->bytes, job->length, &is_cut, &frames);
    job->info->animated = frames > 1;
    job->info->deep = png_get_bit_depth(d->png, d->info) == 16;
    // libpng reads pixels in pieces of 8 kB by default, and an incomplete piece would be lost.
    if (is_cut) png_set_compression_buffer_size(d->png, 64);
    job->info->buffered = png_get_interlace_type(d->png, d->info) != PNG_INTERLACE_NONE;
    uint32_t width = png_get_image_width(d->png, d->info), height = png_get_image_height(d->png, d->info);
    d->status = gic_admit(job, width, height);
    if (d->status == GIC_OK && job->request != NULL) read_rows(d, width, height);
}

gic_status gic_decode_png(gic_job *job) {
    decoder *d = calloc(1, sizeof *d);
    if (d == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    d->job = job;
    d->status = GIC_NO_MEMORY;
    d->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, d, fail, silent);
    d->info = d->png == NULL ? NULL : png_create_info_struct(d->png);
    if (d->info != NULL) decode(d);
    png_destroy_read_struct(&d->png, &d->info, NULL);
    gic_status status = d->status;
    free(d->pixels);
    free(d->narrow);
    free(d);
    return status;
}
