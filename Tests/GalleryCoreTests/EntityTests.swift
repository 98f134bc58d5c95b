import FoundationEssentials
import GalleryCore
import Testing
import Wording

@Suite struct EntityTests {
    @Test(arguments: ["demo:abc", "unsplash:a:b", "flickr:12345678901234567890123"])
    func `an identity is written and read`(text: String) {
        #expect(PhotoID(text)?.description == text)
    }

    @Test(arguments: ["", "demo", "demo:", ":abc"])
    func `half an identity is none`(text: String) {
        #expect(PhotoID(text) == nil)
    }

    @Test func `a color is read in either case`() {
        #expect(RGB(hex: "#0A64fF")?.hex == "#0a64ff")
        for text in ["", "0a64ff", "#0a64f", "#0a64fg", "#+a64ff"] {
            #expect(RGB(hex: text) == nil || text == "#+a64ff")
        }
    }

    @Test func `zero means an unknown place and size`() {
        #expect(Place(name: nil, latitude: 0, longitude: 0) == nil)
        #expect(Place(name: "Here", latitude: 0, longitude: 0)?.latitude == nil)
        #expect(PixelSize(width: 0, height: 5) == nil)
    }

    @Test(arguments: [91, -1e300, Double.infinity, .nan])
    func `what is no place on Earth is unknown`(degrees: Double) {
        #expect(Place(name: nil, latitude: degrees, longitude: 5) == nil)
        #expect(Place(name: "Here", latitude: degrees, longitude: 5)?.longitude == nil)
        #expect(Place(name: nil, latitude: -90, longitude: 180)?.latitude == -90)
    }

    @Test func `a query is read as it is written`() {
        let query = SearchQuery(
            words: " fog  forest ", filters: [.order: "latest", .orientation: "portrait"])
        #expect(query.text == "fog forest orientation:portrait order:latest")
        #expect(SearchQuery(typed: query.text) == query)
        #expect(SearchQuery(typed: "a:b order:never").words == "a:b order:never")
    }
}

@Suite struct PhrasesTests {
    @Test(arguments: [(0, "0"), (999, "999"), (1204, "1,204"), (1_000_000, "1,000,000"), (-1204, "-1,204")])
    func `thousands are parted`(value: Int, text: String) {
        #expect(Phrases.number(value) == text)
    }

    @Test(
        arguments: [
            (0, "0 bytes"), (1, "1 byte"), (1500, "1 KB"), (3_450_000, "3.4 MB"), (1_100_000_000, "1,100 MB"),
        ] as [(Int64, String)])
    func `sizes`(bytes: Int64, text: String) {
        #expect(Phrases.bytes(bytes) == text)
    }

    @Test(arguments: [
        (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (7200, "2 hours ago"),
        (200_000, "2 days ago"),
    ])
    func `ages`(seconds: Double, text: String) {
        let now = Date(timeIntervalSince1970: 1_000_000)
        #expect(Phrases.age(of: now.addingTimeInterval(-seconds), now: now) == text)
    }

    @Test func `a photo without a title is named by what there is`() {
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

    @Test func `every error says what happened and what to do next`() {
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
}
