#include "decode_job.h"
#include "formats.h"

#include <string.h>
#include <webp/decode.h>

static uint32_t little(const uint8_t *at) {
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/// Data of a chunk in an extended file (WebP container specification); NULL if missing.
static const uint8_t *find(const char *name, const uint8_t *bytes, size_t length, size_t *found) {
    for (size_t at = 12; length >= 8 && at <= length - 8;) {
        size_t count = little(bytes + at + 4), left = length - at - 8;
        if (count > left) return NULL;
        *found = count;
        if (memcmp(bytes + at, name, 4) == 0) return bytes + at + 8;
        if (count + (count & 1) > left) return NULL;
        at += 8 + count + (count & 1);
    }
    return NULL;
}

static uint8_t orientation(const uint8_t *bytes, size_t length) {
    size_t count = 0;
    const uint8_t *tiff = find("EXIF", bytes, length, &count);
    return tiff == NULL ? 1 : gic_exif_orientation(tiff, count);
}

static gic_status failed(gic_job *job, VP8StatusCode code) {
    if (code == VP8_STATUS_OUT_OF_MEMORY) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    return gic_fail(
        job, GIC_MALFORMED, code == VP8_STATUS_NOT_ENOUGH_DATA ? "ends early" : "the data is damaged");
}

/// Makes libwebp scale the picture down, to at least twice the output size.
static void set_scaling(WebPDecoderConfig *config, const gic_job *job) {
    uint32_t width = (uint32_t)config->input.width, height = (uint32_t)config->input.height;
    uint32_t by = 1;
    while (width / (by * 2) >= job->out_width * 2 && height / (by * 2) >= job->out_height * 2) by *= 2;
    config->output.width = (int)width;
    config->output.height = (int)height;
    if (by == 1) return;
    config->options.use_scaling = 1;
    config->options.scaled_width = config->output.width = (int)((width + by - 1) / by);
    config->options.scaled_height = config->output.height = (int)((height + by - 1) / by);
}

/// Decodes as much of a truncated picture as possible; returns the number of rows.
static int decode_part(gic_job *job, WebPDecoderConfig *config) {
    WebPIDecoder *part = WebPIDecode(NULL, 0, config);
    if (part == NULL) return 0;
    int rows = 0;
    VP8StatusCode code = WebPIUpdate(part, job->bytes, job->length);
    if (code == VP8_STATUS_OK || code == VP8_STATUS_SUSPENDED || code == VP8_STATUS_NOT_ENOUGH_DATA)
        if (WebPIDecGetRGB(part, &rows, NULL, NULL, NULL) == NULL) rows = 0;
    WebPIDelete(part);
    return rows;
}

gic_status gic_decode_webp(gic_job *job) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return gic_fail(job, GIC_MALFORMED, "another libwebp");
    VP8StatusCode code = WebPGetFeatures(job->bytes, job->length, &config.input);
    if (code != VP8_STATUS_OK) return failed(job, code);
    job->info->orientation = orientation(job->bytes, job->length);
    gic_status status = gic_admit(job, (uint32_t)config.input.width, (uint32_t)config.input.height);
    if (status != GIC_OK) return status;
    gic_decoder animated = gic_decoder_of(GIC_FORMAT_WEBP);
    if (config.input.has_animation && animated == NULL) return gic_fail(job, GIC_FOREIGN, "animated");
    if (job->request == NULL) return GIC_OK;

    size_t profile_length = 0;
    const uint8_t *profile = find("ICCP", job->bytes, job->length, &profile_length);
    if (profile != NULL) job->color = gic_color_of(job->colors, gic_profile_colors(3, profile, profile_length));
    if (config.input.has_animation) return animated(job);
    set_scaling(&config, job);
    uint32_t width = (uint32_t)config.output.width, height = (uint32_t)config.output.height;
    int channels = config.input.has_alpha ? 4 : 3;
    config.output.colorspace = channels == 4 ? MODE_RGBA : MODE_RGB;
    status = gic_begin(
        job, width, height, (double)job->stored_width / width, (double)job->stored_height / height,
        channels);
    if (status != GIC_OK) return status;
    size_t stride = (size_t)width * channels;
    uint8_t *pixels = WebPMalloc(stride * height);
    if (pixels == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    config.output.is_external_memory = 1;
    config.output.u.RGBA = (WebPRGBABuffer){.rgba = pixels, .stride = (int)stride, .size = stride * height};
    code = WebPDecode(job->bytes, job->length, &config);
    bool cut = code == VP8_STATUS_NOT_ENOUGH_DATA || code == VP8_STATUS_SUSPENDED;
    int rows = cut ? decode_part(job, &config) : code == VP8_STATUS_OK ? (int)height : 0;
    if (rows <= 0) status = failed(job, code);
    for (int y = 0; y < rows; y++) gic_row(job, pixels + stride * y, channels);
    job->picture->truncated = cut;
    WebPFree(pixels);
    return status;
}
