import CommandShell
import GalleryCore
import Pictures
import Terminal
import TextLayout

struct TerminalStyles: PictureStyling {
    let profile: TerminalProfile
    let capabilities: TerminalCapabilities
    let isPipe: Bool

    var style: PictureStyle {
        let graphics = profile.graphics, screen = Window.size()
        return PictureStyle(
            method(graphics), depth: depth, glyphs: graphics.glyphs,
            cell: graphics.cell, screenCells: screen.columns * screen.rows,
            background: RGB(color: graphics.background), isWrapped: graphics.isWrapped)
    }

    func settledStyle() async -> PictureStyle {
        await profile.settled()
        return style
    }

    private func method(_ graphics: Graphics) -> PictureStyle.Method {
        switch graphics.method {
        case .kitty where graphics.isInTmux: .kitty(.placeholders)
        case .kitty: .kitty(graphics.isRemote || isPipe ? .stream : .memory)
        case .iterm2: .iterm2
        case .sixel:
            .sixel(
                colors: graphics.sixelColors,
                largest: graphics.sixelSize.flatMap { PixelSize(width: $0.across, height: $0.down) })
        case .cells, .words: .cells
        }
    }

    private var depth: Pictures.CellColorDepth? {
        switch profile.color {
        case .trueColor: .trueColor
        case .indexed256: .indexed256
        case .sixteen: capabilities.isConsole ? .console : .basic16
        case .none: nil
        }
    }
}

extension Graphics {
    /// Whether escape sequences must be wrapped for tmux.
    fileprivate var isWrapped: Bool { isInTmux && !(method == .sixel && hasOwnSixel) }
}

extension RGB {
    /// `color` is `0xRRGGBB`.
    fileprivate init(color: UInt32) {
        self.init(
            red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
    }
}
