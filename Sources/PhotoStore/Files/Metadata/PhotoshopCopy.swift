import GalleryCore

/// Copy of Photoshop's image resources (Adobe Photoshop File Formats Specification) with those that have no
/// coordinates. Of IPTC (IIM 4.2), it has the texts of records 1 and 2, including names of places.
enum PhotoshopCopy {
    static let signature = Array("Photoshop 3.0\0".utf8)
    private static let iptc = 0x0404
    /// Resolution, copyright flag and address.
    private static let harmless = [0x03ED, 0x040A, 0x040B]
    /// Digest of the IPTC data, which the copy does not need.
    private static let digest = 0x0425
    private static let fields: [UInt8: Set<UInt8>] = [
        1: [0, 90],
        2: [
            0, 3, 4, 5, 7, 8, 10, 12, 15, 20, 22, 25, 26, 27, 30, 35, 37, 38, 40, 42, 45, 47, 50, 55, 60, 62,
            63, 65,
            70, 75, 80, 85, 90, 92, 95, 100, 101, 103, 105, 110, 115, 116, 118, 120, 121, 122, 130, 131, 135,
        ],
    ]

    static func withoutLocation(_ data: [UInt8]) -> CleanedMetadata {
        var cleaned = CleanedMetadata()
        var kept: [UInt8] = []
        var at = 0
        while at < data.count {
            guard data[at...].starts(with: "8BIM".utf8), let id = number(data, at + 4, 2),
                let name = number(data, at + 6, 1)
            else { return CleanedMetadata(leftOut: [.photoshop]) }
            let size = at + 6 + (name + 2) / 2 * 2
            guard let count = number(data, size, 4), size + 4 + count <= data.count else {
                return CleanedMetadata(leftOut: [.photoshop])
            }
            let content = Array(data[size + 4..<size + 4 + count])
            at = min(data.count, size + 4 + count + count % 2)
            if id == iptc {
                let (texts, isWhole) = texts(content)
                if !isWhole { cleaned.leftOut.insert(.iptcFields) }
                if !texts.isEmpty { kept += resource(id, texts) }
            } else if harmless.contains(id), !CoordinateText.isPossible(in: content) {
                kept += resource(id, content)
            } else if id != digest {
                cleaned.leftOut.insert(.photoshop)
            }
        }
        cleaned.bytes = kept.isEmpty ? nil : kept
        return cleaned
    }

    /// Copy of IPTC data, and whether it has all of it.
    private static func texts(_ data: [UInt8]) -> (kept: [UInt8], isWhole: Bool) {
        var kept: [UInt8] = []
        var isWhole = true
        var at = 0
        while at < data.count {
            // Padding of some writers.
            if data[at...].allSatisfy({ $0 == 0 }) { break }
            guard data[at] == 0x1C, let count = number(data, at + 3, 2), count < 0x8000,
                at + 5 + count <= data.count
            else { return (kept, false) }
            let field = data[at..<at + 5 + count]
            let isKnown = fields[data[at + 1]]?.contains(data[at + 2]) == true
            if isKnown, !CoordinateText.isPossible(in: Array(field.dropFirst(5))) {
                kept += field
            } else {
                isWhole = false
            }
            at += 5 + count
        }
        return (kept, isWhole)
    }

    private static func resource(_ id: Int, _ content: [UInt8]) -> [UInt8] {
        let size = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) }
        return Array("8BIM".utf8) + [UInt8(id >> 8), UInt8(id & 0xFF), 0, 0] + size + content
            + (content.count % 2 == 1 ? [0] : [])
    }

    private static func number(_ data: [UInt8], _ at: Int, _ count: Int) -> Int? {
        at + count <= data.count ? data[at..<at + count].reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
