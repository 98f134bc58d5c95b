#include "color.h"

#include <math.h>
#include <string.h>

/// Largest invisible difference in a channel, on a scale of 255.
enum { TOLERANCE = 2 };

static uint32_t big(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/// Validates header and tag table (ICC.1:2022, 7.2 and 7.3) before lcms allocates memory. Hides tables of
/// floating-point stages from lcms, since their size is unbounded; each is accompanied by an equivalent integer table.
static bool admit(gic_color_source source) {
    if (source.length < 132 || source.length > GIC_LARGEST_PROFILE) return false;
    uint8_t *bytes = source.bytes;
    uint32_t tags = big(bytes + 128);
    if (memcmp(bytes + 36, "acsp", 4) != 0 || tags > GIC_MOST_TAGS || source.length - 132 < (size_t)tags * 12)
        return false;
    const char *space = source.channels == 1 ? "GRAY" : source.channels == 3 ? "RGB " : "CMYK";
    if (memcmp(bytes + 16, space, 4) != 0) return false;
    if (memcmp(bytes + 20, "XYZ ", 4) != 0 && memcmp(bytes + 20, "Lab ", 4) != 0) return false;
    static const char *const classes[] = {"scnr", "mntr", "prtr", "spac"};
    bool known = false;
    for (int i = 0; i < 4; i++) known = known || memcmp(bytes + 12, classes[i], 4) == 0;
    for (uint32_t i = 0; i < tags; i++) {
        uint8_t *tag = bytes + 132 + i * 12;
        if (memcmp(tag, "D2B", 3) == 0 || memcmp(tag, "B2D", 3) == 0) tag[0] = '-';
    }
    return known;
}

static cmsHPROFILE open_profile(gic_color_source source) {
    switch (source.kind) {
    case GIC_COLORS_PROFILE:
        return admit(source) ? cmsOpenProfileFromMem(source.bytes, (cmsUInt32Number)source.length) : NULL;
    case GIC_COLORS_CODES: return gic_profile_of_codes(source.bytes);
    case GIC_COLORS_GAMMA: return gic_profile_of_gamma(source.bytes, source.length);
    default: return NULL;
    }
}

/// Matrix from XYZ (D50), the profile connection space, to linear sRGB: the inverted colorants of IEC 61966-2-1.
static const double srgb_of_xyz[3][3] = {
    {3.1338561, -1.6168667, -0.4906146}, {-0.9787684, 1.9161415, 0.0334540}, {0.0719453, -0.2289914, 1.4052427}};

static double clamped(double value) { return value > 0 ? value < 1 ? value : 1 : 0; }

static double srgb_light(int value) {
    double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

/// Fills `light` and `narrowed_light` from curves and colorants.
static bool make_sums(gic_color *color, cmsHPROFILE profile) {
    static const cmsTagSignature colorants[] = {
        cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag};
    static const cmsTagSignature curves[] = {cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag};
    for (int c = 0; c < 3; c++) {
        const cmsCIEXYZ *xyz = cmsReadTag(profile, colorants[c]);
        const cmsToneCurve *curve = cmsReadTag(profile, curves[c]);
        if (xyz == NULL || curve == NULL) return false;
        color->curves[c] = cmsDupToneCurve(curve);
        if (color->curves[c] == NULL) return false;
        gic_pixel part = {0};
        for (int row = 0; row < 3; row++) {
            const double *by = srgb_of_xyz[row];
            part[row] = (float)(65535 * (by[0] * xyz->X + by[1] * xyz->Y + by[2] * xyz->Z));
        }
        for (int v = 0; v < 256; v++) {
            double light = cmsEvalToneCurveFloat(curve, (float)v / 255);
            if (!isfinite(light)) return false;
            color->light[c][v] = part * (float)clamped(light);
            color->narrowed_light[c][v] = part * (float)srgb_light(v);
        }
    }
    return true;
}

/// Fills `light[0]` for all 256 gray values; the other channels add no light.
static bool make_grays(gic_color *color, cmsHPROFILE profile, cmsHPROFILE srgb, uint32_t flags) {
    cmsHTRANSFORM transform = cmsCreateTransform(
        profile, TYPE_GRAY_8, srgb, TYPE_RGB_16, INTENT_RELATIVE_COLORIMETRIC, flags | cmsFLAGS_NOOPTIMIZE);
    if (transform == NULL) return false;
    for (int v = 0; v < 256; v++) {
        uint8_t gray = (uint8_t)v;
        uint16_t made[3];
        cmsDoTransform(transform, &gray, made, 1);
        for (int c = 0; c < 3; c++) {
            double value = made[c] / 65535.0;
            color->light[0][v][c] = (float)(
                65535 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)));
        }
    }
    cmsDeleteTransform(transform);
    return true;
}

static bool make(gic_color *color, cmsHPROFILE profile, cmsHPROFILE srgb) {
    uint32_t flags = cmsFLAGS_BLACKPOINTCOMPENSATION;
    if (color->source.channels == 1) return make_grays(color, profile, srgb, flags);
    bool has_table = cmsIsTag(profile, cmsSigAToB0Tag) || cmsIsTag(profile, cmsSigAToB1Tag);
    if (color->source.channels == 3 && !has_table) return make_sums(color, profile);
    color->transform = cmsCreateTransform(
        profile, color->source.channels == 3 ? TYPE_RGB_8 : TYPE_CMYK_8_REV, srgb, TYPE_RGB_8,
        INTENT_RELATIVE_COLORIMETRIC, flags);
    return color->transform != NULL;
}

/// Whether the conversion changes none of the tested colors by more than `TOLERANCE`.
static bool is_identity(const gic_color *color) {
    if (color->source.channels == 4) return false;
    int step = color->source.channels == 1 ? 1 : 17;
    for (int r = 0; r < 256; r += step) {
        for (int g = step == 1 ? r : 0; g < 256; g += step == 1 ? 256 : step) {
            for (int b = step == 1 ? r : 0; b < 256; b += step == 1 ? 256 : step) {
                uint8_t from[3] = {(uint8_t)r, (uint8_t)g, (uint8_t)b}, to[3] = {(uint8_t)r, (uint8_t)g, (uint8_t)b};
                gic_color_convert(color, to, 1, 3, false);
                for (int c = 0; c < 3; c++)
                    if (to[c] > from[c] + TOLERANCE || to[c] < from[c] - TOLERANCE) return false;
            }
        }
    }
    return true;
}

bool gic_color_make(gic_color *color) {
    gic_prepare_light();
    cmsHPROFILE profile = open_profile(color->source), srgb = cmsCreate_sRGBProfile();
    bool made = profile != NULL && srgb != NULL && make(color, profile, srgb);
    if (profile != NULL) cmsCloseProfile(profile);
    if (srgb != NULL) cmsCloseProfile(srgb);
    return made && !is_identity(color);
}
