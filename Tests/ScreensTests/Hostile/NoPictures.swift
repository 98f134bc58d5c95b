import TextLayout

struct NoPictures: PictureDrawing {
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        TerminalImage(rows: Array(repeating: " ", count: rows))
    }
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome { .failed("") }
    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? {
        placeholder(for: picture, columns: columns, rows: rows)
    }
}
