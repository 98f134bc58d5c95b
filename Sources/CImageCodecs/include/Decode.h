#ifndef CIMAGECODECS_DECODE_H
#define CIMAGECODECS_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// File format by signature. JPEG, PNG and still WebP are always decoded; gic_load_formats adds rare formats.
typedef enum {
    GIC_FORMAT_UNKNOWN = 0,
    GIC_FORMAT_JPEG = 1,
    GIC_FORMAT_PNG = 2,
    GIC_FORMAT_WEBP = 3,
    GIC_FORMAT_EMPTY = 4,
    GIC_FORMAT_GIF = 5,
    GIC_FORMAT_TIFF = 6,
    GIC_FORMAT_BMP = 7,
    GIC_FORMAT_HEIF = 8,
    GIC_FORMAT_PDF = 9,
    GIC_FORMAT_SVG = 10,
    GIC_FORMAT_HTML = 11,
    GIC_FORMAT_XML = 12,
    GIC_FORMAT_JSON = 13,
    GIC_FORMAT_TEXT = 14,
    GIC_FORMAT_JPEG_2000 = 15,
    GIC_FORMAT_JPEG_XL = 16,
    /// JPEG with more than 8 bits a channel.
    GIC_FORMAT_DEEP_JPEG = 17,
    GIC_FORMAT_LOSSLESS_JPEG = 18,
    /// PBM, PGM, PPM or PAM.
    GIC_FORMAT_NETPBM = 19,
    /// ICO or CUR.
    GIC_FORMAT_ICO = 20,
    GIC_FORMAT_QOI = 21,
    /// TIFF with floating-point samples.
    GIC_FORMAT_FLOAT_TIFF = 22,
    /// RAW file of a camera that does not begin as TIFF.
    GIC_FORMAT_RAW = 23,
} gic_format;

typedef enum {
    GIC_OK = 0,
    /// Unsupported format, given in `gic_info.format`.
    GIC_FOREIGN = 1,
    /// Damaged file of a supported format.
    GIC_MALFORMED = 2,
    /// The header gives more pixels than the limits allow. No memory was allocated for them.
    GIC_TOO_LARGE = 3,
    GIC_NO_MEMORY = 4,
} gic_status;

/// Limits checked against the header, before memory is allocated.
typedef struct {
    /// Pixels of a picture decoded row by row, or of a WebP file.
    uint64_t pixels;
    /// Pixels of a picture decoded as a whole, such as progressive JPEG, interlaced PNG and rare formats.
    uint64_t buffered_pixels;
    /// Pixels per side.
    uint32_t side;
} gic_limits;

typedef enum {
    /// Maximum size. Proportions are kept, and pictures are not enlarged.
    GIC_FIT = 0,
    GIC_EXACT = 1,
} gic_fit;

typedef struct {
    uint32_t x, y, width, height;
} gic_part;

/// Cached color conversions, keyed by the file's color space information. Not thread-safe.
typedef struct gic_color_cache gic_color_cache;

/// Requested result, in sRGB.
typedef struct {
    /// Requested pixels. Sides are 1 to 16,384, at most 64 million pixels in total; 1 to 1,048,576 if a part is made.
    uint32_t width, height;
    gic_fit fit;
    /// Part to make of the oriented picture scaled to `width` by `height`; the whole picture if the part's width is 0.
    /// Pixels outside the part take no memory: the limits on the result apply to the part.
    gic_part part;
    /// Proportions stated by the service, for an exact size; 0 if unknown. A picture whose proportions differ by more
    /// than a tenth is centered in the requested size, with background around it.
    uint32_t promised_width, promised_height;
    /// Whether the bytes are a mapped file, whose pages are released while a JPEG is decoded.
    bool mapped;
    uint8_t background[3];
    /// Whether the DCT may reduce a JPEG to the requested size, instead of to twice that size. Costs little detail.
    bool coarse;
    /// Whether the result keeps alpha, instead of blending with the background. Ignored for several frames.
    bool keeps_alpha;
    /// Whether a PNG of 16 bits a channel keeps depth, number of channels and color space. Requires `keeps_alpha`.
    bool keeps_depth;
    /// Maximum number of animation frames; 0 or 1 for a still picture. The frames of an animation are not enlarged, and
    /// are scaled down if their total exceeds `frame_pixels`.
    uint32_t frames;
    uint64_t frame_pixels;
    gic_limits limits;
    /// NULL disables caching.
    gic_color_cache *colors;
} gic_request;

typedef struct {
    gic_format format;
    /// Size after orientation.
    uint32_t width, height;
    uint8_t orientation;
    /// Whether a JPEG has chroma subsampling.
    bool coarse_color;
    /// Whether decoding needs the whole picture in memory.
    bool buffered;
    bool animated;
    /// Whether the file has more than 8 bits a channel.
    bool deep;
    /// Reason for a failure, in ASCII; empty on success.
    char reason[96];
} gic_info;

typedef struct {
    uint32_t width, height;
    /// Number of frames; 1 for a still picture.
    uint32_t frames;
    /// 3, or with alpha 4; 1 to 4 if the depth is kept.
    uint32_t channels;
    /// Bytes a channel: 1, or 2 in big-endian order if the depth is kept.
    uint32_t depth;
    /// Milliseconds per frame; owned. NULL for a still picture.
    uint32_t *durations;
    /// Whether the data is truncated or damaged; missing pixels have a fill color.
    bool truncated;
    /// Owned; released by gic_free.
    uint8_t *pixels;
} gic_picture;

/// Reads files that the libraries need later. Must be called before the process is sandboxed.
void gic_prepare(void);
/// Enables GIF, TIFF, BMP, HEIF, JPEG XL and animated WebP, if installed. Must precede sandboxing of the process.
void gic_load_formats(void);
void gic_forget_formats(void);
/// Whether a rare format is enabled. GIC_FORMAT_WEBP means animated WebP here.
bool gic_has_format(gic_format format);
/// NULL if out of memory.
gic_color_cache *gic_color_cache_new(void);
void gic_color_cache_free(gic_color_cache *cache);
/// Limits of 100 megapixels, 25 for a picture that is decoded as a whole, and 65,500 pixels per side.
gic_limits gic_default_limits(void);
/// Format determined from the first bytes, at most 1,024.
gic_format gic_sniff(const uint8_t *bytes, size_t length);
/// Reads and validates the header only.
gic_status gic_probe(const uint8_t *bytes, size_t length, gic_limits limits, gic_info *info);
/// Decodes an untrusted picture. Never prints or exits; keeps no state except in `request->colors`.
gic_status gic_decode(
    const uint8_t *bytes, size_t length, const gic_request *request, gic_info *info, gic_picture *picture);
void gic_free(gic_picture *picture);
/// Removes alpha if all pixels are opaque. Like the following functions, changes only pictures of one byte a channel.
void gic_drop_opaque_alpha(gic_picture *picture);
/// Blends with a background and removes alpha.
void gic_flatten(gic_picture *picture, const uint8_t background[3]);
/// Reduces red, green and blue to one channel if they are equal in all pixels.
void gic_reduce_to_gray(gic_picture *picture);

#endif
