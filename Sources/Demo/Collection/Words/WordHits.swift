/// Trait values that contain a word stem. A photo matches if one of its traits has such a value.
struct WordHits: Sendable {
    private let subjects: [Bool]
    private let daytimes: [Bool]
    private let weathers: [Bool]
    private let palettes: [Bool]
    private let moods: [Bool]
    private let authors: [Bool]
    private let titles: [[Bool]]
    private let places: [[Bool]]
    private let isMonochrome: Bool

    init(stem: String, in vocabulary: DemoVocabulary = .english) {
        func hits(_ words: [Set<String>]) -> [Bool] { words.map { $0.contains(stem) } }
        subjects = hits(vocabulary.subjects)
        daytimes = hits(vocabulary.daytimes)
        weathers = hits(vocabulary.weathers)
        palettes = hits(vocabulary.palettes)
        moods = hits(vocabulary.moods)
        authors = hits(vocabulary.authors)
        titles = vocabulary.titles.map(hits)
        places = vocabulary.places.map(hits)
        isMonochrome = vocabulary.monochrome.contains(stem)
    }

    func names(_ subject: Subject) -> Bool { subjects[subject.rawValue] }

    func contain(_ traits: DemoPhotoTraits) -> Bool {
        let motif = traits.motif
        let theme = motif.theme.rawValue
        if subjects[motif.subject.rawValue] || authors[traits.author] { return true }
        if let title = traits.title, titles[theme][title] { return true }
        if let place = traits.place, places[theme][place] { return true }
        if motif.isMonochrome ? isMonochrome : palettes[motif.palette.rawValue] { return true }
        guard motif.theme != .abstract else { return false }
        return daytimes[motif.daytime.rawValue] || weathers[motif.weather.rawValue]
            || moods[traits.mood.rawValue]
    }
}

/// Word stems of every value of every trait. The words of a photo follow from its traits, so search needs no index.
struct DemoVocabulary: Sendable {
    static let english = DemoVocabulary()

    let subjects: [Set<String>]
    let daytimes: [Set<String>]
    let weathers: [Set<String>]
    let palettes: [Set<String>]
    let moods: [Set<String>]
    let authors: [Set<String>]
    let titles: [[Set<String>]]
    let places: [[Set<String>]]
    let monochrome: Set<String>

    init() {
        func stems(_ texts: [String]) -> Set<String> { Set(texts.flatMap(WordStem.stems(in:))) }
        subjects = Subject.allCases.map { stems([$0.phrase] + $0.tags + $0.theme.tags) }
        daytimes = Daytime.allCases.map { stems([$0.phrase] + $0.tags) }
        weathers = Weather.allCases.map { stems([$0.phrase ?? ""] + $0.tags) }
        palettes = PaletteName.allCases.map { stems($0.words) }
        moods = Mood.allCases.map { stems($0.tags) }
        authors = Authors.all.map { stems([$0.name]) }
        titles = Titles.byTheme.map { $0.map { stems([$0]) } }
        places = Places.byTheme.map { $0.map { stems([$0.country]) } }
        monochrome = stems(["black and white", "monochrome"])
    }
}
