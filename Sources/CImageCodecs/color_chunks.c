#include "color.h"

#include <math.h>
#include <string.h>

static uint32_t big(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

typedef struct { double white_x, white_y, x[3], y[3]; } chromaticities;

static const chromaticities srgb = {0.3127, 0.3290, {0.640, 0.300, 0.150}, {0.330, 0.600, 0.060}};

/// Profile with these chromaticities and this curve; NULL without a curve. Frees the curve.
static cmsHPROFILE profile_of(const chromaticities *of, cmsToneCurve *curve) {
    if (curve == NULL) return NULL;
    cmsCIExyY white = {of->white_x, of->white_y, 1};
    cmsCIExyYTRIPLE primaries = {
        {of->x[0], of->y[0], 1}, {of->x[1], of->y[1], 1}, {of->x[2], of->y[2], 1}};
    cmsToneCurve *curves[] = {curve, curve, curve};
    cmsHPROFILE profile = cmsCreateRGBProfile(&white, &primaries, curves);
    cmsFreeToneCurve(curve);
    return profile;
}

static cmsToneCurve *srgb_curve(void) {
    return cmsBuildParametricToneCurve(NULL, 4, (double[]){2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045});
}

// PNG 3rd edition, 11.3.2.1 and 11.3.2.2: values in units of 1/100000.
cmsHPROFILE gic_profile_of_gamma(const uint8_t *chunks, size_t length) {
    uint32_t gamma = big(chunks);
    if (gamma < 1000 || gamma > 10000000) return NULL;
    chromaticities of = srgb;
    if (length >= 36) {
        double values[8];
        for (int i = 0; i < 8; i++) values[i] = big(chunks + 4 + 4 * i) / 100000.0;
        of = (chromaticities){
            values[0], values[1], {values[2], values[4], values[6]}, {values[3], values[5], values[7]}};
        for (int i = 1; i < 8; i += 2)
            if (values[i] <= 0) return NULL;
    }
    // 45455 is the gAMA value that the specification assigns to sRGB for decoders that support only gamma.
    return profile_of(&of, gamma == 45455 ? srgb_curve() : cmsBuildGamma(NULL, 100000.0 / gamma));
}

static bool find_primaries(uint8_t code, chromaticities *of) {
    static const chromaticities
        bt470m = {0.310, 0.316, {0.67, 0.21, 0.14}, {0.33, 0.71, 0.08}},
        bt470bg = {0.3127, 0.3290, {0.64, 0.29, 0.15}, {0.33, 0.60, 0.06}},
        bt601 = {0.3127, 0.3290, {0.630, 0.310, 0.155}, {0.340, 0.595, 0.070}},
        bt2020 = {0.3127, 0.3290, {0.708, 0.170, 0.131}, {0.292, 0.797, 0.046}},
        cinema = {0.314, 0.351, {0.680, 0.265, 0.150}, {0.320, 0.690, 0.060}},
        display = {0.3127, 0.3290, {0.680, 0.265, 0.150}, {0.320, 0.690, 0.060}};
    switch (code) {
    case 1: *of = srgb; return true;
    case 4: *of = bt470m; return true;
    case 5: *of = bt470bg; return true;
    case 6: case 7: *of = bt601; return true;
    case 9: *of = bt2020; return true;
    case 11: *of = cinema; return true;
    case 12: *of = display; return true;
    default: return false;
    }
}

/// SMPTE ST 2084. White is 203 nits (ITU-R BT.2408); brighter values are clipped.
static double perceptual_quantizer(double value) {
    const double m1 = 2610.0 / 16384, m2 = 2523.0 / 32, c1 = 3424.0 / 4096, c2 = 2413.0 / 128, c3 = 2392.0 / 128;
    double root = pow(value, 1 / m2);
    return fmin(1, pow(fmax(root - c1, 0) / (c2 - c3 * root), 1 / m1) * 10000 / 203);
}

/// ITU-R BT.2100. White is at 75 percent of the signal; brighter values are clipped.
static double hybrid_log_gamma(double value) {
    const double a = 0.17883277, b = 1 - 4 * a, c = 0.5 - a * log(4 * a);
    double scene = value <= 0.5 ? value * value / 3 : (exp((value - c) / a) + b) / 12;
    double white = (exp((0.75 - c) / a) + b) / 12;
    return fmin(1, pow(scene, 1.2) / pow(white, 1.2));
}

static cmsToneCurve *tabulated(double light(double)) {
    enum { STEPS = 4096 };
    float values[STEPS];
    for (int i = 0; i < STEPS; i++) values[i] = (float)light(i / (STEPS - 1.0));
    return cmsBuildTabulatedToneCurveFloat(NULL, STEPS, values);
}

// ITU-T H.273, table 3.
static cmsToneCurve *find_curve(uint8_t code) {
    switch (code) {
    case 1: case 6: case 14: case 15:
        return cmsBuildParametricToneCurve(
            NULL, 4, (double[]){1 / 0.45, 1 / 1.099297, 0.099297 / 1.099297, 1 / 4.5, 0.081243});
    case 4: return cmsBuildGamma(NULL, 2.2);
    case 5: return cmsBuildGamma(NULL, 2.8);
    case 8: return cmsBuildGamma(NULL, 1);
    case 13: return srgb_curve();
    case 16: return tabulated(perceptual_quantizer);
    case 18: return tabulated(hybrid_log_gamma);
    default: return NULL;
    }
}

cmsHPROFILE gic_profile_of_codes(const uint8_t *codes) {
    chromaticities of;
    // Supports only full range and the RGB matrix, which PNG requires.
    if (codes[2] != 0 || codes[3] != 1 || !find_primaries(codes[0], &of)) return NULL;
    return profile_of(&of, find_curve(codes[1]));
}
