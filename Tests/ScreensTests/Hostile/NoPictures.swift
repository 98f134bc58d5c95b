import TextLayout

struct NoPictures: PictureDrawing {
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> DrawnPicture {
        DrawnPicture(rows: Array(repeating: " ", count: rows))
    }
    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome { .failed("") }
    func ready(_ picture: Picture, columns: Int, rows: Int) -> DrawnPicture? {
        placeholder(for: picture, columns: columns, rows: rows)
    }
}
