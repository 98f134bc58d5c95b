import FoundationEssentials
import PictureExchange
import TextLayout

/// Turns pixels and files of our own making into what the terminal is sent.
final class PicturePainter: Sendable {
    private let kitty = KittyImages()

    /// Nil when the image is not encoded as the style asks for.
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

    /// See `PictureDrawing`.
    func pauseOrResume() -> String? { kitty.pauseOrResume() }

    /// Frees what the terminal has not taken.
    func close() { kitty.close() }
}

/// iTerm2's inline images (iterm2.com/documentation-images.html), as WezTerm, mintty and Konsole show them, too.
enum InlineImage {
    /// A JPEG file of ours, stretched to the box of cells.
    static func text(of image: EncodedImage, columns: Int, rows: Int) -> String {
        "\u{1B}]1337;File=inline=1;size=\(image.bytes.count);width=\(columns);height=\(rows)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:" + Data(image.bytes).base64EncodedString() + "\u{7}"
    }
}

/// What tmux hands on to the terminal it runs in, when `allow-passthrough` is on (tmux(1)).
enum TmuxPassthrough {
    /// tmux drops a control string of more than a megabyte without a word (its INPUT_BUF_LIMIT); every escape in
    /// ours takes two bytes.
    static let limit = 1_000_000

    /// The control string inside one that tmux unwraps.
    static func wrapped(_ text: String) -> String {
        "\u{1B}Ptmux;"
            + text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
            .joined(separator: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
}
