/// The segments of a JPEG file before its picture (ISO/IEC 10918-1, B.1.1).
enum JPEGSegments {
    /// One of them.
    struct Segment {
        /// The second byte of its marker.
        let marker: UInt8
        /// From its marker to its end.
        let range: Range<Int>
        private let start: Int

        init(marker: UInt8, range: Range<Int>, payload start: Int) {
            (self.marker, self.range, self.start) = (marker, range, start)
        }

        /// What stands behind the length.
        func payload(in file: borrowing OpenFile) -> [UInt8] {
            file.bytes(from: start, count: range.upperBound - start)
        }

        func starts(with mark: [UInt8], in file: borrowing OpenFile) -> Bool {
            range.upperBound - start >= mark.count && file.bytes(from: start, count: mark.count) == mark
        }
    }

    private static let most = 2_000

    /// Nil when the file is no JPEG or its segments do not lead to a picture.
    static func read(_ file: borrowing OpenFile) -> [Segment]? {
        guard file.bytes(count: 2) == [0xFF, 0xD8] else { return nil }
        var segments: [Segment] = []
        var at = 2
        while segments.count < most {
            let head = file.bytes(from: at, count: 2)
            guard head.count == 2, head[0] == 0xFF else { return nil }
            var marker = head[1]
            let start = at
            at += 2
            // Any number of fill bytes may stand before a marker.
            while marker == 0xFF, let next = file.bytes(from: at, count: 1).first {
                marker = next
                at += 1
            }
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
