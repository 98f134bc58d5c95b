/// Savanna animals, facing left, and an acacia; the ground is at 0.
enum SavannaAnimals {
    static let elephant = Figure(
        [
            .ellipse(0.12, 0.64, 0.42, 0.27, blend: 0), .ellipse(0.38, 0.6, 0.21, 0.26, blend: 0.08),
            .ellipse(-0.2, 0.66, 0.24, 0.27, blend: 0.08), .ellipse(-0.5, 0.8, 0.2, 0.2, blend: 0.08),
            .limb(-0.31, 0.45, -0.33, 0.04, 0.105, 0.085, blend: 0.05),
            .limb(-0.12, 0.45, -0.1, 0.03, 0.1, 0.08, blend: 0.05),
            .limb(0.32, 0.45, 0.3, 0.03, 0.11, 0.08, blend: 0.05),
            .limb(0.5, 0.45, 0.51, 0.04, 0.1, 0.08, blend: 0.05),
        ], Part.curve(-0.62, 0.74, -0.84, 0.5, -0.75, 0.16, 0.115, 0.045, blend: 0.08),
        Part.curve(-0.75, 0.16, -0.72, 0.04, -0.85, 0.07, 0.045, 0.03),
        Part.curve(0.56, 0.7, 0.7, 0.56, 0.65, 0.34, 0.022, 0.014), [.ellipse(0.65, 0.31, 0.022, 0.05)])
    static let elephantEar = Figure([
        .ellipse(-0.31, 0.78, 0.17, 0.22, turn: 12, blend: 0),
        .triangle(-0.42, 0.66, -0.22, 0.66, -0.3, 0.48, rounding: 0.03, blend: 0.06),
    ])
    static let tusk = Figure(Part.curve(-0.59, 0.62, -0.7, 0.46, -0.88, 0.52, 0.03, 0.01, blend: 0))

    static let giraffe = Figure(
        [
            .ellipse(0.12, 0.63, 0.25, 0.14, turn: -14, blend: 0),
            .ellipse(-0.08, 0.68, 0.14, 0.18, blend: 0.06),
            .limb(-0.1, 0.76, -0.42, 1.38, 0.115, 0.052, blend: 0.06),
            .limb(-0.43, 1.41, -0.61, 1.33, 0.06, 0.032, blend: 0.03),
            .limb(-0.42, 1.44, -0.4, 1.54, 0.012, 0.016, blend: 0.01),
            .limb(-0.38, 1.43, -0.35, 1.52, 0.012, 0.016, blend: 0.01),
            .ellipse(-0.33, 1.43, 0.055, 0.022, turn: 20, blend: 0.01),
        ], leg(-0.13, 0.56, -0.15, 0.3, -0.15, 0), leg(-0.03, 0.56, -0.01, 0.3, -0.03, 0),
        leg(0.24, 0.52, 0.29, 0.3, 0.25, 0),
        leg(0.32, 0.52, 0.39, 0.3, 0.37, 0), Part.curve(0.36, 0.6, 0.46, 0.5, 0.42, 0.32, 0.016, 0.01),
        [.ellipse(0.42, 0.29, 0.02, 0.045)])

    static let acacia = Figure(
        Part.curve(0, -0.02, 0.02, 0.3, -0.06, 0.55, 0.05, 0.032, blend: 0),
        Part.curve(-0.05, 0.5, -0.1, 0.7, -0.34, 0.86, 0.03, 0.014),
        Part.curve(-0.05, 0.5, 0.06, 0.72, 0.28, 0.86, 0.03, 0.014),
        Part.curve(-0.06, 0.55, -0.04, 0.75, -0.03, 0.9, 0.026, 0.014),
        [
            .ellipse(0, 0.98, 0.5, 0.075, blend: 0.03), .ellipse(-0.33, 0.92, 0.32, 0.065, blend: 0.04),
            .ellipse(0.34, 0.91, 0.3, 0.06, blend: 0.04), .ellipse(0.05, 1.03, 0.3, 0.06, blend: 0.04),
        ])

    private static func leg(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float)
        -> [Part]
    {
        [
            .limb(x1, y1, x2, y2, 0.068, 0.032, blend: 0.04), .limb(x2, y2, x3, y3 + 0.02, 0.03, 0.024),
            .ellipse(x3 - 0.012, y3 + 0.016, 0.036, 0.02),
        ]
    }
}
