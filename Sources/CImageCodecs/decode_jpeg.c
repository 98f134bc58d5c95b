#include "color_jpeg.h"
#include "decode_job.h"
#include "decode_source.h"

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SCANS = 500 };

/// State that must survive longjmp, and so is not in the stack frame that calls setjmp.
typedef struct {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf escape;
    gic_job *job;
    /// `row` points into `memory`.
    JSAMPLE *memory, *row, *rgb;
    bool damaged, begun;
    gic_jpeg_profile profile;
    gic_status status;
} decoder;

static void foreign(decoder *d, gic_format format) {
    d->job->info->format = format;
    d->status = GIC_FOREIGN;
}

static void fail(j_common_ptr common) {
    decoder *d = common->client_data;
    char reason[JMSG_LENGTH_MAX];
    d->errors.format_message(common, reason);
    d->status = gic_fail(
        d->job, d->errors.msg_code == JERR_OUT_OF_MEMORY || d->errors.msg_code == JERR_NO_BACKING_STORE
            ? GIC_NO_MEMORY : GIC_MALFORMED, reason);
    if (d->errors.msg_code == JERR_BAD_PRECISION) foreign(d, GIC_FORMAT_DEEP_JPEG);
    // ITU-T T.81, table B.1: lossless processes.
    int frame = d->errors.msg_code == JERR_SOF_UNSUPPORTED ? d->errors.msg_parm.i[0] : 0;
    if (frame == 0xC3 || frame == 0xC7 || frame == 0xCB || frame == 0xCF) foreign(d, GIC_FORMAT_LOSSLESS_JPEG);
    longjmp(d->escape, 1);
}

static void note(j_common_ptr common, int level) {
    if (level >= 0) return;
    decoder *d = common->client_data;
    switch (d->errors.msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_MUST_RESYNC: d->damaged = true; break;
    default: break;
    }
}

static void silent(j_common_ptr common) { (void)common; }

static void count_scans(j_common_ptr common) {
    decoder *d = common->client_data;
    if (d->jpeg.input_scan_number <= MOST_SCANS) return;
    d->status = gic_fail(d->job, GIC_MALFORMED, "more than 500 scans");
    longjmp(d->escape, 1);
}

static uint8_t orientation(const struct jpeg_decompress_struct *jpeg, uint8_t otherwise) {
    for (jpeg_saved_marker_ptr m = jpeg->marker_list; m != NULL; m = m->next)
        if (m->marker == JPEG_APP0 + 1 && m->data_length > 6 && memcmp(m->data, "Exif\0\0", 6) == 0)
            return gic_exif_orientation(m->data, m->data_length);
    return otherwise == 0 ? 1 : otherwise;
}

/// Strongest DCT scaling to at least twice the output size; if `coarse`, to at least the output size.
static unsigned denominator(const gic_job *job, JDIMENSION width, JDIMENSION height) {
    unsigned by = 8, times = job->request->coarse ? 1 : 2;
    while (by > 1 && (width / by < job->out_width * times || height / by < job->out_height * times)) by /= 2;
    return by;
}

/// Converts a CMYK row. Adobe programs store inverted values and mark the file accordingly.
static void inks_to_rgb(decoder *d, const gic_color *color) {
    JDIMENSION width = d->jpeg.output_width;
    JSAMPLE *row = d->row;
    if (!d->jpeg.saw_Adobe_marker)
        for (size_t i = 0; i < (size_t)width * 4; i++) row[i] = 255 - row[i];
    gic_color_inks(color, row, d->rgb, width);
}

/// Allocates a row at an address that is not a multiple of 32. At aligned addresses, libjpeg-turbo bypasses the cache
/// (non-temporal stores), and the filter would have to wait for memory.
static bool make_row(decoder *d, size_t bytes) {
    enum { VECTOR = 32 };
    d->memory = malloc(bytes + VECTOR / 2);
    if (d->memory == NULL) return false;
    d->row = d->memory + ((uintptr_t)d->memory % VECTOR == 0 ? VECTOR / 2 : 0);
    return true;
}

static void read_rows(decoder *d) {
    struct jpeg_decompress_struct *jpeg = &d->jpeg;
    bool inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    gic_job *job = d->job;
    const gic_color *color = gic_color_of(
        job->colors, gic_jpeg_colors(&d->profile, (uint32_t)jpeg->num_components));
    if (!inks) job->color = color;
    jpeg->out_color_space = inks ? JCS_CMYK : JCS_RGB;
    jpeg->scale_num = 1;
    jpeg->scale_denom = denominator(d->job, jpeg->image_width, jpeg->image_height);
    jpeg->dct_method = JDCT_ISLOW;
    jpeg_start_decompress(jpeg);
    d->rgb = inks ? malloc((size_t)jpeg->output_width * 3) : NULL;
    if (!make_row(d, (size_t)jpeg->output_width * 4) || (inks && d->rgb == NULL)) {
        d->status = gic_fail(d->job, GIC_NO_MEMORY, "out of memory");
        return;
    }
    d->status = gic_begin(
        d->job, jpeg->output_width, jpeg->output_height, jpeg->scale_denom, jpeg->scale_denom, 3);
    if (d->status != GIC_OK) return;
    d->begun = true;
    while (jpeg->output_scanline < jpeg->output_height && d->job->rows < d->job->rows_expected) {
        if (jpeg_read_scanlines(jpeg, &d->row, 1) != 1) break;
        if (inks) inks_to_rgb(d, color);
        gic_row(d->job, inks ? d->rgb : d->row, 3);
    }
    // Rows below the part are not read, and jpeg_finish_decompress fails if rows are missing.
    if (jpeg->output_scanline == jpeg->output_height) jpeg_finish_decompress(jpeg);
}

static boolean take_profile(j_decompress_ptr jpeg) {
    return gic_jpeg_take(jpeg, &((decoder *)jpeg->client_data)->profile);
}

static void decode(decoder *d) {
    struct jpeg_decompress_struct *jpeg = &d->jpeg;
    jpeg->err = jpeg_std_error(&d->errors);
    d->errors.error_exit = fail;
    d->errors.emit_message = note;
    d->errors.output_message = silent;
    jpeg->client_data = d;
    if (setjmp(d->escape)) {
        // Keeps the rows that precede the damage.
        if (d->begun && d->job->rows > 0 && d->status == GIC_MALFORMED) {
            d->status = GIC_OK;
            d->damaged = true;
            d->job->info->reason[0] = 0;
        }
        return;
    }
    jpeg_create_decompress(jpeg);
    d->progress.progress_monitor = count_scans;
    jpeg->progress = &d->progress;
    jpeg->mem->max_memory_to_use = 400L << 20;
    jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
    if (d->job->request != NULL) jpeg_set_marker_processor(jpeg, JPEG_APP0 + 2, take_profile);
    bool mapped = d->job->request != NULL && d->job->request->mapped;
    if (mapped) gic_read_mapped(jpeg, d->job->bytes, d->job->length);
    else jpeg_mem_src(jpeg, d->job->bytes, d->job->length);
    jpeg_read_header(jpeg, TRUE);
    d->job->info->orientation = orientation(jpeg, d->job->turned);
    d->job->info->buffered = jpeg_has_multiple_scans(jpeg);
    d->job->info->coarse_color = jpeg->num_components == 3 && jpeg->comp_info[0].h_samp_factor > 1;
    d->status = gic_admit(d->job, jpeg->image_width, jpeg->image_height);
    if (d->status == GIC_OK && d->job->request != NULL) read_rows(d);
}

gic_status gic_decode_jpeg(gic_job *job) {
    decoder *d = calloc(1, sizeof *d);
    if (d == NULL) return gic_fail(job, GIC_NO_MEMORY, "out of memory");
    d->job = job;
    d->status = GIC_MALFORMED;
    decode(d);
    jpeg_destroy_decompress(&d->jpeg);
    if (d->damaged && job->picture != NULL) job->picture->truncated = true;
    gic_status status = d->status;
    free(d->memory);
    free(d->rgb);
    free(d->profile.bytes);
    free(d);
    return status;
}
