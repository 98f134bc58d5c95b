import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite struct HostileArchiveTests {
    private static let photo =
        #"{"photo":{"added":1,"photo":{"author":{"name":"A"},"counts":{},"id":{"key":"1","service":"demo"},"#
        + #""isSponsored":false,"license":{"code":"cc0","name":"CC0"},"source":"/p/1 *w","tags":[]},"#
        + #""pictures":{"card":5004}}}"#

    private static func document(_ lines: String..., version: Int = 1) -> RawZip.Entry {
        RawZip.document(lines, version: version)
    }

    private static func picture(
        _ name: String = "pictures/000001-card", _ bytes: [UInt8] = jpegBytes, mode: Int = 0o100600,
        size: Int? = nil
    ) -> RawZip.Entry {
        RawZip.Entry(name: name, bytes: bytes, mode: mode, size: size)
    }

    private struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let fault: LibraryFault

        init(_ name: String, _ entries: [RawZip.Entry], _ fault: LibraryFault) {
            self.init(name, RawZip.bytes(entries), fault)
        }

        init(_ name: String, _ bytes: [UInt8], _ fault: LibraryFault) {
            (testDescription, self.bytes, self.fault) = (name, bytes, fault)
        }
    }

    private static func encrypted(_ entry: RawZip.Entry) -> RawZip.Entry {
        var entry = entry
        entry.isEncrypted = true
        return entry
    }

    private static func inner(_ entry: RawZip.Entry) -> RawZip.Entry {
        var entry = entry
        entry.name = "inner/" + entry.name
        return entry
    }

    private static let whole = [document(photo), picture()]

    private static let cases = [
        Case("parent folder", [document(photo), picture("../card")], .entry("../card")),
        Case("absolute name", [document(photo), picture("/etc/card")], .entry("/etc/card")),
        Case(
            "folder in the name", [document(photo), picture("pictures/../1-card")],
            .entry("pictures/../1-card")),
        Case(
            "unknown name", [document(photo), picture("pictures/000002-card")], .entry("pictures/000002-card")
        ),
        Case(
            "link", [document(photo), picture(mode: 0o120777)],
            .entry("pictures/000001-card")),
        Case("no document", [picture()], .foreign),
        Case("encrypted document", [encrypted(document(photo)), picture()], .encrypted),
        Case("encrypted picture", [document(photo), encrypted(picture())], .encrypted),
        Case(
            "picture outside the document's folder", [inner(document(photo)), picture()],
            .entry("pictures/000001-card")),
        Case("other ZIP file", [RawZip.Entry(name: "readme.txt", bytes: [65])], .foreign),
        Case("no ZIP file", jpegBytes, .foreign),
        Case("newer version", [document(photo, version: 2), picture()], .newer(2)),
        Case("missing picture", [document(photo)], .truncated),
        Case(
            "short picture", [document(photo), picture("pictures/000001-card", [1])],
            .entry("pictures/000001-card")),
        Case(
            "no picture",
            [document(photo), picture("pictures/000001-card", Array(repeating: 0, count: 5_004))],
            .entry("pictures/000001-card")),
        Case("invalid JSON", [document("{\"photo\":")], .record(line: 2)),
        Case("unknown record", [document("{}")], .record(line: 2)),
        Case(
            "photo on no board", [document(photo, #"{"spot":{"added":1,"photo":"demo:1"}}"#), picture()],
            .record(line: 3)),
        Case(
            "hostile key", [document(photo.replacing("\"key\":\"1\"", with: "\"key\":\"../1\"")), picture()],
            .record(line: 2)),
        Case("huge picture", [document(photo.replacing("5004", with: "999999999")), picture()], .tooLarge),
        Case("long line", [document(String(repeating: " ", count: 2 << 20))], .tooLarge),
        Case("cut file", RawZip.bytes(whole).dropLast(30).map(\.self), .truncated),
        Case(
            "cut document",
            [
                RawZip.Entry(
                    name: "library.jsonl", bytes: Array((RawZip.header() + "\n" + photo + "\n").utf8)),
                picture(),
            ], .truncated),
    ]

    @Test(arguments: cases) private func `a hostile or damaged archive is refused and changes nothing`(
        _ test: Case
    ) throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder.path + "/home")
        let path = folder.path + "/a.zip"
        DiskFile.write(test.bytes, to: path)
        #expect(throws: StoreError.library(path: path, test.fault)) { try library.archives.merge(path) }
        #expect(try library.favorites() == [])
        #expect(try library.boards.boards().isEmpty)
    }

    @Test func `the valid archive from which the hostile archives are derived is imported`() throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder.path + "/home")
        DiskFile.write(RawZip.bytes(Self.whole), to: folder.path + "/a.zip")
        #expect(try library.archives.merge(folder.path + "/a.zip").favorites == 1)
        #expect(try library.favorites() == ["1"])
    }

    @Test func `an archive with 60,000 folder entries is imported without a stack overflow`() throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder.path + "/home")
        let entry = RawZip.Entry(name: "pictures/", bytes: [], mode: 0o040755)
        let entries = Self.whole + Array(repeating: entry, count: 60_000)
        DiskFile.write(RawZip.bytes(entries), to: folder.path + "/a.zip")
        #expect(try library.archives.merge(folder.path + "/a.zip").favorites == 1)
    }

    @Test func `a ZIP bomb is refused`() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/bomb.zip"
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { _ = close(file) }
        let target = try ZipTarget(file: file, path: path)
        try target.begin(LibraryRecord.document, size: nil)
        try target.append(Array((RawZip.header() + "\n").utf8))
        let line = Array(
            (#"{"setting":{"name":"a","value":"\#(String(repeating: "a", count: 1_000))"}}"# + "\n").utf8)
        let chunk = Array(repeatElement(line, count: 1_000).joined())
        for _ in 0..<24 { try target.append(chunk) }
        try target.finish()
        let library = TestLibrary(folder.path + "/home")
        #expect(throws: StoreError.library(path: path, .tooLarge)) { try library.archives.merge(path) }
    }

    @Test func `addresses of other hosts are removed from imported photos`() throws {
        let folder = TemporaryFolder()
        let library = TestLibrary(folder.path + "/home")
        let text = Self.photo.replacing("/p/1 *w", with: "https://evil.example/1 *w")
        DiskFile.write(
            RawZip.bytes([Self.document(text), Self.picture()]), to: folder.path + "/a.zip")
        _ = try library.archives.merge(folder.path + "/a.zip")
        let favorite = try SQLiteFavorites(library.database).favorite(PhotoID(service: .demo, key: "1"))
        #expect(favorite?.photo.source.variants.isEmpty == true)
    }
}
