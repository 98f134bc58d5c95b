/// Tulip in side view, one unit tall, in parts of different colors.
enum Tulips {
    static let stem = Figure(
        Part.curve(0, -0.1, 0.03, 0.3, 0, 0.68, 0.018, 0.016, blend: 0),
        Part.curve(0, 0, 0.2, 0.2, 0.21, 0.52, 0.045, 0.006),
        Part.curve(0, 0, -0.17, 0.16, -0.2, 0.4, 0.045, 0.006))
    static let back = Figure([
        .ellipse(-0.05, 0.86, 0.06, 0.14, turn: 6, blend: 0),
        .ellipse(0.06, 0.86, 0.06, 0.14, turn: -6, blend: 0),
    ])
    static let sides = Figure([
        .ellipse(-0.07, 0.8, 0.075, 0.17, turn: 7, blend: 0),
        .ellipse(0.07, 0.8, 0.075, 0.17, turn: -7, blend: 0),
    ])
    static let front = Figure([
        .ellipse(0, 0.77, 0.085, 0.145, blend: 0), .triangle(-0.04, 0.86, 0.04, 0.86, 0, 0.945),
    ])
}
