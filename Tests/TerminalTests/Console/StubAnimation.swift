import TextLayout

struct StubAnimation: PictureDrawing {
    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        TerminalImage(rows: Array(repeating: "", count: rows))
    }

    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        .drawn(
            TerminalImage(
                paintings: [TerminalImage.Painting(rows: rows, text: "<a>")],
                followUp: [TerminalImage.Painting(rows: rows, text: "<wake>")]))
    }

    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? { nil }
    func pauseOrResume() -> String? { "<hold>" }
}
