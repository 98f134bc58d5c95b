import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

@Suite struct SlidesExportTests {
    private func slides(
        _ text: String, _ format: ExportFormat = .marp, picture: String = "pictures/1.jpg"
    ) throws -> String {
        let date = Date(timeIntervalSince1970: 0)
        let board = Board(id: Board.ID(1), name: text, note: "", count: 1, madeAt: date, changedAt: date)
        let item = BoardPhoto(
            photo: .sample(1, title: text), addedAt: date, annotation: Annotation(note: text))
        let export = format.export(of: board, at: date)
        return try export.head() + export.entry(ExportEntry(number: 1, item: item, picture: picture))
            + export.foot()
    }

    @Test func `a slide has picture, title, note and credit`() throws {
        let text = try slides("Fog")
        #expect(
            text.hasPrefix("---\nmarp: true\ntitle: \"Fog\"\n---\n\n![bg left:60% contain](pictures/1.jpg)\n")
        )
        #expect(text.contains("\n## Fog\n\nFog\n\n") && text.contains("Author 1"))
    }

    @Test func `slides for presenterm have two columns, and the path of the picture is not encoded`() throws {
        let text = try slides("Fog", .presenterm, picture: "pictures/1 Zoë <x>.jpg")
        #expect(
            text.hasPrefix(
                "---\ntitle: \"Fog\"\noptions:\n  end_slide_shorthand: true\n---\n\n<!-- column_layout"))
        #expect(
            text.contains(
                "\n<!-- column: 0 -->\n\n![](<pictures/1 Zoë \\<x\\>.jpg>)\n\n<!-- column: 1 -->\n\n## Fog\n")
        )
        #expect(text.contains("Author 1"))
    }

    @Test(
        arguments: MarkupAttacks.all + [
            "a\n---\n\nb", "\"\nstyle: x", "\\\"", "<!-- _class: x -->", "<script>",
        ])
    func `untrusted text adds no slide, directive or markup`(_ attack: String) throws {
        let text = try slides(attack)
        #expect(text.split(separator: "\n").count { $0 == "---" } == 2)
        // Without the front matter, a string of YAML, and escaped characters.
        let body = text.components(separatedBy: "\n---\n").dropFirst().joined().replacing("\\<", with: "")
        #expect(!body.contains("<"))
        let title = text.split(separator: "\n")[2]
        #expect(title.hasPrefix("title: \"") && title.hasSuffix("\""))
        let value = try JSONDecoder().decode([String].self, from: Data("[\(title.dropFirst(7))]".utf8))
        #expect(value.count == 1)
    }
}
