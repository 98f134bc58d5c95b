import FoundationEssentials
import GalleryCore
import Testing

@Suite struct EntityTests {
    @Test(arguments: ["demo:abc", "unsplash:a:b", "flickr:12345678901234567890123"])
    func `a photo ID is parsed from its text form and encoded to the same text`(text: String) {
        #expect(PhotoID(text)?.description == text)
    }

    @Test(arguments: ["", "demo", "demo:", ":abc"])
    func `a photo ID without service or key is invalid`(text: String) {
        #expect(PhotoID(text) == nil)
    }

    @Test func `a hex color is parsed regardless of case, and incomplete or invalid text is rejected`() {
        #expect(RGB(hex: "#0A64fF")?.hex == "#0a64ff")
        for text in ["", "0a64ff", "#0a64f", "#0a64fg", "#+a64ff"] {
            #expect(RGB(hex: text) == nil)
        }
    }

    @Test func `coordinates 0, 0 and sizes of zero count as unknown`() {
        #expect(Place(name: nil, latitude: 0, longitude: 0) == nil)
        #expect(Place(name: "Here", latitude: 0, longitude: 0)?.latitude == nil)
        #expect(PixelSize(width: 0, height: 5) == nil)
    }

    @Test(arguments: [("0, 10", -1), ("\(Int.max), \(Int.max)", Int.max - 1), ("1, \(Int.max)", 0)])
    func `scaling a size with extreme values does not trap`(sides: String, width: Int) throws {
        let parts = sides.split(separator: ", ")
        let json = "{\"width\": \(parts[0]), \"height\": \(parts[1])}"
        let size = try JSONDecoder().decode(PixelSize.self, from: Data(json.utf8))
        #expect(size.scaled(toWidth: width).width <= size.width)
    }

    @Test(arguments: [91, -1e300, Double.infinity, .nan])
    func `coordinates outside the valid range are unknown`(degrees: Double) {
        #expect(Place(name: nil, latitude: degrees, longitude: 5) == nil)
        #expect(Place(name: "Here", latitude: degrees, longitude: 5)?.longitude == nil)
        #expect(Place(name: nil, latitude: -90, longitude: 180)?.latitude == -90)
    }

    @Test func `a search query is parsed from its text form, and an invalid filter becomes a keyword`() {
        let query = SearchQuery(
            keywords: " fog  forest ", filters: [.order: "latest", .orientation: "portrait"])
        #expect(query.text == "fog forest orientation:portrait order:latest")
        #expect(SearchQuery(typed: query.text) == query)
        #expect(SearchQuery(typed: "a:b order:never").keywords == "a:b order:never")
    }

    @Test func `a statement that the author is unknown is no name`() {
        for name in [
            "Unknown author", "unknown  author", "Unknown authorUnknown author", "Неизвестный автор",
        ] {
            #expect(Author(name: name, username: name) == Author(name: ""), "\(name)")
            #expect(!Author(name: name).isStated)
        }
        #expect(Author(name: "Unknown author", username: "12@N01").username == "12@N01")
        #expect(Author(name: "Unknown Author Collective").name == "Unknown Author Collective")
        #expect(Author(name: "", username: "12@N01").isStated)
    }
}
