import GalleryCore
import PictureMetadata

/// Facts about a picture that its file states before the pixels: size and Exif.
struct PictureHeader {
    /// Size as stated, before rotation; `nil` if unknown.
    private(set) var stored: PixelSize?
    private(set) var exif: ExifFacts?
    /// End of the part with metadata.
    private(set) var end: Int

    /// Bytes that are searched in files without a table of contents.
    private static let searched = 1 << 18

    /// Size as shown, after rotation by Exif.
    var size: PixelSize? {
        guard let stored, (exif?.orientation ?? 1) >= 5 else { return stored }
        return PixelSize(width: stored.height, height: stored.width)
    }

    /// Without a kind, reads a RAW file, whose size is unknown: its first picture is often a thumbnail.
    init(_ file: borrowing OpenFile, kind: PictureKind?) {
        end = min(file.size, Self.searched)
        if let range = ExifBlock.range(in: file), range.count <= Self.searched {
            exif = file.bytes(from: range.lowerBound, count: range.count).withUnsafeBytes { ExifFacts($0) }
        }
        let head = file.bytes(count: Self.searched)
        func big(_ at: Int, _ count: Int) -> Int? { Self.number(head, at, count) }
        func little(_ at: Int, _ count: Int) -> Int? { Self.number(head, at, count, isLittle: true) }
        switch kind {
        case .jpg:
            let segments = JPEGSegments.read(file) ?? []
            end = segments.last?.range.upperBound ?? end
            if let frame = segments.first(where: { Self.isFrame($0.marker) }) {
                stored = Self.size(ofFrame: frame.payload(in: file))
            }
        case .png: stored = Self.size(big(16, 4), big(20, 4))
        case .gif: stored = Self.size(little(6, 2), little(8, 2))
        case .bmp: stored = Self.size(little(18, 4), little(22, 4))
        case .webp: stored = Self.webP(head)
        case .tif:
            exif = head.withUnsafeBytes { ExifFacts($0) }
            stored = exif?.size.flatMap { Self.size($0.width, $0.height) }
        case .avif, .heic:
            exif = head.withUnsafeBytes(ExifFacts.found)
            stored = Self.largestExtent(head)
        case .jxl, nil: exif = exif ?? head.withUnsafeBytes(ExifFacts.found)
        case .jp2, .j2k: break
        }
    }

    /// Size of a JPEG picture before rotation; `nil` if it is not stated.
    static func size(ofJPEG bytes: [UInt8]) -> PixelSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while let length = number(bytes, at + 2, 2), bytes[at] == 0xFF, length >= 2 {
            if isFrame(bytes[at + 1]) { return size(ofFrame: Array(bytes[(at + 4)...])) }
            at += 2 + length
        }
        return nil
    }

    /// Start of frame (ISO/IEC 10918-1, B.2.2); the other markers of this range are tables.
    private static func isFrame(_ marker: UInt8) -> Bool {
        0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func size(ofFrame payload: [UInt8]) -> PixelSize? {
        size(number(payload, 3, 2), number(payload, 1, 2))
    }

    /// Chunks VP8, VP8L and VP8X (RFC 9649).
    private static func webP(_ head: [UInt8]) -> PixelSize? {
        func little(_ at: Int, _ count: Int) -> Int? { number(head, at, count, isLittle: true) }
        switch String(decoding: head.dropFirst(12).prefix(4), as: UTF8.self) {
        case "VP8 ": return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
        case "VP8L":
            guard let bits = little(21, 4) else { return nil }
            return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X": return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
        default: return nil
        }
    }

    /// Largest image spatial extent (ISO/IEC 23008-12, 6.5.3): thumbnails and tiles have extents, too.
    private static func largestExtent(_ head: [UInt8]) -> PixelSize? {
        let name = Array("ispe".utf8)
        var largest: PixelSize?
        var at = 0
        while let found = head[at...].firstRange(of: name) {
            at = found.upperBound
            guard let next = size(number(head, at + 4, 4), number(head, at + 8, 4)) else { continue }
            if next.width * next.height > (largest.map { $0.width * $0.height } ?? 0) { largest = next }
        }
        return largest
    }

    private static func size(_ width: Int?, _ height: Int?) -> PixelSize? {
        guard let width, let height, 1...1_000_000 ~= width, 1...1_000_000 ~= height else { return nil }
        return PixelSize(width: width, height: height)
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int, isLittle: Bool = false) -> Int? {
        guard at >= 0, at + count <= bytes.count else { return nil }
        let part = bytes[at..<at + count]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
}
