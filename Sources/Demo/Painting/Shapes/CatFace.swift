/// Parts of a cat's face, relative to the bridge of the nose; the head is about one unit wide.
enum CatFace {
    static let shoulders = Figure([
        .ellipse(0, -0.95, 0.62, 0.62, blend: 0), .limb(0, -0.3, 0, -0.8, 0.34, 0.5, blend: 0.1),
    ])
    static let head = Figure([
        .ellipse(0, 0, 0.5, 0.42, blend: 0), .ellipse(-0.26, -0.14, 0.26, 0.24, blend: 0.08),
        .ellipse(0.26, -0.14, 0.26, 0.24, blend: 0.08),
        .triangle(-0.48, 0.18, -0.1, 0.38, -0.4, 0.74, rounding: 0.03, blend: 0.06),
        .triangle(0.48, 0.18, 0.1, 0.38, 0.4, 0.74, rounding: 0.03, blend: 0.06),
        .ellipse(0, -0.3, 0.2, 0.13, blend: 0.1),
    ])
    static let innerEars = Figure(
        both { s in [.triangle(s * 0.42, 0.3, s * 0.2, 0.41, s * 0.37, 0.65, rounding: 0.02, blend: 0)] })
    static let muzzle = Figure(
        both { s in [.ellipse(s * 0.085, -0.23, 0.12, 0.1, blend: 0.03)] },
        [.ellipse(0, -0.33, 0.09, 0.065, blend: 0.03), .limb(0, -0.1, 0, -0.2, 0.045, 0.08, blend: 0.05)])
    static let lids = Figure(
        both { s in
            [
                .ellipse(s * 0.21, 0.03, 0.135, 0.105, turn: s * 14, blend: 0),
                .limb(s * 0.1, -0.03, s * 0.075, -0.065, 0.022, 0.01),
            ]
        })
    static let eyes = Figure(both { s in [.ellipse(s * 0.21, 0.03, 0.115, 0.087, turn: s * 14, blend: 0)] })
    static let pupils = Figure(both { s in [.ellipse(s * 0.205, 0.03, 0.034, 0.08, blend: 0)] })
    static let glints = Figure(both { s in [.disc(s * 0.205 - 0.035, 0.068, 0.02, blend: 0)] })
    static let nose = Figure([.triangle(-0.055, -0.125, 0.055, -0.125, 0, -0.18, rounding: 0.014, blend: 0)])
    static let mouth = Figure(
        [.limb(0, -0.18, 0, -0.235, 0.007, 0.007, blend: 0)],
        both { s in Part.curve(0, -0.235, s * 0.05, -0.3, s * 0.115, -0.262, 0.008, 0.004, blend: 0) })
    static let whiskers = Figure(
        both { s in
            Part.curve(s * 0.14, -0.2, s * 0.4, -0.14, s * 0.68, -0.17, 0.005, 0.001, blend: 0)
                + Part.curve(s * 0.14, -0.23, s * 0.4, -0.23, s * 0.68, -0.3, 0.005, 0.001, blend: 0)
                + Part.curve(s * 0.14, -0.26, s * 0.36, -0.32, s * 0.6, -0.43, 0.005, 0.001, blend: 0)
        })

    private static func both(_ parts: (Float) -> [Part]) -> [Part] { parts(-1) + parts(1) }
}
