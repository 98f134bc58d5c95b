import GalleryCore

extension LocationFreeCopy {
    private static let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    private static let extendedXMP = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
    private static let jfif = Array("JFIF\0".utf8)
    private static let profile = Array("ICC_PROFILE\0".utf8)
    private static let adobe = Array("Adobe".utf8)
    private static let longestPayload = 0xFFFF - 2

    mutating func copyJPEG(_ file: borrowing OpenFile) -> Bool {
        guard let segments = JPEGSegments.read(file),
            let scans = JPEGScans(in: file, from: segments.last?.range.upperBound ?? 2)
        else { return false }
        append([0xFF, 0xD8])
        var photoshop: [UInt8] = []
        var hasExif = false, hasXMP = false
        for segment in segments {
            switch segment.marker {
            case 0xC0...0xCF, 0xDB, 0xDD: append(segment.range)
            case 0xE1 where segment.starts(with: ExifBlock.signature, in: file):
                // Readers use the first block, or join several.
                guard !hasExif else {
                    leaveOut(.exif)
                    continue
                }
                hasExif = true
                let exif = Array(segment.payload(in: file).dropFirst(ExifBlock.signature.count))
                if let rest = rest(of: ExifCopy.withoutLocation(exif)) {
                    append(0xE1, ExifBlock.signature + rest)
                }
            case 0xE1 where segment.starts(with: Self.xmp, in: file):
                guard !hasXMP else {
                    leaveOut(.xmp)
                    continue
                }
                hasXMP = true
                let packet = Array(segment.payload(in: file).dropFirst(Self.xmp.count))
                if let rest = rest(of: XMPCopy.withoutLocation(packet)) {
                    append(0xE1, Self.xmp + rest, or: .xmp)
                }
            case 0xED where segment.starts(with: PhotoshopCopy.signature, in: file):
                photoshop += segment.payload(in: file).dropFirst(PhotoshopCopy.signature.count)
            case 0xE0...0xFE: copyApplicationData(segment, of: file)
            default: return false
            }
        }
        if let rest = rest(of: PhotoshopCopy.withoutLocation(photoshop)) {
            append(0xED, PhotoshopCopy.signature + rest, or: .photoshop)
        }
        return copyScans(scans, after: segments.last?.range.upperBound ?? 2, of: file)
    }

    private mutating func copyApplicationData(_ segment: JPEGSegments.Segment, of file: borrowing OpenFile) {
        let payload = segment.payload(in: file)
        switch segment.marker {
        case 0xE0 where payload.starts(with: Self.jfif) && payload.count >= 14:
            // A thumbnail follows its width and height, the last two of these bytes.
            if payload[12] > 0, payload[13] > 0 { leaveOut(.thumbnail) }
            append(0xE0, payload.prefix(12) + [0, 0])
        case 0xE0 where payload.starts(with: "JFXX\0".utf8): leaveOut(.thumbnail)
        case 0xEE where payload.starts(with: Self.adobe) && payload.count >= 12:
            append(0xEE, Array(payload.prefix(12)))
        case 0xE2 where payload.starts(with: Self.profile): append(segment.range)
        case 0xE2 where payload.starts(with: "MPF\0".utf8): leaveOut(.appended)
        case 0xE1 where payload.starts(with: Self.extendedXMP): leaveOut(.xmpFields)
        case 0xEB where payload.starts(with: "JP".utf8): leaveOut(.contentCredentials)
        case 0xFE: leaveOut(.comment)
        default: leaveOut(.other)
        }
    }

    private mutating func copyScans(_ scans: JPEGScans, after start: Int, of file: borrowing OpenFile) -> Bool
    {
        var at = start
        for segment in scans.segments {
            switch segment.marker {
            case 0xC4, 0xCC, 0xDA, 0xDB, 0xDC, 0xDD: continue
            case 0xE0...0xFE:
                leaveOut(segment.marker == 0xFE ? .comment : .other)
                append(at..<segment.range.lowerBound)
                at = segment.range.upperBound
            default: return false
            }
        }
        append(at..<scans.end)
        if scans.end < file.size { leaveOut(.appended) }
        return true
    }

    private mutating func append(_ marker: UInt8, _ payload: [UInt8], or metadata: LeftOutMetadata = .other) {
        guard payload.count <= Self.longestPayload else { return leaveOut(metadata) }
        let length = payload.count + 2
        append([0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload)
    }
}
