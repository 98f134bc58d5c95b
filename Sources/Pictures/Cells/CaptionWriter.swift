import GalleryCore
import TextLayout

/// Draws a caption over cells in black or white, whichever has more contrast. Darkens or lightens the cells just enough
/// for a ratio of 4.5 to 1 (WCAG 2.2, 1.4.3), so that the photo stays visible.
struct CaptionWriter {
    /// Number of steps between a color and black or white; finer steps are not visible.
    private static let steps = 16

    let depth: CellColorDepth

    /// `beneath` holds the mean colors of the cells. Returns the number of cells used.
    func write(_ caption: String, over beneath: [RGB], into row: inout CellRow) -> Int {
        let text = Line(" " + caption + " ").clipped(to: beneath.count).text
        let cells = Array(beneath.prefix(CellWidth.of(text)))
        guard !cells.isEmpty else { return 0 }
        let ink = ink(over: cells)
        var column = 0
        for character in text {
            let width = CellWidth.of(character)
            guard column + width <= cells.count else { break }
            let back =
                width > 0 ? average(Array(cells[column..<(column + width)])) : cells[max(0, column - 1)]
            row.append(character, ink: depth.code(of: ink), on: readable(under: ink, near: back))
            column += width
        }
        return column
    }

    /// A single text color for the whole caption, since a caption in two colors is hard to read.
    private func ink(over cells: [RGB]) -> RGB {
        let mean = cells.reduce(0) { $0 + Contrast.luminance($1) } / Float(cells.count)
        let isLight = Contrast.ratio(mean, 0) > Contrast.ratio(mean, 1)
        return isLight ? .black : .white
    }

    private func readable(under ink: RGB, near color: RGB) -> UInt32 {
        let pole: RGB = ink == .black ? .white : .black
        // The user's theme defines the 16 colors, so their contrast is unknown.
        guard depth.hasFixedColors else { return depth.code(of: pole, isBackground: true) }
        for step in 0...Self.steps {
            let code = depth.code(of: color.mixed(with: pole, share: Float(step) / Float(Self.steps)))
            let ratio = Contrast.ratio(Contrast.luminance(depth.color(of: code)), Contrast.luminance(ink))
            if ratio >= Contrast.readable { return code }
        }
        return depth.code(of: pole)
    }

    private func average(_ colors: [RGB]) -> RGB {
        func mean(_ channel: KeyPath<RGB, UInt8>) -> UInt8 {
            UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / max(1, colors.count))
        }
        return RGB(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
    }
}

extension RGB {
    fileprivate static let black = RGB(red: 0, green: 0, blue: 0)
    fileprivate static let white = RGB(red: 255, green: 255, blue: 255)

    fileprivate func mixed(with other: RGB, share: Float) -> RGB {
        func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
            UInt8(clamping: Double(Float(one) + (Float(two) - Float(one)) * share))
        }
        return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
