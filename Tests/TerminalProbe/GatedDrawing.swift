import TextLayout

/// Draws a picture as its number repeated, when the gate opens.
struct GatedDrawing: PictureDrawing {
    let gate: Gate

    func placeholder(for picture: Picture, columns: Int, rows: Int) -> DrawnPicture {
        fill(".", columns, rows)
    }

    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        await gate.wait()
        return picture.id == "2" ? .failed("gone") : .drawn(fill(picture.id, columns, rows))
    }

    func ready(_ picture: Picture, columns: Int, rows: Int) -> DrawnPicture? { nil }

    private func fill(_ text: String, _ columns: Int, _ rows: Int) -> DrawnPicture {
        DrawnPicture(rows: Array(repeating: String(repeating: text, count: columns), count: rows))
    }
}
