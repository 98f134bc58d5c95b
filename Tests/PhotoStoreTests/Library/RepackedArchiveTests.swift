import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

/// Archives of `export` that other programs unpacked, edited or packed again.
@Suite(.timeLimit(.minutes(10))) struct RepackedArchiveTests {
    private static let photo =
        #"{"photo":{"added":1,"photo":{"author":{"name":"A"},"counts":{},"id":{"key":"1","service":"demo"},"#
        + #""isSponsored":false,"license":{"code":"cc0","name":"CC0"},"source":"/p/1 *w","tags":[]},"#
        + #""pictures":{"card":5004}}}"#
    private static let text = String(decoding: RawZip.document([photo]).bytes, as: UTF8.self)
    private static let picture = RawZip.Entry(name: "pictures/000001-card", bytes: jpegBytes)

    private struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var entries: [RawZip.Entry]

        init(_ name: String, _ entries: [RawZip.Entry]) { (testDescription, self.entries) = (name, entries) }

        /// Adds `text` as the document.
        init(_ name: String, text: String) {
            self.init(name, [document(text), picture])
        }
    }

    private static func document(_ text: String = text, named name: String = "") -> RawZip.Entry {
        RawZip.Entry(name: name + LibraryRecord.document, bytes: Array(text.utf8))
    }

    private static func folder(_ name: String) -> RawZip.Entry {
        RawZip.Entry(name: name, bytes: [], mode: 0o040755)
    }

    private static func other(_ name: String) -> RawZip.Entry { RawZip.Entry(name: name, bytes: [120]) }

    private static func renamed(_ change: (String) -> String) -> [RawZip.Entry] {
        [picture, document()].map { entry in
            var entry = entry
            entry.name = change(entry.name)
            return entry
        }
    }

    private static let cases = [
        Case("picture first", [picture, document()]),
        Case("folder on top", [folder("lib/"), folder("lib/pictures/")] + renamed { "lib/" + $0 }),
        Case("two folders with blanks and letters on top", renamed { "my files/Книга/" + $0 }),
        Case("leading ./", [folder("./")] + renamed { "./" + $0 }),
        Case("backslashes", renamed { "lib\\" + $0.replacing("/", with: "\\") }),
        Case(
            "files of macOS",
            [
                other("__MACOSX/._library.jsonl"), other("__MACOSX/lib/._library.jsonl"),
                other("lib/.DS_Store"),
            ]
                + renamed { "lib/" + $0 } + [other("lib/pictures/._000001-card")]),
        Case("files of Windows", renamed(\.self) + [other("pictures/Thumbs.db"), other("desktop.ini")]),
        Case("no final line feed", text: String(text.dropLast())),
        Case("CR LF", text: text.replacing("\n", with: "\r\n")),
        Case("CR LF without the last", text: String(text.dropLast()).replacing("\n", with: "\r\n")),
        Case("byte order mark", text: "\u{FEFF}" + text),
        Case("blank lines at the end", text: text + "\n \r\n"),
    ]

    @Test(arguments: cases) private func `an archive packed again by another program is imported`(
        _ test: Case
    ) throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder("home"))
        DiskFile.write(RawZip.bytes(test.entries), to: folder("a.zip"))
        let report = try library.archives.merge(folder("a.zip"))
        #expect([report.favorites, report.pictures] == [1, 1])
        #expect(try library.archives.merge(folder("a.zip")).isEmpty)
    }

    @Test(arguments: ["", "/inner"])
    func `an unpacked folder with files of file managers is imported, also inside another folder`(
        _ inner: String
    ) throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder("home"))
        let path = folder("lib" + inner)
        for path in [folder("lib"), path, path + "/pictures"] { mkdir(path, 0o755) }
        DiskFile.write(Array(Self.text.dropLast().utf8), to: path + "/" + LibraryRecord.document)
        DiskFile.write(Self.picture.bytes, to: path + "/" + Self.picture.name)
        for name in [".DS_Store", "pictures/Thumbs.db", "pictures/._000001-card"] {
            DiskFile.write([1], to: path + "/" + name)
        }
        DiskFile.write([1], to: folder("lib/.DS_Store"))
        #expect(library.archives.isArchive(folder("lib")))
        #expect(try library.archives.merge(folder("lib")).pictures == 1)
    }
}
