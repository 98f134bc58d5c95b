/// Small yacht, about one unit tall, with the waterline at 0.
enum Boats {
    static let hull = Figure([
        .triangle(-0.36, 0.075, 0.4, 0.1, 0.26, 0.0, rounding: 0.012),
        .triangle(-0.36, 0.075, 0.26, 0.0, -0.28, -0.005, rounding: 0.012),
        .limb(-0.1, 0.1, 0.08, 0.105, 0.028, 0.022, blend: 0.02),
    ])

    static let sails = Figure(
        [.triangle(-0.02, 0.96, -0.02, 0.17, -0.33, 0.19, rounding: 0.008)],
        [.triangle(0.02, 0.88, 0.39, 0.13, 0.05, 0.17, rounding: 0.006, blend: 0)])

    static let mast = Figure([
        .limb(0, 0.05, 0, 1.0, 0.009, 0.006, blend: 0),
        .limb(0, 0.15, -0.36, 0.165, 0.008, 0.006, blend: 0),
    ])
}
