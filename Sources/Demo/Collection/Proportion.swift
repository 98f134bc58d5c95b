enum Proportion: Int, CaseIterable, Sendable {
    case landscape3x2, landscape4x3, landscape16x9, portrait2x3, portrait3x4, portrait9x16, square

    var size: (width: Int, height: Int) {
        switch self {
        case .landscape3x2: (2400, 1600)
        case .landscape4x3: (2400, 1800)
        case .landscape16x9: (2560, 1440)
        case .portrait2x3: (1600, 2400)
        case .portrait3x4: (1800, 2400)
        case .portrait9x16: (1440, 2560)
        case .square: (2000, 2000)
        }
    }

    var width: Int { size.width }
    var height: Int { size.height }

    var orientation: Orientation {
        width > height ? .landscape : width < height ? .portrait : .squarish
    }

    /// Random proportion: 60 % landscape, 30 % portrait, 10 % square.
    static func drawn(from random: inout SplitMix64) -> Proportion {
        let mix: [Proportion] = [
            .landscape3x2, .landscape3x2, .landscape3x2, .landscape4x3, .landscape4x3, .landscape16x9,
            .portrait2x3, .portrait3x4, .portrait9x16, .square,
        ]
        return random.pick(mix)
    }
}
