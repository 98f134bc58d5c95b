#include "formats.h"

#if __has_include(<tiffio.h>)
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#define FUNCTIONS(X) \
    X(TIFFSetErrorHandler) X(TIFFSetWarningHandler) X(TIFFClientOpen) X(TIFFClose) X(TIFFGetField) \
    X(TIFFGetFieldDefaulted) X(TIFFSetField) X(TIFFReadDirectory) X(TIFFSetDirectory) X(TIFFSetSubDirectory) \
    X(TIFFRGBAImageOK) X(TIFFReadRGBAImageOriented)

static struct { FUNCTIONS(GIC_FIELD) } library;

/// `is_cut` is whether more was read than the file has.
typedef struct { const uint8_t *bytes; uint64_t length, at; bool is_cut; } source;

static tmsize_t read_bytes(thandle_t handle, void *to, tmsize_t count) {
    source *from = handle;
    uint64_t left = from->at < from->length ? from->length - from->at : 0;
    if (count < 0 || (uint64_t)count > left) {
        count = (tmsize_t)left;
        from->is_cut = true;
    }
    memcpy(to, from->bytes + (from->at < from->length ? from->at : 0), (size_t)count);
    from->at += (uint64_t)count;
    return count;
}

static tmsize_t write_bytes(thandle_t handle, void *from, tmsize_t count) {
    (void)handle, (void)from, (void)count;
    return -1;
}

static toff_t seek(thandle_t handle, toff_t offset, int whence) {
    source *from = handle;
    from->at = whence == SEEK_SET ? offset : whence == SEEK_CUR ? from->at + offset : from->length + offset;
    return from->at;
}

static int close_source(thandle_t handle) { return (void)handle, 0; }
static toff_t size_of(thandle_t handle) { return ((source *)handle)->length; }
static int map(thandle_t handle, void **bytes, toff_t *length) { return (void)handle, (void)bytes, (void)length, 0; }
static void unmap(thandle_t handle, void *bytes, toff_t length) { (void)handle, (void)bytes, (void)length; }

static bool is_secondary(TIFF *file) {
    uint32_t kind = 0;
    uint16_t old_kind = 0;
    library.TIFFGetField(file, TIFFTAG_SUBFILETYPE, &kind);
    library.TIFFGetField(file, TIFFTAG_OSUBFILETYPE, &old_kind);
    return (kind & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK)) != 0 || old_kind == OFILETYPE_REDUCEDIMAGE;
}

static bool is_page(TIFF *file) {
    char reason[1024];
    return !is_secondary(file) && library.TIFFRGBAImageOK(file, reason);
}

/// Selects the first page, perhaps after or below a reduced copy; the first directory if no page can be decoded.
static void select_page(TIFF *file) {
    enum { MOST = 16 };
    uint64_t *subdirectories = NULL, offsets[MOST];
    uint16_t count = 0;
    if (!is_secondary(file)) return;
    if (!library.TIFFGetField(file, TIFFTAG_SUBIFD, &count, &subdirectories)) count = 0;
    if (count > MOST) count = MOST;
    if (count > 0) memcpy(offsets, subdirectories, count * sizeof *offsets);
    for (int i = 1; i < MOST && library.TIFFReadDirectory(file); i++)
        if (is_page(file)) return;
    for (int i = 0; i < count; i++)
        if (library.TIFFSetSubDirectory(file, offsets[i]) && is_page(file)) return;
    library.TIFFSetDirectory(file, 0);
}

/// Makes libtiff copy inks instead of converting them: red, green, blue and alpha are then the inks.
static bool take_inks(TIFF *file, uint16_t extra) {
    enum { MOST = 8 };
    uint16_t kinds[MOST] = {EXTRASAMPLE_ASSOCALPHA};
    return extra + 1 <= MOST && library.TIFFSetField(file, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_RGB)
        && library.TIFFSetField(file, TIFFTAG_EXTRASAMPLES, extra + 1, kinds);
}

static void convert_inks(const gic_color *color, uint8_t *row, uint8_t *rgb, uint32_t width) {
    for (size_t i = 0; i < (size_t)width * 4; i++) row[i] = 255 - row[i];
    gic_color_inks(color, row, rgb, width);
    for (size_t x = 0; x < width; x++) {
        memcpy(row + x * 4, rgb + x * 3, 3);
        row[x * 4 + 3] = 255;
    }
}

/// Conversion for the profile; NULL if it is missing, unusable or not needed.
static const gic_color *color_of(gic_job *job, TIFF *file, uint16_t photometric) {
    uint32_t length = 0;
    void *profile = NULL;
    if (library.TIFFGetField(file, TIFFTAG_ICCPROFILE, &length, &profile) != 1) return NULL;
    switch (photometric) {
    case PHOTOMETRIC_MINISWHITE: case PHOTOMETRIC_MINISBLACK:
        return gic_color_of(job->colors, gic_profile_colors(1, profile, length));
    case PHOTOMETRIC_RGB: case PHOTOMETRIC_PALETTE: case PHOTOMETRIC_YCBCR:
        return gic_color_of(job->colors, gic_profile_colors(3, profile, length));
    case PHOTOMETRIC_SEPARATED: return gic_color_of(job->colors, gic_profile_colors(4, profile, length));
    default: return NULL;
    }
}

static gic_status read(gic_job *job, TIFF *file) {
    uint32_t width = 0, height = 0;
    uint16_t orientation = 1, extra = 0, *kinds = NULL, photometric = 0, bits = 1;
    uint16_t samples = SAMPLEFORMAT_UINT;
    char reason[1024];
    select_page(file);
    library.TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &width);
    library.TIFFGetField(file, TIFFTAG_IMAGELENGTH, &height);
    library.TIFFGetFieldDefaulted(file, TIFFTAG_ORIENTATION, &orientation);
    library.TIFFGetFieldDefaulted(file, TIFFTAG_EXTRASAMPLES, &extra, &kinds);
    library.TIFFGetField(file, TIFFTAG_PHOTOMETRIC, &photometric);
    library.TIFFGetFieldDefaulted(file, TIFFTAG_BITSPERSAMPLE, &bits);
    job->info->deep = bits > 8;
    job->info->orientation = orientation >= 1 && orientation <= 8 ? (uint8_t)orientation : 1;
    job->info->buffered = true;
    gic_status status = gic_admit(job, width, height);
    if (status != GIC_OK || job->request == NULL) return status;
    if (!library.TIFFRGBAImageOK(file, reason)) {
        library.TIFFGetFieldDefaulted(file, TIFFTAG_SAMPLEFORMAT, &samples);
        if (samples == SAMPLEFORMAT_IEEEFP) job->info->format = GIC_FORMAT_FLOAT_TIFF;
        return gic_fail(job, GIC_FOREIGN, "of a kind that is not read");
    }
    const gic_color *color = color_of(job, file, photometric);
    bool is_gray = photometric == PHOTOMETRIC_MINISWHITE || photometric == PHOTOMETRIC_MINISBLACK;
    bool is_separated = photometric == PHOTOMETRIC_SEPARATED;
    bool has_alpha = !is_separated && extra > 0 && kinds[0] != EXTRASAMPLE_UNSPECIFIED;
    // libtiff multiplies colors by alpha unless they are gray or already multiplied.
    bool is_mixed = has_alpha && !(is_gray && kinds[0] == EXTRASAMPLE_UNASSALPHA);
    bool has_inks = is_separated && take_inks(file, extra);
    if (!is_separated) job->color = color;
    uint32_t *pixels = calloc((size_t)width * height, sizeof *pixels);
    uint8_t *rgb = malloc((size_t)width * 3);
    status = pixels == NULL || rgb == NULL ? gic_fail(job, GIC_NO_MEMORY, "out of memory")
                                           : gic_begin(job, width, height, 1, 1, 4);
    // Reads the pixels in the stored orientation, since gic_finish applies the orientation.
    if (status == GIC_OK && !library.TIFFReadRGBAImageOriented(file, width, height, pixels, job->info->orientation, 0))
        job->picture->truncated = true;
    for (uint32_t y = 0; status == GIC_OK && y < height; y++) {
        uint8_t *row = (uint8_t *)(pixels + (size_t)width * y);
        if (has_inks) convert_inks(color, row, rgb, width);
        else if (is_mixed) gic_unmix(row, width);
        else if (!has_alpha) for (uint32_t x = 0; x < width; x++) row[4 * x + 3] = 255;
        gic_row(job, row, 4);
    }
    free(pixels);
    free(rgb);
    return status;
}

static gic_status decode(gic_job *job) {
    source from = {job->bytes, job->length, 0, false};
    // `m` disables memory mapping.
    TIFF *file = library.TIFFClientOpen(
        "", "rm", &from, read_bytes, write_bytes, seek, close_source, size_of, map, unmap);
    if (file == NULL) return gic_fail(job, GIC_MALFORMED, "the header is damaged");
    gic_status status = read(job, file);
    if (status == GIC_OK && job->picture != NULL && from.is_cut) job->picture->truncated = true;
    library.TIFFClose(file);
    return status;
}

gic_decoder gic_load_tiff(void) {
    void *handle = dlopen("libtiff.so.6", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) handle = dlopen("libtiff.so.5", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return NULL;
    FUNCTIONS(GIC_FIND)
    library.TIFFSetErrorHandler(NULL);
    library.TIFFSetWarningHandler(NULL);
    return decode;
}
#else
gic_decoder gic_load_tiff(void) { return NULL; }
#endif
