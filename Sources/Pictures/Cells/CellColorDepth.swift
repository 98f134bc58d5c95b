import GalleryCore

public enum CellColorDepth: String, CaseIterable, Sendable {
    /// 24 bits: SGR 38;2 and 48;2.
    case trueColor
    /// The 6 x 6 x 6 cube and the gray ramp of xterm: SGR 38;5 and 48;5.
    case indexed256
    /// The 16 ANSI colors, assumed to have xterm's default values.
    case basic16
    /// The Linux console: 16 colors, of which the 8 bright ones are only available as bold text.
    case console
}

extension CellColorDepth {
    /// Whether the colors are independent of the user's theme.
    var hasFixedColors: Bool { self == .trueColor || self == .indexed256 }

    var hasFewerBackgrounds: Bool { self == .console }

    func isOnlyForeground(_ code: UInt32) -> Bool { self == .console && code >= 8 }

    /// Code of the nearest color: `0xRRGGBB` in true color, otherwise the palette index.
    func code(of color: RGB, isBackground: Bool = false) -> UInt32 {
        switch self {
        case .trueColor: color.packed
        case .indexed256: UInt32(XtermPalette.nearest256(color))
        case .basic16: UInt32(XtermPalette.nearest(color, of: XtermPalette.basic))
        case .console:
            UInt32(XtermPalette.nearest(color, of: XtermPalette.console.prefix(isBackground ? 8 : 16)))
        }
    }

    func color(of code: UInt32) -> RGB {
        switch self {
        case .trueColor: RGB(packed: code)
        case .indexed256, .basic16: XtermPalette.color(Int(code))
        case .console: XtermPalette.console[Int(code)]
        }
    }
}
