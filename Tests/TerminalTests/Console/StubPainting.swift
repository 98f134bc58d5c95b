import TextLayout

/// Paints each picture as one control string with its ID and size. If `late`, no picture is ready at once.
struct StubPainting: PictureDrawing {
    var late = false

    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        TerminalImage(rows: Array(repeating: String(repeating: ".", count: columns), count: rows))
    }

    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        .drawn(painted(picture, columns, rows))
    }

    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? {
        late ? nil : painted(picture, columns, rows)
    }

    private func painted(_ picture: Picture, _ columns: Int, _ rows: Int) -> TerminalImage {
        TerminalImage(paintings: [
            TerminalImage.Painting(rows: rows, text: "<\(picture.name) \(columns)x\(rows)>")
        ])
    }
}
