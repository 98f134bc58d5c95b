#ifndef CIMAGECODECS_DECODE_JOB_H
#define CIMAGECODECS_DECODE_JOB_H

#include "color.h"

typedef struct gic_scaler gic_scaler;
typedef struct gic_samples gic_samples;

typedef struct {
    const uint8_t *bytes;
    size_t length;
    gic_limits limits;
    /// NULL to read only the header.
    const gic_request *request;
    gic_info *info;
    gic_picture *picture;
    /// Output size before orientation.
    uint32_t out_width, out_height;
    /// Part of the output to make; by default, all of it.
    gic_part part;
    uint32_t stored_width, stored_height;
    /// Size of the result with background, after orientation.
    uint32_t frame_width, frame_height;
    gic_scaler *scaler;
    /// Used instead of `scaler` for a result with alpha or 16 bits a channel.
    gic_samples *samples;
    /// Orientation of a JPEG picture without Exif; 0 means 1.
    uint8_t turned;
    /// Bytes a channel of the rows; 0 means 1.
    int depth;
    gic_color_cache *colors;
    /// Conversion to sRGB; NULL if not needed. Rows of a reduced picture are converted after scaling (`converts_late`):
    /// faster, without a visible difference. Rows with alpha are converted first, since the background is sRGB.
    const gic_color *color;
    bool converts_late;
    /// Whether gic_color_narrow's tables were used.
    bool narrowed;
    /// Rows passed to the scaler so far, and in total.
    uint32_t rows, rows_expected;
    uint32_t row_width;
    /// Number of animation frames to make; 0 for a still picture.
    uint32_t frames_wanted;
    /// Pixels of the completed frames, one frame after another.
    uint8_t *made;
} gic_job;

/// Records the reason for a failure; returns `status`.
gic_status gic_fail(gic_job *job, gic_status status, const char *reason);
/// Validates the stored size, sets the displayed size and, if pixels are requested, the output size.
gic_status gic_admit(gic_job *job, uint32_t stored_width, uint32_t stored_height);
/// Prepares for `width` by `height` pixels from the codec, which has scaled them down by `by_x` and `by_y`. `channels`
/// is that of gic_row, or fewer if `job->depth` is 2.
gic_status gic_begin(gic_job *job, uint32_t width, uint32_t height, double by_x, double by_y, int channels);
/// Consumes and overwrites a row of 3 or 4 channels. No more are needed once `rows` equals `rows_expected`.
void gic_row(gic_job *job, uint8_t *row, int channels);

/// Sets number and size of the frames to make. `frames` is the number in the file. Must be called after gic_admit.
void gic_animate(gic_job *job, uint32_t frames);
/// Makes the next frame from a canvas of 4 bytes a pixel. `duration` is in milliseconds.
gic_status gic_frame(gic_job *job, const uint8_t *canvas, uint32_t width, uint32_t height, int duration);
bool gic_wants_frame(const gic_job *job);
/// Fills missing rows of a truncated picture, applies the orientation and adds the background.
gic_status gic_finish(gic_job *job);

gic_status gic_decode_jpeg(gic_job *job);
gic_status gic_decode_png(gic_job *job);
gic_status gic_decode_webp(gic_job *job);

/// If the format is RAW or a TIFF file of a camera that contains a larger JPEG picture, continues with that picture;
/// otherwise returns false.
bool gic_find_preview(gic_job *job);

/// Value of an entry in the first directory of a TIFF structure, 0 if not an integer; false if missing.
bool gic_tiff_value(const uint8_t *tiff, size_t length, uint16_t tag, uint32_t *value);
/// Orientation in a TIFF structure, with or without the prefix "Exif\0\0", 1 to 8; 1 if missing.
uint8_t gic_exif_orientation(const uint8_t *tiff, size_t length);
/// Part of a stored picture of `width` by `height` pixels that corresponds to a part of the displayed picture.
gic_part gic_stored_part(gic_part shown, uint32_t width, uint32_t height, uint8_t orientation);
/// Applies the orientation to a stored picture of `size` bytes a pixel; returns a new buffer, or NULL if out of memory.
uint8_t *gic_upright(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t orientation, size_t size);

typedef struct {
    uint32_t width, height;
    /// Part of the input that the picture covers. Smaller than the input if the codec rounds sizes up.
    double covered_width, covered_height;
    /// Size of the whole output, and the part to make.
    uint32_t out_width, out_height;
    gic_part part;
    const uint8_t *background;
    /// Destination for the pixels of the part; 3 bytes each, of gic_samples `channels` times `depth` bytes.
    uint8_t *out;
    int channels, depth;
} gic_scaling;

gic_scaler *gic_scaler_new(gic_scaling scaling);
void gic_scaler_push(gic_scaler *scaler, const uint8_t *row, int channels);
/// Number of completed output rows.
uint32_t gic_scaler_rows(const gic_scaler *scaler);
bool gic_scaler_is_done(const gic_scaler *scaler);
void gic_scaler_free(gic_scaler *scaler);

/// Scaler for 1 to 4 channels of 1 or 2 bytes; of 2 and 4 channels, the last is alpha. NULL if out of memory.
gic_samples *gic_samples_new(gic_scaling scaling);
/// Consumes a row; false once the output is complete.
bool gic_samples_push(gic_samples *samples, const uint8_t *row);
void gic_samples_free(gic_samples *samples);

#endif
