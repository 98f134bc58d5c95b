/// What the numbers of a picture mean as colors (ICC.1): without it a converted photo of a wider gamut turns pale.
struct ColorProfile: Equatable {
    /// As the profile's own file would hold it.
    let bytes: [UInt8]

    /// Profiles for screens take a few kilobytes.
    private static let longest = 1 << 20
    private static let mark = Array("ICC_PROFILE\0".utf8)
    /// Of a segment, beside its length, the mark and two numbers.
    private static let longestPart = 0xFFFF - 2 - mark.count - 2

    /// The profile of a JPEG or WebP file; nil when there is none, or none for red, green and blue.
    init?(of file: borrowing OpenFile, kind: PictureKind) {
        let found: [UInt8]? =
            switch kind {
            case .jpg: Self.inJPEG(file)
            case .webp: Self.inWebP(file)
            case .png, .gif: nil
            }
        // ICC.1:2022, 7.2: color space at 16, signature at 36.
        guard let found, found.count > 128, found[16..<20].elementsEqual("RGB ".utf8),
            found[36..<40].elementsEqual("acsp".utf8)
        else { return nil }
        bytes = found
    }

    /// In segments of a JPEG, numbered from 1 (ICC.1:2022, B.4).
    var segments: [UInt8] {
        let starts = Array(stride(from: 0, to: bytes.count, by: Self.longestPart))
        return starts.enumerated().flatMap { index, start -> [UInt8] in
            let part = bytes[start..<min(start + Self.longestPart, bytes.count)]
            let length = 2 + Self.mark.count + 2 + part.count
            var segment: [UInt8] = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)]
            segment += Self.mark
            segment += [UInt8(index + 1), UInt8(starts.count)]
            return segment + part
        }
    }

    /// The payload of a PNG's iCCP chunk: a name, the method, and a zlib stream that stores without compressing
    /// (RFC 1950; RFC 1951, 3.2.4).
    var storedForPNG: [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
            let part = bytes[start..<min(start + 0xFFFF, bytes.count)]
            let count = UInt16(part.count)
            stream.append(part.endIndex == bytes.count ? 1 : 0)
            for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            stream += part
        }
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let sum: [UInt32] = [high >> 8, high, low >> 8, low]
        return Array("ICC\0\0".utf8) + stream + sum.map { UInt8(truncatingIfNeeded: $0) }
    }

    private static func inJPEG(_ file: borrowing OpenFile) -> [UInt8]? {
        guard let segments = JPEGSegments.read(file) else { return nil }
        var parts: [UInt8: [UInt8]] = [:]
        var count: UInt8 = 0
        for segment in segments where segment.marker == 0xE2 && segment.starts(with: mark, in: file) {
            let payload = segment.payload(in: file).dropFirst(mark.count)
            guard payload.count > 2, let number = payload.first, number > 0, parts[number] == nil else {
                return nil
            }
            count = payload[payload.startIndex + 1]
            parts[number] = Array(payload.dropFirst(2))
        }
        guard count > 0, parts.count == count, parts.values.reduce(0, { $0 + $1.count }) <= longest else {
            return nil
        }
        let ordered = (1...count).map { parts[$0] }
        return ordered.contains(nil) ? nil : ordered.flatMap { $0 ?? [] }
    }

    private static func inWebP(_ file: borrowing OpenFile) -> [UInt8]? {
        guard let chunks = FileChunks.inWebP(file)?.chunks,
            let chunk = chunks.first(where: { $0.name == "ICCP" }), chunk.payload.count <= longest
        else { return nil }
        return file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
    }
}
