#include "formats.h"

#if __has_include(<tiffio.h>)
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#define FUNCTIONS(X) \
    X(TIFFSetErrorHandler) X(TIFFSetWarningHandler) X(TIFFClientOpen) X(TIFFClose) X(TIFFGetField) \
    X(TIFFGetFieldDefaulted) X(TIFFRGBAImageOK) X(TIFFReadRGBAImageOriented)

static struct { FUNCTIONS(GIC_FIELD) } library;

typedef struct { const uint8_t *bytes; uint64_t length, at; } source;

static tmsize_t read_bytes(thandle_t handle, void *to, tmsize_t count) {
    source *from = handle;
    uint64_t left = from->at < from->length ? from->length - from->at : 0;
    if (count < 0 || (uint64_t)count > left) count = (tmsize_t)left;
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

/// Undoes libtiff's premultiplication by alpha.
static void unmix(uint8_t *row, uint32_t width) {
    for (uint8_t *at = row; at < row + (size_t)width * 4; at += 4)
        for (int c = 0; c < 3 && at[3] > 0 && at[3] < 255; c++)
            at[c] = at[c] >= at[3] ? 255 : (uint8_t)(at[c] * 255 / at[3]);
}

static gic_status read(gic_job *job, TIFF *file) {
    uint32_t width = 0, height = 0, length = 0;
    uint16_t orientation = 1, extra = 0, *kinds = NULL, photometric = 0;
    void *profile = NULL;
    char reason[1024];
    library.TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &width);
    library.TIFFGetField(file, TIFFTAG_IMAGELENGTH, &height);
    library.TIFFGetFieldDefaulted(file, TIFFTAG_ORIENTATION, &orientation);
    library.TIFFGetFieldDefaulted(file, TIFFTAG_EXTRASAMPLES, &extra, &kinds);
    library.TIFFGetField(file, TIFFTAG_PHOTOMETRIC, &photometric);
    job->info->orientation = orientation >= 1 && orientation <= 8 ? (uint8_t)orientation : 1;
    job->info->buffered = true;
    gic_status status = gic_admit(job, width, height);
    if (status != GIC_OK || job->request == NULL) return status;
    if (!library.TIFFRGBAImageOK(file, reason)) return gic_fail(job, GIC_FOREIGN, "of a kind that is not read");
    bool is_rgb = photometric == PHOTOMETRIC_RGB || photometric == PHOTOMETRIC_PALETTE || photometric == PHOTOMETRIC_YCBCR;
    if (is_rgb && library.TIFFGetField(file, TIFFTAG_ICCPROFILE, &length, &profile) == 1)
        job->color = gic_color_of(job->colors, gic_webp_colors(profile, length));
    uint32_t *pixels = calloc((size_t)width * height, sizeof *pixels);
    if (pixels == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    // Reads the stored orientation, since gic_finish applies the orientation.
    if (!library.TIFFReadRGBAImageOriented(file, width, height, pixels, job->info->orientation, 0))
        job->picture->truncated = true;
    status = gic_begin(job, width, height, 1, 1);
    for (uint32_t y = 0; status == GIC_OK && y < height; y++) {
        uint8_t *row = (uint8_t *)(pixels + (size_t)width * y);
        if (extra > 0) unmix(row, width);
        else for (uint32_t x = 0; x < width; x++) row[4 * x + 3] = 255;
        gic_row(job, row, 4);
    }
    free(pixels);
    return status;
}

static gic_status decode(gic_job *job) {
    source from = {job->bytes, job->length, 0};
    // Opens without memory mapping, and without strip chopping, which allocates more memory.
    TIFF *file = library.TIFFClientOpen(
        "", "rm", &from, read_bytes, write_bytes, seek, close_source, size_of, map, unmap);
    if (file == NULL) return gic_fail(job, GIC_MALFORMED, "the header is damaged");
    gic_status status = read(job, file);
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
