import TestKit
import Testing

@testable import PhotoStore

@Suite struct LocationRemovalTests {
    private let folder = TemporaryFolder()

    /// Exif with a camera, a GPS directory with a latitude, and another entry after it.
    private static func exif(isLittle: Bool) -> [UInt8] {
        func two(_ number: Int) -> [UInt8] {
            let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)]
            return isLittle ? bytes.reversed() : bytes
        }
        func four(_ number: Int) -> [UInt8] {
            isLittle ? two(number & 0xFFFF) + two(number >> 16) : two(number >> 16) + two(number & 0xFFFF)
        }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            two(tag) + two(type) + four(count) + value
        }
        let directory =
            two(3) + entry(0x010F, 2, 4, Array("Leic".utf8)) + entry(0x8825, 4, 1, four(50))
            + entry(0x9003, 2, 4, Array("2026".utf8)) + four(0)
        let gps =
            two(2) + entry(1, 2, 2, Array("N\0\0\0".utf8)) + entry(2, 5, 3, four(80)) + four(0)
        let head = (isLittle ? Array("II".utf8) : Array("MM".utf8)) + two(42) + four(8)
        return head + directory + gps + Array("LATITUDE-OF-THE-HOME-123".utf8)
    }

    private static let packet = """
        <rdf:Description exif:GPSLatitude="59,55.1N" dc:title='GPS of: a walk'>
        <exif:GPSLongitude>10,44E</exif:GPSLongitude><exif:GPSMapDatum/></rdf:Description>
        """

    private func cleaned(_ bytes: [UInt8], isDone: Bool = true) throws -> [UInt8] {
        let path = folder.path + "/picture"
        DiskFile.write(bytes, to: path)
        let isNeeded = LocationRemoval.isNeeded(in: path)
        #expect(try LocationRemoval.run(on: path) == isDone)
        let after = try #require(DiskFile.read(path))
        #expect(isNeeded == (!isDone || after != bytes))
        #expect(LocationRemoval.isNeeded(in: path) == !isDone)
        return after
    }

    private func hasPosition(_ bytes: [UInt8]) -> Bool {
        ["LATITUDE", "59,55", "10,44", "GPSL", "GPSM"].contains {
            bytes.firstRange(of: Array($0.utf8)) != nil
        }
    }

    @Test(arguments: [true, false]) func `the GPS position is removed from a JPEG, and the rest stays`(
        isLittle: Bool
    ) throws {
        let exif = AssembledPictures.segment(0xE1, Array("Exif\0\0".utf8) + Self.exif(isLittle: isLittle))
        let before = AssembledPictures.jpeg(
            AssembledPictures.jfif, exif, AssembledPictures.xmp(Array(Self.packet.utf8)))
        #expect(hasPosition(before))
        let after = try cleaned(before)
        #expect(after.count == before.count && !hasPosition(after))
        for text in ["Leic", "2026", "GPS of: a walk"] {
            #expect(after.firstRange(of: Array(text.utf8)) != nil)
        }
        #expect(after.firstRange(of: isLittle ? [0x25, 0x88] : [0x88, 0x25]) == nil)
        #expect(try cleaned(after) == after)
    }

    @Test func `the GPS position is removed from PNG, with a correct checksum, and from WebP`() throws {
        let exif = Self.exif(isLittle: true)
        let png = try cleaned(AssembledPictures.png(AssembledPictures.pngChunk("eXIf", exif)))
        #expect(!hasPosition(png))
        let start = try #require(png.firstRange(of: Array("eXIf".utf8))).lowerBound
        let body = Array(png[start..<start + 4 + exif.count])
        let sum = CRC32.of(body)
        #expect(
            Array(png[(start + 4 + exif.count)...].prefix(4))
                == [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) })
        let vp8x = AssembledPictures.webpChunk("VP8X", [UInt8](repeating: 0, count: 10))
        let webp = AssembledPictures.webp(vp8x, AssembledPictures.webpChunk("EXIF", exif))
        #expect(hasPosition(webp))
        #expect(!hasPosition(try cleaned(webp)))
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["GPS", ":GPS", "<a:GPS "])
    func `an XMP packet that repeats a GPS name many times is read in one pass`(_ name: String) {
        let packet = Array(String(repeating: name, count: 100_000).utf8)
        #expect((XMPLocation.removed(from: packet) == packet) == !name.hasPrefix("<"))
    }

    @Test func `a file with metadata that cannot be edited is refused`() throws {
        let profile = AssembledPictures.pngChunk("zTXt", Array("Raw profile type exif\0\0".utf8) + [1, 2])
        _ = try cleaned(AssembledPictures.png(profile), isDone: false)
        _ = try cleaned(Array("II*\0".utf8) + [8, 0, 0, 0, 0, 0, 0, 0], isDone: false)
        let broken = AssembledPictures.segment(0xE1, Array("Exif\0\0II*\0".utf8) + [0xFF, 0xFF, 0, 0])
        _ = try cleaned(AssembledPictures.jpeg(broken), isDone: false)
    }
}
