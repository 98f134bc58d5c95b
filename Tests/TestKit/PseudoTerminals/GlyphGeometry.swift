/// Parts of a cell that a character fills, by its Unicode name.
public struct GlyphGeometry: Sendable {
    public static let columns = 8

    private let rows: Int
    private var columns: Int { Self.columns }

    /// 24 rows can be divided into halves, thirds, quarters and eighths; common fonts have 16.
    public init(rows: Int = 24) { self.rows = rows }

    /// Filled pixels of a cell, by row from the top; `nil` unless a space or a block element.
    public func filled(by scalar: Unicode.Scalar) -> [[Bool]]? {
        if scalar == " " { return area { _, _ in false } }
        // Some systems do not know the names of Unicode 16.
        guard let name = scalar.properties.name ?? Self.octant(scalar) else { return nil }
        let words = name.split { $0 == " " || $0 == "-" }.map(String.init)
        switch words.first {
        case "FULL": return area { _, _ in true }
        case "LIGHT": return area { x, y in (x + 2 * y).isMultiple(of: 4) }
        case "MEDIUM": return area { x, y in (x + y).isMultiple(of: 2) }
        case "DARK": return area { x, y in !(x + 2 * y).isMultiple(of: 4) }
        case "QUADRANT": return quadrants(words.dropFirst().filter { $0 != "AND" })
        case "BLOCK" where words.count == 3:
            let across = 2, down = words[1] == "OCTANT" ? 4 : 3
            let parts = Set(words[2].compactMap(\.wholeNumberValue))
            return area { x, y in
                parts.contains((2 * y + 1) * down / (2 * rows) * across + x * across / columns + 1)
            }
        default: return sides(words)
        }
    }

    private func area(_ isFilled: (_ x: Int, _ y: Int) -> Bool) -> [[Bool]] {
        (0..<rows).map { y in (0..<columns).map { x in isFilled(x, y) } }
    }

    private func quadrants(_ words: [String]) -> [[Bool]] {
        let parts = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
        return area { x, y in
            parts.contains { ($0.0 == "UPPER") == (y < rows / 2) && ($0.1 == "LEFT") == (x < columns / 2) }
        }
    }

    private static let sizes = ["ONE": 1, "THREE": 3, "FIVE": 5, "SEVEN": 7, "HALF": 4]
    private static let units = ["EIGHTH": 1, "EIGHTHS": 1, "QUARTER": 2, "QUARTERS": 2]

    /// Parses "LOWER THREE EIGHTHS BLOCK", "LEFT HALF UPPER ONE QUARTER BLOCK", "MIDDLE LEFT ONE QUARTER BLOCK".
    private func sides(_ words: [String]) -> [[Bool]]? {
        var x = 0..<columns, y = 0..<rows
        var words = words[...]
        var isMiddle = false
        while let side = words.popFirst(), side != "BLOCK" {
            if side == "MIDDLE" {
                isMiddle = true
                continue
            }
            if isMiddle {
                x = side == "LEFT" ? 0..<columns / 2 : columns / 2..<columns
                y = rows / 4..<rows * 3 / 4
                break
            }
            guard let word = words.popFirst(), let size = Self.sizes[word] else { return nil }
            let eighths = size == 4 ? size : size * (words.popFirst().flatMap { Self.units[$0] } ?? 1)
            switch side {
            case "LEFT": x = 0..<columns * eighths / 8
            case "RIGHT": x = columns * (8 - eighths) / 8..<columns
            case "UPPER": y = 0..<rows * eighths / 8
            case "LOWER": y = rows * (8 - eighths) / 8..<rows
            default: return nil
            }
        }
        return area { x.contains($0) && y.contains($1) }
    }

    private static func octant(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x1CEA0: return "RIGHT HALF LOWER ONE QUARTER BLOCK"
        case 0x1CEA3: return "LEFT HALF LOWER ONE QUARTER BLOCK"
        case 0x1CEA8: return "LEFT HALF UPPER ONE QUARTER BLOCK"
        case 0x1CEAB: return "RIGHT HALF UPPER ONE QUARTER BLOCK"
        case 0x1FBE6: return "MIDDLE LEFT ONE QUARTER BLOCK"
        case 0x1FBE7: return "MIDDLE RIGHT ONE QUARTER BLOCK"
        case 0x1CD00..<0x1CDE6:
            let pattern = octants[Int(scalar.value - 0x1CD00)]
            return "BLOCK OCTANT-" + (0..<8).filter { pattern >> $0 & 1 != 0 }.map { "\($0 + 1)" }.joined()
        default: return nil
        }
    }

    /// Bit patterns of the octants in code point order, lowest bit for the first part; omits those of other characters.
    private static let octants: [Int] = {
        let others: Set = [
            0, 1, 2, 3, 5, 10, 15, 20, 40, 63, 64, 80, 85, 90, 95, 128, 160, 165, 170, 175, 192, 240, 245,
            250, 252, 255,
        ]
        return (0..<256).filter { !others.contains($0) }
    }()
}
