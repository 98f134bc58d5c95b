#ifndef CIMAGECODECS_DECODE_H
#define CIMAGECODECS_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the first bytes of a file say it is. JPEG, PNG and WebP are decoded, others after gic_load_formats.
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
    /// More than 8 bits a channel.
    GIC_FORMAT_DEEP_JPEG = 17,
    GIC_FORMAT_LOSSLESS_JPEG = 18,
} gic_format;

/// How a call ended.
typedef enum {
    GIC_OK = 0,
    /// The bytes are of a type that is not decoded; `format` names it.
    GIC_FOREIGN = 1,
    /// The type is right, the rest is not.
    GIC_MALFORMED = 2,
    /// The header claims more pixels than the limits allow. Nothing was allocated for them.
    GIC_TOO_LARGE = 3,
    /// Memory ran out.
    GIC_NO_MEMORY = 4,
} gic_status;

/// Limits that are checked against the header before memory is taken.
typedef struct {
    /// Pixels of a picture that can be decoded row by row.
    uint64_t pixels;
    /// Pixels of one that must be held as a whole: JPEG in several scans, interlaced PNG.
    uint64_t buffered_pixels;
    /// Pixels a side.
    uint32_t side;
} gic_limits;

/// How the size asked for is meant.
typedef enum {
    /// At most that size, in the picture's own proportions, never enlarged.
    GIC_FIT = 0,
    /// Exactly that size.
    GIC_EXACT = 1,
} gic_fit;

/// A rectangle of pixels, from the top left.
typedef struct {
    uint32_t x, y, width, height;
} gic_part;

/// Conversions for the colors of pictures that were met, for the next picture that says the same of its own. For one
/// thread at a time.
typedef struct gic_color_cache gic_color_cache;

/// What to make of a picture, in sRGB.
typedef struct {
    /// Size asked for, in pixels. Each side is 1 to 16,384 with no more than 64 million pixels in all, or, where
    /// only a part is made, 1 to 1,048,576.
    uint32_t width, height;
    gic_fit fit;
    /// The part to make of a picture of exactly that size, as shown; all of it when its width is 0. Pixels are
    /// those that the whole would have there. What lies outside of it takes no memory. The limits of the size
    /// are the part's.
    gic_part part;
    /// Proportions that were promised for an exact size; 0 for none. A picture that turns out to have others, by
    /// more than a tenth, keeps its own in the middle of the size asked for, background around it.
    uint32_t promised_width, promised_height;
    /// Average light instead of sRGB values when scaling.
    bool linear_light;
    /// The bytes are a file mapped into memory: what has been read of a JPEG is given back while decoding.
    bool mapped;
    /// What shows through transparent pixels, sRGB.
    uint8_t background[3];
    /// Most frames of an animation; 0 or 1 for the first alone. With more, each is at most as large as in the file, and
    /// made smaller where all together would have more pixels than `frame_pixels`.
    uint32_t frames;
    uint64_t frame_pixels;
    gic_limits limits;
    /// NULL: what the picture needs is made for it alone.
    gic_color_cache *colors;
} gic_request;

/// What the header says.
typedef struct {
    gic_format format;
    /// Size as shown, after orientation.
    uint32_t width, height;
    /// EXIF orientation, 1 to 8.
    uint8_t orientation;
    /// A JPEG whose colors are kept at half the resolution or less.
    bool coarse_color;
    /// Must be held as a whole while decoding.
    bool buffered;
    /// There is more than one frame.
    bool animated;
    /// Why it failed, in ASCII; empty after success.
    char reason[96];
} gic_info;

/// A decoded picture: `width * height` pixels of 3 bytes, red first, rows from the top without gaps, for each frame.
typedef struct {
    uint32_t width, height;
    /// 1 but for an animation.
    uint32_t frames;
    /// Milliseconds each frame of an animation is shown; owned, NULL for one.
    uint32_t *durations;
    /// The data ended early or is damaged; what could not be read is gray or background.
    bool truncated;
    /// Owned; released by gic_free.
    uint8_t *pixels;
} gic_picture;

/// Reads what the libraries would open a file for later. To be called before the process is contained.
void gic_prepare(void);
/// Loads the libraries of formats that are met seldom: GIF, TIFF, BMP, HEIF, JPEG XL and animated WebP are decoded from
/// then on, as far as their libraries are there. To be called before the process is contained.
void gic_load_formats(void);
/// From then on they are not.
void gic_forget_formats(void);
/// Whether they are; of GIC_FORMAT_WEBP whether animated ones are.
bool gic_has_format(gic_format format);
/// NULL when memory runs out.
gic_color_cache *gic_color_cache_new(void);
void gic_color_cache_free(gic_color_cache *cache);
/// 100 megapixels, 25 of a picture that is held as a whole, 65,500 a side.
gic_limits gic_default_limits(void);
/// The type by the first bytes; reads no further than 1,024.
gic_format gic_sniff(const uint8_t *bytes, size_t length);
/// Reads and judges the header only.
gic_status gic_probe(const uint8_t *bytes, size_t length, gic_limits limits, gic_info *info);
/// Decodes a picture of hostile origin. Never prints, never exits, keeps no state.
gic_status gic_decode(
    const uint8_t *bytes, size_t length, const gic_request *request, gic_info *info, gic_picture *picture);
/// Releases the pixels.
void gic_free(gic_picture *picture);

#endif
