/// XMP in a JPEG file: one APP1 segment before the image data (ISO 16684-3, 1.1.3).
enum JPEGCredit {
    private static let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    private static let exif = Array("Exif\0\0".utf8)
    private static let pictures = Array("MPF\0".utf8)
    /// The length field of a segment has two bytes and includes itself.
    private static let longestPacket = 0xFFFF - 2 - xmp.count

    /// Inserts `exif` and a packet after the JFIF and Exif segments, or in place of the existing packet.
    static func pieces(
        of file: borrowing OpenFile, _ properties: XMPProperties, exif: [UInt8]?
    ) -> [FilePiece]? {
        guard let segments = JPEGSegments.read(file) else { return nil }
        var replacedRange = 2..<2
        for segment in segments {
            let isExif = segment.marker == 0xE1 && segment.starts(with: Self.exif, in: file)
            guard segment.marker == 0xE0 || isExif else { break }
            replacedRange = segment.range.upperBound..<segment.range.upperBound
        }
        var packet = XMPPacket.fresh(properties)
        if let old = segment(in: segments, of: file) {
            // Offsets in the MPF segment are relative to it (CIPA DC-007, 5.2.3): nothing after it may move.
            let isFixed = segments.contains { segment in
                segment.marker == 0xE2 && segment.range.lowerBound < old.range.lowerBound
                    && segment.starts(with: pictures, in: file)
            }
            guard !isFixed else { return nil }
            replacedRange = old.range
            let author = Array(old.payload(in: file).dropFirst(xmp.count))
            packet = XMPPacket.completing(author, with: properties)
            if packet.count > longestPacket {
                packet = XMPPacket.completing(author, with: properties.essential)
            }
        }
        guard packet.count <= longestPacket else { return nil }
        let bytes = (exif.map { segment(Self.exif + $0) } ?? []) + segment(xmp + packet)
        return [FilePiece](file, replacing: replacedRange, with: bytes)
    }

    static func packet(of file: borrowing OpenFile) -> [UInt8]? {
        guard let segments = JPEGSegments.read(file) else { return nil }
        return segment(in: segments, of: file).map { Array($0.payload(in: file).dropFirst(xmp.count)) }
    }

    private static func segment(_ payload: [UInt8]) -> [UInt8] {
        let length = 2 + payload.count
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
    }

    private static func segment(
        in segments: [JPEGSegments.Segment], of file: borrowing OpenFile
    ) -> JPEGSegments.Segment? {
        for segment in segments where segment.marker == 0xE1 && segment.starts(with: xmp, in: file) {
            return segment
        }
        return nil
    }
}
