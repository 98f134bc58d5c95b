import GalleryCore

/// Complete input of a painting. Repeats after `period` photos, so that values computed from it can be cached.
struct Motif: Hashable, Sendable {
    static let period = 6000

    let seed: UInt64
    let subject: Subject
    let daytime: Daytime
    let weather: Weather
    let palette: PaletteName
    let proportion: Proportion
    var isMonochrome = false

    var theme: Theme { subject.theme }
}

extension Motif {
    /// Motif at an index. Every ten motifs have the ten themes in random order; each theme cycles through its subjects.
    init(index: Int) {
        let position = index % Self.period
        let ten = position / Theme.allCases.count
        var order = SplitMix64(seed: 0x7E4E_5000 &+ UInt64(ten))
        let theme = order.shuffled(Theme.allCases)[position % Theme.allCases.count]
        var random = SplitMix64(seed: 0xA11_CE5 &+ UInt64(position) &* 0x1_0001)
        let subjects = theme.subjects
        subject = subjects[(ten + theme.rawValue) % subjects.count]
        daytime = random.pick(subject.daytimes)
        weather = random.pick(subject.weathers(at: daytime))
        palette = random.pick(PaletteName.fitting(daytime))
        proportion = Proportion.drawn(from: &random)
        isMonochrome = theme != .abstract && random.oneIn(24)
        seed = random.next()
    }

    /// Noise of a part of the painting, which has its own number.
    func noise(_ number: Int) -> Noise { Noise(seed &+ UInt64(number)) }

    var colorWords: [String] { isMonochrome ? ["black and white", "monochrome"] : palette.words }
}

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
