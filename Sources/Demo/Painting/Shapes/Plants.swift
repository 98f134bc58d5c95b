enum Plants {
    static let pot = Figure([
        .triangle(-0.2, 0.36, 0.2, 0.36, 0.13, 0.02, rounding: 0.02, blend: 0),
        .triangle(-0.2, 0.36, 0.13, 0.02, -0.13, 0.02, rounding: 0.02, blend: 0),
        .limb(-0.21, 0.36, 0.21, 0.36, 0.035, 0.035, blend: 0),
    ])
    static let leaves = Figure(
        Part.curve(0, 0.3, -0.05, 0.7, -0.3, 0.92, 0.05, 0.012),
        Part.curve(0, 0.3, 0.06, 0.75, 0.28, 0.98, 0.05, 0.012),
        Part.curve(0, 0.3, -0.2, 0.55, -0.42, 0.6, 0.05, 0.012),
        Part.curve(0, 0.3, 0.2, 0.55, 0.42, 0.66, 0.05, 0.012),
        Part.curve(0, 0.3, 0, 0.8, 0.02, 1.08, 0.05, 0.012))
}
