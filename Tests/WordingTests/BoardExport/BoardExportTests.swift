import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Wording

@Suite struct BoardExportTests {
    private func document(
        _ format: ExportFormat, _ text: String, picture: String? = "pictures/1.jpg",
        pictureHosts: [String] = ["images.unsplash.com", "plus.unsplash.com"]
    ) throws -> String {
        let photo = Photo(
            id: PhotoID(service: .demo, key: text), title: text, about: text, altText: text,
            author: Author(name: text, link: "javascript:alert(1)"),
            license: License(code: "by", name: text, link: "https://example.com/\"><script>"),
            pageLink: "https://example.com/" + text, tags: [text], source: PictureSource("/1 *w"))
        let board = Board(
            id: Board.ID(1), name: text, note: text, count: 1, madeAt: Date(timeIntervalSince1970: 0),
            changedAt: Date(timeIntervalSince1970: 86_400))
        let item = BoardPhoto(
            photo: photo, addedAt: Date(timeIntervalSince1970: 0),
            annotation: Annotation(tags: [text], note: text))
        let sheet = format.export(
            of: board, at: Date(timeIntervalSince1970: 0), pictureHosts: pictureHosts)
        return try sheet.head() + sheet.entry(ExportEntry(number: 1, item: item, picture: picture))
            + sheet.foot()
    }

    /// Names of all elements and attributes of a page.
    private func markup(_ page: String) -> Set<String> {
        let body = page.replacing(ExportStyle.text, with: "")
        var names: Set<String> = []
        for tag in body.split(separator: "<").dropFirst() {
            let inside = tag.prefix { $0 != ">" }
            let parts = inside.split(separator: "\"", omittingEmptySubsequences: false)
            // Parts at odd indices are attribute values.
            for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
                names.formUnion(part.split { " =/\n".contains($0) }.map { $0.lowercased() })
            }
        }
        return names
    }

    @Test(arguments: MarkupAttacks.all) func `untrusted text does not change the page's markup`(
        _ text: String
    ) throws {
        let plain = try document(.html, "plain")
        let page = try document(.html, text)
        #expect(markup(page) == markup(plain))
        #expect(!page.contains("href=\"javascript"))
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test func `a picture that was not copied is loaded from its web address`() throws {
        let board = Board(
            id: Board.ID(1), name: "Fog", note: "", count: 1, madeAt: Date(timeIntervalSince1970: 0),
            changedAt: Date(timeIntervalSince1970: 0))
        let item = BoardPhoto(photo: .sample(1), addedAt: Date(timeIntervalSince1970: 0))
        let entry = ExportEntry(
            number: 1, item: item, picture: nil, address: "https://images.unsplash.com/p?w=1&q=80")
        let text = try ExportFormat.html.export(of: board, at: Date(timeIntervalSince1970: 0)).entry(entry)
        #expect(text.contains("<img src=\"https://images.unsplash.com/p?w=1&amp;q=80\""))
    }

    @Test
    func `an exported page has style, picture and license, and its policy allows only styles and pictures`()
        throws
    {
        let page = try document(.html, "Fog")
        #expect(
            page.contains(
                "content=\"default-src 'none'; img-src 'self' file: data: https://images.unsplash.com "
                    + "https://plus.unsplash.com; style-src 'sha256-\(ExportStyle.sum)'; "
                    + "base-uri 'none'; form-action 'none'\""))
        #expect(!page.contains("<script"))
        #expect(page.contains("<style>\(ExportStyle.text)</style>"))
        #expect(page.contains("<a href=\"pictures/1.jpg\"><img src=\"pictures/1.jpg\" alt=\"Fog\""))
        #expect(page.contains("rel=\"license\""))
        #expect(try document(.html, "Fog", picture: nil).contains("<div class=\"missing\">no picture</div>"))
    }

    @Test(arguments: [
        (["a-1.example", "*.b.example"], " https://a-1.example https://*.b.example"), ([], ""),
        (
            [
                "a.example; script-src *", "a\"><script>", "*", "*.", "", "a.*", "a.example/x", "a:1",
                "'self'", "\u{E4}.example", "a\n",
            ], ""
        ),
    ])
    func `the policy of a page allows pictures from the given hosts, and ignores text that is no host`(
        hosts: [String], sources: String
    ) throws {
        let page = try document(.html, "Fog", pictureHosts: hosts)
        #expect(page.contains("img-src 'self' file: data:\(sources); style-src 'sha256-"))
    }

    @Test func `the path of a picture is percent-encoded`() throws {
        let page = try document(.html, "Fog", picture: "pictures/001 Zoë \"x\" - 50% #1?.jpg")
        #expect(page.contains("src=\"pictures/001%20Zo%C3%AB%20%22x%22%20-%2050%25%20%231%3F.jpg\""))
    }

    @Test(arguments: MarkupAttacks.all) func `untrusted text is escaped in Markdown`(_ text: String) throws {
        let page = try document(.md, text)
        let lines = page.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("#") } == 2)
        #expect(lines.count { $0.hasPrefix("![") } == 1)
        #expect(!page.contains("](https://evil.test)"))
        #expect(!page.contains("<script>"))
    }
}
