enum Branches {
    static let cherry = Figure(
        Part.curve(-0.1, -0.06, 0.35, 0.12, 0.62, 0.42, 0.026, 0.012, blend: 0),
        Part.curve(0.6, 0.4, 0.76, 0.56, 0.95, 0.58, 0.012, 0.005),
        Part.curve(0.22, 0.08, 0.3, 0.3, 0.24, 0.5, 0.014, 0.005),
        Part.curve(0.42, 0.2, 0.64, 0.2, 0.8, 0.28, 0.013, 0.005),
        Part.curve(0.5, 0.28, 0.48, 0.5, 0.56, 0.66, 0.011, 0.004))

    static let cherryTips: [SIMD2<Float>] = [
        SIMD2(0.24, 0.5), SIMD2(0.27, 0.34), SIMD2(0.13, 0.05), SIMD2(0.36, 0.14), SIMD2(0.8, 0.28),
        SIMD2(0.65, 0.22),
        SIMD2(0.56, 0.66), SIMD2(0.5, 0.47), SIMD2(0.62, 0.42), SIMD2(0.78, 0.53), SIMD2(0.95, 0.58),
        SIMD2(0.46, 0.27),
    ]

    /// Bare bough for an animal, 2.4 units long.
    static let bough = Figure(
        Part.curve(-1.2, -0.08, 0, 0.02, 1.2, -0.02, 0.06, 0.035, blend: 0),
        Part.curve(0.5, 0, 0.75, 0.1, 0.85, 0.34, 0.03, 0.01),
        Part.curve(-0.7, -0.04, -0.8, -0.2, -1.0, -0.3, 0.03, 0.01),
        Part.curve(0.85, -0.01, 1.0, -0.15, 1.1, -0.2, 0.02, 0.008))
}
