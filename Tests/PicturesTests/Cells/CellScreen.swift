import TestKit

/// Parses rows of cells into pixels as a terminal does; throws on any other output.
struct CellScreen {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    typealias Color = (red: Int, green: Int, blue: Int)

    private static let rows = 24
    private static let geometry = GlyphGeometry(rows: rows)

    /// 8 by 24 pixels per cell; `nil` is the terminal's default color.
    private(set) var pixels: [[Color?]] = []
    private(set) var glyphs: [[Unicode.Scalar]] = []

    /// Mean colors of parts of cells. `nil` colors count as black.
    func means(across: Int = 1, down: Int = 1) -> [[Color]] {
        let (wide, high) = (GlyphGeometry.columns / across, Self.rows / down)
        return stride(from: 0, to: pixels.count, by: high).map { y in
            stride(from: 0, to: pixels[y].count, by: wide).map { x in
                var sum: Color = (0, 0, 0)
                for row in pixels[y..<y + high] {
                    for color in row[x..<x + wide] {
                        sum.red += color?.red ?? 0
                        sum.green += color?.green ?? 0
                        sum.blue += color?.blue ?? 0
                    }
                }
                let count = wide * high
                func mean(_ sum: Int) -> Int { (sum + count / 2) / count }
                return (mean(sum.red), mean(sum.green), mean(sum.blue))
            }
        }
    }

    init(_ rows: [String]) throws {
        for row in rows {
            guard row.hasPrefix("\u{1B}[0m"), row.hasSuffix("\u{1B}[0m") else {
                throw Violation(description: "attributes are left on")
            }
            try read(row)
        }
    }

    private mutating func read(_ row: String) throws {
        var lines = [[Color?]](repeating: [], count: Self.rows), line: [Unicode.Scalar] = []
        var front: Color?, back: Color?, isBold = false
        var scalars = row.unicodeScalars.makeIterator()
        var last = ""
        while let scalar = scalars.next() {
            switch scalar {
            case "\u{1B}":
                guard scalars.next() == "[" else { throw Violation(description: "not CSI") }
                var parameters = ""
                while let next = scalars.next(), next != "m" {
                    guard next == ";" || ("0"..."9").contains(next) else {
                        throw Violation(description: "not SGR: \(next)")
                    }
                    parameters.unicodeScalars.append(next)
                }
                guard parameters != last || parameters == "0" else {
                    throw Violation(description: "repeated \(parameters)")
                }
                last = parameters
                try apply(parameters.split(separator: ";").compactMap { Int($0) }, &front, &back, &isBold)
            default:
                guard let filled = Self.geometry.filled(by: scalar) else {
                    throw Violation(description: "\(scalar.value)")
                }
                for (y, row) in filled.enumerated() { lines[y] += row.map { $0 ? front : back } }
                line.append(scalar)
            }
        }
        pixels += lines
        glyphs.append(line)
    }

    private func apply(
        _ numbers: [Int], _ front: inout Color?, _ back: inout Color?, _ isBold: inout Bool
    ) throws {
        var rest = numbers[...]
        while let code = rest.popFirst() {
            switch code {
            case 0: (front, back, isBold) = (nil, nil, false)
            case 1, 22: isBold = code == 1
            case 38, 48:
                var color: Color?
                switch rest.popFirst() {
                case 2 where rest.count >= 3:
                    color = (rest[rest.startIndex], rest[rest.startIndex + 1], rest[rest.startIndex + 2])
                    rest = rest.dropFirst(3)
                case 5: color = rest.popFirst().flatMap(Self.indexed)
                default: throw Violation(description: "half a colour")
                }
                if code == 38 { front = color } else { back = color }
            case 30...37: front = Self.indexed(code - 30 + (isBold ? 8 : 0))
            case 40...47: back = Self.indexed(code - 40)
            case 90...97: front = Self.indexed(code - 82)
            case 100...107: back = Self.indexed(code - 92)
            default: throw Violation(description: "SGR \(code)")
            }
        }
    }

    /// Colors of xterm's 256colres.h and XTerm-col.ad.
    private static func indexed(_ index: Int) -> Color {
        let first: [Int] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
            0xFF0000,
            0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        if index < 16 { return (first[index] >> 16, first[index] >> 8 & 255, first[index] & 255) }
        if index >= 232 { return (index * 10 - 2312, index * 10 - 2312, index * 10 - 2312) }
        func level(_ step: Int) -> Int { step == 0 ? 0 : step * 40 + 55 }
        return (level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6))
    }
}
