/// Walker with an umbrella, seen from behind, about one unit tall.
enum People {
    static let walker = Figure([
        .limb(-0.05, 0.4, -0.075, 0.03, 0.045, 0.025), .limb(0.05, 0.4, 0.09, 0.04, 0.045, 0.025),
        .ellipse(-0.08, 0.02, 0.04, 0.02), .ellipse(0.1, 0.03, 0.04, 0.02),
        .triangle(-0.15, 0.34, 0.15, 0.34, 0, 0.74, rounding: 0.025, blend: 0.04),
        .limb(0, 0.45, 0, 0.64, 0.1, 0.085), .disc(0, 0.77, 0.062),
        .limb(0.09, 0.62, 0.13, 0.5, 0.035, 0.03), .limb(0.13, 0.5, 0.06, 0.62, 0.03, 0.025),
        .limb(0.06, 0.55, 0.04, 0.95, 0.008, 0.008, blend: 0),
    ])

    static let umbrella = Figure(
        Part.curve(-0.32, 0.8, 0.03, 1.22, 0.38, 0.8, 0.018, 0.018, blend: 0),
        [
            .triangle(-0.3, 0.82, 0.36, 0.82, 0.03, 0.99, rounding: 0.02, blend: 0.03),
            .ellipse(0.03, 0.89, 0.27, 0.11, blend: 0.02), .limb(0.03, 1.0, 0.03, 1.06, 0.012, 0.004),
        ])
}
