/// Horse trotting to the left, with the ground at 0.
enum Horses {
    static let trotting = Figure(
        [
            .ellipse(0.05, 0.63, 0.36, 0.16, blend: 0), .ellipse(-0.24, 0.65, 0.17, 0.18, blend: 0.06),
            .ellipse(0.34, 0.67, 0.175, 0.18, blend: 0.06),
            .limb(-0.28, 0.72, -0.5, 1.04, 0.17, 0.1, blend: 0.06),
            .limb(-0.52, 1.07, -0.74, 0.9, 0.095, 0.05, blend: 0.04),
            .ellipse(-0.75, 0.885, 0.055, 0.042, turn: 40, blend: 0.02),
            .triangle(-0.5, 1.13, -0.44, 1.13, -0.47, 1.26, rounding: 0.008, blend: 0.015),
            .triangle(-0.45, 1.12, -0.4, 1.1, -0.4, 1.22, rounding: 0.008, blend: 0.015),
        ], leg(-0.3, 0.54, -0.5, 0.42, -0.44, 0.2), leg(-0.2, 0.54, -0.18, 0.28, -0.2, 0),
        leg(0.34, 0.55, 0.5, 0.32, 0.46, 0.04),
        leg(0.27, 0.55, 0.22, 0.3, 0.28, 0), mane,
        Part.curve(0.48, 0.76, 0.76, 0.8, 0.74, 0.36, 0.055, 0.05, blend: 0.03),
        Part.curve(0.5, 0.76, 0.84, 0.74, 0.86, 0.42, 0.045, 0.015))

    private static let mane: [Part] =
        Part.curve(-0.48, 1.17, -0.28, 1.12, -0.2, 0.86, 0.045, 0.06, blend: 0.03)
        + Part.curve(-0.4, 1.1, -0.2, 1.14, -0.08, 1.02, 0.045, 0.012)
        + Part.curve(-0.33, 1.02, -0.14, 1.02, -0.04, 0.9, 0.045, 0.012)
        + Part.curve(-0.28, 0.92, -0.12, 0.92, -0.02, 0.82, 0.04, 0.012)

    private static func leg(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float)
        -> [Part]
    {
        [
            .limb(x1, y1, x2, y2, 0.085, 0.036, blend: 0.05), .limb(x2, y2, x3, y3 + 0.05, 0.034, 0.024),
            .limb(x3, y3 + 0.05, x3 - 0.025, y3 + 0.018, 0.026, 0.032),
        ]
    }
}
