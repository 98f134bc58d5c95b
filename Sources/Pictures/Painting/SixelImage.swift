import GalleryCore
import Viper

/// Sixel images (DEC STD 070, chapter 12).
enum SixelImage {
    /// The largest size of whole cells within the largest image a terminal takes; nil when no cell fits.
    static func tile(within largest: PixelSize, cell: CellSize) -> PixelSize? {
        PixelSize(
            width: largest.width / cell.width * cell.width, height: largest.height / cell.height * cell.height
        )
    }

    /// The picture as paintings, one for each tile; nil when the worker's answer holds what no sixel image may.
    static func paintings(
        of picture: CodedPicture, columns: Int, rows: Int, style: PictureStyle
    ) -> [DrawnPicture.Painting]? {
        guard case .sixel(_, let largest) = style.method else { return nil }
        let tile = largest.flatMap { Self.tile(within: $0, cell: style.cell) }
        let tileColumns = tile.map { $0.width / style.cell.width } ?? columns
        let tileRows = tile.map { $0.height / style.cell.height } ?? rows
        let across = max(1, (columns + tileColumns - 1) / tileColumns)
        var paintings = blanks(columns: columns, rows: rows)
        let allowed = Self.allowed
        for (index, body) in picture.bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard body.allSatisfy({ allowed[Int($0)] }) else { return nil }
            let row = index / across * tileRows
            // Pixels that are not set stay as they are: a last band may reach over the box.
            let text = "\u{1B}P0;1;0q" + String(decoding: body, as: UTF8.self) + "\u{1B}\\"
            paintings.append(
                DrawnPicture.Painting(
                    row: row, column: index % across * tileColumns, rows: min(tileRows, rows - row),
                    text: style.isWrapped ? anchored(text) : text))
        }
        return paintings
    }

    /// tmux does not follow the terminal's cursor while it hands a string on, but puts it right for a character:
    /// the blank is for that, and the image begins where the blank stands.
    private static func anchored(_ text: String) -> String {
        " " + TmuxPassthrough.wrapped("\u{1B}[D" + text)
    }

    /// What stood there before shows no longer, should the cells be larger than we were told (ECMA-48, ECH).
    private static func blanks(columns: Int, rows: Int) -> [DrawnPicture.Painting] {
        (0..<rows).map { DrawnPicture.Painting(row: $0, rows: 1, text: "\u{1B}[\(columns)X") }
    }

    private static let allowed: [Bool] = (0...255).map { byte in
        (0x3F...0x7E).contains(byte) || "0123456789#;!\"$-".utf8.contains(UInt8(byte))
    }
}
