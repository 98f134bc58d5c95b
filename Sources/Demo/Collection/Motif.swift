/// What is painted: everything a painting follows from, and nothing else.
///
/// A collection of millions repeats its motifs after `period` pictures, so that whatever needs a painting to be
/// known, as the color filter does, can be kept.
struct Motif: Hashable, Sendable {
    static let period = 6000

    let seed: UInt64
    let subject: Subject
    let daytime: Daytime
    let weather: Weather
    let palette: PaletteName
    let proportion: Proportion
    /// Black and white.
    let isMonochrome: Bool

    var theme: Theme { subject.theme }

    init(
        seed: UInt64, subject: Subject, daytime: Daytime, weather: Weather, palette: PaletteName,
        proportion: Proportion, isMonochrome: Bool = false
    ) {
        self.seed = seed
        self.subject = subject
        self.daytime = daytime
        self.weather = weather
        self.palette = palette
        self.proportion = proportion
        self.isMonochrome = isMonochrome
    }

    /// The motif of the photo at an index: ten neighbors have the ten themes in some order, and a theme goes
    /// through its subjects in turn.
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
}
