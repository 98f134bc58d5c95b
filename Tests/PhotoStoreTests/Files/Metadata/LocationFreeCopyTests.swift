import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct LocationFreeCopyTests {
    private typealias Made = AssembledPictures
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

    private static let packet = XMPText.packet(
        """
        <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        exif:GPSLatitude="59,55.1N" dc:title='GPS of: a walk'>
        <exif:GPSLongitude>10,44E</exif:GPSLongitude><exif:GPSMapDatum/></rdf:Description>
        """)

    private func cleaned(_ bytes: [UInt8]) throws -> (bytes: [UInt8], leftOut: Set<LeftOutMetadata>) {
        let source = folder.put(bytes, at: "source")
        let target = folder("target")
        guard let file = OpenFile(path: source), let copy = LocationFreeCopy(of: file) else {
            throw StoreError.locationKept
        }
        try copy.write(from: file, to: target)
        let after = folder.bytes(of: "target")
        guard let second = OpenFile(path: target), let again = LocationFreeCopy(of: second) else {
            throw StoreError.locationKept
        }
        #expect(!again.hasFoundLocation)
        return (after, copy.leftOut)
    }

    private func has(_ bytes: [UInt8], _ texts: String...) -> Bool {
        texts.contains { bytes.firstRange(of: Array($0.utf8)) != nil }
    }

    private func hasPosition(_ bytes: [UInt8]) -> Bool {
        has(bytes, "LATITUDE", "59,55", "10,44", "GPSL", "GPSM")
    }

    @Test(arguments: [true, false]) func `the GPS position is removed from a JPEG, and the rest stays`(
        isLittle: Bool
    ) throws {
        let exif = Made.exif(Self.exif(isLittle: isLittle))
        let before = Made.jpeg(Made.jfif, exif, Made.xmp(Self.packet), Made.icc)
        #expect(hasPosition(before))
        let (after, leftOut) = try cleaned(before)
        #expect(!hasPosition(after))
        for text in ["Leic", "GPS of: a walk", "ICC_PROFILE"] { #expect(has(after, text)) }
        #expect(after.firstRange(of: isLittle ? [0x25, 0x88] : [0x88, 0x25]) == nil)
        #expect(leftOut == [.exifFields, .appended])
        let again = try cleaned(after)
        #expect(again.bytes == after && again.leftOut.isEmpty)
    }

    @Test func `the GPS position is removed from PNG, with correct checksums, and from WebP`() throws {
        let exif = Self.exif(isLittle: true)
        let png = try cleaned(Made.png(Made.pngChunk("eXIf", exif))).bytes
        #expect(!hasPosition(png) && has(png, "Leic"))
        let start = try #require(png.firstRange(of: Array("eXIf".utf8))).lowerBound
        let length = Int(png[start - 1])
        let sum = CRC32.of(Array(png[start..<start + 4 + length]))
        let big = withUnsafeBytes(of: sum.bigEndian) { Array($0) }
        #expect(Array(png[(start + 4 + length)...].prefix(4)) == big)
        let vp8x = Made.webpChunk("VP8X", [0x0C] + [UInt8](repeating: 0, count: 9))
        let webp = try cleaned(
            Made.webp(
                vp8x, Made.webpChunk("VP8 ", [1, 2]), Made.webpChunk("EXIF", exif),
                Made.webpChunk("XMP ", XMPText.packet("<rdf:Description/>")), Made.webpChunk("gps ", [1])))
        #expect(!hasPosition(webp.bytes) && has(webp.bytes, "Leic") && webp.leftOut == [.exifFields, .other])
        #expect(webp.bytes[20] == 0x0C)
        #expect(webp.bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } == webp.bytes.count - 8)
    }

    @Test func `blocks that are compressed, repeated, unknown or unreadable are left out and named`() throws {
        let position = Array("59.91273 10.74609".utf8)
        func text(_ chunk: String, _ head: String) -> [UInt8] {
            Made.pngChunk(chunk, Array(head.utf8) + position)
        }
        let xmp = "XML:com.adobe.xmp\0\u{1}\0\0\0"
        let pngs: [([UInt8], Set<LeftOutMetadata>)] = [
            (text("zTXt", "Raw profile type exif\0\0"), [.text]),
            (text("tEXt", "Raw profile type iptc\0"), [.text]),
            (text("tEXt", "Location\0"), [.text]), (text("tEXt", "Description\0"), [.text]),
            (text("iTXt", "Title\0\0\0\0\0"), [.text]), (text("zTXt", "Comment\0\0"), [.text]),
            (text("iTXt", xmp), [.xmp]), (text("zxIf", "\0"), [.exif]), (text("eXIf", "II*\0"), [.exif]),
            (text("caBX", ""), [.contentCredentials]), (text("prVt", ""), [.other]),
        ]
        for (chunk, expected) in pngs {
            let (after, leftOut) = try cleaned(Made.png(chunk))
            #expect(leftOut == expected && !has(after, "59.9"), "\(expected)")
        }
        let exif = Array("Exif\0\0".utf8), whole = Self.exif(isLittle: true)
        let jpegs: [([UInt8], LeftOutMetadata)] = [
            (Made.segment(0xFE, position), .comment), (Made.segment(0xE5, position), .other),
            (Made.segment(0xE1, position), .other), (Made.exif(whole) + Made.exif(whole), .exif),
            (Made.segment(0xE1, exif + Array("II*\0".utf8) + [0xFF, 0xFF, 0, 0] + position), .exif),
            (Made.segment(0xE1, Array("http://ns.adobe.com/xmp/extension/\0".utf8) + position), .xmpFields),
            (Made.xmp(position), .xmp), (Made.xmp(Self.packet) + Made.xmp(Self.packet), .xmp),
            (Made.segment(0xE2, Array("MPF\0".utf8) + position), .appended),
            (Made.segment(0xE0, Array("JFXX\0".utf8) + position), .thumbnail),
            (Made.segment(0xED, Array("Photoshop 3.0\0".utf8) + position), .photoshop),
        ]
        for (segment, expected) in jpegs {
            let (after, leftOut) = try cleaned(Made.jpeg(Made.jfif, segment))
            #expect(leftOut.contains(expected) && !has(after, "59.9") && !hasPosition(after), "\(expected)")
        }
    }

    @Test func `a comment between scans and data after the picture are left out`() throws {
        let scan = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xFF, 0, 0xFF, 0xD3, 2] as [UInt8]
        let comment = Made.segment(0xFE, Array("59.91".utf8)), table = Made.segment(0xC4, [7, 7])
        let trailer = [0xFF, 0xD9] + Made.jpeg(Made.exif(Self.exif(isLittle: true)))
        let before = [0xFF, 0xD8] + Made.jfif + scan + comment + table + scan + trailer
        let (after, leftOut) = try cleaned(before)
        #expect(after == [0xFF, 0xD8] + Made.jfif + scan + table + scan + [0xFF, 0xD9])
        #expect(leftOut == [.comment, .appended])
    }

    @Test func `a picture whose Exif is unreadable keeps its orientation`() throws {
        let broken: [UInt8] =
            Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
            + [0x0F, 1, 2, 0, 99, 0, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0]
        let (after, leftOut) = try cleaned(Made.jpeg(Made.exif(broken)))
        #expect(leftOut == [.exif, .appended])
        #expect(after.firstRange(of: [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0]) != nil)
    }

    @Test func `IPTC keeps credit and names of places, and other Photoshop resources are left out`() throws {
        func field(_ number: UInt8, _ text: String) -> [UInt8] {
            [0x1C, 2, number, 0, UInt8(text.utf8.count)] + Array(text.utf8)
        }
        func resource(_ id: Int, _ content: [UInt8]) -> [UInt8] {
            Array("8BIM".utf8) + [UInt8(id >> 8), UInt8(id & 0xFF), 0, 0, 0, 0, 0, UInt8(content.count)]
                + content
                + (content.count % 2 == 1 ? [0] : [])
        }
        let iptc =
            field(80, "Jane Doe") + field(90, "Oslo") + field(120, "at 59.91273, 10.74609") + field(240, "x")
        let data = resource(1028, iptc) + resource(1058, [1]) + resource(1060, [2]) + resource(0x03ED, [3])
        let (after, leftOut) = try cleaned(
            Made.jpeg(Made.segment(0xED, Array("Photoshop 3.0\0".utf8) + data)))
        #expect(leftOut == [.iptcFields, .photoshop, .appended])
        let kept = resource(1028, field(80, "Jane Doe") + field(90, "Oslo")) + resource(0x03ED, [3])
        #expect(after.firstRange(of: kept) != nil && !has(after, "59.9"))
    }

    @Test func `a file saved without its location has no coordinates in its credit, either`() throws {
        let files = PicturesFolder(DefaultFolder(folder("saved")))
        var place = photo("1", title: "At 59.91273, 10.74609")
        place.about = "Fog at 59° 54' 45\" N"
        let draft = try files.draft(of: place, in: nil)
        DiskFile.write(Made.jpeg(Made.jfif, Made.segment(0xFE, Array("59.91273".utf8))), to: draft.path)
        let saved = try files.publish(
            draft, of: place, as: nil, width: nil,
            named: FileNaming(try FileNameTemplate("fog"), isExact: true),
            hasSidecar: true, isUnchanged: false, keepsLocation: false)
        #expect(saved.leftOut == [.comment, .appended] && !files.mayHaveLocation(saved.path))
        let bytes = try #require(DiskFile.read(saved.path))
        #expect(!has(bytes, "59.9", "54'") && has(bytes, "Jane Doe"))
    }

    @Test func `a file of another type is refused`() throws {
        #expect(throws: StoreError.locationKept) {
            try cleaned(Array("II*\0".utf8) + [8, 0, 0, 0, 0, 0, 0, 0])
        }
        #expect(throws: StoreError.locationKept) { try cleaned(Array(Made.jpeg(Made.jfif).prefix(12))) }
    }
}
