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
