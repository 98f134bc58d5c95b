/// Flying birds with a wingspan of up to one unit.
enum Birds {
    static let gliding = Figure(
        Part.curve(0, 0, 0.16, 0.2, 0.5, 0.12, 0.035, 0.008),
        Part.curve(0, 0, -0.16, 0.22, -0.5, 0.16, 0.035, 0.008),
        [.ellipse(0, -0.01, 0.05, 0.035)])

    static let flapping = Figure(
        Part.curve(0, 0, 0.14, 0.1, 0.38, 0.34, 0.045, 0.008),
        Part.curve(0, 0, -0.14, 0.1, -0.36, 0.36, 0.045, 0.008),
        [.ellipse(0.03, -0.02, 0.11, 0.04, turn: 8), .limb(0.12, 0, 0.18, 0.01, 0.02, 0.006)])
}
