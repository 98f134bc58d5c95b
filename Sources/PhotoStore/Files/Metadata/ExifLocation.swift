/// GPS directory of Exif data (CIPA DC-008, 4.6.6).
enum ExifLocation {
    static let gpsTag = 0x8825
    /// Size in bytes of one value of each TIFF type, indexed by the type's number.
    static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

    /// Copy of the same length, with the GPS directory zeroed and its entry removed; `nil` if unreadable.
    static func removed(from exif: [UInt8]) -> [UInt8]? {
        guard exif.count >= 8 else { return nil }
        let isLittle = exif.starts(with: Array("II".utf8))
        guard isLittle || exif.starts(with: Array("MM".utf8)) else { return nil }
        var bytes = exif
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            let part = bytes[at..<at + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return nil }
        let end = start + 2 + count * 12
        guard end <= bytes.count else { return nil }
        for entry in stride(from: start + 2, to: end, by: 12) where number(entry, 2) == gpsTag {
            guard let gps = number(entry + 8, 4), let entries = number(gps, 2),
                gps + 2 + entries * 12 <= bytes.count
            else { return nil }
            for at in stride(from: gps + 2, to: gps + 2 + entries * 12, by: 12) {
                guard let type = number(at + 2, 2), let values = number(at + 4, 4),
                    let value = number(at + 8, 4)
                else { return nil }
                let size = (sizes.indices.contains(type) ? sizes[type] : 1) * values
                if size > 4 {
                    guard size <= bytes.count, value + size <= bytes.count else { return nil }
                    for index in value..<value + size { bytes[index] = 0 }
                }
            }
            for index in gps..<gps + 2 + entries * 12 { bytes[index] = 0 }
            // The following entries and the link to the next directory move up.
            let tail = Array(bytes[entry + 12..<min(bytes.count, end + 4)])
            bytes.replaceSubrange(entry..<entry + tail.count, with: tail)
            for index in entry + tail.count..<min(bytes.count, end + 4) { bytes[index] = 0 }
            let left = count - 1
            bytes[start + (isLittle ? 0 : 1)] = UInt8(left & 0xFF)
            bytes[start + (isLittle ? 1 : 0)] = UInt8(left >> 8)
            return bytes
        }
        return bytes
    }
}
