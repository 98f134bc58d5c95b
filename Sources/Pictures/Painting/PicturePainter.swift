import TextLayout

/// Turns pixels and files of our own making into what the terminal is sent.
final class PicturePainter: Sendable {
    private let kitty = KittyImages()

    /// Nil when the rendition is not what the style asks for.
    func draw(_ rendition: Rendition, in box: PictureInBox) -> DrawnPicture? {
        let style = box.style, columns = box.columns, rows = box.rows
        switch (style.method, rendition) {
        case (.cells, .pixels(let raster)):
            return style.cells(raster, caption: box.picture.caption)
        case (.kitty(let path), _):
            return kitty.draw(rendition, of: box.key, columns: columns, rows: rows, path: path)
        case (.iterm2, .coded(let picture)):
            let text = InlineImage.text(of: picture, columns: columns, rows: rows)
            let shown = style.isWrapped ? TmuxPassthrough.wrapped(text) : text
            return DrawnPicture(paintings: [DrawnPicture.Painting(rows: rows, text: shown)])
        case (.sixel, .coded(let picture)):
            return SixelImage.paintings(of: picture, columns: columns, rows: rows, style: style)
                .map { DrawnPicture(paintings: $0) }
        default: return nil
        }
    }

    /// Frees what the terminal has not taken.
    func close() { kitty.close() }
}
