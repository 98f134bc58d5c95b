#include "Decode.h"

#include <string.h>
#include <strings.h>

static bool starts(const uint8_t *bytes, size_t length, size_t offset, const char *with) {
    size_t count = strlen(with);
    return length >= offset + count && memcmp(bytes + offset, with, count) == 0;
}

static bool holds(const uint8_t *bytes, size_t length, const char *word) {
    size_t count = strlen(word);
    for (size_t at = 0; at + count <= length; at++)
        if (strncasecmp((const char *)bytes + at, word, count) == 0) return true;
    return false;
}

static bool is_text(const uint8_t *bytes, size_t length) {
    for (size_t at = 0; at < length; at++)
        if (bytes[at] == 0x7F || (bytes[at] < 0x20 && strchr("\t\n\f\r", bytes[at]) == NULL) || bytes[at] == 0)
            return false;
    return true;
}

/// Whether a PBM, PGM, PPM or PAM file starts here: `P1` to `P7`, then white space and a number, a comment or, in PAM,
/// a word.
static bool is_netpbm(const uint8_t *bytes, size_t length) {
    if (length < 4 || bytes[0] != 'P' || bytes[1] < '1' || bytes[1] > '7') return false;
    if (strchr(" \t\r\n", bytes[2]) == NULL || bytes[2] == 0) return false;
    return bytes[1] == '7' ? starts(bytes, length, 3, "WIDTH") || bytes[3] == '#'
                           : (bytes[3] >= '0' && bytes[3] <= '9') || bytes[3] == '#';
}

/// Whether an ICO or CUR file starts here: zero, the type 1 or 2, a count, and an entry whose reserved byte is zero.
static bool is_icon(const uint8_t *bytes, size_t length) {
    return length >= 22 && bytes[0] == 0 && bytes[1] == 0 && (bytes[2] == 1 || bytes[2] == 2) && bytes[3] == 0
        && (bytes[4] != 0 || bytes[5] != 0) && bytes[9] == 0;
}

/// Whether a RAW file starts here that is not TIFF: of Olympus, Panasonic, Fujifilm, Minolta, Sigma or Canon.
static bool is_raw(const uint8_t *bytes, size_t length) {
    static const char *const starts_of[] = {"IIRO", "IIRS", "MMOR", "IIU", "FUJIFILMCCD-RAW ", "FOVb"};
    for (size_t i = 0; i < sizeof starts_of / sizeof *starts_of; i++)
        if (starts(bytes, length, 0, starts_of[i])) return true;
    return (length >= 4 && memcmp(bytes, "\0MRM", 4) == 0) || starts(bytes, length, 6, "HEAPCCDR")
        || starts(bytes, length, 4, "ftypcrx ");
}

static gic_format sniff_markup(const uint8_t *bytes, size_t length) {
    if (holds(bytes, length, "<html") || holds(bytes, length, "<!doctype html")) return GIC_FORMAT_HTML;
    if (holds(bytes, length, "<svg")) return GIC_FORMAT_SVG;
    if (holds(bytes, length, "<head") || holds(bytes, length, "<body") || holds(bytes, length, "<script"))
        return GIC_FORMAT_HTML;
    return GIC_FORMAT_XML;
}

gic_format gic_sniff(const uint8_t *bytes, size_t length) {
    if (length == 0) return GIC_FORMAT_EMPTY;
    if (length > 1024) length = 1024;
    // Compares only two bytes, since fill bytes may precede the next marker.
    if (starts(bytes, length, 0, "\xFF\xD8")) return GIC_FORMAT_JPEG;
    if (starts(bytes, length, 0, "\x89PNG\r\n\x1A\n")) return GIC_FORMAT_PNG;
    if (starts(bytes, length, 0, "RIFF") && starts(bytes, length, 8, "WEBP")) return GIC_FORMAT_WEBP;
    if (starts(bytes, length, 0, "GIF87a") || starts(bytes, length, 0, "GIF89a")) return GIC_FORMAT_GIF;
    static const char *const tiff[] = {"II*\0", "MM\0*", "II+\0", "MM\0+"};  // With 42, or 43 for BigTIFF.
    for (int i = 0; i < 4; i++)
        if (length >= 4 && memcmp(bytes, tiff[i], 4) == 0) return GIC_FORMAT_TIFF;
    if (starts(bytes, length, 4, "jP  \r\n\x87\n") || starts(bytes, length, 0, "\xFF\x4F\xFF\x51"))
        return GIC_FORMAT_JPEG_2000;
    if (starts(bytes, length, 4, "JXL \r\n\x87\n") || starts(bytes, length, 0, "\xFF\x0A")) return GIC_FORMAT_JPEG_XL;
    if (is_raw(bytes, length)) return GIC_FORMAT_RAW;
    if (starts(bytes, length, 4, "ftyp")) return GIC_FORMAT_HEIF;
    if (starts(bytes, length, 0, "%PDF-")) return GIC_FORMAT_PDF;
    if (starts(bytes, length, 0, "qoif")) return GIC_FORMAT_QOI;
    if (is_netpbm(bytes, length)) return GIC_FORMAT_NETPBM;
    if (is_icon(bytes, length)) return GIC_FORMAT_ICO;
    size_t at = starts(bytes, length, 0, "\xEF\xBB\xBF") ? 3 : 0;
    while (at < length && bytes[at] != 0 && strchr(" \t\r\n\f", bytes[at]) != NULL) at++;
    if (!is_text(bytes, length)) return starts(bytes, length, 0, "BM") ? GIC_FORMAT_BMP : GIC_FORMAT_UNKNOWN;
    if (at < length && bytes[at] == '<') return sniff_markup(bytes + at, length - at);
    if (at < length && (bytes[at] == '{' || bytes[at] == '[')) return GIC_FORMAT_JSON;
    return GIC_FORMAT_TEXT;
}
