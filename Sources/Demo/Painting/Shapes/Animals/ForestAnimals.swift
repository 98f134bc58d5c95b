/// Forest animals with the ground or bough at 0; fox and deer face left.
enum ForestAnimals {
    static let fox = Figure(
        [
            .ellipse(0.05, 0.5, 0.34, 0.14, blend: 0), .ellipse(-0.24, 0.5, 0.14, 0.16, blend: 0.06),
            .ellipse(0.33, 0.5, 0.14, 0.15, blend: 0.06),
            .limb(-0.3, 0.55, -0.44, 0.74, 0.12, 0.095, blend: 0.05),
            .ellipse(-0.5, 0.78, 0.125, 0.1, blend: 0.04),
            .limb(-0.56, 0.76, -0.75, 0.695, 0.06, 0.02, blend: 0.04),
            .triangle(-0.55, 0.84, -0.44, 0.87, -0.52, 1.04, rounding: 0.01, blend: 0.015),
            .triangle(-0.45, 0.86, -0.36, 0.82, -0.37, 1.02, rounding: 0.01, blend: 0.015),
        ], leg(-0.3, 0.42, -0.33, 0.2, -0.34, 0), leg(-0.2, 0.42, -0.17, 0.2, -0.18, 0),
        leg(0.3, 0.42, 0.36, 0.22, 0.28, 0),
        leg(0.38, 0.44, 0.46, 0.22, 0.42, 0),
        Part.curve(0.42, 0.52, 0.72, 0.56, 0.86, 0.2, 0.06, 0.115, blend: 0.05),
        [.limb(0.86, 0.2, 0.98, 0.04, 0.11, 0.02, blend: 0.03)])

    static let foxWhites = Figure([
        .limb(0.92, 0.12, 0.98, 0.04, 0.075, 0.02, blend: 0),
        .ellipse(-0.37, 0.56, 0.05, 0.13, turn: -30, blend: 0),
        .limb(-0.54, 0.72, -0.68, 0.69, 0.035, 0.015, blend: 0),
    ])

    static let deer = Figure(
        [
            .ellipse(0.06, 0.6, 0.34, 0.14, blend: 0), .ellipse(-0.22, 0.61, 0.15, 0.17, blend: 0.06),
            .ellipse(0.33, 0.62, 0.14, 0.16, blend: 0.06),
            .limb(-0.26, 0.68, -0.42, 0.98, 0.13, 0.075, blend: 0.06),
            .limb(-0.42, 1.02, -0.61, 0.93, 0.075, 0.036, blend: 0.03),
            .ellipse(-0.31, 1.06, 0.08, 0.028, turn: 22, blend: 0.01),
            .limb(0.46, 0.68, 0.52, 0.58, 0.04, 0.02),
        ], leg(-0.27, 0.5, -0.28, 0.27, -0.28, 0), leg(-0.17, 0.5, -0.14, 0.27, -0.16, 0),
        leg(0.3, 0.5, 0.37, 0.3, 0.3, 0),
        leg(0.39, 0.52, 0.46, 0.3, 0.42, 0), antler(0), antler(0.09))

    static let owl = Figure(
        [
            .ellipse(0, 0.4, 0.27, 0.4, blend: 0), .ellipse(0, 0.78, 0.275, 0.22, blend: 0.05),
            .triangle(-0.26, 0.86, -0.08, 0.96, -0.24, 1.12, rounding: 0.012, blend: 0.03),
            .triangle(0.26, 0.86, 0.08, 0.96, 0.24, 1.12, rounding: 0.012, blend: 0.03),
            .limb(0, 0.1, 0, -0.2, 0.13, 0.1, blend: 0.05),
        ])
    static let owlWings = Figure([
        .ellipse(-0.22, 0.4, 0.1, 0.34, turn: -7, blend: 0),
        .ellipse(0.22, 0.4, 0.1, 0.34, turn: 7, blend: 0),
    ])
    static let owlDiscs = Figure([
        .disc(-0.115, 0.79, 0.125, blend: 0.02), .disc(0.115, 0.79, 0.125, blend: 0.02),
    ])
    static let owlEyes = Figure([.disc(-0.11, 0.8, 0.08, blend: 0), .disc(0.11, 0.8, 0.08, blend: 0)])
    static let owlPupils = Figure([.disc(-0.105, 0.8, 0.045, blend: 0), .disc(0.105, 0.8, 0.045, blend: 0)])
    static let owlBeak = Figure([.triangle(-0.035, 0.73, 0.035, 0.73, 0, 0.64, rounding: 0.008, blend: 0)])

    private static let leg = Part.Leg(
        hip: (0.07, 0.032, blend: 0.04), shin: (0.03, 0.02, above: 0.02), foot: (-0.015, 0.018, 0.035, 0.02))

    private static func antler(_ shift: Float) -> [Part] {
        let x = -0.4 + shift
        return Part.curve(x, 1.06, x + 0.2, 1.2, x + 0.08, 1.56, 0.02, 0.008, blend: 0.005) + [
            .limb(x + 0.03, 1.11, x - 0.1, 1.25, 0.014, 0.006, blend: 0.005),
            .limb(x + 0.1, 1.24, x - 0.02, 1.42, 0.013, 0.006, blend: 0.005),
            .limb(x + 0.115, 1.36, x + 0.23, 1.5, 0.012, 0.006, blend: 0.005),
        ]
    }
}
