/// Segments of a JPEG file before the image data (ISO/IEC 10918-1, B.1.1).
enum JPEGSegments {
    struct Segment {
        /// Second byte of the marker.
        let marker: UInt8
        let range: Range<Int>
        let payload: Range<Int>

        init(marker: UInt8, range: Range<Int>, payload start: Int) {
            self.marker = marker
            self.range = range
            payload = start..<range.upperBound
        }

        func payload(in file: borrowing OpenFile) -> [UInt8] {
            file.bytes(from: payload.lowerBound, count: payload.count)
        }

        func starts(with signature: [UInt8], in file: borrowing OpenFile) -> Bool {
            payload.count >= signature.count
                && file.bytes(from: payload.lowerBound, count: signature.count) == signature
        }
    }

    private static let most = 2_000
    /// Maximum number of bytes searched for the next marker.
    private static let maxStrayBytes = 4_096

    /// Finds the next marker. Like decoders, skips stray bytes before the marker and any number of fill bytes.
    private static func marker(
        in file: borrowing OpenFile, from offset: Int
    ) -> (marker: UInt8, start: Int, end: Int)? {
        let bytes = file.bytes(from: offset, count: maxStrayBytes)
        var at = 0
        while let start = bytes[at...].firstIndex(of: 0xFF),
            let marker = bytes[start...].firstIndex(where: { $0 != 0xFF })
        {
            if bytes[marker] != 0 { return (bytes[marker], offset + start, offset + marker + 1) }
            at = marker + 1
        }
        return nil
    }

    /// `nil` if the file is not a well-formed JPEG with image data.
    static func read(_ file: borrowing OpenFile) -> [Segment]? {
        guard file.bytes(count: 2) == [0xFF, 0xD8] else { return nil }
        var segments: [Segment] = []
        var at = 2
        while segments.count < most {
            guard let found = marker(in: file, from: at) else { return nil }
            let (marker, start) = (found.marker, found.start)
            at = found.end
            if marker == 0xDA { return segments }
            let length = file.bytes(from: at, count: 2)
            guard length.count == 2, marker >= 0xC0, marker != 0xD8, marker != 0xD9 else { return nil }
            let end = at + (Int(length[0]) << 8 | Int(length[1]))
            guard end >= at + 2, end <= file.size else { return nil }
            segments.append(Segment(marker: marker, range: start..<end, payload: at + 2))
            at = end
        }
        return nil
    }
}
