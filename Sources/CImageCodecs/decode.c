#include "decode_job.h"
#include "formats.h"

#ifdef __linux__
#include <malloc.h>
#endif
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

gic_limits gic_default_limits(void) {
    return (gic_limits){.pixels = 100000000, .buffered_pixels = 25000000, .side = 65500};
}

gic_status gic_fail(gic_job *job, gic_status status, const char *reason) {
    snprintf(job->info->reason, sizeof job->info->reason, "%s", reason);
    return status;
}

static uint32_t scaled(uint32_t side, uint64_t numerator, uint64_t denominator) {
    uint64_t value = (side * numerator + denominator / 2) / denominator;
    return value < 1 ? 1 : (uint32_t)value;
}

static bool is_in_range(const gic_request *request, gic_part part) {
    uint32_t most = request->part.width > 0 ? 1 << 20 : 16384;
    return request->width <= most && request->height <= most
        && (request->part.width == 0 || request->fit == GIC_EXACT)
        && part.width >= 1 && part.width <= 16384 && part.height >= 1 && part.height <= 16384
        && part.width <= request->width && part.x <= request->width - part.width
        && part.height <= request->height && part.y <= request->height - part.height
        && (uint64_t)part.width * part.height <= 64000000;
}

/// Reduces one side if the proportions differ from those that the service states. Ignores differences of up to a tenth,
/// because boxes are rounded to cells and services round sizes.
static void keep_proportions(const gic_job *job, uint32_t *width, uint32_t *height) {
    const gic_request *request = job->request;
    if (request->promised_width == 0 || request->promised_height == 0) return;
    double expected = (double)request->promised_width / request->promised_height;
    double wider = (double)job->info->width / job->info->height / expected;
    if (wider > 1.1) *height = (uint32_t)fmax(1, *height / wider + 0.5);
    if (wider < 1 / 1.1) *width = (uint32_t)fmax(1, *width * wider + 0.5);
}

gic_status gic_admit(gic_job *job, uint32_t stored_width, uint32_t stored_height) {
    gic_info *info = job->info;
    bool turned = info->orientation >= 5;
    info->width = turned ? stored_height : stored_width;
    info->height = turned ? stored_width : stored_height;
    if (info->width == 0 || info->height == 0) return gic_fail(job, GIC_MALFORMED, "no pixels");
    uint64_t pixels = (uint64_t)info->width * info->height;
    uint64_t limit = info->buffered ? job->limits.buffered_pixels : job->limits.pixels;
    if (pixels > limit || info->width > job->limits.side || info->height > job->limits.side) {
        snprintf(info->reason, sizeof info->reason, "%u x %u pixels", info->width, info->height);
        return GIC_TOO_LARGE;
    }
    if (job->request == NULL) return GIC_OK;
    uint64_t width = job->request->width, height = job->request->height;
    gic_part part = job->request->part;
    if (part.width == 0) part = (gic_part){.width = (uint32_t)width, .height = (uint32_t)height};
    if (!is_in_range(job->request, part))
        return gic_fail(job, GIC_MALFORMED, "the requested size is out of range");
    uint32_t out_width = (uint32_t)width, out_height = (uint32_t)height;
    if (job->request->fit == GIC_FIT) {
        if (width >= info->width && height >= info->height) {
            out_width = info->width;
            out_height = info->height;
        } else if (width * info->height <= height * info->width) {
            out_height = scaled(info->height, width, info->width);
        } else {
            out_width = scaled(info->width, height, info->height);
        }
        part = (gic_part){.width = out_width, .height = out_height};
    }
    job->frame_width = part.width;
    job->frame_height = part.height;
    if (job->request->fit == GIC_EXACT && job->request->part.width == 0) {
        keep_proportions(job, &out_width, &out_height);
        part = (gic_part){.width = out_width, .height = out_height};
    }
    job->stored_width = stored_width;
    job->stored_height = stored_height;
    job->picture->width = part.width;
    job->picture->height = part.height;
    job->out_width = turned ? out_height : out_width;
    job->out_height = turned ? out_width : out_height;
    job->part = gic_stored_part(part, job->out_width, job->out_height, info->orientation);
    return GIC_OK;
}

gic_status gic_begin(gic_job *job, uint32_t width, uint32_t height, double by_x, double by_y, int channels) {
    job->rows_expected = height;
    job->row_width = width;
    job->converts_late = (uint64_t)width * height > 2 * (uint64_t)job->out_width * job->out_height;
    int depth = job->depth == 0 ? 1 : job->depth;
    bool is_kept = job->request->keeps_alpha && job->frames_wanted == 0 && (channels == 4 || depth == 2);
    job->picture->channels = is_kept ? (uint32_t)channels : 3;
    job->picture->depth = (uint32_t)depth;
    size_t pixels = (size_t)job->part.width * job->part.height;
    job->picture->pixels = is_kept ? calloc(pixels, (size_t)(channels * depth)) : malloc(pixels * 3);
    if (job->picture->pixels == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    gic_scaling scaling = {
        .width = width, .height = height, .covered_width = job->stored_width / by_x,
        .covered_height = job->stored_height / by_y, .out_width = job->out_width,
        .out_height = job->out_height, .part = job->part, .background = job->request->background,
        .out = job->picture->pixels, .channels = channels, .depth = depth};
    if (is_kept) job->samples = gic_samples_new(scaling);
    else job->scaler = gic_scaler_new(scaling);
    if (job->scaler == NULL && job->samples == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    return GIC_OK;
}

/// Passes on a row with alpha or 16 bits a channel. Missing rows stay transparent or black.
static void keep_row(gic_job *job, uint8_t *row, int channels) {
    if (row != NULL && job->color != NULL && job->depth < 2)
        gic_color_convert(job->color, row, job->row_width, channels, job->narrowed);
    bool is_done = row != NULL && !gic_samples_push(job->samples, row);
    job->rows = is_done ? job->rows_expected : job->rows + 1;
}

void gic_row(gic_job *job, uint8_t *row, int channels) {
    if (job->rows >= job->rows_expected) return;
    if (job->samples != NULL) {
        keep_row(job, row, channels);
        return;
    }
    bool is_late = job->converts_late && channels == 3, converts = row != NULL && job->color != NULL;
    if (converts && !is_late) gic_color_convert(job->color, row, job->row_width, channels, job->narrowed);
    uint32_t made = gic_scaler_rows(job->scaler);
    gic_scaler_push(job->scaler, row, channels);
    made = gic_scaler_rows(job->scaler) - made;
    if (converts && is_late && made > 0) {
        size_t width = job->part.width, end = (size_t)gic_scaler_rows(job->scaler) * width;
        uint8_t *first = job->picture->pixels + (end - made * width) * 3;
        gic_color_convert(job->color, first, made * width, 3, job->narrowed);
    }
    job->rows = gic_scaler_is_done(job->scaler) ? job->rows_expected : job->rows + 1;
}

/// Centers a picture that is smaller than its frame.
static gic_status frame(gic_job *job) {
    gic_picture *picture = job->picture;
    if (picture->width == job->frame_width && picture->height == job->frame_height) return GIC_OK;
    size_t stride = (size_t)job->frame_width * 3, row = (size_t)picture->width * 3;
    uint8_t *framed = malloc(stride * job->frame_height);
    if (framed == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    for (size_t i = 0; i < stride * job->frame_height; i++) framed[i] = job->request->background[i % 3];
    uint8_t *to = framed + (job->frame_height - picture->height) / 2 * stride
        + (job->frame_width - picture->width) / 2 * 3;
    for (uint32_t y = 0; y < picture->height; y++) memcpy(to + y * stride, picture->pixels + y * row, row);
    free(picture->pixels);
    picture->pixels = framed;
    picture->width = job->frame_width;
    picture->height = job->frame_height;
    return GIC_OK;
}

gic_status gic_finish(gic_job *job) {
    if (job->rows < job->rows_expected) {
        job->picture->truncated = true;
        while (job->rows < job->rows_expected) gic_row(job, NULL, 0);
    }
    if (job->info->orientation == 1) return frame(job);
    uint8_t *upright = gic_upright(
        job->picture->pixels, job->part.width, job->part.height, job->info->orientation,
        job->picture->channels * (size_t)job->picture->depth);
    if (upright == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    free(job->picture->pixels);
    job->picture->pixels = upright;
    return frame(job);
}

static gic_status run(gic_job *job) {
    memset(job->info, 0, sizeof *job->info);
    job->info->orientation = 1;
    job->info->format = gic_sniff(job->bytes, job->length);
    bool is_camera_file = job->info->format == GIC_FORMAT_RAW || job->info->format == GIC_FORMAT_TIFF;
    if (is_camera_file && gic_find_preview(job)) return gic_decode_jpeg(job);
    gic_decoder decoder = gic_decoder_of(job->info->format);
    switch (job->info->format) {
    case GIC_FORMAT_JPEG: return gic_decode_jpeg(job);
    case GIC_FORMAT_PNG: return gic_decode_png(job);
    case GIC_FORMAT_WEBP: return gic_decode_webp(job);
    default: return decoder == NULL ? GIC_FOREIGN : decoder(job);
    }
}

gic_status gic_probe(const uint8_t *bytes, size_t length, gic_limits limits, gic_info *info) {
    gic_job job = {.bytes = bytes, .length = length, .limits = limits, .info = info};
    return run(&job);
}

gic_status gic_decode(
    const uint8_t *bytes, size_t length, const gic_request *request, gic_info *info, gic_picture *picture) {
    memset(picture, 0, sizeof *picture);
    gic_job job = {
        .bytes = bytes, .length = length, .limits = request->limits, .request = request, .info = info,
        .picture = picture, .colors = request->colors == NULL ? gic_color_cache_new() : request->colors};
    gic_status status = run(&job);
    if (status == GIC_OK && picture->frames == 0) {
        status = gic_finish(&job);
        picture->frames = 1;
    }
    if (job.made != NULL) {
        free(picture->pixels);
        picture->pixels = job.made;
    }
    gic_scaler_free(job.scaler);
    gic_samples_free(job.samples);
    if (request->colors == NULL) gic_color_cache_free(job.colors);
    if (status != GIC_OK) gic_free(picture);
    return status;
}

void gic_free(gic_picture *picture) {
    bool is_large = (uint64_t)picture->width * picture->height * picture->frames > 1 << 20;
    free(picture->pixels);
    free(picture->durations);
    picture->pixels = NULL;
    picture->durations = NULL;
#ifdef __GLIBC__
    // Returns the freed memory of a large picture to the system, since small pictures would not reuse it.
    if (is_large) malloc_trim(1 << 20);
#else
    (void)is_large;
#endif
}
