import Testing

@testable import Demo

@Suite struct PhotoSearchTests {
    private let photos = DemoPhotoCollection(count: 600)
    private let colors = ColorTable()

    private func found(_ search: PhotoSearch) -> [DemoPhoto] {
        search.results(in: photos, colors: colors).map { photos[$0] }
    }

    private func words(_ photo: DemoPhoto) -> Set<String> {
        Set(
            (photo.tags + [photo.title ?? "", photo.alternativeText, photo.author.name])
                .flatMap(WordStem.stems(in:)))
    }

    @Test(arguments: [
        "cats", "fog", "red", "night", "a", "Lights", "Maren", "соль", "Ковалёва", "美咲", "norway",
        "monochrome", "pink",
        "calm", "windows", "José", "jose", "poppies", "wins", "路",
    ])
    func `a word finds exactly the photos whose texts contain it`(word: String) throws {
        let stem = try #require(WordStem.stems(in: word).first)
        let expected = (0..<600).filter { words(photos[$0]).contains(stem) }
        #expect(found(PhotoSearch(words: word, order: .latest)).map(\.index) == expected)
    }

    @Test func `a photo matches only if it has all words of the query`() {
        let both = found(PhotoSearch(words: "cat night"))
        #expect(!both.isEmpty)
        #expect(both.allSatisfy { words($0).isSuperset(of: ["cat", "night"]) })
        #expect(both.count < found(PhotoSearch(words: "cat")).count)
        #expect(found(PhotoSearch(words: "cat zeppelin")).isEmpty)
    }

    @Test(arguments: [
        ("cats", "cat"), ("poppies", "poppy"), ("foxes", "fox"), ("beaches", "beach"), ("cactus", "cactus"),
        ("grass", "grass"),
        ("Élodie", "elodie"), ("iris", "iris"), ("ties", "tie"), ("gas", "gas"),
    ])
    func `English plurals become singular, accents are removed, and words like cactus are unchanged`(
        word: String, stem: String
    ) {
        #expect(WordStem.stems(in: word) == [stem])
    }

    @Test func `a plural finds the same photos as its singular`() {
        #expect(
            found(PhotoSearch(words: "cats")).map(\.index) == found(PhotoSearch(words: "cat")).map(\.index))
    }

    @Test(arguments: Orientation.allCases)
    func `an orientation filter finds only photos of that orientation`(orientation: Orientation) {
        let some = found(PhotoSearch(words: "cat", orientation: orientation))
        #expect(!some.isEmpty)
        #expect(some.allSatisfy { $0.motif.proportion.orientation == orientation })
    }

    @Test func `the results per orientation add up to the results without a filter`() {
        let counts = Orientation.allCases.map { found(PhotoSearch(words: "sea", orientation: $0)).count }
        #expect(counts.reduce(0, +) == found(PhotoSearch(words: "sea")).count)
    }

    @Test func `the results per color add up to all results, and blue photos have more blue than red`() {
        let all = found(PhotoSearch(words: "abstract"))
        let byColor = ColorWord.allCases.map { found(PhotoSearch(words: "abstract", color: $0)) }
        #expect(byColor.reduce(0) { $0 + $1.count } == all.count)
        #expect(byColor.count { !$0.isEmpty } >= 4)
        for photo in found(PhotoSearch(words: "abstract", color: .blue)) {
            let average = Painter.sketch(of: photo.motif).average
            #expect(average.blue > average.red)
        }
    }

    @Test func `results are ordered by relevance and likes, or by date on request`() {
        let relevant = found(PhotoSearch(words: "window"))
        let telling = relevant.map { WordHits(stem: "window").names($0.motif.subject) }
        #expect(telling.contains(true) && telling.contains(false))
        #expect(telling == telling.sorted { $0 && !$1 })
        let likes = found(PhotoSearch(words: "fox")).map(\.likes)
        #expect(likes == likes.sorted(by: >))
        let latest = found(PhotoSearch(words: "window", order: .latest)).map(\.createdAt)
        #expect(latest == latest.sorted(by: >))
    }

    @Test func `a search for cats of the cat theme in a collection of a million photos finds 100,000`() {
        let million = DemoPhotoCollection(count: 1_000_000)
        let cats = PhotoSearch(words: "cats", theme: .cats).results(in: million, colors: ColorTable())
        #expect(cats.count == 100_000)
    }

    @Test(
        arguments: [
            ((20, 20, 25), ColorWord.black), ((240, 240, 238), .white), ((128, 128, 127), .blackAndWhite),
            ((200, 40, 30), .red),
            ((220, 130, 40), .orange), ((220, 210, 60), .yellow), ((60, 160, 70), .green),
            ((40, 160, 160), .teal), ((40, 80, 200), .blue),
            ((120, 60, 200), .purple), ((200, 50, 180), .magenta),
        ] as [((UInt8, UInt8, UInt8), ColorWord)])
    func `a color maps to the nearest named color`(color: (UInt8, UInt8, UInt8), word: ColorWord) {
        #expect(ColorWord(nearestTo: (color.0, color.1, color.2)) == word)
    }
}
