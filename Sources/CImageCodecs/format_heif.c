#include "formats.h"

#if __has_include(<libheif/heif.h>)
#include <libheif/heif.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(X) \
    X(heif_check_filetype) X(heif_context_alloc) X(heif_context_free) X(heif_context_set_max_decoding_threads) \
    X(heif_context_read_from_memory_without_copy) X(heif_context_get_primary_image_handle) \
    X(heif_image_handle_release) X(heif_image_handle_get_width) X(heif_image_handle_get_height) \
    X(heif_image_handle_has_alpha_channel) X(heif_image_handle_get_raw_color_profile_size) \
    X(heif_image_handle_get_raw_color_profile) X(heif_image_handle_get_nclx_color_profile) \
    X(heif_nclx_color_profile_free) X(heif_decoding_options_alloc) X(heif_decoding_options_free) \
    X(heif_decode_image) X(heif_image_release) X(heif_image_get_plane_readonly) X(heif_image_get_width) \
    X(heif_image_get_height) X(heif_image_handle_is_premultiplied_alpha) \
    X(heif_image_handle_get_luma_bits_per_pixel)

static struct { FUNCTIONS(GIC_FIELD) } library;

/// Maximum number of bytes missing at the end of a truncated file that is decoded, in bytes.
enum { MOST_MISSING = 64 << 20 };

static gic_status failed(gic_job *job, struct heif_error error) {
    switch (error.code) {
    case heif_error_Memory_allocation_error: return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    case heif_error_Unsupported_filetype: case heif_error_Unsupported_feature: return GIC_FOREIGN;
    default: return gic_fail(job, GIC_MALFORMED, "the data is damaged");
    }
}

/// ICC profile, or else codes of ITU-T H.273. The codes apply to decoded pixels, which are full-range RGB.
static gic_color_source colors(const struct heif_image_handle *image) {
    size_t length = library.heif_image_handle_get_raw_color_profile_size(image);
    if (length > 0 && length <= GIC_LARGEST_PROFILE) {
        uint8_t *profile = malloc(length);
        if (profile == NULL) return (gic_color_source){0};
        if (library.heif_image_handle_get_raw_color_profile(image, profile).code == heif_error_Ok)
            return (gic_color_source){
                .kind = GIC_COLORS_PROFILE, .channels = 3, .bytes = profile, .length = length};
        free(profile);
    }
    struct heif_color_profile_nclx *codes = NULL;
    if (library.heif_image_handle_get_nclx_color_profile(image, &codes).code != heif_error_Ok || codes == NULL)
        return (gic_color_source){0};
    uint8_t bytes[4] = {(uint8_t)codes->color_primaries, (uint8_t)codes->transfer_characteristics, 0, 1};
    library.heif_nclx_color_profile_free(codes);
    // Treats the BT.709 curve as sRGB, since encoders state BT.709 for screen content.
    if (bytes[1] == 1 || bytes[1] == 6) bytes[1] = 13;
    return gic_codes(bytes);
}

/// Copies decoded pixels to the scaler. `is_mixed`: whether colors are multiplied by alpha.
static gic_status take(gic_job *job, const struct heif_image *image, int channels, bool is_mixed) {
    int stride = 0;
    const uint8_t *pixels = library.heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    uint32_t width = (uint32_t)library.heif_image_get_width(image, heif_channel_interleaved);
    uint32_t height = (uint32_t)library.heif_image_get_height(image, heif_channel_interleaved);
    if (pixels == NULL || width != job->stored_width || height != job->stored_height
        || stride < (int)(width * (uint32_t)channels))
        return gic_fail(job, GIC_MALFORMED, "the size is not that of its pixels");
    uint8_t *row = malloc((size_t)width * channels);
    gic_status status = row == NULL ? gic_fail(job, GIC_NO_MEMORY, "out of memory")
                                    : gic_begin(job, width, height, 1, 1, channels);
    for (uint32_t y = 0; status == GIC_OK && y < height; y++) {
        memcpy(row, pixels + (size_t)stride * y, (size_t)width * channels);
        if (is_mixed) gic_unmix(row, width);
        gic_row(job, row, channels);
    }
    free(row);
    return status;
}

static gic_status decode_image(gic_job *job, const struct heif_image_handle *handle) {
    job->info->buffered = true;
    job->info->deep = library.heif_image_handle_get_luma_bits_per_pixel(handle) > 8;
    gic_status status = gic_admit(
        job, (uint32_t)library.heif_image_handle_get_width(handle),
        (uint32_t)library.heif_image_handle_get_height(handle));
    if (status != GIC_OK || job->request == NULL) return status;
    job->color = gic_color_of(job->colors, colors(handle));
    int channels = library.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
    struct heif_decoding_options *options = library.heif_decoding_options_alloc();
    if (options == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    options->convert_hdr_to_8bit = 1;
    struct heif_image *image = NULL;
    struct heif_error error = library.heif_decode_image(
        handle, &image, heif_colorspace_RGB,
        channels == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options);
    library.heif_decoding_options_free(options);
    if (error.code != heif_error_Ok) return failed(job, error);
    status = take(job, image, channels, channels == 4 && library.heif_image_handle_is_premultiplied_alpha(handle));
    library.heif_image_release(image);
    return status;
}

/// End of the last box of a file of ISO/IEC 14496-12, as its header states: beyond the file if it is truncated.
static uint64_t end_of_boxes(const uint8_t *bytes, size_t length) {
    uint64_t at = 0;
    while (at + 8 <= length) {
        uint64_t size = 0;
        for (int i = 0; i < 4; i++) size = size << 8 | bytes[at + i];
        if (size == 1 && at + 16 <= length)
            for (int i = 8; i < 16; i++) size = size << 8 | bytes[at + i];
        // The last box may leave its size open.
        if (size < 8 || size > UINT64_MAX - at) return length;
        at += size;
    }
    return at;
}

static gic_status decode_bytes(gic_job *job, const uint8_t *bytes, size_t length) {
    struct heif_context *context = library.heif_context_alloc();
    if (context == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    library.heif_context_set_max_decoding_threads(context, 0);
    struct heif_image_handle *handle = NULL;
    struct heif_error error = library.heif_context_read_from_memory_without_copy(context, bytes, length, NULL);
    if (error.code == heif_error_Ok) error = library.heif_context_get_primary_image_handle(context, &handle);
    gic_status status = error.code == heif_error_Ok ? decode_image(job, handle) : failed(job, error);
    if (handle != NULL) library.heif_image_handle_release(handle);
    library.heif_context_free(context);
    return status;
}

/// Decodes a truncated file with zeros in place of the missing bytes, so that its beginning is shown.
static gic_status decode_cut(gic_job *job, size_t length) {
    uint8_t *bytes = calloc(1, length);
    if (bytes == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    memcpy(bytes, job->bytes, job->length);
    gic_status status = decode_bytes(job, bytes, length);
    free(bytes);
    if (status == GIC_MALFORMED) return gic_fail(job, status, "ends early");
    if (status == GIC_OK && job->picture != NULL) job->picture->truncated = true;
    return status;
}

static gic_status decode(gic_job *job) {
    // Rejects videos, which share the container format.
    if (library.heif_check_filetype(job->bytes, job->length > 1024 ? 1024 : (int)job->length) == heif_filetype_no)
        return GIC_FOREIGN;
    uint64_t end = end_of_boxes(job->bytes, job->length);
    if (end <= job->length) return decode_bytes(job, job->bytes, job->length);
    if (end - job->length > MOST_MISSING) return gic_fail(job, GIC_MALFORMED, "ends early");
    return decode_cut(job, (size_t)end);
}

/// libheif makes libde265 start a thread for each picture and wait for it, but the sandbox forbids threads. This
/// definition takes precedence over the library's (Package.swift exports it) and makes the calling thread decode.
__attribute__((visibility("default"), used)) int de265_start_worker_threads(void *context, int count);
int de265_start_worker_threads(void *context, int count) { return (void)context, (void)count, 0; }

gic_decoder gic_load_heif(void) {
    void *handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    FUNCTIONS(GIC_FIND)
    // Makes the library search for plugins now, because the sandbox forbids it later.
    struct heif_context *context = library.heif_context_alloc();
    if (context == NULL) return NULL;
    library.heif_context_free(context);
    return decode;
}
#else
gic_decoder gic_load_heif(void) { return NULL; }
#endif
