#include "formats.h"

#if __has_include(<jxl/decode.h>)
#include <jxl/decode.h>
#include <jxl/version.h>
#include <stdlib.h>

#define TEXT(value) #value
#define VALUE(name) TEXT(name)

#define FUNCTIONS(X) \
    X(JxlDecoderCreate) X(JxlDecoderDestroy) X(JxlDecoderSubscribeEvents) X(JxlDecoderSetInput) \
    X(JxlDecoderProcessInput) X(JxlDecoderGetBasicInfo) X(JxlDecoderFlushImage) \
    X(JxlDecoderGetICCProfileSize) X(JxlDecoderGetColorAsICCProfile) X(JxlDecoderImageOutBufferSize) \
    X(JxlDecoderSetImageOutBuffer)

static struct { FUNCTIONS(GIC_FIELD) } library;

#if JPEGXL_NUMERIC_VERSION >= JPEGXL_COMPUTE_NUMERIC_VERSION(0, 9, 0)
#define PROFILE(decoder, format) decoder, JXL_COLOR_PROFILE_TARGET_DATA
#else
#define PROFILE(decoder, format) decoder, format, JXL_COLOR_PROFILE_TARGET_DATA
#endif

static gic_color_source colors(const JxlDecoder *decoder, const JxlPixelFormat *format, uint32_t channels) {
    (void)format;
    gic_color_source source = {.kind = GIC_COLORS_PROFILE, .channels = channels};
    if (library.JxlDecoderGetICCProfileSize(PROFILE(decoder, format), &source.length) != JXL_DEC_SUCCESS
        || source.length == 0 || source.length > GIC_LARGEST_PROFILE)
        return (gic_color_source){0};
    source.bytes = malloc(source.length);
    if (source.bytes != NULL
        && library.JxlDecoderGetColorAsICCProfile(PROFILE(decoder, format), source.bytes, source.length) == JXL_DEC_SUCCESS)
        return source;
    free(source.bytes);
    return (gic_color_source){0};
}

/// Decodes the first image; the caller frees `*pixels`.
static gic_status read(gic_job *job, JxlDecoder *decoder, JxlPixelFormat *format, uint8_t **pixels) {
    JxlBasicInfo info;
    gic_status status = GIC_OK;
    size_t size = 0;
    for (;;) {
        switch (library.JxlDecoderProcessInput(decoder)) {
        case JXL_DEC_BASIC_INFO:
            if (library.JxlDecoderGetBasicInfo(decoder, &info) != JXL_DEC_SUCCESS)
                return gic_fail(job, GIC_MALFORMED, "the data is damaged");
            job->info->buffered = true;
            job->info->deep = info.bits_per_sample > 8;
            format->num_channels = info.alpha_bits > 0 ? 4 : 3;
            status = gic_admit(job, info.xsize, info.ysize);
            if (status != GIC_OK || job->request == NULL) return status;
            break;
        case JXL_DEC_COLOR_ENCODING:
            // A gray profile does not apply, since gray is decoded to RGB.
            if (info.num_color_channels == 3)
                job->color = gic_color_of(job->colors, colors(decoder, format, 3));
            break;
        case JXL_DEC_NEED_IMAGE_OUT_BUFFER:
            if (library.JxlDecoderImageOutBufferSize(decoder, format, &size) != JXL_DEC_SUCCESS
                || size != (size_t)job->stored_width * job->stored_height * format->num_channels)
                return gic_fail(job, GIC_MALFORMED, "the size is not that of its pixels");
            *pixels = calloc(1, size);
            if (*pixels == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
            if (library.JxlDecoderSetImageOutBuffer(decoder, format, *pixels, size) != JXL_DEC_SUCCESS)
                return gic_fail(job, GIC_MALFORMED, "the data is damaged");
            break;
        case JXL_DEC_FULL_IMAGE: return GIC_OK;
        case JXL_DEC_NEED_MORE_INPUT:
            if (*pixels == NULL || library.JxlDecoderFlushImage(decoder) != JXL_DEC_SUCCESS)
                return gic_fail(job, GIC_MALFORMED, "ends early");
            job->picture->truncated = true;
            return GIC_OK;
        default: return gic_fail(job, GIC_MALFORMED, "the data is damaged");
        }
    }
}

static gic_status decode(gic_job *job) {
    JxlDecoder *decoder = library.JxlDecoderCreate(NULL);
    if (decoder == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    JxlPixelFormat format = {3, JXL_TYPE_UINT8, JXL_NATIVE_ENDIAN, 0};
    uint8_t *pixels = NULL;
    int events = JXL_DEC_BASIC_INFO | JXL_DEC_COLOR_ENCODING | JXL_DEC_FULL_IMAGE;
    gic_status status = GIC_MALFORMED;
    if (library.JxlDecoderSubscribeEvents(decoder, events) == JXL_DEC_SUCCESS
        && library.JxlDecoderSetInput(decoder, job->bytes, job->length) == JXL_DEC_SUCCESS) {
        status = read(job, decoder, &format, &pixels);
    }
    library.JxlDecoderDestroy(decoder);
    if (status == GIC_OK && pixels != NULL)
        status = gic_begin(job, job->stored_width, job->stored_height, 1, 1, (int)format.num_channels);
    size_t stride = (size_t)job->stored_width * format.num_channels;
    for (uint32_t y = 0; status == GIC_OK && pixels != NULL && y < job->stored_height; y++)
        gic_row(job, pixels + stride * y, (int)format.num_channels);
    free(pixels);
    return status;
}

gic_decoder gic_load_jxl(void) {
    // The ABI is not stable, so each version has its own library name.
    void *handle = dlopen(
        "libjxl.so." VALUE(JPEGXL_MAJOR_VERSION) "." VALUE(JPEGXL_MINOR_VERSION), RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    FUNCTIONS(GIC_FIND)
    return decode;
}
#else
gic_decoder gic_load_jxl(void) { return NULL; }
#endif
