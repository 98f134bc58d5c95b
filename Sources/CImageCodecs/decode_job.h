#ifndef CIMAGECODECS_DECODE_JOB_H
#define CIMAGECODECS_DECODE_JOB_H

#include "color.h"

/// Scales rows as they come.
typedef struct gic_scaler gic_scaler;

/// One picture on its way from bytes to pixels.
typedef struct {
    const uint8_t *bytes;
    size_t length;
    gic_limits limits;
    /// NULL when only the header is wanted.
    const gic_request *request;
    gic_info *info;
    gic_picture *picture;
    /// Size of the whole output before orientation is applied.
    uint32_t out_width, out_height;
    /// The part of it that is made; all of it when nothing else is wanted.
    gic_part part;
    uint32_t stored_width, stored_height;
    /// Size of the result, background included, as shown.
    uint32_t frame_width, frame_height;
    gic_scaler *scaler;
    gic_color_cache *colors;
    /// How pixels become sRGB; NULL where they are. Rows of a picture that is made smaller become so when they are made:
    /// they are fewer, and what mixing before it changes is below what can be seen. With alpha it is done before any
    /// are mixed, as the background is sRGB.
    const gic_color *color;
    bool converts_late;
    /// They were narrowed from 16 bits.
    bool narrowed;
    /// Rows handed to the scaler so far, and how many it expects.
    uint32_t rows, rows_expected;
    /// Pixels of a row.
    uint32_t row_width;
    /// Frames of an animation to make; 0 where the first alone is wanted.
    uint32_t frames_wanted;
    /// Those that are made.
    uint8_t *made;
} gic_job;

/// Notes why a picture failed and returns the status.
gic_status gic_fail(gic_job *job, gic_status status, const char *reason);
/// Judges the stored size, sets the shown size and, when pixels are wanted, the size of the output.
gic_status gic_admit(gic_job *job, uint32_t stored_width, uint32_t stored_height);
/// Makes ready for `width * height` pixels from the codec, which has scaled the stored picture down by `by`.
gic_status gic_begin(gic_job *job, uint32_t width, uint32_t height, double by_x, double by_y);
/// Takes the next row, which is changed: 3 or 4 bytes a pixel. `rows` reaches `rows_expected` when no more are needed.
void gic_row(gic_job *job, uint8_t *row, int channels);

/// To be called once admitted: so many frames are there. Sets how many of them are made, and how large.
void gic_animate(gic_job *job, uint32_t frames);
/// Makes the canvas of an animation, 4 bytes a pixel, into the next frame, shown for so many milliseconds.
gic_status gic_frame(gic_job *job, const uint8_t *canvas, uint32_t width, uint32_t height, int duration);
/// Whether another is wanted.
bool gic_wants_frame(const gic_job *job);
/// Turns what the rows gave upright and puts it into its frame.
gic_status gic_finish(gic_job *job);

gic_status gic_decode_jpeg(gic_job *job);
gic_status gic_decode_png(gic_job *job);
gic_status gic_decode_webp(gic_job *job);

/// The orientation written in a TIFF structure, 1 to 8; 1 when there is none.
uint8_t gic_exif_orientation(const uint8_t *tiff, size_t length);
/// Where a part of the shown picture lies in the stored one, which is `width * height` pixels.
gic_part gic_stored_part(gic_part shown, uint32_t width, uint32_t height, uint8_t orientation);
/// Turns `pixels` (3 bytes each) of the stored size upright; returns a new buffer or NULL.
uint8_t *gic_upright(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t orientation);

/// What a scaler takes and makes.
typedef struct {
    /// Pixels that will be pushed.
    uint32_t width, height;
    /// How many of them the picture covers; less than all where a codec rounds up.
    double covered_width, covered_height;
    /// Pixels of the whole, and the part of them to make.
    uint32_t out_width, out_height;
    gic_part part;
    bool linear_light;
    const uint8_t *background;
    /// Takes the part's pixels, 3 bytes each.
    uint8_t *out;
} gic_scaling;

/// NULL when memory runs out.
gic_scaler *gic_scaler_new(gic_scaling scaling);
void gic_scaler_push(gic_scaler *scaler, const uint8_t *row, int channels);
/// Whether all pixels are made, so that further rows change nothing.
/// Rows of the output that are made.
uint32_t gic_scaler_rows(const gic_scaler *scaler);
bool gic_scaler_is_done(const gic_scaler *scaler);
void gic_scaler_free(gic_scaler *scaler);

#endif
