import GalleryCore
import TestKit

/// Parses a row of cells with text, in true color or 256 colors, as a terminal does.
struct CaptionRow {
    struct Cell {
        let character: Character
        let ink: RGB?
        let back: RGB?
    }

    private(set) var cells: [Cell] = []

    init(_ row: String) throws {
        var ink: RGB?, back: RGB?
        var rest = row[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                cells.append(Cell(character: character, ink: ink, back: back))
                continue
            }
            let sequence = rest.prefix { $0 != "m" }
            rest = rest.dropFirst(sequence.count + 1)
            var numbers = sequence.dropFirst().split(separator: ";").compactMap { Int($0) }[...]
            while let code = numbers.popFirst() {
                switch code {
                case 38: ink = Self.color(&numbers)
                case 48: back = Self.color(&numbers)
                case 0: (ink, back) = (nil, nil)
                default: throw CellScreen.Violation(description: "SGR \(code)")
                }
            }
        }
    }

    private static func color(_ numbers: inout ArraySlice<Int>) -> RGB? {
        switch numbers.popFirst() {
        case 2:
            defer { numbers = numbers.dropFirst(3) }
            let parts = numbers.prefix(3).map { UInt8($0) }
            return RGB(red: parts[0], green: parts[1], blue: parts[2])
        case 5: return numbers.popFirst().flatMap(indexed)
        default: return nil
        }
    }

    /// Color of the cube or the gray ramp (xterm's 256colres.h); `nil` for the first sixteen colors.
    private static func indexed(_ index: Int) -> RGB? {
        func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(step * 40 + 55) }
        if index >= 232 {
            let grey = UInt8(index * 10 - 2312)
            return RGB(red: grey, green: grey, blue: grey)
        }
        guard index >= 16 else { return nil }
        return RGB(
            red: level((index - 16) / 36), green: level((index - 16) / 6 % 6), blue: level((index - 16) % 6))
    }
}
