import FoundationEssentials
import PictureExchange
import TextLayout

final class PicturePainter: Sendable {
    private let kitty = KittyImages()

    /// Draws an image, with `note` over its last row; `nil` if the encoding does not match the style.
    func draw(_ image: EncodedImage, in box: PictureInBox, note: String? = nil) -> TerminalImage? {
        let style = box.style
        let columns = box.key.columns
        let rows = box.key.rows
        let label = note.map { PictureNote($0, columns: columns, rows: rows) }
        switch (style.method, image.form) {
        case (.cells, .pixels):
            return image.pixels.map { style.cells($0, caption: note) }
        case (.kitty(let path), .pixels), (.kitty(let path), .smallPNG):
            return kitty.draw(
                image, as: box.key, path: path, endlessly: box.animation == .on, note: label)
        case (.iterm2, .jpeg):
            let text = InlineImage.text(of: image, columns: columns, rows: rows)
            let shown = style.isWrapped ? TmuxPassthrough.wrapped(text) : text
            let painting = TerminalImage.Painting(rows: rows, text: shown)
            return TerminalImage(paintings: [painting] + (label?.paintings ?? []))
        case (.sixel, .sixel):
            return SixelImage.paintings(of: image, columns: columns, rows: rows, style: style)
                .map { TerminalImage(paintings: $0 + (label?.paintings ?? [])) }
        default: return nil
        }
    }

    func pauseOrResume() -> String? { kitty.pauseOrResume() }

    func close() { kitty.close() }
}

/// iTerm2's inline images (iterm2.com/documentation-images.html), also supported by WezTerm, mintty and Konsole.
private enum InlineImage {
    /// Sequence that shows a JPEG file, stretched to the box of cells.
    static func text(of image: EncodedImage, columns: Int, rows: Int) -> String {
        "\u{1B}]1337;File=inline=1;size=\(image.bytes.count);width=\(columns);height=\(rows)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:" + Data(image.bytes).base64EncodedString() + "\u{7}"
    }
}
