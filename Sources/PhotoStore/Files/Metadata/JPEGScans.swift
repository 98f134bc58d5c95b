import Glibc

/// Scans of a JPEG file (ISO/IEC 10918-1, B.1.1), with the segments between them.
struct JPEGScans {
    private static let window = 1 << 18

    private(set) var segments: [JPEGSegments.Segment] = []
    /// Offset after the end-of-image marker; the size of the file if the marker is missing.
    private(set) var end: Int

    /// `start` is the offset of the first scan. `nil` if a marker is unknown.
    init?(in file: borrowing OpenFile, from start: Int) {
        var at = start
        end = file.size
        while let (marker, found) = Self.marker(in: file, from: at) {
            if marker == 0xD9 {
                end = found + 2
                return
            }
            let length = file.bytes(from: found + 2, count: 2)
            guard length.count == 2, marker >= 0xC0, marker != 0xD8 else { return nil }
            at = found + 2 + (Int(length[0]) << 8 | Int(length[1]))
            guard at >= found + 4, at <= file.size else { return nil }
            segments.append(JPEGSegments.Segment(marker: marker, range: found..<at, payload: found + 4))
        }
    }

    /// The next marker other than those of the coded data, which are zero bytes, fill bytes and restarts.
    private static func marker(in file: borrowing OpenFile, from start: Int) -> (marker: UInt8, at: Int)? {
        var offset = start
        while offset + 1 < file.size {
            let bytes = file.bytes(from: offset, count: window)
            guard bytes.count > 1 else { return nil }
            let found = bytes.withUnsafeBytes { bytes -> Int? in
                var at = 0
                while at + 1 < bytes.count, let base = bytes.baseAddress,
                    let place = memchr(base + at, 0xFF, bytes.count - 1 - at)
                {
                    at = UnsafeRawPointer(place) - base
                    let next = bytes[at + 1]
                    if next != 0, next != 0xFF, !(0xD0...0xD7 ~= next) { return at }
                    at += 1
                }
                return nil
            }
            if let found { return (bytes[found + 1], offset + found) }
            offset += bytes.count - 1
        }
        return nil
    }
}
