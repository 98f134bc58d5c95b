import TestKit

/// Picture in cells, decoded to 8 by 16 pixels per cell, as drawn by a terminal with a font of this size.
struct CellImage {
    static let cell = (width: GlyphGeometry.columns, height: 16)
    private static let geometry = GlyphGeometry(rows: cell.height)

    private static let palette: [UInt32] = {
        let basic: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
        let cube = (0..<216).map { levels[$0 / 36] << 16 | levels[$0 / 6 % 6] << 8 | levels[$0 % 6] }
        let greys = (0..<24).map { UInt32(8 + 10 * $0) * 0x010101 }
        return basic + cube + greys
    }()

    private static let escape = Unicode.Scalar(27 as UInt8)

    private(set) var rows: [[UInt32]] = []
    private var front: UInt32 = 0xE5E5E5
    private var back: UInt32 = 0
    private var isInverse = false

    /// Reads the lines that set a background color with SGR 48.
    init(_ output: [UInt8]) {
        let text = String(decoding: output.filter { $0 != 13 }, as: UTF8.self)
        for line in text.split(separator: "\n") where line.contains("[48;") || line.contains(";48;") {
            take(line)
        }
    }

    private mutating func take(_ line: Substring) {
        var lines = [[UInt32]](repeating: [], count: Self.cell.height)
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let (front, back) = isInverse ? (back, front) : (front, back)
            switch scalar {
            case Self.escape:
                guard rest.popFirst() == "[" else { continue }
                var parameters = ""
                while let next = rest.popFirst() {
                    guard next.value >= 0x40 else {
                        parameters.unicodeScalars.append(next)
                        continue
                    }
                    if next == "m" { color(parameters.split(separator: ";").compactMap { Int($0) }) }
                    break
                }
            default:
                guard let filled = Self.geometry.filled(by: scalar) else { continue }
                for (y, row) in filled.enumerated() { lines[y] += row.map { $0 ? front : back } }
            }
        }
        rows += lines
    }

    private mutating func color(_ parameters: [Int]) {
        var rest = (parameters.isEmpty ? [0] : parameters)[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: (front, back, isInverse) = (0xE5E5E5, 0, false)
            case 7: isInverse = true
            case 27: isInverse = false
            case 30...37: front = Self.palette[code - 30]
            case 38: front = Self.direct(&rest) ?? front
            case 39: front = 0xE5E5E5
            case 40...47: back = Self.palette[code - 40]
            case 48: back = Self.direct(&rest) ?? back
            case 49: back = 0
            case 90...97: front = Self.palette[code - 82]
            case 100...107: back = Self.palette[code - 92]
            default: break
            }
        }
    }

    private static func direct(_ rest: inout ArraySlice<Int>) -> UInt32? {
        switch rest.popFirst() {
        case 5: return rest.popFirst().flatMap { palette.indices.contains($0) ? palette[$0] : nil }
        case 2:
            let channels = (0..<3).map { _ in UInt32(clamping: rest.popFirst() ?? 0) & 255 }
            return channels[0] << 16 | channels[1] << 8 | channels[2]
        default: return nil
        }
    }
}
