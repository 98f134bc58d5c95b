import TextLayout

/// Text over the start of a picture's last row, in reverse video.
struct PictureNote {
    let text: String
    /// Width in columns.
    let width: Int
    private let row: Int

    init(_ note: String, columns: Int, rows: Int) {
        let line = Line(" \(note) ").clipped(to: columns)
        text = "\u{1B}[0;7m\(line.text)\u{1B}[0m"
        width = line.width
        row = rows - 1
    }

    /// Painting of the note, to be added after the picture's paintings, so that the note is drawn over them.
    var paintings: [TerminalImage.Painting] { [TerminalImage.Painting(row: row, rows: 1, text: text)] }
}
