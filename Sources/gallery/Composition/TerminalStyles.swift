import GalleryCore
import Pictures
import Terminal
import Viper

/// What is known of the terminal, as the pictures want it.
struct TerminalStyles: PictureStyling {
    let profile: TerminalProfile
    let capabilities: TerminalCapabilities

    var style: PictureStyle {
        let graphics = profile.graphics, screen = Window.size()
        return PictureStyle(
            method(graphics), depth: depth, glyphs: capabilities.isUTF8 ? .halfBlocks : .spaces,
            cell: graphics.cell, screenCells: screen.columns * screen.rows, isWrapped: graphics.isInTmux)
    }

    func settledStyle() async -> PictureStyle { style }

    private func method(_ graphics: Graphics) -> PictureStyle.Method {
        switch graphics.method {
        case .kitty where graphics.isInTmux: .kitty(.placeholders)
        case .kitty: .kitty(graphics.isRemote ? .stream : .memory)
        case .iterm2: .iterm2
        case .sixel: .sixel(colors: 256, largest: nil)
        case .cells, .words: .cells
        }
    }

    private var depth: Pictures.ColorDepth {
        switch capabilities.color {
        case .trueColor: .trueColor
        case .indexed256: .indexed256
        case .sixteen, .none: .basic16
        }
    }
}
