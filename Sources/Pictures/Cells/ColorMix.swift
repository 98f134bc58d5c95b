import GalleryCore

/// Cell whose shade mixes two colors of a palette, which are seen as their mean.
struct ColorMix {
    let cell: DrawnCell
    let mean: SIMD3<Float>
    /// Mean squared distance of the cell's points from `mean`: visible grain.
    let grain: Float

    /// All mixes of a depth with 16 colors.
    static func all(_ depth: CellColorDepth) -> [ColorMix] { depth == .console ? console : basic }

    private static let console = mixes(.console)
    private static let basic = mixes(.basic16)

    /// Mixes of two of 256 colors near `color`.
    static func near(_ color: SIMD3<Float>) -> [ColorMix] {
        let colors = XtermPalette.around(RGB(rounding: color)).sorted().map(UInt32.init)
        return colors.indices.flatMap { index in
            colors[..<index].flatMap { paper in
                CellShapes.shades.map { ColorMix($0, .indexed256, colors[index], paper) }
            }
        }
    }

    private static func mixes(_ depth: CellColorDepth) -> [ColorMix] {
        (0..<16).flatMap { ink in
            (0..<16).filter { $0 != ink && !depth.isOnlyForeground($0) }.flatMap { paper in
                CellShapes.shades.map { ColorMix($0, depth, ink, paper) }
            }
        }
    }

    private init(_ shade: CellShapes.Shape, _ depth: CellColorDepth, _ ink: UInt32, _ paper: UInt32) {
        let part = shade.area / CellShapes.area
        let back = depth.color(of: paper).vector, difference = depth.color(of: ink).vector - back
        cell = DrawnCell(shape: shade, inside: ink, outside: paper)
        mean = back + part * difference
        grain = part * (1 - part) * (difference * difference).sum()
    }
}
