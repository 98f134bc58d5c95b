import GalleryCore
import PictureMetadata
import TestKit
import Testing

@testable import PhotoStore

@Suite struct ExifCopyTests {
    private typealias Made = AssembledPictures
    private let folder = TemporaryFolder()

    /// Exif with these offsets: image directory 8, Exif directory 106, GPS 160, thumbnail 190, texts 208.
    private static func exif(isLittle: Bool = true, changing change: [Int: Int] = [:]) -> [UInt8] {
        func written(_ number: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            return isLittle ? bytes : bytes.reversed()
        }
        func directory(_ entries: [(tag: Int, type: Int, count: Int, value: Int)], next: Int = 0) -> [UInt8] {
            written(entries.count, 2)
                + entries.flatMap { entry -> [UInt8] in
                    let isShort = entry.type == 3
                    return written(entry.tag, 2) + written(entry.type, 2)
                        + written(change[entry.tag + 0x10000] ?? entry.count, 4)
                        + written(change[entry.tag] ?? entry.value, isShort ? 2 : 4)
                        + (isShort ? [0, 0] : [])
                } + written(change[0] ?? next, 4)
        }
        let image = directory(
            [
                (0x0100, 4, 1, 7_777), (0x010F, 2, 8, 208), (0x0112, 3, 1, 6), (0x013B, 2, 8, 216),
                (0x8298, 2, 8, 224), (0x8769, 4, 1, 106), (0x8825, 4, 1, 160),
            ], next: 190)
        let capture = directory([
            (0x9003, 2, 8, 232), (0x927C, 7, 8, 240), (0xA002, 4, 1, 7_777), (0xA434, 2, 8, 248),
        ])
        let gps = directory([(1, 2, 2, 0x4E), (2, 5, 1, 256)])
        let thumbnail = directory([(0x0201, 4, 1, 264)])
        let head = Array((isLittle ? "II" : "MM").utf8) + written(42, 2) + written(8, 4)
        let parts = image + [0, 0, 0, 0, 0, 0, 0, 0] + capture + gps + thumbnail
        let texts = ["camera-", "artist-", "rights-", "date---", "notes--", "lens---", "latitud", "picture"]
        return head + parts + texts.flatMap { Array($0.utf8) + [0] }
    }

    private func pictures(_ exif: [UInt8]) -> [(PictureFormat, original: [UInt8], converted: [UInt8])] {
        let body = Made.webpChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 1, 0, 1, 0])
        let segment = Made.segment(0xE1, Array("Exif\0\0".utf8) + exif)
        let header = Made.webpChunk("VP8X", [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        return [
            (.jpg, Made.jpeg(Made.jfif, segment), Made.jpeg(Made.jfif)),
            (.png, Made.png(Made.pngChunk("eXIf", exif)), Made.png()),
            (.webp, Made.webp(header, body, Made.webpChunk("EXIF", exif)), Made.webp(body)),
        ]
    }

    private func saved(
        _ original: [UInt8], _ converted: [UInt8], keepsLocation: Bool = true
    ) throws -> (path: String, exif: [UInt8]?) {
        let files = PicturesFolder(DefaultFolder(TemporaryFolder().path))
        let draft = try files.draft(of: photo("1"), in: nil)
        DiskFile.write(original, to: draft.path)
        DiskFile.write(converted, to: draft.convertedPath)
        let path = try files.publish(
            draft, of: photo("1"), as: nil, width: 40, named: nil, hasSidecar: true,
            keepsLocation: keepsLocation
        ).path
        guard let file = OpenFile(path: path) else { throw StoreError.system(path: path) }
        #expect(EmbeddedCredit.values(in: file).first((.dc, "creator")) == "Jane Doe")
        return (path, ExifBlock.range(in: file).map { file.bytes(from: $0.lowerBound, count: $0.count) })
    }

    private func mayHaveLocation(_ path: String) -> Bool {
        PicturesFolder(DefaultFolder(folder.path)).mayHaveLocation(path)
    }

    private func has(_ bytes: [UInt8], _ text: String) -> Bool {
        bytes.firstRange(of: Array(text.utf8)) != nil
    }

    @Test(arguments: [true, false])
    func `a conversion keeps Exif except pixel sizes, maker notes and thumbnail`(isLittle: Bool) throws {
        let source = Self.exif(isLittle: isLittle)
        for (format, original, converted) in pictures(source) {
            let exif = try #require(try saved(original, converted).exif, "\(format)")
            for text in ["camera-", "artist-", "rights-", "date---", "lens---", "latitud"] {
                #expect(has(exif, text), "\(format): \(text)")
            }
            for text in ["notes--", "picture"] { #expect(!has(exif, text), "\(format): \(text)") }
            let upright: [UInt8] =
                isLittle ? [0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0] : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 1]
            #expect(exif.firstRange(of: upright) != nil)
            #expect(exif.firstRange(of: isLittle ? [0x61, 0x1E] : [0x1E, 0x61]) == nil)
            #expect(exif.count < source.count)
        }
    }

    @Test func `a conversion without location keeps the rest of Exif`() throws {
        for (format, original, converted) in pictures(Self.exif()) {
            let exif = try saved(original, converted, keepsLocation: false).exif ?? []
            #expect(has(exif, "lens---") && !has(exif, "latitud"), "\(format)")
            #expect(ExifCopy.withoutLocation(exif) == CleanedMetadata(bytes: exif))
            #expect(mayHaveLocation(try saved(original, converted).path))
        }
    }

    @Test(arguments: [
        [0x8769: 8], [0x8769: 160], [0x8825: 8], [0x8825: 0], [0: 8], [0: 106], [0: 0x7FFF_FFFF],
        [0x8769: 0xFFFF_FFFF], [0x8825: 271], [0x010F: 270], [0x1010F: 0xFFFF_FFFF], [0x1927C: 0x10000],
        [0x18769: 2], [0x10002: 0x2000_0000],
    ])
    func `Exif with loops, large counts or offsets out of bounds is dropped`(change: [Int: Int]) throws {
        let (_, original, converted) = pictures(Self.exif(changing: change))[0]
        #expect(try saved(original, converted).exif == nil)
    }

    @Test func `Exif cut at any byte is dropped, unless only the thumbnail's pixels are cut`() throws {
        let whole = Self.exif()
        let path = folder("cut")
        for count in 0..<whole.count {
            let segment = Made.segment(0xE1, Array("Exif\0\0".utf8) + whole.prefix(count))
            DiskFile.write(Made.jpeg(segment), to: path)
            guard let file = OpenFile(path: path) else { throw StoreError.system(path: path) }
            let exif = ExifCopy.converted(from: file, keepsLocation: true)
            #expect((exif == nil) == (count < 264), "\(count)")
        }
    }
}
