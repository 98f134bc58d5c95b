#include "formats.h"

#include <stdlib.h>
#include <webp/demux.h>

#define FUNCTIONS(X) \
    X(WebPAnimDecoderOptionsInitInternal) X(WebPAnimDecoderNewInternal) X(WebPAnimDecoderGetInfo) \
    X(WebPAnimDecoderGetNext) X(WebPAnimDecoderDelete)

static struct { FUNCTIONS(GIC_FIELD) } library;

/// Decodes the requested frames. Size and color profile have already been read from the file.
static gic_status decode(gic_job *job) {
    WebPAnimDecoderOptions options;
    if (!library.WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION))
        return gic_fail(job, GIC_MALFORMED, "another libwebpdemux");
    options.color_mode = MODE_RGBA;
    options.use_threads = 0;
    WebPData data = {job->bytes, job->length};
    WebPAnimDecoder *decoder = library.WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION);
    if (decoder == NULL) return gic_fail(job, GIC_MALFORMED, "the data is damaged");
    WebPAnimInfo info;
    uint8_t *pixels = NULL;
    int time = 0, before = 0;
    gic_status status = gic_fail(job, GIC_MALFORMED, "the first frame is damaged");
    if (library.WebPAnimDecoderGetInfo(decoder, &info) && info.canvas_width == job->stored_width
        && info.canvas_height == job->stored_height) {
        gic_animate(job, info.frame_count);
        while (gic_wants_frame(job) && library.WebPAnimDecoderGetNext(decoder, &pixels, &time)) {
            job->info->reason[0] = 0;
            status = gic_frame(job, pixels, info.canvas_width, info.canvas_height, time - before);
            before = time;
            if (status != GIC_OK) break;
        }
    }
    library.WebPAnimDecoderDelete(decoder);
    return status;
}

gic_decoder gic_load_animated_webp(void) {
    void *handle = dlopen("libwebpdemux.so.2", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    FUNCTIONS(GIC_FIND)
    return decode;
}
