/// Water animals; the surface is at 0.
enum WaterAnimals {
    static let fluke = Figure(
        [.limb(0, -0.1, 0, 0.42, 0.2, 0.06, blend: 0)], half(1), half(-1))

    static let flamingo = Figure(
        [
            .ellipse(0.05, 0.62, 0.2, 0.115, turn: 14, blend: 0),
            .triangle(0.12, 0.66, 0.2, 0.56, 0.36, 0.56, rounding: 0.02, blend: 0.04),
            .limb(0.02, 0.55, 0.02, 0.0, 0.013, 0.011, blend: 0.02),
            .limb(0.08, 0.54, 0.16, 0.3, 0.013, 0.011, blend: 0.02),
            .limb(0.16, 0.3, 0.05, 0.27, 0.011, 0.01, blend: 0),
        ], Part.curve(-0.08, 0.66, -0.34, 0.62, -0.26, 0.84, 0.055, 0.032, blend: 0.05),
        Part.curve(-0.26, 0.84, -0.2, 1.02, -0.34, 1.01, 0.032, 0.03),
        [.disc(-0.36, 0.995, 0.046, blend: 0.02)],
        [.limb(-0.39, 0.98, -0.44, 0.95, 0.026, 0.022, blend: 0.01)])
    static let flamingoBill = Figure([.limb(-0.44, 0.955, -0.435, 0.89, 0.023, 0.008, blend: 0)])

    private static func half(_ side: Float) -> [Part] {
        Part.curve(0, 0.42, side * 0.2, 0.74, side * 0.68, 0.6, 0.075, 0.01, blend: 0.05)
            + Part.curve(0, 0.44, side * 0.3, 0.5, side * 0.64, 0.59, 0.06, 0.012, blend: 0.05)
            + [.ellipse(side * 0.3, 0.58, 0.17, 0.06, turn: side * 12, blend: 0.03)]
    }
}
