/// Writes BMP files with a header of any version.
enum BMP {
    static let palette = [0x000000, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]
    /// The test picture: 4 by 2 palette indices, in rows from the top.
    static let rows: [[UInt8]] = [[1, 2, 3, 4], [0, 1, 1, 4]]
    static let colors = rows.joined().map { palette[Int($0)] }

    static func little(_ value: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Header of `size` bytes. Sizes of 12 and 16 to 64, except 40, 52 and 56, are headers of OS/2.
    static func header(_ size: Int, bits: Int, compression: Int = 0, masks: [Int] = []) -> [UInt8] {
        if size == 12 { return little(12) + little(4, 2) + little(2, 2) + little(1, 2) + little(bits, 2) }
        let start = little(size) + little(4) + little(2) + little(1, 2) + little(bits, 2)
        let zeros = [UInt8](repeating: 0, count: 12), colors = bits <= 8 ? 5 : 0
        let all =
            start + little(compression) + zeros + little(colors) + little(0) + masks.flatMap { little($0) }
        return size > 40 ? all + Array(repeating: 0, count: size - all.count) : size == 40 ? all : start
    }

    static func file(_ header: [UInt8], _ pixels: [UInt8], hasPalette: Bool = false) -> [UInt8] {
        let gap: [UInt8] = header[0] == 12 ? [] : [0]
        let colors = hasPalette ? palette.flatMap { little($0, 3) + gap } : []
        let offset = 14 + header.count + colors.count
        return Array("BM".utf8) + little(offset + pixels.count) + little(0) + little(offset) + header + colors
            + pixels
    }

    /// The test picture with 4 bytes a pixel, of which the last is alpha.
    static func pixels(alpha: [UInt8]) -> [UInt8] {
        let all = zip(colors, alpha).map { little($0, 3) + [$1] }
        return (all[4...] + all[..<4]).flatMap { $0 }
    }
}
