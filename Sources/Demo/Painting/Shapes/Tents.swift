/// Ridge tent in front view, and a sitting camper.
enum Tents {
    static let body = Figure([
        .triangle(-0.5, 0, 0.5, 0, 0, 0.62, rounding: 0.02, blend: 0),
        .limb(-0.02, 0.62, 0.04, 0.67, 0.012, 0.008, blend: 0),
    ])
    static let door = Figure([.triangle(-0.17, 0.01, 0.17, 0.01, 0, 0.48, rounding: 0.015, blend: 0)])
    static let sitter = Figure([
        .ellipse(0, 0.12, 0.2, 0.11), .limb(0.03, 0.15, 0, 0.42, 0.13, 0.1, blend: 0.05),
        .disc(-0.02, 0.58, 0.085),
        .limb(-0.02, 0.4, -0.16, 0.26, 0.05, 0.035, blend: 0.03), .limb(-0.1, 0.12, -0.22, 0.26, 0.06, 0.05),
        .limb(-0.22, 0.26, -0.26, 0.03, 0.05, 0.035),
    ])
}
