import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FileCreditReadingTests {
    private let folder = TemporaryFolder()
    private let checker = PictureChecker { _ in }

    private static func written(_ number: Int, _ count: Int, isLittle: Bool = false) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        return isLittle ? bytes : bytes.reversed()
    }

    /// APP1 segment of Exif with these texts as artist and copyright, each longer than four bytes.
    private static func exif(isLittle: Bool, artist: String, copyright: String) -> [UInt8] {
        let texts = [(tag: 0x013B, text: artist), (tag: 0x8298, text: copyright)]
        var data = Array((isLittle ? "II" : "MM").utf8)
        for (number, count) in [(42, 2), (8, 4), (texts.count, 2)] {
            data += written(number, count, isLittle: isLittle)
        }
        var offset = data.count + texts.count * 12 + 4
        for (tag, text) in texts {
            let length = text.utf8.count + 1
            for (number, count) in [(tag, 2), (2, 2), (length, 4), (offset, 4)] {
                data += written(number, count, isLittle: isLittle)
            }
            offset += length
        }
        data += [0, 0, 0, 0]
        for (_, text) in texts { data += Array(text.utf8) + [0] }
        return Array("Exif\0\0".utf8) + data
    }

    /// APP13 segment of Photoshop with IPTC data of record 2.
    private static func iptc(_ texts: [(UInt8, [UInt8])]) -> [UInt8] {
        var data: [UInt8] = []
        for (name, text) in texts { data += [0x1C, 2, name] + written(text.count, 2) + text }
        let head = Array("Photoshop 3.0\08BIM".utf8) + [4, 4, 0, 0]
        return head + written(data.count, 4) + data
    }

    private func credit(exif: [UInt8]? = nil, iptc: [UInt8]? = nil) async throws -> FileCredit? {
        var segments: [UInt8] = []
        for (marker, bytes) in [(UInt8(0xE1), exif), (0xED, iptc)] {
            guard let bytes else { continue }
            segments += [0xFF, marker] + Self.written(bytes.count + 2, 2) + bytes
        }
        let picture = Fixture.baselineJPEG.bytes
        let path = folder.put(Array(picture.prefix(2)) + segments + picture.dropFirst(2), at: "credited")
        return try await checker.check(fileAt: path).credit
    }

    @Test(arguments: [true, false])
    func `without XMP, each credit field is read from IPTC, else from Exif`(isLittle: Bool) async throws {
        let exif = Self.exif(isLittle: isLittle, artist: " Ann Lee; Bob Øst ", copyright: "© Ann")
        let fromExif = try await credit(exif: exif)
        #expect(fromExif?.author.name == "Ann Lee, Bob Øst" && fromExif?.license.name == "© Ann")
        let latin: [UInt8] = [0xC9, 0x76, 0x65]
        let texts = [(UInt8(80), latin), (80, Array("Flo".utf8)), (5, Array("Pier".utf8))]
        let both = try await credit(exif: exif, iptc: Self.iptc(texts))
        #expect(both?.author.name == "Éve, Flo" && both?.title == "Pier", "ISO 8859-1")
        #expect(both?.license.name == "© Ann")
        let agency = try await credit(iptc: Self.iptc([(110, Array("Agency".utf8))]))
        #expect(agency?.author.name == "Agency")
    }

    @Test func `a copyright notice without author is a license; its zero byte and line break are blanks`()
        async throws
    {
        let exif = Self.exif(isLittle: true, artist: "     ", copyright: "© Ann\0© Ed\nAll rights")
        let credit = try await credit(exif: exif)
        #expect(credit?.author.name == "" && credit?.license.name == "© Ann © Ed All rights")
    }

    @Test func `Exif is found although its signature occurs twice, as in HEIC`() async throws {
        let exif = Self.exif(isLittle: false, artist: "Ann Lee", copyright: "© Ann")
        let credit = try await credit(exif: Array("Exif\0\0\0\u{36}".utf8) + exif)
        #expect(credit?.author.name == "Ann Lee")
    }

    @Test func `bytes outside truncated or corrupted Exif and IPTC are not read as the author`() async throws
    {
        let exif = Self.exif(isLittle: true, artist: "Ann Lee", copyright: "© Ann")
        let iptc = Self.iptc([(80, Array("Cy Dee".utf8))])
        for count in stride(from: 0, to: exif.count, by: 5) {
            let author = try await credit(exif: Array(exif.prefix(count)))?.author.name
            #expect(author?.first ?? "A" == "A", "\(count)")
        }
        for count in stride(from: 0, to: iptc.count, by: 3) {
            let author = try await credit(iptc: Array(iptc.prefix(count)))?.author.name
            #expect(author?.first ?? "C" == "C", "\(count)")
        }
        // Offset of the directory, its count, and type, length and offset of its first entry.
        for index in [10, 14, 18, 20, 24] {
            var wrong = exif
            wrong.replaceSubrange(index..<index + 2, with: [0xFF, 0xFF])
            let author = try await credit(exif: wrong)?.author.name
            #expect(author?.first ?? "A" == "A", "\(index)")
        }
    }
}
