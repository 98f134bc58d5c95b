import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CreditFilesTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("CREDITS.md") }

    @discardableResult private func write(
        _ entries: [String], as format: CreditFormat = .text, replacing: Bool = false
    ) throws -> CreditFileChange {
        try CreditFiles().write(
            entries.map { DocumentEntry($0) }, as: format, to: path, replacing: replacing)
    }

    private var text: String? { DiskFile.read(path).map { String(decoding: $0, as: UTF8.self) } }

    @Test func `missing folders of a credit file are created`() throws {
        let file = folder("content/posts/fog.md")
        let change = try CreditFiles().write([DocumentEntry("a")], as: .text, to: file, replacing: false)
        #expect(change == CreditFileChange(path: file, added: 1) && DiskFile.read(file) == Array("a\n".utf8))
    }

    @Test func `each entry is appended to a credit file once, and other text is unchanged`() throws {
        #expect(try write(["a", "b"]) == CreditFileChange(path: path, added: 2))
        #expect(text == "a\nb\n")
        #expect(try write(["b", "c", "c"]).added == 2)
        #expect(text == "a\nb\nc\n")
        #expect(try write(["a"]).added == 0)
        DiskFile.write(Array("# Mine".utf8), to: path)
        try write(["a", "b"], as: .markdown)
        #expect(text == "# Mine\n\na\n\nb")
    }

    private static let old = "![Fog](a.jpg) by X", new = "![A hill](a.jpg) by X"

    /// `OLD` is the line that an earlier call wrote.
    @Test(arguments: [
        ("# T\n\nOLD\n\nmore", 1), ("- x\n\n  OLD\n", 1), ("OLD\r\nb\r\n", 1), ("OLD\n\nOLD", 1),
        ("<!-- gallery -->\n<!-- /gallery -->\nOLD\n", 1), ("\u{FEFF}OLD", 1),
    ])
    func `a corrected credit replaces the line of an earlier one, and other text stays`(
        text: String, replaced: Int
    ) throws {
        DiskFile.write(Array(text.replacing("OLD", with: Self.old).utf8), to: path)
        let entry = DocumentEntry(Self.new, earlier: ["![x](a.jpg) by X", Self.old])
        let change = try CreditFiles().write([entry], as: .markdownFigure, to: path, replacing: false)
        #expect(change == CreditFileChange(path: path, added: 1, replaced: replaced))
        #expect(self.text == text.replacing("OLD", with: Self.new))
        let again = try CreditFiles().write([entry], as: .markdownFigure, to: path, replacing: false)
        #expect(again.added == 0 && self.text == text.replacing("OLD", with: Self.new))
    }

    @Test(arguments: [
        "![Fog!](a.jpg) by X", "![Fog](a.jpg) by X, cropped", "See ![Fog](a.jpg) by X", "![Fog](b.jpg) by X",
        "![Fog](a.jpg)", "> ![Fog](a.jpg) by X",
    ])
    func `a credit that was edited stays, and the corrected one is added`(line: String) throws {
        DiskFile.write(Array((line + "\n").utf8), to: path)
        let entry = DocumentEntry(Self.new, earlier: [Self.old])
        let change = try CreditFiles().write([entry], as: .markdownFigure, to: path, replacing: false)
        #expect(change == CreditFileChange(path: path, added: 1))
        #expect(text == line + "\n\n" + Self.new + "\n")
    }

    @Test(arguments: ["<!-- gallery -->\nOLD\n", "OLD\n<!-- /gallery -->\n"])
    func `a corrected credit is not written into a file with an unpaired marker`(text: String) throws {
        let before = Array(text.replacing("OLD", with: Self.old).utf8)
        DiskFile.write(before, to: path)
        let entry = DocumentEntry(Self.new, earlier: [Self.old])
        #expect(throws: StoreError.self) {
            try CreditFiles().write([entry], as: .markdownFigure, to: path, replacing: false)
        }
        #expect(DiskFile.read(path) == before)
    }

    @Test func `front matter of several lines is replaced where it is`() throws {
        let lines = ["image: \"a.jpg\"", "credit: \"X\""]
        DiskFile.write(Array(("---\n" + lines.joined(separator: "\n") + "\n---\n").utf8), to: path)
        let new = [lines[0], "alt: \"A hill\"", lines[1]].joined(separator: "\n")
        let entry = DocumentEntry(new, earlier: [lines.joined(separator: "\n")])
        _ = try CreditFiles().write([entry], as: .frontmatter, to: path, replacing: false)
        #expect(text == "---\n\(new)\n---\n")
    }

    @Test func `the indentation of front matter is kept`() throws {
        let entry = "- alt: \"a\"\n  credit: \"b\""
        try write([entry], as: .frontmatter)
        #expect(text == entry + "\n")
    }

    @Test func `a credit file that is not UTF-8 stays unchanged`() throws {
        let latin: [UInt8] = Array("# Photos by Andr".utf8) + [0xE9, 0x0A]
        DiskFile.write(latin, to: path)
        #expect(throws: StoreError.self) { try write(["a"]) }
        #expect(DiskFile.read(path) == latin)
    }

    @Test func `entries are written between the begin and end marks of a credit file`() throws {
        let (start, end) = ("<!-- gallery -->\n", "<!-- /gallery -->\n")
        DiskFile.write(Array("# Mine\n\(start)old\n\(end)More\n".utf8), to: path)
        try write(["new"])
        #expect(text == "# Mine\n\(start)old\nnew\n\(end)More\n")
        try write(["b", "a"], replacing: true)
        #expect(text == "# Mine\n\(start)b\na\n\(end)More\n")
    }

    @Test
    func `a replaceable list is enclosed in marks, and the next list replaces it`()
        throws
    {
        DiskFile.write(Array("# Mine".utf8), to: path)
        try write(["- a", "- b"], as: .markdown, replacing: true)
        try write(["- b"], as: .markdown, replacing: true)
        #expect(text == "# Mine\n<!-- gallery -->\n- b\n<!-- /gallery -->")
    }

    @Test func `a credit file is written without control characters and keeps its mode and the link to it`()
        throws
    {
        DiskFile.write([], to: folder("real"))
        _ = chmod(folder("real"), 0o600)
        _ = symlink("real", path)
        try write(["a\u{1B}[31m\u{202E}b"])
        #expect(DiskFile.read(folder("real")) == Array("a [31mb\n".utf8))
        #expect(DiskFile.mode(folder("real")) == 0o600)
        #expect(DiskFile.names(in: folder.path) == ["CREDITS.md", "real"])
    }

    @Test func `files that a killed program left beside a credit file are removed by the next write`() throws
    {
        DiskFile.write([1], to: folder(".gallery-0.part"))
        try write(["a"])
        DiskFile.write([1], to: folder(".gallery-1.part"))
        #expect(try CreditFiles().set(["x: y"], in: folder("fog.jpg.license")))
        #expect(DiskFile.names(in: folder.path) == ["CREDITS.md", "fog.jpg.license"])
    }

    @Test func `writing credits to a folder or below a file is an error`() throws {
        DiskFile.write([], to: path)
        #expect(throws: StoreError.self) {
            try CreditFiles().write([DocumentEntry("a")], as: .text, to: folder.path, replacing: false)
        }
        #expect(throws: StoreError.self) {
            try CreditFiles().write([DocumentEntry("a")], as: .text, to: path + "/x", replacing: false)
        }
    }
}
