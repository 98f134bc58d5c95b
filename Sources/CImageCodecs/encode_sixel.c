#include "Encode.h"
#include "encode_buffer.h"
#include "quantize.h"

#include <string.h>

// DEC STD 070, chapter 12, and the VT330/VT340 programmer's reference manual, chapter 14: a sixel is a column of 6
// pixels, written as '?' plus a 6-bit number whose lowest bit is the top pixel.

enum { BAND = 6, COLORS = 256, GAPS = 256, GAP = 8 };

/// Pixels of one color in one column of a band.
typedef struct {
    /// Column times 64, plus a bit mask of the column's pixels.
    uint32_t place;
    /// Node of the color's next column; 0 at the end.
    uint32_t next;
} node;

/// Pixels of a band: a linked list for each color. The first nodes are the heads of the lists.
typedef struct {
    node *nodes;
    uint32_t count;
    /// Last node of each list.
    uint32_t last[COLORS];
} band;

// Without branches, since the colors of neighboring pixels are unpredictable in a dithered picture.
static void sort_band(band *b, const uint8_t *indices, int32_t stride, int32_t width, int32_t rows) {
    node *nodes = b->nodes;
    for (uint32_t color = 0; color < COLORS; color++) {
        nodes[color] = (node){.place = UINT32_MAX};
        b->last[color] = color;
    }
    uint32_t count = COLORS;
    for (int32_t x = 0; x < width; x++) {
        uint32_t column = (uint32_t)x << BAND;
        for (int32_t y = 0; y < rows; y++) {
            uint8_t color = indices[(size_t)y * stride + x];
            uint32_t last = b->last[color];
            uint32_t is_fresh = nodes[last].place >> BAND != (uint32_t)x, all = -is_fresh;
            uint32_t at = last ^ ((last ^ count) & all);
            nodes[last].next = at & all;
            nodes[at].next = 0;
            nodes[at].place = ((nodes[last].place & ~all) | (column & all)) | 1u << y;
            b->last[color] = at;
            count += is_fresh;
        }
    }
    b->count = count - COLORS;
}

/// Writes a run of equal sixels; uses a repeat introducer if that is shorter.
static void put_run(gic_buffer *out, int32_t count, uint8_t mask) {
    uint8_t sixel = (uint8_t)('?' + mask);
    if (count > 3) {
        gic_put(out, '!');
        gic_put_number(out, (uint32_t)count);
        gic_put(out, sixel);
    } else {
        memset(out->bytes + out->count, sixel, 3);
        out->count += (size_t)count;
    }
}

/// Precomputed text of short gaps, which make up most of the output.
typedef struct {
    uint8_t text[GAPS][GAP], length[GAPS];
} gaps;

static void learn(gaps *g) {
    for (int32_t count = 0; count < GAPS; count++) {
        gic_buffer one = {.bytes = g->text[count]};
        put_run(&one, count, 0);
        g->length[count] = (uint8_t)one.count;
    }
}

static inline void put_gap(gic_buffer *out, const gaps *g, int32_t count) {
    if (count >= GAPS) return put_run(out, count, 0);
    memcpy(out->bytes + out->count, g->text[count], GAP);
    out->count += g->length[count];
}

static bool put_band(gic_buffer *out, const band *b, const gaps *g) {
    // Upper bound for the bytes of each node: a gap, a run and a share of the color number.
    if (!gic_reserve(out, (size_t)b->count * 16 + COLORS * 8)) return false;
    bool is_first = true;
    for (int32_t color = 0; color < COLORS; color++) {
        uint32_t at = b->nodes[color].next;
        if (at == 0) continue;
        if (!is_first) gic_put(out, '$');
        is_first = false;
        gic_put(out, '#');
        gic_put_number(out, (uint32_t)color);
        int32_t x = 0, run = 0;
        uint8_t mask = 0;
        for (; at != 0; at = b->nodes[at].next) {
            const node *n = &b->nodes[at];
            int32_t column = (int32_t)(n->place >> BAND), gap = column - x - run;
            uint8_t pixels = n->place & ((1 << BAND) - 1);
            if (gap == 0 && pixels == mask) {
                run++;
                continue;
            }
            put_run(out, run, mask);
            put_gap(out, g, gap);
            x = column;
            run = 1;
            mask = pixels;
        }
        put_run(out, run, mask);
    }
    return true;
}

static bool put_head(gic_buffer *out, const gic_indexed *picture, int32_t width, int32_t height) {
    if (!gic_reserve(out, 64 + (size_t)picture->count * 24)) return false;
    gic_append(out, (const uint8_t *)"\"1;1;", 5);
    gic_put_number(out, (uint32_t)width);
    gic_put(out, ';');
    gic_put_number(out, (uint32_t)height);
    for (int32_t i = 0; i < picture->count; i++) {
        gic_put(out, '#');
        gic_put_number(out, (uint32_t)i);
        gic_put(out, ';');
        gic_put(out, '2');
        for (int c = 0; c < 3; c++) {
            gic_put(out, ';');
            gic_put_number(out, (uint32_t)gic_percent(picture->colors[i][c]));
        }
    }
    return true;
}

static bool put_tile(
    gic_buffer *out, band *b, const gaps *g, const gic_indexed *picture, int32_t stride, int32_t left, int32_t top, int32_t width,
    int32_t height) {
    if (!put_head(out, picture, width, height)) return false;
    for (int32_t y = 0; y < height; y += BAND) {
        int32_t rows = height - y < BAND ? height - y : BAND;
        sort_band(b, picture->indices + (size_t)(top + y) * stride + left, stride, width, rows);
        if (!put_band(out, b, g)) return false;
        if (y + BAND < height) gic_put(out, '-');
    }
    return true;
}

static bool put_tiles(
    gic_buffer *out, const gic_indexed *picture, int32_t width, int32_t height, int32_t tile_width,
    int32_t tile_height) {
    band b = {.nodes = malloc(((size_t)width * BAND + COLORS) * sizeof(node))};
    gaps g;
    learn(&g);
    bool done = b.nodes != NULL;
    for (int32_t top = 0; done && top < height; top += tile_height) {
        for (int32_t left = 0; done && left < width; left += tile_width) {
            if (out->count > 0) done = gic_reserve(out, 1);
            if (done && out->count > 0) gic_put(out, '\n');
            int32_t right = width - left < tile_width ? width - left : tile_width;
            int32_t bottom = height - top < tile_height ? height - top : tile_height;
            done = done && put_tile(out, &b, &g, picture, width, left, top, right, bottom);
        }
    }
    free(b.nodes);
    return done;
}

static int32_t encode(
    const uint8_t *rgb, int32_t width, int32_t height, gic_palette_options options, const gic_sixel_options *sixel,
    gic_buffer *out) {
    gic_indexed picture;
    if (!gic_quantize(rgb, width, height, options, &picture)) return GIC_ENCODE_FAILED;
    bool done = put_tiles(
        out, &picture, width, height, sixel->tile_width > 0 ? sixel->tile_width : width,
        sixel->tile_height > 0 ? sixel->tile_height : height);
    free(picture.indices);
    return done ? 0 : GIC_ENCODE_FAILED;
}

int32_t gic_encode_sixel(
    const uint8_t *rgb, int32_t width, int32_t height, const gic_sixel_options *options, uint8_t **out, size_t *length) {
    *out = NULL;
    *length = 0;
    if (width < 1 || height < 1 || width > 16384 || height > 16384) return GIC_ENCODE_BAD_SIZE;
    gic_palette_options palette = {.colors = options->colors, .dither = true, .percents = true};
    for (;;) {
        gic_buffer buffer = {0};
        int32_t code = encode(rgb, width, height, palette, options, &buffer);
        if (code == 0 && (options->limit == 0 || buffer.count <= options->limit)) {
            return gic_hand_over(&buffer, 0, out, length);
        }
        free(buffer.bytes);
        if (code != 0) return code;
        // Drops dithering first, since its noise takes most of the space.
        if (palette.dither) palette.dither = false;
        else if (palette.colors > 8) palette.colors /= 4;
        else return GIC_ENCODE_BAD_SIZE;
    }
}
