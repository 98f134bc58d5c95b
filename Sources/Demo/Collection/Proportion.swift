/// Sizes of original pictures.
enum Proportion: Int, CaseIterable, Sendable {
    case landscape3x2, landscape4x3, landscape16x9, portrait2x3, portrait3x4, portrait9x16, square

    var width: Int {
        switch self {
        case .landscape3x2, .landscape4x3: 2400
        case .landscape16x9: 2560
        case .portrait2x3: 1600
        case .portrait3x4: 1800
        case .portrait9x16: 1440
        case .square: 2000
        }
    }

    var height: Int {
        switch self {
        case .landscape3x2: 1600
        case .landscape4x3: 1800
        case .landscape16x9: 1440
        case .portrait2x3, .portrait3x4: 2400
        case .portrait9x16: 2560
        case .square: 2000
        }
    }

    var orientation: Orientation {
        switch self {
        case .landscape3x2, .landscape4x3, .landscape16x9: .landscape
        case .portrait2x3, .portrait3x4, .portrait9x16: .portrait
        case .square: .squarish
        }
    }

    /// 60 % landscape, 30 % portrait, 10 % square.
    static func drawn(from random: inout SplitMix64) -> Proportion {
        let mix: [Proportion] = [
            .landscape3x2, .landscape3x2, .landscape3x2, .landscape4x3, .landscape4x3, .landscape16x9,
            .portrait2x3, .portrait3x4, .portrait9x16, .square,
        ]
        return random.pick(mix)
    }
}
