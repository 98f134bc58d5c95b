import GalleryCore
import TextLayout

/// Sixel images (DEC STD 070, chapter 12).
enum SixelImage {
    /// Largest tile of whole cells within the terminal's limit; `nil` if no cell fits.
    static func tile(within largest: PixelSize, cell: CellSize) -> PixelSize? {
        PixelSize(
            width: largest.width / cell.width * cell.width, height: largest.height / cell.height * cell.height
        )
    }

    static func paintings(
        of image: EncodedImage, columns: Int, rows: Int, style: PictureStyle
    ) -> [TerminalImage.Painting]? {
        guard case .sixel(_, let largest) = style.method else { return nil }
        let tile = largest.flatMap { Self.tile(within: $0, cell: style.cell) }
        let tileColumns = tile.map { $0.width / style.cell.width } ?? columns
        let tileRows = tile.map { $0.height / style.cell.height } ?? rows
        let across = max(1, (columns + tileColumns - 1) / tileColumns)
        var paintings = blanks(columns: columns, rows: rows)
        guard let images = images(in: image.bytes) else { return nil }
        for (index, image) in images.enumerated() {
            let row = index / across * tileRows
            // P2 is 1, so that unset pixels remain unchanged: the last band may exceed the box.
            var text = "\u{1B}P0;1;0q"
            text.reserveCapacity(image.count + 16)
            text += String(decoding: image, as: UTF8.self)
            text += "\u{1B}\\"
            paintings.append(
                TerminalImage.Painting(
                    row: row, column: index % across * tileColumns, rows: min(tileRows, rows - row),
                    text: style.isWrapped ? anchored(text) : text))
        }
        return paintings
    }

    /// Images in the worker's output, one per line; `nil` if it contains bytes outside the sixel grammar.
    private static func images(in bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
        let allowed = Self.allowed
        guard bytes.allSatisfy({ allowed[Int($0)] }) else { return nil }
        return bytes.split(separator: UInt8(ascii: "\n"))
    }

    /// Image for passthrough. tmux moves the terminal's cursor only when it prints a character, so a space is printed
    /// at the image's position, and the image starts there.
    private static func anchored(_ text: String) -> String {
        " " + TmuxPassthrough.wrapped("\u{1B}[D" + text)
    }

    /// Clears earlier contents (ECH, ECMA-48), which would show beside the image if cells are larger than reported.
    private static func blanks(columns: Int, rows: Int) -> [TerminalImage.Painting] {
        (0..<rows).map { TerminalImage.Painting(row: $0, rows: 1, text: "\u{1B}[\(columns)X") }
    }

    private static let allowed: [Bool] = (0...255).map { byte in
        (0x3F...0x7E).contains(byte) || "0123456789#;!\"$-\n".utf8.contains(UInt8(byte))
    }
}
