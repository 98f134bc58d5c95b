import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

private let start = "<!-- gallery -->"
private let end = "<!-- /gallery -->"

@Suite struct CreditMarkersTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("README.md") }

    private func write(_ entries: [String] = ["- new"], to path: String? = nil) throws {
        _ = try CreditFiles().write(
            entries.map { DocumentEntry($0) }, as: .markdown, to: path ?? self.path, replacing: true)
    }

    private func result(of text: String, name: String = "README.md") throws -> String? {
        DiskFile.write(Array(text.utf8), to: folder(name))
        try write(to: folder(name))
        return DiskFile.read(folder(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("# T\n\(start)\nkeep\n", 2, .noEnd), ("a\n\(end)\nmid\n\(start)\nkeep\n", 2, .noStart),
            ("\(start)\nx\n\(start)\n\(end)\n", 3, .secondStart), ("\(start)\n\(end)\n\(end)\n", 3, .noStart),
            ("\(start)\n\(end)\nx\n\(start)\n", 4, .noEnd), ("\(start)\r\n```\r\n\(end)\r\n", 1, .noEnd),
            ("\u{FEFF}\(start)", 1, .noEnd),
        ] as [(String, Int, MarkerFault)])
    func `markers without a counterpart are an error with the line, and change nothing`(
        _ text: String, _ line: Int, _ fault: MarkerFault
    ) throws {
        DiskFile.write(Array(text.utf8), to: path)
        let before = FileStatus(path: path)
        for replacing in [true, false] {
            #expect(throws: StoreError.marker(path: path, line: line, fault)) {
                try CreditFiles().write([DocumentEntry("x")], as: .markdown, to: path, replacing: replacing)
            }
        }
        #expect(DiskFile.read(path) == Array(text.utf8) && FileStatus(path: path) == before)
        #expect(DiskFile.names(in: folder.path) == ["README.md"])
    }

    /// `SECTION` is the section with its old line, and with the new one in the result.
    @Test(arguments: [
        "SECTION", "# T\nSECTION\nmore", "Put \(start) here.\nkeep\nSECTION\n", "`\(start)`\nSECTION\n",
        "```md\n\(start)\n\(end)\n```\nSECTION\n", "~~~\n\(start)\n```\n~~~~ \nSECTION\n",
        "`````\n```\n\(end)\n`````\nSECTION\n", "   ```\n\(end)\n  ```\nSECTION\n",
        "```\n~~~\n\(start)\n```\nSECTION\n", "- x\n\n  ```\n  \(start)\n  ```\n\nSECTION\n",
        "1. ```\n   \(start)\nSECTION\n", "x\n\n    \(start)\n\nSECTION\n", "\t\(end)\nSECTION\n",
        "``` a`b\nSECTION\n", "* * *\nSECTION\n", "SECTION\n```\n\(start)\n", "> ```\n> \(start)\nSECTION\n",
        "\u{FEFF}SECTION\n", "SECTION\n\(start)\nother\n\(end)\n", "-\n\nSECTION\n",
    ])
    func `only markers on lines outside of code are replaced`(_ text: String) throws {
        func filled(_ line: String) -> String { text.replacing("SECTION", with: "\(start)\n\(line)\n\(end)") }
        #expect(try result(of: filled("old")) == filled("- new"))
        #expect(try result(of: filled("- new")) == filled("- new"))
    }

    @Test(arguments: [
        "```\n\(start)\nx\n\(end)\n```\n", "    \(start)\n    \(end)\n", "a \(start)\n\(end) b\n",
        "- ```\n  \(start)\n",
    ])
    func `a file with markers only in code or text gets a section at its end`(_ text: String) throws {
        let new = text + "\(start)\n- new\n\(end)\n"
        #expect(try result(of: text) == new)
        #expect(try result(of: new) == new)
    }

    @Test(arguments: [("a\n```\n\(start)\n\(end)\n", 2), ("~~~\n```\n~~~\n````\nx\n", 4), ("```\n", 1)])
    func `a section is not added after a code fence that is not closed`(_ text: String, _ line: Int) throws {
        #expect(throws: StoreError.marker(path: path, line: line, .openFence)) { try result(of: text) }
        #expect(DiskFile.read(path) == Array(text.utf8))
    }

    @Test func `an indented section keeps its indentation, and the next list replaces it`() throws {
        let text = "1. a\n\n   - b\n     \(start)\n     - new\n     \(end) \n\n   c\n"
        #expect(try result(of: text.replacing("- new", with: "old")) == text)
        #expect(try result(of: text) == text)
        _ = try CreditFiles().write([DocumentEntry("- new")], as: .markdown, to: path, replacing: false)
        #expect(DiskFile.read(path) == Array(text.utf8))
    }

    @Test func `fences and indentation do not hide markers of an HTML page`() throws {
        let text = "<pre>\n```\n</pre>\n\t\t\(start)\n\t\t- new\n\t\t\(end)\n"
        #expect(try result(of: text.replacing("- new", with: "old"), name: "index.html") == text)
    }

    @Test(arguments: [
        ("# T\r\nS\r\nold\r\nE\r\n", "# T\r\nS\r\n- new\r\nE\r\n"), ("S\r\nE\nx\n", "S\r\n- new\r\nE\nx\n"),
        ("S\nold\r\nE\r\nx", "S\n- new\nE\r\nx"), ("a\r\nb", "a\r\nb\r\nS\r\n- new\r\nE"),
        ("a\rS\rold\rE\r", "a\rS\r- new\rE\r"), ("\r\n", "\r\nS\r\n- new\r\nE\r\n"), ("a", "a\nS\n- new\nE"),
        ("S\r\nE", "S\r\n- new\r\nE"), ("", "S\n- new\nE\n"),
    ])
    func `line ends and the missing end of the last line stay`(_ before: String, _ after: String) throws {
        func marked(_ text: String) -> String {
            text.replacing("S", with: start).replacing("E", with: end)
        }
        #expect(try result(of: marked(before)) == marked(after))
        #expect(try result(of: marked(after)) == marked(after))
    }

    @Test func `a file in another encoding stays unchanged`() throws {
        let utf16: [UInt8] = [0xFF, 0xFE] + "a\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [Array("a \(start)\n".utf8) + [0xE9], utf16, Array("a\0b\0".utf8)] {
            DiskFile.write(bytes, to: path)
            #expect(throws: StoreError.unreadable(path: path, cause: .notUTF8)) { try write() }
            #expect(DiskFile.read(path) == bytes)
        }
    }

    @Test func `mode, hard links and links to other folders stay`() throws {
        _ = mkdir(folder("docs"), 0o755)
        DiskFile.write(Array("a\n".utf8), to: folder("docs/real.md"))
        _ = chmod(folder("docs/real.md"), 0o640)
        _ = symlink("docs/real.md", path)
        _ = link(folder("docs/real.md"), folder("hard.md"))
        let before = FileStatus(path: path)
        try write()
        #expect(DiskFile.read(folder("hard.md")) == Array("a\n\(start)\n- new\n\(end)\n".utf8))
        #expect(FileStatus(path: path) == before && FileStatus(path: folder("hard.md")) == before)
        #expect(DiskFile.mode(folder("docs/real.md")) == 0o640)
        try write([], to: folder("hard.md"))
        #expect(DiskFile.read(path) == Array("a\n\(start)\n\(end)\n".utf8))
        #expect(DiskFile.names(in: folder.path) == ["README.md", "docs", "hard.md"])
        #expect(DiskFile.names(in: folder("docs")) == ["real.md"])
    }

    @Test func `a dangling link stays, and the file that it names is created`() throws {
        _ = mkdir(folder("docs"), 0o755)
        _ = symlink("docs/real.md", path)
        try write()
        #expect(FileStatus(path: path, followingLinks: false)?.isRegular == false)
        #expect(DiskFile.read(folder("docs/real.md")) == Array("\(start)\n- new\n\(end)\n".utf8))
        _ = symlink("loop", folder("loop"))
        #expect(throws: StoreError.self) { try write(to: folder("loop")) }
    }

    @Test(arguments: [
        ("", "A: 1\nB: 2\n"), ("A: 0\nB: 2\n", "A: 1\nB: 2\n"),
        ("A: 0\r\n# mine\r\nC: 3", "A: 1\r\n# mine\r\nC: 3\r\nB: 2"),
        ("A: 0\nA: x\nB: 9\n# mine\n", "A: 0\nA: x\nA: 1\nB: 2\n# mine\n"),
        ("A: 1\nA: x\nB: 2\nB: 3\n", "A: 1\nA: x\nB: 2\nB: 3\n"),
    ])
    func `fields are set, and other lines and repeated fields stay`(_ before: String, _ after: String) throws
    {
        if !before.isEmpty { DiskFile.write(Array(before.utf8), to: path) }
        #expect(try CreditFiles().set(["A: 1", "B: 2"], in: path) == (before != after))
        #expect(DiskFile.read(path) == Array(after.utf8))
        #expect(try !CreditFiles().set(["A: 1", "B: 2"], in: path))
    }
}
