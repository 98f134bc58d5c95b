import TextLayout

/// Terminal output that changes a displayed layout into another one with the same pictures.
struct LayoutChange {
    private struct Position: Hashable {
        let row: Int
        let column: Int

        init(of line: ScreenLayout.PlacedLine) {
            row = line.row
            column = line.column
        }
    }

    let palette: Palette

    func text(from old: ScreenLayout, to new: ScreenLayout) -> String {
        let before = lines(of: old), after = lines(of: new)
        var text = ""
        for line in old.lines {
            let rest = line.line.width - (after[Position(of: line)]?.width ?? 0)
            guard rest > 0 else { continue }
            let column = line.column + line.line.width - rest
            text += Escape.moveTo(row: line.row, column: column) + String(repeating: " ", count: rest)
        }
        for line in new.lines where before[Position(of: line)] != line.line { text += self.text(of: line) }
        return text
    }

    func text(of line: ScreenLayout.PlacedLine) -> String {
        Escape.moveTo(row: line.row, column: line.column) + palette.text(line.line)
    }

    private func lines(of layout: ScreenLayout) -> [Position: Line] {
        Dictionary(layout.lines.map { (Position(of: $0), $0.line) }) { $1 }
    }
}
