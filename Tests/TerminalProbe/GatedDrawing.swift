import TextLayout

/// Draws each picture as its repeated number once the gate is open; picture 2 fails.
struct GatedDrawing: PictureDrawing {
    let gate: Gate

    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        fill(".", columns, rows)
    }

    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        await gate.wait()
        let name = picture.subject(as: String.self) ?? ""
        return name == "2" ? .failed("gone") : .drawn(fill(name, columns, rows))
    }

    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? { nil }

    private func fill(_ text: String, _ columns: Int, _ rows: Int) -> TerminalImage {
        TerminalImage(rows: Array(repeating: String(repeating: text, count: columns), count: rows))
    }
}
