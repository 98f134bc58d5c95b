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
