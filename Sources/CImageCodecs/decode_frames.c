#include "decode_job.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Maximum number of stored pixels over all frames: one to two seconds of decoding.
static const uint64_t most_decoded = 200000000;

static uint32_t shrunk(uint32_t side, double by) { return (uint32_t)fmax(1, floor(side * by)); }

void gic_animate(gic_job *job, uint32_t frames) {
    const gic_request *request = job->request;
    job->info->animated = frames > 1;
    if (request == NULL || request->frames < 2 || frames < 2 || request->part.width > 0) return;
    uint64_t stored = (uint64_t)job->stored_width * job->stored_height, all = most_decoded / stored;
    if (frames > request->frames) frames = request->frames;
    if (frames > all) frames = (uint32_t)all;
    if (frames < 2) return;
    job->frames_wanted = frames;
    double pixels = (double)job->frame_width * job->frame_height * frames;
    double by = fmin(1, sqrt(request->frame_pixels / pixels));
    by = fmin(by, fmax((double)job->stored_width / job->out_width, (double)job->stored_height / job->out_height));
    job->out_width = shrunk(job->out_width, by);
    job->out_height = shrunk(job->out_height, by);
    job->frame_width = shrunk(job->frame_width, by);
    job->frame_height = shrunk(job->frame_height, by);
    job->part = (gic_part){.width = job->out_width, .height = job->out_height};
}

bool gic_wants_frame(const gic_job *job) {
    return job->picture->frames < (job->frames_wanted > 0 ? job->frames_wanted : 1);
}

/// Copies each row, since gic_row changes the row and the next frame builds on the canvas.
static gic_status push(gic_job *job, const uint8_t *canvas, uint32_t width, uint32_t height) {
    uint8_t *row = malloc((size_t)width * 4);
    if (row == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    for (uint32_t y = 0; y < height; y++) {
        memcpy(row, canvas + (size_t)width * 4 * y, (size_t)width * 4);
        gic_row(job, row, 4);
    }
    free(row);
    return gic_finish(job);
}

static gic_status keep(gic_job *job, int duration) {
    gic_picture *picture = job->picture;
    size_t size = (size_t)picture->width * picture->height * 3;
    if (job->made == NULL) {
        job->made = malloc(size * job->frames_wanted);
        picture->durations = calloc(job->frames_wanted, sizeof *picture->durations);
    }
    if (job->made == NULL || picture->durations == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    memcpy(job->made + size * picture->frames, picture->pixels, size);
    // As in browsers, a duration of up to 10 ms becomes 100 ms, and the rate is limited to 50 frames a second.
    picture->durations[picture->frames] = duration <= 10 ? 100 : duration < 20 ? 20 : (uint32_t)duration;
    return GIC_OK;
}

gic_status gic_frame(gic_job *job, const uint8_t *canvas, uint32_t width, uint32_t height, int duration) {
    gic_picture *picture = job->picture;
    bool is_turned = job->info->orientation >= 5;
    gic_scaler_free(job->scaler);
    free(picture->pixels);
    gic_samples_free(job->samples);
    job->scaler = NULL;
    job->samples = NULL;
    picture->pixels = NULL;
    picture->width = is_turned ? job->part.height : job->part.width;
    picture->height = is_turned ? job->part.width : job->part.height;
    job->rows = 0;
    gic_status status = gic_begin(job, width, height, 1, 1, 4);
    if (status == GIC_OK) status = push(job, canvas, width, height);
    if (status == GIC_OK && job->frames_wanted > 0) status = keep(job, duration);
    if (status == GIC_OK) picture->frames++;
    return status;
}
