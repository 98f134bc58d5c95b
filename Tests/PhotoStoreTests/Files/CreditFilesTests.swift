import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct CreditFilesTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("CREDITS.md") }

    @discardableResult private func write(
        _ entries: [String], as format: CreditFormat = .text, replacing: Bool = false
    ) throws -> CreditFileChange {
        try CreditFiles().write(entries, as: format, to: path, replacing: replacing)
    }

    private var text: String? { DiskFile.read(path).map { String(decoding: $0, as: UTF8.self) } }

    @Test func `missing folders of a credit file are created`() throws {
        let file = folder("content/posts/fog.md")
        let change = try CreditFiles().write(["a"], as: .text, to: file, replacing: false)
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
            try CreditFiles().write(["a"], as: .text, to: folder.path, replacing: false)
        }
        #expect(throws: StoreError.self) {
            try CreditFiles().write(["a"], as: .text, to: path + "/x", replacing: false)
        }
    }
}
