/// Camels walking to the right, about one unit tall.
enum Camels {
    static let walking = Figure(body)
    static let ridden = Figure(body, rider)

    private static let body: [Part] =
        [
            .ellipse(0, 0.52, 0.3, 0.15, turn: 3), .ellipse(-0.04, 0.66, 0.13, 0.13, blend: 0.1),
            .ellipse(-0.24, 0.5, 0.12, 0.14, blend: 0.06),
        ] + Part.curve(0.24, 0.52, 0.5, 0.34, 0.47, 0.78, 0.085, 0.045, blend: 0.06) + [
            .limb(0.46, 0.8, 0.62, 0.76, 0.05, 0.032, blend: 0.03),
            .triangle(0.43, 0.83, 0.46, 0.83, 0.42, 0.9, rounding: 0.008),
        ] + leg(-0.27, 0.42, -0.34, 0.2, -0.31, 0) + leg(-0.2, 0.42, -0.17, 0.22, -0.22, 0)
        + leg(0.19, 0.42, 0.15, 0.22, 0.12, 0) + leg(0.26, 0.44, 0.3, 0.22, 0.34, 0.01)
        + Part.curve(-0.34, 0.56, -0.44, 0.5, -0.42, 0.34, 0.018, 0.012)

    private static let rider: [Part] = [
        .limb(-0.02, 0.74, 0, 0.95, 0.07, 0.06, blend: 0.03), .disc(0.01, 1.06, 0.052, blend: 0.02),
        .ellipse(0.01, 1.1, 0.06, 0.035), .limb(0, 0.78, 0.1, 0.6, 0.045, 0.03),
        .limb(0.02, 0.92, 0.16, 0.82, 0.03, 0.02),
    ]

    private static let leg = Part.Leg(
        hip: (0.06, 0.028, blend: 0.03), shin: (0.026, 0.02, above: 0.02), foot: (0.015, 0.015, 0.035, 0.018))
}
