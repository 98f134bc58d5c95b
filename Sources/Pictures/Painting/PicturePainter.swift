import FoundationEssentials
import PictureExchange
import TextLayout

/// Converts encoded images to terminal output.
final class PicturePainter: Sendable {
    private let kitty = KittyImages()

    /// `nil` if the encoding does not match the style.
    func draw(_ image: EncodedImage, in box: PictureInBox) -> TerminalImage? {
        let style = box.style, columns = box.columns, rows = box.rows
        switch (style.method, image.form) {
        case (.cells, .pixels):
            return image.pixels.map { style.cells($0, caption: box.picture.caption) }
        case (.kitty(let path), .pixels), (.kitty(let path), .smallPNG):
            return kitty.draw(image, as: box.key, path: path, endlessly: box.animation == .on)
        case (.iterm2, .jpeg):
            let text = InlineImage.text(of: image, columns: columns, rows: rows)
            let shown = style.isWrapped ? TmuxPassthrough.wrapped(text) : text
            return TerminalImage(paintings: [TerminalImage.Painting(rows: rows, text: shown)])
        case (.sixel, .sixel):
            return SixelImage.paintings(of: image, columns: columns, rows: rows, style: style)
                .map { TerminalImage(paintings: $0) }
        default: return nil
        }
    }

    func pauseOrResume() -> String? { kitty.pauseOrResume() }

    func close() { kitty.close() }
}

/// iTerm2's inline images (iterm2.com/documentation-images.html), also supported by WezTerm, mintty and Konsole.
enum InlineImage {
    /// JPEG file stretched to the box of cells.
    static func text(of image: EncodedImage, columns: Int, rows: Int) -> String {
        "\u{1B}]1337;File=inline=1;size=\(image.bytes.count);width=\(columns);height=\(rows)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:" + Data(image.bytes).base64EncodedString() + "\u{7}"
    }
}

/// Passthrough to tmux's outer terminal, if `allow-passthrough` is on (tmux(1)).
enum TmuxPassthrough {
    /// tmux silently drops control strings of more than a megabyte (INPUT_BUF_LIMIT); ESC takes two bytes.
    static let limit = 1_000_000

    static func wrapped(_ text: String) -> String {
        "\u{1B}Ptmux;"
            + text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
            .joined(separator: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
}
