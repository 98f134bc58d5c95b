/// Cats in various poses, with the ground at 0; one unit tall when sitting.
enum Cats {
    /// Back view, with the tail curled to the right.
    static let sittingBack = Figure(
        [
            .ellipse(0, 0.24, 0.27, 0.25, blend: 0), .limb(0, 0.3, 0, 0.6, 0.23, 0.135, blend: 0.08),
            .ellipse(0, 0.76, 0.175, 0.145, blend: 0.05),
        ], ears(0, 0.76, 0.175, 0.145),
        Part.curve(0.18, 0.05, 0.5, -0.02, 0.5, 0.2, 0.05, 0.038, blend: 0.04),
        Part.curve(0.5, 0.2, 0.5, 0.32, 0.4, 0.33, 0.038, 0.026))

    /// Side view, facing left.
    static let sittingSide = Figure(
        [
            .ellipse(0.08, 0.22, 0.25, 0.22, blend: 0),
            .limb(0.08, 0.3, -0.07, 0.58, 0.21, 0.13, blend: 0.08),
            .ellipse(-0.11, 0.5, 0.12, 0.17, blend: 0.06), .ellipse(-0.12, 0.79, 0.155, 0.135, blend: 0.05),
            .ellipse(-0.23, 0.75, 0.07, 0.055, blend: 0.04),
            .limb(-0.12, 0.45, -0.14, 0.05, 0.07, 0.05, blend: 0.05),
            .ellipse(-0.18, 0.035, 0.075, 0.036), .ellipse(-0.02, 0.04, 0.15, 0.045),
            .triangle(-0.25, 0.86, -0.11, 0.9, -0.2, 1.04, rounding: 0.012, blend: 0.02),
            .triangle(-0.09, 0.9, 0.02, 0.84, 0, 1.02, rounding: 0.012, blend: 0.02),
        ], Part.curve(0.28, 0.1, 0.62, 0.02, 0.6, 0.3, 0.05, 0.035, blend: 0.04),
        Part.curve(0.6, 0.3, 0.59, 0.42, 0.5, 0.42, 0.035, 0.028))

    /// Facing left, with the tail hanging down on the right.
    static let lying = Figure(
        [
            .ellipse(0.1, 0.16, 0.46, 0.17, blend: 0), .ellipse(0.38, 0.18, 0.22, 0.18, blend: 0.06),
            .ellipse(-0.22, 0.19, 0.2, 0.15, blend: 0.08), .ellipse(-0.42, 0.3, 0.16, 0.135, blend: 0.06),
            .ellipse(-0.53, 0.26, 0.065, 0.05, blend: 0.04),
            .limb(-0.3, 0.06, -0.62, 0.04, 0.06, 0.042, blend: 0.03),
            .ellipse(0.34, 0.04, 0.19, 0.045),
            .triangle(-0.55, 0.37, -0.42, 0.41, -0.51, 0.55, rounding: 0.012, blend: 0.02),
            .triangle(-0.4, 0.41, -0.28, 0.35, -0.3, 0.53, rounding: 0.012, blend: 0.02),
        ], Part.curve(0.54, 0.1, 0.74, 0.08, 0.72, -0.16, 0.048, 0.036, blend: 0.04),
        Part.curve(0.72, -0.16, 0.71, -0.32, 0.8, -0.35, 0.036, 0.026))

    static let walking = Figure(
        [
            .ellipse(0.02, 0.44, 0.36, 0.135, turn: -2, blend: 0),
            .ellipse(-0.27, 0.46, 0.14, 0.14, blend: 0.06),
            .ellipse(0.29, 0.45, 0.15, 0.145, blend: 0.06),
            .limb(-0.3, 0.52, -0.44, 0.64, 0.1, 0.09, blend: 0.05),
            .ellipse(-0.48, 0.68, 0.135, 0.115, turn: 8, blend: 0.05),
            .ellipse(-0.59, 0.64, 0.06, 0.047, blend: 0.03),
            .triangle(-0.58, 0.75, -0.46, 0.79, -0.53, 0.91, rounding: 0.01, blend: 0.02),
            .triangle(-0.45, 0.79, -0.36, 0.73, -0.37, 0.89, rounding: 0.01, blend: 0.02),
        ], leg(-0.3, 0.42, -0.42, 0.2, -0.44, 0), leg(-0.22, 0.42, -0.18, 0.2, -0.14, 0),
        leg(0.26, 0.42, 0.2, 0.2, 0.13, 0),
        leg(0.34, 0.42, 0.42, 0.22, 0.43, 0),
        Part.curve(0.42, 0.5, 0.62, 0.56, 0.58, 0.84, 0.046, 0.034, blend: 0.04),
        Part.curve(0.58, 0.84, 0.55, 0.98, 0.64, 1.0, 0.034, 0.026))

    private static func ears(_ x: Float, _ y: Float, _ across: Float, _ up: Float) -> [Part] {
        [-1, 1].map { side in
            .triangle(
                x + side * across * 0.95, y + up * 0.35, x + side * across * 0.12, y + up * 0.9,
                x + side * across * 0.82,
                y + up * 1.95, rounding: 0.012, blend: 0.02)
        }
    }

    private static let leg = Part.Leg(
        hip: (0.085, 0.046, blend: 0.05), shin: (0.045, 0.034, above: 0.04),
        foot: (-0.025, 0.028, 0.055, 0.03))
}
