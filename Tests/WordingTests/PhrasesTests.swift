import FoundationEssentials
import GalleryCore
import Testing
import Wording

@Suite struct PhrasesTests {
    @Test(arguments: [(0, "0"), (999, "999"), (1204, "1,204"), (1_000_000, "1,000,000"), (-1204, "-1,204")])
    func `thousands are separated by commas`(value: Int, text: String) {
        #expect(Phrases.number(value) == text)
    }

    @Test(
        arguments: [
            (0, "0 bytes"), (1, "1 byte"), (1500, "1 KB"), (3_450_000, "3.4 MB"), (1_100_000_000, "1,100 MB"),
        ] as [(Int64, String)])
    func `byte counts are printed in bytes, KB or MB`(bytes: Int64, text: String) {
        #expect(Phrases.bytes(bytes) == text)
    }

    @Test(arguments: [
        (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (7200, "2 hours ago"),
        (200_000, "2 days ago"),
    ])
    func `an age under a minute is "just now", and a longer age has the largest fitting unit`(
        seconds: Double, text: String
    ) {
        let now = Date(timeIntervalSince1970: 1_000_000)
        #expect(Phrases.age(of: now.addingTimeInterval(-seconds), now: now) == text)
    }

    @Test func `a photo without a title is named by its description, else by its alt text, else "Untitled"`()
    {
        var photo = Photo(
            id: PhotoID(service: .demo, key: "1"), author: Author(name: "A"),
            license: License(code: "cc0", name: "CC0"), source: PictureSource([]))
        #expect(Phrases.title(of: photo) == "Untitled")
        photo.altText = "a cat"
        #expect(Phrases.title(of: photo) == "a cat")
        photo.about = " Happy\n day "
        #expect(Phrases.title(of: photo) == "Happy day")
        photo.title = ""
        #expect(Phrases.title(of: photo) == "Happy day")
    }

    @Test(arguments: [
        (
            "fog type:artwork source:met",
            "The filter `type:artwork` may be the reason; try `search fog source:met`."
        ),
        ("fog -sea size:large", "The filter `size:large` may be the reason; try `search fog -sea`."),
        ("color:red", "The filter `color:red` may be the reason; try `search`."),
        ("fog order:latest", "Try other words, or `search` for ideas."),
    ])
    func `the hint for a search without results is to remove a filter, or else to change the words`(
        query: String, hint: String
    ) {
        let query = SearchQuery(typed: query)
        #expect(Phrases.empty(.search(query)) == "Nothing found for \(query.text). \(hint)")
    }

    @Test func `filters that only favorites have are not suggested for other lists`() {
        func hint(_ query: WordQuery) -> String { Phrases.empty(.favoritesMatching(query)) }
        #expect(hint(WordQuery(order: .title)) == Phrases.empty(.favorites))
        for query in [WordQuery(hasNote: true), WordQuery(["fog"], tags: ["zz"], order: .title)] {
            let text = query.unordered.text
            #expect(hint(query) == "No favorites match \(text). `favorites` shows all of them.")
        }
        #expect(hint(WordQuery(["fog"], order: .title)).contains("`seen fog`"))
    }

    @Test
    func `a missing key is "not needed" for Openverse; for Unsplash, the text names where to get one`() {
        #expect(Phrases.Keys.missing(of: .openverse) == "none; not needed")
        #expect(Phrases.Keys.missing(of: .unsplash).contains("get one at unsplash.com/developers"))
    }

    @Test func `messages for common service errors end in a period and name a next step`() {
        let errors: [CatalogError] = [
            .offline(.host("x.test", .lost)), .timedOut, .rateLimited(until: nil),
            .rateLimited(until: Date(timeIntervalSince1970: 0)),
            .unavailable(until: Date(timeIntervalSince1970: 0)),
            .unauthorized, .notFound,
            .unreadable(.webPage), .tooLarge(limit: 8_388_608),
        ]
        for error in errors {
            let text = Phrases.explanation(error)
            #expect(text.hasSuffix("."))
            let next = ["Try again", "try another", "Check the network", "Favorites still work", "`key`"]
            #expect(next.contains { text.contains($0) })
        }
    }

    @Test
    func `photo facts include an uncommon file type, and an empty author name becomes "unknown author"`() {
        var photo = Photo(
            id: PhotoID(service: .openverse, key: "1"), author: Author(name: ""),
            license: License(code: "by-sa", name: "CC BY-SA 4.0"), size: PixelSize(width: 2000, height: 1500),
            source: PictureSource([]))
        #expect(Phrases.facts(of: photo) == "2,000 × 1,500 · CC BY-SA 4.0")
        photo.fileType = "tiff"
        #expect(Phrases.facts(of: photo) == "2,000 × 1,500 · TIFF · CC BY-SA 4.0")
        #expect(Phrases.name(of: photo.author) == "unknown author")
    }
}
