import PictureExchange
import TextLayout

/// Converts encoded images to terminal output.
final class PicturePainter: Sendable {
    private let kitty = KittyImages()

    /// `nil` if the encoding does not match the style.
    func draw(_ image: EncodedImage, in box: PictureInBox) -> TerminalImage? {
        let style = box.style
        let columns = box.columns
        let rows = box.rows
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
