/// Saguaros, up to one unit tall.
enum Cacti {
    static let all = [tall, forked, young]

    private static let tall = Figure(
        [.limb(0, 0, 0, 0.95, 0.06, 0.068, blend: 0)], arm(side: 1, from: 0.42, out: 0.22, until: 0.78),
        arm(side: -1, from: 0.32, out: 0.2, until: 0.62))

    private static let forked = Figure(
        [.limb(0, 0, 0, 0.9, 0.065, 0.07, blend: 0)], arm(side: 1, from: 0.3, out: 0.2, until: 0.68),
        arm(side: -1, from: 0.5, out: 0.19, until: 0.84), arm(side: 1, from: 0.58, out: 0.16, until: 0.8))

    private static let young = Figure(
        [.limb(0, 0, 0, 0.75, 0.07, 0.075, blend: 0)], arm(side: -1, from: 0.38, out: 0.2, until: 0.52))

    private static func arm(side: Float, from: Float, out: Float, until: Float) -> [Part] {
        Part.curve(
            0, from, side * out * 1.25, from - 0.02, side * out, from + 0.16, 0.042, 0.044, blend: 0.02) + [
                .limb(side * out, from + 0.15, side * out, until, 0.044, 0.046, blend: 0.01)
            ]
    }
}
